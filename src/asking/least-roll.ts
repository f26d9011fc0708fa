/** "What must I roll for a coup in Iran with 4 Operations?": a number that follows from the country, and is told before the clauses. */
import type { Message } from '../core/render.ts';
import { LAW_NUMBERS, makeLaw } from '../games/twilight-struggle/law.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Read } from './reading.ts';

/** A coup whose least roll is asked for. */
export interface LeastRoll {
  /** Index of the country. */
  readonly country: number;
  readonly operations: number;
}

/** Words with one of these meanings ask for the roll. */
const ASKING = ['least', 'roll', 'succeed', 'fail'];
const [CLAUSE] = LAW_NUMBERS.coupLeast;
const MOST_ON_DIE = 6;

/** The coup, if one country and one Operations value are named, and neither a card nor a die. */
export function leastRollIn({ fragments, tokens, language }: Read, rules: Ruleset): LeastRoll | undefined {
  const meant = new Set(tokens.flatMap(({ word }) => language.concepts(word)));
  const countries = fragments.flatMap(({ values: { country } }) => (typeof country === 'string' ? [country] : []));
  const values = fragments.flatMap(({ id, values: { n } }) => (id === 'act.value' && typeof n === 'number' ? [n] : []));
  const others = fragments.some(({ id, values }) => id === 'named.n' || 'card' in values);
  const country = rules.countries.findIndex(({ id }) => id === countries[0]);
  const [operations] = values;
  const isAsked = meant.has('coup') && ASKING.some((concept) => meant.has(concept));
  if (!isAsked || others || countries.length !== 1 || values.length !== 1 || country < 0 || !operations)
    return undefined;
  return { country, operations };
}

/** From which die on the coup succeeds, without modifiers. 6.3.2, 6.3.2.a */
export function answerLeastRoll({ country, operations }: LeastRoll, rules: Ruleset): Message {
  const { coupMultiplier, coupLeast } = makeLaw(rules.clauses);
  const least = coupMultiplier * (rules.countries[country]?.stability ?? 0) - operations + coupLeast;
  const how = least <= 1 ? 'always' : least > MOST_ON_DIE ? 'never' : 'from';
  return { message: 'asked.least-roll', args: { country, n: operations, m: least, how, clause: CLAUSE } };
}
