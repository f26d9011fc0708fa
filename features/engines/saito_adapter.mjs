/**
 * Adapter to the game of Saito, in JavaScript by others, through the bridge in which `emptywalnut/twilight-struggle-ppo`
 * carries it (read at the state that `saito.yaml` names).
 *
 *     git clone https://github.com/emptywalnut/twilight-struggle-ppo && export SAITO=$PWD/twilight-struggle-ppo
 *     (cd $SAITO && npm install json-bigint)
 *     arbiter suite features/suite --engine "node features/engines/saito_adapter.mjs" --name saito
 *
 * It rolls a die as soon as a target is named, where facts tell the die afterwards: then the game is played again from its
 * position, with the die. A hand that nobody states receives the cards that are played from it.
 */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Engine, serve, Unsupported } from './reference.mjs';

const bridge = join(resolve(process.env.SAITO ?? 'twilight-struggle-ppo'), 'bridge/saito_bridge.js');
const { SaitoTwilightKernel } = createRequire(import.meta.url)(bridge);
const kernel = new SaitoTwilightKernel();
const SIDES = ['us', 'ussr'];
const slug = (name) =>
  name
    .toLowerCase()
    .replace(/\./g, '')
    .replace(/[^a-z0-9]+/g, '-');

// Ids of ours that are not made of the name of theirs.
const COUNTRIES = {
  uk: 'united-kingdom',
  spain: 'spain-portugal',
  laos: 'laos-cambodia',
  seafricanstates: 'se-african-states',
};
const CARDS = {
  warsawpact: 'warsaw-pact-formed',
  naziscientist: 'captured-nazi-scientist',
  truman: 'truman-doctrine',
  usjapan: 'us-japan-mutual-defense-pact',
  redscare: 'red-scare-purge',
  destalinization: 'de-stalinization',
  nucleartestban: 'nuclear-test-ban',
  voiceofamerica: 'the-voice-of-america',
  asknot: 'ask-not-what-your-country-can-do-for-you',
  china: 'the-china-card',
};
const idsOf = (table, other) =>
  Object.fromEntries(Object.entries(table).map(([id, { name }]) => [id, other[id] ?? slug(name)]));
const swapped = (table) => Object.fromEntries(Object.entries(table).map(([a, b]) => [b, a]));
const PLACE = idsOf(kernel.twilight.countries, COUNTRIES);
const COUNTRY = swapped(PLACE);
const CARD_ID = idsOf(kernel.cardsById, CARDS);
const CARD = swapped(CARD_ID);

// The effects of a position: the name of theirs, and its value where that is not 1.
const EFFECTS = {
  vietnam_revolts: 'vietnam_revolts',
  brezhnev_doctrine: 'brezhnev',
  containment: 'containment',
  nuclear_subs: 'nuclearsubs',
  salt_negotiations: 'saltnegotiations',
  iran_contra: 'irancontra',
  nato: 'nato',
  formosan_resolution: 'formosan',
  us_japan_pact: 'usjapan',
  norad: 'norad',
  de_gaulle: 'degaulle',
  shuttle_diplomacy: 'shuttlediplomacy',
  the_reformer: 'reformer',
  willy_brandt: 'willybrandt',
  yuri_and_samantha: 'yuri',
  quagmire: 'quagmire',
  bear_trap: 'beartrap',
  flower_power: 'flowerpower',
};
const OCCURRED = {
  'camp-david-accords': 'campdavid',
  'john-paul-ii-elected-pope': 'johnpaul',
  'an-evil-empire': 'evilempire',
  'iranian-hostage-crisis': 'iranianhostage',
  'the-iron-lady': 'ironlady',
  'north-sea-oil': 'northseaoil',
  'awacs-sale-to-saudis': 'awacs',
  'marshall-plan': 'marshall',
  'warsaw-pact-formed': 'warsawpact',
  'the-reformer': 'reformer',
};
// Cards whose event an event bars for good.
const BARRED = {
  'camp-david-accords': 'arabisraeli',
  'an-evil-empire': 'flowerpower',
  'the-iron-lady': 'socgov',
  'north-sea-oil': 'opec',
  'awacs-sale-to-saudis': 'muslimrevolution',
  'tear-down-this-wall': 'willybrandt',
};
const USES = { event: 'event', operations: 'ops', space: 'space' };
const MODES = { influence: 'place', coup: 'coup', realignment: 'realign' };
const ORDERS = { 'event-first': 'before_ops', 'operations-first': 'after_ops' };
const FINISHED = ['finished', 'stop', 'skip', 'done', 'nothing', 'no', 'end', '__back__'];
const ENDS = {
  nuclear_war: 'defcon-1',
  'thermonuclear war': 'defcon-1',
  'Cuban Missile Crisis': 'cuban-missile-crisis',
  Wargames: 'wargames',
  vp_threshold: 'vp-20',
  'victory points': 'vp-20',
  'victory point track': 'vp-20',
  'final scoring': 'final-scoring',
  'scoring card held': 'held-scoring-card',
};
const [USE_OF, MODE_OF, ORDER_OF] = [USES, MODES, ORDERS].map(swapped);

