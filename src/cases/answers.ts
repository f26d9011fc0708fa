/**
 * Answers to what the referee asks, from what is stated. The sequence is the statechart's; a statement only supplies
 * choices and dice. Every answer names the facts it is made of, so that what has answered nothing can be told.
 */
import { card as cardOf, top } from '../games/twilight-struggle/board.ts';
import { isInnerPlay } from '../games/twilight-struggle/cards/use.ts';
import { choicesOf } from '../games/twilight-struggle/choices.ts';
import {
  type CardsTask,
  type DrawTask,
  type MarkersTask,
  type Task,
  UNSEEN,
} from '../games/twilight-struggle/state.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { decider, need } from '../games/twilight-struggle/tasks.ts';
import { type Answer, type Asked, eventParts, type Missing, type Reply } from './asked.ts';
import { cardAnswer, countryAnswer, markersAnswer, optionAnswer, sequenceAnswer } from './event-answers.ts';
import { contestDice, coupDie, operationsAnswer, realignmentDice, spaceDie, warDie } from './operations-answers.ts';
import { type Part, type Stated, says, unused } from './statement.ts';

/** The answer to what the chart asks now. */
export function answerFor(asked: Asked): Reply {
  const { board } = asked;
  return ANSWERS[need(board)](asked, top(board) as never, decider(board) as Side);
}

const nothing = (): Missing => ({ missing: 'nothing', by: undefined });

/** What answers each need of the task in hand. */
const ANSWERS: Readonly<Record<ReturnType<typeof need>, (asked: Asked, task: never, by: Side) => Reply>> = {
  use: (asked, _, by) => useAnswer(asked, by),
  order: (asked, _, by) => orderAnswer(asked, by),
  mode: operationsAnswer,
  influence: operationsAnswer,
  realignmentTarget: operationsAnswer,
  coupTarget: operationsAnswer,
  coupDie,
  spaceDie,
  realignmentDice,
  markers: (asked, task: MarkersTask, by) => {
    // Who claims the Operations before the markers claims an order that the card does not give.
    const [event] = asked.statement.events;
    const first = event?.own.facts.find(({ key, value }) => key === 'order' && /^coup[-_]first$/.test(String(value)));
    if (first && event?.granted.some((part) => unused(part, 'coup')))
      return { fact: { type: 'mode', by, mode: 'coup' }, from: [first] };
    return markersAnswer(asked, task, by);
  },
  option: optionAnswer,
  card: (asked, task: Task | undefined, by) =>
    task?.do === 'sequence' ? sequenceAnswer(asked, by) : cardAnswer(asked, task as CardsTask, by),
  draw: (asked, task: Task | undefined, by) =>
    task?.do === 'draw' ? drawnAnswer(asked, task) : cardAnswer(asked, task as CardsTask, by),
  shownCards: (asked, _, by) => shownAnswer(asked, by),
  warTarget: (asked, _, by) => countryAnswer(asked, ['target', 'targets'], 'war-target', by),
  warDie,
  contestDice,
  discountedCountry: (asked, _, by) => countryAnswer(asked, ['shuttle_target'], 'discounted-country', by),
  automatic: nothing,
  nothing,
};

const find = (parts: readonly Part[], ...keys: readonly string[]): readonly [Stated, Part] | undefined => {
  for (const part of parts) {
    const found = unused(part, ...keys);
    if (found) return [found, part];
  }
  return undefined;
};

const USES = { event: 'event', space: 'space', ops: 'operations' } as const;

/** What the card is used for: the action says it of its own card, the event of a card played inside it. */
function useAnswer(asked: Asked, by: Side): Answer {
  const { statement, board } = asked;
  const inner = isInnerPlay(board);
  const parts = inner ? eventParts(asked) : [statement.play];
  const covered = inner && find(parts, 'with_un_intervention');
  if (covered && covered[0].value === true) return { fact: { type: 'use', by, use: 'paired' }, from: [covered[0]] };
  const said = find(parts, 'as');
  if (said) return { fact: { type: 'use', by, use: USES[said[0].value as keyof typeof USES] }, from: [said[0]] };
  return { fact: { type: 'use', by, use: unstatedUse(asked, inner) }, from: [] };
}

/** A card of which nobody says what it is used for: the only use it has, or the one that is spoken of. */
function unstatedUse({ statement, board }: Asked, inner: boolean): 'event' | 'operations' {
  const uses = choicesOf(board, ['use']).flatMap((fact) => (fact.type === 'use' ? [fact.use] : []));
  const may = (use: 'event' | 'operations'): boolean => uses.includes(use);
  const onlyEvent = !inner && statement.events.length > 0 && !says(statement.play, 'place', 'coup', 'realign');
  return may('event') && (!may('operations') || onlyEvent) ? 'event' : 'operations';
}

/** A statement that leaves the order open means that it does not matter: Operations first, then. */
function orderAnswer(asked: Asked, by: Side): Answer {
  const said = find(isInnerPlay(asked.board) ? eventParts(asked) : [asked.statement.play], 'order');
  const first = said && /^event[-_]first$/.test(String(said[0].value));
  return {
    fact: { type: 'order', by, order: first ? 'event-first' : 'operations-first' },
    from: said ? [said[0]] : [],
  };
}

/** The next card of the pile; after a reshuffle the order stated for it; one that is said to be among them; else one that only its owner sees. */
function drawnAnswer(asked: Asked, task: DrawTask): Answer {
  const { pile, board } = asked;
  const next = pile.shift();
  if (next !== undefined) return { fact: { type: 'draw', card: next }, from: [] };
  const isUnseen = ({ card }: Stated): boolean => card !== undefined && board.state.zone[card] === UNSEEN;
  const said = find(eventParts(asked), 'reshuffle_order')?.[0];
  if (said?.card !== undefined && isUnseen(said)) return { fact: { type: 'draw', card: said.card }, from: [said] };
  const named = thrownFromDrawn(asked, task).find(isUnseen);
  return { fact: { type: 'draw', card: named?.card ?? 0 }, from: [] };
}

/** Cards that an event is said to throw away, if it takes them from those it has drawn: they are among these. */
function thrownFromDrawn(asked: Asked, { step, frame }: DrawTask): readonly Stated[] {
  const takes = cardOf(asked.board, frame.card).event.some(
    (each) => 'discard' in each && step.as !== undefined && each.discard.from === step.as,
  );
  return takes
    ? eventParts(asked).flatMap(({ facts }) => facts.filter(({ key, used }) => key === 'discard' && !used))
    : [];
}

function shownAnswer(asked: Asked, by: Side): Answer | Missing {
  for (const part of eventParts(asked)) {
    const shown = part.facts.filter(({ key, card }) => key === 'shown' && card !== undefined);
    if (shown.length > 0)
      return { fact: { type: 'reveal', by, cards: shown.map(({ card }) => card as number) }, from: shown, part };
    if (part.facts.some(({ key }) => key === 'shown')) return { fact: { type: 'reveal', by, cards: [] }, from: [] };
  }
  return { missing: 'shown-cards', by };
}
