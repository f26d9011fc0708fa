/** The words of the statechart: guards and actions by name, each bound to a function of `src/games`. */
import { setup } from 'xstate';
import { type Action, type Fact, type Guard, isEqual, isRuling } from '../../src/core/steps.ts';
import { addInfluence, type Board } from '../../src/games/twilight-struggle/board.ts';
import {
  asksOrder,
  beginEvent,
  beginOperations,
  dispose,
  eventFirst,
  eventLast,
  inEvent,
  isPlayed,
  useOf,
} from '../../src/games/twilight-struggle/cards/play.ts';
import { discardToTrap, rollTrap } from '../../src/games/twilight-struggle/cards/trap.ts';
import { isAllowed } from '../../src/games/twilight-struggle/check.ts';
import { awaitedSide } from '../../src/games/twilight-struggle/decision.ts';
import { payOff } from '../../src/games/twilight-struggle/events/crisis.ts';
import { expireEffects } from '../../src/games/twilight-struggle/events/lasting-verbs.ts';
import { carryOut } from '../../src/games/twilight-struggle/events/run.ts';
import type { GameFact } from '../../src/games/twilight-struggle/facts.ts';
import { pointsAreSpent, pointsGoTo } from '../../src/games/twilight-struggle/operations/operations.ts';
import { finalScoring } from '../../src/games/twilight-struggle/scoring/scoring.ts';
import {
  addPeriod,
  freeMarkersLeft,
  placeFixedMarkers,
  placeFreeMarker,
} from '../../src/games/twilight-struggle/setup/setup.ts';
import { copyState } from '../../src/games/twilight-struggle/state.ts';
import { US, USSR } from '../../src/games/twilight-struggle/tables.ts';
import { answer, work } from '../../src/games/twilight-struggle/tasks.ts';
import { checkMilitaryOperations, improveDefcon } from '../../src/games/twilight-struggle/tracks/tracks.ts';
import {
  beginRound,
  endRound,
  isRoundOpen,
  pass,
  playCard,
  sitsOut,
} from '../../src/games/twilight-struggle/turn/action-round.ts';
import { advanceTurn, deal } from '../../src/games/twilight-struggle/turn/deal.ts';
import { trapOf } from '../../src/games/twilight-struggle/turn/duties.ts';
import {
  discardHeld,
  flipChina,
  heldCardsKnown,
  judgeHeld,
  mayDiscardHeld,
  resetSpaceAttempts,
  settleLastRounds,
  showHeld,
  showsHeldCards,
} from '../../src/games/twilight-struggle/turn/end-of-turn.ts';
import {
  beginHeadline,
  commitHeadline,
  endHeadlines,
  headlinesChosen,
  headlinesShown,
  orderHeadlines,
} from '../../src/games/twilight-struggle/turn/headline.ts';
import { nextRound } from '../../src/games/twilight-struggle/turn/rounds.ts';
import { isLateWar, setUpLateWar } from '../../src/games/twilight-struggle/variants/scenario.ts';
import {
  answerOffer,
  chooseStatecraft,
  crisesLeft,
  offeredCard,
  resolveCrisis,
  statecraftChosen,
  turnChinaDown,
  turnUp,
} from '../../src/games/twilight-struggle/variants/turn-zero.ts';
import { actionOn, type Context, wrapActions, wrapGuards } from '../vocabulary.ts';

const on = actionOn<Board, GameFact>();

/** Is the fact allowed, and does it come from the side that decides? */
function allowed(board: Board, fact: Fact | undefined): boolean {
  const { by } = fact as Fact & { by?: number };
  const side = awaitedSide(board, fact as GameFact);
  if (side !== undefined && by !== side) return false;
  return isAllowed(board, fact as GameFact);
}

