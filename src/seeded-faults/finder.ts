/**
 * Runs the quick part of every claim against the rules it is bundled with, one of which has a fault, until something finds it.
 * Prints a line of JSON: what found it, and the case that tells it.
 */
import type { CaseInput } from '../cases/case.ts';
import { runCase } from '../cases/suite.ts';
import { loadGuerraFria } from '../data/guerra-fria.ts';
import { loadRuleset } from '../data/index.ts';
import type { Edition } from '../data/sources.ts';
import { METHODS, type Method } from '../proofs/proof.ts';
import { prove, type RulesToProve, type Task, tasksOf } from '../proofs/run.ts';

/** What a fault comes to. */
export interface Found {
  /** How it was found; `broken` if the rules do not load with it. */
  readonly by: Method | 'broken' | undefined;
  readonly claim?: string;
  readonly edition?: Edition;
  /** The case that tells it, if it is one. */
  readonly case?: CaseInput;
  /** Does that case fail by itself under the rules with the fault? */
  readonly fails?: boolean;
  readonly detail?: string;
}

const rules: RulesToProve = {
  twilightStruggle: (edition) => loaded(loadRuleset('twilight-struggle', edition)),
  guerraFria: () => loaded(loadGuerraFria()),
};

function loaded<T>(result: { readonly ok: true; readonly rules: T } | { readonly ok: false }): T {
  if (result.ok) return result.rules;
  throw new Error('the rules do not load');
}

function find(): Found {
  const tasks = tasksOf(rules);
  for (const method of METHODS)
    for (const task of tasks) {
      if (task.method !== method) continue;
      const found = findBy(task);
      if (found) return found;
    }
  return { by: undefined };
}

function findBy(task: Task): Found | undefined {
  for (const { failed, counterExamples } of prove(task, true)) {
    if (failed === 0) continue;
    const [example] = counterExamples;
    const { id, method, edition } = task;
    return {
      by: method,
      claim: id,
      ...(edition && { edition }),
      ...(example?.detail !== undefined && { detail: example.detail }),
      ...(example?.case && { case: example.case }),
      ...(example?.case && edition && { fails: !runCase(rules.twilightStruggle(edition), example.case).passed }),
    };
  }
  return undefined;
}

function found(): Found {
  try {
    rules.twilightStruggle('deluxe');
    rules.twilightStruggle('second');
    rules.guerraFria();
  } catch (error) {
    return { by: 'broken', detail: error instanceof Error ? error.message : String(error) };
  }
  return find();
}

process.stdout.write(`${JSON.stringify(found())}\n`);
