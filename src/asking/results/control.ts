/** Who is said to control what in the parts of a question. */
import type { SideName } from '../draft.ts';
import { type Facts, PASSED } from './facts.ts';
import type { PartKind } from './parts.ts';

/** A country that a side is said to control. */
export interface Ruled {
  readonly country: string;
  readonly side: SideName;
}

/**
 * Who is said to control what: a side, the word for it and countries, or the countries first; null if that cannot be told.
 * @param words the words that say so
 * @param owner whose they are where nobody is named
 * @param bare a side beside countries says so by itself: "Japan and Taiwan American"
 */
export function controlIn(
  facts: Facts,
  words: readonly PartKind[],
  owner?: SideName,
  bare = false,
): readonly Ruled[] | null {
  const found: Ruled[] = [];
  const rule = (side: SideName, countries: readonly number[]): void => {
    found.push(...countries.map((at) => ({ side, country: facts.valueAt(at) })));
    facts.use(...countries);
  };
  let ruler: SideName | undefined;
  /** "Mexico, Brazil and Chile controlled by the US": countries of which it is not said yet whose they are. */
  let listed: readonly number[] = [];
  for (const clause of facts.clauses().flatMap((all) => byVerb(facts, withoutDenied(facts, all), words))) {
    const of = (...kinds: readonly PartKind[]): number[] => clause.filter((at) => kinds.includes(facts.kindAt(at)));
    const [verbs, countries, sides] = [of(...words), of('country'), of('side')];
    const says = clause.filter(
      (at) => verbs.includes(at) || !(PASSED.has(facts.kindAt(at)) || facts.kindAt(at) === 'worth'),
    );
    if (countries.length > 0 && says.every((at) => countries.includes(at))) {
      // "The US controls Israel, Egypt and Jordan": the list goes on.
      if (ruler) rule(ruler, countries);
      else listed = [...listed, ...countries];
      continue;
    }
    const before = ruler;
    ruler = undefined;
    const isNobodys = clause.every((at) => NOBODY.has(facts.kindAt(at))) && of('none').length > 0;
    // "He controls no neighbour".
    const isNone = of('none').length > 0 && of('neighbours').length > 0 && of('n', 'country').length === 0;
    if (isNobodys || isNone || of('presence').length > 0) {
      // "Nobody controls Haiti or Nicaragua", "only presence in Iran": they are not said to be anybody's.
      facts.use(...clause);
      ruler = isNobodys ? undefined : before;
      continue;
    }
    const isNumbered = of('n', 'none', 'pair').length > 0;
    // "The US controls Spain, the USSR Greece".
    const [side = verbs.length > 0 ? (before ?? owner) : undefined] = sides.map((at) => facts.valueAt(at) as SideName);
    const isBare = (before !== undefined || bare) && sides.length > 0;
    const isTold = verbs.length > 0 || (isBare && !isNumbered);
    if (!isTold || countries.length === 0 || side === undefined) continue;
    if (sides.length > 1 && !isNumbered) return null;
    const [verb = -1] = verbs;
    if (isNumbered) {
      // "The USSR 3, and it controls Poland": markers before the word, control behind it.
      const named = sides.findLast((at) => at < verb);
      const isApart = clause.every((at) => (facts.kindAt(at) === 'country' ? at > verb : at <= verb));
      // "The US has 2 in Italy": markers, of which nothing is said here.
      if (!isApart && verbs.every((at) => facts.kindAt(at) !== 'control')) continue;
      if (named === undefined || !isApart) return null;
      rule(facts.valueAt(named) as SideName, countries);
    } else {
      rule(side, [...(countries.every((at) => at < verb) ? listed : []), ...countries]);
      facts.use(...sides);
      listed = [];
      ruler = side;
    }
    facts.use(...verbs);
  }
  return found;
}

/** "The US controls Iran and Iraq and has 2 in Egypt": what is behind a second verb, or behind a list, is something else. */
function byVerb(facts: Facts, clause: readonly number[], words: readonly PartKind[]): readonly (readonly number[])[] {
  const runs: number[][] = [[]];
  const isSaid = (at: number): boolean => !PASSED.has(facts.kindAt(at)) || words.includes(facts.kindAt(at));
  for (const at of clause) {
    const open = runs.at(-1) as number[];
    const said = open.filter(isSaid);
    const isVerb =
      SAYING.has(facts.kindAt(at)) && (words.includes(facts.kindAt(at)) || facts.kindAt(at) === 'presence');
    const isList = said.every((other) => facts.kindAt(other) === 'country' || facts.kindAt(other) === 'side');
    const isDone = said.some((other) => words.includes(facts.kindAt(other))) || facts.kindAt(at) === 'presence';
    const hasCountry = said.some((other) => facts.kindAt(other) === 'country');
    // "Iraq and Venezuela and have 2 in Iran", but not "Libya has the US".
    const counts = facts.kindAt(at + 1) === 'n' && facts.kindAt(at) === 'has';
    const endsList = isList && counts && facts.kindAt(said.at(-1) as number) === 'country';
    if (!isVerb || !hasCountry || !(isDone || endsList)) open.push(at);
    else {
      // Whoever stands before the verb does what it says.
      const doer =
        facts.kindAt(said.at(-1) as number) === 'side' ? open.lastIndexOf(said.at(-1) as number) : open.length;
      runs.push([...open.splice(doer), at]);
    }
  }
  return runs;
}

/**
 * "He controls Nicaragua, not Haiti": a country that is said not to be controlled is one that nobody is said to control. "1 there
 * without control": of the number it is said that it is none.
 */
function withoutDenied(facts: Facts, clause: readonly number[]): readonly number[] {
  const isNumbered = clause.some((at) => facts.kindAt(at) === 'n');
  const denied = clause.flatMap((at, index) => {
    const next = clause[index + 1];
    if (next === undefined || !['not', 'none'].includes(facts.kindAt(at))) return [];
    const isCountry = facts.kindAt(at) === 'not' && facts.kindAt(next) === 'country';
    const isControl = isNumbered && facts.kindAt(next) === 'control' && next === clause.at(-1);
    return isCountry || isControl ? [at, next] : [];
  });
  facts.use(...denied);
  return clause.filter((at) => !denied.includes(at));
}

/** Verbs that begin another statement. */
const SAYING: ReadonlySet<PartKind> = new Set<PartKind>(['control', 'has', 'presence']);
/** "Nobody controls Haiti or Nicaragua". */
const NOBODY: ReadonlySet<PartKind> = new Set<PartKind>(['none', 'control', 'own', 'has', 'country', 'or']);
