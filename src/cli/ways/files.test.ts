/** A case as it is handed on: in a link of the desk, as a text, to the API. */
import { afterAll, describe, it } from 'vitest';
import { stringify } from 'yaml';
import type { CaseInput } from '../../cases/case.ts';
import { ruleCase } from '../../cases/rule.ts';
import { judge, loadRules } from '../../index.ts';
import { cases, desk, isDue, ruled, rulesOf, rulings, Ways } from './ways.fixture.ts';

/** The codec of the desk's links; the site is a package of its own. */
const { fromLink, toLink } = (await import(new URL('../../../website/src/run/link.ts', import.meta.url).href)) as {
  readonly fromLink: (text: string) => unknown;
  readonly toLink: (value: unknown) => string;
};

/** What is said for and against; a ruling that is printed adds where a bonus comes from. */
const saidIn = (findings: readonly { clause: string; force: string; message: string }[]): readonly string[] =>
  findings.flatMap(({ clause, force, message }) =>
    message.startsWith('label.') ? [] : [`${clause} ${force} ${message}`],
  );

const ways = new Ways();
afterAll(() => ways.print());

describe('every case of the suite', () => {
  it('is ruled the same out of a link of the desk', () => {
    const way = ways.add('link');
    for (const input of cases) way.agrees(input, ruled(fromLink(toLink(input)) as CaseInput));
    way.holds();
  });

  it('is ruled the same as text, with its names and words in full', () => {
    const way = ways.add('case, as text');
    for (const input of cases) {
      const file = desk.read('case', stringify(input));
      const [entry] = file.ok ? file.cases : [];
      if (!entry) throw new Error(`${input.id} cannot be read`);
      way.agrees(input, ruled(entry.input));
    }
    way.holds();
  });

  it('is ruled the same by the API', async () => {
    const way = ways.add('API');
    const byEdition = {
      deluxe: await loadRules({ edition: 'deluxe' }),
      second: await loadRules({ edition: 'second' }),
    };
    for (const [at, input] of cases.entries()) {
      if (!isDue(at, 5)) continue;
      const edition = rulesOf(input.edition).edition === 'second' ? 'second' : 'deluxe';
      const { edition: _, ...own } = input;
      const answer = judge(byEdition[edition], own as never);
      const result = ruleCase(rulesOf(input.edition), input, desk.extraNames());
      const told = answer.ok ? [answer.verdict, saidIn(answer.findings), saidIn(answer.consequences)] : answer.mistakes;
      const wanted = result.ok
        ? [
            result.ruling.verdict,
            saidIn(result.ruling.steps.flatMap(({ findings }) => findings)),
            saidIn(result.ruling.steps.flatMap(({ consequences }) => consequences)),
          ]
        : result.problem;
      way.agrees(input, JSON.stringify(told) === JSON.stringify(wanted) ? (rulings.get(input) as string) : 'differs');
    }
    way.holds();
  });
});
