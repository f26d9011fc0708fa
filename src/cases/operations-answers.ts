/** Answers about Operations: what they are used for, where, and with which dice. */
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { hasTarget } from '../games/twilight-struggle/mode.ts';
import type { Mode, OperationsTask } from '../games/twilight-struggle/state.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import type { CaseOperations, RollPair } from './case.ts';
import { countryNamed } from './position.ts';
import { dieOf, eventsFor, type Missing, markUsed, queueOf, type Reading, usedOf } from './script-reading.ts';

/** The next use of the points; "done" when the script has nothing more for them. */
export function operationsAnswer(reading: Reading, board: Board, task: OperationsTask, by: Side): GameFact | Missing {
  const wanted = wantedMode(reading, board, task);
  if (wanted === undefined) return isOver(reading, board, task) ? { type: 'done', by } : { missing: 'operations', by };
  if (wanted !== task.mode) return { type: 'mode', by, mode: wanted };
  const country = targets(reading, board, task, wanted).shift() as number;
  return wanted === 'influence' ? { type: 'place', by, country } : { type: 'target', by, country };
}

/** The mode for which the script still has something; one that is on offer before one that is not. */
function wantedMode(reading: Reading, board: Board, task: OperationsTask): Mode | undefined {
  const modes: readonly Mode[] =
    task.mode === null ? ['influence', 'realignment', 'coup'] : [task.mode, 'influence', 'realignment'];
  const offered = modes.filter((mode) => task.modes.includes(mode));
  return [...offered, ...modes].find((mode) => targets(reading, board, task, mode).length > 0);
}

/** Nothing more is claimed, and the rules let the player stop. */
function isOver(reading: Reading, board: Board, task: OperationsTask): boolean {
  const declined = eventsFor(reading, board).some((event) => event.ops === 'none' || event.coup === 'none');
  const nothingToDo = task.modes.every((mode) => !hasTarget(board, task, mode));
  return task.may || task.touched.length > 0 || nothingToDo || declined;
}

/** Countries still to come for a mode, from the first source that has any. */
function targets(reading: Reading, board: Board, task: OperationsTask, mode: Mode): number[] {
  for (const source of sourcesFor(reading, board, task)) {
    const rest = listed(reading, source, mode);
    if (rest.length > 0) return rest;
  }
  return [];
}

function listed(reading: Reading, source: CaseOperations, mode: Mode): number[] {
  if (mode === 'influence') return queueOf(reading, source, 'place', source.place);
  if (mode === 'coup') {
    const named = source.coup === undefined || source.coup === 'none' ? [] : [source.coup];
    return queueOf(reading, source, 'coup', named);
  }
  return queueOf(
    reading,
    source,
    'realign',
    (source.realign ?? []).map((roll) => roll.in ?? ''),
  );
}

/** Where a case writes down these Operations: the action for the card's own, the event for those it grants. */
function sourcesFor(reading: Reading, board: Board, task: OperationsTask): readonly CaseOperations[] {
  const { script, coups } = reading;
  const granted = eventsFor(reading, board).flatMap((event) => {
    const own = event.ops === 'none' || event.ops === undefined ? [] : [event.ops];
    return [...own, ...(event.then ? [event.then] : []), ...(event.coups ? coups : []), event];
  });
  if (!task.granted) return task.card === script.card ? [script.operations] : granted;
  // Operations of a companion or a prize may also be written at the level of the action.
  return [...granted, ...(script.event?.ops === undefined ? [script.operations] : [])];
}

/** The die of a coup, from the source that names its target. */
export function coupDie(reading: Reading, board: Board, task: OperationsTask): GameFact | Missing {
  const sources = sourcesFor(reading, board, task);
  const naming = sources.filter(
    (source) =>
      source.coup !== undefined &&
      source.coup !== 'none' &&
      countryNamed(reading.names, source.coup, ['action', 'coup']) === task.target,
  );
  const die = dieOf(reading, [...naming, ...eventsFor(reading, board), reading.script.operations]);
  return die === undefined ? { missing: 'coup-die', by: undefined } : { type: 'roll', die };
}

/** The dice of the realignment whose target has just been named. */
export function realignmentDice(reading: Reading, board: Board, task: OperationsTask): GameFact | Missing {
  const done = task.touchedBy.filter((mode) => mode === 'realignment').length;
  const roll = sourcesFor(reading, board, task).find((source) => source.realign?.[done])?.realign?.[done];
  return roll ? { type: 'rolls', us: roll.us, ussr: roll.ussr } : { missing: 'realignment-dice', by: undefined };
}

/** The die of a space race attempt; "none" is an attempt without a roll. */
export function spaceDie(reading: Reading): GameFact | Missing {
  const source = [reading.script.operations, reading.script.event ?? {}].find(({ die }) => die !== undefined);
  if (source?.die === undefined) return { missing: 'space-die', by: undefined };
  markUsed(reading, source, 'die');
  return { type: 'roll', die: source.die === 'none' ? 0 : source.die };
}

/** The dice of a contest, one pair after the other. */
export function contestDice(reading: Reading, board: Board): GameFact | Missing {
  for (const event of eventsFor(reading, board)) {
    const rolls = event.rolls === undefined ? [] : ([event.rolls].flat() as readonly RollPair[]);
    const roll = rolls[usedOf(reading, event, 'rolls')];
    if (!roll) continue;
    markUsed(reading, event, 'rolls');
    return { type: 'rolls', us: roll.us, ussr: roll.ussr };
  }
  return { missing: 'contest-dice', by: undefined };
}

/** The die of a war. */
export function warDie(reading: Reading, board: Board): GameFact | Missing {
  const die = dieOf(reading, [...eventsFor(reading, board), reading.script.operations]);
  return die === undefined ? { missing: 'war-die', by: undefined } : { type: 'roll', die };
}
