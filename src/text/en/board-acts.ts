/** English words for the acts on the board, on the tracks, with dice and with Operations. */
import type { OpsMode } from '../../games/twilight-struggle/effects/vocabulary.ts';
import type { ActOf } from '../acts.ts';
import { type BoardWords, clause, words } from '../grammar.ts';
import type { Addition, Award, InfluenceCount, Spread, Who } from '../phrases.ts';
import type { Conditions } from './conditions.ts';
import { and, counted, does, itNeeds, its, type Nouns, ofWhom, or, who, whose } from './nouns.ts';

const FREE: Readonly<Record<OpsMode, string>> = {
  influence: 'place influence',
  coup: 'attempt a free coup',
  realign: 'make free realignment rolls',
  space: 'try for the space race',
};
const MODES: Readonly<Record<OpsMode, string>> = {
  influence: 'place influence',
  coup: 'attempt a coup',
  realign: 'make realignment rolls',
  space: 'try for the space race',
};

export function boardActs(nouns: Nouns, { condition, value }: Conditions): BoardWords {
  function number(amount: InfluenceCount): string {
    switch (amount.amount) {
      case 'exactly':
        return `${amount.n}`;
      case 'upTo':
        return `up to ${amount.n}`;
      case 'all':
        return 'all';
      case 'anyNumber':
        return 'any amount of';
      case 'half':
        return 'half';
      case 'same':
        return 'the same amount of';
      case 'value':
        return value(amount.value);
    }
  }

  /** "(2 if it is turn 8 or later)". */
  const instead = (amount: InfluenceCount | Award): string =>
    amount.amount === 'exactly' && amount.instead ? `(${amount.instead.n} if ${condition(amount.instead.if)})` : '';

  /** "3 US influence"; without the side where that is the subject. */
  function influence(amount: InfluenceCount, side: Who, subject: Who): string {
    return words(number(amount), side !== subject && whose(side), 'influence');
  }

  /** "2 of its own influence". */
  function ownInfluence(amount: InfluenceCount, side: Who): string {
    const whole = amount.amount === 'all' || amount.amount === 'half';
    return words(number(amount), !whole && 'of', its(side), !whole && 'own', 'influence');
  }

  function spread(at: Spread, amount: Addition, preposition: 'to' | 'from', shared = false): string {
    const exact = amount.amount === 'exactly' ? amount : undefined;
    const total = at.spread === 'total' && exact ? 'in all' : '';
    const each = at.spread === 'total' && at.max !== undefined ? `, at most ${at.max} ${preposition} each` : '';
    return `${words(total, exact && instead(exact), preposition, nouns.places(at, shared))}${each}`;
  }

  function place({ who: by, side, amount, at, may }: ActOf<'place'>) {
    const fixed = at.spread === 'each' && at.countries === 'all';
    const actor = fixed ? side : by;
    const to = spread(at, amount, 'to');
    if (amount.amount === 'forControl')
      return clause(who(actor), `${does('add', may)} ${to} as much influence as ${itNeeds(actor)} for control`);
    if (amount.amount === 'levelWith') {
      const level = `${its(actor)} influence to the level of ${who(amount.who)}`;
      return clause(who(actor), `${does('raise', may)} ${level} in ${nouns.places(at)}`);
    }
    if (amount.amount === 'double')
      return clause(who(actor), `${does('double', may)} ${its(actor)} influence in ${nouns.places(at, true)}`);
    return clause(who(actor), words(does('add', may), influence(amount, side, actor), to));
  }

  function remove({ who: by, side, amount, at, loses, may }: ActOf<'remove'>) {
    const whole = amount.amount === 'all' || amount.amount === 'half';
    const rounded = amount.amount === 'half' ? `, rounded ${amount.round}` : '';
    if (loses) {
      const lost = whole ? ownInfluence(amount, side) : influence(amount, side, side);
      return clause(who(side), `${does('lose', may)} ${lost} in ${nouns.places(at)}${rounded}`);
    }
    const what = side === by ? ownInfluence(amount, side) : influence(amount, side, by);
    return clause(who(by), `${words(does('remove', may), what, spread(at, amount, 'from', whole))}${rounded}`);
  }

  function points(side: Who, amount: Award): string {
    if (amount.amount === 'perCountry') {
      const { set } = amount;
      const each = set.ids
        ? `each of these countries ${nouns.which(set, side)}: ${and(set.ids.map(nouns.country))}`
        : `each ${nouns.noun(set, false, side)}`;
      return `1 victory point for ${each}`;
    }
    if (amount.amount === 'value') return `victory points equal to ${value(amount.value)}`;
    return words(counted(amount.n, 'victory point'), instead(amount));
  }

  function ops({ side, value: worth, modes, set, free, credited, may }: ActOf<'ops'>) {
    const points =
      'n' in worth
        ? `worth ${counted(worth.n, 'point')}`
        : worth.of.it
          ? 'with its value'
          : words(
              'with the value of',
              worth.of.card === 'this' ? `this card (${worth.printed})` : nouns.card(worth.of),
            );
    const limits = words(
      free && 'regardless of the DEFCON limits on regions',
      free && !credited && 'and',
      !credited && 'without gaining military operations',
    );
    const tail = limits && `, ${limits}`;
    const coupOnly = modes.length === 1 && modes[0] === 'coup';
    if (coupOnly) {
      const coup = `${does('attempt', may)} a ${free ? 'free ' : ''}coup ${points}`;
      return clause(who(side), `${words(coup, set && `in ${nouns.someCountry(set)}`)}${tail}`);
    }
    const uses = or(modes.map((mode) => (free ? FREE : MODES)[mode]));
    return clause(
      who(side),
      `${does('conduct', may)} Operations ${points}: ${words(uses, set && nouns.within(set))}${tail}`,
    );
  }

  return {
    place,
    remove,
    ops,
    vp: ({ side, amount, may }) => clause(who(side), `${does('gain', may)} ${points(side, amount)}`),
    vpBoth: ({ us, ussr }) => {
      const table = us.amount === 'value' && us.value.value === 'southeastAsia' ? us.value : undefined;
      if (!table)
        return clause(
          'the US',
          `gains ${points('us', us)} and the USSR ${points('ussr', ussr)}; only the difference is scored`,
        );
      const others = table.others.map(({ country, n }) => `${n} for ${nouns.country(country)}`);
      const each = `${counted(table.each, 'victory point')} for each country in Southeast Asia that it controls`;
      return clause('each side', `gains ${each}, but ${and(others)}; only the difference is scored`);
    },
    defcon: ({ change }) => clause('DEFCON', `is ${change > 0 ? 'improved' : 'degraded'} by ${Math.abs(change)}`),
    defconSet: ({ to }) => clause('DEFCON', `is set to ${to}`),
    defconPick: ({ who: by, levels, may }) =>
      clause(
        who(by),
        `${does('set', may)} DEFCON to a level of ${its(by)} choice from ${Math.min(...levels)} to ${Math.max(...levels)}`,
      ),
    milops: ({ side, add, may }) => clause(who(side), `${does('gain', may)} ${counted(add, 'military operation')}`),
    space: ({ side, advance, may }) =>
      clause(who(side), `${does('advance', may)} ${counted(advance, 'box', 'boxes')} in the space race without a roll`),
    score: ({ region, presence, domination, control, besideSuperpower }) => {
      const best = control === 'win' ? 'Control wins the game' : `${control} for Control`;
      const levels = `${counted(presence, 'victory point')} for Presence, ${domination} for Domination, and ${best}`;
      const more = besideSuperpower
        ? ', and 1 more for each country controlled there that is adjacent to the opponent’s superpower'
        : '';
      return clause(
        nouns.region(region),
        `is scored: ${levels}; 1 more for each battleground country controlled there${more}`,
      );
    },
    end: ({ result, who: side }) => clause(who(side), `${result} the game at once`),
    endByVp: () => clause('the game', 'ends at once, and whoever leads in victory points wins it'),
    war: ({ attacker, target, milops, may }) =>
      clause(
        who(attacker),
        `${does('attack', may)} ${nouns.someCountry(target)} and gains ${counted(milops, 'military operation')}`,
      ),
    warRoll: ({ attacker, success, adjacent, target }) => {
      const penalties = [
        ...(adjacent ? [`1 for each country under ${whose(adjacent)} control that is adjacent to the target`] : []),
        ...(target ? [`1 if ${who(target)} controls the target itself`] : []),
      ];
      const less = penalties.length > 0 ? ` and subtracts ${and(penalties)}` : '';
      return clause(who(attacker), `rolls a die${less}; a result of ${success} or more wins the war`);
    },
    warWon: ({ attacker, defender, vp, country }) => {
      const where = country === undefined ? 'there' : `in ${nouns.country(country)}`;
      const prize = `gains ${counted(vp, 'victory point')} and replaces all ${ofWhom(defender, 'influence')} ${where}`;
      return clause(`after a victory ${who(attacker)}`, `${prize} with ${its(attacker)} own`);
    },
    contest: ({ bonus, ties }) => {
      const adds = bonus.map(({ who: side, value: extra }) =>
        side === 'any' ? `each adds ${value(extra)}` : `${who(side)} adds ${value(extra)} to ${its(side)} roll`,
      );
      const tie = ties === 'reroll' ? 'ties are rolled again' : 'a tie has no effect';
      return clause('both sides', `roll a die; ${[...adds, tie].join('; ')}`);
    },
  };
}
