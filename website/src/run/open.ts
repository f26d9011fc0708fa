/** Opening what somebody has written down: a log of the digital edition, a record of our own, or a case. */
import type { CaseStep } from '../../../src/cases/rule.ts';
import type { Board } from '../../../src/games/twilight-struggle/board.ts';
import type { GameFact } from '../../../src/games/twilight-struggle/facts.ts';
import { detectFormat } from '../../../src/logs/detect.ts';
import { titleOf } from '../../../src/logs/timeline.ts';
import type { Engine } from './engine.ts';
import { startAt, timeline, walkOf } from './replay.ts';
import { ruleAtDesk } from './rule.ts';
import type { Moment, Walk } from './walk.ts';

/** A record says that it is one; other YAML is taken for a case. */
const IS_RECORD = /^\s*[{]?\s*["']?format["']?\s*:\s*["']?record\b/m;

/** The moments of a game or a case, each as a walk; or what is wrong with the text. */
export async function openGame(engine: Engine, text: string): Promise<readonly Moment<GameFact>[] | string> {
  if (detectFormat(text).format === 'playdek-log' || IS_RECORD.test(text)) {
    const shown = await timeline(engine, text, '');
    if (typeof shown === 'string') return shown;
    // The set-up comes before any position that the case format could state.
    return shown.moments.slice(1).map((moment, index) => ({
      title: titleOf(moment, engine.say),
      walk: walkOf(shown, index + 1),
    }));
  }
  const { caseReader } = await import('./read-case.ts');
  const read = caseReader(engine)(text);
  if (!read.ok) return read.problems.join('\n');
  const result = ruleAtDesk(engine, read.input);
  if (!result.ok) return result.message;
  const { start, steps } = result.ruled.reported.ruling;
  return [{ title: read.input.title ?? read.input.id ?? '', walk: walked(start, steps) }];
}

const walked = (start: Board, steps: readonly CaseStep[]): Walk<GameFact> => ({
  start: startAt(start),
  facts: steps.flatMap(({ fact }) => fact ?? []),
});
