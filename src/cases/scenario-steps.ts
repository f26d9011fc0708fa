/** What each sentence of a scenario says, by its id: of the position, of the play, and of what should come of it. */
import { nameOfEffect, namesImplementer } from './effects.ts';
import { FACTS } from './scenario-facts.ts';
import {
  act,
  append,
  entry,
  eventOf,
  type Fields,
  lastOf,
  type Meaning,
  mark,
  markWhere,
  operationsOf,
  player,
  type Scene,
  type SideId,
  set,
  under,
  type Values,
} from './scene.ts';

/** What names an effect against a side: the side itself, or the rival where the name says by whom it is. */
export const valueAgainst = (name: string, side: SideId): 'US' | 'USSR' =>
  namesImplementer(name) === (side === 'us') ? 'USSR' : 'US';

/** The position before the play. */
export const POSITION: Readonly<Record<string, Meaning>> = {
  'rules.edition': (scene, { option }) => {
    scene.edition = option;
  },
  'rules.reading': ({ policies }, { option1, option2 }) => set(policies, option1, option2),
  'position.turn': (scene, { int }) => {
    scene.isTurnTold = true;
    set(scene.position, 'turn', int);
  },
  'position.defcon': ({ position }, { int }) => set(position, 'defcon', int),
  'position.vp': ({ position }, { int, side }) => set(position, 'vp', side === 'us' ? int : -int),
  'position.influence': ({ position }, { side, int, country }) =>
    set(entry(entry(position, 'influence'), country), side, int),
  'position.control': ({ position }, { side, country }) => set(entry(position, 'control'), country, player(side)),
  'position.control_unknown': ({ position }, { country }) => set(entry(position, 'control'), country, 'unknown'),
  'position.milops': ({ position }, { side, int }) => set(entry(position, 'milops'), side, int),
  'position.space': ({ position }, { side, int }) => set(entry(position, 'space'), side, int),
  'position.card': ({ position }, { side, card }) => {
    // The China Card lies before its holder and is never part of the hand. 9.1
    if (card === 'the-china-card') position.china = { holder: player(side), face: 'up' };
    else {
      const hands = entry(position, 'hands');
      const hand = hands[side] as { known?: string[] } | string[] | undefined;
      if (hand && !Array.isArray(hand)) append(hand as Fields, 'known', card);
      else append(hands, side, card);
    }
  },
  'position.effect': ({ position }, { effect }) => append(position, 'effects', { name: nameOfEffect(effect) }),
  'position.effect_on': ({ position }, { effect, side }) =>
    append(position, 'effects', { name: nameOfEffect(effect), value: valueAgainst(nameOfEffect(effect), side) }),
  'position.round': ({ position }, { int }) => set(position, 'action_round', int),
  'position.to_play': ({ position }, { side }) => set(position, 'phasing', player(side)),
  'position.china_down': ({ position }, { side }) => set(position, 'china', { holder: player(side), face: 'down' }),
  'position.empty_hand': ({ position }, { side }) => set(entry(position, 'hands'), side, []),
  'position.unknown_cards': ({ position }, { side, int }) => {
    const hands = entry(position, 'hands');
    hands[side] = { known: hands[side] ?? [], hidden: int };
  },
  'position.discard': ({ position }, { card }) => append(position, 'discard', card),
  'position.removed': ({ position }, { card }) => append(position, 'removed', card),
  'position.occurred': ({ position }, { card }) => append(position, 'occurred', card),
  'position.next_card': ({ position }, { card }) => append(position, 'deck_top_first', card),
  'position.draw_pile': ({ position }, { int }) => set(position, 'draw_pile', int),
  'position.attempts': ({ position }, { side, int }) => set(entry(position, 'space_attempts_spent'), side, int),
  'position.crisis': ({ position }, { option, int }) => set(entry(position, 'crises'), option, int),
  'position.handicap': ({ position }, { side, int }) => set(entry(position, 'handicap'), side, int),
  'position.setup': ({ position }) => set(position, 'base', 'setup'),
  'position.nothing_else': (scene) => {
    scene.nothingElse = true;
  },
  'position.phase': ({ position }, { option }) => set(position, 'phase', option.replaceAll('-', '_')),
  'position.china_none': ({ position }) => set(position, 'china', { holder: 'none' }),
  'position.civil_war': ({ position }, { int }) => set(position, 'chinese_civil_war_influence', int),
  'position.deck_empty': ({ position }) => set(position, 'deck_top_first', []),
  'position.discard_empty': ({ position }) => set(position, 'discard', []),
  'position.effect_region': ({ position }, { effect, region }) =>
    append(position, 'effects', { name: nameOfEffect(effect), value: region }),
  'position.ordered': ({ position }, { effect, card }) => {
    const name = nameOfEffect(effect);
    const effects = position.effects as readonly Fields[] | undefined;
    const known = effects?.find((each) => each.name === name);
    if (known) append(known, 'value', card);
    else append(position, 'effects', { name, value: [card] });
  },
  'position.handicap_vp': ({ position }, { side, int }) =>
    set(entry(position, 'handicap'), 'vp', side === 'us' ? int : -int),
};

