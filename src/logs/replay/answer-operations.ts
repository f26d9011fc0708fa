/** Answers about Operations: what they are used for, where, and the dice. */
import { type Board, card, cardClause, country } from '../../games/twilight-struggle/board.ts';
import { offerTo } from '../../games/twilight-struggle/crisis.ts';
import { trapOf } from '../../games/twilight-struggle/duties.ts';
import { warPenalty } from '../../games/twilight-struggle/effects/dice-verbs.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { hasTarget } from '../../games/twilight-struggle/mode.ts';
import { coupDieModifiers, realignDieModifiers } from '../../games/twilight-struggle/modifiers.ts';
import { valueIn } from '../../games/twilight-struggle/operations.ts';
import { realignModifier } from '../../games/twilight-struggle/realignment.ts';
import { spaceBox } from '../../games/twilight-struggle/space.ts';
import type { Mode, OperationsTask, WarTask } from '../../games/twilight-struggle/state.ts';
import { rival, SIDE_IDS, type Side } from '../../games/twilight-struggle/tables.ts';
import type { Answer } from './answer.ts';
import { allInBlock, inBlock, type LineOf, next, nextHeading, type Slot, under, use } from './entry-lines.ts';
import { complain, isLastEntry, prohibitions, type Run, remark } from './run.ts';

/** Index of a country that a line names. */
export function countryIndex(board: Board, id: string): number {
  const index = board.tables.countryIndex.get(id);
  if (index === undefined) throw new Error(`the log names "${id}", which this edition lacks`);
  return index;
}

const sideNumber = (id: 'us' | 'ussr'): Side => (id === 'us' ? 0 : 1);
const done = (by: Side, line: number): Answer => ({ fact: { type: 'done', by }, line });
type Heading = Slot<LineOf<'operations'>>;

// What for ------------------------------------------------------------------------------------------------------------

/** The heading of these Operations. Those of an event stand in its block, those of a card in one of their own. */
export function answerMode(run: Run, task: OperationsTask): Answer | undefined {
  const heading = headingOf(run, task);
  if (!heading) return task.may ? done(task.side, run.line) : undefined;
  use(run.lines, heading);
  const { line } = heading;
  checkPrintedValue(run, task, line);
  // A coup without a target has been declined.
  if (task.may && under(run.lines, heading).every((slot) => slot.used)) return done(task.side, line.line);
  return { fact: { type: 'mode', by: task.side, mode: line.use satisfies Mode }, line: line.line };
}

function headingOf(run: Run, task: OperationsTask): Heading | undefined {
  if (!task.granted) {
    const slot = nextHeading(run.lines);
    return slot?.line.kind === 'operations' ? (slot as Heading) : undefined;
  }
  const own = inBlock(run.lines, 'operations');
  if (own || card(run.board, task.card).id !== 'che') return own;
  // The second coup of Che is printed apart: it is the Soviet one, if the lines below it are, or if there are none.
  const apart = next(run.lines, 'operations');
  if (apart?.line.use !== 'coup') return undefined;
  const side = sideOf(run, apart) ?? (isLastEntry(run) || under(run.lines, apart).length === 0 ? task.side : undefined);
  return side === task.side ? apart : undefined;
}

/** The side whose Operations stand below a heading, by their results. */
function sideOf(run: Run, heading: Heading): Side | undefined {
  for (const { line } of under(run.lines, heading)) {
    if (line.kind === 'military-operations') return sideNumber(line.side);
    if (line.kind === 'influence') return line.delta > 0 ? sideNumber(line.side) : rival(sideNumber(line.side));
  }
  return undefined;
}

/** Coups and the space race print the value that counts, the others what the card shows. */
function checkPrintedValue(run: Run, task: OperationsTask, line: LineOf<'operations'>): void {
  const known = run.operations.get(`${task.side}-${task.card}`);
  if (!known) return;
  const effective = line.use === 'coup' || line.use === 'space';
  const expected = effective ? known.value : known.printed;
  if (line.ops === expected) {
    if (expected !== known.value) {
      remark(
        run,
        'printed-ops',
        line.line,
        `The line shows the printed value ${expected}; what counts is ${known.value}.`,
      );
    }
    return;
  }
  const clause = effective ? '7.4' : '2.2.2';
  complain(run, line.line, clause, `the log states ${line.ops} Operations, by the rules it is ${expected}`);
}

// Influence -----------------------------------------------------------------------------------------------------------

export function answerInfluence(run: Run, task: OperationsTask): Answer | undefined {
  const slot = inBlock(run.lines, 'influence');
  if (!slot || slot.line.delta < 0) {
    if (!slot && task.touched.length === 0) return undefined;
    if (hasTarget(run.board, task, 'influence') && !isLastEntry(run)) {
      remark(run, 'points-unspent', run.line, 'Not all points are spent, as far as the log shows.');
    }
    return done(task.side, slot?.line.line ?? run.line);
  }
  const { line } = slot;
  return {
    fact: { type: 'place', by: sideNumber(line.side), country: countryIndex(run.board, line.country) },
    line: line.line,
  };
}

