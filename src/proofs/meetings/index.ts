/** The proof that rules and cards which meet with opposite results stand in an order, and the matrix of who overrides whom. */
import type { ClauseId } from '../../core/ruleset.ts';
import type { Edition } from '../../data/sources.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { Looked, Proof, World } from '../proof.ts';
import { type Meeting, meetingsOf, type Order, orderOf, ringsOf } from './order.ts';
import { sayingsOf } from './sayings.ts';

/** A row of the matrix. */
export interface MeetingRow {
  readonly act: string;
  /** The two that speak of it. */
  readonly of: readonly [ClauseId, ClauseId];
  readonly prevails: Order['prevails'];
  /** The clause, the card itself or the entry of the register that says so; absent where nobody does. */
  readonly by?: string;
}

const keyOf = ({ act, one, other }: Meeting): string => [act, ...[one.by, other.by].sort()].join(' ');

/** Every meeting with its order, those of which nobody says it first. */
export function meetingRows(rules: Ruleset): MeetingRow[] {
  const rows = meetingsOf(sayingsOf(rules)).map((meeting): MeetingRow => {
    const { act, one, other } = meeting;
    const order = orderOf(rules, meeting);
    return { act, of: [one.by, other.by], ...(order ?? { prevails: 'both' }) };
  });
  return [...rows.filter(({ by }) => by === undefined), ...rows.filter(({ by }) => by !== undefined)];
}

/** Every meeting has an order, and no rules override one another in a ring. */
function* lookAtMeetings({ rules }: World): Iterable<Looked> {
  for (const meeting of meetingsOf(sayingsOf(rules)))
    yield orderOf(rules, meeting)
      ? undefined
      : { detail: `${keyOf(meeting)}: nothing says which prevails`, differences: [] };
  for (const ring of ringsOf(rules)) yield { detail: `each overrides the next: ${ring.join(', ')}`, differences: [] };
}

/** The matrix of an edition. */
export type Matrix = Readonly<Record<Edition, readonly MeetingRow[]>>;

export const MEETING_PROOFS: readonly Proof[] = [
  { id: 'meetings', clauses: ['5.5', '6.3.5', '7.3', '7.4', '7.5'], method: 'meeting', look: lookAtMeetings },
];
