/** Italian nouns: sides, countries, cards, numbers of things; articles and their contractions. */
import { listAll, listEither } from '../../core/lists.ts';
import type { TextNames } from '../../data/texts.ts';
import type { CardId, CountryId, RegionId, Scoring } from '../../games/twilight-struggle/effects/vocabulary.ts';
import { formOf, quoted, words } from '../grammar.ts';
import type { CardPhrase, CardSet, CountrySet, Spread, Who, ZonePhrase } from '../phrases.ts';

/** «A, B e C»; «ed» before another e sound. */
export const and = (members: readonly string[]): string => listAll('it', members);
export const or = (members: readonly string[]): string => listEither('it', members);

const WHO: Readonly<Record<Who, string>> = {
  us: 'gli Stati Uniti',
  ussr: "l'URSS",
  player: 'il giocatore',
  opponent: "l'avversario",
  phasing: 'il Giocatore in Fase',
  nonphasing: "l'altro giocatore",
  winner: 'il vincitore',
  holder: 'il giocatore che ha La Carta Cina',
  any: 'uno qualsiasi dei giocatori',
};
export const who = (role: Who): string => WHO[role];

/** A preposition joined with the article of the noun that follows it. */
function joined(preposition: keyof typeof STEMS, noun: string): string {
  const [, article, rest] = /^(il|lo|la|i|gli|le) (.*)$/.exec(noun) ?? /^(l')(.*)$/.exec(noun) ?? [];
  if (article === undefined || rest === undefined) return `${preposition} ${noun}`;
  const stem = STEMS[preposition];
  if (article === 'il') return `${stem}l ${rest}`;
  if (article === 'i' || article === 'gli') return `${stem}${article} ${rest}`;
  return article === "l'" ? `${stem}ll'${rest}` : `${stem}l${article} ${rest}`;
}
const STEMS = { di: 'de', a: 'a', da: 'da', in: 'ne' } as const;
export const di = (noun: string): string => joined('di', noun);
export const a = (noun: string): string => joined('a', noun);
export const da = (noun: string): string => joined('da', noun);
export const nel = (noun: string): string => joined('in', noun);

/** «nel suo Round», of the US «nel loro Round». */
export const own = (role: Who): string => (role === 'us' ? 'loro' : 'suo');

/** Third person singular, third person plural, infinitive. */
export type Verb = readonly [singular: string, plural: string, infinitive: string];

/** A predicate for its subject, or what the subject may do. Only the US is plural. */
export function does(role: Who, verb: Verb, may?: boolean): string {
  const plural = role === 'us';
  if (may) return `${plural ? 'possono' : 'può'} ${verb[2]}`;
  return plural ? verb[1] : verb[0];
}

export function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}
export const influencePoints = (n: number): string => counted(n, 'punto Influenza', 'punti Influenza');
export const operationsPoints = (n: number): string => counted(n, 'punto Operazioni', 'punti Operazioni');
export const vps = (n: number): string => counted(n, 'Punto Vittoria', 'Punti Vittoria');

/** How a noun phrase is used: bare, or after «in» or «da» with its article. */
type Case = 'bare' | 'in' | 'da';

