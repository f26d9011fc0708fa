/** A ruling for programs: the output of `arbiter rule --format json`, described in `json.ts`. */
import { decidedBy } from '../cases/dice.ts';
import type { CaseRuling } from '../cases/rule.ts';
import { positionOf } from '../cases/write.ts';
import { findingJson } from './finding-json.ts';
import { houseApplied } from './house.ts';
import type { RulingJson } from './json.ts';
import { type CallLanguage, say } from './language.ts';
import { withBonuses } from './location-bonus.ts';
import { lookedAt } from './looked-at.ts';
import { remedyFor } from './remedy.ts';
import { claimsInWords, type Reported } from './reported.ts';
import { viewOfRuling } from './ruling-view.ts';
import { settlingLine } from './settle.ts';

/** The ruling as plain JSON. */
export function rulingJson(reported: Reported, language: CallLanguage): RulingJson {
  const { input, ruling, claim, settles, nearest, others, rests, orders, unverified } = reported;
  const { decides } = viewOfRuling(reported);
  const remedy = remedyFor(ruling, input);
  const { edition, house } = ruling.start.rules;
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
    ...(ruling.verdict === 'legal' && { comes: decidedBy(ruling.missing?.missing) ?? 'certain' }),
    complete: ruling.verdict === 'legal' && !ruling.missing,
    ...(claim !== undefined && { claim }),
    findings: findings('findings'),
    consequences: findings('consequences'),
    facts: factsJson(ruling),
    ...(ruling.failing !== undefined && { failingStep: ruling.failing + 1 }),
    ...(ruling.missing && { missing: ruling.missing.missing }),
    outcomes: ruling.outcomes.map(({ dice, consequences }) => ({
      dice,
      consequences: consequences.map((finding) => findingJson(finding, language)),
    })),
    settles: settles.map(settlingLine),
    nearest,
    ...(decides !== undefined && { decides: { clause: decides, text: language.sentence?.(decides) } }),
    looked: lookedAt(ruling, language),
    ...(remedy && { remedy: say(language, remedy) }),
    rests: rests.map(({ issue, option, only }) => ({ issue, option, text: optionText(issue, option ?? ''), only })),
    dependsOn: others.map(({ issue, option, changes, verdict }) => ({
      issue,
      option,
      changes,
      verdict,
      text: optionText(issue, option),
    })),
    orderOpen: orders.map((each) => ({ ...each, action: each.action + 1 })),
    claims: reported.claims.map(({ key, state, claimed, found, how }, at) => ({
      key,
      state,
      claimed,
      found,
      how: how.map((finding) => findingJson(finding, language)),
      text: claimsInWords(reported, language)[at] as string,
    })),
    odd: ruling.odd.map((finding) => findingJson(finding, language)),
    passedOver: ruling.passedOver.map((each) => ({ ...each, action: each.action + 1 })),
    unverified,
    ...(house && { house: { title: house.title, applied: houseApplied(house, ruling.findings) } }),
    position: positionOf(ruling.end, input.position.deck_top_first).position,
  };
}

/** What came out. Influence is that of every country on the board; only changes are worth a line. */
function factsJson({ facts, start, end }: CaseRuling): Readonly<Record<string, unknown>> {
  const { influence, cards: _, deck: __, effect: ___, ...rest } = facts as Record<string, unknown>;
  const changed = end.tables.countries.flatMap(({ id, index }) => {
    const same = [0, 1].every(
      (side) => start.state.influence[2 * index + side] === end.state.influence[2 * index + side],
    );
    return same ? [] : [[id, (influence as Record<string, unknown>)[id]] as const];
  });
  return { influence: Object.fromEntries(changed), ...rest };
}
