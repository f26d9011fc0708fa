/**
 * A question all of whose sentences are those of the features: it says everything a scenario says, several plays as well,
 * and is read as one. The sentences that describe a position have to come with one that says what is done.
 */
import type { CaseInput } from '../cases/case.ts';
import { plain } from '../cases/names.ts';
import { compiledOf, readingsOf, type Sentence, type Sentences, type Understood } from '../cases/scenario-sentences.ts';
import { PLAY, POSITION } from '../cases/scenario-steps.ts';
import type { ScenarioNames } from '../cases/scenarios.ts';
import { emptyScene, NothingPlayed, settleTurn, type Values } from '../cases/scene.ts';
import type { Message } from '../core/render.ts';
import type { Locale } from '../core/ruleset.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Names } from './names.ts';
import type { UnderstoodCase } from './understood.ts';

/** The sentences of a language; made when they are first asked for. */
export interface Told {
  readonly locale: Locale;
  readonly sentences: () => readonly Sentence[];
  /** A word that may stand before a sentence, or not, and says nothing: "that". */
  readonly isFiller: (word: string) => boolean;
  /** A sentence without the word that opens it: "given", "when". */
  readonly unopened: (sentence: string) => string;
}

/** Makes the sentences of a language ready. */
export function toldIn(
  locale: Locale,
  sentences: Sentences,
  fillers: readonly string[],
  openings: readonly string[] = [],
): Told {
  let made: readonly Sentence[] | undefined;
  const words = new Set(fillers.map(plain));
  const isFiller = (word: string): boolean => words.has(plain(word));
  // A sentence of the features may begin with such a word.
  const bare = (all: Sentences): Sentences =>
    Object.fromEntries(
      Object.entries(all).map(([id, ways]) => [id, [ways].flat().flatMap((way) => waysOf(way, isFiller))]),
    );
  return {
    locale,
    isFiller,
    unopened: (sentence) => {
      const opening = openings.find((each) => sentence.toLowerCase().startsWith(`${each.toLowerCase()} `));
      return opening === undefined ? sentence : sentence.slice(opening.length).trimStart();
    },
    sentences: () => {
      made ??= compiledOf(bare(sentences)).filter(({ id }) => id in POSITION || id in PLAY);
      return made;
    },
  };
}

/** The case that the sentences of a question tell, in the first language in which all of them are said; undefined if there is none. */
export function caseInSentences(
  question: string,
  languages: readonly Told[],
  { index, sides, regions, countryId, cardId, otherPlace }: Names,
  rules: Ruleset,
): UnderstoodCase | undefined {
  const known = <T extends number>(at: T | undefined, id: (at: T) => string) => (at === undefined ? undefined : id(at));
  // A preposition before a country, where the sentence leaves it to the name: "a Cuba", "in Perù".
  const country = (name: string, { isFiller }: Told): string | undefined =>
    waysOf(name, isFiller)
      .map((way) => known(index.country(way), countryId) ?? otherPlace(way))
      .find((found) => found !== undefined);
  const namesIn = (language: Told): ScenarioNames => ({
    rules,
    country: (name) => country(name, language),
    card: (name) => known(index.card(name), cardId),
    side: (name) => sides.get(plain(name)),
    region: (name) => regions.get(plain(name)),
  });
  const parts = partsOf(question);
  for (const language of languages) {
    const told = parts.length > 1 ? readAll(parts, language, namesIn(language)) : undefined;
    const input = told && sceneOf(told, rules);
    if (told && input)
      return {
        ok: true,
        input,
        assumed: assumedIn(input, told),
        open: [],
        locale: language.locale,
      };
  }
  return undefined;
}

/** No question has more sentences: the position of the Late War scenario has some 150. */
const MOST = 400;
/** A name may have dots in it, and a sentence some names: so many dots, at most, divide nothing. */
const DOTS = 5;

/** Between two dots that may end a sentence, or what else divides the facts of a case. */
const partsOf = (question: string): readonly string[] => {
  const parts = question
    .trim()
    .split(/(?<=[.?!])\s+|;\s+|\n+/)
    .filter((part) => part !== '');
  return parts.length > MOST ? [] : parts;
};

/** Every sentence of a text, or undefined if one of them is none. */
function readAll(parts: readonly string[], language: Told, names: ScenarioNames): readonly Understood[] | undefined {
  const read: Understood[] = [];
  for (let from = 0; from < parts.length; ) {
    let to = from + 1;
    let found = said(parts.slice(from, to), language, names);
    while (!found && to < Math.min(parts.length, from + DOTS)) found = said(parts.slice(from, ++to), language, names);
    if (!found) return undefined;
    read.push(found);
    from = to;
  }
  return read;
}

/** A text as it stands, and without a first word that says nothing. */
function waysOf(text: string, isFiller: Told['isFiller']): readonly string[] {
  const [whole = '', first = ''] = /^(\p{L}+)(?: |['’])/u.exec(text) ?? [];
  return [text, ...(first !== '' && isFiller(first) ? [text.slice(whole.length)] : [])];
}

/** What one sentence says, with or without the dot at its end and a word before it. */
function said(parts: readonly string[], language: Told, names: ScenarioNames): Understood | undefined {
  const text = parts.join(' ');
  return [...new Set([...waysOf(text, language.isFiller), language.unopened(text)])]
    .flatMap((way) => [way.replace(/[.?!]$/, ''), way])
    .map((way) => readingsOf(way, language.sentences(), names)[0])
    .find((reading) => reading !== undefined && reading.unknown === undefined);
}

/** Sentences about what is struck at: what lies there has to be said as well. */
const STRIKES: ReadonlySet<string> = new Set([
  ...['operations.coup', 'operations.coup_open', 'operations.realign', 'operations.realign_open'],
  ...['event.coup', 'event.target', 'event.removes', 'event.removes_from'],
]);

/** The case; undefined if nothing is done, or if nothing is said of the markers that decide about it. */
function sceneOf(told: readonly Understood[], rules: Ruleset): CaseInput | undefined {
  const scene = emptyScene();
  try {
    for (const { sentence, values } of told)
      (POSITION[sentence.id] ?? PLAY[sentence.id])?.(scene, values as unknown as Values);
  } catch (error) {
    if (error instanceof NothingPlayed) return undefined;
    throw error;
  }
  settleTurn(scene, rules);
  const { position, actions, edition = 'deluxe', policies } = scene;
  const there = new Set(Object.keys((position.influence as object | undefined) ?? {}));
  // Whoever sets up needs no markers before.
  const countries = told.filter(
    ({ sentence: { id }, values }) => id in PLAY && !id.startsWith('setup.') && values.country !== undefined,
  );
  const unsaid = countries.some(({ sentence: { id }, values }) =>
    STRIKES.has(id) ? !there.has(String(values.country)) : there.size === 0,
  );
  if (actions.length === 0 || (unsaid && !scene.nothingElse && position.base !== 'setup')) return undefined;
  return {
    edition,
    position,
    action: actions,
    ...(Object.keys(policies).length > 0 && { policies }),
  } as unknown as CaseInput;
}

/** What a scenario takes for granted: a turn and a level of DEFCON that nobody names. */
function assumedIn({ position }: CaseInput, told: readonly Understood[]): readonly Message[] {
  if (position.base === 'setup') return [];
  const names = (id: string): boolean => told.some(({ sentence }) => sentence.id === id);
  return [
    ...(names('position.turn') ? [] : [{ message: 'asked.turn', args: { n: position.turn ?? 1 } }]),
    ...(names('position.defcon') ? [] : [{ message: 'asked.defcon', args: { n: 5 } }]),
  ];
}
