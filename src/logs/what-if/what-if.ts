/** Another action in the place of one that was played: what it leads to, and how far the rest of the game goes with it. */

import type { CaseAction, CaseProblem } from '../../cases/case.ts';
import type { NameIndex } from '../../cases/names.ts';
import { type CaseRuling, ruleOn } from '../../cases/rule.ts';
import { messageOf } from '../../cases/run.ts';
import { type Finding, verdictOf } from '../../core/finding.ts';
import { testsOf } from '../../core/judge.ts';
import { accepts, stepAt } from '../../core/steps.ts';
import { wording } from '../../core/wording.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { type Side, US } from '../../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import { type Halt, informed, type PlacedFact, playFacts, type Scene, settled } from './scenes.ts';

/** What takes the place of an action: another action, or other dice in the same one. */
export type Replacement =
  | { readonly kind: 'action'; readonly action: CaseAction }
  | { readonly kind: 'dice'; readonly dice: Extract<GameFact, { type: 'roll' | 'rolls' }> };

export interface WhatIf {
  readonly scene: Scene;
  /** The facts of the action that took the place of the one that was played. */
  readonly facts: readonly GameFact[];
  readonly verdict: 'legal' | 'illegal' | 'undetermined';
  /** What was found about it; for an illegal action what forbids it. */
  readonly findings: readonly Finding[];
  /** Entries after it that could be played as they were. */
  readonly played: number;
  /** Where and why the game stops making sense; undefined if it goes to its end. */
  readonly halt?: { readonly scene: Scene; readonly why: Halt } | undefined;
  /** The game is over here, by what took the place, before what was played is told. */
  readonly overAt?: Scene | undefined;
  /** Both games at the same moment: where the other one stopped, or the end. */
  readonly logged: Board;
  readonly other: Board;
}

/** Plays a game with one action replaced. */
export function whatIf(
  { scenes, end }: { readonly scenes: readonly Scene[]; readonly end: Board },
  at: number,
  replacement: Replacement,
  names: NameIndex,
): WhatIf | { readonly problem: CaseProblem } {
  const scene = scenes[at] as Scene;
  const done = replace(scene, replacement, names);
  if ('problem' in done) return done;
  const { facts, verdict, findings } = done;
  const start = { scene, facts, verdict, findings };
  if (verdict !== 'legal') return { ...start, played: 0, logged: scene.before, other: scene.before };
  let board = done.board;
  for (const [index, next] of scenes.entries()) {
    if (index <= at) continue;
    const played = index - at - 1;
    if (board.state.result) return { ...start, played, overAt: next, logged: next.before, other: board };
    const { board: after, halt } = next.play(board);
    if (halt) return { ...start, played, halt: { scene: next, why: halt }, logged: next.before, other: board };
    board = after;
  }
  return { ...start, played: scenes.length - at - 1, logged: end, other: board };
}

interface Replaced {
  readonly board: Board;
  readonly facts: readonly GameFact[];
  readonly verdict: WhatIf['verdict'];
  readonly findings: readonly Finding[];
}

function replace(
  scene: Scene,
  replacement: Replacement,
  names: NameIndex,
): Replaced | { readonly problem: CaseProblem } {
  const from = settled(scene.before);
  if (replacement.kind === 'dice') return withDice(scene, from, replacement.dice);
  const { board: there, facts } = beforeAction(scene, from);
  const board = facts[0] ? informed(there, facts[0].zone) : there;
  const stays = staying(replacement.action, facts, names);
  const otherwise = knownOf(facts, stays);
  const told = (now: Board): GameFact | undefined => (stays(now.state.phasing) ? otherwise(now) : undefined);
  const ruled = ruleOn(board, [replacement.action], names, { otherwise, told });
  if (!ruled.ok) return { problem: ruled.problem };
  return fromRuling(ruled.ruling);
}

function fromRuling({ verdict, findings, steps, missing, end }: CaseRuling): Replaced {
  const facts = steps.flatMap(({ fact }) => (fact ? [fact] : []));
  // A hand that nobody has shown leaves most plays open; only what is missing stops the game.
  if (verdict === 'undetermined' && !missing) return { board: end, facts, verdict: 'legal', findings };
  // The play may be made, but the game cannot go on behind it.
  if (verdict === 'legal' && missing) {
    const clause = stepAt(twilightStruggle.steps, end.state).clause;
    return {
      board: end,
      facts,
      verdict: 'undetermined',
      findings: [{ clause, force: 'undetermined', ...messageOf(missing) }],
    };
  }
  return {
    board: end,
    facts,
    verdict,
    findings: findings.filter(({ force }) => force === 'forbids' || force === 'undetermined'),
  };
}

/** Facts that come before the action of the entry and stay as they are: the deal, a round that was declined. */
function beforeAction({ facts }: Scene, from: Board): { readonly board: Board; readonly facts: readonly PlacedFact[] } {
  const first = facts.findIndex(({ fact }) => ACTIONS.has(fact.type));
  const before = facts.slice(0, Math.max(0, first));
  return { board: settled(playFacts(from, before).board), facts: facts.slice(Math.max(0, first)) };
}

const ACTIONS: ReadonlySet<GameFact['type']> = new Set(['play', 'headline', 'discard', 'pass']);

/** Whose card is the one that was played: what was chosen for it is chosen again, unless something else is said. */
function staying(action: CaseAction, facts: readonly PlacedFact[], names: NameIndex): (side: Side) => boolean {
  const cards = new Map<Side, number>();
  for (const { fact } of facts) if (fact.type === 'play' || fact.type === 'headline') cards.set(fact.by, fact.card);
  const said = (side: Side): CaseAction['card'] =>
    action.kind === 'headline' ? action[side === US ? 'us' : 'ussr']?.card : action.card;
  return (side) => {
    const card = said(side);
    return card !== undefined && names.card(card) === cards.get(side);
  };
}

/** Dice fall, and cards are drawn, as they did, whatever is played; what was chosen for another card says nothing of this one. */
const BY_CHANCE: ReadonlySet<GameFact['type']> = new Set(['roll', 'rolls', 'draw', 'reveal']);

/**
 * What the game itself tells of things that the action leaves open, in its order; each fact once, in its own headline.
 * @param stays whose card is the one that was played
 */
function knownOf(facts: readonly PlacedFact[], stays: (side: Side) => boolean): (board: Board) => GameFact | undefined {
  const left = [...facts];
  return (board) => {
    const at = left.findIndex(
      ({ fact, phasing }) =>
        phasing === board.state.phasing &&
        (BY_CHANCE.has(fact.type) || stays(phasing)) &&
        accepts(twilightStruggle.steps, board.state, fact.type) &&
        verdictOf(testsOf(twilightStruggle, board, fact)) !== 'illegal',
    );
    return at < 0 ? undefined : left.splice(at, 1)[0]?.fact;
  };
}

/** The same action with another die: the first of its kind. */
function withDice({ facts }: Scene, from: Board, dice: GameFact): Replaced | { readonly problem: CaseProblem } {
  const at = facts.findIndex(({ fact }) => fact.type === dice.type);
  if (at < 0) return { problem: { path: [], message: wording('nothing of this kind is rolled in this entry') } };
  const changed = facts.map((placed, index) => (index === at ? { ...placed, fact: dice } : placed));
  const { board, halt } = playFacts(from, changed);
  const list = changed.map(({ fact }) => fact);
  if (!halt) return { board, facts: list, verdict: 'legal', findings: [] };
  const open = halt.findings.every(({ force }) => force === 'undetermined');
  return { board: from, facts: list, verdict: open ? 'undetermined' : 'illegal', findings: halt.findings };
}
