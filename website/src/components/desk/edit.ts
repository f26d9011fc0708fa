/** Changing a case, one thing at a time. A case is never changed in place. */
import type { CaseHand, CaseInput, CasePosition } from '../../../../src/cases/case.ts';

/** A coup of which everything is said but the die. */
export const NEW_CASE: CaseInput = {
  edition: 'deluxe',
  position: { base: 'setup', turn: 1, phase: 'action_round', action_round: 1, phasing: 'USSR', defcon: 5, vp: 0 },
  action: [
    {
      kind: 'facts',
      facts: [
        { type: 'play', by: 'ussr', card: 'socialist-governments' },
        { type: 'use', by: 'ussr', use: 'operations' },
        { type: 'mode', by: 'ussr', mode: 'coup' },
        { type: 'target', by: 'ussr', country: 'iran' },
        { type: 'roll', die: 4 },
      ],
    },
  ],
};

export const withPosition = (input: CaseInput, change: Partial<CasePosition>): CaseInput => ({
  ...input,
  position: { ...input.position, ...change },
});

/** Sets the markers of both sides in a country, under its id whatever name the case uses. */
export function withInfluence(
  input: CaseInput,
  id: string,
  markers: readonly [number, number],
  nameOf: (name: string) => string | undefined,
): CaseInput {
  const others = Object.entries(input.position.influence ?? {}).filter(([name]) => nameOf(name) !== id);
  return withPosition(input, {
    influence: Object.fromEntries([...others, [id, { us: Math.max(0, markers[0]), ussr: Math.max(0, markers[1]) }]]),
  });
}

export const withHand = (input: CaseInput, side: 'us' | 'ussr', hand: CaseHand | undefined): CaseInput => {
  const { [side]: _, ...others } = (input.position.hands ?? {}) as Record<string, CaseHand>;
  return withPosition(input, { hands: { ...others, ...(hand !== undefined && { [side]: hand }) } });
};

/** Is this what a link should hold? The referee itself finds out about the rest. */
export function isCase(value: unknown): value is CaseInput {
  if (typeof value !== 'object' || value === null) return false;
  const { position, action } = value as Partial<CaseInput>;
  return typeof position === 'object' && position !== null && Array.isArray(action);
}
