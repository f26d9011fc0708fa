/** What phrases say of what is done on the board, by Operations or by an event. */
import type { CaseAction } from '../../cases/case.ts';
import { type Draft, rivalOf } from '../draft.ts';
import type { Value } from '../segment.ts';
import { hasTarget } from '../war-target.ts';
import { act, COVER, conduct, count, deed, listed, type Meanings, n, only, removeAll, text } from './say.ts';

/** What the opponent of whoever hosts answers; the host does not. */
function answers(draft: Draft, values: Readonly<Record<string, Value>>, answer: string): unknown {
  const side = values.side === undefined ? undefined : draft.side(values.side);
  if (side !== undefined && side === (draft.actor ?? draft.me)) return false;
  draft.event.opponent = answer;
  return undefined;
}

/** "The USSR coups Panama, the US adds 1 to Canada": what the other side adds is no part of the coup. */
function isAnswer(draft: Draft, values: Readonly<Record<string, Value>>): boolean {
  const side = draft.side(values.side) ?? draft.subject;
  return draft.operations.coup !== undefined && side !== undefined && draft.actor === rivalOf(side);
}

/** NORAD lets the US add a marker behind the coup; by no other rule does a side add any. */
function answered(draft: Draft, values: Readonly<Record<string, Value>>): unknown {
  const isByNorad = draft.actor === 'ussr' && draft.effects.some(({ name }) => name === 'norad');
  if (!isByNorad || (values.n !== undefined && n(values) !== 1) || draft.reactions.length > 0) return false;
  const add = draft.countryName(text(values, 'country'));
  draft.reactions.push({ kind: 'reaction', player: 'US', what: 'norad', add } as CaseAction);
  return undefined;
}

