/** Ruling on a case: its actions are handed to the referee one after the other. */

import { type Attempt, attempt } from '../core/case-problem.ts';
import type { Finding, Verdict } from '../core/finding.ts';
import type { IssueId } from '../core/ruleset.ts';
import { wording } from '../core/wording.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { actionRounds } from '../games/twilight-struggle/turn/rounds.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import type { Missing } from './asked.ts';
import { type CaseAction, CaseError, type CaseInput, type CasePosition } from './case.ts';
import { assumedControl, unknownControl, whoeverControls } from './control.ts';
import { performFacts } from './facts.ts';
import { performHeadline } from './headlines.ts';
import { cardNamed } from './named.ts';
import { type ExtraNames, indexNames, type NameIndex } from './names.ts';
import { type Observed, observe } from './observe.ts';
import { oddities } from './oddities.ts';
import { withOptions } from './options.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import {
  performAbility,
  performAward,
  performInterrupt,
  performPhase,
  performReaction,
  performSetup,
} from './phases.ts';
import { performPass, performPlay, skipRound } from './plays.ts';
import { setUpPosition } from './position.ts';
import { answerQuery } from './query.ts';
import { type CaseStep, type Run, refuse, remark, stop } from './run.ts';

export type { CaseStep } from './run.ts';

export interface CaseRuling {
  readonly verdict: Verdict;
  readonly steps: readonly CaseStep[];
  /** Index of the action that is refused or cannot be decided. */
  readonly failing?: number;
  /** What the case leaves open, when that is why no verdict is possible. */
  readonly missing?: Missing;
  readonly rests: readonly IssueId[];
  /** What the case states of a play after which the game was over: nothing asked for it any more. */
  readonly passedOver: Run['passedOver'];
  /** What the position states that cannot have come about. */
  readonly odd: readonly Finding[];
  /** What the dice would do, where they are all that is missing: the play is legal whatever they show. */
  readonly outcomes: readonly Outcome[];
  /** What had to happen because nothing else could, although the case does not state it. */
  readonly forced: Run['forced'];
  /** Everything a case may state as expected, as it came out. */
  readonly facts: Observed;
  readonly findings: readonly Finding[];
  readonly start: Board;
  readonly end: Board;
  readonly names: NameIndex;
}

export type RuleResult = Attempt<{ readonly ruling: CaseRuling }>;

/**
 * Rules on a case. The rules are those of the caller, with the options and policies that the case itself names.
 * @returns the ruling; or the problem, if a name is unknown or the case makes no sense
 */
export const ruleCase = (
  rules: Ruleset,
  input: CaseInput,
  extraNames: ExtraNames = {},
  otherwise?: Run['otherwise'],
): RuleResult => attempt(() => ({ ruling: ruleValid(rules, input, extraNames, otherwise) }));

function ruleValid(
  rules: Ruleset,
  input: CaseInput,
  extraNames: ExtraNames,
  otherwise: Run['otherwise'] | undefined,
): CaseRuling {
  const open = unknownControl(input.position);
  if (open !== undefined)
    return whoeverControls(open, (holder) => {
      const control = { ...input.position.control, [open]: holder };
      return ruleValid(rules, { ...input, position: { ...input.position, control } }, extraNames, otherwise);
    });
  const own = withOptions(rules, input);
  const { names, agreements } = namesWithAgreements(own, input, extraNames);
  const ruled = ruling(own, input, names, otherwise);
  const unsaid = Object.entries(agreements()).filter(([issue, option]) => own.policies[issue] !== option);
  // Whoever names a card that needs an agreement has it in the deck.
  if (unsaid.length > 0)
    return ruleValid(rules, withPolicies(input, Object.fromEntries(unsaid)), extraNames, otherwise);
  if ('error' in ruled) throw ruled.error;
  const refused = otherwise ? undefined : refusedWhichever(ruled, (chooser) => ruling(own, input, names, chooser));
  if (refused) return refused;
  return { ...ruled, rests: [...new Set([...ruled.rests, ...Object.keys(agreements())])] };
}

/**
 * Where it is not stated which option is chosen, and none of them goes with what is stated, the claim is refused whichever it was.
 * @returns the ruling on the option that comes furthest
 */
