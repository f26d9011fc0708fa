/** An invented game as a log, and what the tests that read it look at. */
import { expect } from 'vitest';
import { linesOf, NAMES } from './fixtures.ts';
import type { Entry, LogFile } from './log-file.ts';
import { readLog } from './read.ts';

/** An invented game; no such moves were ever played. */
export const GAME = [
  'SETUP: : Anna will play as USSR.',
  'Boris will play as USA.',
  'Handicap influence: US +3',
  'Scenario: Invented War',
  'Optional Cards Added',
  'Time per Player: 15 Minutes',
  'USSR +6 in Bulgaria [0][6]',
  'US +7 in Greece [7][0]',
  'US +3 in Japan [4][0]',
  '',
  'Turn 1, Headline Phase: Nasser* & Decolonization: USSR Headlines Decolonization',
  'US Headlines Nasser*',
  'Event: Decolonization',
  'USSR +1 in Kenya [0][1]',
  '',
  'Event: Nasser*',
  'USSR +2 in Egypt [0][2]',
  '',
  'Turn 1, USSR AR1: Blockade*: Coup (1 Ops):',
  'Target: Greece',
  'FAILURE: 1 [ + 1 - 2x2 = -2 ]',
  'USSR Military Ops to 1',
  '',
  'US +1 in Israel [2][0]',
  '',
  'Turn 1, US AR1: Warsaw Pact Formed*: Event: Warsaw Pact Formed*',
  'Event: Warsaw Pact Formed*',
  'USSR +5 in Hungary [0][5]',
  '',
  'Place Influence (3 Ops):',
  'US +3 in Iran [4][0]',
  '',
  'Che is no longer in play.',
  '',
  'Turn 2, USSR AR1: :',
  'Turn 2, US AR1',
  'Turn 2, USSR AR2: Europe Scoring:',
  ': : USSR gains 9 VP. Score is USSR 9.',
  'USSR wins by Final Scoring',
];

export const GAME_TEXT = `${GAME.join('\n')}\n`;

export const read = (text: string): LogFile => readLog(text, NAMES);

/** Each line of a log has ended up in one place. */
export function expectEachLineOnce(log: LogFile): void {
  const lines = linesOf(log);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length + log.blankCount).toBe(log.lineCount);
  expect(lines.every((line) => line >= 1 && line <= log.lineCount)).toBe(true);
}

export function withoutBlocks({ header: _, blocks: __, ...entry }: Entry): object {
  return entry;
}

/** First line, whether after a blank, and the kinds of line. */
export function blocksOf(entry: Entry): readonly (readonly [number, boolean, ...string[]])[] {
  return entry.blocks.map((block) => [block.line, block.startsAfterBlank, ...block.lines.map((line) => line.kind)]);
}
