/** Facts as cases write them: one by one, in the words of `arbiter legal`, ids and names for numbers. */
import { wording } from '../core/wording.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { FactType, GameFact } from '../games/twilight-struggle/facts.ts';
import { SIDE_IDS, type Side } from '../games/twilight-struggle/tables.ts';
import type { Need } from '../games/twilight-struggle/task.ts';
import { decider, need } from '../games/twilight-struggle/tasks.ts';
import { type CardRef, type CaseAction, CaseError, type CaseFact } from './case.ts';
import { DICE } from './dice.ts';
import { sideNamed } from './effects.ts';
import { cardNamed, countryNamed } from './named.ts';
import type { NameIndex } from './names.ts';
import { leaveOpen, pathNow, type Run, stop, submit, untilAsked } from './run.ts';

/** Hands over the facts of an action as they stand; what is still awaited after the last is named. */
export function performFacts(run: Run, index: number, { facts = [] }: CaseAction): void {
  for (const [at, written] of facts.entries()) {
    untilAsked(run, index);
    if (!submit(run, index, readFact(written, run, ['action', index, 'facts', at]))) return;
  }
  const missing = pathNow(run) === 'turn.actionRounds.trapped.escaping' ? 'trap-die' : MISSING[need(run.board)];
  if (missing === undefined || run.board.state.result) return;
  if (DICE.has(missing)) leaveOpen(run, index, { missing, by: undefined });
  else stop(run, index, { missing, by: decider(run.board) });
}

/** What a play that is not over leaves open. */
const MISSING: Readonly<Partial<Record<Need, string>>> = {
  use: 'use',
  order: 'order',
  mode: 'operations',
  influence: 'operations',
  realignmentTarget: 'operations',
  realignmentDice: 'realignment-dice',
  coupTarget: 'operations',
  coupDie: 'coup-die',
  spaceDie: 'space-die',
  markers: 'markers',
  option: 'option',
  card: 'card',
  draw: 'random-card',
  shownCards: 'shown-cards',
  warTarget: 'war-target',
  warDie: 'war-die',
  contestDice: 'contest-dice',
  discountedCountry: 'discounted-country',
};

/** What each type of fact has to say besides its type. */
export const KEYS_OF_FACT: Readonly<Record<FactType, readonly (keyof CaseFact)[]>> = {
  place: ['country'],
  remove: ['country'],
  headline: ['card'],
  play: ['card'],
  use: ['use'],
  order: ['order'],
  mode: ['mode'],
  target: ['country'],
  select: ['card'],
  choose: ['option'],
  done: [],
  pass: [],
  discard: ['card'],
  'cancel-crisis': ['country'],
  roll: ['die'],
  rolls: ['us', 'ussr'],
  deal: ['us', 'ussr'],
  crisis: ['crisis'],
  draw: ['card'],
  reveal: ['cards'],
};

/** Facts of chance belong to no side. */
export const NOBODYS: ReadonlySet<FactType> = new Set(['roll', 'rolls', 'deal', 'crisis', 'draw'] as const);

type Path = readonly (string | number)[];

/** Reads a fact. It is by the side whose decision is awaited if it does not say. Throws a `CaseError`. */
export function readFact(fact: CaseFact, { board, names }: Pick<Run, 'board' | 'names'>, path: Path): GameFact {
  const { type } = fact;
  const by = fact.by === undefined ? (decider(board) ?? board.state.phasing) : sideNamed(fact.by);
  const keys = KEYS_OF_FACT[type as FactType];
  if (keys === undefined)
    throw new CaseError({ path: [...path, 'type'], message: wording('unknown type of fact "{type}"', { type }) });
  if (by === undefined)
    throw new CaseError({
      path: [...path, 'by'],
      message: wording('"{name}" is no side (US or USSR)', { name: String(fact.by) }),
    });
  const read = Object.fromEntries(keys.map((key) => [key, partOf(fact, key, names, path)]));
  return { type, ...(!NOBODYS.has(type as FactType) && { by }), ...read } as unknown as GameFact;
}

function partOf(fact: CaseFact, key: keyof CaseFact, names: NameIndex, path: Path): unknown {
  const value = fact[key];
  const at = [...path, key];
  if (Array.isArray(value)) return value.map((ref: CardRef, index) => cardNamed(names, ref, [...at, index]));
  if (key === 'card' && value === null) return 0;
  if (value === undefined && fact.type === 'deal') return [];
  if (value === undefined || value === null)
    throw new CaseError({
      path,
      message: wording('"{key}" is missing in the fact of type "{type}"', { key, type: fact.type }),
    });
  if (key === 'country') return countryNamed(names, String(value), at);
  return key === 'card' ? cardNamed(names, value as CardRef, at) : value;
}

/** Writes a fact: sides, countries and cards by id; null for a card that nobody saw. */
export function writeFact(fact: GameFact, { tables }: Board): CaseFact {
  const id = (card: number): string => tables.cards[card]?.id ?? String(card);
  const value = (key: string, given: unknown): unknown => {
    if (key === 'by') return SIDE_IDS[given as Side];
    if (key === 'country') return tables.countries[given as number]?.id;
    if (key === 'card') return given === 0 ? null : id(given as number);
    return Array.isArray(given) ? given.map(id) : given;
  };
  return Object.fromEntries(
    Object.entries(fact).map(([key, given]) => [key, value(key, given)]),
  ) as unknown as CaseFact;
}