export const guards = {
  allowed: isRuling(allowed),
  gameIsOver: (board) => board.state.result !== null,
  needs: isEqual<Board>(work),
  usedFor: isEqual<Board>(useOf),
  pointsGoTo: isEqual<Board>(pointsGoTo),
  pointsAreSpent,
  inEvent,
  asksOrder,
  eventFirst,
  eventLast,
  isPlayed,
  isRoundOpen,
  noCrisisLeft: (board) => crisesLeft(board).length === 0,
  statecraftChosen: (board) => statecraftChosen(board),
  noCardOffered: (board) => offeredCard(board) === undefined,
  ussrHasPlaced: (board) => freeMarkersLeft(board, USSR) === 0,
  usHasPlaced: (board) => freeMarkersLeft(board, US) === 0,
  scenarioIsSet: (board) => isLateWar(board) && board.state.handicap[US] + board.state.handicap[USSR] === 0,
  noHandicapLeft: (board) => board.state.handicap[US] + board.state.handicap[USSR] === 0,
  headlinesChosen: (board) => headlinesChosen(board),
  headlinesShown: (board) => headlinesShown(board),
  headlineLeft: (board) => board.state.headlineOrder.length > 0,
  roundLeft: (board) => nextRound(board) !== undefined,
  sitsOut: (board) => sitsOut(board),
  isTrapped: (board) => trapOf(board, board.state.phasing) !== undefined,
  mayDiscardHeld: (board) => mayDiscardHeld(board) !== undefined,
  noReveal: (board) => !showsHeldCards(board),
  heldCardsKnown: (board) => heldCardsKnown(board),
  isLastTurn: (board) => board.state.turn >= board.tables.rules.turns,
} satisfies Record<string, Guard<Board>>;

export const actions = {
  setUp: (board) => {
    if (isLateWar(board)) {
      setUpLateWar(board);
      return;
    }
    addPeriod(board, 'early');
    // 12.3: with the Chinese Civil War in play nobody has the China Card yet.
    if (board.tables.civilWar !== undefined) board.state.chinaHolder = undefined;
    placeFixedMarkers(board);
    turnChinaDown(board);
  },
  turnUp: on<'crisis'>((board, fact) => turnUp(board, fact.crisis)),
  chooseStatecraft: on<'choose'>((board, fact) => chooseStatecraft(board, fact.by, fact.option)),
  resolveCrisis: on<'roll'>((board, fact) => resolveCrisis(board, fact.die)),
  takeOffered: on<'select'>((board, fact) => answerOffer(board, fact.card)),
  leaveOffered: (board) => answerOffer(board, undefined),
  placeFree: on<'place'>((board, fact) => placeFreeMarker(board, fact.by, fact.country)),
  placeHandicap: on<'place'>((board, fact) => {
    addInfluence(board, fact.by, fact.country, 1, '3.3');
    board.state.handicap[fact.by]--;
  }),
  improveDefcon,
  deal: on<'deal'>((board, fact) => deal(board, fact)),
  commitHeadline: on<'headline'>((board, fact) => commitHeadline(board, { side: fact.by, card: fact.card })),
  orderHeadlines,
  beginHeadline,
  endHeadlines,
  beginActionRounds: (board) => {
    board.state.round = 0;
    board.state.phasing = US;
  },
  beginRound,
  playCard: on<'play'>((board, fact) => playCard(board, { side: fact.by, card: fact.card })),
  pass: (board) => pass(board, board.state.phasing),
  discardToTrap: on<'discard'>((board, fact) => discardToTrap(board, { side: fact.by, card: fact.card })),
  rollTrap: on<'roll'>((board, fact) => rollTrap(board, fact.die)),
  carryOut,
  beginEvent,
  beginOperations,
  dispose,
  endRound,
  answer: (board, fact) => answer(board, fact as GameFact),
  payOff: on<'cancel-crisis'>((board, fact) => payOff(board, { side: fact.by, country: fact.country })),
  checkMilitaryOperations,
  discardHeld: on<'select'>((board, fact) => discardHeld(board, { side: fact.by, card: fact.card })),
  showHeld: on<'reveal'>((board, fact) => showHeld(board, fact.by, fact.cards)),
  judgeHeld,
  endTurn: (board) => {
    expireEffects(board);
    resetSpaceAttempts(board);
  },
  flipChina,
  advanceTurn,
  finalScoring: (board) => {
    settleLastRounds(board);
    if (!board.state.result) finalScoring(board);
  },
} satisfies Record<string, Action<Board>>;

/** The vocabulary as xstate takes it. */
export const words = setup({
  types: {
    context: {} as Context<Board>,
    events: {} as GameFact,
    input: {} as Context<Board>,
    meta: {} as { clause: string; evident?: true },
    tags: {} as 'choice' | 'chance' | 'reveal',
  },
  guards: wrapGuards<keyof typeof guards, Board>(guards),
  actions: wrapActions<keyof typeof actions, Board, GameFact>(actions, (board) => ({
    ...board,
    state: copyState(board.state),
  })),
});
