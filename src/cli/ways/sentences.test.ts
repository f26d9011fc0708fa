/** A case told in sentences: as a scenario, as a question that is known, as one that is read word by word. */
import { afterAll, describe, expect, it } from 'vitest';
import { type Asker, featureSentences, makeAsker } from '../../asking/asker.ts';
import { featureOf, questionOf, storyOf, type Written, type WrittenScenario } from '../../cases/scenario-text.ts';
import { casesOfFeature } from '../../cases/scenarios.ts';
import { isOrdinary } from '../../cases/suite.ts';
import type { Locale } from '../../core/ruleset.ts';
import { loadAskingWords, loadPhrases, loadTexts } from '../../data/index.ts';
import { LOCALES as ALL_LOCALES, COMPLETE_LOCALES as LOCALES } from '../../data/locales.ts';
import { allPhrases } from '../feature-file.ts';
import { cases, desk, EVERY, isDue, names, ruled, rules, sentences, Ways } from './ways.fixture.ts';

/** Every case read word by word takes five minutes for a language, on a processor that has nothing else to do. */
const WHOLE = EVERY === 1 ? 7_200_000 : undefined;

const ways = new Ways();
afterAll(() => ways.print());

describe('every case of the suite', () => {
  it.each(Object.keys(allPhrases()))('is ruled the same as a scenario in %s, where its sentences say it', (locale) => {
    const way = ways.add(`feature, ${locale}`);
    const phrases = allPhrases();
    const written = cases.flatMap((input) => {
      const said = sentences.get(input) as Written;
      if (!('unsaid' in said)) return [{ input, title: String(input.id), written: said }];
      way.leavesOut(said.unsaid);
      return [];
    });
    const text = featureOf(locale, { phrases: phrases[locale]!, names: loadTexts(locale).names }, 'the suite', written);
    const read = casesOfFeature(text, phrases, names);
    expect(
      read?.problems.slice(0, 5).map(({ message, line }) => [line, message.text, text.split('\n')[line - 1]]),
    ).toEqual([]);
    for (const [at, { input }] of written.entries()) way.agrees(input, ruled(read?.cases[at]?.input as never));
    way.holds();
  });

  const askedIn = (locales: readonly Locale[], options?: Parameters<typeof makeAsker>[3]): Asker => {
    const sources = locales.flatMap((each) => {
      const words = loadAskingWords(each);
      const phrases = loadPhrases(each);
      return words ? [{ locale: each, words, ...featureSentences(phrases), names: loadTexts(each).names }] : [];
    });
    return makeAsker(sources, desk.nameIndex(), rules, options);
  };
  const writing = (locale: Locale) => ({ phrases: allPhrases()[locale]!, names: loadTexts(locale).names });
  const questionIn = (locale: Locale, said: WrittenScenario['written']): string => questionOf(said, writing(locale));

  it.each(ALL_LOCALES)('is ruled the same as a question in %s', (locale) => {
    const way = ways.add(`question, ${locale}`);
    const asker = askedIn(ALL_LOCALES);
    for (const [at, input] of cases.entries()) {
      if (!isDue(at, 5)) continue;
      const said = sentences.get(input) as Written;
      if ('unsaid' in said) {
        way.leavesOut(said.unsaid);
        continue;
      }
      const understood = asker(questionIn(locale, said), locale);
      if (!understood.ok || understood.general) way.leavesOut('not understood as a question');
      else way.agrees(input, ruled(understood.input));
      // So it is told beside a question that is like it; the edition and the readings are those in force there.
      const told = isOrdinary(input, rules.policies) ? asker(storyOf(said, writing(locale)), locale) : understood;
      expect(told).toEqual(understood);
    }
    way.holds();
  });

  // What the sentences of the features mean is known; here they are words like any others, of which most but not all are.
  it.each(LOCALES)(
    'is ruled the same as a question in %s that is read word by word, where it is understood',
    (locale) => {
      const way = ways.add(`word by word, ${locale}`);
      const asker = askedIn(LOCALES, { exact: false });
      for (const [at, input] of cases.entries()) {
        const said = sentences.get(input) as Written;
        if (!isDue(at, 60) || 'unsaid' in said) continue;
        const understood = asker(
          questionIn(locale, { ...said, rules: said.rules.filter((each) => each.values.option !== 'deluxe') }),
          locale,
        );
        if (!understood.ok || understood.general) way.leavesOut('not understood');
        // A case that names no markers says that there are none; where a question takes some for granted it says so.
        else if (understood.assumed.some(({ message }) => message === 'asked.influence'))
          way.leavesOut('taken for granted');
        else way.agrees(input, ruled(understood.input));
      }
      expect(way.differs).toEqual([]);
      expect(way.said).toBeGreaterThan(0);
    },
    WHOLE,
  );
});
