/** Who asks, and numbers between which the answer is looked for: what is taken out of the parts before they are read as facts. */
import { rivalOf, type SideName } from '../draft.ts';
import type { Part, PartKind } from './parts.ts';

/** What a number counts, whoever it is told of. */
const UNITS: ReadonlySet<PartKind> = new Set<PartKind>(['ops', 'milops']);
const POINTS: ReadonlySet<PartKind> = new Set<PartKind>(['vp', 'points']);

/** "Is it 1 or 3 or 4 points", "is that US 2 or US 3": numbers between which the answer is looked for are no facts. */
export function withoutGuesses(parts: readonly Part[]): readonly Part[] {
  const guessed = new Set<number>();
  const numberBeside = (at: number, step: 1 | -1): readonly number[] => {
    const all: number[] = [];
    for (let there = at + step; parts[there]?.clause === parts[at]?.clause; there += step) {
      const kind = parts[there]?.kind;
      // Operations stay: they say what is counted, and not only of this number.
      if (!UNITS.has(kind ?? 'ask')) all.push(there);
      if (kind === 'n') return all;
      if (!UNITS.has(kind ?? 'ask') && !POINTS.has(kind ?? 'ask') && kind !== 'side') break;
    }
    return [];
  };
  for (const [at, { kind }] of parts.entries()) {
    if (kind !== 'or') continue;
    const [before, behind] = [numberBeside(at, -1), numberBeside(at, 1)];
    if (before.length === 0 || behind.length === 0) continue;
    // The side before the first of them belongs to it.
    const first = Math.min(...before);
    const own = parts[first - 1]?.kind === 'side' && parts[first - 1]?.clause === parts[at]?.clause ? [first - 1] : [];
    for (const each of [at, ...before, ...behind, ...(behind.some((b) => parts[b]?.kind === 'side') ? own : [])])
      guessed.add(each);
  }
  return parts.flatMap((part, at): readonly Part[] => {
    if (guessed.has(at)) return part.kind === 'n' ? [{ ...part, kind: 'guess' }] : [];
    return part.kind === 'or' ? [] : [part];
  });
}

/** What somebody claims of a result is of these kinds alone; whose markers there are is none of it. */
const CLAIMED: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['claims', 'not', 'n', 'vp', 'points', 'ops', 'milops', 'gain', 'won', 'over', 'leads', 'need', 'or'] as const),
  ...(['ask', 'own', 'pair', 'guess', 'has', 'side'] as const),
]);

/** "The log says 8 to 5", "not 2?", "shouldn't it be -3": a result that somebody claims is no fact. */
export function withoutClaims(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1)?.clause;
  const claimed = new Set<number>();
  for (const [at, { kind, clause }] of parts.entries()) {
    const begins = kind === 'claims' || (kind === 'not' && clause === last && parts[at - 1]?.clause !== clause);
    const behind = [...parts.keys()].filter((each) => each >= at && parts[each]?.clause === clause);
    if (!begins || !behind.every((each) => CLAIMED.has(parts[each]?.kind as PartKind))) continue;
    // "He says the US has 3 there": markers.
    const isMarkers = behind.some(
      (each) =>
        parts[each]?.kind === 'side' &&
        COUNTING.has(parts[each + 1]?.kind ?? 'ask') &&
        !UNITS.has(parts[each + 2]?.kind ?? 'ask') &&
        !POINTS.has(parts[each + 2]?.kind ?? 'ask'),
    );
    if (isMarkers || behind.some((each) => parts[each]?.kind === 'has' && parts[each - 1]?.kind === 'side')) continue;
    for (const each of behind) claimed.add(each);
  }
  for (const at of defconAfterwards(parts)) claimed.add(at);
  return parts.flatMap((part, at): readonly Part[] => {
    // "Is that a -1 as well, or only Japan and Taiwan": there more is asked than the number.
    const isEither = parts.some(({ kind, clause }) => kind === 'or' && clause === part.clause);
    const isBelow = part.kind === 'n' && Number(part.value) < 0 && !isEither;
    if (!claimed.has(at) && !isBelow) return [part];
    return part.kind === 'n' ? [{ ...part, kind: 'guess' }] : [];
  });
}

