/** A question as `arbiter ask` answers it, for the tests of questions. */
import { arbiter } from '../cli/fixtures.ts';

/** All that is printed, in one line, but for the cases of the suite: these are ruled on, whether the question is or not. */
export async function asked(lang: string, question: string): Promise<string> {
  const { out, err } = await arbiter(['ask', question, '--lang', lang]);
  return `${out}${err}`.replace(/\n {2}TS-\d+ · .*?\n(?=\n|$)/s, '').replaceAll(/\s+/g, ' ');
}
