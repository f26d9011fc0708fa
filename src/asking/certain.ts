/** What comes of a play whatever is chosen, where choices are still open: whoever asks how many points it brings is told. */
import { CHOICES } from '../cases/dice.ts';
import { includes, isTelling } from '../cases/outcomes.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Finding } from '../core/finding.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';

/** Answers what a case leaves open; undefined where nothing is chosen. */
export type Chooser = (board: Board) => GameFact | undefined;

/** Dice and hidden cards are nobody's choice. */
const BY_CHANCE: ReadonlySet<GameFact['type']> = new Set(['roll', 'rolls', 'draw', 'reveal']);

const chosen = (board: Board): readonly GameFact[] =>
  twilightStruggle.choices(board).filter(({ type }) => !BY_CHANCE.has(type));

/** The play with the first of everything chosen, and with the last. */
export const CHOOSERS: readonly Chooser[] = [(board) => chosen(board)[0], (board) => chosen(board).at(-1)];

/**
 * The play carried out in two ways that differ as much as may be.
 * @param rule rules on the case with what it leaves open chosen
 * @returns none where nothing is open, or no end is reached
 */
export function carriedOut(
  before: CaseRuling,
  rule: (otherwise: Chooser) => CaseRuling | undefined,
): readonly CaseRuling[] {
  if (before.verdict !== 'legal' || !CHOICES.has(before.missing?.missing ?? '')) return [];
  const ends = CHOOSERS.flatMap((chooser) => rule(chooser) ?? []);
  return ends.length === CHOOSERS.length && ends.every(({ verdict }) => verdict === 'legal') ? ends : [];
}

/** What both bring and the open play did not bring yet. */
export function whateverIsChosen(before: CaseRuling, ends: readonly CaseRuling[]): readonly Finding[] {
  const [first, ...others] = ends;
  return (first?.findings ?? []).filter(
    (finding) =>
      isTelling(finding) &&
      !includes(before.findings, finding) &&
      others.every(({ findings }) => includes(findings, finding)),
  );
}
