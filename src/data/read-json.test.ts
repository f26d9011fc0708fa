/** JSON with places, beside the reader of YAML, which reads it too. */
import { describe, expect, it } from 'vitest';
import { readYaml } from './read.ts';
import { readJson } from './read-json.ts';

const VALUES = [
  {},
  [],
  'text "with" \\ signs and é',
  -1.5e3,
  true,
  { a: [1, { b: 'c' }, []], 'd e': { f: null } },
  JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) as unknown,
];

describe('JSON', () => {
  it.each(VALUES.map((value) => [JSON.stringify(value).slice(0, 40), value] as const))(
    'is read as it is by YAML: %s',
    (_, value) => {
      for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
        const read = readJson('f', text);
        expect(read).toMatchObject({ ok: true, value });
        expect(readYaml('f', text)).toMatchObject({ ok: true, value });
      }
    },
  );

  it('has every part at the place where YAML has it', () => {
    const text = JSON.stringify({ a: [1, { b: 'c' }], d: { e: true } }, null, 2);
    const [json, yaml] = [readJson('f', text), readYaml('f', text)];
    if (!json.ok || !yaml.ok) throw new Error('neither is read');
    for (const path of [['a'], ['a', 0], ['a', 1, 'b'], ['d'], ['d', 'e'], ['d', 'x']])
      for (const onKey of [false, true])
        expect(json.locate(path, onKey), `${path.join('.')} ${onKey}`).toMatchObject({
          line: yaml.locate(path, onKey).line,
        });
  });

  it.each([
    ['an empty text', '', 'json/syntax', 1],
    ['what is no JSON', '{"a": 1,\n b: 2}', 'json/syntax', 2],
    ['more than one value', '{}\n{}', 'json/syntax', 2],
    ['a key twice', '{"a": 1,\n"a": 2}', 'json/duplicate-key', 2],
    ['a key that means something else', '{"__proto__": 1}', 'json/refused-key', 1],
    ['what is nested too deep', '['.repeat(100_000), 'json/too-deep', 1],
    ['a control character', '["\u0007"]', 'json/control-character', 1],
    ['one that is written as an escape', '["\\u0007"]', 'json/control-character', 1],
    ['what is too long', 'x'.repeat(3_000_000), 'json/too-long', 1],
    ['a text that never ends', '"abc', 'json/syntax', 1],
  ])('refuses %s at its line', (_, text, code, line) => {
    const read = readJson('f', text);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.diagnostics[0]).toMatchObject({ code, line });
  });
});
