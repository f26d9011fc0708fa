/**
 * What each guard looks at, as figures: whoever watches the chart sees why a guard is true or false. A test holds that the
 * same figures never go with both.
 */
import type { LooksAt } from '../../src/core/ways.ts';
import { type Board, top } from '../../src/games/twilight-struggle/board.ts';
import { useOf } from '../../src/games/twilight-struggle/cards/play.ts';
import { pointsGoTo, pointsLeft } from '../../src/games/twilight-struggle/operations/operations.ts';
import { freeMarkersLeft } from '../../src/games/twilight-struggle/setup/setup.ts';
import { FACE_DOWN } from '../../src/games/twilight-struggle/state.ts';
import { US, USSR } from '../../src/games/twilight-struggle/tables.ts';
import { work } from '../../src/games/twilight-struggle/tasks.ts';
import { holdsKind, owedKind, trapOf } from '../../src/games/twilight-struggle/turn/duties.ts';
import { mayDiscardHeld, showsHeldCards } from '../../src/games/twilight-struggle/turn/end-of-turn.ts';
import { handSize } from '../../src/games/twilight-struggle/turn/hands.ts';
import { nextRound } from '../../src/games/twilight-struggle/turn/rounds.ts';
import { isLateWar } from '../../src/games/twilight-struggle/variants/scenario.ts';
import { crisesLeft, offeredCard } from '../../src/games/twilight-struggle/variants/turn-zero.ts';
import { NOT_CHOSEN } from '../../src/games/twilight-struggle/variants/turn-zero-state.ts';
import type { guards } from './vocabulary.ts';

/** The order of event and Operations, of the play on top. */
function orderOf(board: Board) {
  const play = top(board);
  if (play?.do !== 'play') return { order: 'none' };
  return { order: play.order ?? (play.asksOrder ? 'to-be-said' : 'none') };
}

const headlines = ({ state }: Board, counts: (card: number) => boolean): number =>
  [US, USSR].filter((side) => counts(state.headline[side])).length;

export const looksAt: LooksAt<Board, Exclude<keyof typeof guards, 'allowed'>> = {
  gameIsOver: ({ state }) => ({ result: state.result !== null }),
  needs: (board) => ({ due: work(board) }),
  usedFor: (board) => ({ use: useOf(board) ?? 'none' }),
  pointsGoTo: (board) => ({ use: pointsGoTo(board) ?? 'none' }),
  pointsAreSpent: (board) => {
    const task = top(board);
    return { points: task?.do === 'operations' ? pointsLeft(board, task) : 0 };
  },
  inEvent: (board) => {
    const task = top(board);
    return { eventCard: task?.do === 'program' ? task.frame.card : 'none' };
  },
  asksOrder: orderOf,
  eventFirst: orderOf,
  eventLast: orderOf,
  isPlayed: (board) => ({ underWay: board.state.agenda.filter((task) => task.do !== 'end-round').length }),
  isRoundOpen: (board) => ({ openRounds: board.state.agenda.filter((task) => task.do === 'end-round').length }),
  noCrisisLeft: (board) => ({ crises: crisesLeft(board).length }),
  statecraftChosen: ({ state }) => ({ statecraft: state.turnZero.chosen.filter((at) => at !== NOT_CHOSEN).length }),
  noCardOffered: (board) => ({ offered: offeredCard(board)?.cards.length ?? 0 }),
  ussrHasPlaced: (board) => ({ markers: freeMarkersLeft(board, USSR) }),
  usHasPlaced: (board) => ({ markers: freeMarkersLeft(board, US) }),
  scenarioIsSet: (board) => ({
    lateWar: isLateWar(board),
    markers: board.state.handicap[US] + board.state.handicap[USSR],
  }),
  noHandicapLeft: ({ state }) => ({ markers: state.handicap[US] + state.handicap[USSR] }),
  headlinesChosen: (board) => ({ headlines: headlines(board, (card) => card !== 0) }),
  headlinesShown: (board) => ({ headlines: headlines(board, (card) => card !== 0 && card !== FACE_DOWN) }),
  headlineLeft: ({ state }) => ({ headlines: state.headlineOrder.length }),
  roundLeft: (board) => ({ nextRound: nextRound(board)?.round ?? 'none' }),
  sitsOut: (board) => {
    const { phasing, chinaHolder, chinaUp } = board.state;
    const owed = owedKind(board, phasing);
    return {
      hand: handSize(board, phasing) ?? 'not-stated',
      china: chinaHolder === phasing && chinaUp && !trapOf(board, phasing),
      lacksOwedKind: owed !== undefined && holdsKind(board, owed, phasing) === false,
    };
  },
  isTrapped: (board) => ({ trapCard: trapOf(board, board.state.phasing)?.card ?? 'none' }),
  mayDiscardHeld: (board) => ({
    box: `${board.state.space[US]} / ${board.state.space[USSR]}`,
    mayDiscard: mayDiscardHeld(board) !== undefined,
  }),
  noReveal: (board) => ({ heldShown: showsHeldCards(board) }),
  heldCardsKnown: ({ state }) => ({ hidden: Math.max(0, state.hidden[US]) + Math.max(0, state.hidden[USSR]) }),
  isLastTurn: ({ state, tables }) => ({ turn: `${state.turn} / ${tables.rules.turns}` }),
};