// Coups ---------------------------------------------------------------------------------------------------------------

export function answerCoupTarget(run: Run, task: OperationsTask): Answer | undefined {
  const payment = payOff(run, task);
  if (payment) return payment;
  const slot = inBlock(run.lines, 'target');
  if (!slot) return task.may ? done(task.side, run.line) : undefined;
  use(run.lines, slot);
  const where = targetMeant(run, slot, task.side, '6.3.2');
  return { fact: { type: 'target', by: task.side, country: where }, line: slot.line.line };
}

/** Buying off the Cuban Missile Crisis stands between the heading and the target. */
function payOff(run: Run, task: OperationsTask): Answer | undefined {
  if (!offerTo(run.board, task.side)) return undefined;
  const slot = inBlock(run.lines, 'influence', 'target');
  if (slot?.line.kind !== 'influence' || slot.line.delta > 0) return undefined;
  const { line } = slot;
  return {
    fact: { type: 'cancel-crisis', by: sideNumber(line.side), country: countryIndex(run.board, line.country) },
    line: line.line,
  };
}

/**
 * The target, unless the changes below all name another country: then it is the target that is misprinted. What the
 * rules say against the printed one is said all the same.
 */
function targetMeant(run: Run, slot: Slot<LineOf<'target'>>, by: Side, clause: string): number {
  const { board } = run;
  const named = countryIndex(board, slot.line.country);
  const changes = untilNextTarget(run, slot).filter((other) => other.line.kind === 'influence');
  const countries = new Set(changes.map((other) => (other.line as LineOf<'influence'>).country));
  const [only] = countries;
  if (countries.size !== 1 || only === undefined || only === slot.line.country) return named;
  const meant = countryIndex(board, only);
  const against = prohibitions(run, { type: 'target', by, country: named })[0];
  const mismatch = `the target is ${country(board, named).name}, but what changes is ${country(board, meant).name}`;
  complain(run, slot.line.line, against?.clause ?? clause, against ? `${run.say(against)}; ${mismatch}` : mismatch);
  return meant;
}

function untilNextTarget(run: Run, slot: Slot): readonly Slot[] {
  const below = under(run.lines, slot);
  const end = below.findIndex((other) => other.line.kind === 'target');
  return end < 0 ? below : below.slice(0, end);
}

/** The die; if it does not come to the stated result, the one that does, so that what follows can be judged. */
export function answerCoupDie(run: Run, task: OperationsTask): Answer | undefined {
  const slot = inBlock(run.lines, 'coup-result');
  if (!slot) return undefined;
  run.dice = [slot];
  const { line } = slot;
  const where = task.target ?? 0;
  const byCards = coupDieModifiers(run.board, task.side, where).reduce((sum, { amount }) => sum + amount, 0);
  const added = valueIn(run.board, task, [where]) + byCards - 2 * country(run.board, where).stability;
  const implied = line.net - added;
  const meant = implied !== line.die && implied >= 1 && implied <= 6 && agrees(run, slot);
  if (meant) complain(run, line.line, '6.3.2', `a die of ${line.die} comes to ${line.die + added}, not to ${line.net}`);
  return { fact: { type: 'roll', die: meant ? implied : line.die }, line: line.line };
}

/** Do the changes below a coup amount to the result it states? */
function agrees(run: Run, slot: Slot<LineOf<'coup-result'>>): boolean {
  const moved = untilNextTarget(run, slot).reduce(
    (sum, { line }) => sum + (line.kind === 'influence' ? Math.abs(line.delta) : 0),
    0,
  );
  return moved === Math.max(0, slot.line.net);
}

// Realignments --------------------------------------------------------------------------------------------------------

export function answerRealignmentTarget(run: Run, task: OperationsTask): Answer | undefined {
  const slot = inBlock(run.lines, 'target');
  if (!slot) return task.touched.length === 0 && !task.may ? undefined : done(task.side, run.line);
  use(run.lines, slot);
  return {
    fact: { type: 'target', by: task.side, country: targetMeant(run, slot, task.side, '6.2.2') },
    line: slot.line.line,
  };
}

export function answerRealignmentDice(run: Run, task: OperationsTask): Answer | undefined {
  const rolls = allInBlock(run.lines, 'realignment-roll').slice(0, 2);
  const [us, ussr] = SIDE_IDS.map((side) => rolls.find((slot) => slot.line.side === side));
  const first = rolls[0];
  if (!first || !us || !ussr) {
    if (rolls.length === 2 && first) complain(run, first.line.line, '6.2.2', 'each side rolls one die');
    return undefined;
  }
  run.dice = rolls;
  if (misfits(run, task, us) && misfits(run, task, ussr)) suspectTarget(run, task, first);
  return {
    fact: { type: 'rolls', us: dieMeant(run, task, us), ussr: dieMeant(run, task, ussr) },
    line: first.line.line,
  };
}