/** The sentence for each question that is about nothing in particular. */
export const QUERIES: Readonly<Record<string, string>> = {
  controlled: 'ask.all_control',
  next_phase: 'ask.next',
  next_player: 'ask.next_player',
  position_status: 'ask.status',
  later_drawn_cards_revealed: 'ask.later_draws',
  operations_values: 'ask.values',
  event_sides: 'ask.event_sides',
};

/** What the players do, what chance does, and the questions put to the adjudicator. */
export const PLAY: Readonly<Record<string, Meaning>> = {
  'headline.play': (scene, { side, card }) => {
    scene.speaker = headlineIn(scene)[side] = { card };
  },
  'headline.none': (scene, { side }) => set(headlineIn(scene), side, { card: 'none' }),
  'play.event': (scene, { side, card }) => act(scene, { kind: 'play', player: player(side), card, as: 'event' }),
  'play.operations': (scene, { side, card }) => act(scene, { kind: 'play', player: player(side), card, as: 'ops' }),
  'play.space': (scene, { side, card, int }) =>
    act(scene, { kind: 'play', player: player(side), card, as: 'space', die: int }),
  'play.space_open': (scene, { side, card }) => act(scene, { kind: 'play', player: player(side), card, as: 'space' }),
  'play.space_unrolled': (scene, { side, card }) =>
    act(scene, { kind: 'play', player: player(side), card, as: 'space', die: 'none' }),
  'play.trap': (scene, { side, card, int }) =>
    act(scene, { kind: 'play', player: player(side), card, as: 'trap_discard', die: int }),
  'play.trap_open': (scene, { side, card }) =>
    act(scene, { kind: 'play', player: player(side), card, as: 'trap_discard' }),
  'play.discard': (scene, { side, card }) => act(scene, { kind: 'play', player: player(side), card, as: 'discard' }),
  'play.pass': (scene, { side }) => act(scene, { kind: 'pass', player: player(side) }),
  'play.other': (scene, { side }) => act(scene, { kind: 'any_other_play', player: player(side) }),
  'operations.place': (scene, { int, country }) => mark(operationsOf(scene), 'place', country, int),
  'operations.realign': (scene, { country, int1, int2 }) =>
    append(operationsOf(scene), 'realign', { in: country, us: int1, ussr: int2 }),
  'operations.coup': (scene, { country, int }) => {
    Object.assign(operationsOf(scene), { coup: country, die: int });
  },
  'operations.coup_open': (scene, { country }) => {
    Object.assign(operationsOf(scene), { coup: country });
  },
  'operations.realign_open': (scene, { country }) => append(operationsOf(scene), 'realign', { in: country }),
  'event.first': (scene) => set(orderedIn(scene), 'order', 'event_first'),
  'event.last': (scene) => set(orderedIn(scene), 'order', 'ops_first'),
  'event.coup_first': (scene) => set(eventOf(scene), 'order', 'coup_first'),
  'event.inner': (scene) => {
    scene.speaker = eventOf(scene);
    entry(scene.speaker, 'event');
  },
  'event.plays_event': (scene) => set(eventOf(scene), 'as', 'event'),
  'event.plays_operations': (scene) => {
    scene.ordered = eventOf(scene);
    scene.ordered.as = 'ops';
  },
  'event.plays_space': (scene) => set(eventOf(scene), 'as', 'space'),
  'event.die': (scene, { int }) => set(eventOf(scene), 'die', int),
  'event.boycott': (scene) => set(eventOf(scene), 'opponent', 'boycott'),
  'event.draws': (scene, { card }) => {
    scene.operations = Object.assign(eventOf(scene), { drawn: card, choice: 'play', as: 'ops' });
  },
  'event.by': (scene, { side }) => set(eventOf(scene), 'by', player(side)),
  'event.places': (scene, { int, country }) => mark(eventOf(scene), 'add', country, int),
  'event.removes': (scene, { int, country }) => mark(eventOf(scene), 'remove', country, int),
  'event.places_in': (scene, { country }) => markWhere(eventOf(scene), 'add', country),
  'event.removes_from': (scene, { country }) => markWhere(eventOf(scene), 'remove', country),
  'event.target': (scene, { country }) => {
    const event = eventOf(scene);
    const { target, targets } = event;
    if (targets === undefined && target === undefined) event.target = country;
    else {
      event.targets = [...((targets as readonly string[] | undefined) ?? [target]), country];
      delete event.target;
    }
  },
  'event.leaves_out': (scene, { country }) => set(eventOf(scene), 'shuttle_target', country),
  'event.defcon': (scene, { int }) => set(eventOf(scene), 'defcon', int),
  'event.orders': (scene, { card }) => append(eventOf(scene), 'sequence', card),
  'event.tie': (scene, { side }) => set(eventOf(scene), 'tie_chosen_by', player(side)),
  'event.covered': (scene) => set(eventOf(scene), 'with_un_intervention', true),
  'event.no_more': (scene) => set(eventOf(scene), 'no_more', true),
  'event.discards': (scene, { card }) => append(eventOf(scene), 'discard', card),
  'event.takes': (scene, { card }) => set(eventOf(scene), 'taken', card),
  'event.picks': (scene, { card }) => set(eventOf(scene), 'drawn', card),
  'event.no_card': (scene) => set(eventOf(scene), 'discard', 'none'),
  'event.option': (scene, { option }) => set(eventOf(scene), 'choice', option),
  'event.rolls': (scene, { int1, int2 }) => append(eventOf(scene), 'rolls', { us: int1, ussr: int2 }),
  'event.operations': (scene) => {
    scene.operations = entry(eventOf(scene), 'ops');
  },
  'event.no_operations': (scene) => set(eventOf(scene), 'ops', 'none'),
  'event.coup': (scene, { country, int }) => append(eventOf(scene), 'coups', { in: country, die: int }),
  'setup.place': (scene, { side, int, country }) => mark(setupIn(scene), side, country, int),
  'setup.bid': (scene, { side, int, country }) => mark(setupIn(scene), `${side}_bid`, country, int),
  'crisis.pay': (scene, { side, int, country }) => {
    const before = scene.actions.at(-1);
    const what = 'cancel_cuban_missile_crisis';
    if (before?.what !== what || before.player !== player(side))
      act(scene, { kind: 'interrupt', player: player(side), what });
    mark(lastOf(scene), 'remove', country, int);
  },
  'ability.discard': (scene, { side, card }) => append(heldBy(scene, side), 'cards', card),
  'ability.keep': (scene, { side }) => {
    heldBy(scene, side).cards ??= [];
  },
  'reaction.place': (scene, { effect, side, country }) =>
    act(scene, { kind: 'reaction', player: player(side), what: nameOfEffect(effect), add: country }),
  'deal.first': (scene, { side }) => set(lastOf(scene), 'first', player(side)),
  'deal.reshuffled': (scene, { card }) =>
    append(lastOf(scene).kind === 'phase' ? lastOf(scene) : eventOf(scene), 'reshuffle_order', card),
  'turn.deal': (scene) => act(scene, { kind: 'phase', phase: 'deal' }, 'deal'),
  'turn.defcon': (scene) => act(scene, { kind: 'phase', phase: 'improve_defcon' }, 'start_of_turn'),
  'turn.ends': (scene) => act(scene, { kind: 'phase', phase: 'end_turn' }, 'cleanup'),
  'turn.held': (scene) => act(scene, { kind: 'phase', phase: 'reveal_held' }, 'cleanup'),
  'turn.final': (scene) => act(scene, { kind: 'phase', phase: 'final_scoring' }, 'final_scoring'),
  'turn.military': (scene) => act(scene, { kind: 'phase', phase: 'check_milops' }, 'cleanup'),
  'award.vp': (scene, { side, int }) => act(scene, { kind: 'award', side: player(side), vp: int }),
  'ask.control': (scene, { country }) => act(scene, { kind: 'query', query: 'controller', of: country }),
  'ask.reveal': (scene) => act(scene, { kind: 'query', query: 'headline_order' }, 'headline'),
  ...Object.fromEntries(
    Object.entries(QUERIES).map(([query, id]): [string, Meaning] => [
      id,
      (scene) => act(scene, { kind: 'query', query }),
    ]),
  ),
  ...FACTS,
};

