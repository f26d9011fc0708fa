import { describe, expect, it } from 'vitest';
import { detectFormat, MAX_LOG_LENGTH } from './detect.ts';

describe('the format of a text', () => {
  it.each([
    ['a whole log', 'SETUP: : Anna will play as USSR.\nBoris will play as USA.\n'],
    ['a log with a byte order mark', '\uFEFFSETUP: Anna will play as USSR.\r\n'],
    ['a piece that begins with a round', 'Turn 7, US AR2: Che: Coup (3 Ops):\n'],
    ['a piece without any header', 'US +1 in Chile [1][0]\nUS +1 in Peru [1][0]\nUS +1 in Cuba [1][0]\n'],
    ['a log with stray control bytes', `SETUP: : Anna will play as USSR.\u0000\n${'Target: Chile\n'.repeat(9)}`],
  ])('is a log of the digital edition for %s', (_, text) => {
    expect(detectFormat(text)).toEqual({ format: 'playdek-log' });
  });

  it.each([
    ['with comments first', '# a game\n\nedition: deluxe\nfacts: []\n'],
    ['with a document marker', '---\nedition: deluxe\n'],
    ['written as JSON', '{\n  "edition": "deluxe"\n}\n'],
  ])('is a record %s', (_, text) => {
    expect(detectFormat(text)).toEqual({ format: 'yaml-record' });
  });

  it.each([
    ['empty', ''],
    ['empty', ' \r\n\t\n'],
    ['too-big', 'Turn 1, US AR1\n'.repeat(Math.ceil(MAX_LOG_LENGTH / 15) + 1)],
    ['binary', '\u0089PNG\u001A\u0000\u0000\u0000\u0001\u0002\u0003'],
    ['binary', '\uFFFD\uFFFDPK\u0003\u0004'],
    ['utf-16', [...'Turn 1, US AR1: Che: Coup'].join('\0')],
    ['web-page', '<!DOCTYPE html>\n<html lang="en"><body>Turn</body></html>'],
    ['json-list', '[\n {"num": 1, "text": "x"}]'],
    ['other-log', '[Event "Casual Game"]\n\n1. e4 e5 2. Nf3\n'],
    ['other-log', 'Boris rolled 2d6 and built a road\nAnna rolled 2d6\n'],
    ['other-text', 'Dear Anna,\nthe weather is fine.\n'],
  ] as const)('is unknown, %s', (reason, text) => {
    expect(detectFormat(text)).toMatchObject({ format: 'unknown', reason });
  });

  it('comes with a sentence where it is unknown', () => {
    const detected = detectFormat('');
    expect(detected.format === 'unknown' && detected.message.text).toBe('The file is empty.');
  });
});
