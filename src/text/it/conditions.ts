/** Italian conditions, values, durations and moments. */
import { words } from '../grammar.ts';
import type { ConditionPhrase, Duration, MomentPhrase, PlayPhrase, Value, Who } from '../phrases.ts';
import { a, and, DONE, da, di, does, influencePoints, type Nouns, or, type Verb, who } from './nouns.ts';

const STATUS = { presence: 'la Presenza', domination: 'la Dominazione', control: 'il Controllo' } as const;
const OPERATORS = {
  '>': 'supera',
  '>=': 'è pari o superiore',
  '<': 'è inferiore',
  '<=': 'è pari o inferiore',
  '=': 'è pari',
} as const;
const CONTROL: Verb = ['controlla', 'controllano', 'controllare'];
const BE: Verb = ['è', 'sono', 'essere'];
const HAVE: Verb = ['ha', 'hanno', 'avere'];
// Subjunctives.
const CONTROLS: Verb = ['controlli', 'controllino', ''];
const HAS: Verb = ['abbia', 'abbiano', ''];
const thanHas = (role: Who, verb: Verb): string => `di quante ne ${does(role, verb)} ${who(role)}`;
const PLAY: Verb = ['gioca', 'giocano', 'giocare'];

export function makeConditions(nouns: Nouns) {
  const { country, countryIn, title, card, cards, noun } = nouns;
  const says = (role: Who, verb: Verb, ...rest: string[]) => words(who(role), does(role, verb), ...rest);

  /** «l'URSS ha La Carta Cina», without «se». */
  function condition(phrase: ConditionPhrase): string {
    switch (phrase.if) {
      case 'all':
        return and(phrase.of.map(condition));
      case 'any':
        return or(phrase.of.map(condition));
      case 'not':
        return `non è vero che ${condition(phrase.of)}`;
      case 'occurred': {
        const titles = phrase.cards.map(title);
        if (phrase.every && titles.length > 1) return `sono accaduti gli Eventi ${and(titles)}`;
        return `è accaduto l'Evento ${or(titles)}`;
      }
      case 'inEffect':
        return `${title(phrase.card)} è in vigore`;
      case 'controls':
        return says(phrase.who, CONTROL, country(phrase.country));
      case 'controlsSome':
        return says(phrase.who, CONTROL, `almeno ${phrase.n} ${noun(phrase.set, phrase.n !== 1)}`);
      case 'controlsMore':
        return says(phrase.who, CONTROL, `più ${noun(phrase.set, true)} ${thanHas(phrase.than, CONTROLS)}`);
      case 'spaceAhead':
        return says(phrase.who, BE, `più avanti ${di(who(phrase.of))} nella Corsa allo Spazio`);
      case 'spaceBehind':
        return says(phrase.who, BE, `più indietro ${di(who(phrase.of))} nella Corsa allo Spazio`);
      case 'moreMilops':
        return says(phrase.who, HAVE, `più Operazioni Militari ${thanHas(phrase.than, HAS)}`);
      case 'milopsReachDefcon':
        return `le Operazioni Militari ${di(who(phrase.who))} raggiungono il livello del DEFCON`;
      case 'turnFrom':
        return `è il turno ${phrase.turn} o uno successivo`;
      case 'turnUpTo':
        return `è il turno ${phrase.turn} o uno precedente`;
      case 'defconIs':
        return `il DEFCON è a ${phrase.level}`;
      case 'hasInfluence':
        return says(phrase.who, HAVE, `almeno ${influencePoints(phrase.n)} ${countryIn(phrase.country)}`);
      case 'coupRemoved':
        return 'quel Colpo di Stato ha rimosso Influenza';
      case 'compare':
        return `${value(phrase.left)} ${OPERATORS[phrase.op]} ${phrase.op === '>' ? value(phrase.right) : a(value(phrase.right))}`;
      case 'holdsCard':
        return says(phrase.who, HAVE, title(phrase.card));
      case 'holdsSome':
        return says(phrase.who, HAVE, cards(phrase.set));
      case 'exists': {
        const { by, many } = phrase.cards;
        return many ? `alcune carte sono state ${DONE[by]}e` : `una carta è stata ${DONE[by]}a`;
      }
      case 'cardSide': {
        const sides = phrase.sides.map((side) => (side === 'neutral' ? 'neutrale' : di(who(side))));
        return `${card(phrase.card)} è ${or(sides)}`;
      }
      case 'isSide':
        return `${who(phrase.who)} ${phrase.side === 'us' ? 'sono' : 'è'} ${who(phrase.side)}`;
      case 'phase':
        return phrase.phase === 'headline' ? 'è la Fase dei Titoli' : 'è un Round di Azione';
      case 'phasing':
        return `il Giocatore in Fase è quello ${di(who(phrase.who))}`;
      case 'playedBy':
        return says(phrase.who, HAVE, 'giocato questa carta');
      case 'playedAs':
        return says(
          phrase.who,
          PLAY,
          title(phrase.card),
          phrase.mode === 'event' ? 'come Evento' : 'per le Operazioni',
        );
      case 'leadsVp':
        return says(phrase.who, BE, 'in vantaggio in Punti Vittoria');
      case 'defconMoved':
        return `il DEFCON vi è passato a ${phrase.to}`;
      case 'barred':
        return 'un altro Evento vieta quello di tale carta';
    }
  }

  /** «il livello del DEFCON». */
  function value(phrase: Value): string {
    switch (phrase.value) {
      case 'number':
        return `${phrase.n}`;
      case 'defcon':
        return 'il livello del DEFCON';
      case 'turn':
        return 'il numero del turno';
      case 'milops':
        return `il numero di Operazioni Militari ${di(who(phrase.who))}`;
      case 'space':
        return `lo spazio ${di(who(phrase.who))} nella Corsa allo Spazio`;
      case 'vp':
        return `il numero di Punti Vittoria ${di(who(phrase.who))}`;
      case 'influence':
        return `l'Influenza ${di(who(phrase.who))} ${phrase.at === undefined ? 'nella nazione' : countryIn(phrase.at)}`;
      case 'lacking':
        return `l'Influenza che manca ${a(who(phrase.who))} per il controllo`;
      case 'countries':
        return `il numero di ${noun(phrase.set, true)}`;
      case 'operations':
        return `il Valore Operazioni ${di(card(phrase.of))}`;
      case 'moved':
        return phrase.of === 'cards' ? 'il numero di quelle carte' : "l'Influenza spostata";
      case 'removed':
        return "l'Influenza rimossa";
      case 'regions': {
        const status = or(phrase.status.map((name) => STATUS[name]));
        return `1 per ogni Regione in cui ${phrase.who === 'any' ? 'ha' : says(phrase.who, HAVE)} ${status}`;
      }
      case 'southeastAsia': {
        const others = phrase.others.map(({ country: id, n }) => `${n} per ${country(id)}`);
        return `${phrase.each} per ogni nazione dell'Asia Sud-Orientale controllata ${da(who(phrase.who))} (${and(others)})`;
      }
      case 'sum':
        return phrase.of.map(value).join(' più ');
      case 'difference':
        return phrase.of.map(value).join(' meno ');
      case 'half':
        return `la metà ${di(value(phrase.of))}, ${ROUND[phrase.round]}`;
      case 'either':
        return `${value(phrase.no)} (${value(phrase.yes)} se ${condition(phrase.if)})`;
    }
  }

  function until(duration: Duration): string {
    switch (duration.until) {
      case 'open':
        return '';
      case 'end-of-turn':
        return 'fino alla fine del turno,';
      case 'game':
        return 'per il resto della partita,';
      case 'event':
        return `finché non accade l'Evento ${or(duration.cards.map(title))},`;
      case 'play':
        return `finché ${play(duration.play, 'non')},`;
    }
  }

  /** «gli Stati Uniti giocano una carta di guerra per le Operazioni o come Evento». */
  function play({ who: by, card: id, tag, as = [] }: PlayPhrase, negation = ''): string {
    const what = id === undefined ? (tag === 'war' ? 'una carta di guerra' : 'una carta') : title(id);
    const uses = as.map((use) => (use === 'ops' ? 'per le Operazioni' : 'come Evento'));
    return words(who(by), negation, does(by, PLAY), what, uses.length > 0 && or(uses));
  }

  function moment(phrase: MomentPhrase): string {
    const whenever = phrase.once ? 'la prima volta che' : 'ogni volta che';
    switch (phrase.at) {
      case 'play':
        return `${whenever} ${play(phrase.play)},`;
      case 'event':
        return phrase.who === 'any'
          ? `${whenever} accade l'Evento ${title(phrase.card)},`
          : `${whenever} ${says(phrase.who, PLAY, title(phrase.card), 'come Evento')},`;
      case 'coup':
        if (phrase.stage === 'declared')
          return `se ${says(phrase.who, ['tenta', 'tentano', 'tentare'])} un Colpo di Stato,`;
        return `dopo ${phrase.once ? 'il prossimo' : 'ogni'} Tentativo di Colpo di Stato ${di(who(phrase.who))},`;
      case 'round': {
        const of = phrase.who === 'any' ? '' : ` ${di(who(phrase.who))}`;
        if (phrase.stage === 'end')
          return `alla fine ${phrase.once ? 'del prossimo' : 'di ogni'} Round di Azione${of},`;
        return `${phrase.once ? 'nel prossimo' : 'nei'} Round di Azione${of},`;
      }
      case 'turn-end':
        return phrase.once ? 'alla fine del turno,' : 'alla fine di ogni turno,';
      case 'final-scoring':
        return 'nel Punteggio Finale,';
    }
  }

  return { condition, value, until, moment };
}
export type Conditions = ReturnType<typeof makeConditions>;

export const ROUND = { up: 'arrotondata per eccesso', down: 'arrotondata per difetto' } as const;
