/** The scenarios of a language as data, each with its clauses and, if the suite has been run, its last result. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import type { Locale } from '../../../src/core/ruleset.ts';

export interface Step {
  readonly keyword: string;
  readonly text: string;
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

/** Every feature of a language, in the order of the file names. */
export function readFeatures(root: string, locale: Locale): readonly Feature[] {
  const folder = `features/twilight-struggle/${locale}`;
  if (!existsSync(path.join(root, folder))) return [];
  const results = lastResults(root);
  const files = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.feature'));
  return files.sort().map((name) => readFeature(root, `${folder}/${name}`, results));
}

interface Tagged {
  readonly tags: readonly { readonly name: string }[];
}

function readFeature(root: string, file: string, results: ReadonlyMap<string, boolean>): Feature {
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

const plainStep = ({ keyword, text }: Step): Step => ({ keyword: keyword.trim(), text });

/** `file:line` of every scenario in the last report, and whether all its steps passed; empty without a report. */
function lastResults(root: string): ReadonlyMap<string, boolean> {
  const report = path.join(root, 'reports/cucumber.ndjson');
  if (!existsSync(report)) return new Map();
  const pickles = new Map<string, string>();
  const cases = new Map<string, string>();
  const attempts = new Map<string, string>();
  const passed = new Map<string, boolean>();
  for (const line of readFileSync(report, 'utf8').split('\n')) {
    if (line.startsWith('{"pickle"')) {
      const { pickle } = JSON.parse(line) as { pickle: { id: string; uri: string; location?: { line: number } } };
      pickles.set(pickle.id, `${pickle.uri}:${pickle.location?.line}`);
    } else if (line.startsWith('{"testCase"')) {
      const { testCase } = JSON.parse(line) as { testCase: { id: string; pickleId: string } };
      cases.set(testCase.id, pickles.get(testCase.pickleId) ?? '');
    } else if (line.startsWith('{"testCaseStarted"')) {
      const { testCaseStarted: started } = JSON.parse(line) as { testCaseStarted: { id: string; testCaseId: string } };
      attempts.set(started.id, cases.get(started.testCaseId) ?? '');
    } else if (line.startsWith('{"testStepFinished"')) {
      const { testStepFinished: step } = JSON.parse(line) as {
        testStepFinished: { testCaseStartedId: string; testStepResult: { status: string } };
      };
      const at = attempts.get(step.testCaseStartedId) ?? '';
      passed.set(at, (passed.get(at) ?? true) && step.testStepResult.status === 'PASSED');
    }
  }
  return passed;
}
