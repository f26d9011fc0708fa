/** Options and policies that a case itself names, on top of the rules of the caller. */
import { remember } from '../core/remember.ts';
import { wording } from '../core/wording.ts';
import { contradictionIn } from '../data/exclusions.ts';
import { notInEdition, printedUnder } from '../data/policies.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { CaseError, type CaseInput } from './case.ts';

/** Option of the case format -> the issue and option it stands for. */
export const OPTION_POLICIES: Readonly<Record<string, readonly [issue: string, option: string]>> = {
  tournament: ['tournament-reveal', 'on'],
  realign_ignores_defcon: ['realign-ignores-defcon', 'on'],
  realign_phasing_safe: ['realign-phasing-safe', 'on'],
  mix_influence_realign: ['mix-influence-realign', 'on'],
  space_no_roll: ['space-without-roll', 'on'],
  chinese_civil_war: ['chinese-civil-war', 'on'],
  turn_zero: ['turn-zero', 'on'],
  late_war_scenario: ['late-war-scenario', 'on'],
};

/** Agreements about the set-up, which are no policies. */
const HANDICAPS = new Set(['us_bid_4']);

/**
 * The ruleset with the policies of the case. Throws a `CaseError` for an unknown option, and for a variant that the
 * edition does not have.
 */
export function withOptions(rules: Ruleset, input: CaseInput): Ruleset {
  const policies: Record<string, string> = { ...rules.policies, ...input.policies };
  for (const [issue, option] of Object.entries(input.policies ?? {}))
    refuseVariant(rules, issue, option, ['policies', issue]);
  for (const [index, option] of (input.position.options ?? []).entries()) {
    const known = OPTION_POLICIES[option];
    const path = ['position', 'options', index];
    if (known) {
      refuseVariant(rules, ...known, path);
      policies[known[0]] = known[1];
    } else if (!HANDICAPS.has(option)) {
      throw new CaseError({
        path,
        message: wording('unknown option "{option}"; known are {names}', {
          option,
          names: [...Object.keys(OPTION_POLICIES), ...HANDICAPS].join(', '),
        }),
      });
    }
  }
  // Whoever states what has come of a crisis plays with them.
  const { issue, when } = rules.turnZero.policy;
  if (input.position.crises || input.position.phase === 'turn_zero') {
    refuseVariant(rules, issue, when, ['position', input.position.crises ? 'crises' : 'phase']);
    policies[issue] = when;
  }
  const contradicted = contradictionIn(Object.values(rules.issues), policies);
  if (contradicted) {
    const path = input.position.options ? ['position', 'options'] : ['policies'];
    throw new CaseError({ path, message: contradicted.message });
  }
  return readAs(rules, policies);
}

/** So many ways to read the same rules are kept, with the tables made of them: a case is ruled on again under one after the other. */
const MOST_KEPT = 100;

const keptOf = remember((_: Ruleset) => new Map<string, Ruleset>());

/** The same rules under these policies; the same object for the same policies, as far as they are kept. */
function readAs(rules: Ruleset, policies: Readonly<Record<string, string>>): Ruleset {
  if (Object.entries(policies).every(([issue, option]) => rules.policies[issue] === option)) return rules;
  const known = keptOf(rules);
  const name = JSON.stringify(policies);
  const found = known.get(name) ?? { ...rules, policies };
  // The one that was asked for longest ago stands first.
  known.delete(name);
  known.set(name, found);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  return found;
}

function refuseVariant(rules: Ruleset, issueId: string, option: string, path: readonly (string | number)[]): void {
  const issue = rules.issues[issueId];
  const problem = issue && notInEdition(issue, option, printedUnder(rules));
  if (problem) throw new CaseError({ path: [...path], message: problem.message });
}
