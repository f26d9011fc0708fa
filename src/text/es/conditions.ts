/** Spanish conditions, values, durations and moments. */
import type { ConditionPhrase, Duration, MomentPhrase, PlayPhrase, Value } from '../phrases.ts';
import { a, and, DONE, de, type Nouns, or, points, who } from './nouns.ts';

const STATUS = { presence: 'presencia', domination: 'dominación', control: 'control' } as const;
const OPERATORS = {
  '>': 'es mayor que',
  '>=': 'es igual o mayor que',
  '<': 'es menor que',
  '<=': 'es igual o menor que',
} as const;

export function makeConditions(nouns: Nouns) {
  const { country, title, card, cards, noun } = nouns;

  /** «la URSS tiene la Carta de China», without «si». */
  function condition(phrase: ConditionPhrase): string {
    switch (phrase.if) {
      case 'all':
        return and(phrase.of.map(condition));
      case 'any':
        return or(phrase.of.map(condition));
      case 'not':
        return `no se cumple que ${condition(phrase.of)}`;
      case 'occurred': {
        const titles = phrase.cards.map(title);
        return phrase.every && titles.length > 1 ? `se han producido ${and(titles)}` : `se ha producido ${or(titles)}`;
      }
      case 'inEffect':
        return `${title(phrase.card)} está en vigor`;
      case 'controls':
        return `${who(phrase.who)} controla ${country(phrase.country)}`;
      case 'controlsSome':
        return `${who(phrase.who)} controla al menos ${phrase.n} ${noun(phrase.set, phrase.n !== 1)}`;
      case 'controlsMore':
        return `${who(phrase.who)} controla más ${noun(phrase.set, true)} que ${who(phrase.than)}`;
      case 'spaceAhead':
        return `${who(phrase.who)} va por delante ${de(who(phrase.of))} en la Carrera Espacial`;
      case 'spaceBehind':
        return `${who(phrase.who)} va por detrás ${de(who(phrase.of))} en la Carrera Espacial`;
      case 'moreMilops':
        return `${who(phrase.who)} tiene más operaciones militares que ${who(phrase.than)}`;
      case 'milopsReachDefcon':
        return `las operaciones militares ${de(who(phrase.who))} alcanzan el nivel DEFCON`;
      case 'turnFrom':
        return `es el turno ${phrase.turn} o uno posterior`;
      case 'turnUpTo':
        return `es el turno ${phrase.turn} o uno anterior`;
      case 'defconIs':
        return `DEFCON está en ${phrase.level}`;
      case 'hasInfluence':
        return `${who(phrase.who)} tiene al menos ${points(phrase.n)} de influencia en ${country(phrase.country)}`;
      case 'coupRemoved':
        return 'ese golpe ha retirado influencia';
      case 'compare':
        if (phrase.op === '=') return `${value(phrase.left)} es igual ${a(value(phrase.right))}`;
        return `${value(phrase.left)} ${OPERATORS[phrase.op]} ${value(phrase.right)}`;
      case 'holdsCard':
        return `${who(phrase.who)} tiene ${title(phrase.card)}`;
      case 'holdsSome':
        return `${who(phrase.who)} tiene ${cards(phrase.set)}`;
      case 'exists': {
        const { by, many } = phrase.cards;
        return many ? `se han ${MASCULINE[by]} cartas` : `se ha ${MASCULINE[by]} una carta`;
      }
      case 'cardSide': {
        const sides = phrase.sides.map((side) => (side === 'neutral' ? 'neutral' : de(who(side))));
        return `${card(phrase.card)} es ${or(sides)}`;
      }
      case 'isSide':
        return `${who(phrase.who)} es ${who(phrase.side)}`;
      case 'phase':
        return phrase.phase === 'headline' ? 'es la fase de titulares' : 'es una ronda de acción';
      case 'phasing':
        return `el jugador en fase es ${who(phrase.who)}`;
      case 'playedBy':
        return `${who(phrase.who)} ha jugado esta carta`;
      case 'playedAs':
        return `${who(phrase.who)} juega ${title(phrase.card)} ${phrase.mode === 'event' ? 'como evento' : 'para operaciones'}`;
      case 'leadsVp':
        return `${who(phrase.who)} va por delante en puntos de victoria`;
      case 'defconMoved':
        return `DEFCON ha pasado a ${phrase.to} durante ella`;
      case 'barred':
        return 'otro evento prohíbe el de esa carta';
    }
  }

  /** «el nivel DEFCON». */
  function value(phrase: Value): string {
    switch (phrase.value) {
      case 'number':
        return `${phrase.n}`;
      case 'defcon':
        return 'el nivel DEFCON';
      case 'turn':
        return 'el número del turno';
      case 'milops':
        return `el número de operaciones militares ${de(who(phrase.who))}`;
      case 'space':
        return `la casilla ${de(who(phrase.who))} en la Carrera Espacial`;
      case 'vp':
        return `el número de puntos de victoria ${de(who(phrase.who))}`;
      case 'influence':
        return `la influencia ${de(who(phrase.who))} ${phrase.at === undefined ? 'allí' : `en ${country(phrase.at)}`}`;
      case 'lacking':
        return `la influencia que le falta ${a(who(phrase.who))} para el control`;
      case 'countries':
        return `el número de ${noun(phrase.set, true)}`;
      case 'operations':
        return `el valor de operaciones ${de(card(phrase.of))}`;
      case 'moved':
        return phrase.of === 'cards' ? 'el número de esas cartas' : 'la influencia movida';
      case 'removed':
        return 'la influencia retirada';
      case 'regions': {
        const has = phrase.who === 'any' ? 'tenga' : `${who(phrase.who)} tenga`;
        return `1 por cada región en la que ${has} ${or(phrase.status.map((name) => STATUS[name]))}`;
      }
      case 'southeastAsia': {
        const others = phrase.others.map(({ country: id, n }) => `${n} por ${country(id)}`);
        return `${phrase.each} por cada país del Sudeste Asiático que controle ${who(phrase.who)} (${and(others)})`;
      }
      case 'sum':
        return phrase.of.map(value).join(' más ');
      case 'difference':
        return phrase.of.map(value).join(' menos ');
      case 'half':
        return `la mitad ${de(value(phrase.of))}, redondeando hacia ${ROUND[phrase.round]}`;
      case 'either':
        return `${value(phrase.no)} (${value(phrase.yes)} si ${condition(phrase.if)})`;
    }
  }

  function until(duration: Duration): string {
    switch (duration.until) {
      case 'open':
        return '';
      case 'end-of-turn':
        return 'hasta el final del turno,';
      case 'game':
        return 'durante el resto de la partida,';
      case 'event':
        return `hasta que se produzca ${or(duration.cards.map(title))},`;
      case 'play':
        return `hasta que ${play(duration.play)},`;
    }
  }

  /** «EE. UU. juegue una carta de guerra para operaciones o como evento». */
  function play({ who: by, card: id, tag, as = [] }: PlayPhrase): string {
    const what = id === undefined ? (tag === 'war' ? 'una carta de guerra' : 'una carta') : title(id);
    const uses = as.map((use) => (use === 'ops' ? 'para operaciones' : 'como evento'));
    return [who(by), 'juegue', what, or(uses)].filter(Boolean).join(' ');
  }

  function moment(phrase: MomentPhrase): string {
    const whenever = phrase.once ? 'la primera vez que' : 'cada vez que';
    switch (phrase.at) {
      case 'play':
        return `${whenever} ${play(phrase.play)},`;
      case 'event':
        return phrase.who === 'any'
          ? `${whenever} se produzca ${title(phrase.card)},`
          : `${whenever} ${who(phrase.who)} juegue ${title(phrase.card)} como evento,`;
      case 'coup':
        if (phrase.stage === 'declared') return `si ${who(phrase.who)} intenta un golpe de Estado,`;
        return `después ${phrase.once ? 'del próximo' : 'de cada'} intento de golpe de Estado ${de(who(phrase.who))},`;
      case 'round': {
        const of = phrase.who === 'any' ? '' : ` ${de(who(phrase.who))}`;
        if (phrase.stage === 'end') return `al final de ${phrase.once ? 'la próxima' : 'cada'} ronda de acción${of},`;
        return `en ${phrase.once ? 'la próxima ronda' : 'las rondas'} de acción${of},`;
      }
      case 'turn-end':
        return phrase.once ? 'al final del turno,' : 'al final de cada turno,';
      case 'final-scoring':
        return 'en la puntuación final,';
    }
  }

  return { condition, value, until, moment };
}
export type Conditions = ReturnType<typeof makeConditions>;

export const ROUND = { up: 'arriba', down: 'abajo' } as const;
/** The participles of an impersonal sentence. */
const MASCULINE = Object.fromEntries(
  Object.entries(DONE).map(([by, done]) => [by, done.replace(/a$/, 'o')]),
) as Readonly<Record<keyof typeof DONE, string>>;