export const actMeanings: Meanings = {
  'act.coup': (draft, values) => {
    conduct(draft, values);
    return only(draft.operations, 'coup', text(values, 'country'));
  },
  // The country that was spoken of.
  'act.coup_there': (draft, values) => {
    if (draft.country === undefined) return draft.operations.coup === undefined ? false : undefined;
    conduct(draft, values);
    // "And may I then coup Cameroon": a country that is named with it is another coup.
    const target = values.country === undefined ? (draft.operations.coup ?? draft.country) : text(values, 'country');
    // Where only whoever coups is said to have nothing, nobody says that it is there.
    const { [draft.doer ?? 'us']: own, [rivalOf(draft.doer ?? 'us')]: theirs } = draft.influence[target] ?? {};
    // Nor where it is under his own control: "the US controls South Korea, can it coup with the Operations".
    const isOwn = own === 0 || (draft.controlling !== undefined && draft.controlling === draft.doer);
    if (isOwn && theirs === undefined) return false;
    return only(draft.operations, 'coup', target);
  },
  'act.realign_there': (draft, values) => {
    if (draft.country === undefined) return false;
    conduct(draft, values);
    if (values.n !== undefined && only(draft, 'times', n(values)) === false) return false;
    return only(draft, 'realigned', draft.realigned ?? draft.country);
  },
  'act.place_there': (draft, values) => {
    if (draft.country === undefined) return false;
    conduct(draft, values);
    count(draft, 'place', draft.country, values.n === undefined ? 1 : n(values));
    return undefined;
  },
  'act.place_bare': (draft, values) => {
    if (typeof values.country !== 'string') return false;
    conduct(draft, values);
    draft.counting = 'place';
    count(draft, 'place', values.country, values.n === undefined ? 1 : n(values));
    return undefined;
  },
  'act.realign': (draft, values) => {
    conduct(draft, values);
    if (values.n !== undefined && only(draft, 'times', n(values)) === false) return false;
    return only(draft, 'realigned', text(values, 'country'));
  },
  'act.place': (draft, values) => {
    if (isAnswer(draft, values)) return answered(draft, values);
    conduct(draft, values);
    draft.counting = 'place';
    count(draft, 'place', text(values, 'country'), values.n === undefined ? 1 : n(values));
  },
  'act.free_coup': (draft, values) => {
    conduct(draft, values);
    draft.use ??= 'event';
    return only(draft.operations, 'coup', text(values, 'country'));
  },
  'act.move': (draft, values) => {
    deed(draft, values);
    if (!draft.grants('place') || !draft.grants('remove')) return false;
    draft.use ??= 'event';
    draft.moves = true;
    count(draft, 'remove', text(values, 'country1'), n(values));
    count(draft, 'add', text(values, 'country2'), n(values));
    return undefined;
  },
  'act.place_each': (draft, values) => {
    conduct(draft, values);
    draft.counting = 'place';
    draft.each = n(values);
    count(draft, 'place', text(values, 'country'), n(values));
  },
  // Whose markers go is said with them, not who takes them away.
  'act.remove': (draft, values) => {
    deed(draft, {});
    draft.moves ||= draft.takesOwn;
    draft.counting = 'remove';
    count(draft, 'remove', text(values, 'country'), values.n === undefined ? 1 : n(values));
  },
  'act.with': (draft, values) => {
    if (draft.card === undefined) return false;
    const other = text(values, 'card');
    // "The Korean War together with UN Intervention": that one is played, and the war goes with it.
    const isCovered = other === COVER && draft.card !== COVER;
    draft.event.with = isCovered ? draft.card : other;
    if (!isCovered) return;
    draft.card = COVER;
    draft.use = 'event';
  },
  'act.with_any': (draft, values) => {
    const side = draft.side(values.side);
    if (!side || draft.card !== COVER || draft.event.with !== undefined) return false;
    draft.event.with = draft.plainCard(side, 3);
    return undefined;
  },
  'act.place_home': (draft, values) => {
    conduct(draft, values);
    draft.operations.place = { ...draft.operations.place, [text(values, 'home')]: 1 };
  },
  'act.target': (draft, values) => {
    act(draft, values);
    draft.event.target = draft.countryName(text(values, 'country'));
  },
  // "It picks South Africa": the target of a war that has a choice of them.
  'act.picks': (draft, values) => {
    const isWar = draft.card !== undefined && hasTarget(draft.cardOf(draft.card));
    return isWar ? actMeanings['act.target']?.(draft, values) : false;
  },
  'act.remove_all': (draft, values) => {
    draft.counting = 'remove_all';
    removeAll(draft, text(values, 'country'));
    draft.use ??= 'event';
  },
  'act.end_game': (draft) => {
    if (draft.card !== 'wargames') return false;
    draft.event.end_game = true;
    return undefined;
  },
  'act.boycott': (draft, values) => answers(draft, values, 'boycott'),
  'act.participate': (draft, values) => answers(draft, values, 'participate'),
  'event.defcon': (draft, values) => {
    draft.event.defcon = n(values);
  },
  'event.first': (draft) => {
    draft.order = 'event_first';
  },
  'event.last': (draft) => {
    draft.order = 'ops_first';
  },
  'operations.place': (draft, values) => {
    count(draft, 'place', text(values, 'country'), n(values));
  },
  'operations.realign': (draft, values) => {
    if (draft.realigned !== undefined) return false;
    draft.realigned = text(values, 'country');
    draft.rolls = { us: n(values, 'n1'), ussr: n(values, 'n2') };
  },
  'operations.coup': (draft, values) => {
    draft.operations.coup = text(values, 'country');
    draft.die = n(values);
  },
  'event.die': (draft, values) => {
    draft.event.die = n(values);
  },
  'event.places': (draft, values) => count(draft, 'add', text(values, 'country'), n(values)),
  'event.removes': (draft, values) => count(draft, 'remove', text(values, 'country'), n(values)),
  // How many markers go is for the event to say.
  'event.places_in': (draft, values) => listed(draft, 'add', text(values, 'country')),
  'event.removes_from': (draft, values) => listed(draft, 'remove', text(values, 'country')),
  'event.rolls': (draft, values) => {
    draft.event.rolls = [{ us: n(values, 'n1'), ussr: n(values, 'n2') }];
  },
  'event.target': (draft, values) => {
    draft.event.target = draft.countryName(text(values, 'country'));
  },
  'act.place_cost': (draft, values) => {
    draft.cost = true;
    return actMeanings['act.place']?.(draft, { n: 1, ...values });
  },
};
