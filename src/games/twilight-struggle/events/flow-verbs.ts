/** Choices among named options: of an event, of a level of DEFCON, of a region. */
import type { Known } from '../../../core/answer.ts';
import { passes, type Table, table } from '../../../core/checks.ts';
import { type Board, cardClause, note, pop, push, replaceTop, top } from '../board.ts';
import type { Frame, OptionTask } from '../state.ts';
import { ask, type TaskKind } from '../task.ts';
import { setDefcon } from '../tracks/tracks.ts';
import { truth } from './conditions.ts';
import { changedFrame } from './frame.ts';
import { keepIn } from './lasting-verbs.ts';
import { sideOfRole } from './roles.ts';
import type { VerbStep } from './vocabulary.ts';

export function choose(board: Board, step: VerbStep<'choose'>, frame: Frame): void {
  const { by } = step.choose;
  push(board, { do: 'option', by: sideOfRole(board, frame, by), frame, step });
}

/** The names among which the decider chooses, as facts write them. */
export function optionNames(task: OptionTask): readonly string[] {
  const { step } = task;
  if ('choose' in step) return step.choose.options.map((option) => option.id);
  if ('defcon' in step && 'set' in step.defcon && typeof step.defcon.set === 'object') {
    return step.defcon.set.pick.map(String);
  }
  if ('forbid' in step) {
    const { region } = step.forbid.where;
    return region && 'pick' in region ? region.pick : [];
  }
  throw new Error('this step offers no options');
}

/** Is an option on offer? Undefined if a hidden hand decides. */
function offered(board: Board, task: OptionTask, name: string): Known {
  if (!('choose' in task.step)) return optionNames(task).includes(name);
  const option = task.step.choose.options.find(({ id }) => id === name);
  if (!option) return false;
  return option.requires ? truth(board, task.frame, option.requires) : true;
}

export interface OptionSubject {
  readonly task: OptionTask;
  readonly option: string;
}

export const optionChecks: Table<Board, OptionSubject> = table([
  {
    clause: (board, { task }) => cardClause(board, task.frame.card),
    message: 'option.offered',
    see: ['5.3', '7.4.2'],
    test: (board, { task, option }) => offered(board, task, option),
    args: (board, { task, option }) => {
      const options = optionNames(task).filter((name) => offered(board, task, name) !== false);
      return { card: task.frame.card, option, options };
    },
  },
]);

/** The option is taken. The steps of an event's option join the program, so that what they bind stays visible. */
export function takeOption(board: Board, task: OptionTask, name: string): void {
  pop(board);
  note(board, cardClause(board, task.frame.card), 'option.taken', { side: task.by, option: name });
  const { step } = task;
  if ('choose' in step) {
    const steps = step.choose.options.find((option) => option.id === name)?.steps ?? [];
    const program = top(board);
    if (program?.do !== 'program') throw new Error('an option outside a program');
    const spliced = [...program.steps.slice(0, program.at), ...steps, ...program.steps.slice(program.at)];
    const frame = changedFrame(program.frame, { chooser: task.by });
    replaceTop(board, { do: 'program', frame, steps: spliced, at: program.at });
  } else if ('defcon' in step) setDefcon(board, Number(name), cardClause(board, task.frame.card), task.by);
  else keepIn(board, step, task.frame, name);
}

/** One of several options is named. */
export const optionTask: TaskKind<OptionTask> = {
  need: () => 'option',
  decider: ({ by }) => by,
  answers: {
    choose: {
      question: (_board, task, { option }) => ask(optionChecks, { task, option }),
      effect: (board, task, { option }) => takeOption(board, task, option),
      choices: (board, task, by, facts) => {
        for (const option of optionNames(task))
          if (passes(optionChecks, board, { task, option })) facts.push({ type: 'choose', by, option });
      },
    },
  },
};
