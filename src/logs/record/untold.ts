/** What a record in the keys of a case leaves out, and what nobody can be accused of for it. */
import { same } from '../../core/compare.ts';
import type { Finding } from '../../core/finding.ts';
import type { Message } from '../../core/render.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { Ruleset, SideId } from '../../games/twilight-struggle/ruleset.ts';
import { DISCARD, putCard, UNSEEN } from '../../games/twilight-struggle/state.ts';
import { SIDE_IDS } from '../../games/twilight-struggle/tables.ts';
import { periodOf } from '../../games/twilight-struggle/turn/deal.ts';
import { lying } from '../../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import type { EntryOutcome } from './outcome.ts';
import type { GameRecord, RecordEntry } from './record.ts';

type Before = Pick<EntryOutcome, 'entry' | 'after'>;

/** Does an entry stand where the rules put it after the one before? 4.5 */
export function isNext({ entry: last, after }: Before, { turn, round, side }: RecordEntry): boolean {
  if (typeof last.round !== 'number') {
    if (last.round === 'turn-zero') return turn === last.turn && (round === 'set-up' || round === 'headline');
    if (last.round === 'end') return turn === last.turn + 1 && round === 'headline';
    return turn === last.turn && (last.round === 'set-up' ? round === 'headline' : round === 1 && side === 'ussr');
  }
  const rounds = periodOf(after, last.turn).actionRounds;
  // Beyond the regular number nobody has to play.
  const isLast = last.round >= rounds && (last.side === 'us' || last.round > rounds);
  if (turn === last.turn + 1) return isLast && round === 'headline';
  if (turn !== last.turn) return false;
  if (round === 'end') return isLast;
  if (typeof round !== 'number') return false;
  if (round === last.round) return last.side === 'ussr' && side === 'us';
  return round === last.round + 1 && (round > rounds || (last.side === 'us' && side === 'ussr'));
}

/** With the deal of this turn the draw pile may have run out for the first time: 35 cards do not last for three turns. 4.3 */
const FIRST_RESHUFFLE = 3;

/**
 * Nobody writes down a deal: from the third turn on any of the discards may have been dealt anew. 4.3
 * @param played the cards that are played, and those that an event takes from a hand or from elsewhere
 * @returns the board with the cards in question no longer in the discards: those that are played, all of these, or all
 */
export function withOpenPile(
  board: Board,
  turn: number,
  { played, taken }: { readonly played: readonly number[]; readonly taken: readonly number[] },
): readonly Board[] {
  const discards = lying(board, DISCARD).list();
  if (turn < FIRST_RESHUFFLE) return [];
  return [played, [...played, ...taken], discards]
    .map((cards) => cards.filter((card) => discards.includes(card)))
    .filter((cards) => cards.length > 0)
    .map((cards) => {
      const open = twilightStruggle.copy(board);
      for (const card of cards) putCard(open.state, card, UNSEEN);
      return open;
    });
}

/** The board after an entry, with those cards in the discards that have lain there before and went nowhere. */
export function withPileClosed(after: Board, before: Board): Board {
  const closed = twilightStruggle.copy(after);
  for (const card of lying(before, DISCARD).list())
    if (after.state.zone[card] === UNSEEN) putCard(closed.state, card, DISCARD);
  return closed;
}

/** A game begins with its set-up or with the first headlines; a record that states where it begins, there. */
export const isFirst = (
  { turn, round, facts }: RecordEntry,
  { position }: Pick<GameRecord, 'position'> = {},
  firstTurn = 1,
): boolean =>
  position !== undefined || facts !== undefined || (turn === firstTurn && (round === 'headline' || round === 'set-up'));

/** The sides whose free markers a record does not state. 3.2, 3.3 */
export const sidesUntold = ({ setup = {}, entries, position }: GameRecord): readonly SideId[] =>
  position !== undefined || entries[0] === undefined || entries[0].facts
    ? []
    : SIDE_IDS.filter((side) => setup[side] === undefined);

/**
 * Set-ups that bound those that a record does not state: the free markers of a side are nowhere, or all of them in each of
 * the countries in which they may be. What is forbidden under every one of them is forbidden.
 */
export function setupsOf(record: GameRecord, rules: Ruleset): readonly GameRecord[] {
  const { countries, setup: law, lateWar, policies } = rules;
  // The scenario has no markers that a side may place.
  if (policies[lateWar.policy.issue] === lateWar.policy.when) return [record];
  const crowded = (side: SideId): Readonly<Record<string, number>> => {
    const lots = [law[side].free, ...crisisMarkers(record, rules, side)];
    return Object.fromEntries(
      countries.flatMap(({ id, region, subregions }) => {
        const n = lots.reduce(
          (sum, lot) => sum + (region === lot.region || subregions.includes(lot.region) ? lot.count : 0),
          0,
        );
        return n > 0 ? [[id, n]] : [];
      }),
    );
  };
  return sidesUntold(record).reduce<readonly GameRecord[]>(
    (records, side) => records.flatMap((each) => [each, { ...each, setup: { ...each.setup, [side]: crowded(side) } }]),
    [record],
  );
}

/** Markers that crises let a side place besides, by the region in which they may be. TZ-5 */
const crisisMarkers = ({ crises = {} }: GameRecord, { turnZero }: Ruleset, side: SideId) =>
  turnZero.crises.flatMap(({ id, results }) => {
    const came = crises[id];
    const result = typeof came === 'number' ? results.find(({ upTo }) => came <= upTo) : undefined;
    return (result?.change.free ?? []).filter((lot) => lot.side === side);
  });

/** An outcome that accuses nobody of what came otherwise under another set-up. */
export function ifSetupsAgree(outcome: EntryOutcome, others: readonly EntryOutcome[]): EntryOutcome {
  if (others.every((other) => same(accusation(outcome), accusation(other)))) return outcome;
  return leftOpen(outcome, { message: 'log.unknown-set-up' });
}

const accusation = ({ verdict, findings, differences }: EntryOutcome): unknown => [
  verdict === 'illegal' ? findings.filter(({ force }: Finding) => force === 'forbids').map(({ clause }) => clause) : [],
  differences.map(({ key, found }) => [key, found]),
];

/** An outcome of which nothing is held against anybody. */
export function leftOpen(outcome: EntryOutcome, open: Message): EntryOutcome {
  const isAgainst = outcome.verdict === 'illegal' || outcome.differences.length > 0;
  return isAgainst ? { ...outcome, verdict: 'undetermined', open } : outcome;
}
