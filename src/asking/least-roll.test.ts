/** The roll that a coup needs, asked through the command that people type. */
import { describe, expect, it } from 'vitest';
import { arbiter } from '../cli/fixtures.ts';
import { position } from '../games/twilight-struggle/table.fixture.ts';
import { answerLeastRoll } from './least-roll.ts';

describe('the least roll of a coup (6.3.2, 6.3.2.a)', () => {
  it.each([
    ['en', 'what does a 4-op coup in Iran need to roll?', 'succeeds with every die'],
    ['en', "what's the lowest die for a 2 ops coup in Mexico to succeed?", 'from a die of 3 on'],
    ['en', 'which roll do I need for a 1 op coup in West Germany?', 'succeeds with no die'],
    ['es', '¿qué tirada mínima necesito para un golpe en México con 3 de operaciones?', 'una tirada de 2 o más'],
    ['it', 'con che tiro riesce un colpo di stato in Cile con 3 punti operazione?', 'un tiro di almeno 4'],
    ['ru', 'какой бросок нужен для переворота в Иране картой на 2 операции?', 'при броске от 3'],
  ])('is told as a number: %s, %s', async (lang, question, told) => {
    const { out } = await arbiter(['ask', question, '--lang', lang]);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(told);
    expect(out).toContain('6.3.2.a');
  });

  it('is not told where a card or a second number is named, for they may change it', async () => {
    expect(
      (await arbiter(['ask', 'what must I roll for a 2 ops coup in Mexico with Latin American Death Squads on?'])).out,
    ).not.toContain('modifiers left aside');
  });

  it('is that of the clauses: with another multiplier in 6.3.2 it is another', () => {
    const { rules } = position().tables;
    const coup = { country: rules.countries.findIndex(({ id }) => id === 'mexico'), operations: 2 };
    const { '6.3.2': strength } = rules.clauses;
    if (!strength) throw new Error('6.3.2 is no clause');
    const changed = {
      ...rules,
      clauses: { ...rules.clauses, '6.3.2': { ...strength, facts: { ...strength.facts, multiplier: 3 } } },
    };
    expect([rules, changed].map((each) => answerLeastRoll(coup, each).args?.m)).toEqual([3, 5]);
  });
});
