/** English nouns: sides, countries, cards, numbers of things. */
import type { TextNames } from '../../data/texts.ts';
import type { CardId, CountryId, RegionId, Scoring } from '../../games/twilight-struggle/effects/vocabulary.ts';
import { formOf, quoted, words } from '../grammar.ts';
import type { CardPhrase, CardSet, CountrySet, Spread, Who, ZonePhrase } from '../phrases.ts';

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });
export const and = (members: readonly string[]): string => conjunction.format(members);
export const or = (members: readonly string[]): string => disjunction.format(members);

const WHO: Readonly<Record<Who, string>> = {
  us: 'the US',
  ussr: 'the USSR',
  player: 'the player',
  opponent: 'the opponent',
  phasing: 'the phasing player',
  nonphasing: 'the other player',
  winner: 'the winner',
  holder: 'the holder of the China Card',
  any: 'either player',
};
export const who = (role: Who): string => WHO[role];

/** Before a noun: "US influence", "the opponent’s influence". */
export function whose(role: Who): string {
  if (role === 'us') return 'US';
  return role === 'ussr' ? 'USSR' : `${WHO[role]}’s`;
}

/** The same with its article: "the US hand". */
export const ofWhom = (role: Who, noun: string): string =>
  words(role === 'us' || role === 'ussr' ? 'the' : '', whose(role), noun);

/** A side is "it", a player is "they". */
const isSide = (role: Who): boolean => role === 'us' || role === 'ussr';
export const its = (role: Who): string => (isSide(role) ? 'its' : 'their');
export const itNeeds = (role: Who): string => (isSide(role) ? 'it needs' : 'they need');