/** A die is rolled that nobody has told yet. */
class NoDie extends Error {}

class Saito extends Engine {
  new({ edition = 'deluxe', policies, position }) {
    if (edition !== 'deluxe') throw new Unsupported('the second edition');
    if (Object.keys(policies ?? {}).length > 0) throw new Unsupported('other readings');
    const { phase = 'action_round' } = position ?? {};
    if (!position || phase !== 'action_round') throw new Unsupported('beginning elsewhere than in an action round');
    if (position.options?.length) throw new Unsupported('optional rules');
    this.beginning = position;
    this.facts = [];
    this.lay();
  }

  lay() {
    const { beginning: position } = this;
    kernel.reset(1);
    kernel.adapter.reset();
    const { game } = kernel.twilight;
    const { state } = game;
    this.dice = [];
    kernel.twilight.rollDice = (sides = 1, callback) => {
      if (sides !== 1 && sides !== 6) throw new Unsupported('a card drawn at random');
      const die = sides === 1 ? 1 : this.dice.shift();
      if (die === undefined) throw new NoDie();
      callback?.(die);
      return die;
    };
    Object.assign(state, { vp: position.vp ?? 0, defcon: position.defcon ?? 5, round: position.turn ?? 1 });
    state.turn_in_round = position.action_round ?? 1;
    // It clears these when a turn begins.
    for (const flag of [...Object.values(EFFECTS), 'deathsquads', 'cubanmissilecrisis']) state.events[flag] = 0;
    for (const side of SIDES) this.track(state, side, position);
    for (const { name, value } of position.effects ?? []) this.effect(state, name, value);
    const { events } = state;
    if (events.nato) Object.assign(events, { nato_westgermany: +!events.willybrandt, nato_france: +!events.degaulle });
    for (const id of position.occurred ?? []) {
      if (OCCURRED[id]) events[OCCURRED[id]] = 1;
      if (BARRED[id]) events.cancelled[BARRED[id]] = 1;
      if (id === 'john-paul-ii-elected-pope') delete events.cancelled.solidarity;
    }
    this.cards(position);
    const first = (position.phasing ?? 'ussr').toLowerCase();
    const rounds = state.round > 3 ? 7 : 6;
    const rest = Array.from({ length: Math.max(0, rounds - state.turn_in_round) }, () => [
      'turn',
      'play\t2',
      'play\t1',
    ]);
    game.queue = ['round', ...rest.flat(), ...(first === 'us' ? ['play\t2'] : ['play\t2', 'play\t1'])];
    game.turn = [];
    kernel.twilight.moves = [];
    Object.assign(kernel, { phase: 'action', currentPlayer: first, winner: null });
    kernel.syncSaitoHand();
    this.turn = state.round;
    this.first = first;
  }

  track(state, side, { milops, space, space_attempts_spent: attempts, influence }) {
    state[`milops_${side}`] = milops?.[side] ?? 0;
    state[`space_race_${side}`] = space?.[side] ?? 0;
    state[`space_race_${side}_counter`] = attempts?.[side] ?? 0;
    for (const [id, country] of Object.entries(kernel.twilight.countries))
      country[side] = influence?.[PLACE[id]]?.[side] ?? 0;
  }

  effect(state, name, value) {
    if (EFFECTS[name]) state.events[EFFECTS[name]] = 1;
    else if (name === 'red_scare_on') state.events[`redscare_player${value === 'US' ? 2 : 1}`] = 1;
    else throw new Unsupported(`the effect ${name}`);
  }

