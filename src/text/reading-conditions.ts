/** Reading conditions, with the idioms that people use for comparisons. */
import type { Condition, Expression } from '../games/twilight-struggle/events/vocabulary.ts';
import type { ConditionPhrase, Value } from './phrases.ts';
import { boundCards, cardPhrase, cardSet, type Reading, unread, whoOf, without } from './reading.ts';
import { readValue } from './reading-numbers.ts';

type Operator = Extract<ConditionPhrase, { if: 'compare' }>['op'];

export function conditionPhrase(reading: Reading, condition: Condition): ConditionPhrase {
  if ('all' in condition) return several(reading, 'all', condition.all);
  if ('any' in condition) return several(reading, 'any', condition.any);
  if ('not' in condition) return { if: 'not', of: conditionPhrase(reading, condition.not) };
  if ('gt' in condition) return comparison(reading, '>', condition.gt);
  if ('gte' in condition) return comparison(reading, '>=', condition.gte);
  if ('lt' in condition) return comparison(reading, '<', condition.lt);
  if ('lte' in condition) return comparison(reading, '<=', condition.lte);
  if ('eq' in condition) return comparison(reading, '=', condition.eq);
  if ('controls' in condition) {
    const { side, id } = condition.controls;
    return { if: 'controls', who: whoOf(reading, side), country: id };
  }
  if ('occurred' in condition) return { if: 'occurred', cards: [condition.occurred], every: true };
  if ('inEffect' in condition) return { if: 'inEffect', card: condition.inEffect };
  if ('holds' in condition) {
    const { holds } = condition;
    const who = whoOf(reading, holds.side);
    return 'card' in holds
      ? { if: 'holdsCard', who, card: holds.card }
      : { if: 'holdsSome', who, set: cardSet(reading, holds.where) };
  }
  if ('exists' in condition) return { if: 'exists', cards: boundCards(reading, condition.exists) };
  if ('cardSide' in condition) {
    const sides = condition.in.map((side) => (side === 'neutral' ? side : whoOf(reading, side)));
    return { if: 'cardSide', card: cardPhrase(reading, condition.cardSide), sides };
  }
  if ('isSide' in condition) return { if: 'isSide', who: whoOf(reading, condition.isSide), side: condition.side };
  if ('phase' in condition) return { if: 'phase', phase: condition.phase };
  if ('phasing' in condition) return { if: 'phasing', who: whoOf(reading, condition.phasing) };
  if ('playedBy' in condition) return { if: 'playedBy', who: whoOf(reading, condition.playedBy) };
  if ('playedAs' in condition)
    return { if: 'playedAs', who: reading.watched, card: condition.playedAs, mode: condition.mode };
  if ('vpLead' in condition) return { if: 'leadsVp', who: whoOf(reading, condition.vpLead) };
  if ('defconMovedTo' in condition) return { if: 'defconMoved', to: condition.defconMovedTo };
  if ('eventBarred' in condition) return { if: 'barred' };
  return unread(condition);
}

/** Drops what another member implies, and gathers events into one list. */
function several(reading: Reading, how: 'all' | 'any', members: readonly Condition[]): ConditionPhrase {
  const sided = members.flatMap((member) => ('cardSide' in member ? [member.cardSide] : []));
  const said = members.filter((member) => !('exists' in member && how === 'all' && sided.includes(member.exists)));
  if (said.every((member) => 'occurred' in member))
    return { if: 'occurred', cards: said.map((member) => member.occurred), every: how === 'all' };
  const phrases = said.map((member) => conditionPhrase(reading, member));
  return phrases.length === 1 ? phrases[0]! : { if: how, of: phrases };
}

function comparison(reading: Reading, op: Operator, pair: readonly [Expression, Expression]): ConditionPhrase {
  const left = readValue(reading, pair[0]);
  const right = readValue(reading, pair[1]);
  return (
    (right.value === 'number' ? withNumber(left, op, right.n) : withValue(left, op, right)) ?? {
      if: 'compare',
      op,
      left,
      right,
    }
  );
}

function withNumber(left: Value, op: Operator, n: number): ConditionPhrase | undefined {
  if (left.value === 'turn' && op === '>=') return { if: 'turnFrom', turn: n };
  if (left.value === 'turn' && op === '<=') return { if: 'turnUpTo', turn: n };
  if (left.value === 'defcon' && op === '=') return { if: 'defconIs', level: n };
  if (left.value === 'removed' && op === '>' && n === 0) return { if: 'coupRemoved' };
  if (left.value === 'influence' && op === '>=' && left.at !== undefined)
    return { if: 'hasInfluence', who: left.who, n, country: left.at };
  if (left.value === 'countries' && op === '>=' && left.set.controlledBy && left.set.controlledBy !== 'none')
    return { if: 'controlsSome', who: left.set.controlledBy, n, set: without(left.set, 'controlledBy') };
  if (left.value === 'countries' && op === '>=' && n === 1) return { if: 'someCountry', set: left.set };
  return undefined;
}

function withValue(left: Value, op: Operator, right: Value): ConditionPhrase | undefined {
  if (left.value === 'space' && right.value === 'space') {
    if (op === '>') return { if: 'spaceAhead', who: left.who, of: right.who };
    if (op === '<') return { if: 'spaceBehind', who: left.who, of: right.who };
    if (op === '<=') return { if: 'spaceNotAhead', who: left.who, of: right.who };
  }
  if (left.value === 'milops' && right.value === 'milops' && op === '>')
    return { if: 'moreMilops', who: left.who, than: right.who };
  if (left.value === 'milops' && right.value === 'milops' && op === '<')
    return { if: 'moreMilops', who: right.who, than: left.who };
  if (left.value === 'milops' && right.value === 'defcon' && op === '>=')
    return { if: 'milopsReachDefcon', who: left.who };
  if (left.value === 'countries' && right.value === 'countries' && op === '>') return controlsMore(left.set, right.set);
  return undefined;
}

type Set = Extract<Value, { value: 'countries' }>['set'];

/** The same countries counted for either side. */
function controlsMore(left: Set, right: Set): ConditionPhrase | undefined {
  const { controlledBy: who } = left;
  const { controlledBy: than } = right;
  const set = without(left, 'controlledBy');
  const same = JSON.stringify(set) === JSON.stringify(without(right, 'controlledBy'));
  if (!same || !who || !than || who === 'none' || than === 'none') return undefined;
  return { if: 'controlsMore', who, than, set };
}
