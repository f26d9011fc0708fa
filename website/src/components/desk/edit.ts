/** Changing a case, one thing at a time. A case is never changed in place. */
import type { CaseAction, CaseHand, CaseInput, CasePosition } from '../../../../src/cases/case.ts';
import type { Influence } from '../../../../src/drawing/board.ts';

export const NEW_CASE: CaseInput = {
  edition: 'deluxe',
  position: { base: 'setup', turn: 1, phase: 'action_round', action_round: 1, phasing: 'USSR', defcon: 5, vp: 0 },
  action: [{ kind: 'play', player: 'USSR', card: 'socialist-governments', as: 'ops', coup: 'iran', die: 4 }],
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

/** The last action is the one the form shows. */
export const actionOf = (input: CaseInput): CaseAction => input.action.at(-1) ?? { kind: 'play' };

export function withAction(
  input: CaseInput,
  change: { readonly [K in keyof CaseAction]?: CaseAction[K] | undefined },
): CaseInput {
  const merged = { ...actionOf(input), ...change };
  const kept = Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== undefined),
  ) as unknown as CaseAction;
  return { ...input, action: [...input.action.slice(0, -1), kept] };
}

/** What the Operations of the form's action are used for. */
export type Aim = 'place' | 'coup' | 'realign';
export const aimOf = ({ coup, realign }: CaseAction): Aim =>
  coup !== undefined ? 'coup' : realign !== undefined ? 'realign' : 'place';

/** Without what Operations or an event were used for. */
export const CLEARED = {
  place: undefined,
  coup: undefined,
  realign: undefined,
  die: undefined,
  event: undefined,
} as const;

/** Aims the Operations at a country: one more marker, the target of the coup, one more realignment. */
export function aimAt(input: CaseInput, aim: Aim, country: string): CaseInput {
  const action = actionOf(input);
  if (aim === 'coup')
    return withAction(input, {
      ...CLEARED,
      as: 'ops',
      coup: country,
      die: typeof action.die === 'number' ? action.die : 4,
    });
  if (aim === 'realign') {
    const rolls = [...(action.realign ?? []), { in: country, us: 4, ussr: 3 }];
    return withAction(input, { ...CLEARED, as: 'ops', realign: rolls });
  }
  const before = (Array.isArray(action.place) ? {} : (action.place ?? {})) as Readonly<Record<string, number>>;
  return withAction(input, { ...CLEARED, as: 'ops', place: { ...before, [country]: (before[country] ?? 0) + 1 } });
}

/** Is this what a link or a file should hold? The referee itself finds out about the rest. */
export function isCase(value: unknown): value is CaseInput {
  if (typeof value !== 'object' || value === null) return false;
  const { position, action } = value as Partial<CaseInput>;
  return typeof position === 'object' && position !== null && Array.isArray(action);
}

export type Markers = Influence;
