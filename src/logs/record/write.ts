/** Writing a game down as a record: its facts, entry by entry, and what stands on the board after each. */
import { writeFact } from '../../cases/facts.ts';
import { same } from '../../core/compare.ts';
import { judge, start } from '../../core/judge.ts';
import { stepAt } from '../../core/steps.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { makeBoard } from '../../games/twilight-struggle/index.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { SIDE_IDS } from '../../games/twilight-struggle/tables.ts';
import { layTable } from '../../match/agreement.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import type { GameRecord, RecordEntry, RecordHands, RecordRound } from './record.ts';
import { startWith } from './run.ts';
import { type Standing, standing } from './standing.ts';

/** What was agreed before a game. */
export interface Agreed {
  readonly hands: RecordHands;
  /** Influence beyond the set-up, of the US and of the USSR. */
  readonly handicap?: readonly [us: number, ussr: number];
  /** Victory points to begin with, positive for the US. */
  readonly vp?: number;
  readonly breaks?: GameRecord['breaks'];
}

/**
 * The record of a game that was played by these facts from its very beginning. It ends with the first fact that is
 * refused, or at which the referee breaks: such a fact is what `arbiter fuzz` writes a record for.
 */
export function makeRecord(rules: Ruleset, agreed: Agreed, facts: readonly GameFact[]): GameRecord {
  const { hands, handicap = [0, 0], vp = 0, breaks } = agreed;
  const entries: RecordEntry[] = [];
  let board = startWith(vp, start(twilightStruggle, layTable(makeBoard(rules), { hands, handicap })));
  let open: { readonly place: Place; readonly before: Standing; readonly facts: GameFact[] } | undefined;
  const close = (): void => {
    if (open) entries.push(entryOf(open.place, open.facts, board, open.before));
    open = undefined;
  };
  for (const fact of facts) {
    const place = placeOf(board);
    if (open && !same(open.place, place)) close();
    open ??= { place, before: standing(board), facts: [] };
    open.facts.push(fact);
    const after = carriedOut(board, fact);
    if (!after) break;
    board = after;
  }
  close();
  const beyond = { ...(handicap.some(Boolean) && { us: handicap[0], ussr: handicap[1] }), ...(vp !== 0 && { vp }) };
  return {
    format: 'record',
    game: 'twilight-struggle',
    edition: rules.edition,
    policies: rules.policies,
    ...(rules.house && { house: rules.house.title }),
    hands,
    ...(Object.keys(beyond).length > 0 && { handicap: beyond }),
    ...(breaks && { breaks }),
    entries,
  };
}

/** The board after a fact; undefined if it is refused or breaks the referee. */
function carriedOut(board: Board, fact: GameFact): Board | undefined {
  try {
    const { verdict, board: after } = judge(twilightStruggle, board, fact);
    return verdict === 'illegal' ? undefined : after;
  } catch {
    return undefined;
  }
}

export type Place = { readonly turn: number; readonly round: RecordRound; readonly side?: string };

/** The entry to which the next fact belongs. */
export function placeOf({ state }: Board): Place {
  const { path } = stepAt(twilightStruggle.steps, state);
  const { turn } = state;
  if (path.startsWith('turnZero')) return { turn, round: 'turn-zero' };
  if (path.startsWith('setUp')) return { turn, round: 'set-up' };
  if (path.startsWith('turn.actionRounds')) return { turn, round: state.round, side: SIDE_IDS[state.phasing] ?? 'us' };
  // The deal opens a turn; what is asked for after the rounds closes it.
  return { turn, round: path === 'turn.deal' || path.startsWith('turn.headline') ? 'headline' : 'end' };
}

/** An entry with the tracks after it, and the countries that have changed in it. */
function entryOf(place: Place, facts: readonly GameFact[], after: Board, before: Standing): RecordEntry {
  const { influence, turn: _, ...tracks } = standing(after);
  const changed = Object.entries(influence).filter(([id, markers]) => !same(markers, before.influence[id]));
  return {
    ...place,
    facts: facts.map((fact) => writeFact(fact, after)),
    expect: { ...(changed.length > 0 && { influence: Object.fromEntries(changed) }), ...tracks },
  };
}
