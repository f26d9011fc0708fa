/** The markers that the parts of a question state. */
import type { SideName } from '../draft.ts';
import { pairOf } from '../pair.ts';
import { type Facts, PASSED } from './facts.ts';
import type { Part, PartKind } from './parts.ts';

/** A number of markers of a side, or none. */
export interface Marked {
  readonly country: string;
  readonly side: SideName;
  readonly n: number;
}

/**
 * The markers that are stated; null if some number or side cannot be told whose or where it is.
 * @param there the country that is meant where none is named
 */
export function markersIn(facts: Facts, there?: string): readonly Marked[] | null {
  const found: Marked[] = [];
  for (const clause of facts.clauses()) {
    const pairs = clause.filter((at) => facts.kindAt(at) === 'pair');
    const countries = clause.filter((at) => facts.kindAt(at) === 'country');
    let counted = clause.filter((at) => ['side', 'n', 'none'].includes(facts.kindAt(at)));
    if (!counted.some((at) => facts.kindAt(at) !== 'side') && pairs.length === 0) continue;
    const [first = 0] = clause;
    const country = countries.length === 1 ? facts.valueAt(countries[0] as number) : facts.countryAt(first, there);
    if (countries.length > 1 && pairs.length === 0) {
      const listed = listedIn(facts, clause, found.at(-1)?.side);
      if (!listed) return null;
      found.push(...listed);
      facts.use(...counted, ...countries);
      continue;
    }
    // "The US has 2 in Lebanon, 1 in Israel": whose it is stands before, or nobody else is spoken of.
    const owner = found.at(-1)?.side ?? onlySide(facts);
    if (countries.length === 1 && counted.length === 1 && facts.kindAt(counted[0] as number) !== 'side' && owner) {
      const n = facts.kindAt(counted[0] as number) === 'none' ? 0 : Number(facts.parts[counted[0] as number]?.value);
      found.push({ country: facts.valueAt(countries[0] as number), side: owner, n });
      facts.use(...counted, ...countries);
      continue;
    }
    if (countries.length > 1 || country === undefined) return null;
    if (pairs.length > 0) {
      const pair = pairs.length === 1 ? pairIn(facts, pairs[0] as number, counted) : undefined;
      if (!pair) return null;
      found.push({ country, side: 'us', n: pair.us }, { country, side: 'ussr', n: pair.ussr });
      facts.use(...pairs, ...countries, ...counted);
      continue;
    }
    if (areOtherwise(facts, counted)) return null;
    const sides = counted.filter((at) => facts.kindAt(at) === 'side').length;
    if (counted.length - sides > sides) counted = counted.filter((at) => !facts.parts[at]?.article);
    if (counted.length !== 2 * sides) return null;
    const sideFirst = facts.kindAt(counted[0] as number) === 'side';
    // "1 US, USSR 2".
    const turns = counted.length === 4 && counted.map((at) => facts.kindAt(at) === 'side').join() === TURNED;
    for (let at = 0; at < counted.length; at += 2) {
      const pair = counted.slice(at, at + 2);
      const [side, number] = (sideFirst || (turns && at > 0) ? pair : pair.toReversed()) as [number, number];
      if (facts.kindAt(side) !== 'side' || facts.kindAt(number) === 'side') return null;
      const n = facts.kindAt(number) === 'none' ? 0 : Number(facts.parts[number]?.value);
      found.push({ country, side: facts.valueAt(side) as SideName, n });
    }
    // "1 American against 3 Soviet".
    facts.use(...counted, ...countries, ...clause.filter((at) => facts.kindAt(at) === 'against'));
  }
  const twice = found.some((one, at) =>
    found.slice(at + 1).some(({ side, country }) => side === one.side && country === one.country),
  );
  if (twice) return null;
  // In one order, whoever is named first.
  return found.toSorted((a, b) => `${a.country} ${a.side}`.localeCompare(`${b.country} ${b.side}`));
}