  cards(position) {
    const [deck] = kernel.twilight.game.deck;
    this.unknown = new Set();
    kernel.hands = { us: [], ussr: [] };
    for (const side of SIDES) {
      const hand = position.hands?.[side];
      if (Array.isArray(hand)) kernel.hands[side] = hand.map(cardOf);
      else this.unknown.add(side);
    }
    const { holder = 'ussr', face = 'up' } = position.china ?? {};
    if (holder === 'none') throw new Unsupported('nobody with the China Card');
    if (face === 'up') kernel.hands[holder.toLowerCase()].push('china');
    else
      Object.assign(kernel.twilight.game.state.events, { china_card: holder === 'US' ? 2 : 1, china_card_facedown: 1 });
    const pile = (ids) => Object.fromEntries((ids ?? []).map((id) => [cardOf(id), kernel.cardsById[cardOf(id)]]));
    Object.assign(deck, {
      cards: { ...kernel.cardsById },
      discards: pile(position.discard),
      removed: pile(position.removed),
    });
    const gone = new Set([
      ...Object.keys(deck.discards),
      ...Object.keys(deck.removed),
      ...Object.values(kernel.hands).flat(),
    ]);
    const era = (card) => (card.p === 2 ? 8 : card.p === 1 ? 4 : 1);
    kernel.deck = Object.entries(kernel.cardsById)
      .filter(([id, card]) => id !== 'china' && !gone.has(id) && era(card) <= (position.turn ?? 1))
      .map(([id]) => id);
    // A hand that nobody states holds something: cards of no interest here, one of which gives way to each that is played.
    const idle = kernel.deck.filter((id) => !kernel.cardsById[id].scoring && kernel.cardsById[id].ops >= 2);
    for (const side of this.unknown) kernel.hands[side].push(...idle.splice(-7));
    kernel.deck = kernel.deck.filter((id) => !Object.values(kernel.hands).flat().includes(id));
    kernel.syncDeckCrypt();
    kernel.syncTrackedPilesFromSaito();
  }

  async choices() {
    if (this.rolling) throw new Unsupported('choices before a die');
    if (this.facts.length === 0 && this.unknown.has(this.first))
      throw new Unsupported('choices of a hand that is not stated');
    const pending = kernel.legalActions();
    const by = kernel.currentPlayer;
    const prompt = said(pending);
    if (this.unknown.has(by) && prompt.includes('pick a card'))
      throw new Unsupported('choices of a hand that is not stated');
    return pending.map(({ value }) => {
      if (prompt.includes('pick a card')) return { type: 'play', by, card: CARD_ID[value] };
      if (USE_OF[value]) return { type: 'use', by, use: USE_OF[value] };
      if (MODE_OF[value]) return { type: 'mode', by, mode: MODE_OF[value] };
      if (ORDER_OF[value]) return { type: 'order', by, order: ORDER_OF[value] };
      const country = PLACE[value];
      if (country && /coup|realign|target/.test(prompt)) return { type: 'target', by, country };
      if (country && prompt.startsWith('place')) return { type: 'place', by, country };
      if (country && prompt.startsWith('remove')) return { type: 'remove', by, country };
      throw new Unsupported(`choices of «${prompt}»`);
    });
  }

  async apply(fact) {
    this.facts.push(fact);
    this.rolling = false;
    if (fact.type !== 'roll' && fact.type !== 'rolls') return this.take(fact);
    if (fact.die === 0) throw new Unsupported('an attempt in space without a die');
    // Play it all again, now that the die is known.
    this.lay();
    this.dice = this.facts.flatMap(({ type, die, us, ussr }) =>
      type === 'roll' ? [die] : type === 'rolls' ? [us, ussr] : [],
    );
    for (const each of this.facts) {
      if (each.type === 'roll' || each.type === 'rolls') continue;
      this.rolling = false;
      const refused = await this.take(each);
      if (refused !== undefined) return refused;
    }
    if (this.dice.length > 0) throw new Unsupported('a die that it does not roll');
    return undefined;
  }

