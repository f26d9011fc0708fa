/** What must hold after every decision of any game, whoever plays it and however badly. */
import { verdictOf } from '../core/finding.ts';
import { testsOf } from '../core/judge.ts';
import { stepAt } from '../core/steps.ts';
import { type Board, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { hasTarget } from '../games/twilight-struggle/operations/mode.ts';
import { ABSENT, NOT_STATED, TABLE, UNSEEN, ZONES } from '../games/twilight-struggle/state.ts';
import { CARD_SLOTS, SIDES } from '../games/twilight-struggle/tables.ts';
import { need } from '../games/twilight-struggle/tasks.ts';
import { cardsOfPeriod, outOfGame } from '../games/twilight-struggle/variants/outcomes.ts';
import type { Hands } from '../match/agreement.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import type { Random } from './random.ts';
import { unlistedFacts } from './unlisted.ts';

/** Something that should not be. */
export interface Fault {
  readonly rule: string;
  readonly detail: string;
}

const fault = (rule: string, detail: string): Fault[] => [{ rule, detail }];

/** Numbers of a position that leave their bounds, and cards in two places or none. */
export function faultsOfPosition(board: Board): Fault[] {
  return [...faultsOfTracks(board), ...faultsOfCards(board), ...faultsOfWaiting(board)];
}

/** A hand that is not stated may hold anything, cards of a later period included. */
const isStated = (board: Board): boolean => board.state.hidden.every((count) => count !== NOT_STATED);

function faultsOfTracks(board: Board): Fault[] {
  const { state } = board;
  const faults: Fault[] = [];
  const most = board.rules.victoryPoints.automaticVictory;
  const within = (name: string, value: number, least: number, most: number): void => {
    if (value < least || value > most) faults.push(...fault(`${name} from ${least} to ${most}`, `${value}`));
  };
  within('DEFCON', state.defcon, 1, 5);
  if (state.result?.how !== 'final-scoring' && state.result?.how !== 'europe-control')
    within('VP', state.vp, -most, most);
  for (const side of SIDES) {
    within('military operations', state.milops[side], 0, 5);
    within('space race', state.space[side], 0, 8);
    within('space race cards', state.spaceUsed[side], 0, 2);
    within('hidden cards', state.hidden[side], NOT_STATED, 15);
  }
  // Stored without a sign: below 0 it would be near 255.
  for (const markers of state.influence) within('influence', markers, 0, 60);
  if (state.defcon === 1 && !state.result) faults.push(...fault('8.1.3', 'DEFCON is 1 and the game goes on'));
  if (Math.abs(state.vp) >= most && !state.result)
    faults.push(...fault('10.3.1.a', `a side has ${most} VP and the game goes on`));
  return faults;
}

function faultsOfCards(board: Board): Fault[] {
  const { state } = board;
  const inGame = cardsInGame(board);
  const stated = isStated(board);
  const faults: Fault[] = [];
  let unseen = 0;
  for (let number = 0; number < state.zone.length; number++) {
    const zone = state.zone[number] ?? 0;
    if (zone >= ZONES.length) faults.push(...fault('every card is somewhere', `card ${number} in zone ${zone}`));
    if (stated && (inGame[number] === 1) === (zone === ABSENT)) {
      faults.push(...fault('every card is in exactly one place', `card ${number}: ${ZONES[zone]}`));
    }
    if (zone === UNSEEN) unseen++;
    if (state.lying.some((cards, at) => cards.has(number) !== (at === zone)))
      faults.push(...fault('the sets of cards agree with their zones', `card ${number}`));
    if (zone === TABLE && !mayLieOnTable(board, number)) {
      faults.push(...fault('no card is left lying on the table', String(number)));
    }
  }
  const [us, ussr] = state.hidden;
  if (us >= 0 && ussr >= 0 && us + ussr > unseen)
    faults.push(...fault('hidden cards exist', `${us} + ${ussr} of ${unseen}`));
  return faults;
}

/** While something is being carried out cards lie about; between plays only headlines do. */
const mayLieOnTable = ({ state }: Board, number: number): boolean =>
  state.agenda.length > 0 || state.headlineOrder.length > 0 || state.result !== null || state.headline.includes(number);

/** 1 for every card that should be somewhere: those of the periods reached, never the China Card. */
function cardsInGame(board: Board): Uint8Array {
  const mask = new Uint8Array(CARD_SLOTS);
  const { turn } = board.state;
  // Before the set-up nothing lies anywhere.
  if (stepAt(twilightStruggle.steps, board.state).path.startsWith('turnZero')) return mask;
  const reached = turn < 4 ? 1 : turn < 8 ? 2 : 3;
  for (const period of (['early', 'mid', 'late'] as const).slice(0, reached))
    for (const number of cardsOfPeriod(board, period).or(outOfGame(board, period)).list()) mask[number] = 1;
  return mask;
}

/** Exactly one thing is awaited, and there is something to do about it. */
function faultsOfWaiting(board: Board): Fault[] {
  const step = stepAt(twilightStruggle.steps, board.state);
  if (step.final) return board.state.result ? [] : fault('a finished game has a result', step.path);
  const faults: Fault[] = [];
  if (board.state.result) faults.push(...fault('a game with a result is over', step.path));
  if (step.tags.length !== 1) faults.push(...fault('one thing is awaited', `${step.path}: ${step.tags.join(' ')}`));
  const resolving = step.path.includes('resolving.');
  if (!resolving && need(board) !== 'nothing' && need(board) !== 'automatic') {
    faults.push(...fault('work on the agenda is waited for', `${step.path}: ${need(board)}`));
  }
  return faults;
}

/** The choices themselves: there are some, each is allowed, and nothing that is not among them is. */
export function faultsOfChoices(board: Board, hands: Hands, random: Random): Fault[] {
  const choices = twilightStruggle.choices(board);
  const step = stepAt(twilightStruggle.steps, board.state);
  if (step.final) return choices.length === 0 ? [] : fault('nothing follows the end', JSON.stringify(choices[0]));
  // Nothing says when the discards come back if nobody says how many cards the hands hold.
  if (choices.length === 0) return hands === 'not-stated' ? [] : fault('no dead ends', step.path);
  const faults: Fault[] = [];
  const listed = new Set<string>();
  for (const choice of choices) {
    listed.add(keyOf(choice));
    const findings = testsOf(twilightStruggle, board, choice);
    const verdict = verdictOf(findings);
    if (verdict === 'illegal') faults.push(...fault('choices are allowed', describe(choice, findings)));
    if (verdict === 'undetermined' && hands === 'known') {
      faults.push(...fault('known hands leave nothing open', describe(choice, findings)));
    }
  }
  for (const fact of unlistedFacts(board, random)) {
    if (listed.has(keyOf(fact)) || isVain(board, fact)) continue;
    const findings = testsOf(twilightStruggle, board, fact);
    const against = findings.filter((finding) => finding.force === 'forbids');
    if (verdictOf(findings) !== 'illegal')
      faults.push(...fault('what is not a choice is refused', describe(fact, findings)));
    for (const { clause } of against)
      if (!clauseExists(board, clause)) faults.push(...fault('clauses exist', `${fact.type}: ${clause}`));
  }
  return faults;
}

/** A use of Operations may be named though it has no target: the referee then says why of the target that is tried. */
function isVain(board: Board, fact: GameFact): boolean {
  const task = top(board);
  return (
    fact.type === 'mode' && task?.do === 'operations' && fact.mode !== 'space' && !hasTarget(board, task, fact.mode)
  );
}

/** Is this the number of a clause, or the name of a card? */
export function clauseExists(board: Board, clause: string): boolean {
  if (clause.startsWith('card:')) return board.tables.cardNumber.has(clause.slice(5));
  return Object.hasOwn(board.rules.clauses, clause);
}

/** A fact as text, the same for the same fact. */
export const keyOf = (fact: GameFact): string =>
  JSON.stringify(Object.entries(fact).sort(([a], [b]) => (a < b ? -1 : 1)));

const describe = (fact: GameFact, findings: ReturnType<typeof testsOf>): string =>
  `${JSON.stringify(fact)} ${findings.map((f) => `${f.force} ${f.clause} ${f.message}`).join(', ')}`;