/**
 * "2/1", the US first; or with whoever it belongs to.
 * @param beside what else is counted in the same part of the sentence
 */
function pairIn(facts: Facts, at: number, beside: readonly number[]): Readonly<Record<SideName, number>> | undefined {
  const pair = (facts.parts[at] as Part).value as readonly [number, number];
  const [owner, ...others] = beside;
  if (owner === undefined) return { us: pair[0], ussr: pair[1] };
  const within = facts.parts.filter(({ clause }) => clause === facts.parts[at]?.clause);
  const isOwned = within.every(({ kind }) => OWNED.has(kind) || PASSED.has(kind));
  if (others.length > 0 || facts.kindAt(owner) !== 'side' || !isOwned) return undefined;
  const isHeld = within.some(({ kind }) => kind === 'has');
  return pairOf(facts.valueAt(owner) as SideName, pair, isHeld);
}
const OWNED: ReadonlySet<PartKind> = new Set<PartKind>(['side', 'country', 'pair', 'control', 'active']);

/** "The US loses 2", "gets 3 points": these are no markers that are there, other than in "the US 1, who has control". */
function areOtherwise(facts: Facts, counted: readonly number[]): boolean {
  const [first = 0, last = 0] = [counted[0], counted.at(-1)];
  const isWithin = facts.parts.slice(first, last + 1).some(({ kind }) => OTHERWISE.has(kind));
  const [next, after] = [facts.parts[last + 1], facts.parts[last + 2]];
  const { clause } = facts.parts[first] as Part;
  // "VP at USSR 19".
  const before = facts.parts.slice(0, first).findLast(({ kind }) => kind !== 'own');
  if (before?.clause === clause && (before.kind === 'vp' || before.kind === 'points')) return true;
  const asksMore = next?.kind === 'ask' && after?.clause === clause;
  return isWithin || (next?.clause === clause && OTHERWISE.has(next.kind) && !asksMore);
}

/** The side that is spoken of, if it is only one. */
function onlySide(facts: Facts): SideName | undefined {
  const named = facts.values('side');
  return named.length === 1 && (named[0] === 'us' || named[0] === 'ussr') ? named[0] : undefined;
}

/** "The US 2 in Lebanon, 1 in Israel and 3 in Iran": numbers and countries by turns behind a side; null if they are not. */
function listedIn(facts: Facts, clause: readonly number[], before: SideName | undefined): readonly Marked[] | null {
  const found: Marked[] = [];
  let side = before;
  let open: { n?: number; country?: string } = {};
  for (const at of clause) {
    const kind = facts.kindAt(at);
    if (kind === 'side') {
      if (open.n !== undefined || open.country !== undefined) return null;
      side = facts.valueAt(at) as SideName;
    } else if (kind === 'n' || kind === 'none') {
      if (open.n !== undefined) return null;
      open.n = kind === 'none' ? 0 : Number(facts.parts[at]?.value);
    } else if (kind === 'country') {
      if (open.country !== undefined) return null;
      open.country = facts.valueAt(at);
    } else if (!PASSED.has(kind)) return null;
    if (open.n === undefined || open.country === undefined) continue;
    if (side === undefined) return null;
    found.push({ side, country: open.country, n: open.n });
    open = {};
  }
  return open.n === undefined && open.country === undefined ? found : null;
}

/** A number, its side, a side, its number. */
const TURNED = 'false,true,true,false';
/** Where one of these stands among markers and sides, the numbers are something else. */
const OTHERWISE: ReadonlySet<PartKind> = new Set<PartKind>([
  ...([
    'ask',
    'guess',
    'over',
    'won',
    'need',
    'gain',
    'leads',
    'vp',
    'points',
    'score',
    'battlegrounds',
    'others',
    'countries',
    'all',
    'die',
    'ops',
  ] as const),
  ...(['milops', 'defcon', 'coup', 'realign', 'end'] as const),
]);
