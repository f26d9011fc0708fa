import { describe, expect, it } from 'vitest';
import { timesOrdinary } from '../cpu-time.fixture.ts';
import { formatDiagnostic } from './diagnostics.ts';
import { diagnosticAt, type ReadSuccess, readYaml } from './read.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function read(source: string | Uint8Array): ReadSuccess {
  const result = readYaml('file.yaml', source);
  if (!result.ok) throw new Error(formatDiagnostic(result.diagnostics[0]!));
  return result;
}

describe('reading YAML', () => {
  it('keeps keys as text and follows the core schema of YAML 1.2', () => {
    expect(read('5: [a]\nb: no\nc: 0x1F\nd: 2026-01-01\ne: ~').value).toEqual({
      '5': ['a'],
      b: 'no',
      c: 31,
      d: '2026-01-01',
      e: null,
    });
  });

  it('ignores a byte order mark, in text and in bytes', () => {
    expect(read('\uFEFFa: 1').value).toEqual({ a: 1 });
    expect(read(bytes('\uFEFFa: 1')).value).toEqual({ a: 1 });
  });

  it('expands aliases within bounds', () => {
    expect(read('a: &x [1, 2]\nb: *x').value).toEqual({ a: [1, 2], b: [1, 2] });
  });

  it('takes brackets in text for text, however many', () => {
    expect(read(`a: "${'['.repeat(500)}"`).value).toEqual({ a: '['.repeat(500) });
  });

  it('knows the place of every value and key', () => {
    const source = read('a: 1\nb:\n  - c: [x, yy]\n');
    expect(source.locate(['b', 0, 'c', 1])).toEqual({ line: 3, column: 12, from: 19, to: 21 });
    expect(source.locate(['b', 0, 'c'], true)).toMatchObject({ line: 3, column: 5 });
  });

  it('gives the nearest place of what is not there', () => {
    expect(read('a: 1\nb: {c: 1}\n').locate(['b', 'd', 'e'])).toMatchObject({ line: 2, column: 4 });
  });

  it('finds places behind an alias', () => {
    expect(read('a: &x {k: 1}\nb: *x').locate(['b', 'k'])).toMatchObject({ line: 1, column: 11 });
  });

  it('shows a long line from near the place, and nothing that could move the cursor of a terminal', () => {
    const source = read(`a: ["${'x'.repeat(300)}", here]`);
    const { frame } = diagnosticAt(source, ['a', 1], false, { code: 'test', message: 'found' });
    expect(frame).toMatchInlineSnapshot(`
      "> 1 | …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", here]
          |                                                         ^^^^"
    `);
    const result = readYaml('file.yaml', 'a: \u001b[31m');
    expect(result.ok ? '' : result.diagnostics[0]!.frame).not.toContain('\u001b');
  });
});

/** Nine levels of ten aliases each: a thousand million values. */
const bomb = ['a: &a [x,x,x,x,x,x,x,x,x,x]']
  .concat([...'bcdefghij'].map((name, i) => `${name}: &${name} [${Array(10).fill(`*${'abcdefghij'[i]}`).join(',')}]`))
  .join('\n');

