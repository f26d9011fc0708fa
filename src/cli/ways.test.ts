/**
 * One question, seven ways in: a case, sentences, a feature, a record, a line of a score sheet, a link of the desk, the API.
 * Every case of the suite that can be put in a way is ruled the same in it; the table says how many that are.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { makeAsker } from '../asking/asker.ts';
import type { CaseAction, CaseInput } from '../cases/case.ts';
import { CaseDesk } from '../cases/desk.ts';
import { OPTION_POLICIES } from '../cases/options.ts';
import { ruleCase } from '../cases/rule.ts';
import { scenarioNames } from '../cases/scenario-names.ts';
import { featureOf, questionOf, type Written } from '../cases/scenario-text.ts';
import { sentencesOf } from '../cases/scenario-write.ts';
import { casesOfFeature } from '../cases/scenarios.ts';
import type { Finding, Verdict } from '../core/finding.ts';
import { caseSchemas } from '../data/case-schemas.ts';
import { loadAskingWords, loadPhrases, loadRuleset, loadTexts } from '../data/index.ts';
import { LOCALES as ALL_LOCALES, COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { judge, loadRules } from '../index.ts';
import { readRecord } from '../logs/record/read.ts';
import { runRecord } from '../logs/record/run.ts';
import { typedRecord } from '../logs/typed.ts';
import { allPhrases } from './feature-file.ts';

const folder = new URL('../../features/suite/', import.meta.url);
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parse(readFileSync(new URL(name, folder), 'utf8')) as readonly CaseInput[])
  .map(({ expect: _, ...input }): CaseInput => input);

/** The codec of the desk's links; the site is a package of its own. */
const { fromLink, toLink } = (await import(new URL('../../website/src/run/link.ts', import.meta.url).href)) as {
  readonly fromLink: (text: string) => unknown;
  readonly toLink: (value: unknown) => string;
};

const rulesBy = new Map<string, Ruleset>();
function rulesOf(edition: string | undefined): Ruleset {
  const id = edition === 'second' || edition === '2nd' ? 'second' : 'deluxe';
  const known = rulesBy.get(id);
  if (known) return known;
  const loaded = loadRuleset('twilight-struggle', id);
  if (!loaded.ok) throw new Error('the rules cannot be loaded');
  rulesBy.set(id, loaded.rules);
  return loaded.rules;
}

const rules = rulesOf('deluxe');
const desk = new CaseDesk({ edition: undefined, policies: {}, rules: rulesOf, texts: loadTexts });
const names = scenarioNames(
  rules,
  desk.nameIndex(),
  ALL_LOCALES.map((locale) => loadTexts(locale).names),
);

/** A ruling as far as every way in can tell it: the verdict, what was said for and against, and the table afterwards. */
function digest(verdict: Verdict, findings: readonly Finding[], { state }: Board): string {
  const said = findings.map(({ clause, force, message, args }) => [clause, force, message, args]);
  const table = [[...(state.influence as Uint8Array)], [...(state.zone as Uint8Array)], state.vp, state.defcon];
  return JSON.stringify([verdict, said, table, state.milops, state.space, state.chinaHolder, state.result]);
}

/** The ruling on a case; or why there is none. */
function ruled(input: CaseInput): string {
  const result = ruleCase(rulesOf(input.edition), input, desk.extraNames());
  if (!result.ok) return `no ruling: ${result.problem.message.text}`;
  const { verdict, findings, end } = result.ruling;
  return digest(verdict, findings, end);
}

/** What came of the cases in one way. */
class Way {
  said = 0;
  readonly differs: string[] = [];
  readonly cannot = new Map<string, number>();

  readonly name: string;

  constructor(name: string) {
    this.name = name;
    ways.push(this);
  }

  agrees(input: CaseInput, other: string): void {
    this.said++;
    if (other !== rulings.get(input)) this.differs.push(`${input.id}: ${input.title}`);
  }

  leavesOut(why: string): void {
    this.cannot.set(why, (this.cannot.get(why) ?? 0) + 1);
  }

  /** All that is said is ruled the same, and no more is left out than has to be. */
  holds(): void {
    expect(this.differs).toEqual([]);
    const left = [...this.cannot.values()].reduce((sum, n) => sum + n, 0);
    const most = MOST_LEFT_OUT[this.name] ?? MOST_LEFT_OUT[this.name.split(',')[0] as string];
    expect(left, `${this.name}: cases left out`).toBeLessThanOrEqual(most as number);
  }

  row(): string {
    const sorted = [...this.cannot].sort((a, b) => b[1] - a[1]);
    const reasons = EVERY === 1 ? sorted : sorted.slice(0, 6);
    const left = reasons.map(([why, n]) => `${n} ${why}`).join('; ');
    return `${this.name.padEnd(22)} ${this.said} said, ${this.said - this.differs.length} agree${left && `; not said: ${left}`}`;
  }
}

