/**
 * A ruling for programs, the output of `arbiter rule --format json`:
 *
 * - `id`, `title`, `edition`; `verdict` legal | illegal | undetermined; `claim` in words
 * - `findings`: the tests, `consequences`: what follows, both in order; each `{action, clause, force, message, args, text}`
 *   with `action` the index of the action (from 1), `args` by id, `text` in the language asked for, and where it applies
 *   `over` (clauses an exception lifts), `see`, `issue`
 * - `facts`: everything a case may state as expected; influence only of countries that changed
 * - `missing`: what the case leaves open; `settles`, `nearest`: in words
 * - `rests`: readings the argument rests on, `{issue, option, text}`
 * - `dependsOn`: readings under which it comes out differently, `{issue, option, changes, verdict, text}`
 * - `passedOver`: dice and choices of the case that no rule asked for, `{action, key, value}`
 * - `unverified`: values no printed source confirms, `{where, why}`
 * - `position`: the position afterwards, as a case states it
 */
import type { CaseInput } from '../cases/case.ts';
import type { OtherReading } from '../cases/readings.ts';
import type { CaseRuling } from '../cases/rule.ts';
import { positionOf } from '../cases/write.ts';
import type { Args, Finding } from '../core/finding.ts';
import type { Names } from '../core/render.ts';
import { say } from './language.ts';
import { withBonuses } from './location-bonus.ts';
import type { Language } from './ruling-view-format.ts';
import type { Unverified } from './unverified.ts';

/** A ruling with everything the command line adds to it. */
export interface Reported {
  readonly input: CaseInput;
  readonly ruling: CaseRuling;
  readonly claim: string | undefined;
  readonly settles: readonly string[];
  readonly nearest: readonly string[];
  readonly others: readonly OtherReading[];
  readonly unverified: readonly Unverified[];
}

/** The ruling as plain JSON. */
export function rulingJson(
  { input, ruling, claim, settles, nearest, others, unverified }: Reported,
  language: Language,
): object {
  const { policies, edition } = ruling.start.rules;
  const optionText = (issue: string, option: string) => language.issues?.[issue]?.options[option];
  const findings = (pick: 'findings' | 'consequences') =>
    withBonuses(ruling.steps).flatMap((step) =>
      step[pick].map((finding) => ({ action: step.action + 1, ...findingJson(finding, language) })),
    );
  return {
    ...(input.id !== undefined && { id: input.id }),
    ...(input.title !== undefined && { title: input.title }),
    edition,
    verdict: ruling.verdict,
    ...(claim !== undefined && { claim }),
    findings: findings('findings'),
    consequences: findings('consequences'),
    facts: factsJson(ruling),
    ...(ruling.failing !== undefined && { failingStep: ruling.failing + 1 }),
    ...(ruling.missing && { missing: ruling.missing.missing }),
    settles,
    nearest,
    rests: ruling.rests.map((issue) => ({
      issue,
      option: policies[issue],
      text: optionText(issue, policies[issue] ?? ''),
    })),
    dependsOn: others.map(({ issue, option, changes, verdict }) => ({
      issue,
      option,
      changes,
      verdict,
      text: optionText(issue, option),
    })),
    passedOver: ruling.passedOver.map((each) => ({ ...each, action: each.action + 1 })),
    unverified,
    position: positionOf(ruling.end, input.position.deck_top_first).position,
  };
}

/** A finding with ids for numbers, and its sentence. */
export function findingJson(finding: Finding, language: Language): object {
  const { clause, force, message, args, over, see, issue } = finding;
  return {
    clause,
    force,
    message,
    ...(args && { args: argsById(args, language.names) }),
    text: say(language, finding),
    ...(over && { over }),
    ...(see && { see }),
    ...(issue !== undefined && { issue }),
  };
}

/** Indexes of countries, numbers of cards and sides mean nothing outside: their ids do. */
function argsById(args: Args, { of, each }: Names): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      if (typeof value === 'object') return [key, value.map((member) => each[key]?.(member, 'id') ?? member)];
      return [key, of[key]?.(value, 'id') ?? value];
    }),
  );
}

/** What came out. Influence is that of every country on the board; only changes are worth a line. */
function factsJson({ facts, start, end }: CaseRuling): object {
  const { influence, cards: _, deck: __, effect: ___, ...rest } = facts as Record<string, unknown>;
  const changed = end.tables.countries.flatMap(({ id, index }) => {
    const same = [0, 1].every(
      (side) => start.state.influence[2 * index + side] === end.state.influence[2 * index + side],
    );
    return same ? [] : [[id, (influence as Record<string, unknown>)[id]] as const];
  });
  return { influence: Object.fromEntries(changed), ...rest };
}