  async take(fact) {
    if (this.rolling) return 'it waits for a die';
    if (kernel.winner) return 'the game is over';
    const { type, by } = fact;
    if (type === 'draw' && !Object.values(kernel.hands).flat().includes(cardOf(fact.card))) return undefined; // Drawn already.
    if (type === 'play' && this.unknown.has(by) && fact.card !== 'the-china-card') this.hold(by, cardOf(fact.card));
    const pending = await this.guarded(() => kernel.legalActions());
    if (!pending) return undefined;
    const prompt = said(pending);
    if (by && by !== kernel.currentPlayer) return `it waits for ${kernel.currentPlayer}`;
    const values = pending.map(({ value }) => value);
    if (type === 'order' && !values.some((value) => ORDER_OF[value])) return undefined; // It asks where the event can occur.
    if (type === 'select' && prompt.includes('pick a card')) throw new Unsupported('a card selected without its event');
    const wanted = this.wanted(fact).find((value) => values.includes(value));
    if (wanted === undefined) {
      if (type === 'choose' || type === 'done' || !known(fact, prompt, values))
        throw new Unsupported(`${type} where it asks «${prompt}»`);
      return `${JSON.stringify(fact)} is not among ${values}`;
    }
    await this.guarded(() => kernel.stepAsync(pending.find(({ value }) => value === wanted)));
    return undefined;
  }

  wanted({ type, ...fact }) {
    if (type === 'use' && fact.use === 'paired') throw new Unsupported('UN Intervention');
    if (type === 'use') return [USES[fact.use]];
    if (type === 'mode') return [MODES[fact.mode]];
    if (type === 'order') return [ORDERS[fact.order]];
    if (type === 'done') return FINISHED;
    if (type === 'choose')
      return [fact.option, fact.option.replace(/-/g, ''), `defcon${fact.option}`, COUNTRY[fact.option]];
    if (fact.card) return [cardOf(fact.card)];
    if (fact.country) return [COUNTRY[fact.country]];
    throw new Unsupported(`facts of the type ${type}`);
  }

  hold(side, card) {
    if (kernel.hands[side].includes(card)) return;
    const given = kernel.hands[side].findIndex((each) => each !== 'china');
    kernel.deck.unshift(...kernel.hands[side].splice(given, given < 0 ? 0 : 1, card));
    if (given < 0) kernel.hands[side].push(card);
    kernel.deck = kernel.deck.filter((each) => each !== card);
    kernel.adapter.reset(); // It asks anew, with the hand as it is now.
    kernel.syncSaitoHand();
  }

  /** Does something that may roll a die; without the die it is taken up again when the die is told. */
  async guarded(act) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof NoDie)) throw error;
      this.rolling = true;
      return undefined;
    }
  }

  state() {
    const { state } = kernel.twilight.game;
    const both = (key) => ({ us: state[`${key}_us`], ussr: state[`${key}_ussr`] });
    const countries = Object.entries(kernel.twilight.countries);
    const controlled = (side) =>
      countries
        .filter(([id]) => kernel.control(id) === side)
        .map(([id]) => PLACE[id])
        .sort();
    const influence = countries
      .filter(([, { us, ussr }]) => us || ussr)
      .map(([id, { us, ussr }]) => [PLACE[id], { us, ussr }]);
    const told = {
      turn: state.round,
      vp: state.vp,
      defcon: state.defcon,
      milops: both('milops'),
      space: both('space_race'),
      influence: Object.fromEntries(influence),
      control: { us: controlled('us'), ussr: controlled('ussr') },
    };
    if (kernel.winner) told.over = { winner: kernel.winner, how: ENDS[kernel.terminalReason] ?? kernel.terminalReason };
    if (state.round !== this.turn) return told;
    const [{ discards, removed }] = kernel.twilight.game.deck;
    return {
      ...told,
      discard: Object.keys(discards)
        .filter((id) => id !== 'china')
        .map((id) => CARD_ID[id]),
      removed: Object.keys(removed).map((id) => CARD_ID[id]),
    };
  }
}

/** What it asks, without its markup. */
const said = (pending) =>
  (pending[0]?.prompt ?? '')
    .replace(/<[^>]{0,200}>/g, ' ')
    .trim()
    .toLowerCase();

/** Is the question one to which such a fact is an answer? */
function known({ type }, prompt, values) {
  if (type === 'play') return prompt.includes('pick a card');
  if (type === 'use') return values.some((value) => USE_OF[value]);
  if (type === 'mode') return values.some((value) => MODE_OF[value]);
  if (type === 'place' || type === 'remove' || type === 'target') return values.some((value) => PLACE[value]);
  return false;
}

function cardOf(id) {
  if (!CARD[id]) throw new Unsupported(`the card ${id}`);
  return CARD[id];
}

await serve(new Saito());