const HOSTILE: readonly (readonly [name: string, source: string | Uint8Array, code: string, line: number])[] = [
  ['an alias bomb', bomb, 'yaml/too-many-values', 1],
  ['an alias that contains itself', 'a: &a [*a]', 'yaml/too-deep', 1],
  ['fifty megabytes of text', 'x'.repeat(50_000_000), 'yaml/too-long', 1],
  ['fifty megabytes of bytes', new Uint8Array(50_000_000), 'yaml/too-long', 1],
  ['brackets nested 10 000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'yaml/too-deep', 1],
  ['lists nested 10 000 deep', `${'- '.repeat(10_000)}x`, 'yaml/too-deep', 1],
  [
    'indentation 1 000 deep',
    Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
    'yaml/too-deep',
    401,
  ],
  [
    'a hundred levels of a list',
    Array.from({ length: 100 }, (_, i) => `${' '.repeat(i)}-`).join('\n'),
    'yaml/too-deep',
    65,
  ],
  ['a million closing brackets', '}\n'.repeat(1_000_000), 'yaml/unexpected-token', 1],
  ['a hundred thousand documents', '---\na: 1\n'.repeat(100_000), 'yaml/several-documents', 3],
  ['a key that stands twice', 'a: 1\nb:\n  c: 1\n  c: 2\n', 'yaml/duplicate-key', 4],
  ['a merge key', 'a: &a {x: 1}\nb:\n  <<: *a\n', 'yaml/merge-key', 3],
  ['a __proto__ key', 'a:\n  __proto__: {polluted: true}\n', 'yaml/refused-key', 2],
  ['a constructor key', 'constructor: {prototype: 1}\n', 'yaml/refused-key', 1],
  ['a tag', 'a: !!js/function "x"\n', 'yaml/tag-resolve-failed', 1],
  ['an unknown alias', 'a: *b\n', 'yaml/unknown-alias', 1],
  [
    'UTF-16 with a byte order mark',
    new Uint8Array([0xff, 0xfe, 0x61, 0, 0x3a, 0, 0x20, 0, 0x31, 0]),
    'yaml/encoding',
    1,
  ],
  ['UTF-16 without one', new Uint8Array([0x61, 0, 0x3a, 0, 0x20, 0, 0x31, 0]), 'yaml/control-character', 1],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'yaml/encoding', 1],
  ['a NUL byte', 'a: 1\nb: \0', 'yaml/control-character', 2],
  ['an empty file', '', 'yaml/empty', 1],
  ['nothing but a comment', '# later\n', 'yaml/empty', 1],
  ['a tab as indentation', 'a:\n\tb: 1\n', 'yaml/tab-as-indent', 2],
  ['a second colon', 'a: 1\nb: c: d\n', 'yaml/block-as-implicit-key', 2],
  ['an entry of a list below a key', 'a:\n  b: 1\n  - c: 2\n', 'yaml/block-as-implicit-key', 3],
  ['an entry of a list after a map', 'a:\n  b: 1\n- c: 2\n', 'yaml/block-as-implicit-key', 3],
  ['an entry of a list after a value', 'a: 1\n- c: 2\n', 'yaml/multiline-implicit-key', 2],
  ['a line without a dash in a list', '- a: 1\n  b: 2\n c: 3\n', 'yaml/missing-char', 3],
  ['a key that is a list', '? [a]\n: 1\n', 'yaml/non-string-key', 1],
];

describe('hostile YAML', () => {
  it.each(HOSTILE)('refuses %s within a moment, at its line', (_name, source, code, line) => {
    expect(timesOrdinary(() => readYaml('file.yaml', source))).toBeLessThan(30);
    const result = readYaml('file.yaml', source);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.diagnostics).toHaveLength(1);
    expect(result.diagnostics[0]).toMatchObject({ code, line });
  });

  it.each([
    ['a:\n  b: 1\n  - c: 2\n', 3, 'an entry of a list stands among the keys of a map'],
    ['a:\n  b: 1\n- c: 2\n', 1, 'an entry of a list stands among the keys of a map'],
    ['- a: 1\n c: 3\n', 2, 'a line without a dash stands among the entries of a list'],
    ['a: 1\nb: c: d\n', 4, 'a second colon on one line'],
  ])('says of %j what is out of place', (source, column, message) => {
    const result = readYaml('file.yaml', source);
    if (result.ok) throw new Error('it is refused');
    expect(result.diagnostics).toMatchObject([{ column, message }]);
  });

  it('leaves the prototype of objects alone', () => {
    readYaml('file.yaml', '__proto__: {polluted: true}');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('accepts a smaller limit', () => {
    expect(readYaml('file.yaml', 'abcdef', { maxBytes: 5 }).ok).toBe(false);
    expect(readYaml('file.yaml', 'äöü', { maxBytes: 5 }).ok).toBe(false);
    expect(readYaml('file.yaml', 'äö', { maxBytes: 5 }).ok).toBe(true);
  });
});
