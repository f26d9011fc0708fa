/** The disputes of `features/disputes`, typed into `arbiter ask`. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadAskingWords } from '../data/index.ts';
import { LOCALES } from '../data/locales.ts';
import { disputeFiles, keptLines, makeJudge, readDisputes, readRound } from './judge.ts';

/** Each so many are looked at to see whether what is kept of them is up to date. */
const SOME = 9;

const judge = makeJudge();
const files = disputeFiles();
const all = files.flatMap(readDisputes);

describe('the disputes', () => {
  it('are from where players ask, in five languages, each once', () => {
    const languages = ['en', 'es', 'it', 'ru', 'de'].map(
      (locale) => all.filter(({ lang = 'en' }) => lang === locale).length,
    );
    expect(languages).toEqual([679, 158, 155, 145, 12]);
    expect(new Set(all.map(({ ask }) => ask)).size).toBe(all.length);
  });

  it.each(LOCALES)(
    'in %s are what other questions are answered by (`npm run -s disputes -- --learn` writes it)',
    (locale) => {
      const { asked, examples } = keptLines(locale, SOME);
      const { asked: kept = [], examples: written = [] } = loadAskingWords(locale) ?? {};
      expect([
        asked.filter((line) => !kept.includes(line)),
        examples.filter((line) => !written.includes(line)),
      ]).toEqual([[], []]);
    },
  );

  it('and the examples are written as their schemas say', () => {
    const named = '../../features/asking/examples.yaml';
    const schema = JSON.parse(
      readFileSync(new URL('../../rules/schemas/examples.schema.json', import.meta.url), 'utf8'),
    ) as Record<string, unknown>;
    const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
    const file = parse(readFileSync(new URL(named, import.meta.url), 'utf8')) as unknown;
    expect([validate(file), validate.errors ?? []]).toEqual([true, []]);
  });

  it.each(files)('of %s are written as their schema says', (file) => {
    const schema = JSON.parse(
      readFileSync(new URL('../../rules/schemas/dispute.schema.json', import.meta.url), 'utf8'),
    ) as Record<string, unknown>;
    const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
    expect([validate(readRound(file)), validate.errors ?? []]).toEqual([true, []]);
  });

  it.each(files)('of %s come out as worked out beforehand, but for those that say what they still lack', (file) => {
    for (const dispute of readDisputes(file)) {
      const { result, detail } = judge(file, dispute);
      expect([dispute.ask, result, detail]).toEqual([
        dispute.ask,
        dispute.still ?? 'right',
        dispute.still ? detail : '',
      ]);
    }
  });
});
