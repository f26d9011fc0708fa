/** Russian words for the acts on the board, on the tracks, with dice and with Operations. */
import type { OpsMode } from '../../games/twilight-struggle/effects/vocabulary.ts';
import type { ActOf } from '../acts.ts';
import { type BoardWords, clause, words } from '../grammar.ts';
import type { Award, InfluenceCount, Spread, Who } from '../phrases.ts';
import { type Conditions, ROUND } from './conditions.ts';
import {
  and,
  counted,
  does,
  markers,
  markersEach,
  markersUpTo,
  milops,
  type Nouns,
  ofWhom,
  or,
  type Verb,
  vps,
  who,
} from './nouns.ts';

const MODES: Readonly<Record<OpsMode, string>> = {
  influence: 'разместить влияние',
  coup: 'совершить попытку переворота',
  realign: 'сделать броски переустройства',
  space: 'совершить попытку в космической гонке',
};
const FREE: Readonly<Record<OpsMode, string>> = {
  ...MODES,
  coup: 'совершить бесплатную попытку переворота',
  realign: 'сделать бесплатные броски переустройства',
};
const PLACE: Verb = ['размещает', 'размещают', 'разместить'];
const REMOVE: Verb = ['удаляет', 'удаляют', 'удалить'];
const GAIN: Verb = ['получает', 'получают', 'получить'];

