/** Spanish nouns: sides, countries, cards, numbers of things; articles and their contractions. */
import { listAll, listEither } from '../../core/lists.ts';
import type { TextNames } from '../../data/texts.ts';
import type { CardId, CountryId, RegionId, Scoring } from '../../games/twilight-struggle/effects/vocabulary.ts';
import { formOf, quoted, words } from '../grammar.ts';
import type { CardPhrase, CardSet, CountrySet, Spread, Who, ZonePhrase } from '../phrases.ts';

/** «e» before «i» and «u» before «o». */
export const and = (members: readonly string[]): string => listAll('es', members);
export const or = (members: readonly string[]): string => listEither('es', members);

const WHO: Readonly<Record<Who, string>> = {
  us: 'EE. UU.',
  ussr: 'la URSS',
  player: 'el jugador',
  opponent: 'el oponente',
  phasing: 'el jugador en fase',
  nonphasing: 'el otro jugador',
  winner: 'el vencedor',
  holder: 'el jugador que tiene la Carta de China',
  any: 'cualquiera de los dos jugadores',
};
export const who = (role: Who): string => WHO[role];

/** «de» and «a» before a noun with its article. */
export const de = (noun: string): string => (noun.startsWith('el ') ? `d${noun}` : `de ${noun}`);
export const a = (noun: string): string => (noun.startsWith('el ') ? `al ${noun.slice(3)}` : `a ${noun}`);

/** A predicate in the third person singular, which every subject here takes, or what its subject may do. */
export function does(verb: Verb, may: boolean | undefined): string {
  return may ? `puede ${verb[1]}` : verb[0];
}
export type Verb = readonly [presents: string, infinitive: string];

/** Any number of cards. */
export const ANY = 'cuantas quiera';

export function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}
export const points = (n: number): string => counted(n, 'punto', 'puntos');
export const vps = (n: number): string => `${points(n)} de victoria`;

