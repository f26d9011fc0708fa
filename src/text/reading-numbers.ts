/** Reading numbers: expressions and counts as amounts and values. */
import type { Count, Expression, Role } from '../games/twilight-struggle/events/vocabulary.ts';
import type { Addition, Award, CardCount, Exactly, InfluenceCount, Value } from './phrases.ts';
import { cardPhrase, countrySet, type Reading, unread, whoOf } from './reading.ts';
import { conditionPhrase } from './reading-conditions.ts';

/** How many cards, or markers of influence. */
export function readCount(reading: Reading, count: Count): CardCount {
  if (count === 'all') return { amount: 'all' };
  if (typeof count === 'object' && 'upTo' in count) return limit(reading, count.upTo);
  if (typeof count === 'object' && 'size' in count) return { amount: 'same' };
  return exactly(reading, count);
}

function limit(reading: Reading, upTo: Expression | 'all'): CardCount {
  if (upTo === 'all') return { amount: 'anyNumber' };
  return typeof upTo === 'number' ? { amount: 'upTo', n: upTo } : { amount: 'value', value: readValue(reading, upTo) };
}

function exactly(reading: Reading, expression: Expression): Exactly | Extract<CardCount, { amount: 'value' }> {
  if (typeof expression === 'number') return { amount: 'exactly', n: expression };
  if ('if' in expression && typeof expression.then === 'number' && typeof expression.else === 'number') {
    const instead = { n: expression.then, if: conditionPhrase(reading, expression.if) };
    return { amount: 'exactly', n: expression.else, instead };
  }
  return { amount: 'value', value: readValue(reading, expression) };
}

/** Victory points, one for each country where the program counts countries. */
export function readAward(reading: Reading, expression: Expression): Award {
  if (typeof expression === 'object' && 'count' in expression)
    return { amount: 'perCountry', set: countrySet(reading, expression.count) };
  return exactly(reading, expression);
}

/** Influence that `side` loses. */
export function readRemoval(reading: Reading, count: Count, side: Role): InfluenceCount {
  const half = typeof count === 'object' && 'half' in count && isInfluence(count.half, side);
  return half ? { amount: 'half', round: count.round } : readCount(reading, count);
}

/** Influence that `side` adds: so much, or as much as what is there in the country asks for. */
export function readAddition(reading: Reading, count: Count, side: Role): Addition {
  if (typeof count !== 'object') return readCount(reading, count);
  if ('toControl' in count && count.toControl === side) return { amount: 'forControl' };
  if (isInfluence(count, side)) return { amount: 'double' };
  if ('sub' in count && isInfluence(count.sub[1], side)) {
    const [of] = count.sub;
    if (typeof of === 'object' && 'influence' in of && of.in === undefined)
      return { amount: 'levelWith', who: whoOf(reading, of.influence) };
  }
  return readCount(reading, count);
}

const isInfluence = (expression: Count, side: Role): boolean =>
  typeof expression === 'object' &&
  'influence' in expression &&
  expression.influence === side &&
  expression.in === undefined;

function movedBy(reading: Reading, name: string): 'influence' | 'cards' {
  return reading.bound.get(name)?.card === 'bound' ? 'cards' : 'influence';
}

export function readValue(reading: Reading, expression: Expression): Value {
  const value = (inner: Expression) => readValue(reading, inner);
  const who = (role: Role) => whoOf(reading, role);
  if (typeof expression === 'number') return { value: 'number', n: expression };
  if ('count' in expression) return { value: 'countries', set: countrySet(reading, expression.count) };
  if ('influence' in expression) {
    const { influence, in: at } = expression;
    return { value: 'influence', who: who(influence), ...(at !== undefined && { at }) };
  }
  if ('toControl' in expression) return { value: 'lacking', who: who(expression.toControl) };
  if ('track' in expression) {
    const { track, side = 'player' } = expression;
    return track === 'defcon' || track === 'turn' ? { value: track } : { value: track, who: who(side) };
  }
  if ('ops' in expression) return { value: 'operations', of: cardPhrase(reading, expression.ops) };
  if ('size' in expression) return { value: 'moved', of: movedBy(reading, expression.size) };
  if ('removedBy' in expression) return { value: 'removed' };
  if ('regions' in expression) return { value: 'regions', who: who(expression.regions), status: expression.status };
  if ('southeastAsia' in expression) return southeastAsia(reading, who(expression.southeastAsia));
  if ('add' in expression) return { value: 'sum', of: expression.add.map(value) };
  if ('sub' in expression) return { value: 'difference', of: [value(expression.sub[0]), value(expression.sub[1])] };
  if ('half' in expression) return { value: 'half', of: value(expression.half), round: expression.round };
  if (!('if' in expression)) return unread(expression);
  const { then, else: other } = expression;
  return { value: 'either', if: conditionPhrase(reading, expression.if), yes: value(then), no: value(other) };
}

/** The commonest number of victory points, and the countries that have another. */
function southeastAsia(reading: Reading, who: Role): Value {
  const table = Object.entries(reading.rules.southeastAsia).map(([country, n]) => ({ country, n }));
  const times = (n: number) => table.filter((row) => row.n === n).length;
  const each = table.reduce((best, { n }) => (times(n) > times(best) ? n : best), table[0]?.n ?? 0);
  return { value: 'southeastAsia', who, each, others: table.filter(({ n }) => n !== each) };
}