/** Nouns that need the names of things. */
export function makeNouns(names: TextNames) {
  const countryName = (id: CountryId) => names.countries[id]?.name ?? id;
  const country = (id: CountryId) => formOf(names.countries[id], 'the') ?? countryName(id);
  const countryIn = (id: CountryId) => formOf(names.countries[id], 'in') ?? `in ${countryName(id)}`;
  const regionOf = (id: RegionId) => formOf(names.regions[id], 'of') ?? `di ${names.regions[id]?.name ?? id}`;
  const regionIn = (id: RegionId) => formOf(names.regions[id], 'in') ?? `in ${names.regions[id]?.name ?? id}`;
  const title = (id: CardId) => quoted(names, id, '«', '»');
  const scoring = (id: Scoring) => (id === 'final-scoring' ? 'il Punteggio Finale' : title(id));

  const placed = (id: CountryId, use: Case) =>
    use === 'in' ? countryIn(id) : use === 'da' ? da(country(id)) : country(id);
  const after = (use: Case, noun: string) => (use === 'bare' ? noun : `${use} ${noun}`);

  /** «nazioni Campo di Battaglia dell'Asia controllate dagli Stati Uniti»; `self` is the subject of the sentence. */
  function noun(set: CountrySet, many: boolean, self?: Who): string {
    const { battleground } = set;
    const kind = battleground === undefined ? '' : battleground ? 'Campo di Battaglia' : 'non-Campo di Battaglia';
    const head = words(set.another && many && 'altre', many ? 'nazioni' : 'nazione', kind);
    // «1 nazione di quella Regione controllata dall'URSS» would leave open what is controlled.
    if (set.region === 'named') return words(head, which(set, many, self), 'in quella Regione');
    return words(head, where(set, many), which(set, many, self));
  }

  function where(set: CountrySet, many: boolean): string {
    return words(
      set.regions && or(set.regions.map(regionOf)),
      set.outside &&
        `fuori ${or(
          set.outside.map((id) =>
            da(
              regionOf(id)
                .replace(/^dell'/, "l'")
                .replace(/^del /, 'il '),
            ),
          ),
        )}`,
      set.region === 'shown' && 'di una Regione indicata da una di quelle carte',
      set.adjacentTo !== undefined && `${many ? 'adiacenti' : 'adiacente'} ${a(country(set.adjacentTo))}`,
    );
  }

  function which(set: CountrySet, many: boolean, self?: Who): string {
    const { controlledBy, notControlledBy, has, hasAtLeast, lacks, maxStability, except } = set;
    const controlled = many ? 'controllate' : 'controllata';
    return words(
      maxStability !== undefined && `con Numero Stabilità non superiore a ${maxStability}`,
      has && `con Influenza ${di(who(has))}`,
      hasAtLeast && `con almeno ${influencePoints(hasAtLeast.n)} ${di(who(hasAtLeast.who))}`,
      lacks &&
        (lacks.length > 1
          ? 'senza Influenza di alcuna parte'
          : `senza Influenza ${lacks.map((side) => di(who(side))).join('')}`),
      except && `${many ? 'diverse' : 'diversa'} da ${noun(except, many)}`,
      controlledBy === 'none' && `non ${controlled} da nessuna delle due parti`,
      controlledBy &&
        controlledBy !== 'none' &&
        (controlledBy === self ? `che ${does(self, CONTROL)}` : `${controlled} ${da(who(controlledBy))}`),
      notControlledBy && `non ${controlled} ${da(who(notControlledBy))}`,
    );
  }

  /** A set as a whole: «in Francia, nel Regno Unito e in Israele», «nazioni dell'Asia». */
  function countries(set: CountrySet, use: Case): string {
    if (set.ids) return words(and(set.ids.map((id) => placed(id, use))), which(set, set.ids.length > 1));
    return after(use, Object.keys(set).length === 0 ? 'nazioni a scelta' : noun(set, true));
  }

  /** Where something happens or is forbidden: «in Asia», «in nazioni dell'Asia controllate dall'URSS». */
  function within(set: CountrySet): string {
    if (Object.keys(set).length > 1 || set.ids) return countries(set, 'in');
    if (set.regions) return or(set.regions.map(regionIn));
    return set.region === 'named' ? 'in quella Regione' : countries(set, 'in');
  }

  /** One country of a set, whichever it is. */
  function someCountry(set: CountrySet, use: Case): string {
    if (!set.ids) return after(use, set.another ? `un'altra ${noun(set, false)}` : `una ${noun(set, false)}`);
    const relative = which(set, true);
    if (set.ids.length <= 3 && relative === '') return or(set.ids.map((id) => placed(id, use)));
    return `${after(use, words('una di queste nazioni', relative))}: ${or(set.ids.map(countryName))}`;
  }

  /** Where influence goes to or comes from; `shared` if nothing is counted out for each. */
  function places(at: Spread, use: Case, shared = false): string {
    const { set } = at;
    if (at.spread === 'total') return countries(set, use);
    if (at.countries === 1) return someCountry(set, use);
    if (at.countries === 'all') {
      if (set.ids?.length === 1) return countries(set, use);
      return set.ids
        ? `${after(use, 'ciascuna di queste nazioni')}: ${and(set.ids.map(countryName))}`
        : after(use, `ogni ${noun(set, false)}`);
    }
    const n = typeof at.countries === 'number' ? `${at.countries}` : `non più di ${at.countries.upTo}`;
    const each = typeof at.countries === 'number' && !shared ? `ciascuna di ${n}` : n;
    if (!set.ids) return after(use, `${each} ${noun(set, true)}`);
    return `${after(use, `${each} di ${words('queste nazioni', which(set, true))}`)}: ${and(set.ids.map(countryName))}`;
  }

  function card(phrase: CardPhrase): string {
    if (phrase.card === 'this') return title(phrase.id);
    if (phrase.rest) return phrase.many ? 'le altre carte' : "l'altra carta";
    if (phrase.by === 'pair') return 'la seconda carta';
    return phrase.many ? `le carte ${DONE[phrase.by]}e` : `la carta ${DONE[phrase.by]}a`;
  }

  /** «una carta che non sia una carta Punteggio»; with a number, so many of them. */
  function cards(set: CardSet, n = 'una'): string {
    const many = n !== 'una' && n !== '1';
    const owner = set.side && (set.side === 'neutral' ? (many ? 'neutrali' : 'neutrale') : di(who(set.side)));
    const kind = words(many ? 'carte' : 'carta', set.scoring && 'Punteggio', owner);
    if (set.highestOps)
      return words(
        `la ${kind} con il Valore Operazioni più alto`,
        set.scoring === false && '(escluse le carte Punteggio)',
      );
    const clauses = [
      ...(set.scoring === false ? [many ? 'che non siano carte Punteggio' : 'che non sia una carta Punteggio'] : []),
      ...(set.minOps === undefined ? [] : [`che ${many ? 'valgano' : 'valga'} almeno ${operationsPoints(set.minOps)}`]),
      ...(set.eventPossible ? ['il cui Evento possa accadere'] : []),
    ];
    return words(n, kind, clauses.length > 0 && and(clauses));
  }

  /** A place of cards with its article, as seen by `self`. */
  function zone(place: ZonePhrase, self?: Who): string {
    switch (place.zone) {
      case 'hand':
        return place.of === self ? 'la propria mano' : `la mano ${di(who(place.of))}`;
      case 'discard':
        return 'la pila degli scarti';
      case 'deck':
        return 'la pila delle carte da pescare';
      case 'removed':
        return 'le carte rimosse dal gioco';
      case 'aside':
        return 'il tavolo';
      case 'bound':
        return card(place.cards);
    }
  }

  return {
    country,
    countryName,
    countryIn,
    regionOf,
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
const CONTROL: Verb = ['controlla', 'controllano', 'controllare'];
/** Participles without their ending. */
export const DONE = { discard: 'scartat', take: 'pres', pair: 'giocat', draw: 'pescat', reveal: 'mostrat' } as const;
