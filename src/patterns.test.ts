/** Every regular expression of the code against catastrophic text: what is looked at twice as long takes twice as long. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { cpuTime } from './cpu-time.fixture.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** The regular expressions written in a module. */
function patternsIn(path: string): Pattern[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ place: `${path}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

const patterns = ['src', 'machines']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|fixture|src\/package\//.test(path))
  .flatMap(patternsIn);

const USUAL = [
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '\n',
  '.',
  ',',
  '-',
  '"',
  '(',
  '[',
  '{',
  '<',
  '/',
  'é',
  'a ',
  '0 ',
  '0.',
  '. ',
  '- ',
  '<a',
  ': ',
];

/** What a text to be repeated is made of: the usual characters, and the words that stand in the pattern itself. */
function pieces(source: string): readonly string[] {
  const words = (source.match(/[\p{L}\d<>!=/ -]{1,20}/gu) ?? []).flatMap((word) => [word, `${word} `]);
  return [...new Set([...USUAL, ...words])];
}

/** Milliseconds that a pattern takes for a text. */
function time({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, flags);
  const began = cpuTime();
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
  return cpuTime() - began;
}

/** Eight times the text takes a linear pattern 8 times as long and a quadratic one 64 times: as far from the one as from the other. */
const LINEAR = Math.sqrt(8 * 64);

/** How much longer a text eight times as long takes; 0 if that is no time worth speaking of. */
function growth(pattern: Pattern, piece: string, tail: string): number {
  const text = (length: number): string => piece.repeat(Math.ceil(length / piece.length)) + tail;
  // Other work on the machine only ever adds.
  const least = (length: number, times: number) =>
    Math.min(...Array.from({ length: times }, () => time(pattern, text(length))));
  if (time(pattern, text(8000)) < 8) return 0;
  const middle = least(8000, 4);
  if (middle < 8) return 0;
  return middle > 400 ? Number.POSITIVE_INFINITY : least(16_000, 3) / least(2000, 8);
}

describe('a regular expression', () => {
  it('is found in the code', () => {
    expect(patterns.length).toBeGreaterThan(300);
  });

  it('would be caught if it were catastrophic', () => {
    const bad = (source: string): Pattern => ({ place: '', source, flags: '' });
    expect(growth(bad('\\s+$'), ' ', 'x')).toBeGreaterThan(LINEAR);
    expect(growth(bad('^(a*)*$'), 'a', '')).toBe(0);
  });

  it('takes no more than its share of time for any repeated piece of text', () => {
    const slow = patterns.flatMap((pattern) =>
      pieces(pattern.source).flatMap((piece) =>
        ['', '!', '\u0000', '\nz'].flatMap((tail) => {
          const times = growth(pattern, piece, tail);
          return times > LINEAR ? [`${pattern.place} ${JSON.stringify(piece)}: ${times.toFixed(0)} times as long`] : [];
        }),
      ),
    );
    expect(slow).toEqual([]);
  });
});