/** "DEFCON 3 afterwards?", behind what is done: the level to which it comes. */
function defconAfterwards(parts: readonly Part[]): readonly number[] {
  const last = [...parts.keys()].filter((at) => parts[at]?.clause === parts.at(-1)?.clause);
  const kinds = last.map((at) => parts[at]?.kind).filter((kind) => kind !== 'own');
  const isDone = parts.some(({ kind }) => kind === 'coup' || kind === 'card' || kind === 'realign');
  return isDone && /^defcon,n(?:,ask)+$/.test(kinds.join()) ? last : [];
}

/** Is it a side by its name, not by who speaks of it? */
const isNamed = ({ kind, value }: Part): boolean => kind === 'side' && (value === 'us' || value === 'ussr');

const COUNTING: ReadonlySet<PartKind> = new Set<PartKind>(['n', 'none', 'pair']);

/** Who asks, and the parts without what says so: "I (US)", "as the US". */
export function whoAsks(parts: readonly Part[]): {
  readonly me: SideName | undefined;
  readonly parts: readonly Part[];
} {
  const [first] = parts;
  // "USSR, Vietnam Revolts this turn": whoever asks says first who he is.
  const isAlone = first?.kind === 'side' && parts[1]?.clause !== first.clause && isNamed(first);
  let me = isAlone ? (first.value as SideName) : undefined;
  const left: Part[] = [];
  /** "My opponent headlines Fidel as the USSR": the side behind what the other player does is his. */
  const isTheirs = (at: number): boolean =>
    left.findLast(({ kind, clause }) => kind === 'side' && clause === parts[at]?.clause)?.value === 'opponent';
  for (let at = isAlone ? 1 : 0; at < parts.length; at++) {
    const [part, next] = [parts[at] as Part, parts[at + 1]];
    const close = next !== undefined && isNamed(next) && (next.clause === part.clause || next.bracketed);
    const side = next?.value as SideName;
    if (part.kind === 'as') {
      if (!close) continue;
      const asker = isTheirs(at) ? rivalOf(side) : side;
      // Whoever asks is not both: nothing is made of the question.
      if (me !== undefined && me !== asker) left.push(part);
      me ??= asker;
      at += 1;
      continue;
    }
    const who = part.kind === 'side' ? part.value : undefined;
    if (close && (who === 'me' || who === 'opponent')) {
      const asker = who === 'me' ? side : rivalOf(side);
      if (me !== undefined && me !== asker) left.push({ ...part, kind: 'as' });
      me ??= asker;
      // "I'm the US, and he has 2 there": nothing but who asks.
      const isAll = parts.every((other, index) => other.clause !== part.clause || index === at || index === at + 1);
      if (!isAll) left.push({ ...part, value: side });
      at += 1;
      continue;
    }
    // "I have 1 (US) and he 2": the side of the markers is whoever has them.
    const behind = parts[at + 2];
    const counts = next?.kind === 'n' && parts[at - 1]?.kind !== 'n' && behind !== undefined && isNamed(behind);
    const isApart = counts && behind.clause === part.clause && !COUNTING.has(parts[at + 3]?.kind ?? 'ask');
    if (counts && (who === 'me' || who === 'opponent') && (isApart || behind.bracketed)) {
      const named = behind.value as SideName;
      me ??= who === 'me' ? named : rivalOf(named);
      left.push({ ...part, value: named }, next);
      at += 2;
      continue;
    }
    // "I control Thailand and Laos (USSR)": in brackets it is said of whoever was spoken of.
    const spoken = left.findLast(({ kind, clause }) => kind === 'side' && clause === part.clause);
    if (isNamed(part) && part.bracketed && (spoken?.value === 'me' || spoken?.value === 'opponent')) {
      me ??= spoken.value === 'me' ? (part.value as SideName) : rivalOf(part.value as SideName);
      continue;
    }
    left.push(part);
  }
  return { me, parts: left };
}