const ways: Way[] = [];
const rulings = new Map(cases.map((input) => [input, ruled(input)]));
const sentences = new Map(cases.map((input) => [input, sentencesOf(input, rulesOf(input.edition))]));

/** Understanding a question takes its time, and so does the API: one case in so many. `npm run ways` takes them all. */
const EVERY = Number(process.env.EVERY ?? 60);
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
const isDue = (at: number, share = EVERY): boolean =>
  at % Math.min(share, EVERY) === 0 || ONCE_WRONG.has(cases[at]?.id);

/** Cases of the suite that a way cannot say, at most: the number is not to grow. Those of questions are of the whole suite. */
const MOST_LEFT_OUT: Readonly<Record<string, number>> = {
  ...{ feature: 186, record: 228, line: 290, link: 0, 'case, as text': 0, API: 0 },
  ...{ 'question, en': 268, 'question, es': 282, 'question, it': 280, 'question, ru': 280 },
};

type Entry = CaseAction & { readonly turn: number; readonly round: number | 'headline'; readonly side?: string };
interface RecordWords {
  readonly entries: readonly Entry[];
  readonly [key: string]: unknown;
}

/** A record that begins at the position of a case; or why a record cannot tell it. */
function recordOf({ edition, policies, position, action }: CaseInput): RecordWords | string {
  const [only, ...more] = action;
  if (!only || more.length > 0) return 'several actions, or none';
  const { kind, player, ...words } = only;
  const { options = [], phase = 'action_round', turn = 1, action_round: round = 1, phasing = 'USSR' } = position;
  const turns = kind === 'play' || kind === 'pass';
  if (!turns && kind !== 'headline') return `an action of kind ${kind}`;
  if (phase !== (turns ? 'action_round' : 'headline')) return `the phase ${phase}`;
  if (turns && player !== phasing) return 'a play by the other side';
  const chosen = options.map((option) => OPTION_POLICIES[option]);
  if (chosen.includes(undefined as never)) return 'an agreement about the set-up';
  const entry = { turn, ...(turns ? { round, side: String(player).toLowerCase() } : { round: 'headline' }), ...words };
  const readings = { ...Object.fromEntries(chosen as [string, string][]), ...policies };
  const { options: _, ...from } = position;
  return {
    format: 'record',
    ...(edition && { edition }),
    policies: readings,
    position: from,
    entries: [entry as Entry],
  };
}

function judgedAsRecord(text: string, { edition }: CaseInput): string {
  const own = rulesOf(edition);
  const read = readRecord('record', text, caseSchemas(), own, () => desk.extraNames());
  if (!read.ok) return `no record: ${read.diagnostics[0]?.message}`;
  const policies = { ...own.policies, ...read.record.policies };
  const [outcome] = runRecord({ ...own, policies }, read.record, read.extra).outcomes;
  if (!outcome || outcome.problem) return `no ruling: ${outcome?.problem?.message.text}`;
  return digest(outcome.verdict, outcome.findings, outcome.after);
}

/** An entry as somebody types it; undefined for what is no word of a score sheet. */
function lineOf({
  turn,
  round,
  side,
  card,
  as,
  order,
  event,
  place,
  coup,
  die,
  realign,
  ...rest
}: Entry): string | undefined {
  if (round === 'headline') {
    const { us, ussr } = rest as { us?: { card?: unknown; event?: object }; ussr?: { card?: unknown; event?: object } };
    const cards = Object.entries({ us, ussr }).map(([each, words]) =>
      words?.card === undefined || words.card === 'none'
        ? undefined
        : `${each.toUpperCase()} ${words.card}${words.event ? ` ${JSON.stringify(words.event)}` : ''}`,
    );
    return cards.includes(undefined) ? undefined : `T${turn} headline: ${cards.join('; ')}`;
  }
  const start = `T${turn} AR${round} ${side?.toUpperCase()}:`;
  if (card === undefined) return `${start} pass`;
  const braces = event ? ` ${JSON.stringify(event)}` : '';
  if (as === 'space')
    return typeof die === 'number' && !place && !coup ? `${start} ${card} space ${die}${braces}` : undefined;
  const clauses = [
    ...(order ? [order === 'event_first' ? 'event first' : 'ops first'] : []),
    ...(coup === undefined ? [] : [`coup ${coup} ${die}`]),
    ...Object.entries(countedMarkers(place)).map(([name, n]) => `place ${name} ${n}`),
    ...(realign ?? []).map(({ in: name, us, ussr }) => `realign ${name} ${us}-${ussr}`),
  ];
  if ((as !== 'ops' && as !== 'event') || (coup === undefined ? die !== undefined : typeof die !== 'number'))
    return undefined;
  if (Array.isArray(place)) return undefined;
  return `${start} ${card} ${[as, ...clauses].join(', ')}${braces}`;
}

