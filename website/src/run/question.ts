/** What the desk asks next: whatever the statechart awaits, with every answer that would be legal. */

import type { CaseAction, CaseFact, CaseInput } from '../../../src/cases/case.ts';
import { writeFact } from '../../../src/cases/facts.ts';
import type { CaseRuling } from '../../../src/cases/rule.ts';
import { grouped } from '../../../src/core/grouped.ts';
import { rest, testsOf } from '../../../src/core/judge.ts';
import { stepAt } from '../../../src/core/steps.ts';
import { type Board, top } from '../../../src/games/twilight-struggle/board.ts';
import type { FactOf, FactType, GameFact } from '../../../src/games/twilight-struggle/facts.ts';
import type { Side } from '../../../src/games/twilight-struggle/tables.ts';
import { decider } from '../../../src/games/twilight-struggle/tasks.ts';
import { knownHand } from '../../../src/games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../../../src/registry/twilight-struggle.ts';
import { cite } from './cite.ts';
import type { Engine } from './engine.ts';

/** Facts of one type, by one side. */
export interface Group {
  readonly type: FactType;
  readonly by: Side | undefined;
  /** What would be legal; hidden cards stand for themselves. */
  readonly facts: readonly GameFact[];
}

export interface Question {
  readonly board: Board;
  /** State of the chart. */
  readonly path: string;
  /** The side that decides; undefined for chance, and where both do. */
  readonly by: Side | undefined;
  readonly groups: readonly Group[];
  /** Points or markers that are left, where something is counted. */
  readonly left: number | undefined;
}

/** What is awaited after a case, or at the fact that was refused; undefined once the play, or the game, is over. */
export function questionAfter(input: CaseInput, ruling: CaseRuling): Question | undefined {
  const refused = ruling.verdict === 'illegal' ? ruling.steps.at(-1)?.before : undefined;
  const now = refused ?? ruling.end;
  if (now.state.result) return undefined;
  const begun = givenFacts(input, ruling).length > 0;
  if (begun && !refused && !isWaiting(now)) return undefined;
  const board = rest(twilightStruggle, now).board;
  const { path } = stepAt(twilightStruggle.steps, board.state);
  const groups = groupsOf(twilightStruggle.choices(board));
  return groups.length === 0 ? undefined : { board, path, by: sideOf(board, groups), groups, left: leftOn(board) };
}

const isWaiting = ({ state }: Board): boolean => stepAt(twilightStruggle.steps, state).tags.length > 0;

function sideOf(board: Board, groups: readonly Group[]): Side | undefined {
  const sides = new Set(groups.map(({ by }) => by));
  return sides.size === 1 ? groups[0]?.by : decider(board);
}

function leftOn(board: Board): number | undefined {
  const task = top(board);
  if (task?.do === 'operations')
    return task.mode === 'coup' || task.mode === null ? undefined : task.value - task.spent;
  return task && 'left' in task ? task.left : undefined;
}

function groupsOf(facts: readonly GameFact[]): Group[] {
  const groups = grouped(facts, (fact) => `${fact.type} ${'by' in fact ? fact.by : ''}`);
  return [...groups.values()].map((list) => {
    const [first] = list as [GameFact];
    return { type: first.type, by: 'by' in first ? first.by : undefined, facts: list };
  });
}

/** The fact of a country, whether or not it would be legal; undefined if no country is awaited. */
export function factOfCountry({ groups, board }: Question, id: string): GameFact | undefined {
  const group = groups.find(({ facts }) => facts[0] && 'country' in facts[0]);
  const country = board.tables.countries.find((entry) => entry.id === id)?.index;
  const [like] = group?.facts ?? [];
  return like && country !== undefined ? ({ ...like, country } as GameFact) : undefined;
}

/** Ids of the countries that would be legal now. */
export const countriesOf = ({ groups, board }: Question): readonly string[] =>
  groups.flatMap(({ facts }) =>
    facts.flatMap((fact) => ('country' in fact ? (board.tables.countries[fact.country]?.id ?? []) : [])),
  );

/** What could be claimed in the place of a group's answers but would be refused, for the reason that the ruling then gives. */
export function refusedIn({ board }: Question, { facts }: Group): readonly GameFact[] {
  const [like] = facts;
  if (!like) return [];
  const legal = new Set(facts.map((fact) => JSON.stringify(fact)));
  return alternatives(board, like).filter((fact) => !legal.has(JSON.stringify(fact)));
}

const USES: readonly FactOf<'use'>['use'][] = ['event', 'operations', 'space', 'paired'];
const MODES: readonly FactOf<'mode'>['mode'][] = ['influence', 'realignment', 'coup'];

/** Every answer of the same kind, legal or not. */
function alternatives(board: Board, like: GameFact): readonly GameFact[] {
  if (like.type === 'use') return USES.map((use) => ({ ...like, use }));
  if (like.type === 'mode') return MODES.map((mode) => ({ ...like, mode }));
  if (!('card' in like)) return [];
  return board.tables.cards.flatMap((card) => (card ? [{ ...like, card: card.number } as GameFact] : []));
}

/** Why a fact would be refused, in words; undefined if it would not be. */
export function refusal(engine: Engine, { board }: Question, fact: GameFact): string | undefined {
  const forbidding = testsOf(twilightStruggle, board, fact).find(({ force }) => force === 'forbids');
  return forbidding && `${engine.say(forbidding)} (${cite(engine, forbidding.clause).name})`;
}

/** Why a country would be refused where one is awaited; undefined if it may be chosen. */
export function refusalOfCountry(engine: Engine, question: Question, id: string): string | undefined {
  const fact = factOfCountry(question, id);
  return fact && refusal(engine, question, fact);
}

/** The cards of a hand that everybody knows. */
export const shownBy = ({ board }: Question, side: Side): readonly number[] => knownHand(board, side);

// What has been given -------------------------------------------------------------------------------------------------

/** The facts of the last action as they were handed in, the refused one included. */
export function givenFacts({ action }: CaseInput, ruling: CaseRuling): readonly { fact: GameFact; refused: boolean }[] {
  return ruling.steps.flatMap(({ fact, action: at, verdict }) =>
    at === action.length - 1 && fact ? [{ fact, refused: verdict === 'illegal' }] : [],
  );
}

/** Can the last action be told as facts? A phase that ends by itself, or a question, cannot. */
const isPlayed = (action: CaseAction | undefined): boolean =>
  action !== undefined && ['facts', 'play', 'pass', 'headline', 'interrupt'].includes(action.kind);

/** The case with its last action as facts, cut off after the first `kept`. */
export function keepFacts(input: CaseInput, ruling: CaseRuling, kept: number): CaseInput {
  const last = input.action.length - 1;
  const steps = ruling.steps.filter(({ action, fact }) => action === last && fact).slice(0, kept);
  const facts = steps.map(({ fact, before }): CaseFact => writeFact(fact as GameFact, before));
  return withFacts(input, facts);
}

/** The case with one more fact, in place of the one that was refused. */
export function giveFact(input: CaseInput, ruling: CaseRuling, fact: GameFact): CaseInput {
  const given = givenFacts(input, ruling);
  const accepted = given.filter(({ refused }) => !refused).length;
  const kept = keepFacts(input, ruling, accepted);
  return withFacts(kept, [...(kept.action.at(-1)?.facts ?? []), writeFact(fact, ruling.start)]);
}

function withFacts(input: CaseInput, facts: readonly CaseFact[]): CaseInput {
  const before = isPlayed(input.action.at(-1)) ? input.action.slice(0, -1) : input.action;
  return { ...input, action: [...before, { kind: 'facts', facts }] };
}