const headlineIn = (scene: Scene): Fields => under(scene, { kind: 'headline' }, 'headline');
const setupIn = (scene: Scene): Fields => under(scene, { kind: 'setup' }, 'setup');
/** What a side does with the cards it has held. 6.4.4 */
const heldBy = (scene: Scene, side: SideId): Fields =>
  under(scene, { kind: 'ability', player: player(side), what: 'discard_held' }, 'cleanup');

const orderedIn = (scene: Scene): Fields => lastOf(scene) && scene.ordered;

/** What should come of it, in the keys of an expectation. */
export const EXPECTATION: Readonly<Record<string, (values: Values, scene: Scene) => Fields>> = {
  'ruling.legal': () => ({ legal: true }),
  'ruling.illegal': ({ clause }) => ({ legal: false, reason: clause }),
  'ruling.undetermined': () => ({ legal: 'undetermined' }),
  'ruling.controlled': ({ side }) => ({ controller: player(side) }),
  'ruling.uncontrolled': () => ({ controller: 'none' }),
  'ruling.influence': ({ side, int, country }) => ({ influence: { [country]: { [side]: int } } }),
  'ruling.defcon': ({ int }) => ({ defcon: int }),
  'ruling.vp': ({ int, side }) => ({ vp: side === 'us' ? int : -int }),
  'ruling.vp_zero': () => ({ vp: 0 }),
  'ruling.vp_gained': ({ side, int }) => ({ vp_gained: { [side]: int } }),
  'ruling.tally': ({ int, side }) => ({ tally: { [side]: int } }),
  'ruling.milops': ({ side, int }) => ({ milops: { [side]: int } }),
  'ruling.space': ({ side, int }) => ({ space: { [side]: int } }),
  'ruling.operations': ({ int }) => ({ ops_value: int }),
  'ruling.cost': ({ int1, int2 }) => ({ marker_costs: { [int1 - 1]: int2 } }),
  'ruling.modifier': ({ side, int }, { operations }) => ({
    roll_modifiers: { [((operations.realign as readonly unknown[] | undefined)?.length ?? 1) - 1]: { [side]: int } },
  }),
  'ruling.headline_first': ({ side }) => ({ first_resolved: player(side) }),
  'ruling.reveals_first': ({ side }) => ({ first_reveal: player(side) }),
  'ruling.discarded': ({ card }) => ({ cards: { [card]: 'discard' } }),
  'ruling.removed': ({ card }) => ({ cards: { [card]: 'removed' } }),
  // No other card passes to the opponent. 9.5
  'ruling.passed': ({ side }) => ({ china: { holder: player(side), face: 'down' } }),
  'ruling.effect_starts': ({ effect }) => ({ effects_added: [nameOfEffect(effect)] }),
  'ruling.effect_absent': ({ effect }) => ({ effects_not_added: [nameOfEffect(effect)] }),
  'ruling.effect_ends': ({ effect }) => ({ effects_ended: [nameOfEffect(effect)] }),
  'ruling.winner': ({ side }) => ({ winner: player(side) }),
  'ruling.nuclear_war': () => ({ how: 'defcon_1' }),
};
