/** Events that move a marker, score a region, end the game or hand over the China Card. */
import { type Table, table } from '../../../core/checks.ts';
import { type Board, cardClause, endGame, pop, push } from '../board.ts';
import { advanceInSpace } from '../operations/space.ts';
import { endByVp, isDiscountable, pendingDiscount, resolveScoring } from '../scoring/scoring.ts';
import { DISCARD, type Frame, KEPT, putCard, type ScoringTask } from '../state.ts';
import { rival, SIDE_IDS, type Side, US, USSR } from '../tables.ts';
import { ask, type TaskKind } from '../task.ts';
import { addMilops, moveVp, passChina, setDefcon } from '../tracks/tracks.ts';
import { evaluate } from './expressions.ts';
import { sideOfRole } from './roles.ts';
import { use } from './triggers.ts';
import type { Expression, VerbStep } from './vocabulary.ts';

export function vp(board: Board, { vp: award }: VerbStep<'vp'>, frame: Frame): void {
  const amount = (expression: Expression): number => Math.max(0, evaluate(board, frame, expression));
  const clause = cardClause(board, frame.card);
  if ('net' in award) moveVp(board, amount(award.net.us) - amount(award.net.ussr), clause);
  else moveVp(board, (sideOfRole(board, frame, award.side) === US ? 1 : -1) * amount(award.amount), clause);
}

export function defcon(board: Board, step: VerbStep<'defcon'>, frame: Frame): void {
  const spec = step.defcon;
  const clause = cardClause(board, frame.card);
  if ('change' in spec) setDefcon(board, board.state.defcon + spec.change, clause, frame.chooser);
  else if (typeof spec.set === 'number') setDefcon(board, spec.set, clause, frame.chooser);
  else push(board, { do: 'option', by: frame.player, frame, step });
}

export function milops(board: Board, { milops: spec }: VerbStep<'milops'>, frame: Frame): void {
  const side = sideOfRole(board, frame, spec.side);
  const added = 'add' in spec ? spec.add : spec.set - board.state.milops[side];
  addMilops(board, side, added, cardClause(board, frame.card));
}

export function space(board: Board, { space: spec }: VerbStep<'space'>, frame: Frame): void {
  advanceInSpace(board, sideOfRole(board, frame, spec.side), spec.advance, cardClause(board, frame.card));
}

/** Scores a region; if an effect takes a country out of it, which one is asked first. 10.1 */
export function score(board: Board, { score: { region } }: VerbStep<'score'>, frame: Frame): void {
  const scoring = `${region}-scoring`;
  const discount = pendingDiscount(board, scoring);
  const lasting = discount && board.state.lasting[discount.lastingIndex];
  if (!discount || !lasting) resolveScoring(board, region, scoring);
  else if (discount.candidates.length === 0) {
    spendDiscount(board, { do: 'scoring', card: frame.card, region, lasting });
    resolveScoring(board, region, scoring);
  } else push(board, { do: 'scoring', card: frame.card, region, lasting });
}

/** The country that does not count is named: score the region without it. */
export function scoreWithout(board: Board, task: ScoringTask, country: number): void {
  const discount = pendingDiscount(board, `${task.region}-scoring`);
  pop(board);
  spendDiscount(board, task);
  resolveScoring(board, task.region, `${task.region}-scoring`, { country, side: discount?.side ?? USSR });
}

function spendDiscount(board: Board, { lasting }: ScoringTask): void {
  use(board, lasting);
  if (board.state.zone[lasting.card] === KEPT) putCard(board.state, lasting.card, DISCARD);
}

/** The battleground that Shuttle Diplomacy takes out of a scoring. */
const discountChecks: Table<Board, { readonly task: ScoringTask; readonly country: number }> = table([
  {
    clause: (board, { task }) => cardClause(board, task.lasting.card),
    message: 'scoring.discount-target',
    test: (board, { task, country }) => isDiscountable(board, `${task.region}-scoring`, country),
    args: (_board, { task, country }) => ({ country, region: task.region }),
  },
]);

/** The side that names the country, as the effect says. */
function chooserOf({ lasting }: ScoringTask): Side {
  const { modify } = lasting.step as VerbStep<'modify'>;
  return 'chooser' in modify ? (SIDE_IDS.indexOf(modify.chooser as 'us' | 'ussr') as Side) : lasting.player;
}

/** A scoring that waits for the country that does not count. */
export const scoringTask: TaskKind<ScoringTask> = {
  need: () => 'discountedCountry',
  decider: chooserOf,
  answers: {
    target: {
      question: (_board, task, { country }) => ask(discountChecks, { task, country }),
      effect: (board, task, { country }) => scoreWithout(board, task, country),
    },
  },
};

export function end(board: Board, { end: spec }: VerbStep<'end'>, frame: Frame): void {
  const clause = cardClause(board, frame.card);
  if (spec.winner === 'by-vp') {
    endByVp(board, spec.reason, clause);
    return;
  }
  const winner: Side = spec.winner
    ? sideOfRole(board, frame, spec.winner)
    : rival(sideOfRole(board, frame, spec.loser ?? 'phasing'));
  endGame(board, { winner, how: spec.reason, clause });
}

export function china(board: Board, { china: { to, face } }: VerbStep<'china'>, frame: Frame): void {
  const clause = face === 'up' ? '9.4' : cardClause(board, frame.card);
  passChina(board, sideOfRole(board, frame, to), face === 'up', clause);
}
