/** What a question means is held against the case it should be, over every country and card, in every language. */

import { describe, expect, it } from 'vitest';
import { CaseDesk } from '../cases/desk.ts';
import { Given } from '../cli/args.ts';
import { Session } from '../cli/session.ts';
import type { Locale } from '../core/ruleset.ts';
import { loadAskingWords, loadPhrases } from '../data/index.ts';
import { COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import { makeAsker } from './asker.ts';

const session = new Session(new Given(new Map()), {}, undefined, undefined, 'en');
const desk = new CaseDesk(session);
const rules = session.rules('deluxe');
const asker = makeAsker(
  LOCALES.flatMap((locale) => {
    const words = loadAskingWords(locale);
    const phrases = loadPhrases(locale);
    const { names } = session.texts(locale);
    return words ? [{ locale, words, sentences: { ...phrases?.given, ...phrases?.when }, names }] : [];
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

/** Only 3 is 3, may not the US is may the US, at all is at all. */
const EXACT = /(?:only|solo|только) \d|at all|^(?:may|can) (?:the )?not|^no ¿puede|^(?:gli )?(?:usa )?non |^не /i;
