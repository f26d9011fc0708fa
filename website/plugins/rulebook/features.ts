/** The scenarios of a language as data, each with its clauses and its result. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import type { Locale } from '../../../src/core/ruleset.ts';
import type { GameName } from '../../src/models.ts';
import type { Results } from './results.ts';

export interface Step {
  readonly keyword: string;
  readonly text: string;
  readonly table?: readonly (readonly string[])[];
}

export interface Scenario {
  readonly name: string;
  readonly line: number;
  /** Of the scenario, its rule and its feature, without `@`. */
  readonly tags: readonly string[];
  readonly rule: string;
  readonly steps: readonly Step[];
  readonly result?: 'passed' | 'failed';
}

export interface Feature {
  readonly file: string;
  readonly name: string;
  readonly scenarios: readonly Scenario[];
}

/** Every feature of a language, or those of English if it has none, in the order of the file names. */
export function readFeatures(
  root: string,
  locale: Locale,
  results: Results,
  game: GameName = 'twilight-struggle',
): readonly Feature[] {
  const own = `features/${game}/${locale}`;
  const folder = existsSync(path.join(root, own)) ? own : `features/${game}/en`;
  const files = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.feature'));
  return files.sort().map((name) => readFeature(root, `${folder}/${name}`, results));
}

interface Tagged {
  readonly tags: readonly { readonly name: string }[];
}

function readFeature(root: string, file: string, results: Results): Feature {
  const parser = new Parser(new AstBuilder(() => ''), new GherkinClassicTokenMatcher('en'));
  const { feature } = parser.parse(readFileSync(path.join(root, file), 'utf8'));
  if (!feature) return { file, name: file, scenarios: [] };
  const scenarios: Scenario[] = [];
  type Child = (typeof feature.children)[number];
  const visit = (children: readonly Child[], rule: string, above: readonly Tagged[], given: readonly Step[]): void => {
    let background = given;
    for (const child of children) {
      if (child.background) background = [...background, ...child.background.steps.map(plainStep)];
      if (child.rule)
        visit(child.rule.children as readonly Child[], child.rule.name, [...above, child.rule], background);
      if (!child.scenario) continue;
      const { name, location, steps } = child.scenario;
      const passed = results.get(`${file}:${location.line}`);
      scenarios.push({
        name,
        line: location.line,
        tags: [...above, child.scenario].flatMap(({ tags }) => tags.map((tag) => tag.name.slice(1))),
        rule,
        steps: [...background, ...steps.map(plainStep)],
        ...(passed !== undefined && { result: passed ? 'passed' : 'failed' }),
      });
    }
  };
  visit(feature.children, '', [feature], []);
  return { file, name: feature.name, scenarios };
}

interface WrittenStep extends Step {
  readonly dataTable?: { readonly rows: readonly { readonly cells: readonly { readonly value: string }[] }[] };
}

const plainStep = ({ keyword, text, dataTable }: WrittenStep): Step => ({
  keyword: keyword.trim(),
  text,
  ...(dataTable && { table: dataTable.rows.map(({ cells }) => cells.map(({ value }) => value)) }),
});
