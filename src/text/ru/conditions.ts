/** Russian conditions, values, durations and moments. */
import { words } from '../grammar.ts';
import type { ConditionPhrase, Duration, MomentPhrase, PlayPhrase, Value, Who } from '../phrases.ts';
import { and, does, governed, type Nouns, ofWhom, or, toWhom, type Verb, who } from './nouns.ts';

const STATUS = { presence: 'присутствие', domination: 'доминирование', control: 'контроль' } as const;
const OPERATORS = {
  '>': 'больше, чем',
  '>=': 'не меньше, чем',
  '<': 'меньше, чем',
  '<=': 'не больше, чем',
  '=': 'то же, что и',
} as const;
const PLAY: Verb = ['разыгрывает', 'разыгрывают', 'разыграть'];

export function makeConditions(nouns: Nouns) {
  const { country, countryIn, title, event, named, card, noun } = nouns;

  /** «Карта Китая у СССР», without «если». */
  function condition(phrase: ConditionPhrase): string {
    switch (phrase.if) {
      case 'all':
        return phrase.of.map(condition).join(' и ');
      case 'any':
        return phrase.of.map(condition).join(' или ');
      case 'not':
        return `неверно, что ${condition(phrase.of)}`;
      case 'occurred': {
        const titles = phrase.cards.map(title);
        return phrase.every && titles.length > 1
          ? `произошли события ${and(titles)}`
          : `произошло событие ${or(titles)}`;
      }
      case 'inEffect':
        return `действует ${event(phrase.card)}`;
      case 'controls':
        return `${country(phrase.country)} под контролем ${ofWhom(phrase.who)}`;
      case 'controlsSome': {
        const { n } = phrase;
        const countries = noun(phrase.set, governed(n, 'acc', 'acc', 'gen'), n !== 1);
        return `${who(phrase.who)} ${does(phrase.who, CONTROL)} хотя бы ${n} ${countries}`;
      }
      case 'controlsMore':
        return `${who(phrase.who)} ${does(phrase.who, CONTROL)} больше ${noun(phrase.set, 'gen', true)}, чем ${who(phrase.than)}`;
      case 'spaceAhead':
        return `${who(phrase.who)} ${does(phrase.who, ['опережает', 'опережают', ''])} ${ofWhom(phrase.of)} в космической гонке`;
      case 'spaceBehind':
        return `${who(phrase.who)} ${does(phrase.who, ['отстаёт', 'отстают', ''])} от ${ofWhom(phrase.of)} в космической гонке`;
      case 'moreMilops':
        return `у ${ofWhom(phrase.who)} больше военных операций, чем у ${ofWhom(phrase.than)}`;
      case 'milopsReachDefcon':
        return `число военных операций ${ofWhom(phrase.who)} не меньше уровня DEFCON`;
      case 'turnFrom':
        return `идёт ход ${phrase.turn} или более поздний`;
      case 'turnUpTo':
        return `идёт ход ${phrase.turn} или более ранний`;
      case 'defconIs':
        return `DEFCON равен ${phrase.level}`;
      case 'hasInfluence':
        return `у ${ofWhom(phrase.who)} ${countryIn(phrase.country)} не меньше ${phrase.n} влияния`;
      case 'coupRemoved':
        return 'этот переворот удалил влияние';
      case 'compare':
        return `${value(phrase.left)} ${OPERATORS[phrase.op]} ${value(phrase.right)}`;
      case 'holdsCard':
        return `${named(phrase.card, 'nom')} у ${ofWhom(phrase.who)}`;
      case 'holdsSome':
        return `${who(phrase.who)} ${does(phrase.who, ['имеет', 'имеют', ''])} на руке ${nouns.cards(phrase.set)}`;
      case 'exists': {
        const { by, many } = phrase.cards;
        return many ? `карты ${SHORT[by]}ы` : `карта ${SHORT[by]}а`;
      }
      case 'cardSide': {
        const owned = phrase.sides.filter((side): side is Who => side !== 'neutral');
        const parts = [
          ...(owned.length > 0 ? [`принадлежит ${or(owned.map(toOwner))}`] : []),
          ...(owned.length < phrase.sides.length ? ['нейтральна'] : []),
        ];
        return `${card(phrase.card, 'nom')} ${or(parts)}`;
      }
      case 'isSide':
        return `${who(phrase.who)} — ${who(phrase.side)}`;
      case 'phase':
        return phrase.phase === 'headline' ? 'идёт Заглавная фаза' : 'идёт раунд действия';
      case 'phasing':
        return `текущий игрок — ${who(phrase.who)}`;
      case 'playedBy':
        return `эту карту ${does(phrase.who, ['разыграл', 'разыграли', ''])} ${who(phrase.who)}`;
      case 'playedAs':
        return words(
          who(phrase.who),
          does(phrase.who, PLAY),
          named(phrase.card, 'acc'),
          phrase.mode === 'event' ? 'как событие' : 'ради операций',
        );
      case 'leadsVp':
        return `${who(phrase.who)} впереди по победным очкам`;
      case 'defconMoved':
        return `в этом раунде DEFCON перешёл на ${phrase.to}`;
      case 'barred':
        return 'событие этой карты запрещено другим событием';
    }
  }

  /** «уровень DEFCON», «половина влияния СССР в Ливии»; in the genitive inside another value. */
  function value(phrase: Value, use: 'nom' | 'gen' | 'acc' = 'nom'): string {
    // Only «половина» has an accusative of its own.
    const form = (nominative: string, genitive: string, accusative = nominative) =>
      ({ nom: nominative, gen: genitive, acc: accusative })[use];
    switch (phrase.value) {
      case 'number':
        return `${phrase.n}`;
      case 'defcon':
        return `${form('уровень', 'уровня')} DEFCON`;
      case 'turn':
        return `${form('номер', 'номера')} хода`;
      case 'milops':
        return `${form('число', 'числа')} военных операций ${ofWhom(phrase.who)}`;
      case 'space':
        return `${form('номер', 'номера')} клетки ${ofWhom(phrase.who)} в космической гонке`;
      case 'vp':
        return `${form('число', 'числа')} победных очков ${ofWhom(phrase.who)}`;
      case 'influence':
        return `${form('влияние', 'влияния')} ${ofWhom(phrase.who)} ${phrase.at === undefined ? 'в стране' : countryIn(phrase.at)}`;
      case 'lacking':
        return `${form('влияние', 'влияния')}, которого ${toWhom(phrase.who)} не хватает для контроля`;
      case 'countries':
        return `${form('число', 'числа')} ${noun(phrase.set, 'gen', true)}`;
      case 'operations':
        return `${form('значение', 'значения')} операций ${card(phrase.of, 'gen')}`;
      case 'moved':
        return phrase.of === 'cards'
          ? `${form('число', 'числа')} этих карт`
          : `${form('количество', 'количества')} перемещённого влияния`;
      case 'removed':
        return `${form('количество', 'количества')} удалённого влияния`;
      case 'regions': {
        const status = or(phrase.status.map((name) => STATUS[name]));
        return `по 1 за каждый регион, где у ${phrase.who === 'any' ? 'неё' : ofWhom(phrase.who)} ${status}`;
      }
      case 'southeastAsia': {
        const others = phrase.others.map(({ country: id, n }) => `${country(id)} — ${n}`);
        return `${phrase.each} за каждую страну Юго-Восточной Азии под контролем ${ofWhom(phrase.who)} (${and(others)})`;
      }
      case 'sum':
        return phrase.of.map((part) => value(part, use)).join(' плюс ');
      case 'difference':
        return phrase.of.map((part) => value(part, use)).join(' минус ');
      case 'half':
        return `${form('половина', 'половины', 'половину')} ${value(phrase.of, 'gen')} ${ROUND[phrase.round]}`;
      case 'either':
        return `${value(phrase.no, use)} (${value(phrase.yes, use)}, если ${condition(phrase.if)})`;
    }
  }

  /** The end of a turn as a clause: «до конца хода США» would be the turn of the US. */
  function until(duration: Duration): string {
    switch (duration.until) {
      case 'open':
        return '';
      case 'end-of-turn':
        return 'пока не закончится ход,';
      case 'game':
        return 'до конца игры';
      case 'event':
        return `пока не произойдёт событие ${or(duration.cards.map(title))},`;
      case 'play':
        return `пока ${play(duration.play, ['не разыграет', 'не разыграют', ''])},`;
    }
  }

  /** «США разыгрывают карту войны ради операций или как событие». */
  function play({ who: by, card: id, tag, as = [] }: PlayPhrase, verb: Verb): string {
    const what = id === undefined ? (tag === 'war' ? 'карту войны' : 'карту') : named(id, 'acc');
    const uses = as.map((use) => (use === 'ops' ? 'ради операций' : 'как событие'));
    return words(who(by), does(by, verb), what, uses.length > 0 && or(uses));
  }

  function moment(phrase: MomentPhrase): string {
    const whenever = phrase.once ? 'в первый раз, когда' : 'каждый раз, когда';
    switch (phrase.at) {
      case 'play':
        return `${whenever} ${play(phrase.play, PLAY)},`;
      case 'event':
        return phrase.who === 'any'
          ? `${whenever} происходит ${event(phrase.card)},`
          : `${whenever} ${who(phrase.who)} ${does(phrase.who, PLAY)} ${named(phrase.card, 'acc')} как событие,`;
      case 'coup':
        if (phrase.stage === 'declared')
          return `если ${who(phrase.who)} ${does(phrase.who, ['объявляет', 'объявляют', ''])} попытку переворота,`;
        return `после ${phrase.once ? 'следующей' : 'каждой'} попытки переворота, которую ${does(phrase.who, ['совершает', 'совершают', ''])} ${who(phrase.who)},`;
      case 'round': {
        const of = phrase.who === 'any' ? '' : ` ${ofWhom(phrase.who)}`;
        if (phrase.stage === 'end') return `в конце ${phrase.once ? 'следующего' : 'каждого'} раунда действия${of},`;
        return phrase.once ? `когда наступает следующий раунд действия${of},` : `в каждом раунде действия${of},`;
      }
      case 'turn-end':
        return phrase.once ? 'в конце хода' : 'в конце каждого хода';
      case 'final-scoring':
        return 'при финальном подсчёте очков';
    }
  }

  return { condition, value, until, moment };
}
export type Conditions = ReturnType<typeof makeConditions>;

const CONTROL: Verb = ['контролирует', 'контролируют', 'контролировать'];
export const ROUND = { up: '(с округлением вверх)', down: '(с округлением вниз)' } as const;
const toOwner = (role: Who): string => (role === 'us' || role === 'ussr' ? who(role) : toWhom(role));
/** Short participles without their ending. */
const SHORT = { discard: 'сброшен', take: 'взят', pair: 'разыгран', draw: 'вытянут', reveal: 'показан' } as const;
