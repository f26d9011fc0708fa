/** `arbiter crosscheck --self`, as the pipeline calls it: our own texts have nothing to find, and it does not take long. */
import { expect, test } from 'vitest';
import { main } from '../cli/main.ts';

test('is clean, and quick enough to be run on every change', async () => {
  let [out, err] = ['', ''];
  const stdin = { async *[Symbol.asyncIterator]() {} };
  const start = performance.now();
  const stdout = { write: (text: string) => (out += text) };
  const stderr = { write: (text: string) => (err += text) };
  const code = await main(['crosscheck', '--self'], { stdin, stdout, stderr, env: {} });
  expect({ code, out, err }).toEqual({ code: 0, out: '0 findings in es, it, ru\n', err: '' });
  // It takes one second or two; a shared machine may be much slower.
  expect(performance.now() - start).toBeLessThan(20_000);
});
