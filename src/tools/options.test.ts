import { expect, test } from 'vitest';
import { COUNT, toolCall } from './options.ts';

const OPTIONS = [
  { name: 'every', value: 'n', form: COUNT, summary: 'only each n-th' },
  { name: 'list', summary: 'one a line' },
];
const call = (...args: string[]) => toolCall('npm run mutation:rules', 'changes every value', OPTIONS, args);

test('asked for help, a program says what it does and what each option is for', () => {
  for (const flag of ['--help', '-h'])
    expect(call(flag)).toEqual({
      text: 'npm run mutation:rules: changes every value\n\n  --every n  only each n-th\n  --list     one a line',
      code: 0,
    });
});

test('the values given are those of the options', () => {
  expect(call('--every', '3', '--list')).toEqual({ values: expect.objectContaining({ every: '3', list: true }) });
  expect(call().values).toBeDefined();
});

test.each([
  ['an option it does not have', ['--lst'], "Unknown option '--lst'"],
  ['a value that is none', ['--every', 'x'], '--every takes a whole number from 1, not "x"'],
  ['a value forgotten', ['--every'], "Option '--every <value>' argument missing"],
  ['a word too many', ['here'], "Unexpected argument 'here'"],
])('%s is one line, and the code of a mistake in usage', (_, args, said) => {
  const { text, code } = call(...args) as { text: string; code: number };
  expect(code).toBe(2);
  expect(text).toContain(said);
  expect(text.split('\n')).toHaveLength(1);
});
