/** Placing and removing influence by an event: no adjacency, no double cost. 6.1.1.b */
import { passing, type Table, table } from '../../../core/checks.ts';
import { remember } from '../../../core/remember.ts';
import {
  addInfluence,
  type Board,
  cardClause,
  influence,
  note,
  policy,
  pop,
  present,
  push,
  replaceTop,
  top,
} from '../board.ts';
import { eachCountry } from '../each.ts';
import type { Frame, MarkersTask } from '../state.ts';
import type { Side } from '../tables.ts';
import { ask, stopping, type TaskKind } from '../task.ts';
import { bindToProgram } from './bindings.ts';
import { countriesMatching } from './country-filter.ts';
import { evaluate } from './expressions.ts';
import { whyNotCountry } from './reasons.ts';
import { sideOfRole } from './roles.ts';
import type { Count, Distribute, PerCountry, VerbStep } from './vocabulary.ts';

export const place = (board: Board, step: VerbStep<'place'>, frame: Frame): void => start(board, step, frame);
export const remove = (board: Board, step: VerbStep<'remove'>, frame: Frame): void => start(board, step, frame);

interface Markers {
  readonly spec: Distribute | PerCountry;
  readonly adds: boolean;
}

const specOf = remember(
  (step: MarkersTask['step']): Markers =>
    'place' in step ? { spec: step.place, adds: true } : { spec: step.remove, adds: false },
);

/** Turns a count into a number and the right to stop early. */
export function countOf(board: Board, frame: Frame, count: Count, all: number): { n: number; upTo: boolean } {
  if (count === 'all') return { n: all, upTo: false };
  if (typeof count === 'object' && 'upTo' in count) {
    return { n: count.upTo === 'all' ? all : evaluate(board, frame, count.upTo), upTo: true };
  }
  return { n: evaluate(board, frame, count), upTo: false };
}

function start(board: Board, step: MarkersTask['step'], frame: Frame): void {
  const { spec, adds } = specOf(step);
  const side = sideOfRole(board, frame, spec.side);
  const by = step.by === undefined ? frame.player : sideOfRole(board, frame, step.by);
  if ('countries' in spec && spec.countries === 'all') {
    for (const where of countriesMatching(board, frame, spec.where).list())
      changeIn(board, frame, spec, adds, side, where);
    return;
  }
  const count = 'countries' in spec ? spec.countries : spec.total;
  const { n, upTo } = countOf(board, frame, count, board.tables.countries.length);
  const mayStop = policy(board, 'exact-counts') === 'may-stop' && !adds;
  const task: MarkersTask = {
    do: 'markers',
    step,
    frame,
    by,
    side,
    left: n,
    optional: upTo || step.may === true || mayStop,
    chosen: [],
  };
  push(board, task);
  stopIfExhausted(board);
}

/** A decision on one country: one marker, or the whole amount for that country. */
export function chooseCountry(board: Board, task: MarkersTask, where: number): void {
  const { spec, adds } = specOf(task.step);
  if ('countries' in spec) changeIn(board, task.frame, spec, adds, task.side, where);
  else addInfluence(board, task.side, where, adds ? 1 : -1, cardClause(board, task.frame.card));
  const { step, frame, by, side, left, optional, chosen } = task;
  replaceTop(board, { do: 'markers', step, frame, by, side, left: left - 1, optional, chosen: [...chosen, where] });
  stopIfExhausted(board);
}

/** The decider stops, or nothing more can be done. 5.2 */
export function stopMarkers(board: Board, task: MarkersTask): void {
  pop(board);
  bindToProgram(board, task.step.as, { countries: task.chosen });
}

function stopIfExhausted(board: Board): void {
  const task = top(board);
  if (task?.do !== 'markers') return;
  if (task.left <= 0 || isExhausted(board, task)) {
    if (task.left > 0 && !task.optional)
      note(board, '5.2.d', 'markers.exhausted', { n: task.left, card: task.frame.card });
    stopMarkers(board, task);
  }
}

function changeIn(board: Board, frame: Frame, spec: PerCountry, adds: boolean, side: Side, where: number): void {
  const amount =
    spec.each === 'all' ? influence(board, side, where) : Math.max(0, evaluate(board, frame, spec.each, where));
  addInfluence(board, side, where, adds ? amount : -amount, cardClause(board, frame.card));
}

