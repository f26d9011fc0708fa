/** What the tests of this folder share. */
import { beside } from '../beside.fixture.ts';
import { loadRuleset } from '../data/index.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { LogFile } from './log-file.ts';
import { logNames } from './names.ts';

/** The Deluxe rules, whose cards the digital edition plays. */
export const RULES: Ruleset = deluxe();

export const NAMES = logNames(RULES);

/** Real games, present only beside a checkout that has been given them. */
export const DEV_LOGS = beside('logs/dev/');

/**
 * Line numbers of a log by where they ended up, blanks left out. Sorted, they must count each line
 * once: the rest of a header that could not be read shares the line of its entry.
 */
export function linesOf(log: LogFile): readonly number[] {
  const headers = log.entries.map((entry) => entry.line);
  const opened = new Set(headers);
  const body = log.entries.flatMap((entry) => entry.blocks.flatMap((block) => block.lines.map((line) => line.line)));
  const rest = [...body, ...log.unread.map((line) => line.line)].filter((line) => !opened.has(line));
  return [...log.setup.lines.map((line) => line.line), ...headers, ...rest].toSorted((a, b) => a - b);
}

function deluxe(): Ruleset {
  const loaded = loadRuleset('twilight-struggle', 'deluxe');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  return loaded.rules;
}