const countedMarkers = (place: CaseAction['place']): Readonly<Record<string, number>> =>
  place === undefined || Array.isArray(place) ? {} : (place as Record<string, number>);

const typedWords = Object.fromEntries(
  Object.entries(loadTexts('en').messages).flatMap(([id, word]) =>
    id.startsWith('word.typed.') ? [[id.slice('word.typed.'.length), String(word)]] : [],
  ),
);

/** What is said for and against; a ruling that is printed adds where a bonus comes from. */
const saidIn = (findings: readonly { clause: string; force: string; message: string }[]): readonly string[] =>
  findings.flatMap(({ clause, force, message }) =>
    message.startsWith('label.') ? [] : [`${clause} ${force} ${message}`],
  );

describe('every case of the suite', () => {
  it.each(Object.keys(allPhrases()))('is ruled the same as a scenario in %s, where its sentences say it', (locale) => {
    const way = new Way(`feature, ${locale}`);
    const phrases = allPhrases();
    const written = cases.flatMap((input) => {
      const said = sentences.get(input) as Written;
      if (!('unsaid' in said)) return [{ input, title: String(input.id), written: said }];
      way.leavesOut(said.unsaid);
      return [];
    });
    const text = featureOf(locale, { phrases: phrases[locale]!, names: loadTexts(locale).names }, 'the suite', written);
    const read = casesOfFeature(text, phrases, names);
    expect(
      read?.problems.slice(0, 5).map(({ message, line }) => [line, message.text, text.split('\n')[line - 1]]),
    ).toEqual([]);
    for (const [at, { input }] of written.entries()) way.agrees(input, ruled(read?.cases[at]?.input as never));
    way.holds();
  });

  it.each(LOCALES)('is ruled the same as a question in %s, where every word of it is understood', (locale) => {
    const way = new Way(`question, ${locale}`);
    const sources = LOCALES.flatMap((each) => {
      const words = loadAskingWords(each);
      const phrases = loadPhrases(each);
      return words
        ? [{ locale: each, words, sentences: { ...phrases?.given, ...phrases?.when }, names: loadTexts(each).names }]
        : [];
    });
    const asker = makeAsker(sources, desk.nameIndex(), rules);
    const phrases = allPhrases();
    const nameOf = loadTexts(locale).names;
    for (const [at, input] of cases.entries()) {
      if (!isDue(at)) continue;
      const said = sentences.get(input) as Written;
      if ('unsaid' in said) {
        way.leavesOut(said.unsaid);
        continue;
      }
      const question = questionOf(said, { phrases: phrases[locale]!, names: nameOf });
      const understood = asker(question, locale);
      if (!understood.ok || understood.general) way.leavesOut('not understood as a question');
      // A case that names no markers says that there are none; a question leaves it open, and says what it takes for granted.
      else if (understood.assumed.some(({ message }) => message === 'asked.influence'))
        way.leavesOut('markers taken for granted that are not there');
      else way.agrees(input, ruled(understood.input));
    }
    way.holds();
  });

  it('is ruled the same as a record that begins at its position', () => {
    const way = new Way('record');
    for (const input of cases) {
      const record = recordOf(input);
      if (typeof record === 'string') way.leavesOut(record);
      else way.agrees(input, judgedAsRecord(stringify(record), input));
    }
    way.holds();
  });

  it('is ruled the same as a line of a score sheet', () => {
    const way = new Way('line');
    for (const input of cases) {
      const record = recordOf(input);
      const line = typeof record === 'string' ? undefined : lineOf(record.entries[0] as Entry);
      if (typeof record === 'string' || line === undefined) {
        way.leavesOut(typeof record === 'string' ? record : 'more than a line says');
        continue;
      }
      const typed = typedRecord(line, [typedWords]);
      if (!typed.ok) throw new Error(`${input.id}: ${line}`);
      const { entries } = parse(typed.yaml) as { entries: object[] };
      way.agrees(input, judgedAsRecord(stringify({ ...record, entries }), input));
    }
    way.holds();
  });

  it('is ruled the same out of a link of the desk', () => {
    const way = new Way('link');
    for (const input of cases) way.agrees(input, ruled(fromLink(toLink(input)) as CaseInput));
    way.holds();
  });

  it('is ruled the same as text, with its names and words in full', () => {
    const way = new Way('case, as text');
    for (const input of cases) {
      const file = desk.read('case', stringify(input));
      const [entry] = file.ok ? file.cases : [];
      if (!entry) throw new Error(`${input.id} cannot be read`);
      way.agrees(input, ruled(entry.input));
    }
    way.holds();
  });

  it('is ruled the same by the API', async () => {
    const way = new Way('API');
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

  afterAll(() => console.info([`${cases.length} cases`, ...ways.map((way) => way.row())].join('\n')));
});
