/** Italian words for the acts on the board, on the tracks, with dice and with Operations. */
import type { OpsMode } from '../../games/twilight-struggle/effects/vocabulary.ts';
import type { ActOf } from '../acts.ts';
import { type BoardWords, clause, words } from '../grammar.ts';
import type { Award, InfluenceCount, Spread, Who } from '../phrases.ts';
import { type Conditions, ROUND } from './conditions.ts';
import { a, and, counted, di, does, influencePoints, type Nouns, or, type Verb, vps, who } from './nouns.ts';

const MODES: Readonly<Record<OpsMode, string>> = {
  influence: 'piazzare Influenza',
  coup: 'tentare un Colpo di Stato',
  realign: 'effettuare tiri di Riallineamento',
  space: 'compiere un tentativo nella Corsa allo Spazio',
};
const FREE: Readonly<Record<OpsMode, string>> = {
  ...MODES,
  coup: 'tentare un Colpo di Stato libero',
  realign: 'effettuare tiri di Riallineamento liberi',
};
const PLACE: Verb = ['piazza', 'piazzano', 'piazzare'];
const REMOVE: Verb = ['rimuove', 'rimuovono', 'rimuovere'];
const GAIN: Verb = ['guadagna', 'guadagnano', 'guadagnare'];
const milops = (n: number) => counted(n, 'Operazione Militare', 'Operazioni Militari');

