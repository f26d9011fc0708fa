/** Italian words for the acts with cards and for lasting effects. */
import type { ForbiddenAction } from '../../games/twilight-struggle/effects/vocabulary.ts';
import type { ActOf } from '../acts.ts';
import { type CardWords, clause, words } from '../grammar.ts';
import type { CardCount } from '../phrases.ts';
import type { Conditions } from './conditions.ts';
import { a, and, da, di, does, type Nouns, nel, operationsPoints, or, own, type Verb, who } from './nouns.ts';

const PLAY: Verb = ['gioca', 'giocano', 'giocare'];
const SHOW: Verb = ['mostra', 'mostrano', 'mostrare'];

export function cardActs(nouns: Nouns, { condition, value }: Conditions): CardWords {
  const { title, card, cards, zone } = nouns;
  const forbidden: Readonly<Record<ForbiddenAction, string>> = {
    coup: 'tentare Colpi di Stato',
    realign: 'effettuare tiri di Riallineamento',
    'brush-war': `combattere ${title('brush-war')}`,
    'place-ops': 'piazzare Influenza con le Operazioni',
  };

  function numberOfCards(count: CardCount): string {
    switch (count.amount) {
      case 'exactly':
        return count.n === 1 && !count.instead ? 'una' : `${count.n}`;
      case 'upTo':
        return `fino a ${count.n}`;
      case 'all':
        return 'tutte le';
      case 'anyNumber':
        return 'un numero a scelta di';
      case 'same':
        return 'altrettante';
      case 'value':
        return value(count.value);
    }
  }

  function discard({ who: by, from, count, set, random, revealed, may }: ActOf<'discard'>) {
    const verb = does(by, ['scarta', 'scartano', 'scartare'], may);
    const instead = count.amount === 'exactly' ? count.instead : undefined;
    const but = instead && `(${instead.n} se ${condition(instead.if)})`;
    const shown = revealed ? (count.amount === 'exactly' && count.n === 1 ? ', mostrandola' : ', mostrandole') : '';
    if (from.zone === 'bound') {
      const n = count.amount === 'anyNumber' ? 'un numero a scelta' : numberOfCards(count);
      return clause(who(by), `${verb} ${n} ${di(card(from.cards))}${shown}`);
    }
    const what = words(cards(set, numberOfCards(count)), random && 'a caso');
    const source = da(zone(from, by));
    // What qualifies the card stands next to it.
    const order = Object.keys(set).length > 0 || count.amount === 'anyNumber' ? [source, what] : [what, source];
    return clause(who(by), `${words(verb, ...order, but)}${shown}`);
  }

  function take({ who: by, from, to, set, random, revealed, may }: ActOf<'take'>) {
    const verb = does(by, ['prende', 'prendono', 'prendere'], may);
    const reveal = may ? ', rivelandola' : ` e la ${does(by, ['rivela', 'rivelano', ''])}`;
    const shown = revealed ? `${set.eventPossible && !may ? ',' : ''}${reveal}` : '';
    const what = words(cards(set), random && 'a caso');
    const source = words(to.zone !== 'aside' && 'in mano', da(zone(from, by)));
    const order = Object.keys(set).length > 0 ? [source, what] : [what, source];
    return clause(who(by), `${words(verb, ...order)}${shown}`);
  }

  return {
    discard,
    take,
    move: ({ card: moved, to }) => {
      const many = moved.card === 'bound' && moved.many;
      if (to.zone === 'removed') return clause(card(moved), `${many ? 'sono rimosse' : 'è rimossa'} dal gioco`);
      const go = to.zone === 'deck' ? (many ? 'tornano' : 'torna') : many ? 'vanno' : 'va';
      const eventless = to.zone === 'discard' && moved.card === 'bound' ? ' senza che il suo Evento accada' : '';
      return clause(card(moved), `${go} ${nel(zone(to))}${eventless}`);
    },
    draw: ({ side, count, to, may }) => {
      const n = `${numberOfCards(count)} ${count.amount === 'exactly' && count.n === 1 ? 'carta' : 'carte'}`;
      const look = to.zone === 'aside' ? ` e le ${does(side, ['guarda', 'guardano', ''])}` : '';
      return clause(who(side), `${does(side, ['pesca', 'pescano', 'pescare'], may)} ${n}${look}`);
    },
    shuffle: () => clause('la pila delle carte da pescare', 'è mischiata'),
    reveal: ({ from, cards: set, to, open }) => {
      if (open) return clause(who(from), `${does(from, PLAY)} con la mano scoperta davanti ${a(who(to))}`);
      if (set.scoring)
        return clause(who(from), `${does(from, SHOW)} ${a(who(to))} le carte Punteggio della propria mano`);
      const what = Object.keys(set).length === 0 ? 'la propria mano' : cards(set);
      return clause(who(from), `${does(from, SHOW)} ${what} ${a(who(to))}`);
    },
    fire: ({ card: fired, as }) => {
      const subject = fired.it ? 'il suo Evento' : `l'Evento ${di(card(fired))}`;
      const played = does(as, ["l'avesse", "l'avessero", '']);
      return clause(subject, `accade subito, come se ${who(as)} ${played} giocata`);
    },
    play: ({ card: played, by, may }) => clause(who(by), `${does(by, PLAY, may)} ${card(played)}`),
    china: ({ to, face, it }) => {
      const receive = does(to, ['riceve', 'ricevono', 'ricevere']);
      const side = `a faccia in ${face === 'up' ? 'su' : 'giù'}`;
      return clause(who(to), it ? `la ${receive} ${side}` : `${receive} ${title('the-china-card')} ${side}`);
    },
    cardOps: ({ side, amount, cap, floor, card: id, allIn }) => {
      const subject = id === undefined ? `ogni carta usata ${da(who(side))}` : title(id);
      const worth = `vale ${operationsPoints(Math.abs(amount))} in ${amount > 0 ? 'più' : 'meno'}`;
      const limit = [
        ...(cap === undefined ? [] : [`fino a un massimo di ${cap}`]),
        ...(floor === undefined ? [] : [`con un minimo di ${floor}`]),
      ];
      const inside = allIn ? ` se tutti i suoi punti sono usati ${nouns.within(allIn)}` : '';
      return clause(subject, `${[worth, ...limit].join(', ')}${inside}`);
    },
    rollModifier: ({ roll, side, amount, set }) => {
      const of = side !== 'any' && di(who(side));
      const where = Object.keys(set).length > 0 && nouns.within(set);
      const die =
        roll === 'coup'
          ? words('ogni tiro', of, 'per un Colpo di Stato')
          : words('ogni dado', of, 'in un Riallineamento');
      return clause(words(die, where), `è ${amount > 0 ? 'aumentato' : 'ridotto'} di ${Math.abs(amount)}`);
    },
    coupDefcon: ({ side, steps }) => {
      const effect = steps === 0 ? 'non abbassano lo stato del DEFCON' : `abbassano lo stato del DEFCON di ${steps}`;
      return clause(`i Colpi di Stato ${di(who(side))} in nazioni Campo di Battaglia`, effect);
    },
    actionRounds: ({ side, n }) => clause(who(side), `${does(side, PLAY, true)} ${n} Round di Azione`),
    battlegrounds: ({ set, scoring }) => {
      const { ids = [], controlledBy } = set;
      const one = ids.length === 1;
      const counts = one ? 'vale come nazione' : 'valgono come nazioni';
      const control =
        controlledBy && controlledBy !== 'none'
          ? ` se ${one ? 'è controllata' : 'sono controllate'} ${da(who(controlledBy))}`
          : '';
      const where = and(scoring.map((id) => nel(nouns.scoring(id))));
      return clause(and(ids.map(nouns.country)), `${counts} Campo di Battaglia ${where}${control}`);
    },
    scoringLoss: ({ side, count, chooser, set, scoring }) => {
      const what = `${count} ${nouns.noun(set, count !== 1)}`;
      const loss =
        count === 1 ? 'quella nazione non vale come controllata' : 'quelle nazioni non valgono come controllate';
      const choose = does(chooser, ['sceglie', 'scelgono', 'scegliere']);
      return clause(
        `al prossimo ${or(scoring.map(nouns.scoring))} ${who(chooser)}`,
        `${choose} ${what}; ${loss} ${da(who(side))}`,
      );
    },
    discardThis: () => clause('questa carta', 'è poi scartata'),
    nameRegion: ({ who: by }) => clause(who(by), `${does(by, ['nomina', 'nominano', 'nominare'])} una Regione`),
    forbid: ({ actions, side, set }) => {
      const list = `${actions.map((action) => forbidden[action]).join(' né ')} ${nouns.within(set)}`;
      if (side === 'any') return clause('nessun giocatore', `può ${list}`);
      return clause(who(side), `non ${does(side, ['può', 'possono', ''])} ${list}`);
    },
    exempt: ({ card: id, set }) => clause(`i divieti di ${title(id)}`, `non valgono ${nouns.within(set)}`),
    trap: ({ side, minOps, freeing }) => {
      const discards = `${does(side, ['scarta', 'scartano', ''])} una che valga almeno ${operationsPoints(minOps)}`;
      const roll = `${does(side, ['tira', 'tirano', ''])} un dado`;
      const range = `da ${Math.min(...freeing)} a ${Math.max(...freeing)}`;
      return clause(
        `in ciascuno dei propri Round di Azione, invece di giocare una carta, ${who(side)}`,
        `ne ${discards} e ${roll}; un risultato ${range} pone fine a questo effetto`,
      );
    },
    oblige: ({ side, card: owed }) => {
      const use = `${does(side, ['deve', 'devono', ''])} ${owed.it ? 'usarla' : `usare ${card(owed)}`}`;
      return clause(who(side), `${use} per le Operazioni nel ${own(side)} prossimo Round di Azione`);
    },
    sequence: ({ side, by }) =>
      clause(who(side), `${does(side, PLAY)} le proprie carte nell'ordine stabilito ${da(who(by))}`),
    cancel: ({ card: id }) => clause(`l'effetto di ${title(id)}`, 'cessa'),
    cancelHeadline: ({ side }) =>
      clause(
        `la Carta Titolo ${di(who(side))}`,
        'è scartata senza che il suo Evento accada, a meno che non sia già accaduto',
      ),
    nothing: () => clause('', 'non accade nulla'),
  };
}