export function boardActs(nouns: Nouns, { condition, value }: Conditions): BoardWords {
  /** Several countries get so many each: «по 1 маркеру». */
  const perCountry = (at: Spread): boolean =>
    at.spread === 'each' && at.countries !== 1 && !(at.countries === 'all' && at.set.ids?.length === 1);

  function instead(amount: InfluenceCount | Award, at?: Spread): string {
    if (amount.amount !== 'exactly' || !amount.instead) return '';
    const { n, if: when } = amount.instead;
    return `(${at && perCountry(at) ? 'по ' : ''}${n}, если ${condition(when)})`;
  }

  /** «3 маркера влияния СССР»; without an owner, or of one's own. */
  function influence(amount: InfluenceCount, at: Spread, owner: string, own = false): string {
    const of = own ? 'своего влияния' : words('влияния', owner);
    switch (amount.amount) {
      case 'exactly':
        return `${perCountry(at) ? markersEach(amount.n) : markers(amount.n)} ${of}`;
      case 'upTo':
        return `до ${markersUpTo(amount.n)} ${of}`;
      case 'all':
        return own ? 'всё своё влияние' : words('всё влияние', owner);
      case 'half':
        return `половину ${of}`;
      case 'anyNumber':
        return `любое число маркеров ${of}`;
      case 'same':
        return `столько же маркеров ${of}`;
      case 'value':
        return `маркеры ${of} (${value(amount.value)})`;
    }
  }

  function spread(at: Spread): string {
    const most =
      at.spread === 'total' && at.max !== undefined
        ? `, не более ${at.max} в каждой${at.set.ids ? ' стране' : ''}`
        : '';
    return `${nouns.places(at)}${most}`;
  }

  const total = (at: Spread, amount: InfluenceCount): string =>
    at.spread === 'total' && amount.amount === 'exactly' ? 'в общей сложности' : '';

  function place({ who: by, side, amount, at, may }: ActOf<'place'>) {
    const actor = at.spread === 'each' && at.countries === 'all' ? side : by;
    if (amount.amount === 'forControl') {
      const much = 'столько влияния, сколько не хватает для контроля';
      return clause(who(actor), `${does(actor, PLACE, may)} ${spread(at)} ${much}`);
    }
    if (amount.amount === 'levelWith') {
      const raise = does(actor, ['доводит', 'доводят', 'довести'], may);
      return clause(who(actor), `${raise} своё влияние до уровня влияния ${ofWhom(amount.who)} ${spread(at)}`);
    }
    if (amount.amount === 'double')
      return clause(
        who(actor),
        `${does(actor, ['удваивает', 'удваивают', 'удвоить'], may)} своё влияние ${spread(at)}`,
      );
    const what = influence(amount, at, side === actor ? '' : ofWhom(side));
    return clause(who(actor), words(does(actor, PLACE, may), total(at, amount), what, instead(amount, at), spread(at)));
  }

  function remove({ who: by, side, amount, at, loses, may }: ActOf<'remove'>) {
    const rounded = amount.amount === 'half' && ROUND[amount.round];
    if (loses) {
      const lost = influence(amount, at, '', amount.amount === 'all' || amount.amount === 'half');
      return clause(who(side), words(does(side, ['теряет', 'теряют', 'потерять'], may), lost, spread(at), rounded));
    }
    const own = side === by;
    const what = words(total(at, amount), influence(amount, at, own ? '' : ofWhom(side), own), instead(amount, at));
    return clause(who(by), words(does(by, REMOVE, may), what, spread(at), rounded));
  }

  function award(side: Who, amount: Award): string {
    switch (amount.amount) {
      case 'perCountry': {
        const { set } = amount;
        if (!set.ids) return `по 1 победному очку за каждую ${nouns.noun(set, 'acc', false, side)}`;
        const these = words('каждую из этих стран', nouns.which(set, side));
        return `по 1 победному очку за ${these}: ${and(set.ids.map(nouns.country))}`;
      }
      case 'exactly':
        return words(vps(amount.n), instead(amount));
      case 'value':
        return `столько победных очков, сколько составляет ${value(amount.value)}`;
    }
  }

  function ops({ side, value: worth, modes, set, free, credited, may }: ActOf<'ops'>) {
    const limits = [
      ...(free ? ['без ограничений DEFCON на регионы'] : []),
      ...(credited ? [] : ['без получения военных операций']),
    ];
    const tail = limits.length > 0 ? `, ${and(limits)}` : '';
    const points = operationsOf(worth);
    if (modes.length === 1 && modes[0] === 'coup') {
      const attempt = does(side, ['совершает', 'совершают', 'совершить'], may);
      const coup = `${attempt} ${free ? 'бесплатную ' : ''}попытку переворота ${points}`;
      return clause(who(side), `${words(coup, set && nouns.inSome(set))}${tail}`);
    }
    const uses = or(modes.map((mode) => (free ? FREE : MODES)[mode]));
    const conduct = `${does(side, ['проводит', 'проводят', 'провести'], may)} операции ${points}`;
    return clause(who(side), `${conduct}: ${words(uses, set && nouns.within(set))}${tail}`);
  }

  function operationsOf(worth: ActOf<'ops'>['value']): string {
    if ('n' in worth) return `на ${counted(worth.n, 'очко', 'очка', 'очков')}`;
    if (worth.of.it) return 'с её значением';
    return worth.of.card === 'this'
      ? `со значением этой карты (${worth.printed})`
      : `со значением ${nouns.card(worth.of, 'gen')}`;
  }

  return {
    place,
    remove,
    ops,
    vp: ({ side, amount, may }) => clause(who(side), `${does(side, GAIN, may)} ${award(side, amount)}`),
    vpBoth: ({ us, ussr }) => {
      const table = us.amount === 'value' && us.value.value === 'southeastAsia' ? us.value : undefined;
      const difference = 'засчитывается только разница';
      if (!table)
        return clause(who('us'), `получают ${award('us', us)}, а СССР — ${award('ussr', ussr)}; ${difference}`);
      const others = table.others.map(({ country, n }) => `${nouns.country(country)} — ${n}`);
      const each = `по ${counted(table.each, 'победному очку', 'победных очка', 'победных очков')}`;
      const countries = `за каждую страну Юго-Восточной Азии под своим контролем (${and(others)})`;
      return clause('каждая сторона', `получает ${each} ${countries}; ${difference}`);
    },
    defcon: ({ change }) => clause('DEFCON', `${change > 0 ? 'увеличивается' : 'уменьшается'} на ${Math.abs(change)}`),
    defconSet: ({ to }) => clause('DEFCON', `становится равен ${to}`),
    defconPick: ({ who: by, levels, may }) => {
      const set = does(by, ['устанавливает', 'устанавливают', 'установить'], may);
      return clause(
        who(by),
        `${set} DEFCON на любой уровень от ${Math.min(...levels)} до ${Math.max(...levels)} по своему выбору`,
      );
    },
    milops: ({ side, add, may }) => clause(who(side), `${does(side, GAIN, may)} ${milops(add)}`),
    space: ({ side, advance, may }) => {
      const verb = does(side, ['продвигается', 'продвигаются', 'продвинуться'], may);
      const boxes = counted(advance, 'клетку', 'клетки', 'клеток');
      return clause(who(side), `${verb} в космической гонке на ${boxes} без броска кубика`);
    },
    score: ({ region, presence, domination, control, besideSuperpower }) => {
      const most = control === 'win' ? ', а контроль приносит победу в игре' : `, ${control} за контроль`;
      const levels = `${vps(presence)} за присутствие, ${domination} за доминирование${most}`;
      const beside = besideSuperpower
        ? ' и по 1 за каждую страну под её контролем, соседнюю со сверхдержавой соперника'
        : '';
      const more = `ещё по 1 за каждую ключевую страну под контролем стороны${beside}`;
      return clause('', `подсчитываются очки ${nouns.regionOf(region)}: ${levels}; ${more}`);
    },
    end: ({ result, who: side }) => {
      const verb: Verb = result === 'wins' ? ['выигрывает', 'выигрывают', ''] : ['проигрывает', 'проигрывают', ''];
      return clause(who(side), `сразу ${does(side, verb)}`);
    },
    endByVp: () => clause('игра', 'сразу заканчивается, и побеждает тот, кто впереди по победным очкам'),
    war: ({ attacker, target, milops: gained, may }) => {
      const begin = does(attacker, ['начинает', 'начинают', 'начать'], may);
      return clause(
        who(attacker),
        `${begin} войну против ${nouns.ofSome(target)} и ${does(attacker, GAIN)} ${milops(gained)}`,
      );
    },
    warRoll: ({ attacker, success, adjacent, target }) => {
      const penalties = [
        ...(adjacent ? [`1 за каждую соседнюю с целью страну под контролем ${ofWhom(adjacent)}`] : []),
        ...(target ? [`ещё 1, если сама цель под контролем ${ofWhom(target)}`] : []),
      ];
      const subtract = does(attacker, ['вычитает', 'вычитают', '']);
      const less = penalties.length > 0 ? ` и ${subtract} ${penalties.join(' и ')}` : '';
      const roll = does(attacker, ['бросает', 'бросают', '']);
      return clause(who(attacker), `${roll} кубик${less}; при результате ${success} и больше война выиграна`);
    },
    warWon: ({ attacker, defender, vp, country }) => {
      const where = country === undefined ? 'в этой стране' : nouns.countryIn(country);
      const replace = does(attacker, ['заменяет', 'заменяют', '']);
      const prize = `${does(attacker, GAIN)} ${vps(vp)} и ${replace} всё влияние ${ofWhom(defender)} ${where} своим`;
      return clause(`если война выиграна, ${who(attacker)}`, prize);
    },
    contest: ({ bonus, ties }) => {
      const adds = bonus.map(({ who: side, value: extra }) =>
        side === 'any'
          ? `каждая прибавляет ${value(extra, 'acc')}`
          : `${who(side)} ${does(side, ['прибавляет', 'прибавляют', ''])} к своему броску ${value(extra, 'acc')}`,
      );
      const tie = ties === 'reroll' ? 'при равенстве кубики бросают снова' : 'при равенстве ничего не происходит';
      return clause('обе стороны', `бросают по кубику; ${[...adds, tie].join('; ')}`);
    },
  };
}
