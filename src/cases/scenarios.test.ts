/** Scenarios as cases: every one of the features is ruled as it says, and says the same in the four languages. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPhrases } from '../cli/feature-file.ts';
import { arbiter, fileOf } from '../cli/fixtures.ts';
import { COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import type { RulingJson } from '../ruling/json.ts';

const FEATURES = new URL('../../features/twilight-struggle/', import.meta.url);
/** Languages that have the sentences, complete or not. */
const PHRASED = Object.keys(allPhrases());
const files = readdirSync(new URL('en/', FEATURES)).filter((name) => name.endsWith('.feature'));

/** Rulings without what a title says. */
async function ruledIn(locale: string, file: string): Promise<{ rulings: object[]; unexpected: string[] }> {
  const { out, err } = await arbiter(['rule', new URL(`${locale}/${file}`, FEATURES).pathname, '--format', 'json']);
  const rulings = [JSON.parse(out)].flat().map(({ title: _, claim: __, ...rest }) => rest);
  const claims = (rulings as readonly Pick<RulingJson, 'claims'>[]).flatMap((each) => each.claims);
  return { rulings, unexpected: [err, ...claims.flatMap(({ state, text }) => (state === 'right' ? [] : [text]))] };
}

describe('a feature file', () => {
  it.each(files)(
    '%s is ruled as its scenarios say, the same in four languages',
    async (file) => {
      const english = await ruledIn('en', file);
      const scenarios = readFileSync(new URL(`en/${file}`, FEATURES), 'utf8').match(/^\s*Scenario:/gm) ?? [];
      expect(english.rulings).toHaveLength(scenarios.length);
      for (const locale of LOCALES) {
        const { rulings, unexpected } = await ruledIn(locale, file);
        expect([locale, unexpected]).toEqual([locale, ['']]);
        expect(rulings).toEqual(english.rulings);
      }
    },
    120_000,
  );

  const written = (...lines: readonly string[]): string =>
    fileOf(['Feature: a dispute', '', 'Scenario: it happened', ...lines, ''].join('\n'));

  it('may be handed in for one dispute', async () => {
    const file = written(
      'Given the USSR has 2 influence in Iran',
      'And DEFCON stands at 2',
      'When the US plays Containment for Operations',
      'And it attempts a coup in Iran and rolls 4',
      'Then the play is legal',
    );
    const { code, out, err } = await arbiter(['rule', file]);
    expect([code, /^ILLEGAL · .*\n {2}8\.1\.5/.test(out), err]).toEqual([1, true, '']);
    expect(out).toContain('  wrong: legal; it comes to: illegal\n');
  });

  it('is what a case or a question is written as, with its verdict, and is ruled on the same', async () => {
    const question = 'may the US coup Mexico with Containment, USSR has 2 in Mexico?';
    const asked = await arbiter(['ask', question, '--format', 'gherkin']);
    expect(asked.out).toMatch(/And a coup in Mexico is not rolled for yet\n {4}Then the play is legal/);
    const closed = new URL('../../features/cases/coup-closed-region.yaml', import.meta.url).pathname;
    for (const locale of PHRASED) {
      const { out } = await arbiter(['rule', closed, '--format', 'gherkin', '--lang', locale]);
      const again = await arbiter(['rule', fileOf(out), '--format', 'json']);
      const first = await arbiter(['rule', closed, '--format', 'json']);
      const ruling = ({ out: text }: { out: string }) => {
        const { title: _, claim: __, id: ___, ...rest } = JSON.parse(text);
        return rest;
      };
      expect([locale, again.code, again.err, ruling(again)]).toEqual([locale, 1, '', ruling(first)]);
    }
  });

  it('says by its name what no sentence says', async () => {
    const told = fileOf(
      'position: {turn: 5, phase: cleanup}\naction: {kind: ability, player: US, what: discard_pile}\n',
    );
    const { code, out, err } = await arbiter(['rule', told, '--format', 'gherkin']);
    expect([code, out, err]).toEqual([
      2,
      '',
      'arbiter: no sentence of the features says this part of the case: ability: discard_pile\n',
    ]);
  });

  it.each([
    [
      'Given the USSR has 2 influences in Iran',
      /4:1 no sentence of the features says .*\n[\s\S]*such as "the \{side\} has/,
    ],
    ['Given the USSR has 2 influence in Atlantis', /4:35 "Atlantis" is not known here/],
    ['When it places 1 influence in Iran', /4:1 nothing has been played yet/],
    ['Given the USSR has 2 influence in Iran', /3:1 the scenario has no play and no question/],
    ['When its event happens before the Operations', /4:1 nothing has been played yet/],
    ['| a | table |', /4:1 outlines, tables and quoted texts are not read/],
  ])('with "%s" is refused at its line', async (line, message) => {
    const { code, out, err } = await arbiter(['rule', written(line)]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});
