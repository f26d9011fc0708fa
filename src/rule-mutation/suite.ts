/** The cases of the suite as a judge of changed rules: the first ruling that comes out otherwise ends the search. */
import type { CaseInput } from '../cases/case.ts';
import { editionNamed } from '../cases/desk.ts';
import { runCase } from '../cases/suite.ts';
import { compileRuleset } from '../data/compile.ts';
import { gatherSources, type Values } from '../data/gather.ts';
import { guerraFriaRules } from '../data/guerra-fria-compile.ts';
import { resolvePolicies } from '../data/policies.ts';
import { EDITIONS, type Edition } from '../data/sources.ts';
import type { CaseInput as GuerraFriaCase } from '../games/guerra-fria/desk/format.ts';
import type { Ruleset as GuerraFriaRuleset } from '../games/guerra-fria/ruleset.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { guerraFriaDesk } from '../registry.ts';

/** A case of either game, run under the rules that some values make. */
export interface Trial {
  readonly id: string;
  /** What it says, in one text, to find the cases that speak of a thing. */
  readonly text: string;
  /** Whether its expectations hold, and everything that came out. */
  run(rules: Rules): { readonly passed: boolean; readonly digest: string };
}

/** The rulesets that some values make, each compiled when first needed. */
export interface Rules {
  readonly twilightStruggle: (edition: Edition) => Ruleset;
  readonly guerraFria: () => GuerraFriaRuleset;
}

/** The rules that the files make. */
export function rulesOf(values: Values): Rules {
  const known = new Map<Edition, Ruleset>();
  let other: GuerraFriaRuleset | undefined;
  return {
    twilightStruggle: (edition) => {
      const rules = known.get(edition) ?? twilightStruggleRules(values, edition);
      known.set(edition, rules);
      return rules;
    },
    guerraFria: () => {
      const result = guerraFriaRules((name) => values.get(`guerra-fria/${name}`));
      if (!result.ok) throw new Error('these rules cannot be compiled');
      other ??= result.rules;
      return other;
    },
  };
}

function twilightStruggleRules(values: Values, edition: Edition): Ruleset {
  const sources = gatherSources(values);
  const policies = resolvePolicies(sources.issues, sources.profiles);
  if (!policies.ok) throw new Error('these rules cannot be compiled');
  return compileRuleset(sources, edition, policies.policies);
}

/** A case of Twilight Struggle as a trial. */
export function trialOf(input: CaseInput): Trial {
  const edition = editionNamed(input.edition ?? EDITIONS[0]) ?? EDITIONS[0];
  return {
    id: input.id ?? '',
    text: textOf(input),
    run: (rules) => {
      const { passed, ruling, problem } = runCase(rules.twilightStruggle(edition), input);
      if (!ruling) return { passed, digest: problem?.message.text ?? '' };
      const { verdict, failing, facts, findings } = ruling;
      return { passed, digest: digest(verdict, failing, findings, facts) };
    },
  };
}

/** A case of Guerra fría as a trial. */
export function guerraFriaTrialOf(input: GuerraFriaCase): Trial {
  return {
    id: input.id ?? '',
    text: textOf(input),
    run: (rules) => {
      const { outcomes } = guerraFriaDesk.runSuite(rules.guerraFria(), [input]);
      const { passed = false, ruling } = outcomes[0] ?? {};
      return { passed, digest: ruling ? digest(ruling.verdict, ruling.failing, ruling.findings, ruling.facts) : '' };
    },
  };
}

/** The verdict, what decided against the claim, and the outcome; not the sentences, which may quote a value without using it. */
const digest = (
  verdict: string,
  failing: number | undefined,
  findings: readonly { readonly clause: string; readonly force: string; readonly message: string }[],
  facts: unknown,
): string => {
  const against = findings.flatMap(({ clause, force }) => (force === 'applies' ? [] : [clause]));
  return JSON.stringify([verdict, failing, against, facts]);
};

const textOf = (input: unknown): string => JSON.stringify(input).toLowerCase();
