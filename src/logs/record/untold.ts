/** What a record in the keys of a case leaves out, and what nobody can be accused of for it. */
import { same } from '../../core/compare.ts';
import type { Finding } from '../../core/finding.ts';
import type { Message } from '../../core/render.ts';
import { periodOf } from '../../games/twilight-struggle/deal.ts';
import type { Ruleset, SideId } from '../../games/twilight-struggle/ruleset.ts';
import { SIDE_IDS } from '../../games/twilight-struggle/tables.ts';
import type { GameRecord, RecordEntry } from './record.ts';
import type { EntryOutcome } from './run.ts';

type Before = Pick<EntryOutcome, 'entry' | 'after'>;

/** Does an entry stand where the rules put it after the one before? 4.5 */
export function isNext({ entry: last, after }: Before, { turn, round, side }: RecordEntry): boolean {
  if (typeof last.round !== 'number') {
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

/** A game begins with its set-up or with the first headlines. */
export const isFirst = ({ turn, round, facts }: RecordEntry): boolean =>
  facts !== undefined || (turn === 1 && (round === 'headline' || round === 'set-up'));

/** The sides whose free markers a record does not state. 3.2, 3.3 */
export const sidesUntold = ({ setup = {}, entries }: GameRecord): readonly SideId[] =>
  entries[0] === undefined || entries[0].facts ? [] : SIDE_IDS.filter((side) => setup[side] === undefined);

/**
 * Set-ups that bound those that a record does not state: the free markers of a side are nowhere, or all of them in each of
 * the countries in which they may be. What is forbidden under every one of them is forbidden.
 */
export function setupsOf(record: GameRecord, { countries, setup: law }: Ruleset): readonly GameRecord[] {
  const crowded = (side: SideId): Readonly<Record<string, number>> => {
    const { region, count } = law[side].free;
    const open = countries.filter((each) => each.region === region || each.subregions.includes(region));
    return Object.fromEntries(open.map(({ id }) => [id, count]));
  };
  return sidesUntold(record).reduce<readonly GameRecord[]>(
    (records, side) => records.flatMap((each) => [each, { ...each, setup: { ...each.setup, [side]: crowded(side) } }]),
    [record],
  );
}

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
