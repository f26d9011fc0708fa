/**
 * One question, seven ways in: a case, sentences, a feature, a record, a line of a score sheet, a link of the desk, the API.
 * Every case of the suite that can be put in a way is ruled the same in it; a table says how many that are.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { CaseInput } from '../../cases/case.ts';
import { CaseDesk } from '../../cases/desk.ts';
import { ruleCase } from '../../cases/rule.ts';
import { scenarioNames } from '../../cases/scenario-names.ts';
import { sentencesOf } from '../../cases/scenario-write.ts';
import type { Finding, Verdict } from '../../core/finding.ts';
import { loadRuleset, loadTexts } from '../../data/index.ts';
import { LOCALES as ALL_LOCALES } from '../../data/locales.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';

const folder = new URL('../../../features/suite/', import.meta.url);
export const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parse(readFileSync(new URL(name, folder), 'utf8')) as readonly CaseInput[])
  .map(({ expect: _, ...input }): CaseInput => input);

const rulesBy = new Map<string, Ruleset>();
export function rulesOf(edition: string | undefined): Ruleset {
  const id = edition === 'second' || edition === '2nd' ? 'second' : 'deluxe';
  const known = rulesBy.get(id);
  if (known) return known;
  const loaded = loadRuleset('twilight-struggle', id);
  if (!loaded.ok) throw new Error('the rules cannot be loaded');
  rulesBy.set(id, loaded.rules);
  return loaded.rules;
}

export const rules = rulesOf('deluxe');
export const desk = new CaseDesk({ edition: undefined, policies: {}, rules: rulesOf, texts: loadTexts });
export const names = scenarioNames(
  rules,
  desk.nameIndex(),
  ALL_LOCALES.map((locale) => loadTexts(locale).names),
);

/** A ruling as far as every way in can tell it: the verdict, what was said for and against, and the table afterwards. */
export function digest(verdict: Verdict, findings: readonly Finding[], { state }: Board): string {
  const said = findings.map(({ clause, force, message, args }) => [clause, force, message, args]);
  const table = [[...(state.influence as Uint8Array)], [...(state.zone as Uint8Array)], state.vp, state.defcon];
  return JSON.stringify([verdict, said, table, state.milops, state.space, state.chinaHolder, state.result]);
}

/** The ruling on a case; or why there is none. */
export function ruled(input: CaseInput): string {
  const result = ruleCase(rulesOf(input.edition), input, desk.extraNames());
  if (!result.ok) return `no ruling: ${result.problem.message.text}`;
  const { verdict, findings, end } = result.ruling;
  return digest(verdict, findings, end);
}

export const rulings = new Map(cases.map((input) => [input, ruled(input)]));
export const sentences = new Map(cases.map((input) => [input, sentencesOf(input, rulesOf(input.edition))]));

/** Understanding a question takes its time, and so does the API: one case in so many. `npm run ways` takes them all. */
export const EVERY = Number(process.env.EVERY ?? 60);
/** Asked as questions these were once taken for something else; they are asked every time. */
const ONCE_WRONG: ReadonlySet<unknown> = new Set([
  'TS-245',
  'TS-417',
  'TS-664',
  'TS-671',
  'TS-726',
  'TS-743',
  'TS-850',
]);

/** Is this case of the share that is looked at? */
export const isDue = (at: number, share = EVERY): boolean =>
  at % Math.min(share, EVERY) === 0 || ONCE_WRONG.has(cases[at]?.id);

/** What came of the cases in one way. */
class Way {
  said = 0;
  readonly differs: string[] = [];
  readonly cannot = new Map<string, number>();

  readonly name: string;
  /** Why cases are left out, and how many. */
  readonly reasons: Readonly<Record<string, number>>;

  constructor(name: string, reasons: Readonly<Record<string, number>> = {}) {
    this.name = name;
    this.reasons = reasons;
  }

  agrees(input: CaseInput, other: string): void {
    this.said++;
    if (other !== rulings.get(input)) this.differs.push(`${input.id}: ${input.title}`);
  }

  leavesOut(why: string): void {
    this.cannot.set(why, (this.cannot.get(why) ?? 0) + 1);
  }

  /** All that is said is ruled the same, and nothing is left out but for the reasons given. */
  holds(): void {
    expect(this.differs).toEqual([]);
    expect(Object.fromEntries(this.cannot), `${this.name}: cases left out`).toEqual(this.reasons);
  }

  row(): string {
    const sorted = [...this.cannot].sort((a, b) => b[1] - a[1]);
    const reasons = EVERY === 1 ? sorted : sorted.slice(0, 6);
    const left = reasons.map(([why, n]) => `${n} ${why}`).join('; ');
    return `${this.name.padEnd(22)} ${this.said} said, ${this.said - this.differs.length} agree${left && `; not said: ${left}`}`;
  }
}

/** A table of the ways in that a file of tests looks at. */
export class Ways {
  readonly #ways: Way[] = [];

  add(name: string, reasons?: Readonly<Record<string, number>>): Way {
    const way = new Way(name, reasons);
    this.#ways.push(way);
    return way;
  }

  print(): void {
    console.info([`${cases.length} cases`, ...this.#ways.map((way) => way.row())].join('\n'));
  }
}
