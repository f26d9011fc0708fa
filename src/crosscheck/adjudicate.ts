/** The worked examples, handed to the referee with the numbers that a document gives them. */

import type { CaseInput } from '../cases/case.ts';
import { ruleCase } from '../cases/rule.ts';
import { remember } from '../core/remember.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { ExampleRuling, WorkedExample } from './canon.ts';

/** Role -> number. */
export type Roles = Readonly<Record<string, number>>;

/** What an example comes to. */
export interface Computed {
  /** The numbers that follow from the others; those that no ruling gives are left out. */
  readonly gives: Roles;
  /** Rulings that are refused with these numbers. */
  readonly refused: readonly string[];
}

/** `least` looks no further. */
const MOST = 10;

/** What no example says is not in its way. */
const DEFAULTS = { base: 'empty', turn: 4, phase: 'action_round', action_round: 1, defcon: 5, vp: 0 } as const;

type Shown = Readonly<Record<string, unknown>>;

/** The numbers of the printed example, in their order: those of this edition. */
export function printedNumbers(
  rules: Ruleset,
  example: WorkedExample,
): readonly (readonly [role: string, value: number])[] {
  return example.numbers.map((each) => {
    const [role, value] = Object.entries(each)[0]!;
    return [role, typeof value === 'number' ? value : (evaluate(value, scopeOf(rules, example.clause, {}, {})) ?? 0)];
  });
}

const computedUnder = remember((_: Ruleset) => new Map<string, Computed>());

/** What the referee makes of an example with these numbers. */
export function adjudicate(rules: Ruleset, example: WorkedExample, given: Roles): Computed {
  const cache = computedUnder(rules);
  const key = JSON.stringify([example.clause, given]);
  const before = cache.get(key) ?? compute(rules, example, given);
  cache.set(key, before);
  return before;
}

function compute(rules: Ruleset, { clause, rulings, gives = {} }: WorkedExample, given: Roles): Computed {
  const shown: Record<string, Shown> = {};
  const refused: string[] = [];
  const scope = scopeOf(rules, clause, given, shown);
  for (const [name, ruling] of Object.entries(rulings)) {
    const found = ruling.least === undefined ? rule(rules, ruling, scope) : leastOf(rules, ruling, scope);
    if (found && (ruling.least !== undefined || found.verdict === 'legal')) shown[name] = found;
    else refused.push(name);
  }
  const result: Record<string, number> = {};
  // A number that follows is used in the others as it should be, not as the text has it.
  const all: Scope = (name) => result[name] ?? scope(name);
  for (const [role, expression] of Object.entries(gives)) {
    const value = evaluate(expression, all);
    if (value !== undefined) result[role] = value;
  }
  return { gives: result, refused };
}

function leastOf(rules: Ruleset, ruling: ExampleRuling, scope: Scope): Shown | undefined {
  const name = ruling.least!;
  for (let n = 0; n <= MOST; n++) {
    const found = rule(rules, ruling, (each) => (each === name ? n : scope(each)));
    const isSo = ([path, wanted]: [string, string]) => {
      const value = at(found, path.split('.'));
      return Array.isArray(value) ? value.includes(wanted) : value === wanted;
    };
    if (found && Object.entries(ruling.until ?? {}).every(isSo)) return { ...found, [name]: n };
  }
  return undefined;
}

/** What a ruling shows; undefined if the numbers make no case. */
function rule(rules: Ruleset, { position, action }: ExampleRuling, scope: Scope): Shown | undefined {
  const filled = fill({ position: { ...DEFAULTS, ...position }, action }, rules, scope);
  if (filled === undefined) return undefined;
  const result = ruleCase(rules, filled as CaseInput);
  return result.ok ? { ...result.ruling.facts, verdict: result.ruling.verdict } : undefined;
}

/** A case with its expressions replaced by their values; undefined if one of them has none. */
function fill(value: unknown, rules: Ruleset, scope: Scope): unknown {
  if (typeof value === 'string' && value.startsWith('=')) {
    const [, worth] = /^=card (.+)$/.exec(value) ?? [];
    const number = evaluate(worth ?? value.slice(1), scope);
    return worth === undefined || number === undefined ? number : cardWorth(rules, number);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, fill(each, rules, scope)] as const);
  if (entries.some(([, each]) => each === undefined)) return undefined;
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

/** A card of this value whose event is neutral, so that nothing but Operations happens. */
const cardWorth = (rules: Ruleset, ops: number): string | undefined =>
  rules.cards.find(
    (card) =>
      card.ops === ops && card.side === 'neutral' && !card.scoring && !card.deck && card.id !== 'the-china-card',
  )?.id;

/** What a name in an expression stands for. */
type Scope = (name: string) => unknown;

function scopeOf(rules: Ruleset, clause: string, given: Roles, shown: Readonly<Record<string, Shown>>): Scope {
  return (name) => {
    const [id, fact] = name.split('#');
    if (fact !== undefined) return rules.clauses[id!]?.facts[fact];
    const [first, ...rest] = name.split('.');
    if (rest.length === 0) return given[name];
    return first === 'facts' ? rules.clauses[clause]?.facts[rest[0]!] : at(shown[first!], rest);
  };
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Shown | undefined)?.[key], value);

/** A sum of products, `2 * stability + 1`; undefined if a part of it is no number. */
function evaluate(expression: string, scope: Scope): number | undefined {
  const numberOf = (token: string) => (/^\d+$/.test(token) ? Number(token) : scope(token));
  let [sum, product, sign] = [0, 1, 1];
  for (const token of expression.trim().split(/\s+/)) {
    if (token === '+' || token === '-') {
      sum += sign * product;
      [product, sign] = [1, token === '+' ? 1 : -1];
    } else if (token !== '*') {
      const value = numberOf(token);
      if (typeof value !== 'number') return undefined;
      product *= value;
    }
  }
  return sum + sign * product;
}
