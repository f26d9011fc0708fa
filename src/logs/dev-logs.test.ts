/** Reading the real games, each line of each. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEV_LOGS, linesOf, NAMES } from './fixtures.ts';
import type { LogFile } from './log-file.ts';
import { readLog } from './read.ts';
import type { ShapeId } from './shapes.ts';

const files = DEV_LOGS.present ? readdirSync(DEV_LOGS.path).filter((file) => file.endsWith('.txt')) : [];

/** How often each shape occurs in the twenty games, counted independently when the grammar was written down. */
const COUNTS: Readonly<Partial<Record<ShapeId, number>>> = {
  ...{ S01: 19, S02: 1, S03: 20, S04: 20, S05: 20, S06: 20, S07: 20 },
  ...{ H01: 166, H02: 1, H03: 2097, H04: 2, H05: 6, H06: 6, H07: 3, H09: 4, H10: 1 },
  ...{ B01: 2850, B02: 814, B03: 1016, B04: 415, B05: 63, B06: 175, B07: 1396, B08: 545, B09: 364, B10: 47 },
  ...{ B11: 245, B12: 23, B13: 477, B14: 257, B15: 185, B16: 396, B17: 22, B18: 26, B19: 5, B20: 175 },
  ...{ B21: 124, B22: 85, B23: 36, B24: 49, B25: 23, B26: 12, B27: 1, B28: 7, B29: 4, B30: 1 },
  ...{ B31: 315, B32: 132, B33: 333, B34: 17, B35: 2, B37: 15, B38: 204, B39: 143, B40: 50, B41: 4 },
  ...{ B42: 35, B43: 1 },
};

describe.runIf(DEV_LOGS.present)(`real games${DEV_LOGS.remark}`, () => {
  const texts = files.map((file) => readFileSync(`${DEV_LOGS.path}${file}`, 'utf8'));
  const logs = texts.map((text) => readLog(text, NAMES));

  it('are twenty', () => {
    expect(files).toHaveLength(20);
  });

  it.each(files.map((file, i) => [file, i] as const))('%s is read to the last line, each line in one place', (_, i) => {
    const log = logs[i]!;
    expect(log.unread).toEqual([]);
    const lines = linesOf(log);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length + log.blankCount).toBe(log.lineCount);
    expect(log.lineCount).toBe(texts[i]!.match(/\n/g)?.length ?? 0);
  });

  it('have as many lines of each shape as the grammar counts', () => {
    const counts: Partial<Record<ShapeId, number>> = {};
    for (const shape of logs.flatMap(shapesOf)) counts[shape] = (counts[shape] ?? 0) + 1;
    expect(counts).toEqual(COUNTS);
  });

  it('come from both variants of the exporter', () => {
    expect(logs.filter((log) => log.exporter === 'two-colon')).toHaveLength(19);
    expect(logs.filter((log) => log.exporter === 'one-colon')).toHaveLength(1);
  });

  it('have turns that never go back', () => {
    for (const log of logs) {
      const turns = log.entries.map((entry) => entry.turn);
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    }
  });

  it.each([0, 7, 14])('give the same entries, but for the last, when cut after any line (game %i)', (i) => {
    const whole = logs[i]!;
    const lines = texts[i]!.split('\n');
    for (let end = 0; end < lines.length; end++) {
      const part = readLog(lines.slice(0, end).join('\n'), NAMES);
      const done = Math.max(0, part.entries.length - 1);
      expect(part.entries.slice(0, done)).toEqual(whole.entries.slice(0, done));
      expect(part.unread).toEqual([]);
    }
  });
});

function shapesOf(log: LogFile): readonly ShapeId[] {
  const body = log.entries.flatMap((entry) => [entry.header, ...entry.blocks.flatMap((block) => block.lines)]);
  return [...log.setup.lines, ...body].map((line) => line.shape);
}