function withinLimit(task: MarkersTask): true | ((where: number) => boolean) {
  const { spec } = specOf(task.step);
  const { chosen } = task;
  if (chosen.length === 0) return true;
  if ('countries' in spec) return (where) => !chosen.includes(where);
  const { max } = spec;
  if (max === undefined) return true;
  return (where) => {
    let there = 0;
    for (const at of chosen) if (at === where) there++;
    return there < max;
  };
}

/** How many markers, or choices of the country, an event allows in one country, and how many this would be. */
function limitIn({ task: { step, chosen }, country }: MarkerSubject): { readonly limit?: number; readonly n?: number } {
  const { spec } = specOf(step);
  const limit = !('countries' in spec) ? spec.max : spec.each === 1 ? 1 : undefined;
  return limit === undefined ? {} : { limit, n: chosen.filter((where) => where === country).length + 1 };
}

/** Is there a country left in which a marker could go down or come off? */
function isExhausted(board: Board, task: MarkersTask): boolean {
  const subject = { task, country: 0, adds: specOf(task.step).adds };
  const fitting = passing(markerChecks, board, subject, board.tables.everywhere, (where) => {
    subject.country = where;
  });
  return fitting.isEmpty;
}

export interface MarkerSubject {
  readonly task: MarkersTask;
  readonly country: number;
  readonly adds: boolean;
}

const ofCard = (board: Board, { task }: MarkerSubject): string => cardClause(board, task.frame.card);
const named = (_board: Board, { task, country }: MarkerSubject) => ({
  card: task.frame.card,
  country,
  side: task.side,
});

/** What an event lets a marker do. */
export const markerChecks: Table<Board, MarkerSubject> = table([
  {
    clause: ofCard,
    message: 'marker.direction',
    when: (_board, { task, adds }) => specOf(task.step).adds !== adds,
    test: eachCountry((_board, { task, adds }) => specOf(task.step).adds === adds),
    args: named,
  },
  {
    clause: ofCard,
    message: 'marker.named-country',
    test: eachCountry((board, { task }) => countriesMatching(board, task.frame, specOf(task.step).spec.where)),
    args: (board, subject) => ({
      ...named(board, subject),
      ...whyNotCountry(board, subject.task.frame, specOf(subject.task.step).spec.where, subject.country),
    }),
  },
  {
    clause: '5.2.d',
    message: 'marker.present',
    when: (_board, { task }) => !specOf(task.step).adds,
    test: eachCountry((board, { task }) => present(board, task.side)),
    args: named,
  },
  {
    clause: ofCard,
    message: 'marker.limit',
    test: eachCountry((_board, { task }) => withinLimit(task)),
    args: (board, subject) => ({ ...named(board, subject), ...limitIn(subject) }),
  },
  {
    clause: ofCard,
    message: 'marker.one-country',
    when: (board, { task }) => {
      const { spec } = specOf(task.step);
      return (
        'together' in spec && spec.together !== undefined && policy(board, spec.together.issue) === spec.together.when
      );
    },
    issue: 'south-african-unrest-split',
    test: eachCountry(
      (_board, { task }) =>
        (where) =>
          task.chosen.every((at) => at === where),
    ),
    args: named,
  },
]);

const stopChecks = stopping<MarkersTask>(
  (board, task) => cardClause(board, task.frame.card),
  (_board, task) => task.optional,
);

/** Markers of an event: a side says where, one country after the other. */
export const markersTask: TaskKind<MarkersTask> = {
  need: () => 'markers',
  decider: ({ by }) => by,
  answers: {
    place: {
      question: (_board, task, { country }) => ask(markerChecks, { task, country, adds: true }),
      effect: (board, task, { country }) => chooseCountry(board, task, country),
    },
    remove: {
      question: (_board, task, { country }) => ask(markerChecks, { task, country, adds: false }),
      effect: (board, task, { country }) => chooseCountry(board, task, country),
    },
    done: {
      question: (_board, task) => ask(stopChecks, task),
      effect: stopMarkers,
    },
  },
};
