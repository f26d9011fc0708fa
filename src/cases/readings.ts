/** Does a ruling depend on how a disputed rule is read? The case is ruled on again under every other supported reading. */
import type { Verdict } from '../core/finding.ts';
import { type Reading, underOthers } from '../core/other-readings.ts';
import type { Issue } from '../core/ruleset.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { onlyReadings } from './arises.ts';
import type { CaseInput } from './case.ts';
import { namedEffects } from './effects.ts';
import type { ExtraNames } from './names.ts';
import { OPTION_POLICIES } from './options.ts';
import { type CaseRuling, ruleCase } from './rule.ts';

/** A reading under which the case comes out differently. */
export interface OtherReading extends Reading {
  readonly verdict: Verdict;
  /** What differs: the verdict, or only what follows from the same verdict. */
  readonly changes: 'verdict' | 'result';
  readonly ruling: CaseRuling;
}

/** The readings that rule otherwise than those in force, for every issue at stake. */
export const otherReadings = (
  rules: Ruleset,
  input: CaseInput,
  ruling: CaseRuling,
  extra: ExtraNames = {},
): OtherReading[] => [...readingsOneByOne(rules, input, ruling, extra)].flatMap((other) => other ?? []);

/** The same, a ruling at a time, for whoever has something else to do between two: undefined for a reading that changes nothing. */
export function* readingsOneByOne(
  rules: Ruleset,
  input: CaseInput,
  ruling: CaseRuling,
  extra: ExtraNames = {},
): Generator<OtherReading | undefined> {
  const atStake = issuesAtStake(rules, input, ruling);
  const rule = (other: CaseInput) => ruleCase(rules, other, extra);
  for (const { judged, ...reading } of underOthers(atStake, ruling.start.rules.policies, input, rule)) {
    const changes = judged.ok && differs(ruling, judged.ruling);
    yield changes ? { ...reading, verdict: judged.ruling.verdict, changes, ruling: judged.ruling } : undefined;
  }
}

/** Every question that a ruling rests on, and how it is read. */
export interface RestsOn {
  readonly issue: string;
  /** The reading in force. */
  readonly option: string | undefined;
  /** No other reading can be ruled under. */
  readonly only: boolean;
}

/**
 * The readings that a ruling rests on: those that the argument names, those of which another rules otherwise, and those
 * entries of the register with a single reading whose very question came up. A variant counts where it is in play.
 */
export function readingsUnder(rules: Ruleset, ruling: CaseRuling, others: readonly OtherReading[]): RestsOn[] {
  const { policies } = ruling.start.rules;
  const named = new Set([
    ...ruling.rests,
    ...others.map(({ issue }) => issue),
    ...onlyReadings(Object.values(rules.issues), ruling),
  ]);
  return [...named].flatMap((id): RestsOn[] => {
    const issue = rules.issues[id];
    if (!issue) return [{ issue: id, option: policies[id], only: false }];
    return isInPlay(issue, policies) ? [{ issue: id, option: policies[id], only: issue.supported.length === 1 }] : [];
  });
}

/** A variant is in play where it is switched on. */
const isInPlay = ({ id, variant, preferred }: Issue, policies: CaseRuling['start']['rules']['policies']): boolean =>
  !variant || (policies[id] ?? preferred) !== preferred;

/** A play whose order of event and Operations the case leaves open, which then are Operations first. 5.2.a */
export interface OtherOrder {
  readonly action: number;
  readonly order: 'event_first';
  readonly verdict: Verdict;
  readonly changes: 'verdict' | 'result';
}

/** The plays that come out differently if the event comes first, where the case does not say which does. */
export function otherOrders(
  rules: Ruleset,
  input: CaseInput,
  ruling: CaseRuling,
  extra: ExtraNames = {},
): OtherOrder[] {
  const asked = new Set(ruling.steps.flatMap(({ action, fact }) => (fact?.type === 'order' ? [action] : [])));
  return [...asked].flatMap((index): OtherOrder[] => {
    const play = input.action[index];
    if (play?.kind !== 'play' || play.order !== undefined || play.event?.order !== undefined) return [];
    const order = 'event_first' as const;
    const action = input.action.map((each, at) => (at === index ? { ...each, order } : each));
    const result = ruleCase(rules, { ...input, action }, extra);
    if (!result.ok) return [];
    const changes = differs(ruling, result.ruling);
    return changes ? [{ action: index, order, verdict: result.ruling.verdict, changes }] : [];
  });
}

/** Issues the argument rests on, or that concern its cards or clauses; not those the case itself has settled. */
export function issuesAtStake(rules: Ruleset, input: CaseInput, ruling: CaseRuling): Issue[] {
  const clauses = new Set(ruling.findings.map((finding) => finding.clause));
  const cards = cardsTouched(ruling);
  const settled = new Set((input.position.options ?? []).map((option) => OPTION_POLICIES[option]?.[0]));
  return Object.values(rules.issues).filter(
    (issue) =>
      issue.supported.length > 1 &&
      isInPlay(issue, ruling.start.rules.policies) &&
      !settled.has(issue.id) &&
      (ruling.rests.includes(issue.id) ||
        issue.cards.some((card) => cards.has(card)) ||
        issue.clauses.some((clause) => clauses.has(clause))),
  );
}

/** Ids of the cards that the argument names or cites, or whose effects are in force. */
export function cardsTouched(ruling: CaseRuling): ReadonlySet<string> {
  const { tables } = ruling.start;
  const touched = new Set<string>();
  const add = (number: unknown): void => {
    const id = typeof number === 'number' ? tables.cards[number]?.id : undefined;
    if (id !== undefined) touched.add(id);
  };
  for (const { clause, args } of ruling.findings) {
    if (clause.startsWith('card:')) touched.add(clause.slice(5));
    add(args?.card);
    // Elsewhere `cards` is the sum of what cards add to a die.
    if (Array.isArray(args?.cards)) for (const number of args.cards) add(number);
  }
  for (const { card } of ruling.start.state.lasting) add(card);
  return touched;
}

function differs(a: CaseRuling, b: CaseRuling): OtherReading['changes'] | undefined {
  if (a.verdict !== b.verdict) return 'verdict';
  // A variant that sets the board up otherwise makes another position, not another reading of this one.
  if (position(a) !== position(b)) return undefined;
  return outcome(a) === outcome(b) ? undefined : 'result';
}

const position = ({ start: { state } }: CaseRuling): string =>
  JSON.stringify([[...state.influence], [...state.zone], state.chinaHolder]);

/** Everything a position or an expectation states, and the effects in force. */
const outcome = ({ facts, end }: CaseRuling): string => JSON.stringify([facts, namedEffects(end)]);
