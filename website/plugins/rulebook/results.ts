/** What the scenarios come to today: they are run for every build, so that no page shows the result of another day. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './commands.ts';

/** `file:line` of every scenario, and whether all its steps passed. */
export type Results = ReadonlyMap<string, boolean>;

/** Runs the scenarios of all languages; one that fails is a result like any other. */
export async function runScenarios(root: string): Promise<Results> {
  const reports = await Promise.all([
    run(root, 'reports/cucumber.ndjson', '.config/cucumber.mjs'),
    run(root, 'reports/guerra-fria.ndjson', 'features/guerra-fria/cucumber.mjs'),
  ]);
  return new Map(reports.flatMap((report) => [...report]));
}

async function run(root: string, messages: string, config: string): Promise<Results> {
  const report = path.join(root, messages);
  rmSync(report, { force: true });
  const cucumber = 'node_modules/@cucumber/cucumber/bin/cucumber.js';
  const options = ['--config', config, '--format', 'summary'];
  const { stderr } = await runNode(root, ['--import', 'tsx', cucumber, ...options]);
  if (!existsSync(report)) throw new Error(`the scenarios could not be run\n${stderr}`);
  return readReport(report);
}

/** Reads a report of messages, one to a line. */
function readReport(report: string): Results {
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