/** A predicate in the third person, or what its subject may do. */
export function does(verb: string, may: boolean | undefined): string {
  if (may) return `may ${verb}`;
  return /(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export const DONE = { discard: 'discarded', take: 'taken', pair: 'second', draw: 'drawn', reveal: 'shown' } as const;

/** Nouns that need the names of things. */
export function makeNouns(names: TextNames) {
  const country = (id: CountryId) => formOf(names.countries[id], 'the') ?? names.countries[id]?.name ?? id;
  const region = (id: RegionId) => formOf(names.regions[id], 'the') ?? names.regions[id]?.name ?? id;
  const title = (id: CardId) => quoted(names, id, '“', '”');
  const scoring = (id: Scoring) => (id === 'final-scoring' ? 'the final scoring' : title(id));

  /** "battleground countries in Asia that the US controls"; `self` is the subject of the sentence. */
  function noun(set: CountrySet, many: boolean, self?: Who): string {
    const kind = set.battleground === undefined ? '' : set.battleground ? 'battleground' : 'non-battleground';
    return words(set.another && many && 'other', kind, many ? 'countries' : 'country', where(set), which(set, self));
  }

  function where(set: CountrySet): string {
    return words(
      set.regions && `in ${or(set.regions.map(region))}`,
      set.outside && `outside ${or(set.outside.map(region))}`,
      set.region === 'named' && 'in that region',
      set.region === 'shown' && 'in a region named by one of those cards',
      set.adjacentTo !== undefined && `adjacent to ${country(set.adjacentTo)}`,
    );
  }

  function which(set: CountrySet, self?: Who): string {
    const { controlledBy, notControlledBy, has, hasAtLeast, lacks, maxStability, except } = set;
    const controls = (role: Who) =>
      role !== self ? `${who(role)} controls` : isSide(role) ? 'it controls' : 'they control';
    return words(
      maxStability !== undefined && `with a stability number of at most ${maxStability}`,
      has && `with ${whose(has)} influence`,
      hasAtLeast && `with at least ${hasAtLeast.n} ${whose(hasAtLeast.who)} influence`,
      lacks &&
        (lacks.length > 1 ? 'without influence of either side' : `without ${lacks.map(whose).join('')} influence`),
      except && `other than ${noun(except, true)}`,
      controlledBy === 'none' && 'that neither side controls',
      controlledBy && controlledBy !== 'none' && `that ${controls(controlledBy)}`,
      notControlledBy && `that ${who(notControlledBy)} does not control`,
    );
  }

  /** A set as a whole: "France, Italy and Japan", "countries in Asia". */
  function countries(set: CountrySet): string {
    if (set.ids) return words(and(set.ids.map(country)), which(set));
    return Object.keys(set).length === 0 ? 'any countries' : noun(set, true);
  }

  /** Where something happens or is forbidden: "in Asia", "in countries in Asia that the US controls". */
  function within(set: CountrySet): string {
    const bare = Object.keys(set).length === 1 && !set.ids && (set.regions || set.outside || set.region);
    return bare ? where(set) : `in ${countries(set)}`;
  }

  /** One country of a set, whichever it is. */
  function someCountry(set: CountrySet): string {
    if (!set.ids) return words(set.another ? 'another' : 'a', noun(set, false));
    const list = set.ids.map(country);
    const relative = which(set);
    return list.length <= 3 && relative === '' ? or(list) : `${words('one of these countries', relative)}: ${or(list)}`;
  }

  /** Where influence goes to or comes from, without the preposition; `shared` if nothing is counted out for each. */
  function places(at: Spread, shared = false): string {
    const { set } = at;
    if (at.spread === 'total') return countries(set);
    if (at.countries === 1) return someCountry(set);
    if (at.countries === 'all') {
      if (set.ids?.length === 1) return countries(set);
      return set.ids ? `each of ${countries(set)}` : `each ${noun(set, false)}`;
    }
    const number = typeof at.countries === 'number' ? `${at.countries}` : `up to ${at.countries.upTo}`;
    const n = shared ? number : `each of ${number}`;
    if (!set.ids) return `${n} ${noun(set, true)}`;
    return `${n} of ${words('these countries', which(set))}: ${and(set.ids.map(country))}`;
  }

  function card(phrase: CardPhrase): string {
    if (phrase.card === 'this') return title(phrase.id);
    if (phrase.rest) return phrase.many ? 'the other cards' : 'the other card';
    return `the ${DONE[phrase.by]} ${phrase.many ? 'cards' : 'card'}`;
  }

  /** "a card other than a scoring card"; with a number, so many of them. */
  function cards(set: CardSet, n = 'a'): string {
    const many = n !== 'a' && n !== '1';
    const neutral = set.side === 'neutral' ? 'neutral' : '';
    const owner = set.side && set.side !== 'neutral' ? whose(set.side) : '';
    const kind = words(neutral, set.scoring && 'scoring', many ? 'cards' : 'card');
    const owned = /’s$/.test(owner) ? `${kind} of ${who(set.side as Who)}` : words(owner, kind);
    return words(
      set.highestOps ? `the ${owned} with the highest Operations value` : `${n} ${owned}`,
      set.scoring === false && (set.highestOps ? '(scoring cards excepted)' : 'that is not a scoring card'),
      set.minOps !== undefined && `worth at least ${counted(set.minOps, 'Operations point')}`,
      set.eventPossible && (set.scoring === false ? 'and whose event can occur' : 'whose event can occur'),
    );
  }

  /** A place of cards, as seen by `self`. */
  function zone(place: ZonePhrase, self?: Who): string {
    switch (place.zone) {
      case 'hand':
        return place.of === self ? `${its(place.of)} hand` : ofWhom(place.of, 'hand');
      case 'discard':
        return 'the discard pile';
      case 'deck':
        return 'the draw pile';
      case 'removed':
        return 'the cards removed from the game';
      case 'aside':
        return 'the table';
      case 'bound':
        return card(place.cards);
    }
  }

  return { country, region, title, scoring, noun, which, countries, within, someCountry, places, card, cards, zone };
}
export type Nouns = ReturnType<typeof makeNouns>;
