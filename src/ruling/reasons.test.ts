/** A reason names the thing that decides, in every language: where a card lies, what a country is, which number. */

import { describe, expect, it } from 'vitest';
import type { CaseInput, CasePosition } from '../cases/case.ts';
import { ruleCase } from '../cases/rule.ts';
import type { Locale } from '../core/ruleset.ts';
import { loadRuleset, loadTexts } from '../data/index.ts';
import { COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import { languageOf } from './board-language.ts';
import { say } from './language.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;
const texts = Object.fromEntries(LOCALES.map((locale) => [locale, loadTexts(locale)]));

/** What is said of the play: the tests that forbid it, or what follows, each as a sentence. */
function said(locale: Locale, position: CasePosition, player: string, card: string, words: object): string {
  const action = [{ kind: 'play', player, card, ...words }] as CaseInput['action'];
  const result = ruleCase(rules, { position: { turn: 5, defcon: 5, phasing: player, ...position }, action });
  if (!result.ok) throw new Error(result.problem.message.text);
  const { ruling } = result;
  const language = languageOf({ texts: () => texts[locale] as ReturnType<typeof loadTexts> }, ruling.start);
  const told = ruling.steps.flatMap(({ findings, consequences }) => [
    ...findings.filter(({ force }) => force === 'forbids'),
    ...(ruling.verdict === 'legal' ? consequences : []),
  ]);
  return told.map((finding) => say(language, finding)).join('\n');
}

type Row = readonly [
  title: string,
  position: CasePosition,
  player: string,
  card: string,
  words: object,
  expected: Readonly<Record<Locale, string>>,
];

const event = (words: object = {}) => ({ as: 'event', event: words });

const ROWS: readonly Row[] = [
  [
    'a country that is a battleground (Che)',
    { influence: { Chile: { us: 2 } } },
    ...(['USSR', 'Che'] as const),
    event({ coup: 'Chile', die: 4 }),
    {
      en: 'no Operations in Chile: it is a battleground',
      es: 'nada de operaciones en Chile: es un campo de batalla',
      it: 'niente Operazioni in Cile: è un Campo di Battaglia',
      ru: 'операции в Чили не допускаются: это ключевая страна',
    },
  ],
  [
    'how many cards an event takes (Aldrich Ames Remix)',
    { hands: { us: ['Asia Scoring', 'Containment', 'NATO'] } },
    ...(['USSR', 'Aldrich Ames Remix'] as const),
    event({ discard: ['Containment', 'NATO'] }),
    {
      en: '2 cards are stated, and Aldrich Ames Remix takes 1',
      es: 'se indican 2 cartas, y «Aldrich Ames Remix» afecta así a 1',
      it: 'sono indicate 2 carte, e «Aldrich Ames Remix» ne riguarda così 1',
      ru: 'указано карт: 2, а карта «Олдрич Эймс: ремикс» затрагивает так: 1',
    },
  ],
  [
    'a country of another region (Junta)',
    {},
    ...(['US', 'Junta'] as const),
    event({ place: { Italy: 2 } }),
    {
      en: 'it is not in Central America or in South America',
      es: 'el evento solo vale en América Central o en América del Sur',
      it: "l'Evento vale solo in America Centrale o in Sud America",
      ru: 'событие действует только в Центральной Америке или в Южной Америке',
    },
  ],
  [
    'a country that is controlled (Truman Doctrine)',
    { turn: 2, influence: { Poland: { ussr: 3 }, Italy: { ussr: 1 } } },
    ...(['US', 'Truman Doctrine'] as const),
    event({ remove_all: ['Poland'] }),
    {
      en: 'in Poland: the USSR controls it',
      es: 'en Polonia: la URSS lo controla',
      it: "in Polonia: l'URSS la controlla",
      ru: 'в Польше: её контролирует СССР',
    },
  ],
  [
    'a card that lies elsewhere (SALT Negotiations)',
    { hands: { us: ['SALT Negotiations', 'Missile Envy'] }, discard: ['Nasser'] },
    ...(['US', 'SALT Negotiations'] as const),
    event({ reclaim: 'Missile Envy' }),
    {
      en: 'Missile Envy is in the hand of the US, not in the discard pile',
      es: '«Envidia de misiles» está en la mano de EE. UU., no en la pila de descartes',
      it: '«Invidia dei Missili» è nella mano degli Stati Uniti, non nella pila degli scarti',
      ru: 'карта «Ракетная зависть» на руке США, а не в отбое',
    },
  ],
  [
    'a scoring card (SALT Negotiations)',
    { discard: ['Asia Scoring', 'Nasser'] },
    ...(['US', 'SALT Negotiations'] as const),
    event({ reclaim: 'Asia Scoring' }),
    {
      en: 'Asia Scoring is a scoring card',
      es: '«Puntuación de Asia» es una carta de puntuación',
      it: '«Punteggio in Asia» è una carta Punteggio',
      ru: 'карта «Подсчёт очков: Азия» — карта подсчёта',
    },
  ],
  [
    'a card of too low a value (Blockade)',
    { turn: 1, influence: { 'West Germany': { us: 4 } }, hands: { us: ['Truman Doctrine', 'Duck and Cover'] } },
    ...(['USSR', 'Blockade'] as const),
    event({ discard: 'Truman Doctrine' }),
    {
      en: 'Truman Doctrine is worth 1, and 3 or more are asked for',
      es: '«Doctrina Truman» vale 1, y se pide 3 o más',
      it: '«Dottrina Truman» vale 1, e si chiede 3 o più',
      ru: 'карта «Доктрина Трумэна» стоит 1, а требуется 3 или больше',
    },
  ],
  [
    'a limit for one country, with the number that is stated',
    {},
    ...(['USSR', 'Decolonization'] as const),
    event({ place: { Algeria: 3 } }),
    {
      en: 'at most 1 in Algeria; 3 are asked for',
      es: 'como mucho 1 en Argelia; se piden 3',
      it: 'al massimo 1 in Algeria; se ne chiedono 3',
      ru: 'не больше 1 в Алжире; требуется 3',
    },
  ],
  [
    'the points that are exceeded, not the last country',
    { influence: { Angola: { us: 1 } } },
    ...(['US', 'Containment'] as const),
    { as: 'ops', place: { Angola: 2, Zaire: 3 } },
    {
      en: '3 of 5 stated can be paid for: Containment has 3 points',
      es: 'solo se pueden pagar 3 de 5: «Contención» tiene 3 puntos',
      it: 'se ne possono pagare 3 di 5: «Contenimento» ha 3 punti',
      ru: 'из 5 можно оплатить 3: карта «Сдерживание» даёт 3 очка',
    },
  ],
  [
    'the condition that is missing (NATO)',
    { influence: { Angola: { ussr: 1 } } },
    ...(['USSR', 'NATO'] as const),
    { as: 'ops', place: { Angola: 4 } },
    {
      en: 'NATO does not happen: the event occurs only if “Warsaw Pact Formed” or “Marshall Plan” has occurred',
      es: 'no se produce «OTAN»: el evento solo se produce si se ha producido «Pacto de Varsovia» o «Plan Marshall»',
      it: "non accade «NATO»: l'Evento accade solo se è accaduto l'Evento «Patto di Varsavia» o «Piano Marshall»",
      ru: 'событие «НАТО» не происходит: событие происходит, только если произошло событие «Варшавский договор» или «План Маршалла»',
    },
  ],
  [
    'modifiers by name where they cancel',
    {
      effects: [{ name: 'salt_negotiations' }, { name: 'death_squads_by', value: 'US' }],
      influence: { Mexico: { ussr: 2 } },
    },
    ...(['US', 'Containment'] as const),
    { as: 'ops', coup: 'Mexico', die: 4 },
    {
      en: '+ 0 (−1 SALT Negotiations and +1 Latin American Death Squads)',
      es: '+ 0 (−1 «Negociaciones SALT» y +1 «Escuadrones de la muerte latinoamericanos»)',
      it: '+ 0 (−1 «Negoziati SALT» e +1 «Squadroni della Morte in America Latina»)',
      ru: '+ 0 (−1 «Переговоры по ОСВ» и +1 «Латиноамериканские эскадроны смерти»)',
    },
  ],
  [
    'what is added to the dice of a contest that is tied (Summit)',
    { influence: { Panama: { us: 3 }, Mexico: { us: 3 }, 'Costa Rica': { us: 3 } } },
    ...(['US', 'Summit'] as const),
    event({ rolls: { us: 3, ussr: 4 } }),
    {
      en: 'US 3 + 1 = 4, USSR 4: a tie',
      es: 'EE. UU. 3 + 1 = 4, URSS 4: empate',
      it: 'Stati Uniti 3 + 1 = 4, URSS 4: parità',
      ru: 'США 3 + 1 = 4, СССР 4: поровну',
    },
  ],
];

describe('a reason names the thing', () => {
  it.each(
    ROWS.flatMap(([title, position, player, card, words, expected]) =>
      LOCALES.map((locale) => [title, locale, position, player, card, words, expected[locale]] as const),
    ),
  )('%s, in %s', (_title, locale, position, player, card, words, expected) => {
    expect(said(locale, position, player, card, words)).toContain(expected);
  });

  it('never says where a card is that nobody has shown', () => {
    const position = { hands: { us: ['SALT Negotiations'], ussr: { hidden: 5 } }, discard: ['Nasser'] } as CasePosition;
    expect(said('en', position, 'US', 'SALT Negotiations', event({ reclaim: 'Fidel' }))).toBe(
      'Fidel is not in the discard pile',
    );
  });
});
