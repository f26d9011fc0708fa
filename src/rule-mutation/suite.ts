/** The cases of the suite as a judge of changed rules: the first ruling that comes out otherwise ends the search. */
import type { CaseInput } from '../cases/case.ts';
import { editionNamed } from '../cases/desk.ts';
import { OPTION_POLICIES } from '../cases/options.ts';
import { runCase } from '../cases/suite.ts';
import { compileRuleset } from '../data/compile.ts';
import { gatherSources, type Values } from '../data/gather.ts';
import { resolvePolicies } from '../data/policies.ts';
import { EDITIONS, type Edition } from '../data/sources.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type GuerraFriaCase, type GuerraFriaRuleset, guerraFria, runGuerraFriaCase } from '../registry/guerra-fria.ts';
import { guerraFriaTools } from '../registry/tools.ts';

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
  readonly twilightStruggle: (edition: Edition, profile?: string) => Ruleset;
  readonly guerraFria: () => GuerraFriaRuleset;
}

/** The rules that the files make. */
export function rulesOf(values: Values): Rules {
  const known = new Map<string, Ruleset>();
  let other: GuerraFriaRuleset | undefined;
  return {
    twilightStruggle: (edition, profile) => {
      const key = `${edition} ${profile}`;
      const rules = known.get(key) ?? twilightStruggleRules(values, edition, profile);
      known.set(key, rules);
      return rules;
    },
    guerraFria: () => {
      other ??= guerraFriaTools.rulesFrom(values);
      return other;
    },
  };
}

function twilightStruggleRules(values: Values, edition: Edition, profile: string | undefined): Ruleset {
  const sources = gatherSources(values);
  const policies = resolvePolicies(sources.issues, sources.profiles, { ...(profile !== undefined && { profile }) });
  if (!policies.ok) throw new Refused('these rules cannot be compiled');
  return compileRuleset(sources, edition, policies.policies);
}

/** Rules or readings that the loader refuses, which is no failure of the program. */
class Refused extends Error {}

function compiled<T>(compile: () => T): T | undefined {
  try {
    return compile();
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** A case of Twilight Struggle as a trial; under a profile, as `arbiter suite --profile` runs it. */
export function trialOf(input: CaseInput, profile?: string): Trial {
  const edition = editionNamed(input.edition ?? EDITIONS[0]) ?? EDITIONS[0];
  return {
    id: profile === undefined ? (input.id ?? '') : `${input.id} (${profile})`,
    text: textOf(input),
    run: (rules) => {
      const own = compiled(() => rules.twilightStruggle(edition, profile));
      if (!own) return { passed: false, digest: `no profile ${profile}` };
      const refused = Object.entries(readingsOf(input)).find(
        ([id, option]) => !own.issues[id]?.supported.includes(option),
      );
      // The desk refuses to rule under an option that the register does not offer.
      if (refused) return { passed: false, digest: `no option ${refused.join('=')}` };
      const { passed, ruling, problem } = runCase(own, input);
      if (!ruling) return { passed, digest: problem?.message.text ?? '' };
      const { verdict, failing, facts, findings, steps } = ruling;
      const told = steps.flatMap(({ consequences }) =>
        consequences.map(({ message, args }) => [message, args?.country, args?.side]),
      );
      return { passed, digest: digest(verdict, failing, findings, facts, told) };
    },
  };
}

/** The readings that a case asks for, by itself or by its options. */
const readingsOf = ({ policies, position }: CaseInput): Readonly<Record<string, string>> => ({
  ...policies,
  ...Object.fromEntries(
    (position.options ?? []).flatMap((option) => [OPTION_POLICIES[option] ?? []].filter((each) => each.length > 0)),
  ),
});

/** A case of Guerra fría as a trial. */
export function guerraFriaTrialOf(input: GuerraFriaCase): Trial {
  return {
    id: input.id ?? '',
    text: textOf(input),
    run: (rules) => {
      const { passed, ruling } = runGuerraFriaCase(guerraFria, rules.guerraFria(), input);
      return { passed, digest: ruling ? digest(ruling.verdict, ruling.failing, ruling.findings, ruling.facts) : '' };
    },
  };
}

/**
 * The verdict, what decided against the claim, the outcome, and in which order what happened is told; not the sentences,
 * which may quote a value without using it.
 */
const digest = (
  verdict: string,
  failing: number | undefined,
  findings: readonly { readonly clause: string; readonly force: string; readonly message: string }[],
  facts: unknown,
  told?: unknown,
): string => {
  const against = findings.flatMap(({ clause, force }) => (force === 'applies' ? [] : [clause]));
  return JSON.stringify([verdict, failing, against, facts, told]);
};

const textOf = (input: unknown): string => JSON.stringify(input).toLowerCase();
