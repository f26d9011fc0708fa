/** What a step remembers for later steps of the same event (`as`). */
import type { Board } from '../board.ts';
import type { Bound } from '../state.ts';
import { changedFrame } from './frame.ts';

/** Writes a binding into the program that is running: the topmost one on the agenda. */
export function bindToProgram(board: Board, name: string | undefined, bound: Bound): void {
  if (name === undefined) return;
  const { agenda } = board.state;
  const index = agenda.findLastIndex((task) => task.do === 'program');
  const program = agenda[index];
  if (program?.do !== 'program') return;
  const frame = changedFrame(program.frame, { bound: { ...program.frame.bound, [name]: bound } });
  agenda[index] = { do: 'program', frame, steps: program.steps, at: program.at };
}
