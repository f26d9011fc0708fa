/** Everything that is translated, entry by entry, with the source it was made from: what may be stale or missing. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped } from '../../core/grouped.ts';
import type { Entry as TranslatedEntry } from '../../crosscheck/self.ts';
import { isOwnForm } from '../../data/consistency-messages.ts';
import { RULES_ROOT } from '../../data/files.ts';
import { formatDiagnostic, readYaml } from '../../data/index.ts';
import { flatten, pairUp, type TransUnit } from '../../interchange/units.ts';
import {
  hashesBeside,
  hashesNow,
  type Pair,
  pairsOf,
  placesOf,
  questionsOf,
  rememberedHashes,
  summariesOf,
} from './interchange-sources.ts';
import { entryOf, hashFile, readHashes } from './source-hashes.ts';

/** The texts that are translated together and share one hash. */
export interface Entry extends TranslatedEntry {
  readonly texts: readonly TransUnit[];
}

/** A translation, or a hash, of something that the source does not have, or has no longer. */
export interface Leftover {
  readonly file: string;
  readonly id: string;
}

export interface Entries {
  readonly entries: readonly Entry[];
  readonly leftovers: readonly Leftover[];
}

/** Is there a text in the language for every text of the entry? */
export const isTranslated = ({ texts }: Entry): boolean => texts.every(({ target }) => target.trim() !== '');

/** Was the translation made from another source than the present one, or was its source never recorded? */
export const needsReview = (entry: Entry): boolean => isTranslated(entry) && entry.from !== entry.now;

interface Placed extends Pair {
  readonly file: string;
}

const PROJECT = join(RULES_ROOT, '..');

/** Both games, the findings of the cross-check and the sentences of the features, as far as they are there. */
export function loadEntries(locale: string): Entries {
  const places = placesOf(locale) as Readonly<Record<string, string>>;
  const pairs: readonly Placed[] = [
    ...pairsOf(locale).map((pair) => ({
      ...pair,
      file: `rules/${places[pair.part === 'glossary' ? 'names' : pair.part]}`,
    })),
    ...stepPairs(locale),
    ...guerraFriaPairs(locale),
  ];
  const units = pairs.map((pair) => ({ file: pair.file, units: pairUp(pair.source, pair.target, pair.part) }));
  const now = hashesNow(units.flatMap((each) => each.units));
  const from = {
    ...rememberedHashes(locale),
    ...besideIn('guerra-fria/clauses', `rules/guerra-fria/i18n/${locale}/clauses.yaml`),
    ...besideIn('guerra-fria/issues', `rules/guerra-fria/i18n/${locale}/issues.yaml`),
  };
  const entries = units.flatMap((each) =>
    [...grouped(each.units, ({ id }) => entryOf(id))].map(
      ([id, texts]): Entry => ({ id, file: each.file, texts, from: from[id], now: now[id]! }),
    ),
  );
  // Where the features are not there, nothing can be said of hashes of their sentences.
  const absent = STEPS.filter(({ part }) => !pairs.some((pair) => pair.part === part)).map(({ part }) => `${part}/`);
  const isGone = (id: string) => !(id in now) && !absent.some((part) => id.startsWith(part));
  const hashes = Object.keys(readHashes(locale, RULES_ROOT)).filter(isGone);
  return {
    entries,
    leftovers: [...pairs.flatMap(leftoversOf), ...hashes.map((id) => ({ file: `rules/${hashFile(locale)}`, id }))],
  };
}

function leftoversOf({ part, source, target, file }: Placed): Leftover[] {
  const known = new Set(flatten(source, part).map(([id]) => id));
  return flatten(target, part).flatMap(([id]) => (known.has(id) || isOwnForm(id, known) ? [] : [{ file, id }]));
}

// The sentences of the features ---------------------------------------------------------------------------------------

const STEPS = [
  { part: 'steps', folder: 'features/phrases' },
  { part: 'guerra-fria/steps', folder: 'features/guerra-fria/phrases' },
] as const;

/** Absent from a published package, and for a language without features of that game. */
function stepPairs(locale: string): Placed[] {
  return STEPS.flatMap(({ part, folder }) => {
    const file = `${folder}/${locale}.yaml`;
    const [source, target] = [sentencesIn(`${folder}/en.yaml`), sentencesIn(file)];
    return source && target ? [{ part, file, source, target }] : [];
  });
}

/** Without the words that structure a feature, which are Gherkin's. */
function sentencesIn(file: string): unknown {
  const read = readIfThere(file) as Readonly<Record<string, unknown>> | undefined;
  if (!read) return undefined;
  const { keywords: _, written: __, ...sentences } = read;
  return sentences;
}

// Guerra fría ---------------------------------------------------------------------------------------------------------

/** Its clauses are Spanish, all else of it is English first. */
function guerraFriaPairs(locale: string): Placed[] {
  const of = (language: string, name: string) => `rules/guerra-fria/i18n/${language}/${name}.yaml`;
  const clauses = readIfThere('rules/guerra-fria/clauses.yaml') as readonly { id: string; summary: string }[];
  const issues = readIfThere('rules/guerra-fria/issues.yaml') as readonly Question[];
  const sources = {
    clauses: Object.fromEntries(clauses.map(({ id, summary }) => [id, summary])),
    issues: Object.fromEntries(issues.map(({ id, question, options }) => [id, { question, ...options }])),
    messages: readIfThere(of('en', 'messages')),
    names: preferred(readIfThere(of('en', 'names'))),
  };
  return Object.entries(sources).flatMap(([name, source]) => {
    const file = of(locale, name);
    const own = readIfThere(file);
    if (name === 'clauses' && locale === 'es') return [];
    const target = { clauses: summariesOf, issues: questionsOf, messages: asItIs, names: preferred }[name]!(
      own as never,
    );
    return [{ part: `guerra-fria/${name}`, file, source, target }];
  });
}

type Question = { readonly id: string; readonly question: string; readonly options: Readonly<Record<string, string>> };
type Named<T> = Readonly<Record<string, T>>;

const asItIs = (value: unknown) => value;
/** Of a name the words that are printed; its cases and other spellings are every language's own. */
const preferred = (value: unknown) =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Named<Named<Named<string>>>).map(([kind, names]) => [
      kind,
      Object.fromEntries(
        Object.entries(names).map(([id, { name, title, form }]) => [
          id,
          { ...(name && { name }), ...(title && { title }), ...(form && { form }) },
        ]),
      ),
    ]),
  );

// Files ---------------------------------------------------------------------------------------------------------------

function readIfThere(path: string): unknown {
  if (!existsSync(join(PROJECT, path))) return undefined;
  const read = readYaml(path, readFileSync(join(PROJECT, path)));
  if (read.ok) return read.value;
  throw new Error(read.diagnostics.map((each) => formatDiagnostic(each)).join('\n'));
}

const besideIn = (part: string, file: string) =>
  hashesBeside(part, readIfThere(file) as Parameters<typeof hashesBeside>[1]);
