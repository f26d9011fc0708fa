/** Reading the verbs whose effect lasts, and how long it does. */
import type {
  Forbid,
  Modify,
  Moment,
  PlayPattern,
  Role,
  Step,
  Trigger,
  Until,
} from '../games/twilight-struggle/events/vocabulary.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Act } from './acts.ts';
import type { Duration, MomentPhrase, PlayPhrase } from './phrases.ts';
import { cardSet, countrySet, type Reading, whoOf } from './reading.ts';

/** The acts of a lasting step and how long they hold; undefined for other verbs. */
export function readLasting(reading: Reading, step: Step): { acts: readonly Act[]; until: Until } | undefined {
  if ('modify' in step) return { acts: modification(reading, step.modify), until: step.modify.until };
  if ('forbid' in step) return { acts: [prohibition(reading, step.forbid)], until: step.forbid.until };
  if ('exempt' in step) {
    const { from, where, until } = step.exempt;
    const card = reading.rules.cards.find(({ event }) =>
      event.some((other) => 'forbid' in other && other.forbid.label === from),
    );
    if (!card) throw new Error(`${reading.card.id}: nothing forbids «${from}»`);
    return { acts: [{ act: 'exempt', card: card.id, set: countrySet(reading, where) }], until };
  }
  if ('trap' in step) {
    const { side, minOps, escape: freeing, until } = step.trap;
    return { acts: [{ act: 'trap', side: whoOf(reading, side), minOps, freeing }], until };
  }
  if ('oblige' in step) {
    const { oblige } = step;
    const side = whoOf(reading, oblige.side);
    const act: Act =
      'sequence' in oblige
        ? { act: 'sequence', side, by: whoOf(reading, oblige.sequence.by) }
        : 'where' in oblige
          ? { act: 'obligeKind', side, set: cardSet(reading, oblige.where) }
          : { act: 'oblige', side, card: { card: 'this', id: oblige.card } };
    return { acts: [act], until: oblige.until };
  }
  return undefined;
}

function modification(reading: Reading, modify: Modify): readonly Act[] {
  const side = 'side' in modify ? whoOf(reading, modify.side) : 'any';
  switch (modify.quantity) {
    case 'card-ops': {
      const { amount, cap, floor, card, allIn } = modify;
      return [
        {
          act: 'cardOps',
          side,
          amount,
          ...(cap !== undefined && { cap }),
          ...(floor !== undefined && { floor }),
          ...(card !== undefined && { card }),
          ...(allIn && { allIn: countrySet(reading, allIn) }),
        },
      ];
    }
    case 'coup-die':
    case 'realign-die': {
      const roll = modify.quantity === 'coup-die' ? 'coup' : 'realign';
      const set = countrySet(reading, modify.where ?? {});
      return [{ act: 'rollModifier', roll, side, amount: modify.amount, set }];
    }
    case 'coup-defcon':
      return [{ act: 'coupDefcon', side, steps: modify.set }];
    case 'action-rounds':
      return [{ act: 'actionRounds', side, n: modify.set }];
    case 'battlegrounds':
      return [{ act: 'battlegrounds', set: countrySet(reading, modify.where), scoring: modify.scoring }];
    case 'stability':
      return [{ act: 'stability', set: countrySet(reading, modify.where), to: modify.set }];
    case 'scoring-loss': {
      const { count, where, scoring } = modify;
      const chooser = whoOf(reading, modify.chooser);
      const set = { ...countrySet(reading, where), region: 'named' } as const;
      const loss: Act = { act: 'scoringLoss', side, count, chooser, set, scoring };
      return [loss, { act: 'discardThis' }];
    }
  }
}

function prohibition(reading: Reading, { action, side, where }: Forbid): Act {
  return { act: 'forbid', actions: action, side: whoOf(reading, side), set: countrySet(reading, where) };
}

// Time ----------------------------------------------------------------------------------------------------------------

export function durationOf(reading: Reading, until: Until): Duration {
  if (typeof until === 'object') return { until: 'play', play: playPhrase(reading, until.play) };
  switch (until) {
    case 'end-of-turn':
    case 'game':
      return { until };
    case 'cancelled': {
      const cards = cancellersOf(reading.rules, reading.card.id);
      return cards.length === 0 ? { until: 'game' } : { until: 'event', cards };
    }
    case 'now':
    case 'escaped':
    case 'played':
    case 'used':
      return { until: 'open' };
  }
}

/** The other cards whose event ends the effects of this one. */
export function cancellersOf(rules: Ruleset, id: string): readonly string[] {
  return rules.cards.filter((card) => card.id !== id && cancelledBy(card.event).includes(id)).map((card) => card.id);
}

/** The cards whose effects a program ends. */
export function cancelledBy(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => ('cancel' in step && 'card' in step.cancel ? [step.cancel.card] : []));
}

export function momentPhrase(reading: Reading, trigger: Trigger): MomentPhrase {
  const once = trigger.uses === 1;
  const { upon } = trigger;
  if ('play' in upon) return { once, at: 'play', play: playPhrase(reading, upon.play) };
  if ('event' in upon) return { once, at: 'event', card: upon.event, who: whoOf(reading, upon.by) };
  if ('coup' in upon) return { once, at: 'coup', who: whoOf(reading, upon.coup), stage: upon.at };
  if ('actionRound' in upon) return { once, at: 'round', who: whoOf(reading, upon.of), stage: upon.actionRound };
  return { once, at: 'turn' in upon ? 'turn-end' : 'final-scoring' };
}

/** Whose doing a moment is. */
export function watchedBy(moment: Moment): Role {
  if ('play' in moment) return moment.play.by ?? 'any';
  if ('event' in moment) return moment.by;
  if ('coup' in moment) return moment.coup;
  return 'actionRound' in moment ? moment.of : 'any';
}

function playPhrase(reading: Reading, { card, tag, by, as }: PlayPattern): PlayPhrase {
  return {
    who: whoOf(reading, by ?? 'any'),
    ...(card !== undefined && { card }),
    ...(tag && { tag }),
    ...(as && { as }),
  };
}
