/** Actions written as facts, one by one. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Finding } from '../core/finding.ts';
import { loadRuleset } from '../data/index.ts';
import type { CaseFact, CaseInput } from './case.ts';
import { writeFact } from './facts.ts';
import { type CaseRuling, ruleCase } from './rule.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;

function rule(input: CaseInput): CaseRuling {
  const result = ruleCase(rules, input);
  if (!result.ok) throw new Error(result.problem.message.text);
  return result.ruling;
}

/** The case with its plays, headlines and passes written as facts; undefined if one cannot be. */
function asFacts(input: CaseInput, ruling: CaseRuling): CaseInput | undefined {
  const done = input.action.slice(0, (ruling.failing ?? input.action.length) + 1);
  if (done.some(({ kind }) => kind !== 'play' && kind !== 'pass')) return undefined;
  if (ruling.missing || ruling.steps.some(({ fact, verdict }) => !fact && verdict !== 'legal')) return undefined;
  const action = done.map((_, index) => ({
    kind: 'facts',
    facts: ruling.steps.flatMap(({ action: at, fact, before }): CaseFact[] =>
      at === index && fact ? [writeFact(fact, before)] : [],
    ),
  }));
  return { ...input, action };
}

const folder = fileURLToPath(new URL('../../features/suite/', import.meta.url));
const suite = readdirSync(folder).flatMap((name) => parse(readFileSync(folder + name, 'utf8')) as CaseInput[]);
const position = { base: 'setup', turn: 1, action_round: 1, phasing: 'USSR', defcon: 5 } as const;
const facts = (...list: CaseFact[]): CaseInput => ({ position, action: [{ kind: 'facts', facts: list }] });

/** Keys state how many markers there should be; the facts written from them end with the one that is refused. */
const untilRefused = (finding: Finding): Finding => {
  if (finding.message !== 'marker.limit') return finding;
  const { n: _, ...args } = finding.args ?? {};
  return { ...finding, args };
};

/** What a ruling on keys says of something that the keys leave out. */
const UNSTATED: ReadonlySet<string> = new Set(['play.forced', 'play.declined']);

describe('an action written as facts', () => {
  it('is ruled on as the same action in keys, through the whole suite', () => {
    const different: unknown[] = [];
    let compared = 0;
    for (const input of suite.filter(({ edition }) => edition === undefined || edition === 'deluxe')) {
      const keyed = rule(input);
      const written = asFacts(input, keyed);
      if (!written) continue;
      compared++;
      const ruling = rule(written);
      const outcome = ({ verdict, failing, findings, facts: observed }: CaseRuling): string =>
        // What had to happen is no choice in keys, and what is left out is declined; written as facts both are stated.
        JSON.stringify([
          verdict,
          failing,
          findings.filter(({ message }) => !UNSTATED.has(message)).map(untilRefused),
          observed,
        ]);
      if (outcome(ruling) !== outcome(keyed)) different.push(input.id);
    }
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(300);
  });

  it('stays open where the facts stop in the middle of a play, and says what is awaited', () => {
    const play: CaseFact = { type: 'play', by: 'USSR', card: 'socialist-governments' };
    const ruling = (...more: CaseFact[]): CaseRuling => rule(facts(play, ...more));
    expect(ruling()).toMatchObject({ verdict: 'undetermined', missing: { missing: 'use', by: 1 } });
    expect(ruling({ type: 'use', use: 'event' }).missing?.missing).toBe('markers');
    const coup: CaseFact[] = [
      { type: 'use', use: 'operations' },
      { type: 'mode', mode: 'coup' },
      { type: 'target', country: 'Iran' },
    ];
    expect(ruling(...coup).missing?.missing).toBe('coup-die');
    expect(ruling(...coup, { type: 'roll', die: 4 }).verdict).toBe('legal');
  });

  it('goes on into the next action round', () => {
    const duck = { type: 'play', by: 'US', card: 'duck-and-cover' };
    const ruling = rule(facts({ type: 'play', by: 'USSR', card: 'nasser' }, { type: 'use', use: 'event' }, duck));
    expect(ruling.missing).toEqual({ missing: 'use', by: 0 });
  });

  it('is refused if another side decides, or if nothing of the kind is awaited', () => {
    expect(rule(facts({ type: 'play', by: 'US', card: 'fidel' })).verdict).toBe('illegal');
    expect(rule(facts({ type: 'roll', die: 4 })).findings.at(-1)?.message).toBe('out-of-sequence');
  });

  it.each([
    [{ type: 'sing' }, 'unknown type of fact "sing"'],
    [{ type: 'play' }, '"card" is missing in the fact of type "play"'],
    [{ type: 'play', card: 'fiedl' }, 'there is no card "fiedl"; did you mean "Fidel"?'],
    [{ type: 'play', by: 'nobody', card: 'fidel' }, '"nobody" is no side (US or USSR)'],
  ])('cannot be read if it makes no sense: %o', (fact, message) => {
    expect(ruleCase(rules, facts(fact))).toMatchObject({ ok: false, problem: { message: { text: message } } });
  });
});
