/** What tells positions of a search apart. */
import type { Board } from '../games/twilight-struggle/board.ts';
import type { State } from '../games/twilight-struggle/state.ts';

/** Where every card lies. */
export const cardsKey = ({ state }: Board): string => String.fromCharCode(...state.zone);

/** Where influence lies. */
export const influenceKey = ({ state }: Board): string => String.fromCharCode(...state.influence);

/** Everything but where influence and cards lie, and what follows from these. */
export function restKey({ state }: Board, more: Readonly<Partial<Record<keyof State, unknown>>> = {}): string {
  const { influence, present, controlled, snapshot, reach, lying, zone, occurred, agenda, ...rest } = state;
  return JSON.stringify([{ ...rest, ...more }, agenda.map(withShortPrograms)]);
}

type Task = State['agenda'][number];

/** The programs of events are long, and there are few of them: a number stands for each. */
function withShortPrograms(task: Task): object {
  const step = 'step' in task ? numberOf(task.step) : undefined;
  const steps = 'steps' in task ? numberOf(task.steps) : undefined;
  return step === undefined && steps === undefined ? task : { ...task, step, steps };
}

const byObject = new WeakMap<object, number>();
const byText = new Map<string, number>();

function numberOf(program: object): number {
  const known = byObject.get(program);
  if (known !== undefined) return known;
  const text = JSON.stringify(program);
  const number = byText.get(text) ?? byText.size;
  byText.set(text, number);
  byObject.set(program, number);
  return number;
}
