/** English conditions, values, durations and moments. */
import type { ConditionPhrase, Duration, MomentPhrase, PlayPhrase, Value, Who } from '../phrases.ts';
import { and, DONE, type Nouns, ofWhom, or, who, whose } from './nouns.ts';

const owned = (side: Who | 'neutral'): string => {
  if (side === 'neutral') return 'is neutral';
  return side === 'us' || side === 'ussr' ? `is a ${whose(side)} card` : `belongs to ${who(side)}`;
};
const STATUS = { presence: 'Presence', domination: 'Domination', control: 'Control' } as const;
const OPERATORS = {
  '>': 'is greater than',
  '>=': 'is at least',
  '<': 'is less than',
  '<=': 'is at most',
  '=': 'equals',
} as const;

export function makeConditions(nouns: Nouns) {
  const { country, title, card, cards, noun } = nouns;

  /** "the USSR holds “The China Card”", without "if". */
  function condition(phrase: ConditionPhrase): string {
    switch (phrase.if) {
      case 'all':
        return and(phrase.of.map(condition));
      case 'any':
        return or(phrase.of.map(condition));
      case 'not':
        return `it is not the case that ${condition(phrase.of)}`;
      case 'occurred': {
        const titles = phrase.cards.map(title);
        return phrase.every && titles.length > 1 ? `${and(titles)} have occurred` : `${or(titles)} has occurred`;
      }
      case 'inEffect':
        return `${title(phrase.card)} is in effect`;
      case 'controls':
        return `${who(phrase.who)} controls ${country(phrase.country)}`;
      case 'controlsSome':
        return `${who(phrase.who)} controls at least ${phrase.n} ${noun(phrase.set, phrase.n !== 1)}`;
      case 'controlsMore':
        return `${who(phrase.who)} controls more ${noun(phrase.set, true)} than ${who(phrase.than)}`;
      case 'spaceAhead':
        return `${who(phrase.who)} is ahead of ${who(phrase.of)} in the space race`;
      case 'spaceBehind':
        return `${who(phrase.who)} is behind ${who(phrase.of)} in the space race`;
      case 'moreMilops':
        return `${who(phrase.who)} has more military operations than ${who(phrase.than)}`;
      case 'milopsReachDefcon':
        return `${ofWhom(phrase.who, 'military operations')} reach the DEFCON level`;
      case 'turnFrom':
        return `it is turn ${phrase.turn} or later`;
      case 'turnUpTo':
        return `it is turn ${phrase.turn} or earlier`;
      case 'defconIs':
        return `DEFCON is at ${phrase.level}`;
      case 'hasInfluence':
        return `${who(phrase.who)} has at least ${phrase.n} influence in ${country(phrase.country)}`;
      case 'coupRemoved':
        return 'that coup removed influence';
      case 'compare':
        return `${value(phrase.left)} ${OPERATORS[phrase.op]} ${value(phrase.right)}`;
      case 'holdsCard':
        return `${who(phrase.who)} holds ${title(phrase.card)}`;
      case 'holdsSome':
        return `${who(phrase.who)} holds ${cards(phrase.set)}`;
      case 'exists':
        return phrase.cards.many ? `cards were ${DONE[phrase.cards.by]}` : `a card was ${DONE[phrase.cards.by]}`;
      case 'cardSide': {
        return `${card(phrase.card)} ${or(phrase.sides.map(owned))}`;
      }
      case 'isSide':
        return `${who(phrase.who)} is ${who(phrase.side)}`;
      case 'phase':
        return phrase.phase === 'headline' ? 'it is the Headline Phase' : 'it is an action round';
      case 'phasing':
        return `${who(phrase.who)} is the phasing player`;
      case 'playedBy':
        return `${who(phrase.who)} played this card`;
      case 'playedAs':
        return `${who(phrase.who)} plays ${title(phrase.card)} ${phrase.mode === 'event' ? 'as an event' : 'for Operations'}`;
      case 'leadsVp':
        return `${who(phrase.who)} leads in victory points`;
      case 'defconMoved':
        return `DEFCON moved to ${phrase.to} during it`;
      case 'barred':
        return 'the event of that card is forbidden by another';
    }
  }

  /** "the DEFCON level". */
  function value(phrase: Value): string {
    switch (phrase.value) {
      case 'number':
        return `${phrase.n}`;
      case 'defcon':
        return 'the DEFCON level';
      case 'turn':
        return 'the number of the turn';
      case 'milops':
        return `the number of military operations of ${who(phrase.who)}`;
      case 'space':
        return `the box of ${who(phrase.who)} in the space race`;
      case 'vp':
        return `the number of victory points of ${who(phrase.who)}`;
      case 'influence':
        return `${ofWhom(phrase.who, 'influence')} ${phrase.at === undefined ? 'there' : `in ${country(phrase.at)}`}`;
      case 'lacking':
        return `the influence that ${who(phrase.who)} lacks for control`;
      case 'countries':
        return `the number of ${noun(phrase.set, true)}`;
      case 'operations':
        return `the Operations value of ${card(phrase.of)}`;
      case 'moved':
        return phrase.of === 'cards' ? 'the number of those cards' : 'the influence moved';
      case 'removed':
        return 'the influence removed';
      case 'regions': {
        const status = or(phrase.status.map((name) => STATUS[name]));
        return `1 for each region in which ${phrase.who === 'any' ? 'it' : who(phrase.who)} has ${status}`;
      }
      case 'southeastAsia': {
        const others = phrase.others.map(({ country: id, n }) => `${n} for ${country(id)}`);
        return `${phrase.each} for each country in Southeast Asia that ${who(phrase.who)} controls (${and(others)})`;
      }
      case 'sum':
        return phrase.of.map(value).join(' plus ');
      case 'difference':
        return phrase.of.map(value).join(' minus ');
      case 'half':
        return `half ${value(phrase.of)}, rounded ${phrase.round}`;
      case 'either':
        return `${value(phrase.no)} (${value(phrase.yes)} if ${condition(phrase.if)})`;
    }
  }

  function until(duration: Duration): string {
    switch (duration.until) {
      case 'open':
        return '';
      case 'end-of-turn':
        return 'until the end of the turn,';
      case 'game':
        return 'for the rest of the game,';
      case 'event':
        return `until ${or(duration.cards.map(title))} occurs,`;
      case 'play':
        return `until ${play(duration.play)},`;
    }
  }

  /** "the US plays a war card for Operations or as an event". */
  function play({ who: by, card: id, tag, as = [] }: PlayPhrase): string {
    const what = id === undefined ? (tag === 'war' ? 'a war card' : 'a card') : title(id);
    const uses = as.map((use) => (use === 'ops' ? 'for Operations' : 'as an event'));
    return [who(by), 'plays', what, or(uses)].filter(Boolean).join(' ');
  }

  function moment(phrase: MomentPhrase): string {
    const whenever = phrase.once ? 'the first time' : 'whenever';
    switch (phrase.at) {
      case 'play':
        return `${whenever} ${play(phrase.play)},`;
      case 'event':
        return phrase.who === 'any'
          ? `${whenever} ${title(phrase.card)} occurs,`
          : `${whenever} ${who(phrase.who)} plays ${title(phrase.card)} as an event,`;
      case 'coup':
        if (phrase.stage === 'declared') return `if ${who(phrase.who)} attempts a coup,`;
        return phrase.once
          ? `after the next coup attempt by ${who(phrase.who)},`
          : `after each coup attempt by ${who(phrase.who)},`;
      case 'round': {
        const of = phrase.who === 'any' ? '' : ` of ${who(phrase.who)}`;
        if (phrase.stage === 'end') return `at the end of ${phrase.once ? 'the next' : 'every'} action round${of},`;
        return `in the ${phrase.once ? 'next action round' : 'action rounds'}${of},`;
      }
      case 'turn-end':
        return `at the end of ${phrase.once ? 'the' : 'every'} turn,`;
      case 'final-scoring':
        return 'in the final scoring,';
    }
  }

  return { condition, value, until, moment };
}
export type Conditions = ReturnType<typeof makeConditions>;
