/** Spanish words for the acts with cards and for lasting effects. */
import type { ForbiddenAction } from '../../games/twilight-struggle/effects/vocabulary.ts';
import type { ActOf } from '../acts.ts';
import { type CardWords, clause, words } from '../grammar.ts';
import type { CardCount } from '../phrases.ts';
import type { Conditions } from './conditions.ts';
import { ANY, a, and, counted, de, does, type Nouns, or, points, who } from './nouns.ts';

export function cardActs(nouns: Nouns, { condition, value }: Conditions): CardWords {
  const { title, card, cards, zone } = nouns;
  const forbidden: Readonly<Record<ForbiddenAction, string>> = {
    coup: 'intentar golpes de Estado',
    realign: 'hacer tiradas de realineación',
    'brush-war': `librar ${title('brush-war')}`,
    'place-ops': 'colocar influencia con operaciones',
  };

  function numberOfCards(count: CardCount): string {
    switch (count.amount) {
      case 'exactly':
        return count.n === 1 && !count.instead ? 'una' : `${count.n}`;
      case 'upTo':
        return `hasta ${count.n}`;
      case 'all':
        return 'todas las';
      case 'anyNumber':
        return ANY;
      case 'same':
        return 'otras tantas';
      case 'value':
        return value(count.value);
    }
  }

  function discard({ who: by, from, count, set, random, revealed, may }: ActOf<'discard'>) {
    const verb = does(['descarta', 'descartar'], may);
    const instead = count.amount === 'exactly' ? count.instead : undefined;
    const but = instead && `(${instead.n} si ${condition(instead.if)})`;
    const shown = revealed ? (count.amount === 'exactly' && count.n === 1 ? ', mostrándola' : ', mostrándolas') : '';
    if (from.zone === 'bound') {
      return clause(who(by), `${verb} ${numberOfCards(count)} de ${card(from.cards)}${shown}`);
    }
    const what = words(cards(set, numberOfCards(count)), random && 'al azar');
    const source = `de ${zone(from, by)}`;
    // What qualifies the card stands next to it.
    const order = Object.keys(set).length > 0 || count.amount === 'anyNumber' ? [source, what] : [what, source];
    return clause(who(by), `${words(verb, ...order, but)}${shown}`);
  }

  function take({ who: by, from, to, set, random, revealed, may }: ActOf<'take'>) {
    const shown = revealed ? (may ? ', revelándola' : `${set.eventPossible ? ',' : ''} y la revela`) : '';
    const what = words(cards(set), random && 'al azar');
    const source = `de ${zone(from, by)}`;
    if (to.zone !== 'aside')
      return clause(who(by), `${does(['pasa', 'pasar'], may)} ${source} a ${zone(to, by)} ${what}${shown}`);
    const order = Object.keys(set).length > 0 ? [source, what] : [what, source];
    return clause(who(by), `${words(does(['toma', 'tomar'], may), ...order)}${shown}`);
  }

  return {
    discard,
    take,
    move: ({ card: moved, to }) => {
      const many = moved.card === 'bound' && moved.many;
      if (to.zone === 'removed') return clause(card(moved), `se ${many ? 'eliminan' : 'elimina'} del juego`);
      const back = to.zone === 'deck' ? (many ? 'vuelven' : 'vuelve') : many ? 'van' : 'va';
      const eventless = to.zone === 'discard' && moved.card === 'bound' ? ' sin que se produzca su evento' : '';
      return clause(card(moved), `${back} ${a(zone(to))}${eventless}`);
    },
    draw: ({ side, count, to, may }) => {
      const n = `${numberOfCards(count)} ${count.amount === 'exactly' && count.n === 1 ? 'carta' : 'cartas'}`;
      const look = to.zone === 'aside' ? ' y las mira' : '';
      return clause(who(side), `${does(['roba', 'robar'], may)} ${n} del mazo de robo${look}`);
    },
    shuffle: () => clause('', 'se baraja el mazo de robo'),
    reveal: ({ from, cards: set, to, open }) => {
      if (open) return clause(who(from), `juega con la mano a la vista ${de(who(to))}`);
      if (set.scoring) return clause(who(from), `muestra ${a(who(to))} las cartas de puntuación de su mano`);
      const what = Object.keys(set).length === 0 ? 'su mano' : cards(set);
      return clause(who(from), `muestra ${what} ${a(who(to))}`);
    },
    fire: ({ card: fired, as }) => {
      const subject = fired.it ? 'su evento' : `el evento ${de(card(fired))}`;
      return clause(subject, `se produce de inmediato, como si ${who(as)} la hubiera jugado`);
    },
    play: ({ card: played, by, may }) => clause(who(by), `${does(['juega', 'jugar'], may)} ${card(played)}`),
    china: ({ to, face, it }) => {
      const side = `boca ${face === 'up' ? 'arriba' : 'abajo'}`;
      return clause(who(to), it ? `la recibe ${side}` : `recibe ${title('the-china-card')} ${side}`);
    },
    cardOps: ({ side, amount, cap, floor, card: id, allIn }) => {
      const subject = id === undefined ? `cada carta que use ${who(side)}` : title(id);
      const worth = `vale ${points(Math.abs(amount))} de operaciones ${amount > 0 ? 'más' : 'menos'}`;
      const limit = [
        ...(cap === undefined ? [] : [`hasta un máximo de ${cap}`]),
        ...(floor === undefined ? [] : [`con un mínimo de ${floor}`]),
      ];
      const inside = allIn ? ` si todos sus puntos se usan ${nouns.within(allIn)}` : '';
      return clause(subject, `${[worth, ...limit].join(', ')}${inside}`);
    },
    rollModifier: ({ roll, side, amount, set }) => {
      const of = side !== 'any' && de(who(side));
      const where = Object.keys(set).length > 0 && nouns.within(set);
      const die = roll === 'coup' ? words('toda tirada de golpe', of) : words('todo dado', of, 'en una realineación');
      return clause(words(die, where), `${amount > 0 ? 'aumenta' : 'se rebaja'} en ${Math.abs(amount)}`);
    },
    coupDefcon: ({ side, steps }) => {
      const effect = steps === 0 ? 'no degradan DEFCON' : `degradan DEFCON en ${steps}`;
      return clause(`los golpes de Estado ${de(who(side))} en países de campo de batalla`, effect);
    },
    actionRounds: ({ side, n }) => clause(who(side), `puede jugar ${counted(n, 'ronda', 'rondas')} de acción`),
    battlegrounds: ({ set, scoring }) => {
      const { ids = [], controlledBy } = set;
      const counts = ids.length === 1 ? 'cuenta como país' : 'cuentan como países';
      const control =
        controlledBy && controlledBy !== 'none'
          ? ` mientras ${ids.length === 1 ? 'lo' : 'los'} controle ${who(controlledBy)}`
          : '';
      const where = and(scoring.map((id) => `en ${nouns.scoring(id)}`));
      return clause(and(ids.map(nouns.country)), `${counts} de campo de batalla ${where}${control}`);
    },
    scoringLoss: ({ side, count, chooser, set, scoring }) => {
      const what = `${count} ${nouns.noun(set, count !== 1)}`;
      const loss = count === 1 ? 'ese país no cuenta como controlado' : 'esos países no cuentan como controlados';
      const when = `en la próxima ${or(scoring.map(nouns.scoring))},`;
      return clause(`${when} ${who(chooser)}`, `elige ${what}; ${loss} por ${who(side)}`);
    },
    discardThis: () => clause('después,', 'esta carta se descarta'),
    nameRegion: ({ who: by }) => clause(who(by), 'nombra una región'),
    forbid: ({ actions, side, set }) => {
      const list = actions.map((action) => forbidden[action]);
      if (side === 'any') return clause('ningún jugador', `puede ${list.join(' ni ')} ${nouns.within(set)}`);
      return clause(who(side), `no puede ${list.join(' ni ')} ${nouns.within(set)}`);
    },
    exempt: ({ card: id, set }) => clause(`las prohibiciones de ${title(id)}`, `no se aplican ${nouns.within(set)}`),
    trap: ({ side, minOps, freeing }) => {
      const discards = `descarta una que valga al menos ${points(minOps)} de operaciones y tira un dado`;
      const range = `de ${Math.min(...freeing)} a ${Math.max(...freeing)}`;
      return clause(
        `en cada una de sus rondas de acción, en lugar de jugar una carta, ${who(side)}`,
        `${discards}; un resultado ${range} pone fin a este efecto`,
      );
    },
    oblige: ({ side, card: owed }) =>
      clause(
        who(side),
        `debe ${owed.it ? 'usarla' : `usar ${card(owed)}`} para operaciones en su próxima ronda de acción`,
      ),
    sequence: ({ side, by }) => clause(who(side), `juega sus cartas en el orden que establezca ${who(by)}`),
    cancel: ({ card: id }) => clause(`el efecto de ${title(id)}`, 'termina'),
    cancelHeadline: ({ side }) =>
      clause(
        `la carta de titular ${de(who(side))}`,
        'se descarta sin que se produzca su evento, salvo que ya se haya producido',
      ),
    nothing: () => clause('', 'no ocurre nada'),
  };
}
