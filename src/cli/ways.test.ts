/**
 * One question, seven ways in: a case, sentences, a feature, a record, a line of a score sheet, a link of the desk, the API.
 * Every case of the suite that can be put in a way is ruled the same in it; the table says how many that are.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Asker, featureSentences, makeAsker } from '../asking/asker.ts';
import type { CaseAction, CaseInput, CasePosition } from '../cases/case.ts';
import { CaseDesk } from '../cases/desk.ts';
import { OPTION_POLICIES } from '../cases/options.ts';
import { ruleCase } from '../cases/rule.ts';
import { scenarioNames } from '../cases/scenario-names.ts';
import { featureOf, questionOf, storyOf, type Written, type WrittenScenario } from '../cases/scenario-text.ts';
import { sentencesOf } from '../cases/scenario-write.ts';
import { casesOfFeature } from '../cases/scenarios.ts';
import { isOrdinary } from '../cases/suite.ts';
import type { Finding, Verdict } from '../core/finding.ts';
import type { Locale } from '../core/ruleset.ts';
import { caseSchemas } from '../data/case-schemas.ts';
import { loadAskingWords, loadPhrases, loadRuleset, loadTexts } from '../data/index.ts';
import { LOCALES as ALL_LOCALES, COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { judge, loadRules } from '../index.ts';
import { readRecord } from '../logs/record/read.ts';
import { runRecord } from '../logs/record/run.ts';
import { typedRecord, typedWords } from '../logs/typed.ts';
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
  /** Why cases are left out, and how many. */
  readonly reasons: Readonly<Record<string, number>>;

  constructor(name: string, reasons: Readonly<Record<string, number>> = {}) {
    this.name = name;
    this.reasons = reasons;
    ways.push(this);
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
/** Every case read word by word takes five minutes for a language, on a processor that has nothing else to do. */
const WHOLE = EVERY === 1 ? 7_200_000 : undefined;

/** Is this case of the share that is looked at? */
const isDue = (at: number, share = EVERY): boolean =>
  at % Math.min(share, EVERY) === 0 || ONCE_WRONG.has(cases[at]?.id);

/**
 * Why a way cannot tell some cases, and how many of the suite they are: exactly as many, so that a case which could be told
 * is not left out, and a reason that no longer holds is taken out. Every other way tells all of them.
 */
const NO_FORM: Readonly<Record<string, number>> = {
  'a step of the turn by itself: a record tells the whole end of a turn in one entry': 57,
  'facts that stop in the middle of a play: those of a record go on to the end of an entry': 78,
  'a question about the position: a record tells what was done': 31,
  'several plays, or a question after one: a record has a position only before its first entry': 68,
  'the price of the crisis, paid between two plays: a record has no entry for it': 11,
  'a held card thrown away by itself: a record tells the whole end of a turn in one entry': 7,
  'victory points given by themselves: a record has no entry for them': 2,
};

type Entry = CaseAction & { readonly turn: number; readonly round: number | 'headline'; readonly side?: string };
interface RecordWords {
  readonly setup?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly handicap?: { readonly us?: number; readonly ussr?: number };
  readonly crises?: CasePosition['crises'];
  readonly entries: readonly Entry[];
  readonly [key: string]: unknown;
}

/** What a record has no form for, by the kind of the action. */
const WITHOUT_FORM: Readonly<Record<string, string>> = {
  phase: 'a step of the turn by itself: a record tells the whole end of a turn in one entry',
  ability: 'a held card thrown away by itself: a record tells the whole end of a turn in one entry',
  facts: 'facts that stop in the middle of a play: those of a record go on to the end of an entry',
  query: 'a question about the position: a record tells what was done',
  interrupt: 'the price of the crisis, paid between two plays: a record has no entry for it',
  award: 'victory points given by themselves: a record has no entry for them',
};

/** A record that begins at the position of a case; or why a record cannot tell it. */
function recordOf(input: CaseInput): RecordWords | string {
  const { edition, policies, position, action } = input;
  const [only, ...more] = action;
  if (!only || more.length > 0)
    return 'several plays, or a question after one: a record has a position only before its first entry';
  const { kind, player, ...words } = only;
  if (WITHOUT_FORM[kind] !== undefined) return WITHOUT_FORM[kind];
  const { options = [], turn = 1, action_round: round = 1, phasing = 'USSR' } = position;
  const chosen = options.flatMap((option) => (OPTION_POLICIES[option] ? [OPTION_POLICIES[option]] : []));
  const readings = { ...Object.fromEntries(chosen), ...policies };
  const head = { format: 'record', ...(edition && { edition }), policies: readings };
  if (kind === 'setup') return { ...head, ...setUpOf(input, words), entries: [] };
  const turns = kind === 'play' || kind === 'pass';
  if (turns && player !== phasing) throw new Error(`${input.id}: a play by the other side`);
  const entry = { turn, ...(turns ? { round, side: String(player).toLowerCase() } : { round: 'headline' }), ...words };
  const { options: _, ...from } = position;
  return { ...head, position: from, entries: [entry as Entry] };
}

/** The set-up as a record begins with it: what was agreed, the results of Turn Zero, the markers. */
function setUpOf({ position }: CaseInput, setup: object): Pick<RecordWords, 'setup' | 'handicap' | 'crises'> {
  const { handicap = position.options?.includes('us_bid_4') ? { us: 4 } : {}, crises } = position;
  const { us = 0, ussr = 0, ...rest } = handicap;
  return { setup: setup as never, handicap: { us, ussr, ...rest }, ...(crises && { crises }) };
}

function judgedAsRecord(text: string, { edition }: CaseInput): string {
  const own = rulesOf(edition);
  const read = readRecord('record', text, caseSchemas(), own, () => desk.extraNames());
  if (!read.ok) return `no record: ${read.diagnostics[0]?.message}`;
  const policies = { ...own.policies, ...read.record.policies };
  const run = runRecord({ ...own, policies }, read.record, read.extra);
  const outcome = run.opening.find(({ key }) => key === 'setup')?.outcome ?? run.outcomes[0];
  if (!outcome || outcome.problem) return `no ruling: ${outcome?.problem?.message.text}`;
  return digest(outcome.verdict, outcome.findings, outcome.after);
}

/** An entry as somebody types it: in the words of a score sheet, and what it has no words for in braces. */
function lineOf(entry: Entry): string {
  const { turn, round, side, card, as, order, event, place, coup, die, realign, ...rest } = entry;
  const keys = ({ turn: _, round: __, side: ___, ...all }: Entry): string => JSON.stringify(all);
  if (round === 'headline') {
    const { us, ussr } = rest as { us?: { card?: unknown; event?: object }; ussr?: { card?: unknown; event?: object } };
    const cards = Object.entries({ us, ussr }).map(([each, words]) =>
      words?.card === undefined || words.card === 'none'
        ? undefined
        : `${each.toUpperCase()} ${words.card}${words.event ? ` ${JSON.stringify(words.event)}` : ''}`,
    );
    return `T${turn} headline: ${cards.includes(undefined) ? keys(entry) : cards.join('; ')}`;
  }
  const start = `T${turn} AR${round} ${side?.toUpperCase()}:`;
  if (card === undefined) return `${start} pass`;
  const braces = event ? ` ${JSON.stringify(event)}` : '';
  if (as === 'space' && typeof die === 'number' && !place && !coup) return `${start} ${card} space ${die}${braces}`;
  const clauses = [
    ...(order ? [order === 'event_first' ? 'event first' : 'ops first'] : []),
    ...(coup === undefined ? [] : [`coup ${coup} ${die}`]),
    ...Object.entries(countedMarkers(place)).map(([name, n]) => `place ${name} ${n}`),
    ...(realign ?? []).map(({ in: name, us, ussr }) => `realign ${name} ${us}-${ussr}`),
  ];
  const hasWords =
    (as === 'ops' || as === 'event') &&
    (coup === undefined ? die === undefined : typeof die === 'number') &&
    !Array.isArray(place) &&
    (realign ?? []).every(({ us, ussr }) => us !== undefined && ussr !== undefined);
  return hasWords ? `${start} ${card} ${[as, ...clauses].join(', ')}${braces}` : `${start} ${keys(entry)}`;
}

/** The set-up as somebody types it, a line for each thing that is said. */
function setUpLines({ setup = {}, handicap = {}, crises = {} }: RecordWords): readonly string[] {
  return [
    ...Object.entries(crises).map(([id, n]) => `crisis ${id}: ${n}`),
    ...Object.entries(handicap).map(([key, n]) =>
      key === 'vp' ? `bid ${n > 0 ? 'US' : 'USSR'}: ${Math.abs(n)} VP` : `bid ${key.toUpperCase()}: ${n}`,
    ),
    ...Object.entries(setup).map(([key, markers]) => {
      const [side = '', bid] = key.split('_');
      const list = Object.entries(markers).map(([name, n]) => `${name} ${n}`);
      return `${bid ?? 'setup'} ${side.toUpperCase()}: ${list.join(', ')}`;
    }),
  ];
}

const countedMarkers = (place: CaseAction['place']): Readonly<Record<string, number>> =>
  place === undefined || Array.isArray(place) ? {} : (place as Record<string, number>);

const WORDS = [typedWords(loadTexts('en').messages)];

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

  const askedIn = (locales: readonly Locale[], options?: Parameters<typeof makeAsker>[3]): Asker => {
    const sources = locales.flatMap((each) => {
      const words = loadAskingWords(each);
      const phrases = loadPhrases(each);
      return words ? [{ locale: each, words, ...featureSentences(phrases), names: loadTexts(each).names }] : [];
    });
    return makeAsker(sources, desk.nameIndex(), rules, options);
  };
  const writing = (locale: Locale) => ({ phrases: allPhrases()[locale]!, names: loadTexts(locale).names });
  const questionIn = (locale: Locale, said: WrittenScenario['written']): string => questionOf(said, writing(locale));

  it.each(ALL_LOCALES)('is ruled the same as a question in %s', (locale) => {
    const way = new Way(`question, ${locale}`);
    const asker = askedIn(ALL_LOCALES);
    for (const [at, input] of cases.entries()) {
      if (!isDue(at, 5)) continue;
      const said = sentences.get(input) as Written;
      if ('unsaid' in said) {
        way.leavesOut(said.unsaid);
        continue;
      }
      const understood = asker(questionIn(locale, said), locale);
      if (!understood.ok || understood.general) way.leavesOut('not understood as a question');
      else way.agrees(input, ruled(understood.input));
      // So it is told beside a question that is like it; the edition and the readings are those in force there.
      const told = isOrdinary(input, rules.policies) ? asker(storyOf(said, writing(locale)), locale) : understood;
      expect(told).toEqual(understood);
    }
    way.holds();
  });

  // What the sentences of the features mean is known; here they are words like any others, of which most but not all are.
  it.each(LOCALES)(
    'is ruled the same as a question in %s that is read word by word, where it is understood',
    (locale) => {
      const way = new Way(`word by word, ${locale}`);
      const asker = askedIn(LOCALES, { exact: false });
      for (const [at, input] of cases.entries()) {
        const said = sentences.get(input) as Written;
        if (!isDue(at, 60) || 'unsaid' in said) continue;
        const understood = asker(
          questionIn(locale, { ...said, rules: said.rules.filter((each) => each.values.option !== 'deluxe') }),
          locale,
        );
        if (!understood.ok || understood.general) way.leavesOut('not understood');
        // A case that names no markers says that there are none; where a question takes some for granted it says so.
        else if (understood.assumed.some(({ message }) => message === 'asked.influence'))
          way.leavesOut('taken for granted');
        else way.agrees(input, ruled(understood.input));
      }
      expect(way.differs).toEqual([]);
      expect(way.said).toBeGreaterThan(0);
    },
    WHOLE,
  );

  it('is ruled the same as a record that begins at its position', () => {
    const way = new Way('record', NO_FORM);
    for (const input of cases) {
      const record = recordOf(input);
      if (typeof record === 'string') way.leavesOut(record);
      else way.agrees(input, judgedAsRecord(stringify(record), input));
    }
    way.holds();
  });

  it('is ruled the same as lines of a score sheet', () => {
    const way = new Way('line', NO_FORM);
    for (const input of cases) {
      const record = recordOf(input);
      if (typeof record === 'string') {
        way.leavesOut(record);
        continue;
      }
      const { entries: told, setup, handicap, crises, ...head } = record;
      const typed = typedRecord([...setUpLines(record), ...told.map(lineOf)].join('\n'), WORDS);
      if (!typed.ok) throw new Error(`${input.id}: ${typed.text}`);
      way.agrees(input, judgedAsRecord(stringify({ ...head, ...(parse(typed.yaml) as object) }), input));
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
