/** Answers about Operations: what they are used for, where, and with which dice. */
import { card } from '../games/twilight-struggle/board.ts';
import { hasTarget } from '../games/twilight-struggle/operations/mode.ts';
import type { Mode, OperationsTask } from '../games/twilight-struggle/state.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { type Answer, type Asked, eventParts, type Missing } from './asked.ts';
import { declines, type Part, type Stated, says, unused } from './statement.ts';

/** The key under which each use of the points is stated. */
const KEY_OF_MODE = { influence: 'place', coup: 'coup', realignment: 'realign', space: 'die' } as const;

/** The next use of the points; "done" when nothing more is said of them. */
export function operationsAnswer(asked: Asked, task: OperationsTask, by: Side): Answer | Missing {
  const next = wanted(asked, task);
  if (next === undefined) {
    const declined = partsFor(asked, task).some((part) => declines(part, 'ops', 'coup'));
    if (declined || mayStop(asked, task)) return { fact: { type: 'done', by }, from: [], silent: !declined };
    return { missing: 'operations', by };
  }
  const [mode, said, part] = next;
  if (mode !== task.mode) return { fact: { type: 'mode', by, mode }, from: mode === 'space' ? [said] : [], part };
  const country = said.country as number;
  if (mode === 'influence') return { fact: { type: 'place', by, country }, from: [said], part };
  // The dice of a realignment stand in the same fact: it is used when they are rolled, or at once if none are stated.
  const isWhole = mode === 'coup' || said.us === undefined;
  return { fact: { type: 'target', by, country }, from: isWhole ? [said] : [], part };
}

/** The mode for which something is still stated; one that is on offer before one that is not. */
function wanted(asked: Asked, task: OperationsTask): readonly [Mode, Stated, Part] | undefined {
  // A companion goes to space like any card; its die comes afterwards.
  const space = task.mode === null && task.modes.includes('space') ? saidOf(asked, task, 'as', 'space') : undefined;
  if (space) return ['space', ...space];
  const modes: readonly Mode[] =
    task.mode === null ? ['influence', 'realignment', 'coup'] : [task.mode, 'influence', 'realignment'];
  const offered = modes.filter((mode) => task.modes.includes(mode));
  for (const mode of [...offered, ...modes]) {
    for (const part of partsFor(asked, task)) {
      const said = unused(part, KEY_OF_MODE[mode]);
      if (said?.country !== undefined) return [mode, said, part];
    }
  }
  return task.mode === null ? rolledFor(asked, task) : undefined;
}

/** A die of which nothing else is said can only be that of a coup: its country is what is left to be asked. 6.3.2 */
function rolledFor({ statement, board }: Asked, task: OperationsTask): readonly [Mode, Stated, Part] | undefined {
  const owner = card(board, statement.card).owner;
  // An event that happens as well may have a die of its own.
  if (task.granted || task.card !== statement.card || !task.modes.includes('coup')) return undefined;
  if (owner !== undefined && owner !== task.side) return undefined;
  const said = unused(statement.play, 'die');
  return said?.die === undefined || statement.play.facts.some((fact) => !fact.used && fact !== said)
    ? undefined
    : ['coup', said, statement.play];
}

function saidOf(asked: Asked, task: OperationsTask, key: string, value: string): readonly [Stated, Part] | undefined {
  for (const part of partsFor(asked, task)) {
    const said = unused(part, key);
    if (said?.value === value) return [said, part];
  }
  return undefined;
}

/** Do the rules let the player stop? */
const mayStop = ({ board }: Asked, task: OperationsTask): boolean =>
  task.may || task.touched.length > 0 || task.modes.every((mode) => !hasTarget(board, task, mode));

/** Where these Operations are spoken of: the play for the card's own, the event for those that an event grants. */
function partsFor(asked: Asked, task: OperationsTask): readonly Part[] {
  const { statement } = asked;
  if (!task.granted && task.card === statement.card) return [statement.play];
  const granted = statement.events.toReversed().flatMap((event) => [...event.granted, event.own]);
  // Where the play itself has no Operations, what is said at its level can only mean those of a companion or a prize.
  const noOwn = statement.play.facts.some(({ key, value }) => key === 'as' && value === 'event');
  const declined = granted.some((part) => declines(part, 'ops', 'coup'));
  return noOwn && !declined ? [...granted, statement.play] : granted;
}

/** The die of a coup, from the part that names its target. */
export function coupDie(asked: Asked, task: OperationsTask): Answer | Missing {
  const parts = partsFor(asked, task);
  const naming = parts.filter((part) =>
    part.facts.some(({ key, country, used }) => key === 'coup' && country === task.target && used),
  );
  return dieFrom([...naming, ...parts], 'coup-die');
}

/** The dice of the realignment whose target has just been named. */
export function realignmentDice(asked: Asked, task: OperationsTask): Answer | Missing {
  for (const part of partsFor(asked, task)) {
    const said = unused(part, 'realign');
    if (said) return { fact: { type: 'rolls', us: said.us as number, ussr: said.ussr as number }, from: [said], part };
  }
  return { missing: 'realignment-dice', by: undefined };
}

/** The die of a space race attempt; "none" is an attempt without a roll. */
export function spaceDie(asked: Asked, task: OperationsTask): Answer | Missing {
  const parts = partsFor(asked, task);
  if (parts.some((part) => says(part, 'die') && declines(part, 'die')))
    return { fact: { type: 'roll', die: 0 }, from: [] };
  return dieFrom(parts, 'space-die');
}

/** The dice of a contest, one pair after the other. */
export function contestDice(asked: Asked): Answer | Missing {
  for (const part of eventParts(asked)) {
    const said = unused(part, 'rolls');
    if (said) return { fact: { type: 'rolls', us: said.us as number, ussr: said.ussr as number }, from: [said], part };
  }
  return { missing: 'contest-dice', by: undefined };
}

/** The die of a war. */
export const warDie = (asked: Asked): Answer | Missing =>
  dieFrom([...eventParts(asked), asked.statement.play], 'war-die');

function dieFrom(parts: readonly Part[], missing: string): Answer | Missing {
  for (const part of parts) {
    const said = unused(part, 'die');
    if (said?.die !== undefined) return { fact: { type: 'roll', die: said.die }, from: [said], part };
  }
  return { missing, by: undefined };
}
