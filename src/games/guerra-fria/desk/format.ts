/** The case format, as TypeScript sees it: a position, what is laid and done, and what should come of it. */
import { casePlaces } from '../../../core/case-places.ts';
import type { Way } from '../facts.ts';
import type { Talk } from '../state.ts';

/** A player by seat, `south`, in any language the caller knows. */
export type CaseSeat = string;

/** `+4 west 4 north 0 east 0`, see `notation.ts` (a bare `+4` is 4 in YAML); or the cards at each marker, `{west: [IN, 4], …}`. */
export type CaseSelection = string | 4 | Readonly<Record<CaseSeat, readonly (string | number)[]>>;

/** What is not stated: round 1, every marker 0, no agreement on talking known. */
export interface CasePosition {
  readonly round?: number;
  readonly talk?: Talk;
  readonly attack?: Readonly<Record<CaseSeat, Readonly<Record<CaseSeat, number>>>>;
  readonly reserve?: Readonly<Record<CaseSeat, number>>;
}

export type CaseAction =
  /** All four selections, turned up together. */
  | { readonly kind: 'round'; readonly selections: Readonly<Record<CaseSeat, CaseSelection>> }
  /** One selection, shown to the adjudicator only. */
  | { readonly kind: 'select'; readonly player: CaseSeat; readonly selection: CaseSelection }
  /** Cards face down, perhaps with a seal. */
  | { readonly kind: 'commit'; readonly player: CaseSeat; readonly seal?: string }
  | { readonly kind: 'reveal'; readonly player: CaseSeat; readonly selection: CaseSelection; readonly salt?: string }
  | { readonly kind: 'agree'; readonly talk: Talk }
  | { readonly kind: 'talk'; readonly player: CaseSeat; readonly way: Way };

export interface CaseInput {
  readonly id?: string;
  readonly title?: string;
  readonly clauses?: readonly string[];
  readonly source?: string;
  /** Readings of disputed questions under which the case is ruled. */
  readonly policies?: Readonly<Record<string, string>>;
  readonly position?: CasePosition;
  /** Nothing, for a position alone. */
  readonly action: readonly CaseAction[];
  readonly expect?: Readonly<Record<string, unknown>>;
  readonly why?: string;
  readonly note?: string;
  readonly confidence?: 'high' | 'medium' | 'low';
}

/** An entry of the `test_cases` of the game's specification. */
export interface SpecCase {
  readonly id: string;
  readonly title: string;
  readonly clause: string;
  readonly scope: 'single selection' | 'full round';
  readonly player?: CaseSeat;
  readonly before: { readonly attack: Readonly<Record<string, unknown>>; readonly reserve: unknown };
  readonly selection?: CaseSelection;
  readonly selections?: Readonly<Record<CaseSeat, CaseSelection>>;
  readonly expect: Readonly<Record<string, unknown>> & {
    readonly after?: { readonly attack?: unknown; readonly reserve?: unknown };
  };
  readonly note?: string;
}

/** The cases of a file: one case, a list, or a list under `cases` or `test_cases`. */
export const suiteCases = (value: unknown): CaseInput[] =>
  casePlaces(value, 'cases', 'test_cases').flatMap(({ value: entry }) =>
    Object(entry) === entry ? [caseOf(entry)] : [],
  );

/** One case as it is written, in the format of ours or of the specification. */
export const caseOf = (entry: unknown): CaseInput =>
  isSpecCase(entry) ? fromSpec(entry) : { ...(entry as CaseInput), action: (entry as Partial<CaseInput>).action ?? [] };

/** Is this written in the format of the specification? */
export const isSpecCase = (value: unknown): value is SpecCase =>
  typeof value === 'object' && value !== null && 'before' in value;

function fromSpec(spec: SpecCase): CaseInput {
  const { id, title, clause, note, player, before, selection, selections, expect } = spec;
  const { after, move, null_reason: reason, ...rest } = expect;
  // In the specification a single selection speaks of one player's markers without naming the player again.
  const own = (value: unknown) => (player === undefined ? value : { [player]: value });
  return {
    id,
    title,
    clauses: [clause],
    source: 'specification',
    position: { attack: own(before.attack), reserve: own(before.reserve) } as CasePosition,
    action: [
      player === undefined
        ? { kind: 'round', selections: selections ?? {} }
        : { kind: 'select', player, selection: selection ?? {} },
    ],
    expect: {
      ...(move !== undefined && { moves: own(move) }),
      ...(reason !== undefined && { null_reasons: own(reason) }),
      ...(after?.attack !== undefined && { attack: own(after.attack) }),
      ...(after?.reserve !== undefined && { reserve: own(after.reserve) }),
      ...rest,
    },
    ...(note !== undefined && { note }),
  };
}