function refusedWhichever(
  ruled: CaseRuling,
  ruleWith: (chooser: NonNullable<Run['otherwise']>) => CaseRuling | { readonly error: CaseError },
): CaseRuling | undefined {
  if (ruled.verdict !== 'undetermined' || ruled.missing?.missing !== 'option') return undefined;
  const rulings = twilightStruggle.choices(ruled.end).map((fact) => {
    const answers = [fact];
    return ruleWith(() => answers.pop());
  });
  const refused = rulings.filter((each): each is CaseRuling => 'verdict' in each && each.verdict === 'illegal');
  const handed = ({ steps }: CaseRuling): number => steps.filter(({ fact }) => fact !== undefined).length;
  const [furthest] = refused.toSorted((a, b) => handed(b) - handed(a));
  const asked = ruled.steps.at(-1)?.findings[0];
  const last = furthest?.steps.at(-1);
  if (!furthest || !asked || !last || refused.length < rulings.length) return undefined;
  const whichever: Finding = { ...asked, force: 'forbids', message: 'play.whichever' };
  return {
    ...furthest,
    steps: [...furthest.steps.slice(0, -1), { ...last, findings: [...last.findings, whichever] }],
    findings: [...furthest.findings, whichever],
  };
}

const withPolicies = (input: CaseInput, policies: Readonly<Record<string, string>>): CaseInput => ({
  ...input,
  policies: { ...input.policies, ...policies },
});

function ruling(
  own: Ruleset,
  input: CaseInput,
  names: NameIndex,
  otherwise: Run['otherwise'] | undefined,
): CaseRuling | { readonly error: CaseError } {
  try {
    const start = setUpPosition(makeBoard(own), withPhasing(input), names);
    const pile = (input.position.deck_top_first ?? []).map((ref) =>
      cardNamed(names, ref, ['position', 'deck_top_first']),
    );
    const run = { ...makeRun(start, names, pile), ...(otherwise && { otherwise }) };
    for (const finding of assumedControl(start, input.position, names)) remark(run, 0, finding);
    return { ...carryOut(run, input.action, input.position), odd: oddities(start, input, names) };
  } catch (error) {
    if (error instanceof CaseError) return { error };
    throw error;
  }
}

/** Where nobody says whose action round it is, it is that of whoever plays first. 4.5.D */
function withPhasing({ position, action: [first] }: CaseInput): CasePosition {
  const plays = first !== undefined && ['play', 'pass', 'any_other_play'].includes(first.kind);
  return plays && first.player !== undefined && position.phasing === undefined
    ? { ...position, phasing: first.player }
    : position;
}

/** Names, and what the players must have agreed on for the cards that have been looked up; the case itself may say otherwise. */
function namesWithAgreements(own: Ruleset, input: CaseInput, extraNames: ExtraNames) {
  const index = indexNames(own, extraNames);
  const looked = new Set<number>();
  const names: NameIndex = {
    ...index,
    card: (name) => {
      const number = index.card(name);
      if (number !== undefined) looked.add(number);
      return number;
    },
  };
  const agreements = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      own.cards.flatMap(({ number, deck }) =>
        deck && looked.has(number) && (input.policies?.[deck.issue] ?? deck.when) === deck.when
          ? [[deck.issue, deck.when]]
          : [],
      ),
    );
  return { names, agreements };
}

/**
 * Rules on actions on a board, such as that of a game being played.
 * @param known asked for what an action leaves open, before it is called missing or declined
 */
export const ruleOn = (
  board: Board,
  actions: readonly CaseAction[],
  names: NameIndex,
  known: Pick<Run, 'otherwise' | 'told'> = {},
): RuleResult => attempt(() => ({ ruling: carryOut({ ...makeRun(board, names), ...known }, actions) }));

const makeRun = (board: Board, names: NameIndex, pile: number[] = []): Run => ({
  board,
  names,
  steps: [],
  pile,
  answers: {},
  passedOver: [],
  forced: [],
  verdict: 'legal',
});

