/** The annotated position of the guides, in every language: what the text quotes is what the commands on the page print. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { arbiter } from './fixtures.ts';

const root = new URL('../../website/', import.meta.url);
const pageIn = (locale: string): string => {
  const folder = locale === 'en' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  return readFileSync(fileURLToPath(new URL(`${folder}/two-cards.md`, root)), 'utf8');
};
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

const commandsOf = (page: string): string[] =>
  [...page.matchAll(/<Output run="([^"]+)"/g)].map(([, command = '']) => command);

describe.each(['en', 'es', 'it', 'ru'])('The annotated position in %s', (locale) => {
  const page = pageIn(locale);
  const commands = commandsOf(page);

  it('asks the same as the page in English, in its own language', () => {
    const own = locale === 'en' ? '' : ` --lang ${locale}`;
    expect(commands).toEqual(commandsOf(pageIn('en')).map((command) => `${command}${own}`));
  });

  it('quotes what its commands print', async () => {
    const printed: string[] = [];
    for (const command of commands) {
      const { code, out, err } = await arbiter(command.split(' '));
      expect([command, code === 2, err]).toEqual([command, false, '']);
      printed.push(spaced(out));
    }
    const quoted = [...page.matchAll(/`([^`]+)`/g)].map(([, text = '']) => spaced(text));
    expect(quoted.length).toBeGreaterThan(4);
    for (const text of quoted) expect(printed.join('\n')).toContain(text);
  });
});

describe('The annotated position', () => {
  it('turns from luck into certainty where one effect is taken away', async () => {
    const answer = async (file: string): Promise<unknown> => {
      const { out } = await arbiter(['plan', `website/static/positions/${file}.yaml`, '--format', 'json']);
      return JSON.parse(out).plans[0].reliance;
    };
    expect([await answer('star-wars'), await answer('star-wars-without-red-scare')]).toEqual(['possible', 'certain']);
  });
});
