/** The referee agrees with the printed examples, so a document that departs from them has to explain itself. */
import { expect, test } from 'vitest';
import { readCrosscheckFile } from '../cli/commands/crosscheck-resources.ts';
import { loadRuleset } from '../data/index.ts';
import { adjudicate, type Roles } from './adjudicate.ts';
import type { WorkedExample } from './canon.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;

test.each(readCrosscheckFile<readonly WorkedExample[]>('examples'))(
  '$clause computes as printed',
  ({ clause, numbers }) => {
    const given: Roles = Object.assign({}, ...numbers);
    const found = adjudicate(rules, clause, given);
    expect(found).toBeDefined();
    expect(given).toMatchObject(Object.fromEntries(Object.entries(found!).filter(([role]) => role in given)));
  },
);

test('another die gives another coup', () => {
  expect(adjudicate(rules, '6.3.3.ex', { ops: 3, ussr: 2, die: 5 })).toMatchObject({ sum: 8, result: 4, added: 2 });
});
