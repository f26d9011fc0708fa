/** The disputes of `features/disputes`, typed into `arbiter ask`. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { mayDecide } from '../asking/general.ts';
import { isNamed } from '../asking/generally.ts';
import type { AskingWords } from '../data/asking.ts';
import { loadAskingWords } from '../data/index.ts';
import { LOCALES } from '../data/locales.ts';
import { deluxe } from '../text/cards.fixture.ts';
import {
  type Dispute,
  disputeFiles,
  exampleFiles,
  keptLines,
  makeJudge,
  readDisputes,
  readExamples,
  readRound,
  suiteCases,
} from './judge.ts';

/** Each so many are looked at to see whether what is kept of them is up to date. */
const SOME = 9;

/** Of the questions about the rules in general, so many are asked at a time; with `EVERY=1` all are. */
const EVERY = Number(process.env.EVERY ?? 5);
const isDue = ({ expect }: Dispute, at: number): boolean =>
  !('rules' in expect) || 'legal' in expect || at % EVERY === 0;

/** Holds a file against its schema. */
function held(name: string, file: unknown): readonly unknown[] {
  const schema = JSON.parse(
    readFileSync(new URL(`../../rules/schemas/${name}.schema.json`, import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
  return validate(file) ? [] : (validate.errors ?? []);
}

const judge = makeJudge();
const files = disputeFiles();
const all = files.flatMap(readDisputes);

describe('the disputes', () => {
  it('are from where players ask, in five languages, each once', () => {
    const languages = ['en', 'es', 'it', 'ru', 'de'].map(
      (locale) => all.filter(({ lang = 'en' }) => lang === locale).length,
    );
    expect(languages).toEqual([4268, 530, 523, 514, 380]);
    expect(new Set(all.map(({ ask }) => ask)).size).toBe(all.length);
  });

  it.each(LOCALES)(
    'in %s are what other questions are answered by (`npm run -s disputes -- --learn` writes it)',
    (locale) => {
      const kept: Partial<AskingWords> = loadAskingWords(locale) ?? {};
      const lines = Object.entries(keptLines(locale, SOME)) as ['asked' | 'examples' | 'cases', readonly string[]][];
      expect(lines.flatMap(([kind, each]) => each.filter((line) => !kept[kind]?.includes(line)))).toEqual([]);
    },
  );

  it.each(files)('of %s are written as their schema says', (file) => {
    expect(held('dispute', readRound(file))).toEqual([]);
  });

  it('are settled by cases that the suite has under the readings in force', () => {
    const known = new Set(suiteCases(deluxe.policies).map(({ id }) => id));
    expect(all.flatMap(({ cases = [] }) => cases.filter((id) => !known.has(id)))).toEqual([]);
  });

  it.each(files)('of %s come out as worked out beforehand, but for those that say what they still lack', (file) => {
    for (const dispute of readDisputes(file).filter(isDue)) {
      const { result, detail } = judge(file, dispute);
      expect([dispute.ask, result, detail]).toEqual([
        dispute.ask,
        dispute.still ?? 'right',
        dispute.still ? detail : '',
      ]);
    }
  });
});

describe('our own questions', () => {
  it('are in five languages', () => {
    const languages = new Set(exampleFiles().map((file) => file.split('.').at(-2)));
    expect([...languages].sort()).toEqual([...LOCALES].sort());
  });

  it.each(exampleFiles())('of %s are written as their schema says, each once', (file) => {
    const examples = readExamples(file);
    expect(held('examples', { examples })).toEqual([]);
    const all = Object.entries(examples).flatMap(([ids, questions]) => questions.map((each) => `${ids}: ${each}`));
    expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([]);
  });

  it.each(exampleFiles())('of %s are each decided by what may decide', (file) => {
    const ids = Object.keys(readExamples(file)).flatMap((each) => each.split(' '));
    expect(ids.filter((id) => !isNamed(id) && !mayDecide(id, deluxe))).toEqual([]);
  });
});
