import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { COMPLETE_LOCALES } from '../../src/data/locales.ts';
import { compareFeatures } from './parity.ts';
import { readPhrases } from './phrases.ts';
import { readFeatures } from './pickles.ts';

const FEATURES = fileURLToPath(new URL('../twilight-struggle/', import.meta.url));
const ENGLISH = path.join(FEATURES, 'en');
const translated = COMPLETE_LOCALES.filter(
  (language) => language !== 'en' && existsSync(path.join(FEATURES, language)),
);

describe('the features', () => {
  it('in English use a phrase in every step, and every phrase', () => {
    const steps = [...readFeatures(ENGLISH, 'en').values()].flat().flatMap((scenario) => scenario.steps);
    expect(steps.filter(({ problem }) => problem)).toEqual([]);
    expect(new Set(steps.map(({ id }) => id))).toEqual(new Set(readPhrases('en').map(({ id }) => id)));
  });

  it.each(translated)('in %s say the same as in English', (language) => {
    expect(compareFeatures(ENGLISH, path.join(FEATURES, language), language)).toEqual([]);
  });
});

describe('a comparison', () => {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'features-'));
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  const cases: readonly [string, string, RegExp | string, string, readonly string[]][] = [
    ['nothing where nothing differs', '02-control.feature', /$/, '', []],
    ['another number', '02-control.feature', '4 influence in Israel', '3 influence in Israel', ['argument']],
    ['another country', '06-coup.feature', 'coup in Mexico', 'coup in Panama', ['argument']],
    ['another step', '06-space-race.feature', 'makes some other play', 'gains 2 VP', ['step']],
    ['a missing step', '04-headline.feature', /.*And the USSR headlines Duck.*\n/, '', ['step']],
    ['steps in another order', '06-realignment.feature', /( *Then.*)\n( *)And (.*)\n/, '$2Then $3\n$1\n', ['order']],
    ['a missing tag', '06-space-race.feature', '@unverified', '', ['tags']],
    ['a sentence that is no phrase', '10-scoring.feature', 'Scoring goes to the', 'Scoring leaves the', ['phrase']],
    ['a missing scenario', '02-control.feature', /\n *@clause:2.1.7.ex\n *Scenario: One more[^@]*/, '', ['scenario']],
  ];
  it.each(cases)('finds %s', (_, file, text, replacement, kinds) => {
    cpSync(ENGLISH, copy, { recursive: true });
    const changed = path.join(copy, file);
    writeFileSync(changed, readFileSync(changed, 'utf8').replace(text, replacement));
    expect(compareFeatures(ENGLISH, copy, 'en').map(({ kind }) => kind)).toEqual(kinds);
  });

  it('finds a missing file', () => {
    cpSync(ENGLISH, copy, { recursive: true });
    rmSync(path.join(copy, '08-defcon.feature'));
    expect(compareFeatures(ENGLISH, copy, 'en')).toMatchObject([{ kind: 'file', file: '08-defcon.feature' }]);
  });
});
