/** A game in the browser: judged once, and kept entry by entry so that a reader can step through it. */

import type { CaseInput } from '../../../src/cases/case.ts';
import { writeFact } from '../../../src/cases/facts.ts';
import { positionOf } from '../../../src/cases/write.ts';
import { rest } from '../../../src/core/judge.ts';
import { stepAt } from '../../../src/core/steps.ts';
import { wordingIn } from '../../../src/core/wording.ts';
import type { Board } from '../../../src/games/twilight-struggle/board.ts';
import type { GameFact } from '../../../src/games/twilight-struggle/facts.ts';
import { detectFormat } from '../../../src/logs/detect.ts';
import { looksLikeReplay } from '../../../src/logs/engine-replay/replay-file.ts';
import { withHands } from '../../../src/logs/replay/hands/whereabouts.ts';
import { type Moment, type Timeline, timelineOfLog } from '../../../src/logs/timeline.ts';
import { looksTyped } from '../../../src/logs/typed.ts';
import { twilightStruggle } from '../../../src/registry/twilight-struggle.ts';
import type { Engine } from './engine.ts';
import type { Start, Walk } from './walk.ts';

/**
 * Judges a log of the digital edition, as that edition plays, or a record, and keeps every moment of it. A record may be our
 * own, typed from a score sheet in the language of the site, or a JSON replay.
 * @returns what is wrong with the text if it is neither
 */
export async function timeline(engine: Engine, text: string, name: string): Promise<Timeline | string> {
  const detected = detectFormat(text);
  if (detected.format !== 'playdek-log' && (looksTyped(text) || looksLikeReplay(text)))
    return (await import('./read-case.ts')).timelineOfRecord(engine, text, name);
  if (detected.format === 'unknown') return wordingIn(engine.texts, detected.message);
  if (detected.format === 'yaml-record') return (await import('./read-case.ts')).timelineOfRecord(engine, text, name);
  const { deluxe } = engine.rules;
  const rules = { ...deluxe, policies: { ...deluxe.policies, ...engine.profiles.playdek } };
  return timelineOfLog(rules, text, { file: name, say: (finding) => engine.say(finding) });
}

/** The board as a moment leaves it, with the cards that the log shows to be in a hand then. */
export const boardAfter = ({ board }: Timeline, { after, holdings }: Moment): Board => ({
  ...board,
  state: holdings ? withHands(after, holdings) : after,
});

/** Path of the state of the chart in which a moment leaves the game. */
export const pathAfter = ({ after }: Moment): string => stepAt(twilightStruggle.steps, after).path;

/** The board as a moment finds it, with everything that happens by itself before the first fact. */
export function boardBefore(shown: Timeline, index: number): Board {
  const before = shown.moments[index - 1] ?? shown.moments[0];
  return before ? rest(twilightStruggle, boardAfter(shown, before)).board : shown.board;
}

/** A moment as a walk on the chart. */
export const walkOf = (shown: Timeline, index: number): Walk<GameFact> => ({
  start: startAt(boardBefore(shown, index)),
  facts: shown.moments[index]?.facts ?? [],
});

/** A board as the start of a walk, with the readings that are not the recommended ones. */
export const startAt = (board: Board): Start => ({
  position: positionOf(board).position,
  policies: otherThanRecommended(board),
});

/** What was done in a moment, as a case for the desk. */
export const caseOf = (shown: Timeline, index: number): CaseInput =>
  caseWith(boardBefore(shown, index), shown.moments[index]?.facts ?? []);

/** What is done at a board, as a case. */
export function caseWith(board: Board, facts: readonly GameFact[]): CaseInput {
  const written = facts.map((fact) => writeFact(fact, board));
  return { ...caseAt(board), action: facts.length === 0 ? [] : [{ kind: 'facts', facts: written }] };
}

/** A position as a case in which nothing has been done yet. */
export const caseAt = (board: Board): CaseInput => ({
  edition: board.rules.edition,
  policies: otherThanRecommended(board),
  position: positionOf(board).position,
  action: [],
});

function otherThanRecommended({ rules }: Board): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(rules.policies).filter(([issue, option]) => rules.issues[issue]?.preferred !== option),
  );
}

/** What a moment is marked with: the weightiest of what was found in it. */
export type Mark = 'violation' | 'unread' | 'open' | 'note';

/** @param unread lines of the file that could not be read */
export function markOf(moment: Moment, unread: ReadonlySet<number>): Mark | undefined {
  if (moment.violations.length > 0) return 'violation';
  if (moment.lines.some(({ number }) => unread.has(number))) return 'unread';
  if (moment.undetermined.length > 0) return 'open';
  return moment.notes.length > 0 ? 'note' : undefined;
}

/** The turn that a moment belongs to by its name; undefined for the set-up. */
export function turnOf(moment: Moment | undefined): number | undefined {
  const [, turn] = /^T(\d{1,2}) /.exec(moment?.name ?? '') ?? [];
  return turn === undefined ? undefined : Number(turn);
}
