/** Russian nouns: cases of countries, regions and cards, numerals and what they govern. */
import { listAll, listEither } from '../../core/lists.ts';
import type { TextNames } from '../../data/texts.ts';
import type { CardId, CountryId, RegionId, Scoring } from '../../games/twilight-struggle/effects/vocabulary.ts';
import { formOf, quoted, words } from '../grammar.ts';
import type { CardPhrase, CardSet, CountrySet, Spread, Who, ZonePhrase } from '../phrases.ts';

export const and = (members: readonly string[]): string => listAll('ru', members);
export const or = (members: readonly string[]): string => listEither('ru', members);

const WHO: Readonly<Record<Who, readonly [nominative: string, genitive: string, dative: string]>> = {
  us: ['США', 'США', 'игроку США'],
  ussr: ['СССР', 'СССР', 'игроку СССР'],
  player: ['игрок', 'игрока', 'игроку'],
  opponent: ['соперник', 'соперника', 'сопернику'],
  phasing: ['текущий игрок', 'текущего игрока', 'текущему игроку'],
  nonphasing: ['другой игрок', 'другого игрока', 'другому игроку'],
  winner: ['победитель', 'победителя', 'победителю'],
  holder: ['владелец Карты Китая', 'владельца Карты Китая', 'владельцу Карты Китая'],
  any: ['любой игрок', 'любого игрока', 'любому игроку'],
};
export const who = (role: Who): string => WHO[role][0];
export const ofWhom = (role: Who): string => WHO[role][1];
/** The sides are not declined, so that «игроку» must carry the case. */
export const toWhom = (role: Who): string => WHO[role][2];

/** Third person singular, third person plural, infinitive. */
export type Verb = readonly [singular: string, plural: string, infinitive: string];

/** A predicate for its subject, or what the subject may do. Only the US is plural. */
export function does(role: Who, verb: Verb, may?: boolean): string {
  const plural = role === 'us';
  if (may) return `${plural ? 'могут' : 'может'} ${verb[2]}`;
  return plural ? verb[1] : verb[0];
}

// Numerals ------------------------------------------------------------------------------------------------------------

const plurals = new Intl.PluralRules('ru');

/** The form a numeral governs: 1 маркер, 2 маркера, 5 маркеров. */
export function governed<const T>(n: number, one: T, few: T, many: T): T {
  const rule = plurals.select(n);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}
export function counted(n: number, one: string, few: string, many: string): string {
  return `${n} ${governed(n, one, few, many)}`;
}
export const markers = (n: number): string => counted(n, 'маркер', 'маркера', 'маркеров');
/** «по 1 маркеру», «по 2 маркера». */
export const markersEach = (n: number): string => `по ${counted(n, 'маркеру', 'маркера', 'маркеров')}`;
/** «1 карту», «2 карты», «5 карт». */
export const cardsCounted = (n: number): string => counted(n, 'карту', 'карты', 'карт');
/** After «до» and «не меньше»: the genitive. */
export const markersUpTo = (n: number): string => `${n} ${governed(n, 'маркера', 'маркеров', 'маркеров')}`;
export const vps = (n: number): string => counted(n, 'победное очко', 'победных очка', 'победных очков');
export const operationsPoints = (n: number): string => `${counted(n, 'очко', 'очка', 'очков')} операций`;
export const milops = (n: number): string => counted(n, 'военную операцию', 'военные операции', 'военных операций');

// Cases ---------------------------------------------------------------------------------------------------------------

export type Case = 'nom' | 'gen' | 'acc' | 'prep';
type Endings = Readonly<Record<Case, readonly [singular: string, plural: string]>>;
const STRANA: Endings = { nom: ['а', 'ы'], gen: ['ы', ''], acc: ['у', 'ы'], prep: ['е', 'ах'] };
const KARTA: Endings = { nom: ['а', 'ы'], gen: ['ы', ''], acc: ['у', 'ы'], prep: ['е', 'ах'] };
const HARD: Endings = { nom: ['ая', 'ые'], gen: ['ой', 'ых'], acc: ['ую', 'ые'], prep: ['ой', 'ых'] };
const SOFT: Endings = { nom: ['яя', 'ие'], gen: ['ей', 'их'], acc: ['юю', 'ие'], prep: ['ей', 'их'] };
const inflect = (stem: string, endings: Endings, use: Case, many: boolean): string => stem + endings[use][many ? 1 : 0];

