/** A sentence and the statement it is to say, compared concept by concept. */
import type { Contrasts } from '../canon.ts';
import type { Token } from './concepts.ts';
import type { Pair, Statement } from './pair.ts';
import type { Reading } from './statements.ts';

/** Something else is said than should be. */
export interface Difference {
  readonly check: string;
  /** What should be said, and is not; empty if something is said too much. */
  readonly lost: string;
  /** What is said instead; empty if nothing is. */
  readonly extra: string;
  readonly token: Token | undefined;
  /** The sentence, as an index of the reading. */
  readonly sentence: number;
}

/** Below this likeness a pair may be a mistake, and its differences mean nothing. */
const SURE = 0.45;
const SURE_ELSEWHERE = 0.55;

/** Is it certain enough that the sentences say these statements? */
export function isSure({ score, run, forced }: Pair, statements: readonly Statement[]): boolean {
  return (forced || score >= (run === 0 ? SURE : SURE_ELSEWHERE)) && !statements.some(({ loose }) => loose);
}

/** The differences between the two sides of a pair. */
export function differences(pair: Pair, reading: Reading, contrasts: Contrasts): readonly Difference[] {
  const statements = pair.statements.map((index) => reading.statements[index]!);
  if (!isSure(pair, statements)) return [];
  const bounds = sumBounds(statements);
  const counts = sumCounts(pair.sentences.map((index) => reading.sentences[index]!.counts));
  const least = (concept: string) => bounds.get(concept)?.[0] ?? 0;
  const most = (concept: string) => bounds.get(concept)?.[1] ?? 0;
  const said = (concept: string) => counts.get(concept) ?? 0;
  const isLost = (concept: string) => said(concept) < least(concept);
  /** Some translations say it, and this one does not. */
  const isAbsent = (concept: string) => said(concept) < most(concept);
  const isExtra = (concept: string) => said(concept) > most(concept);
  const placeOf = (concept: string) => {
    for (const index of [...pair.sentences].reverse()) {
      const token = reading.sentences[index]!.tokens.findLast(({ id }) => id === concept);
      if (token) return { token, sentence: index };
    }
    return { token: undefined, sentence: pair.sentences[0]! };
  };
  /** "If the influence allows control": what a condition may be is no permission. */
  const isSupposed = (concept: string) => {
    const { token, sentence: index } = placeOf(concept);
    const { tokens, sentence } = reading.sentences[index]!;
    const before = tokens.findLast(({ id, from }) => id === 'when_if' && from < (token?.from ?? 0));
    if (!token || !before) return false;
    return sentence.words.slice(before.from, token.from).every((word, at, all) => {
      const next = all[at + 1] ?? sentence.words[token.from]!;
      return next.start - word.end <= 1;
    });
  };
  const found: Difference[] = [];
  for (const [check, groups] of Object.entries(contrasts))
    for (const group of groups) {
      const [only] = group;
      if (group.length === 1 && only !== undefined) {
        if (
          most(only) === 0 &&
          isExtra(only) &&
          !found.some((each) => each.check === check) &&
          !(check === 'modality' && isSupposed(only))
        )
          found.push({ check, lost: '', extra: only, ...placeOf(only) });
        continue;
      }
      const extra = group.find(isExtra);
      const lost = extra === undefined ? group.find(isLost) : (group.find(isLost) ?? group.find(isAbsent));
      // One that is always said is not, and another is that need not be.
      const instead = extra ?? (lost === undefined ? undefined : group.find((each) => said(each) > least(each)));
      if (lost !== undefined && instead !== undefined && !found.some((each) => each.check === check))
        found.push({ check, lost, extra: instead, ...placeOf(instead) });
    }
  // "0" says that there is none.
  const isNone = isLost('negated') && isExtra('#0');
  const isDenied = isLost('negated') && !isNone;
  if (!found.some(({ check }) => check === 'modality') && (isDenied || isExtra('negated'))) {
    const denied = isExtra('negated')
      ? [...counts.keys()].find((each) => DENYING.has(each) && isExtra(each))
      : undefined;
    found.push({
      check: 'modality',
      lost: isDenied ? 'negated' : '',
      extra: isExtra('negated') ? 'negated' : '',
      ...placeOf(denied ?? 'negated'),
    });
  }
  // An example may name again what another of its sentences names.
  const clauses = new Set(statements.map(({ clause }) => clause));
  const around = new Set(
    reading.statements.flatMap(({ clause, says }) => (clauses.has(clause) ? [...says.keys()] : [])),
  );
  const all = [...new Set([...bounds.keys(), ...counts.keys()])];
  for (const [check, is] of [
    ['number', (id: string) => id.startsWith('#')],
    ['name', (id: string) => id.startsWith('@')],
  ] as const) {
    const own = all.filter(is);
    const [lost, extra] = [own.filter(isLost), own.filter(isExtra)];
    // One for one; a name too many is wrong as well, a one too many may be an article.
    const isAlien = (each: string) =>
      most(each) === 0 &&
      each !== '#1' &&
      !(isNone && each === '#0') &&
      (lost.length > 0 || !(each.startsWith('@') && around.has(each)));
    const alien = extra.find(isAlien) ?? (lost.length > 0 ? extra[0] : undefined);
    if (alien !== undefined) found.push({ check, lost: lost[0] ?? '', extra: alien, ...placeOf(alien) });
    else if (lost.length > 0 && check === 'name')
      found.push({ check: 'name-lost', lost: lost[0]!, extra: '', ...placeOf('') });
  }
  return found;
}

const DENYING = new Set(['not', 'never', 'nothing', 'maynot', 'mustnot', 'neednot', 'forbid', 'notenough']);

/** What all of them are to say together. */
export function sumBounds(statements: readonly Statement[]): ReadonlyMap<string, readonly [number, number]> {
  const all = new Map<string, readonly [number, number]>();
  for (const { says } of statements)
    for (const [concept, [least, most]] of says) {
      const [a, b] = all.get(concept) ?? [0, 0];
      all.set(concept, [a + least, b + most]);
    }
  return all;
}

/** What all of them say together. */
export function sumCounts(counts: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const each of counts) for (const [concept, n] of each) all.set(concept, (all.get(concept) ?? 0) + n);
  return all;
}

/** What sentences say beyond these statements. */
export function surplus(
  counts: readonly ReadonlyMap<string, number>[],
  statements: readonly Statement[],
): ReadonlyMap<string, number> {
  const bounds = sumBounds(statements);
  return new Map(
    [...sumCounts(counts)].map(([concept, n]) => [concept, Math.max(0, n - (bounds.get(concept)?.[0] ?? 0))]),
  );
}
