/** Russian words for the acts with cards and for lasting effects. */
import type { ForbiddenAction } from '../../games/twilight-struggle/effects/vocabulary.ts';
import type { ActOf } from '../acts.ts';
import { type CardWords, clause, words } from '../grammar.ts';
import type { CardCount, CardSet } from '../phrases.ts';
import type { Conditions } from './conditions.ts';
import { and, cardsCounted, counted, does, governed, type Nouns, ofWhom, or, toWhom, type Verb, who } from './nouns.ts';

const PLAY: Verb = ['разыгрывает', 'разыгрывают', 'разыграть'];
const SHOW: Verb = ['показывает', 'показывают', 'показать'];

export function cardActs(nouns: Nouns, { condition, value }: Conditions): CardWords {
  const { named, card, cards } = nouns;
  const forbidden: Readonly<Record<ForbiddenAction, string>> = {
    coup: 'совершать попытки переворота',
    realign: 'делать броски переустройства',
    'brush-war': `вести войну по карте ${nouns.title('brush-war')}`,
    'place-ops': 'размещать влияние за операции',
  };

  /** Of cards without any qualification, in the accusative. */
  function someCards(count: CardCount): string {
    switch (count.amount) {
      case 'exactly':
        return cardsCounted(count.n);
      case 'upTo':
        return `не больше ${count.n} карт`;
      case 'all':
        return 'все карты';
      case 'anyNumber':
        return 'любое число карт';
      case 'same':
        return 'столько же карт';
      case 'value':
        return `карты (${value(count.value)})`;
    }
  }

  function discard({ who: by, from, count, set, random, revealed, may }: ActOf<'discard'>) {
    const verb = does(by, ['сбрасывает', 'сбрасывают', 'сбросить'], may);
    const open = revealed && 'в открытую';
    if (from.zone === 'bound') {
      const n = count.amount === 'anyNumber' ? 'любое число' : someCards(count);
      const of = count.amount === 'anyNumber' ? card({ ...from.cards, many: true }, 'gen') : nouns.from(from, by);
      return clause(who(by), words(verb, open, n, of));
    }
    const instead = count.amount === 'exactly' ? count.instead : undefined;
    const but = instead && `(${instead.n}, если ${condition(instead.if)})`;
    const n = count.amount === 'exactly' && (instead || count.n !== 1) ? count.n : undefined;
    const what = count.amount === 'exactly' ? cards(set, n, random) : words(someCards(count), nouns.qualities(set));
    return clause(who(by), words(verb, open, ...inOrder(set, nouns.from(from, by), what), but));
  }

  function take({ who: by, from, to, set, random, revealed, may }: ActOf<'take'>) {
    const verb = does(by, ['берёт', 'берут', 'взять'], may);
    const what = cards(set, undefined, random);
    const shown = revealed ? `${set.eventPossible ? ',' : ''} и ${may ? 'показать' : does(by, SHOW)} её` : '';
    const source = words(nouns.from(from, by), to.zone !== 'aside' && nouns.to(to, by));
    return clause(who(by), `${words(verb, ...inOrder(set, source, what))}${shown}`);
  }

  return {
    discard,
    take,
    move: ({ card: moved, to }) => {
      const many = moved.card === 'bound' && moved.many;
      if (to.zone === 'discard') {
        const eventless =
          moved.card === 'bound' ? (many ? ', их события не происходят' : ', её событие не происходит') : '';
        return clause(card(moved, 'nom'), `${many ? 'отправляются' : 'отправляется'} в отбой${eventless}`);
      }
      if (to.zone === 'removed') return clause(card(moved, 'nom'), `${many ? 'удаляются' : 'удаляется'} из игры`);
      const go = to.zone === 'deck' ? ['возвращается', 'возвращаются'] : ['переходит', 'переходят'];
      return clause(card(moved, 'nom'), `${go[many ? 1 : 0]} ${nouns.to(to)}`);
    },
    draw: ({ side, count, to, may }) => {
      const look = to.zone === 'aside' && `и ${does(side, ['просматривает', 'просматривают', ''])} их`;
      const verb = does(side, ['тянет', 'тянут', 'вытянуть'], may);
      return clause(who(side), words(verb, someCards(count), 'из общей колоды', look));
    },
    shuffle: () => clause('общая колода', 'перетасовывается'),
    reveal: ({ from, cards: set, to, open }) => {
      if (open) return clause(who(from), `${does(from, ['играет', 'играют', ''])} с открытой рукой`);
      if (set.scoring) return clause(who(from), `${does(from, SHOW)} ${toWhom(to)} карты подсчёта очков со своей руки`);
      const what = Object.keys(set).length === 0 ? 'свою руку' : cards(set);
      return clause(who(from), `${does(from, SHOW)} ${toWhom(to)} ${what}`);
    },
    fire: ({ card: fired, as }) => {
      const subject = fired.it ? 'её событие' : `событие ${card(fired, 'gen')}`;
      return clause(subject, `сразу происходит, как если бы её ${does(as, ['разыграл', 'разыграли', ''])} ${who(as)}`);
    },
    play: ({ card: played, by, may }) => clause(who(by), `${does(by, PLAY, may)} ${card(played, 'acc')}`),
    china: ({ to, face, it }) => {
      const what = it ? 'её' : named('the-china-card', 'acc');
      return clause(
        who(to),
        `${does(to, ['получает', 'получают', ''])} ${what} лицом ${face === 'up' ? 'вверх' : 'вниз'}`,
      );
    },
    cardOps: ({ side, amount, cap, floor, card: id, allIn }) => {
      const subject = `значение операций ${id === undefined ? `каждой карты, которую ${does(side, ['использует', 'используют', ''])} ${who(side)},` : named(id, 'gen')}`;
      const change = `${amount > 0 ? 'увеличивается' : 'уменьшается'} на ${Math.abs(amount)}`;
      const limit = [
        ...(cap === undefined ? [] : [`но не выше ${cap}`]),
        ...(floor === undefined ? [] : [`но не ниже ${floor}`]),
      ];
      const inside = allIn ? [`если все её очки потрачены ${nouns.within(allIn)}`] : [];
      return clause(subject, [change, ...limit, ...inside].join(', '));
    },
    rollModifier: ({ roll, side, amount, set }) => {
      const of = side !== 'any' && ofWhom(side);
      const where = Object.keys(set).length > 0 && nouns.within(set);
      const die =
        roll === 'coup' ? words('каждый бросок переворота', of) : words('каждый бросок', of, 'при переустройстве');
      return clause(words(die, where), `${amount > 0 ? 'увеличивается' : 'уменьшается'} на ${Math.abs(amount)}`);
    },
    coupDefcon: ({ side, steps }) => {
      const effect = steps === 0 ? 'не уменьшают DEFCON' : `уменьшают DEFCON на ${steps}`;
      return clause(`перевороты ${ofWhom(side)} в ключевых странах`, effect);
    },
    actionRounds: ({ side, n }) =>
      clause(
        who(side),
        `${does(side, ['', '', 'сыграть'], true)} ${counted(n, 'раунд', 'раунда', 'раундов')} действий`,
      ),
    battlegrounds: ({ set, scoring }) => {
      const { ids = [], controlledBy } = set;
      const counts = ids.length === 1 ? 'считается ключевой страной' : 'считаются ключевыми странами';
      const control =
        controlledBy && controlledBy !== 'none'
          ? `, когда ${ids.length === 1 ? 'находится' : 'находятся'} под контролем ${ofWhom(controlledBy)}`
          : '';
      const where = and(scoring.map(nouns.scoringOf));
      return clause(and(ids.map(nouns.country)), `${counts} для ${where}${control}`);
    },
    scoringLoss: ({ side, count, chooser, set, scoring }) => {
      const use = governed(count, 'acc', 'acc', 'gen');
      const what = `${count} ${nouns.noun(set, use, count !== 1)}`;
      const loss = count === 1 ? 'она не считается страной' : 'они не считаются странами';
      const when = `когда в следующий раз разыгрывается карта ${or(scoring.map((id) => nouns.title(id)))},`;
      return clause(
        `${when} ${who(chooser)}`,
        `${does(chooser, ['выбирает', 'выбирают', ''])} ${what}; ${loss} под контролем ${ofWhom(side)}`,
      );
    },
    discardThis: () => clause('затем эта карта', 'сбрасывается'),
    nameRegion: ({ who: by }) => clause(who(by), `${does(by, ['называет', 'называют', ''])} регион`),
    forbid: ({ actions, side, set }) => {
      const list = `${or(actions.map((action) => forbidden[action]))} ${nouns.within(set)}`;
      if (side === 'any') return clause('ни один игрок', `не может ${list}`);
      return clause(who(side), `не ${does(side, ['может', 'могут', ''])} ${list}`);
    },
    exempt: ({ card: id, set }) => clause(`запреты события ${nouns.title(id)}`, `не действуют ${nouns.within(set)}`),
    trap: ({ side, minOps, freeing }) => {
      const discards = `${does(side, ['сбрасывает', 'сбрасывают', ''])} карту со значением не меньше ${minOps}`;
      const roll = `${does(side, ['бросает', 'бросают', ''])} кубик`;
      const range = `от ${Math.min(...freeing)} до ${Math.max(...freeing)}`;
      return clause(
        who(side),
        `в каждом своём раунде действия вместо розыгрыша карты ${discards} и ${roll}; результат ${range} прекращает действие события`,
      );
    },
    oblige: ({ side, card: owed }) => {
      const use = `${does(side, ['должен', 'должны', ''])} использовать ${owed.it ? 'её' : card(owed, 'acc')}`;
      return clause(who(side), `${use} ради операций в своём следующем раунде действия`);
    },
    sequence: ({ side, by }) => {
      const lays = does(by, ['определяет', 'определяют', '']);
      return clause(who(side), `${does(side, PLAY)} свои карты в порядке, который ${lays} ${who(by)}`);
    },
    cancel: ({ card: id }) => clause(`действие события ${nouns.title(id)}`, 'прекращается'),
    cancelHeadline: ({ side }) =>
      clause(`заглавная карта ${ofWhom(side)}`, 'сбрасывается без события, если оно ещё не произошло'),
    nothing: () => clause('', 'ничего не происходит'),
  };
}

/** What qualifies a card stands at the end, next to what follows. */
function inOrder(set: CardSet, source: string, what: string): readonly string[] {
  return Object.keys(set).length > 0 ? [source, what] : [what, source];
}
