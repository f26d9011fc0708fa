/** English words for the acts with cards and for lasting effects. */
import type { ForbiddenAction } from '../../games/twilight-struggle/effects/vocabulary.ts';
import type { ActOf } from '../acts.ts';
import { type CardWords, clause, words } from '../grammar.ts';
import type { CardCount } from '../phrases.ts';
import type { Conditions } from './conditions.ts';
import { and, counted, does, its, type Nouns, or, who } from './nouns.ts';

const FORBIDDEN: Readonly<Record<ForbiddenAction, string>> = {
  coup: 'attempt coups',
  realign: 'make realignment rolls',
  'brush-war': 'wage “Brush War”',
  'place-ops': 'place influence with Operations',
};

export function cardActs(nouns: Nouns, { condition, value }: Conditions): CardWords {
  const { title, card, cards, zone } = nouns;

  function numberOfCards(count: CardCount): string {
    switch (count.amount) {
      case 'exactly':
        return count.n === 1 ? 'a' : `${count.n}`;
      case 'upTo':
        return `up to ${count.n}`;
      case 'all':
        return 'all';
      case 'anyNumber':
        return 'any number of';
      case 'same':
        return 'the same number of';
      case 'value':
        return value(count.value);
    }
  }

  function discard({ who: by, from, count, set, random, revealed, may }: ActOf<'discard'>) {
    const instead = count.amount === 'exactly' ? count.instead : undefined;
    const but = instead && `(${instead.n} if ${condition(instead.if)})`;
    const shown = revealed ? `, showing ${count.amount === 'exactly' && count.n === 1 ? 'it' : 'them'}` : '';
    if (from.zone === 'bound') {
      const these = count.amount === 'anyNumber' ? card(from.cards) : `of ${card(from.cards)}`;
      return clause(who(by), `${words(does('discard', may), numberOfCards(count), these)}${shown}`);
    }
    const what = words(
      cards(set, instead && count.amount === 'exactly' ? `${count.n}` : numberOfCards(count)),
      random && 'at random',
    );
    const source = `from ${zone(from, by)}`;
    // What qualifies the card stands next to it.
    const order = Object.keys(set).length > 0 ? [source, what] : [what, source];
    return clause(who(by), `${words(does('discard', may), ...order, but)}${shown}`);
  }

  function take({ who: by, from, to, set, random, revealed, may }: ActOf<'take'>) {
    const what = words(cards(set), random && 'at random');
    const into = to.zone === 'aside' ? '' : `into ${zone(to, by)}`;
    const shown = revealed ? ', revealing it' : '';
    const source = `from ${zone(from, by)}`;
    const order = Object.keys(set).length > 0 ? [source, into, what] : [what, source, into];
    return clause(who(by), `${words(does('take', may), ...order)}${shown}`);
  }

  return {
    discard,
    take,
    move: ({ card: moved, to }) => {
      const many = moved.card === 'bound' && moved.many;
      if (to.zone === 'removed') return clause(card(moved), `${many ? 'are' : 'is'} removed from the game`);
      const back = to.zone === 'deck' ? (many ? 'return to' : 'returns to') : many ? 'go to' : 'goes to';
      const eventless = to.zone === 'discard' && moved.card === 'bound' ? ' without its event' : '';
      return clause(card(moved), `${back} ${zone(to)}${eventless}`);
    },
    draw: ({ side, count, to, may }) => {
      const n = words(numberOfCards(count), count.amount === 'exactly' && count.n === 1 ? 'card' : 'cards');
      return to.zone === 'aside'
        ? clause(who(side), `${does('draw', may)} ${n} from the draw pile and looks at them`)
        : clause(who(side), `${does('draw', may)} ${n} from the draw pile`);
    },
    shuffle: () => clause('the draw pile', 'is shuffled'),
    reveal: ({ from, cards: set, to, open }) => {
      if (open) return clause(who(from), `plays with ${its(from)} hand open to ${who(to)}`);
      const hand = `${its(from)} hand`;
      const what = set.scoring ? `the scoring cards in ${hand}` : Object.keys(set).length === 0 ? hand : cards(set);
      return clause(who(from), `shows ${what} to ${who(to)}`);
    },
    fire: ({ card: fired, as }) =>
      clause(fired.it ? 'its event' : `the event of ${card(fired)}`, `occurs at once, as if ${who(as)} had played it`),
    play: ({ card: played, by, may }) => clause(who(by), `${does('play', may)} ${card(played)}`),
    china: ({ to, face, it }) => clause(who(to), `receives ${it ? 'it' : title('the-china-card')} face ${face}`),
    cardOps: ({ side, amount, cap, floor, card: id, allIn }) => {
      const subject = id === undefined ? `each card that ${who(side)} uses` : title(id);
      const worth = `is worth ${Math.abs(amount)} Operations point${Math.abs(amount) === 1 ? '' : 's'} ${amount > 0 ? 'more' : 'less'}`;
      const limit = [
        ...(cap === undefined ? [] : [`up to ${cap}`]),
        ...(floor === undefined ? [] : [`but at least ${floor}`]),
      ];
      const inside = allIn ? ` if all its points are used ${nouns.within(allIn)}` : '';
      return clause(subject, `${[worth, ...limit].join(', ')}${inside}`);
    },
    rollModifier: ({ roll, side, amount, set }) => {
      const of = side !== 'any' && `of ${who(side)}`;
      const where = Object.keys(set).length > 0 && nouns.within(set);
      const die = roll === 'coup' ? words('every coup roll', of) : words('every die', of, 'in a realignment');
      return clause(words(die, where), `is ${amount > 0 ? 'raised' : 'lowered'} by ${Math.abs(amount)}`);
    },
    coupDefcon: ({ side, steps }) => {
      const effect = steps === 0 ? 'do not degrade DEFCON' : `degrade DEFCON by ${steps}`;
      return clause(`coups by ${who(side)} in battleground countries`, effect);
    },
    actionRounds: ({ side, n }) => clause(who(side), `may play ${counted(n, 'action round')}`),
    battlegrounds: ({ set, scoring }) => {
      const { ids = [], controlledBy } = set;
      const one = ids.length === 1;
      const counts = one ? 'counts as a battleground country' : 'count as battleground countries';
      const control =
        controlledBy && controlledBy !== 'none' ? ` while ${who(controlledBy)} controls ${one ? 'it' : 'them'}` : '';
      return clause(and(ids.map(nouns.country)), `${counts} in ${and(scoring.map(nouns.scoring))}${control}`);
    },
    scoringLoss: ({ side, count, chooser, set, scoring }) => {
      const what = `${count} ${nouns.noun(set, count !== 1)}`;
      const loss = `${count === 1 ? 'it does' : 'they do'} not count as controlled by ${who(side)}`;
      return clause(`at the next ${or(scoring.map(nouns.scoring))} ${who(chooser)}`, `chooses ${what}; ${loss}`);
    },
    discardThis: () => clause('this card', 'is then discarded'),
    nameRegion: ({ who: by }) => clause(who(by), 'names a region'),
    forbid: ({ actions, side, set }) => {
      const subject = side === 'any' ? 'neither player' : who(side);
      const negated = side === 'any' ? 'may' : 'may not';
      return clause(subject, `${negated} ${or(actions.map((action) => FORBIDDEN[action]))} ${nouns.within(set)}`);
    },
    exempt: ({ card: id, set }) => clause(`the prohibitions of ${title(id)}`, `do not apply ${nouns.within(set)}`),
    trap: ({ side, minOps, freeing }) => {
      const discard = `discards ${cards({ minOps })} instead of playing one, and rolls a die`;
      const range = `${Math.min(...freeing)} to ${Math.max(...freeing)}`;
      return clause(
        `in each of ${its(side)} action rounds ${who(side)}`,
        `${discard}; a roll of ${range} ends this effect`,
      );
    },
    oblige: ({ side, card: owed }) =>
      clause(who(side), `must use ${owed.it ? 'it' : card(owed)} for Operations in ${its(side)} next action round`),
    sequence: ({ side, by }) => clause(who(side), `plays ${its(side)} cards in the order that ${who(by)} lays down`),
    cancel: ({ card: id }) => clause(`the effect of ${title(id)}`, 'ends'),
    cancelHeadline: ({ side }) =>
      clause(`the headline card of ${who(side)}`, 'is discarded without its event, unless that has already happened'),
    nothing: () => clause('nothing', 'happens'),
  };
}
