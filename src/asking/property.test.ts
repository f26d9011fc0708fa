/** What a question means is held against the case it should be, over every country and card, in every language. */

import { describe, expect, it } from 'vitest';
import { CaseDesk } from '../cases/desk.ts';
import { Given } from '../cli/args.ts';
import { Session } from '../cli/session.ts';
import type { Locale } from '../core/ruleset.ts';
import { loadAskingWords, loadPhrases } from '../data/index.ts';
import { COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import { featureSentences, makeAsker } from './asker.ts';

const session = new Session(new Given(new Map()), {}, { locale: 'en' });
const desk = new CaseDesk(session);
const rules = session.rules('deluxe');
const asker = makeAsker(
  LOCALES.flatMap((locale) => {
    const words = loadAskingWords(locale);
    const phrases = loadPhrases(locale);
    const { names } = session.texts(locale);
    return words ? [{ locale, words, ...featureSentences(phrases), names }] : [];
  }),
  desk.nameIndex(),
  rules,
);

/** Words that may change what a question asks; none of them may be passed over. */
const SENSES: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'not',
    'never',
    'no',
    'only',
    'without',
    'again',
    'twice',
    'instead',
    'before',
    'after',
    'except',
    'unless',
    'until',
    'all',
    'other',
    'another',
    'first',
    'last',
    'both',
    'every',
    'each',
    'more',
    'less',
    'half',
    'neither',
    'free',
    'must',
    'bar',
    'nothing',
    'blorp',
    '😀',
    '\u0000',
    '≥',
  ],
  es: [
    'no',
    'nunca',
    'sin',
    'solo',
    'otra',
    'antes',
    'después',
    'excepto',
    'salvo',
    'todos',
    'ambos',
    'cada',
    'más',
    'menos',
    'primero',
    'último',
    'mitad',
    'ni',
    'debe',
    '😀',
  ],
  it: [
    'non',
    'mai',
    'senza',
    'solo',
    'altro',
    'prima',
    'dopo',
    'eccetto',
    'tranne',
    'tutti',
    'entrambi',
    'ogni',
    'più',
    'meno',
    'primo',
    'ultimo',
    'metà',
    'né',
    'deve',
    '😀',
  ],
  ru: [
    'не',
    'никогда',
    'без',
    'только',
    'другой',
    'снова',
    'дважды',
    'кроме',
    'все',
    'оба',
    'каждый',
    'больше',
    'меньше',
    'первый',
    'последний',
    'половина',
    'ни',
    'должен',
    '😀',
  ],
};

/** A coup, a placement, an event, a headline: the way each is asked, with the case that it is. */
const ASKED: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'May the US coup {country} at DEFCON 3 with a 3 ops card and roll 4?',
    'USSR has 2 in {country}. Is it legal for the US to coup {country} with 3 ops, die 4, if DEFCON is 3?',
    'DEFCON 3: can the US use 3 ops for a coup in {country}, rolling a 4?',
  ],
  es: [
    '¿Puede EE. UU. dar un golpe de estado en {country} con DEFCON 3 y 3 operaciones, dado 4?',
    'DEFCON 3: ¿puede EE. UU. usar 3 operaciones para un golpe en {country} y sacar un 4?',
  ],
  it: [
    'Gli USA possono fare un colpo di stato in {country} con DEFCON 3 e 3 operazioni, dado 4?',
    'DEFCON 3: gli USA possono usare una carta da 3 operazioni per un golpe in {country}, tirando 4?',
  ],
  ru: [
    'Могут ли США провести переворот {country} при DEFCON 3 картой на 3 операции, кубик 4?',
    'DEFCON 3: могут ли США картой на 3 операции устроить переворот {country} и выбросить 4?',
  ],
};

/** What is so before, in a part of its own. */
const STATED: Readonly<Record<Locale, string>> = {
  en: 'The USSR has 2 in {country}',
  es: 'La URSS tiene 2 en {country}',
  it: "L'URSS ha 2 in {country}",
  ru: 'У СССР 2 {country}',
};

