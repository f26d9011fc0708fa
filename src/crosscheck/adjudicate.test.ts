/** The referee agrees with the printed examples, so a document that departs from them has to explain itself. */
import { describe, expect, test } from 'vitest';
import { readCrosscheckFile } from '../cli/commands/crosscheck-resources.ts';
import { EDITIONS, loadRuleset } from '../data/index.ts';
import { adjudicate, printedNumbers, type Roles } from './adjudicate.ts';
import type { WorkedExample } from './canon.ts';

const examples = readCrosscheckFile<readonly WorkedExample[]>('examples');

describe.each(EDITIONS)('the %s edition', (edition) => {
  const loaded = loadRuleset('twilight-struggle', edition);
  if (!loaded.ok) throw new Error('the rules cannot be loaded');
  const { rules } = loaded;
  const compute = (example: WorkedExample, other: Roles = {}) => {
    const given = { ...Object.fromEntries(printedNumbers(rules, example)), ...other };
    return { given, ...adjudicate(rules, example, given) };
  };

  test.each(examples)('$clause computes as printed', (example) => {
    const { given, gives, refused } = compute(example);
    expect(refused).toEqual([]);
    expect(Object.keys(gives)).toEqual(Object.keys(example.gives ?? {}));
    expect(given).toMatchObject(gives);
  });

  test('another die gives another coup', () => {
    const coup = examples.find(({ clause }) => clause === '6.3.3.ex')!;
    expect(compute(coup, { die: 5 }).gives).toMatchObject({ sum: 8, result: 4, added: 2 });
  });

  test('a case that makes no sense with a number is refused, not guessed', () => {
    const coup = examples.find(({ clause }) => clause === '6.3.3.ex')!;
    expect(compute(coup, { ops: 9 }).refused).toEqual(['coup']);
  });
});
