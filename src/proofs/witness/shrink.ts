/** Cases made small: whatever can be left out of a position is. */
import type { CaseInput, CasePosition } from '../../cases/case.ts';

const MAPS = ['influence', 'hands'] as const;
const LISTS = ['effects', 'occurred', 'discard', 'removed', 'deck_top_first'] as const;

/** Leaves out of a case everything without which it still holds. */
export function shrunk(input: CaseInput, holds: (input: CaseInput) => boolean): CaseInput {
  let best = input;
  const tryWith = (smaller: CaseInput): void => {
    if (holds(smaller)) best = smaller;
  };
  const withPosition = (position: CasePosition): void => tryWith({ ...best, position });
  for (const id of Object.keys(best.policies ?? {})) tryWith({ ...best, policies: without(best.policies ?? {}, id) });
  if (Object.keys(best.policies ?? {}).length === 0) best = without(best, 'policies');
  for (const key of Object.keys(best.position) as (keyof CasePosition)[]) withPosition(without(best.position, key));
  for (const key of MAPS)
    for (const name of Object.keys(best.position[key] ?? {}))
      withPosition({ ...best.position, [key]: without(best.position[key] as Record<string, unknown>, name) });
  for (const key of LISTS)
    for (let at = (best.position[key]?.length ?? 0) - 1; at >= 0; at--)
      withPosition({
        ...best.position,
        [key]: (best.position[key] as readonly unknown[]).toSpliced(at, 1),
      } as CasePosition);
  for (const side of ['us', 'ussr'] as const) {
    const hand = (): readonly unknown[] => {
      const cards = best.position.hands?.[side];
      return Array.isArray(cards) ? cards : [];
    };
    for (let at = hand().length - 1; at >= 0; at--)
      withPosition({ ...best.position, hands: { ...best.position.hands, [side]: hand().toSpliced(at, 1) } as never });
  }
  return best;
}

function without<T extends object>(map: T, key: PropertyKey): T {
  const { [key as keyof T]: _, ...rest } = map;
  return rest as T;
}