/** The words by which a language denies, as far as its phrases know them. */
function denialsIn(locale: Locale): readonly string[] {
  const { classes = {}, phrases } = loadAskingWords(locale)!;
  const ways = [classes.dont, classes.isnt, phrases['ask.barred'], phrases['position.instead']].flatMap((each) =>
    (each ?? '').split('|').map((way) => way.replace('{card}', '').trim()),
  );
  return [...new Set(ways)].filter((way) => /^[\p{L}' ]+$/u.test(way));
}

const named = (locale: Locale, id: string): string => {
  const entry = session.texts(locale).names.countries[id];
  return String((locale === 'ru' && entry?.prepositional) || entry?.name);
};

describe('a question', () => {
  it.each(LOCALES)('passes over no word that may change its sense: %s', (locale) => {
    const words = loadAskingWords(locale);
    expect(words?.fillers.filter((word) => SENSES[locale]!.includes(word))).toEqual([]);
    const unseen = ASKED[locale]!.slice(0, 1).flatMap((asked) => {
      const question = asked.replaceAll('{country}', named(locale, 'mexico'));
      const plainly = asker(question, locale);
      expect(plainly.ok && !plainly.general, question).toBe(true);
      const parts = question.split(' ');
      return SENSES[locale]!.flatMap((word, nth) =>
        parts.flatMap((_, at) => {
          // Every word stands at every second place: half of them, and half of the time.
          if ((at + nth) % 2 === 1) return [];
          const changed = [...parts.slice(0, at), word, ...parts.slice(at)].join(' ');
          const read = asker(changed, locale);
          if (!read.ok || read.general || !plainly.ok || plainly.general) return [];
          return JSON.stringify(read.input) === JSON.stringify(plainly.input) ? [changed] : [];
        }),
      );
    });
    // "Only 3" is 3; whatever else is left out would be passed over.
    expect(unseen.filter((each) => !EXACT.test(each))).toEqual([]);
  });

  it.each(LOCALES)(
    'passes over no word by which something that is stated is denied, or another thing is said instead: %s',
    (locale) => {
      const country = named(locale, 'mexico');
      const stated = STATED[locale]!.replaceAll('{country}', country);
      const asked = ASKED[locale]![0]!.replaceAll('{country}', country);
      const plainly = asker(`${stated}: ${asked}`, locale);
      expect(plainly.ok && !plainly.general, stated).toBe(true);
      const same = (changed: string): boolean => {
        const read = asker(changed, locale);
        return (
          read.ok && !read.general && JSON.stringify(read.input) === JSON.stringify((plainly as typeof read).input)
        );
      };
      const parts = stated.split(' ');
      const unseen = denialsIn(locale).flatMap((word) =>
        parts.flatMap((_, at) => {
          const changed = [...parts.slice(0, at + 1), word, ...parts.slice(at + 1)].join(' ');
          return same(`${changed}: ${asked}`) ? [changed] : [];
        }),
      );
      expect(unseen).toEqual([]);
    },
  );

  it.each(LOCALES)('about a coup is the case of that coup, in every country: %s', (locale) => {
    const wrong = rules.countries.flatMap(({ id, name }, at) =>
      ASKED[locale]!.slice(at % ASKED[locale]!.length, (at % ASKED[locale]!.length) + 1).flatMap((asked) => {
        const question = asked.replaceAll('{country}', named(locale, id));
        const read = asker(question, locale);
        if (!read.ok || read.general) return [question];
        const { position, action } = read.input;
        const [play] = action;
        const right =
          position.defcon === 3 &&
          position.phasing === 'US' &&
          play?.coup === name &&
          play?.die === 4 &&
          play?.as === 'ops';
        return right ? [] : [`${question} ${JSON.stringify(play)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Every use of a card: the way each is asked, with the part of the case that says so. */
type Use = 'event' | 'headline' | 'ops' | 'space';
const USES: readonly Use[] = ['event', 'headline', 'ops', 'space'];
const USED: Readonly<Record<Locale, Readonly<Record<Use, string>>>> = {
  en: {
    event: 'May the {side} play {card} as an event?',
    headline: 'Can the {side} headline {card}?',
    ops: 'The {side} plays {card} for ops: is that legal?',
    space: 'Can the {side} send {card} to the space race?',
  },
  es: {
    event: '¿Puede {side} jugar {card} como evento?',
    headline: '¿Puede {side} jugar {card} como titular?',
    ops: '¿Puede {side} jugar {card} para operaciones?',
    space: '¿Puede {side} enviar {card} a la carrera espacial?',
  },
  it: {
    event: '{side} può giocare {card} come evento?',
    headline: '{side} può giocare {card} come testata?',
    ops: '{side} può giocare {card} per le operazioni?',
    space: '{side} può mandare {card} alla corsa allo spazio?',
  },
  ru: {
    event: 'Может ли {side} сыграть «{card}» как событие?',
    headline: 'Может ли {side} сыграть «{card}» как заголовок?',
    ops: 'Может ли {side} сыграть «{card}» на операции?',
    space: 'Может ли {side} отправить «{card}» в космическую гонку?',
  },
};

const SIDE_NAMES: Readonly<Record<Locale, readonly [string, string]>> = {
  en: ['US', 'USSR'],
  es: ['EE. UU.', 'la URSS'],
  it: ['USA', 'URSS'],
  ru: ['США', 'СССР'],
};

describe('a card', () => {
  it.each(LOCALES)('is the card of the case, in every use by either side: %s', (locale) => {
    const wrong = rules.cards.flatMap(({ id, scoring, requires }, at) => {
      const by = at % 2;
      // A card is asked about in two of the four uses, so that every use meets half of them.
      return USES.flatMap((use, nth) => {
        const asked = USED[locale]?.[use] ?? '';
        if ((nth + at) % 2 === 1 || (scoring && use !== 'event' && use !== 'headline')) return [];
        const title = session.texts(locale).names.cards[id]?.title ?? id;
        const question = asked.replace('{side}', SIDE_NAMES[locale]?.[by] ?? '').replace('{card}', String(title));
        const read = asker(question, locale);
        // Whether its condition is met is not said: the card that says it is shown.
        if (read.ok && read.general && use === 'event' && requires && read.general.cards.includes(id)) return [];
        if (!read.ok || read.general) return [question];
        const [play] = read.input.action;
        const headline = by === 0 ? play?.us : play?.ussr;
        const right = use === 'headline' ? headline?.card === id : play?.card === id && play?.as === use;
        const side = use === 'headline' || play?.player === (by === 0 ? 'US' : 'USSR');
        return right && side ? [] : [`${question} ${JSON.stringify(play)}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});

/** Only 3 is 3, may not the US is may the US, at all is at all. */
const EXACT = /(?:only|solo|только) \d|at all|^(?:may|can) (?:the )?not|^no ¿puede|^(?:gli )?(?:usa )?non |^не /i;
