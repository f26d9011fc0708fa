/** Case files as commands see them: read, with friendly names, under the edition and the policies that apply. */
import type { CaseInput } from '../cases/case.ts';
import { type ExtraNames, indexNames, type NameIndex } from '../cases/names.ts';
import { OPTION_POLICIES } from '../cases/options.ts';
import { type CaseEntry, type CaseFile, type CaseReader, makeCaseReader, problemAt } from '../cases/read.ts';
import { type CaseRuling, ruleCase } from '../cases/rule.ts';
import { LOCALES } from '../core/ruleset.ts';
import { type Diagnostic, didYouMean, formatDiagnostic, type NameEntry } from '../data/index.ts';
import { ownSchemas } from '../data/own-schemas.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Call } from './command.ts';
import { Stop, usageError } from './exit.ts';
import { mistakenGame } from './guerra-fria/which-game.ts';
import { type Input, readInput } from './input.ts';
import type { Io } from './io.ts';
import { otherFile } from './other-file.ts';
import { editionNamed, type Session } from './session.ts';

/** Reads case files for one call. */
export class CaseDesk {
  readonly #session: Session;
  #reader: CaseReader | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The cases of a text, or what is wrong with it. */
  read({ name, bytes }: Input) {
    this.#reader ??= makeCaseReader(ownSchemas(), this.#session.rules('deluxe'), () => localisedNames(this.#session));
    return this.#reader.read(name, bytes);
  }

  /** Number of a card by any of its names, in any language. */
  cardNumber(name: string): number | undefined {
    return this.nameIndex().card(name.trim());
  }

  /** Every name of every language. */
  nameIndex(): NameIndex {
    return indexNames(this.#session.rules('deluxe'), localisedNames(this.#session));
  }

  extraNames(): ExtraNames {
    return this.#reader?.extraNames() ?? {};
  }

  /** The rules a case is judged by; undefined for an edition that is not modelled. */
  rulesFor(input: CaseInput): Ruleset | undefined {
    const edition = this.#session.edition ?? (input.edition === undefined ? undefined : editionNamed(input.edition));
    if (edition === undefined && input.edition !== undefined) return undefined;
    return this.#session.rules(edition);
  }

  /** The case with the policies of the command line, which prevail over its own. */
  withPolicies(input: CaseInput): CaseInput {
    const { policies } = this.#session;
    if (Object.keys(policies).length === 0) return input;
    const options = input.position.options?.filter((option) => !((OPTION_POLICIES[option]?.[0] ?? '') in policies));
    const position = options ? { ...input.position, options } : input.position;
    return { ...input, position, policies: { ...input.policies, ...policies } };
  }

  /** Rules on a case. Throws a `Stop` with the place in the file if it makes no sense. */
  rule(
    file: CaseFile,
    entry: CaseEntry,
    io: Io,
    input: CaseInput = entry.input,
  ): { rules: Ruleset; input: CaseInput; ruling: CaseRuling } {
    const rules = this.rulesFor(input);
    if (!rules)
      throw new Stop(
        `arbiter: the ${input.edition} edition is not modelled; --edition deluxe or --edition second rules on the case all the same`,
      );
    const own = this.withPolicies(input);
    const result = ruleCase(rules, own, this.extraNames());
    if (!result.ok) throw new Stop(report([problemAt(file.source, entry, result.problem)], io));
    return { rules, input: own, ruling: result.ruling };
  }
}

/** Names of countries and cards in the other languages, and the forms in which they occur. */
export function localisedNames(session: Session): ExtraNames {
  const countries: Record<string, string[]> = {};
  const cards: Record<string, string[]> = {};
  for (const locale of LOCALES.filter((known) => known !== 'en')) {
    const { names } = session.texts(locale);
    collect(countries, names.countries);
    collect(cards, names.cards);
  }
  return { countries, cards };
}

function collect(into: Record<string, string[]>, entries: Readonly<Record<string, NameEntry>>): void {
  for (const [id, { name, title, forms = [] }] of Object.entries(entries)) {
    const list = into[id] ?? [];
    into[id] = list;
    for (const form of [name, title, ...forms]) if (form !== undefined) list.push(form);
  }
}

/** More mistakes than these are not read; the rest is counted. */
const MOST_SHOWN = 20;

/** A key of a thousand letters need not be repeated in full. */
const LONGEST_LINE = 300;

/** Diagnostics as people read them, one after the other. */
export function report(diagnostics: readonly Diagnostic[], io: Io): string {
  const colour = io.stderr.isTTY === true && !io.env.NO_COLOR && io.env.TERM !== 'dumb';
  const shown = diagnostics.slice(0, MOST_SHOWN).map((diagnostic) => formatDiagnostic(diagnostic, { colour }));
  const more = diagnostics.length - shown.length;
  const lines = [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n').split('\n');
  return lines.map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line)).join('\n');
}

/** The case file of a call, read. */
export interface OneFile {
  readonly desk: CaseDesk;
  readonly file: CaseFile;
  /** The case asked for by `--id`, or every one. */
  readonly entries: readonly CaseEntry[];
}

/** Reads the file of a call. Throws a `Stop` if it is no case file, or has no case with the id asked for. */
export async function openCases(path: string, { session, io, given, command }: Call): Promise<OneFile> {
  const desk = new CaseDesk(session);
  const input = await readInput(path, io);
  const file = desk.read(input);
  const mistakes = file.ok ? file.rejected : file.diagnostics;
  if (!file.ok || mistakes.length > 0) {
    const other = mistakenGame(input, 'twilight-struggle') ?? (file.ok ? undefined : otherFile(input));
    throw new Stop(other ?? report(mistakes, io));
  }
  if (file.example) throw new Stop(`arbiter: ${path} is an example of play, one long game; use: arbiter suite ${path}`);
  const id = given.one('id');
  const entries = id === undefined ? file.cases : file.cases.filter(({ input }) => String(input.id) === id);
  if (entries.length > 0) return { desk, file, entries };
  const ids = file.cases.flatMap(({ input }) => (input.id === undefined ? [] : [String(input.id)]));
  throw usageError(`${path} has no case "${id}"`, command.name, didYouMean(id ?? '', ids));
}

/** The only case of a file. Throws a `Stop` if there are several and nobody says which. */
export function onlyCase({ entries }: OneFile, { command }: Call): CaseEntry {
  const [entry] = entries;
  if (entry && entries.length === 1) return entry;
  const ids = entries.flatMap(({ input }) => (input.id === undefined ? [] : [String(input.id)])).slice(0, 6);
  throw usageError(
    `the file holds ${entries.length} cases; name one with --id`,
    command.name,
    `for example ${ids.join(', ')}`,
  );
}

/** The board after the actions of the only case of a file. Throws a `Stop` if they are not legal. */
export function boardAfter(opened: OneFile, call: Call): Board {
  const { ruling } = opened.desk.rule(opened.file, onlyCase(opened, call), call.io);
  if (ruling.verdict !== 'illegal') return ruling.end;
  throw new Stop('arbiter: the actions of the case are not legal, so nothing comes after them; see: arbiter rule');
}
