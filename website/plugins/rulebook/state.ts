/** How far everything is: scenarios by feature, clauses by what backs them, languages by what they cover. */
import { LOCALES } from '../../../src/core/ruleset.ts';
import type { ConformanceModel } from '../../src/models.ts';
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