/** Nouns that need the names of things. */
export function makeNouns(names: TextNames) {
  const countryName = (id: CountryId) => names.countries[id]?.name ?? id;
  /** With its article, if it has one: the language file says so by its genitive. */
  const withArticle = (entry: TextNames['countries'][string] | undefined, id: string) => {
    const of = formOf(entry, 'of');
    if (of === undefined) return entry?.name ?? id;
    return of.startsWith('del ') ? `el ${of.slice(4)}` : of.replace(/^de /, '');
  };
  const country = (id: CountryId) => withArticle(names.countries[id], id);
  const region = (id: RegionId) => withArticle(names.regions[id], id);
  const title = (id: CardId) => quoted(names, id, '«', '»');
  const scoring = (id: Scoring) => (id === 'final-scoring' ? 'la puntuación final' : title(id));

  /** «países de campo de batalla de Asia que controle EE. UU.»; `self` is the subject of the sentence. */
  function noun(set: CountrySet, many: boolean, self?: Who): string {
    const kind = set.battleground ? 'de campo de batalla' : '';
    return words(
      set.another && many && 'otros',
      many ? 'países' : 'país',
      kind,
      where(set, many),
      which(set, many, self),
    );
  }

  function where(set: CountrySet, many: boolean): string {
    return words(
      set.regions && or(set.regions.map((id) => de(region(id)))),
      set.outside && `de fuera ${or(set.outside.map((id) => de(region(id))))}`,
      set.region === 'named' && 'de esa región',
      set.region === 'shown' && 'de una región que nombre alguna de esas cartas',
      set.adjacentTo !== undefined && `${many ? 'adyacentes' : 'adyacente'} ${a(country(set.adjacentTo))}`,
    );
  }

  function which(set: CountrySet, many: boolean, self?: Who): string {
    const { controlledBy, notControlledBy, has, hasAtLeast, lacks, maxStability, except, battleground } = set;
    return words(
      maxStability !== undefined && `con un número de estabilidad de ${maxStability} como máximo`,
      has && `con influencia ${de(who(has))}`,
      hasAtLeast && `con al menos ${points(hasAtLeast.n)} de influencia ${de(who(hasAtLeast.who))}`,
      lacks &&
        (lacks.length > 1
          ? 'sin influencia de ningún bando'
          : `sin influencia ${lacks.map((side) => de(who(side))).join('')}`),
      except && `que no ${many ? 'sean' : 'sea'} ${noun(except, many)}`,
      battleground === false && `que no ${many ? 'sean' : 'sea'} de campo de batalla`,
      controlledBy === 'none' && 'que no controle ningún bando',
      controlledBy && controlledBy !== 'none' && words('que controle', controlledBy !== self && who(controlledBy)),
      notControlledBy && `que no controle ${who(notControlledBy)}`,
    );
  }

  /** A set as a whole: «Francia, el Reino Unido e Israel», «países de Asia». */
  function countries(set: CountrySet): string {
    if (set.ids) return words(and(set.ids.map(country)), which(set, set.ids.length > 1));
    return Object.keys(set).length === 0 ? 'los países que quiera' : noun(set, true);
  }

  /** Where something happens or is forbidden: «en Asia», «en países de Asia que controle EE. UU.». */
  function within(set: CountrySet): string {
    if (Object.keys(set).length > 1 || set.ids) return `en ${countries(set)}`;
    if (set.regions) return or(set.regions.map((id) => `en ${region(id)}`));
    if (set.region === 'named') return 'en esa región';
    return `en ${countries(set)}`;
  }

  /** One country of a set, whichever it is. */
  function someCountry(set: CountrySet): string {
    if (!set.ids) return words(set.another ? 'otro' : 'un', noun(set, false));
    const relative = which(set, true);
    if (set.ids.length <= 3 && relative === '') return or(set.ids.map(country));
    return `${words('uno de estos países', relative)}: ${or(set.ids.map(countryName))}`;
  }

  /** Where influence is placed or removed, without the preposition; `shared` if nothing is counted out for each. */
  function places(at: Spread, shared = false): string {
    const { set } = at;
    if (at.spread === 'total') return countries(set);
    if (at.countries === 1) return someCountry(set);
    if (at.countries === 'all') {
      if (set.ids?.length === 1) return countries(set);
      return set.ids ? `cada uno de estos países: ${and(set.ids.map(countryName))}` : `cada ${noun(set, false)}`;
    }
    const some = typeof at.countries === 'number' ? `${at.countries}` : `un máximo de ${at.countries.upTo}`;
    const n = typeof at.countries === 'number' && !shared ? `cada uno de ${some}` : some;
    if (!set.ids) return `${n} ${noun(set, true)}`;
    return `${n} de ${words('estos países', which(set, true))}: ${and(set.ids.map(countryName))}`;
  }

  function card(phrase: CardPhrase): string {
    if (phrase.card === 'this') return title(phrase.id);
    if (phrase.rest) return phrase.many ? 'las demás cartas' : 'la otra carta';
    if (phrase.by === 'pair') return 'la segunda carta';
    const participle = DONE[phrase.by];
    return phrase.many ? `las cartas ${participle}s` : `la carta ${participle}`;
  }

  /** «una carta que no sea de puntuación»; with a number, so many of them. */
  function cards(set: CardSet, n = 'una'): string {
    const many = n !== 'una' && n !== '1';
    const owner = set.side && (set.side === 'neutral' ? (many ? 'neutrales' : 'neutral') : de(who(set.side)));
    const kind = words(many ? 'cartas' : 'carta', owner, set.scoring && 'de puntuación');
    if (set.highestOps)
      return words(
        `la ${kind} de mayor valor de operaciones`,
        set.scoring === false && '(salvo las cartas de puntuación)',
      );
    const [be, be_worth, can] = many ? ['sean', 'valgan', 'puedan'] : ['sea', 'valga', 'pueda'];
    const clauses = [
      ...(set.scoring === false ? [`que no ${be} de puntuación`] : []),
      ...(set.minOps === undefined ? [] : [`que ${be_worth} al menos ${points(set.minOps)} de operaciones`]),
      ...(set.eventPossible ? [`cuyo evento ${can} producirse`] : []),
    ];
    return words(n === ANY ? `el número de ${kind} que quiera` : `${n} ${kind}`, clauses.length > 0 && and(clauses));
  }

  /** A place of cards, as seen by `self`. */
  function zone(place: ZonePhrase, self?: Who): string {
    switch (place.zone) {
      case 'hand':
        return place.of === self ? 'su mano' : `la mano ${de(who(place.of))}`;
      case 'discard':
        return 'la pila de descartes';
      case 'deck':
        return 'el mazo de robo';
      case 'removed':
        return 'las cartas eliminadas del juego';
      case 'aside':
        return 'la mesa';
      case 'bound':
        return card(place.cards);
    }
  }

  return {
    country,
    countryName,
    region,
    title,
    scoring,
    noun,
    which,
    countries,
    within,
    someCountry,
    places,
    card,
    cards,
    zone,
  };
}
export type Nouns = ReturnType<typeof makeNouns>;
export const DONE = {
  discard: 'descartada',
  take: 'tomada',
  pair: 'jugada',
  draw: 'robada',
  reveal: 'mostrada',
} as const;
