/** The view of a ruling on a case, for the terminal, a page and the desk alike. */
import { decidedBy } from '../cases/dice.ts';
import { inAllOf } from '../cases/outcomes.ts';
import type { CaseRuling, CaseStep } from '../cases/rule.ts';
import type { Finding } from '../core/finding.ts';
import { cardClause } from '../games/twilight-struggle/board.ts';
import { withBonuses } from './location-bonus.ts';
import type { Reported } from './reported.ts';
import { withoutEmptyRegions } from './score-findings.ts';
import { type Settling, settlingLine } from './settle.ts';
import { type RulingView, type ViewedStep, viewRuling } from './view.ts';

/**
 * What is told of a ruling. `settles`: without what the table of the dice says anyway.
 * @param asLine how something that would settle the case is told: with what to type, unless it is said otherwise
 */
export function viewOfRuling(
  { ruling, claim, settles, nearest, rests, others }: Reported,
  asLine: (settling: Settling) => string = settlingLine,
): RulingView {
  const { rules, state } = ruling.start;
  const byDice = ruling.outcomes.length > 0;
  return viewRuling({
    verdict: ruling.verdict,
    steps: withBonuses(ruling.steps).map((step) => telling(step, ruling)),
    ...(claim !== undefined && { claim }),
    circumstances: { edition: rules.edition, turn: state.turn, defcon: state.defcon },
    rests,
    settles: byDice ? [] : settles.map(asLine),
    nearest,
    about: aboutOf(ruling),
    turns: turnsOn(ruling, others),
    surely: inAllOf(ruling.outcomes),
    decidedBy: ruling.verdict === 'legal' ? decidedBy(ruling.missing?.missing) : undefined,
  });
}

/** Clauses of the tests without which another reading would rule otherwise. */
function turnsOn({ findings }: CaseRuling, others: Reported['others']): string[] {
  const issues = new Set(others.flatMap(({ issue, changes }) => (changes === 'verdict' ? [issue] : [])));
  return findings.flatMap(({ issue, clause, force }) =>
    issue !== undefined && issues.has(issue) && force !== 'applies' ? [clause] : [],
  );
}

/** The card whose event comes about, or else the rule for the use it is put to. */
function aboutOf({ steps, start, failing = steps.at(-1)?.action }: CaseRuling): string | undefined {
  const own = steps.filter(({ action }) => action === failing).flatMap(({ consequences }) => consequences);
  const event = own.find(({ message }) => message === 'event.occurs');
  if (typeof event?.args?.card === 'number') return cardClause(start, event.args.card);
  return own.find(({ message }) => message === 'play.use')?.clause;
}

/**
 * That something was not offered says nothing where the reason is known. What is refused changes nothing: of the action
 * that is refused only the derivation of its numbers is told, and what dice and events had done before the refusal.
 */
function telling(step: CaseStep, ruling: CaseRuling): ViewedStep {
  const fails = step.action === ruling.failing;
  const refused = ruling.verdict === 'illegal' && fails;
  // Where an open test decides whether it may be done at all, nothing has come of it.
  const unsure = ruling.verdict === 'undetermined' && fails && !ruling.missing;
  const known = step.findings.filter(({ message }) => message !== 'unused.not-offered');
  return {
    findings: known.some(({ force }) => force === 'forbids') ? known : step.findings,
    consequences: unsure ? [] : withoutEmptyRegions(refused ? beforeRefusal(step, ruling) : step.consequences),
    phasing: step.before.state.phasing,
    soFar: refused,
  };
}

/** What the play and its event would go on to do is no fact; nor are markers that were only going to be placed. */
const NEVER_TOLD = /^(play|event|effect|option|headline|hand|space\.no-event)\b/;

function beforeRefusal({ consequences, findings, fact }: CaseStep, { steps }: CaseRuling): readonly Finding[] {
  // A claim that is too much as a whole is refused by no single fact: it has done nothing yet.
  const asWhole = steps.at(-1)?.fact === undefined;
  const chosen = fact?.type === 'place' || fact?.type === 'remove';
  return consequences.filter(({ message, clause }) => {
    if (NEVER_TOLD.test(message)) return false;
    if (asWhole) return WORTH.test(message);
    // What the tests say already is not said again.
    if (findings.some((test) => test.message === message && test.clause === clause)) return false;
    return !(chosen && /^(change|cards?|china|deck|vp|defcon)\./.test(message));
  });
}

/** What the points are worth and what markers cost, which no refusal changes. */
const WORTH = /^(operations\.|place\.cost|label\.operations-bonus)/;