export function boardActs(nouns: Nouns, { condition, value }: Conditions): BoardWords {
  const instead = (amount: InfluenceCount | Award): string =>
    amount.amount === 'exactly' && amount.instead ? `(${amount.instead.n} se ${condition(amount.instead.if)})` : '';

  /** «3 punti Influenza dell'URSS»; without an owner, or of one's own. */
  function influence(amount: InfluenceCount, owner: string, own = false): string {
    switch (amount.amount) {
      case 'exactly':
      case 'upTo': {
        const upTo = amount.amount === 'upTo' ? 'fino a' : '';
        const n = own ? `${counted(amount.n, 'punto', 'punti')} della propria Influenza` : influencePoints(amount.n);
        return words(upTo, n, owner);
      }
      case 'all':
        return own ? 'tutta la propria Influenza' : words("tutta l'Influenza", owner);
      case 'half':
        return own ? 'metà della propria Influenza' : words("metà dell'Influenza", owner);
      case 'anyNumber':
        return own
          ? 'un numero a scelta di punti della propria Influenza'
          : words('un numero a scelta di punti Influenza', owner);
      case 'same':
        return words('altrettanti punti Influenza', owner);
      case 'value':
        return words('Influenza', owner, 'pari', a(value(amount.value)));
    }
  }

  function spread(at: Spread, preposition: 'in' | 'da', shared = false): string {
    const most =
      at.spread === 'total' && at.max !== undefined
        ? `, al massimo ${at.max} ${preposition} ciascuna${at.set.ids ? ' nazione' : ''}`
        : '';
    return `${nouns.places(at, preposition, shared)}${most}`;
  }

  const total = (at: Spread, amount: InfluenceCount): string =>
    at.spread === 'total' && amount.amount === 'exactly' ? 'in tutto' : '';
  const perCountry = (at: Spread): string =>
    at.spread === 'each' && typeof at.countries === 'object' ? 'per nazione' : '';

  function place({ who: by, side, amount, at, may }: ActOf<'place'>) {
    const actor = at.spread === 'each' && at.countries === 'all' ? side : by;
    if (amount.amount === 'forControl') {
      const where = spread(at, 'in');
      return clause(who(actor), `${does(actor, PLACE, may)} ${where} l'Influenza che occorre per averne il controllo`);
    }
    if (amount.amount === 'levelWith') {
      const level = `la propria Influenza al livello di quella ${di(who(amount.who))}`;
      return clause(who(actor), `${does(actor, ['porta', 'portano', 'portare'], may)} ${level} ${spread(at, 'in')}`);
    }
    if (amount.amount === 'double') {
      const double = does(actor, ['raddoppia', 'raddoppiano', 'raddoppiare'], may);
      return clause(who(actor), `${double} la propria Influenza ${spread(at, 'in', true)}`);
    }
    const what = influence(amount, side === actor ? '' : di(who(side)));
    const verb = does(actor, PLACE, may);
    return clause(who(actor), words(verb, total(at, amount), what, perCountry(at), instead(amount), spread(at, 'in')));
  }

  function remove({ who: by, side, amount, at, loses, may }: ActOf<'remove'>) {
    const whole = amount.amount === 'all' || amount.amount === 'half';
    const rounded = amount.amount === 'half' ? `, ${ROUND[amount.round]}` : '';
    if (loses) {
      const lose = does(side, ['perde', 'perdono', 'perdere'], may);
      return clause(who(side), `${lose} ${influence(amount, '', whole)} ${spread(at, 'in')}${rounded}`);
    }
    const own = side === by;
    const what = words(total(at, amount), influence(amount, own ? '' : di(who(side)), own), instead(amount));
    return clause(who(by), `${does(by, REMOVE, may)} ${what} ${spread(at, 'da', whole)}${rounded}`);
  }

  function award(side: Who, amount: Award): string {
    switch (amount.amount) {
      case 'perCountry': {
        const { set } = amount;
        if (!set.ids) return `1 Punto Vittoria per ogni ${nouns.noun(set, false, side)}`;
        const these = words('queste nazioni', nouns.which(set, true, side));
        return `1 Punto Vittoria per ciascuna di ${these}: ${and(set.ids.map(nouns.countryName))}`;
      }
      case 'exactly':
        return words(vps(amount.n), instead(amount));
      case 'value':
        return `un numero di Punti Vittoria pari ${a(value(amount.value))}`;
    }
  }

  function ops({ side, value: worth, modes, set, free, credited, may }: ActOf<'ops'>) {
    const limits = [
      ...(free ? ['senza i limiti del DEFCON sulle Regioni'] : []),
      ...(credited ? [] : ['senza guadagnare Operazioni Militari']),
    ];
    const tail = limits.length > 0 ? `, ${and(limits)}` : '';
    const points = operationsOf(worth);
    if (modes.length === 1 && modes[0] === 'coup') {
      const attempt = does(side, ['tenta', 'tentano', 'tentare'], may);
      const coup = `${attempt} un Colpo di Stato${free ? ' libero' : ''} ${points}`;
      return clause(who(side), `${words(coup, set && nouns.someCountry(set, 'in'))}${tail}`);
    }
    const uses = or(modes.map((mode) => (free ? FREE : MODES)[mode]));
    const conduct = `${does(side, ['conduce', 'conducono', 'condurre'], may)} Operazioni ${points}`;
    return clause(who(side), `${conduct}: ${words(uses, set && nouns.within(set))}${tail}`);
  }

  function operationsOf(worth: ActOf<'ops'>['value']): string {
    if ('n' in worth) return `per ${counted(worth.n, 'punto', 'punti')}`;
    if (worth.of.it) return 'con il suo valore';
    return worth.of.card === 'this'
      ? `con il valore di questa carta (${worth.printed})`
      : `con il valore ${di(nouns.card(worth.of))}`;
  }

  return {
    place,
    remove,
    ops,
    vp: ({ side, amount, may }) => clause(who(side), `${does(side, GAIN, may)} ${award(side, amount)}`),
    vpBoth: ({ us, ussr }) => {
      const table = us.amount === 'value' && us.value.value === 'southeastAsia' ? us.value : undefined;
      const difference = 'conta solo la differenza';
      if (!table)
        return clause(who('us'), `guadagnano ${award('us', us)} e l'URSS ${award('ussr', ussr)}; ${difference}`);
      const others = table.others.map(({ country, n }) => `${n} per ${nouns.country(country)}`);
      const each = `${vps(table.each)} per ogni nazione dell'Asia Sud-Orientale che controlla`;
      return clause('ciascuna parte', `guadagna ${each}, ma ${and(others)}; ${difference}`);
    },
    defcon: ({ change }) => clause('il DEFCON', `${change > 0 ? 'aumenta' : 'si abbassa'} di ${Math.abs(change)}`),
    defconSet: ({ to }) => clause('il DEFCON', `passa a ${to}`),
    defconPick: ({ who: by, levels, may }) => {
      const range = `da ${Math.min(...levels)} a ${Math.max(...levels)}`;
      return clause(
        who(by),
        `${does(by, ['porta', 'portano', 'portare'], may)} il DEFCON a un livello a ${by === 'us' ? 'loro' : 'sua'} scelta ${range}`,
      );
    },
    milops: ({ side, add, may }) => clause(who(side), `${does(side, GAIN, may)} ${milops(add)}`),
    space: ({ side, advance, may }) => {
      const boxes = counted(advance, 'spazio', 'spazi');
      const verb = does(side, ['avanza', 'avanzano', 'avanzare'], may);
      return clause(who(side), `${verb} di ${boxes} nella Corsa allo Spazio senza tirare il dado`);
    },
    score: ({ region, presence, domination, control, besideSuperpower }) => {
      const most = control === 'win' ? '; il Controllo dà la vittoria' : ` e ${control} per il Controllo`;
      const second = `${control === 'win' ? ' e' : ','} ${domination} per la Dominazione`;
      const levels = `${vps(presence)} per la Presenza${second}${most}`;
      const beside = besideSuperpower
        ? ' e 1 in più per ogni nazione controllata che sia adiacente alla superpotenza avversaria'
        : '';
      const more = `1 in più per ogni nazione Campo di Battaglia controllata${beside}`;
      return clause('', `si calcola il punteggio ${nouns.regionOf(region)}: ${levels}; ${more}`);
    },
    end: ({ result, who: side }) => {
      const verb: Verb = result === 'wins' ? ['vince', 'vincono', ''] : ['perde', 'perdono', ''];
      return clause(who(side), `${does(side, verb)} subito la partita`);
    },
    endByVp: () => clause('la partita', 'finisce subito e la vince chi è in vantaggio in Punti Vittoria'),
    war: ({ attacker, target, milops: gained, may }) => {
      const attack = does(attacker, ['attacca', 'attaccano', 'attaccare'], may);
      return clause(
        who(attacker),
        `${attack} ${nouns.someCountry(target, 'bare')} e ${does(attacker, GAIN)} ${milops(gained)}`,
      );
    },
    warRoll: ({ attacker, success, adjacent, target }) => {
      const penalties = [
        ...(adjacent
          ? [`1 per ogni nazione ${nouns.which({ controlledBy: adjacent }, false)} e adiacente al bersaglio`]
          : []),
        ...(target
          ? [`1 se ${who(target)} ${does(target, ['controlla', 'controllano', ''])} il bersaglio stesso`]
          : []),
      ];
      const subtract = does(attacker, ['sottrae', 'sottraggono', 'sottrarre']);
      const less = penalties.length > 0 ? ` e ${subtract} ${and(penalties)}` : '';
      const roll = does(attacker, ['tira', 'tirano', 'tirare']);
      const win = does(attacker, ['vince', 'vincono', 'vincere']);
      return clause(who(attacker), `${roll} un dado${less}; con un risultato di ${success} o più ${win} la guerra`);
    },
    warWon: ({ attacker, defender, vp, country }) => {
      const where = country === undefined ? 'in quella nazione' : nouns.countryIn(country);
      const replace = does(attacker, ['sostituisce', 'sostituiscono', 'sostituire']);
      const replaced = `${replace} con la propria tutta l'Influenza ${di(who(defender))} ${where}`;
      return clause(`dopo la vittoria, ${who(attacker)}`, `${does(attacker, GAIN)} ${vps(vp)} e ${replaced}`);
    },
    contest: ({ bonus, ties }) => {
      const adds = bonus.map(({ who: side, value: extra }) =>
        side === 'any'
          ? `ciascuna aggiunge ${value(extra)}`
          : `${who(side)} ${does(side, ['aggiunge', 'aggiungono', ''])} ${value(extra)} al proprio tiro`,
      );
      const tie = ties === 'reroll' ? 'in caso di parità si tira di nuovo' : 'in caso di parità non accade nulla';
      return clause('entrambe le parti', `tirano un dado; ${[...adds, tie].join('; ')}`);
    },
  };
}
