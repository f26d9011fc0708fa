/** A question as `arbiter ask` answers it, for the tests of questions. */
import { arbiter } from '../cli/fixtures.ts';

/** All that is printed, in one line. */
export async function asked(lang: string, question: string): Promise<string> {
  const { out, err } = await arbiter(['ask', question, '--lang', lang]);
  return `${out}${err}`.replaceAll(/\s+/g, ' ');
}
