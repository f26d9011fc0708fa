/** What the referee is held against: cases and scenarios with their results, and for every clause what backs it. */
import { LOCALES } from '../../../src/data/locales.ts';
import type { ConformanceModel, FeatureModel, SuiteSection } from '../../src/models.ts';
import type { Feature } from './features.ts';
import { defined, type Library, scenarioModel, slugOf } from './library.ts';

export function conformanceModel(
  library: Library,
  states: ReadonlyMap<string, readonly unknown[]>,
  sections: readonly SuiteSection[],
): ConformanceModel {
  const { content, locale } = library;
  const features = content.features[locale]!;
  const scenarios = features.flatMap((feature) => feature.scenarios);
  const cases = sections.flatMap((section) => section.cases);
  return {
    suite: sections.map((section) => ({
      id: section.id,
      count: section.cases.length,
      passed: section.cases.filter(({ difference }) => difference === undefined).length,
    })),
    features: features.map((feature) => ({
      name: feature.name,
      id: featureId(feature),
      count: feature.scenarios.length,
      passed: feature.scenarios.filter(({ result }) => result === 'passed').length,
    })),
    issues: (['high', 'medium', 'low'] as const).map((confidence) => ({
      confidence,
      count: content.sources.issues.filter((issue) => issue.confidence === confidence).length,
    })),
    clauses: library.clauses
      .filter((clause) => clause.normative)
      .map(({ id }) => ({
        id,
        slug: slugOf(id),
        summary: library.summaryIn(locale, id),
        cases: cases.filter(({ clauses }) => clauses.some((clause) => clause.id === id)).length,
        scenarios: scenarios.filter(({ tags }) => tags.includes(`clause:${id}`)).length,
        states: states.get(id)?.length ?? 0,
        code: content.code.get(id)?.length ?? 0,
        languages: LOCALES.filter((language) => content.translated[language]!.has(id)).length,
      })),
  };
}

/** `06-coup` for `features/twilight-struggle/en/06-coup.feature`: the same in every language. */
const featureId = ({ file }: Feature): string => file.replace(/^.*\/|\.feature$/g, '');

/** Every scenario, for the page that shows them all. */
export const featureModels = (library: Library): readonly FeatureModel[] =>
  library.content.features[library.locale]!.map((feature) => ({
    id: featureId(feature),
    name: feature.name,
    scenarios: feature.scenarios.map((scenario) => ({
      scenario: scenarioModel(feature, scenario),
      clauses: defined(
        scenario.tags.flatMap((tag) =>
          tag.startsWith('clause:') ? [library.clause(tag.slice('clause:'.length))] : [],
        ),
      ),
    })),
  }));
