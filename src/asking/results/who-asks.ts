/** Who asks, and numbers between which the answer is looked for: what is taken out of the parts before they are read as facts. */
import { rivalOf, type SideName } from '../draft.ts';
import type { Part } from './parts.ts';

/** "Is it 1 or 3 or 4 points", "is that US 2 or US 3": numbers between which the answer is looked for are no facts. */
export function withoutGuesses(parts: readonly Part[]): readonly Part[] {
  const guessed = new Set<number>();
  const numberBeside = (at: number, step: 1 | -1): readonly number[] => {
    const all: number[] = [];
    for (let there = at + step; parts[there]?.clause === parts[at]?.clause; there += step) {
      const kind = parts[there]?.kind;
      all.push(there);
      if (kind === 'n') return all;
      if (kind !== 'side' && kind !== 'vp' && kind !== 'points') break;
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

/** Who asks, and the parts without what says so: "I (US)", "as the US". */
export function whoAsks(parts: readonly Part[]): {
  readonly me: SideName | undefined;
  readonly parts: readonly Part[];
} {
  let me: SideName | undefined;
  const left: Part[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [part, next] = [parts[at] as Part, parts[at + 1]];
    const isSide = next?.kind === 'side' && (next.value === 'us' || next.value === 'ussr');
    const close = isSide && (next.clause === part.clause || next.bracketed);
    const side = next?.value as SideName;
    if (part.kind === 'as') {
      if (close) me ??= side;
      if (close) at += 1;
      continue;
    }
    const who = part.kind === 'side' ? part.value : undefined;
    if (close && (who === 'me' || who === 'opponent')) {
      me ??= who === 'me' ? side : rivalOf(side);
      left.push({ ...part, value: side });
      at += 1;
      continue;
    }
    left.push(part);
  }
  return { me, parts: left };
}
