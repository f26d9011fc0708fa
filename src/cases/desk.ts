/** A desk at which case files are read and ruled on: friendly names, the edition and the policies that apply. */

import type { NameEntry } from '../core/render.ts';
import type { Locale } from '../core/ruleset.ts';
import { caseSchemas } from '../data/case-schemas.ts';
import type { Diagnostic } from '../data/diagnostics.ts';
import { LOCALES } from '../data/locales.ts';
import { EDITIONS, type Edition } from '../data/sources.ts';
import type { TextNames } from '../data/texts.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { CaseInput } from './case.ts';
import { type ExtraNames, indexNames, type NameIndex } from './names.ts';
import { OPTION_POLICIES } from './options.ts';
import {
  type CaseEntry,
  type CaseFile,
  type CaseFileResult,
  type CaseReader,
  makeCaseReader,
  problemAt,
} from './read.ts';
import { type CaseRuling, ruleCase } from './rule.ts';
import type { Run } from './run.ts';

/** Where a desk finds the rules and the names; a call of the command line has one, and so has a program. */
export interface Library {
  /** The edition asked for; a case may name its own if there is none. */
  readonly edition: Edition | undefined;
  /** The policies asked for: they prevail over those of a case. */
  readonly policies: Readonly<Record<string, string>>;
  /** The rules of an edition under these policies; of the edition asked for, or deluxe, if absent. */
  rules(edition?: Edition): Ruleset;
  texts(locale: Locale): { readonly names: Pick<TextNames, 'countries' | 'cards'> };
}

/** A ruling with the rules it was made by; or what is wrong with the case: nothing but its edition, if the list is empty. */
export type Judged =
  | { readonly ok: true; readonly rules: Ruleset; readonly input: CaseInput; readonly ruling: CaseRuling }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Reads case files and rules on their cases. */
export class CaseDesk {
  readonly #library: Library;
  #reader: CaseReader | undefined;
  #names: ExtraNames | undefined;

  constructor(library: Library) {
    this.#library = library;
  }

  /** The cases of a text, or what is wrong with it. */
  read(name: string, text: string | Uint8Array): CaseFileResult {
    this.#reader ??= makeCaseReader(caseSchemas(), this.#library.rules('deluxe'), () => this.#localisedNames());
    return this.#reader.read(name, text);
  }

  /** Every name of every language. */
  nameIndex(): NameIndex {
    return indexNames(this.#library.rules('deluxe'), this.#localisedNames());
  }

  extraNames(): ExtraNames {
    return this.#reader?.extraNames() ?? {};
  }

  /** The rules a case is judged by; undefined for an edition that is not modelled. */
  rulesFor(input: Pick<CaseInput, 'edition'>): Ruleset | undefined {
    const edition = this.#library.edition ?? (input.edition === undefined ? undefined : editionNamed(input.edition));
    if (edition === undefined && input.edition !== undefined) return undefined;
    return this.#library.rules(edition);
  }

  /** The case with the policies asked for, which prevail over its own. */
  withPolicies(input: CaseInput): CaseInput {
    const { policies } = this.#library;
    if (Object.keys(policies).length === 0) return input;
    const options = input.position.options?.filter((option) => !((OPTION_POLICIES[option]?.[0] ?? '') in policies));
    const position = options ? { ...input.position, options } : input.position;
    return { ...input, position, policies: { ...input.policies, ...policies } };
  }

  /**
   * Rules on a case.
   * @param input the case, if something has been added to that of the file
   * @param otherwise asked for what an action leaves open, before it is called missing
   */
  rule(file: CaseFile, entry: CaseEntry, input: CaseInput = entry.input, otherwise?: Run['otherwise']): Judged {
    const rules = this.rulesFor(input);
    if (!rules) return { ok: false, diagnostics: [] };
    const own = this.withPolicies(input);
    const result = ruleCase(rules, own, this.extraNames(), otherwise);
    if (!result.ok) return { ok: false, diagnostics: [problemAt(file.source, entry, result.problem)] };
    return { ok: true, rules, input: own, ruling: result.ruling };
  }

  #localisedNames(): ExtraNames {
    this.#names ??= localisedNames(this.#library);
    return this.#names;
  }
}

/** Names of countries and cards in all languages, and the forms in which they occur. */
export function localisedNames(library: Pick<Library, 'texts'>): Required<ExtraNames> {
  const countries: Record<string, string[]> = {};
  const cards: Record<string, string[]> = {};
  for (const locale of LOCALES) {
    const { names } = library.texts(locale);
    collect(countries, names.countries);
    collect(cards, names.cards);
  }
  return { countries, cards };
}

function collect(into: Record<string, string[]>, entries: Readonly<Record<string, NameEntry>>): void {
  for (const [id, entry] of Object.entries(entries)) {
    const { name, title, genitive, instrumental, forms = [] } = entry;
    const list = into[id] ?? [];
    into[id] = list;
    for (const form of [name, title, genitive, instrumental, ...forms])
      if (typeof form === 'string' && !list.includes(form)) list.push(form);
  }
}

/** Editions as cases may write them. */
export function editionNamed(name: string): Edition | undefined {
  const known: Readonly<Record<string, Edition>> = { '2nd': 'second', '2': 'second' };
  return known[name] ?? EDITIONS.find((edition) => edition === name);
}