function carryOut(run: Run, actions: readonly CaseAction[], { turn, action_round }: CasePosition = {}): CaseRuling {
  const { board: start, names } = run;
  for (const [index, action] of actions.entries()) {
    const { result } = run.board.state;
    if (result && action.kind !== 'query') {
      refuse(run, index, [afterTheEnd(run.board, result.clause)]);
      break;
    }
    const isRoundStated = turn !== undefined && action_round !== undefined;
    const refusal = index === 0 && action.kind === 'play' && isRoundStated && noSuchRound(run.board);
    if (refusal) {
      refuse(run, index, [refusal]);
      break;
    }
    const nextIsReaction = actions[index + 1]?.kind === 'reaction';
    perform(run, index, action, nextIsReaction);
    if (run.verdict !== 'legal') break;
    // Nobody knows where the next action begins.
    if (run.open && index < actions.length - 1) stop(run, index, run.missing as Missing);
    if (run.open) break;
  }
  const all = run.steps.flatMap((step) => [...step.findings, ...step.consequences]);
  const { failing, missing } = run;
  return {
    verdict: run.verdict,
    steps: run.steps,
    ...(failing !== undefined && { failing }),
    ...(missing && { missing }),
    passedOver: run.passedOver,
    forced: run.forced,
    odd: [],
    outcomes: run.open ? outcomesOf(run.board) : [],
    rests: [...new Set(all.flatMap((finding) => finding.issue ?? []))],
    facts: observe(start, run.board, all, run.steps, run.answers),
    findings: all,
    start,
    end: run.board,
    names,
  };
}

/** Nothing is done any more in a game that is over. 8.1.3, 10.3.1.a */
const afterTheEnd = ({ state: { vp, defcon, result } }: Board, clause: string): Finding =>
  result?.how === 'defcon-1'
    ? { clause, force: 'forbids', message: 'over.defcon', args: { n: defcon } }
    : { clause, force: 'forbids', message: 'over.vp', args: { n: Math.abs(vp) } };

/** A play belongs to one of the action rounds that the side has in this turn. 4.5.D, 6.4.4.d */
function noSuchRound(board: Board): Finding | undefined {
  const { round, phasing, turn } = board.state;
  const limit = actionRounds(board, phasing);
  if (round <= limit) return undefined;
  return { clause: '4.5.D', force: 'forbids', message: 'round.none', args: { side: phasing, n: round, limit, turn } };
}

/** Of what an action of a kind says, one at least has to be said; an empty list or map says nothing. */
const SAYS: Readonly<Record<string, readonly (keyof CaseAction)[]>> = {
  headline: ['us', 'ussr'],
  setup: ['us', 'ussr', 'us_bid', 'ussr_bid'],
  facts: ['facts'],
  interrupt: ['remove'],
};

function refuseEmpty(index: number, action: CaseAction): void {
  const keys = SAYS[action.kind] ?? [];
  const isSaid = keys.some((key) => action[key] !== undefined && Object.keys(action[key] as object).length > 0);
  const [key] = keys;
  if (key === undefined || isSaid) return;
  const message = wording('"{key}" is missing in the action of kind "{kind}"', { key, kind: action.kind });
  throw new CaseError({ path: ['action', index], message });
}

function perform(run: Run, index: number, action: CaseAction, nextIsReaction: boolean): void {
  refuseEmpty(index, action);
  const { kind } = action;
  if (!Object.hasOwn(PERFORMED, kind))
    throw new CaseError({
      path: ['action', index, 'kind'],
      message: wording('unknown kind of action "{name}"', { name: kind }),
    });
  PERFORMED[kind]?.(run, index, action, nextIsReaction);
}

/** What is done with an action of each kind. */
const PERFORMED: Readonly<
  Record<string, (run: Run, index: number, action: CaseAction, nextIsReaction: boolean) => unknown>
> = {
  play: performPlay,
  headline: performHeadline,
  pass: performPass,
  phase: performPhase,
  setup: performSetup,
  interrupt: performInterrupt,
  reaction: performReaction,
  ability: performAbility,
  award: performAward,
  query: ({ answers, board, names, steps }, _, action) => {
    const told = steps.flatMap(({ consequences }) => consequences);
    Object.assign(answers, answerQuery(board, action, names, told));
  },
  facts: performFacts,
  any_other_play: skipRound,
};