/** «со Швецией», «с Никарагуа». */
const together = (instrumental: string): string => (/^[СЗШЖ][^аеёиоуыэюя]/i.test(instrumental) ? 'со' : 'с');

/** Nouns that need the names of things. */
export function makeNouns(names: TextNames) {
  const country = (id: CountryId) => names.countries[id]?.name ?? id;
  const countryOf = (id: CountryId) => formOf(names.countries[id], 'genitive') ?? country(id);
  const countryIn = (id: CountryId) => formOf(names.countries[id], 'prepositional') ?? `в ${country(id)}`;
  const regionOf = (id: RegionId) => formOf(names.regions[id], 'genitive') ?? names.regions[id]?.name ?? id;
  const regionIn = (id: RegionId) => formOf(names.regions[id], 'prepositional') ?? `в ${regionOf(id)}`;
  const title = (id: CardId) => quoted(names, id, '«', '»');
  const event = (id: CardId) => `событие ${title(id)}`;

  /** «карту «Че»»; the China Card is declined itself. */
  function named(id: CardId, use: Exclude<Case, 'prep'>): string {
    return formOf(names.cards[id], use) ?? `${inflect('карт', KARTA, use, false)} ${title(id)}`;
  }

  /** «ключевых странах Азии под контролем США»; `self` is the subject of the sentence. */
  function noun(set: CountrySet, use: Case, many: boolean, self?: Who): string {
    const { battleground, adjacentTo, controlledBy, another } = set;
    const beside =
      adjacentTo === undefined ? '' : (formOf(names.countries[adjacentTo], 'instrumental') ?? country(adjacentTo));
    return words(
      another && inflect('друг', HARD, use, many),
      beside && `${inflect('соседн', SOFT, use, many)} ${together(beside)} ${beside}`,
      controlledBy === 'none' && inflect('неконтролируем', HARD, use, many),
      battleground !== undefined && inflect(battleground ? 'ключев' : 'неключев', HARD, use, many),
      inflect('стран', STRANA, use, many),
      where(set),
      which(set, self),
    );
  }

  function where(set: CountrySet): string {
    return words(
      set.regions && or(set.regions.map(regionOf)),
      set.outside && `вне ${and(set.outside.map(regionOf))}`,
      set.region === 'named' && 'этого региона',
      set.region === 'shown' && 'региона, который назван на одной из этих карт',
    );
  }

  function which(set: CountrySet, self?: Who): string {
    const { controlledBy, notControlledBy, has, hasAtLeast, lacks, maxStability, except } = set;
    return words(
      maxStability !== undefined && `с числом стабильности не больше ${maxStability}`,
      has && `с влиянием ${ofWhom(has)}`,
      hasAtLeast && `с влиянием ${ofWhom(hasAtLeast.who)} не меньше ${hasAtLeast.n}`,
      lacks && (lacks.length > 1 ? 'без чьего-либо влияния' : `без влияния ${lacks.map(ofWhom).join('')}`),
      except && `кроме ${noun(except, 'gen', true)}`,
      controlledBy &&
        controlledBy !== 'none' &&
        (controlledBy === self ? 'под своим контролем' : `под контролем ${ofWhom(controlledBy)}`),
      notControlledBy && `вне контроля ${ofWhom(notControlledBy)}`,
    );
  }

  /** Where a whole set lies: «во Франции и в Израиле», «в странах Азии». */
  function inCountries(set: CountrySet): string {
    if (set.ids) return words(and(set.ids.map(countryIn)), which(set));
    return `в ${Object.keys(set).length === 0 ? 'любых странах' : noun(set, 'prep', true)}`;
  }

  /** Where something happens or is forbidden: «в Азии», «в странах Азии под контролем СССР». */
  function within(set: CountrySet): string {
    if (Object.keys(set).length > 1 || set.ids) return inCountries(set);
    if (set.regions) return or(set.regions.map(regionIn));
    return set.region === 'named' ? 'в этом регионе' : inCountries(set);
  }

  /** In one country of a set, whichever it is. */
  function inSome(set: CountrySet): string {
    if (!set.ids) return `в ${set.another ? '' : 'одной '}${noun(set, 'prep', false)}`;
    const relative = which(set);
    if (set.ids.length <= 3 && relative === '') return or(set.ids.map(countryIn));
    return `в ${words('одной из этих стран', relative)}: ${or(set.ids.map(country))}`;
  }

  /** The genitive of one country of a set. */
  function ofSome(set: CountrySet): string {
    return set.ids ? or(set.ids.map(countryOf)) : noun(set, 'gen', false);
  }

  /** Where influence is placed or removed. */
  function places(at: Spread): string {
    const { set } = at;
    if (at.spread === 'total') return inCountries(set);
    if (at.countries === 1) return inSome(set);
    if (at.countries === 'all') return set.ids ? inCountries(set) : `в каждой ${noun(set, 'prep', false)}`;
    const n = typeof at.countries === 'number' ? `в ${at.countries}` : `не более чем в ${at.countries.upTo}`;
    if (!set.ids) return `${n} ${noun(set, 'prep', true)}`;
    return `${n} из ${words('этих стран', which(set))}: ${and(set.ids.map(country))}`;
  }

  function card(phrase: CardPhrase, use: Exclude<Case, 'prep'>): string {
    if (phrase.card === 'this') return named(phrase.id, use);
    const { many } = phrase;
    const stem = phrase.rest ? (many ? 'остальн' : 'друг') : DONE[phrase.by];
    return `${inflect(stem, HARD, use, many)} ${inflect('карт', KARTA, use, many)}`;
  }

  /** «карту со значением не меньше 3», in the accusative; with a number, so many of them. */
  function cards(set: CardSet, n?: number, random = false): string {
    const use: Case = n === undefined || governed(n, true, false, false) ? 'acc' : 'gen';
    const many = n !== undefined && governed(n, false, false, true);
    const noun = inflect('карт', KARTA, use, many && use === 'gen');
    const manyAdjective = n !== undefined && !governed(n, true, false, false);
    return words(
      n !== undefined && `${n}`,
      random && inflect('случайн', HARD, use, manyAdjective),
      set.side === 'neutral' && inflect('нейтральн', HARD, use, manyAdjective),
      noun,
      qualities(set),
    );
  }

  /** What stands behind «карту»; a clause comes last, and asks for a comma if the sentence goes on. */
  function qualities(set: CardSet): string {
    return words(
      set.scoring && 'подсчёта очков',
      set.side && set.side !== 'neutral' && ofWhom(set.side),
      set.highestOps && 'с наибольшим значением операций',
      set.minOps !== undefined && `со значением не меньше ${set.minOps}`,
      set.scoring === false && '(кроме карт подсчёта очков)',
    ).concat(set.eventPossible ? ', событие которой может произойти' : '');
  }

  /** Where cards come from, as seen by `self`. */
  function from(place: ZonePhrase, self?: Who): string {
    switch (place.zone) {
      case 'hand':
        return place.of === self ? 'со своей руки' : `с руки ${ofWhom(place.of)}`;
      case 'discard':
        return 'из отбоя';
      case 'deck':
        return 'из общей колоды';
      case 'removed':
        return 'из карт, удалённых из игры';
      case 'aside':
        return 'со стола';
      case 'bound':
        return `из ${card({ ...place.cards, many: true }, 'gen')}`;
    }
  }

  /** Where cards go to. */
  function to(place: ZonePhrase, self?: Who): string {
    switch (place.zone) {
      case 'hand':
        return place.of === self ? 'на руку' : `на руку ${ofWhom(place.of)}`;
      case 'discard':
        return 'в отбой';
      case 'deck':
        return 'в общую колоду';
      case 'removed':
      case 'aside':
      case 'bound':
        return 'на стол';
    }
  }

  /** «карту «Подсчёт очков: Азия»»: where a scoring stands in the genitive. */
  const scoringOf = (id: Scoring) => (id === 'final-scoring' ? 'финального подсчёта очков' : named(id, 'gen'));

  return {
    country,
    countryOf,
    countryIn,
    regionOf,
    title,
    event,
    named,
    noun,
    which,
    inCountries,
    within,
    inSome,
    ofSome,
    places,
    card,
    cards,
    qualities,
    from,
    to,
    scoringOf,
  };
}
export type Nouns = ReturnType<typeof makeNouns>;
/** Participles without their ending. */
export const DONE = { discard: 'сброшенн', take: 'взят', pair: 'втор', draw: 'вытянут', reveal: 'показанн' } as const;
