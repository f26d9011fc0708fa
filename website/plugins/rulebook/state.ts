/** How far everything is: scenarios by feature, clauses by what backs them, languages by what they cover. */
import { LOCALES } from '../../../src/core/ruleset.ts';
import type { ConformanceModel, TranslationsModel } from '../../src/models.ts';
import { type Library, slugOf } from './library.ts';

export function conformanceModel(library: Library, states: ReadonlyMap<string, readonly unknown[]>): ConformanceModel {
  const { content, locale } = library;
  const features = content.features[locale];
  return {
    features: features.map(({ name, file, scenarios }) => ({
      name,
      file,
      scenarios: scenarios.length,
      passed: scenarios.filter(({ result }) => result === 'passed').length,
      failed: scenarios.filter(({ result }) => result === 'failed').length,
    })),
    clauses: library.clauses
      .filter((clause) => clause.normative)
      .map((clause) => ({
        id: clause.id,
        slug: slugOf(clause.id),
        summary: library.summaryIn(locale, clause.id),
        scenarios: features.reduce(
          (sum, feature) => sum + feature.scenarios.filter(({ tags }) => tags.includes(`clause:${clause.id}`)).length,
          0,
        ),
        states: states.get(clause.id)?.length ?? 0,
        code: content.code.get(clause.id)?.length ?? 0,
        languages: LOCALES.filter((language) => content.translated[language].has(clause.id)).length,
      })),
  };
}

export function translationsModel({ content }: Library): TranslationsModel {
  const { sources } = content;
  const cards = sources.cards.flatMap((file) => file.cards);
  return LOCALES.map((locale) => {
    const { names, messages } = content.texts[locale];
    const own = content.translated[locale];
    const count = (ids: readonly string[]) => ids.filter((id) => own.has(id)).length;
    const scenarios = content.features[locale].reduce((sum, feature) => sum + feature.scenarios.length, 0);
    return {
      locale,
      rows: {
        clauses: [count(sources.clauses.map(({ id }) => id)), sources.clauses.length],
        issues: [count(sources.issues.map(({ id }) => id)), sources.issues.length],
        cards: [cards.filter(({ id }) => names.cards[id]?.title !== undefined).length, cards.length],
        countries: [
          sources.map.countries.filter(({ id }) => names.countries[id]?.name !== undefined).length,
          sources.map.countries.length,
        ],
        messages: [Object.keys(messages).length, Object.keys(content.texts.en.messages).length],
        scenarios: [scenarios, content.features.en.reduce((sum, feature) => sum + feature.scenarios.length, 0)],
      },
    };
  });
}