/** The modifier of a roll: with that of cards, which the digital edition does not print, and without. */
function modifiersOf(run: Run, task: OperationsTask, side: Side): readonly [full: number, printed: number] {
  const full = realignModifier(run.board, side, task.side, task.target ?? 0);
  const byCards = realignDieModifiers(run.board, side, task.side).reduce((sum, { amount }) => sum + amount, 0);
  return [full, full - byCards];
}

/** Is the printed modifier another than that of the target? */
const misfits = (run: Run, task: OperationsTask, { line }: Slot<LineOf<'realignment-roll'>>): boolean =>
  !modifiersOf(run, task, sideNumber(line.side)).includes(line.modifier);

/** If neither modifier fits the target, it is rather the target that is misprinted. */
function suspectTarget(run: Run, task: OperationsTask, first: Slot): void {
  const target = run.lines.slots[run.lines.slots.indexOf(first) - 1];
  if (target?.line.kind !== 'target') return;
  const name = country(run.board, task.target ?? 0).name;
  complain(run, target.line.line, '6.2.2', `neither modifier below is that of ${name}`);
}

/** A die that does not come to the total, though the modifier is right: the total is what the rest follows from. */
function dieMeant(run: Run, task: OperationsTask, { line }: Slot<LineOf<'realignment-roll'>>): number {
  const implied = line.total - line.modifier;
  const right = modifiersOf(run, task, sideNumber(line.side)).includes(line.modifier);
  if (!right || implied === line.die || implied < 1 || implied > 6) return line.die;
  complain(
    run,
    line.line,
    '6.2.2',
    `a die of ${line.die} with ${line.modifier} makes ${line.die + line.modifier}, not ${line.total}`,
  );
  return implied;
}

// Other dice ----------------------------------------------------------------------------------------------------------

/** A card played for the space race goes straight to the die: its heading is read here. */
export function answerSpaceDie(run: Run, task: OperationsTask): Answer | undefined {
  const heading = nextHeading(run.lines);
  if (heading?.line.kind === 'operations' && heading.line.use === 'space') {
    use(run.lines, heading);
    checkPrintedValue(run, task, heading.line);
  }
  const slot = inBlock(run.lines, 'space-roll');
  if (!slot) return undefined;
  const most = spaceBox(run.board, run.board.state.space[task.side] + 1)?.dieMax ?? 0;
  return roll(run, slot, '6.4.1.b', slot.line.success, (die) => die <= most);
}

/** A war that has only one possible target goes straight to the die. */
export function answerWarDie(run: Run, task: WarTask): Answer | undefined {
  const clause = cardClause(run.board, task.frame.card);
  const where = task.target ?? 0;
  const named = inBlock(run.lines, 'war');
  if (named) {
    use(run.lines, named);
    const only = country(run.board, where);
    if (named.line.country !== only.id) complain(run, named.line.line, clause, `the war is in ${only.name}`);
  }
  const slot = inBlock(run.lines, 'war-result');
  if (!slot) return undefined;
  const needed = warPenalty(run.board, task, where) + warNumber(task);
  return roll(run, slot, '7.6', slot.line.success, (die) => die >= needed);
}

const warNumber = ({ step }: WarTask): number => ('war' in step ? step.war.success : 0);

export function answerTrapDie(run: Run): Answer | undefined {
  const slot = inBlock(run.lines, 'trap-roll');
  const trap = trapOf(run.board, run.board.state.phasing);
  if (!slot || !trap || !('trap' in trap.step)) return undefined;
  const { escape: frees } = trap.step.trap;
  return roll(run, slot, cardClause(run.board, trap.card), slot.line.escaped, (die) => frees.includes(die));
}

/** A die and what it is said to have led to. If they contradict each other, the outcome is what the rest follows from. */
function roll(
  run: Run,
  slot: Slot<LineOf<'space-roll' | 'war-result' | 'trap-roll'>>,
  clause: string,
  stated: boolean,
  succeeds: (die: number) => boolean,
): Answer {
  run.dice = [slot];
  const { line, die } = slot.line;
  let meant = die;
  if (succeeds(die) !== stated) {
    complain(run, line, clause, `a ${die} ${stated ? 'does not succeed' : 'succeeds'} here`);
    meant = [1, 2, 3, 4, 5, 6].find((other) => succeeds(other) === stated) ?? die;
  }
  const fact: GameFact = { type: 'roll', die: meant };
  return { fact, line };
}

export function answerWarTarget(run: Run, by: Side): Answer | undefined {
  const slot = inBlock(run.lines, 'war');
  if (!slot) return undefined;
  use(run.lines, slot);
  return { fact: { type: 'target', by, country: countryIndex(run.board, slot.line.country) }, line: slot.line.line };
}
