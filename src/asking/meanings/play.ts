/** What phrases say of the card that is played, what for, and what is asked. */
import { hasVerb } from '../../games/twilight-struggle/events/mentions.ts';
import { playerOf, rivalOf } from '../draft.ts';
import { act, COVER, count, deed, effectOf, type Meanings, n, only, played, text, use } from './say.ts';

export const playMeanings: Meanings = {
  'act.side': (draft, values) => {
    act(draft, values);
    draft.subject = draft.side(values.side) ?? draft.subject;
  },
  // "The USSR has 1 in Lebanon, can it place in Israel": whoever was named last, not whoever asks.
  'act.it': (draft) => {
    draft.it = draft.last;
  },
  'act.card': (draft, values) => {
    draft.acted ||= draft.actor !== undefined;
    // A number behind the card is no marker of whoever was counted before it.
    if (draft.counting === 'us' || draft.counting === 'ussr') draft.counting = undefined;
    const card = text(values, 'card');
    if (draft.card === undefined || draft.card === card) draft.card = card;
    // One card covers another.
    else if (draft.card === COVER) draft.event.with ??= card;
    else if (card === COVER && draft.event.with === undefined) {
      draft.event.with = draft.card;
      draft.card = COVER;
    } else return false;
  },
  'act.value': (draft, values) => only(draft, 'value', n(values)),
  // What is done "with it" is done by an event that gives Operations, or else with those of the card.
  'act.by_event': (draft) => {
    if (draft.card === undefined) return Object.keys(draft.headlines).length > 0 ? undefined : false;
    const owner = draft.cardOf(draft.card)?.side;
    const rivals = draft.actor !== undefined && owner === rivalOf(draft.actor);
    draft.use ??= !rivals && hasVerb(draft.cardOf(draft.card)?.event, 'ops') ? 'event' : 'ops';
    return undefined;
  },
  // Another card than one that is named as being in effect.
  'act.other_card': (draft, values) => {
    draft.another = true;
    return only(draft, 'value', n(values));
  },
  'act.space': (draft, values) => {
    deed(draft, values);
    // "The US headlines Containment and spaces it": of a headline it is what becomes of its event. 4.5.C.h
    if (draft.use === 'headline') draft.event.as = 'space';
    else if (draft.use === 'event') return false;
    else draft.use = 'space';
    return values.card === undefined ? undefined : playMeanings['act.card']?.(draft, values);
  },
  // The space race has been spoken of.
  'act.space_on': (draft) => {
    if (draft.position.space === undefined) return false;
    draft.use = 'space';
    return undefined;
  },
  'act.event': (draft, values) => {
    deed(draft, values);
    return use(draft, 'event');
  },
  'act.operations': (draft, values) => {
    deed(draft, values);
    return use(draft, 'ops');
  },
  'act.discard': (draft, values) => {
    draft.discards.push(text(values, 'card'));
  },
  // A card that an event brings up by chance.
  'act.hits': (draft, values) => {
    if (draft.card === undefined || draft.event.discarded !== undefined) return false;
    draft.event.discarded = text(values, 'card');
    return undefined;
  },
  // A card of a value, whichever it is.
  'act.discard_value': (draft, values) => {
    const side = draft.side(values.side) ?? draft.subject ?? draft.me ?? draft.last;
    if (!side) return false;
    draft.discards.push(draft.plainCard(side, n(values)));
    return undefined;
  },
  'act.discard_none': (draft) => {
    draft.discards.push('none');
  },
  'act.trap': (draft, values) => {
    draft.use = 'trap_discard';
    if (values.card !== undefined) draft.effects.push({ name: effectOf(text(values, 'card')) });
  },
  // The one price that may be paid at any time is that of the crisis.
  'act.cancel': (draft) => {
    if (!draft.effects.some(({ name }) => name === 'cuban_missile_crisis') && draft.card !== 'cuban-missile-crisis')
      return false;
    draft.apart = { kind: 'interrupt', what: 'cancel_cuban_missile_crisis' };
    return undefined;
  },
  'phase.end': (draft, values) => {
    draft.apart = { kind: 'phase', phase: 'end_turn' };
    return values.n === undefined ? undefined : only(draft.position, 'turn', n(values));
  },
  'phase.military': (draft) => {
    draft.apart = { kind: 'phase', phase: 'check_milops' };
  },
  'ask.value': (draft) => {
    draft.queries.push({ kind: 'query', query: 'operations_values' });
  },
  // As many markers as can be placed: that one can be is the case.
  'ask.most': (draft, values) => {
    draft.most = true;
    draft.counting = 'place';
    count(draft, 'place', text(values, 'country'), 1);
  },
  'ask.cost': (draft) => {
    draft.cost = true;
  },
  'act.pass': (draft, values) => {
    act(draft, values);
    draft.use = 'pass';
  },
  // "With a 2, rolls 2": one of the two is none.
  'act.die': (draft, values) => (draft.die === undefined ? only(draft, 'die', n(values)) : false),
  'act.rolls': (draft, values) => {
    // "5 against 2": whoever rolls is named first.
    const roller = values.side1 === undefined ? (draft.doer ?? draft.actor) : draft.side(values.side1);
    // "First roll 4 to 3, second roll 6 to 1".
    const isNext = draft.rolls !== undefined && draft.moreRolls.length + 1 < (draft.times ?? 1);
    // "Both roll 4".
    if (values.n !== undefined) {
      draft.rolls = { us: n(values), ussr: n(values) };
      return undefined;
    }
    const [one, two] = [roller, values.side2 === undefined ? roller && rivalOf(roller) : draft.side(values.side2)];
    if (!one || !two || one === two) return false;
    const dice = { us: 0, ussr: 0, [one]: n(values, 'n1'), [two]: n(values, 'n2') };
    if (isNext) draft.moreRolls.push(dice);
    else draft.rolls = dice;
  },
  // Who objects does nothing by it, and changes nothing.
  'said.objection': () => undefined,
  'ask.plain': () => undefined,
  'ask.amount': () => undefined,
  'ask.frame': () => undefined,
  // Whether it is claimed or asked shows by the form of the whole.
  'ask.barred': () => undefined,
  'ask.first': () => undefined,
  'ask.free': () => undefined,
  'ask.must': () => undefined,
  // Whatever "this" points at has been named.
  'ask.this': ({ card, headlines }) => (card === undefined && Object.keys(headlines).length === 0 ? false : undefined),
  'ask.rules': () => undefined,
  'headline.play': (draft, values) => {
    const side = draft.side(values.side) ?? draft.subject ?? draft.me;
    draft.use = 'headline';
    if (side) draft.headlines[side] = text(values, 'card');
    else draft.card ??= text(values, 'card');
  },
  'act.headline': (draft) => {
    draft.use = 'headline';
  },
  'ask.control': (draft, values) => {
    const country = values.country === undefined ? draft.country : text(values, 'country');
    if (country === undefined) return false;
    draft.queries.push({ kind: 'query', query: 'controller', of: draft.countryName(country) });
  },
  'ask.needs': (draft, values) => {
    draft.needs = draft.side(values.side);
    if (draft.needs === undefined) return false;
    draft.queries.push({ kind: 'query', query: 'controller', of: draft.countryName(text(values, 'country')) });
    return undefined;
  },
  'act.award': (draft, values) => {
    const side = draft.side(values.side);
    if (side === undefined) return false;
    draft.apart = { kind: 'award', side: playerOf(side), vp: n(values) };
    draft.position.phase = 'action_round';
    return undefined;
  },
  'ask.reveal': (draft) => {
    draft.queries.push({ kind: 'query', query: 'headline_order' });
  },
  'ask.region': (draft, values) => {
    draft.region = text(values, 'region');
  },
  'ask.score_it': (draft) => {
    if (draft.region === undefined) return false;
    draft.scored = draft.region;
    return undefined;
  },
  'ask.score': (draft, values) => {
    draft.scored = text(values, 'region');
  },
  // The sentences of the features.
  'play.event': (draft, values) => played(draft, values, 'event'),
  'play.operations': (draft, values) => played(draft, values, 'ops'),
  'play.space': (draft, values) => played(draft, values, 'space'),
  'play.trap': (draft, values) => played(draft, values, 'trap_discard'),
};
