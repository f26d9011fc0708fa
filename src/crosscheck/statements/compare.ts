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
  const sides = new Sides(pair, statements, reading);
  const contrasted = contrastsOf(sides, contrasts);
  const isContrasted = contrasted.some(({ check }) => check === 'modality');
  return [...contrasted, ...(isContrasted ? [] : denial(sides)), ...namesAndNumbers(sides)];
}

/** How often each concept should be said, and is. */
class Sides {
  readonly bounds: ReadonlyMap<string, readonly [number, number]>;
  readonly counts: ReadonlyMap<string, number>;
  /** Concepts of the same clauses: an example may name again what another of its sentences names. */
  readonly around: ReadonlySet<string>;
  readonly #pair: Pair;
  readonly #reading: Reading;

  constructor(pair: Pair, statements: readonly Statement[], reading: Reading) {
    this.bounds = sumBounds(statements);
    this.counts = sumCounts(pair.sentences.map((index) => reading.sentences[index]!.counts));
    const clauses = new Set(statements.map(({ clause }) => clause));
    const beside = reading.statements.filter(({ clause }) => clauses.has(clause));
    this.around = new Set(beside.flatMap(({ says }) => [...says.keys()]));
    this.#pair = pair;
    this.#reading = reading;
  }

  least = (concept: string): number => this.bounds.get(concept)?.[0] ?? 0;
  most = (concept: string): number => this.bounds.get(concept)?.[1] ?? 0;
  said = (concept: string): number => this.counts.get(concept) ?? 0;
  isLost = (concept: string): boolean => this.said(concept) < this.least(concept);
  /** Some translations say it, and this one does not. */
  isAbsent = (concept: string): boolean => this.said(concept) < this.most(concept);
  isExtra = (concept: string): boolean => this.said(concept) > this.most(concept);
  /** "0" says that there is none. */
  isNone = (): boolean => this.isLost('negated') && this.isExtra('#0');

  placeOf(concept: string): { readonly token: Token | undefined; readonly sentence: number } {
    for (const index of this.#pair.sentences.toReversed()) {
      const token = this.#reading.sentences[index]!.tokens.findLast(({ id }) => id === concept);
      if (token) return { token, sentence: index };
    }
    return { token: undefined, sentence: this.#pair.sentences[0]! };
  }

  /** "If the influence allows control": what a condition may be is no permission. */
  isSupposed(concept: string): boolean {
    const { token, sentence: index } = this.placeOf(concept);
    const { tokens, sentence } = this.#reading.sentences[index]!;
    const before = tokens.findLast(({ id, from }) => id === 'when_if' && from < (token?.from ?? 0));
    if (!token || !before) return false;
    return sentence.words.slice(before.from, token.from).every((word, at, all) => {
      const next = all[at + 1] ?? sentence.words[token.from]!;
      return next.start - word.end <= 1;
    });
  }
}

/** Of concepts that exclude each other another one is said, or one that none of the statements says: one difference a check. */
function contrastsOf(sides: Sides, contrasts: Contrasts): readonly Difference[] {
  return Object.entries(contrasts).flatMap(([check, groups]) => {
    for (const group of groups) {
      const contrast = group.length === 1 ? addedTo(sides, check, group[0]!) : exchangedIn(sides, group);
      if (contrast) return [{ check, ...contrast, ...sides.placeOf(contrast.extra) }];
    }
    return [];
  });
}

type Contrast = Pick<Difference, 'lost' | 'extra'>;

function addedTo(sides: Sides, check: string, only: string): Contrast | undefined {
  const isAdded = sides.most(only) === 0 && sides.isExtra(only) && !(check === 'modality' && sides.isSupposed(only));
  return isAdded ? { lost: '', extra: only } : undefined;
}

function exchangedIn(sides: Sides, group: readonly string[]): Contrast | undefined {
  const extra = group.find(sides.isExtra);
  const lost =
    extra === undefined ? group.find(sides.isLost) : (group.find(sides.isLost) ?? group.find(sides.isAbsent));
  if (lost === undefined) return undefined;
  // One that is always said is not, and another is that need not be.
  const instead = extra ?? group.find((each) => sides.said(each) > sides.least(each));
  return instead === undefined ? undefined : { lost, extra: instead };
}

/** A "not" too many, or one that is lacking. */
function denial(sides: Sides): readonly Difference[] {
  const isExtra = sides.isExtra('negated');
  const lost = sides.isLost('negated') && !sides.isNone() ? 'negated' : '';
  if (lost === '' && !isExtra) return [];
  const denied = isExtra
    ? [...sides.counts.keys()].find((each) => DENYING.has(each) && sides.isExtra(each))
    : undefined;
  return [{ check: 'modality', lost, extra: isExtra ? 'negated' : '', ...sides.placeOf(denied ?? 'negated') }];
}

const DENYING = new Set(['not', 'never', 'nothing', 'maynot', 'mustnot', 'neednot', 'forbid', 'notenough']);

/** Another number or name than should be said. */
function namesAndNumbers(sides: Sides): readonly Difference[] {
  const all = [...new Set([...sides.bounds.keys(), ...sides.counts.keys()])];
  return (['number', 'name'] as const).flatMap((check): Difference[] => {
    const own = all.filter((id) => id.startsWith(check === 'number' ? '#' : '@'));
    const [lost, extra] = [own.filter(sides.isLost), own.filter(sides.isExtra)];
    // One for one; a name too many is wrong as well, a one too many may be an article.
    const isAlien = (each: string) =>
      sides.most(each) === 0 &&
      each !== '#1' &&
      !(sides.isNone() && each === '#0') &&
      (lost.length > 0 || !(each.startsWith('@') && sides.around.has(each)));
    const alien = extra.find(isAlien) ?? (lost.length > 0 ? extra[0] : undefined);
    if (alien !== undefined) return [{ check, lost: lost[0] ?? '', extra: alien, ...sides.placeOf(alien) }];
    if (lost.length === 0 || check === 'number') return [];
    return [{ check: 'name-lost', lost: lost[0]!, extra: '', ...sides.placeOf('') }];
  });
}

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
