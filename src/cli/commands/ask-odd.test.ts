/** Questions that state what cannot be: one sentence says so, in words of the question, and no line of the case that was made of it. */
import { describe, expect, it } from 'vitest';
import { arbiter } from '../fixtures.ts';

describe('A question that states what no case can be made of', () => {
  it.each([
    [
      'The headline phase, round 4: may the US headline Duck and Cover?',
      'action round 4 and the headline phase, which is over before the first (4.5.C)',
    ],
    ['In round 2 may I headline Duck and Cover as US?', 'action round 2 and the headline phase'],
    ['Military operations of the US are 9; the US plays Duck and Cover as an event', 'military operations, 0 to 5'],
    ['It is turn 12; the US plays NATO as an event', '12 is stated; possible: a turn, 1 to 10'],
    ['DEFCON is 7: may the US coup Iran?', '7 is stated; possible: a level of DEFCON, 1 to 5'],
    ['The US attempts a coup in Iran with Containment and rolls a 7', '7 is stated; possible: a die, 1 to 6'],
    [
      'The US holds NATO; the USSR holds NATO; the US plays NATO as an event',
      '"NATO" is in the hand of the US already',
    ],
    [
      'Containment is in effect; the US holds Containment; the US plays Containment as an event',
      'Containment is in a hand, and out of the game once its event has occurred (2.2.4)',
    ],
    [
      'It is turn 5. Willy Brandt is in effect. Tear Down this Wall is in effect. The US plays NATO as an event.',
      'Willy Brandt is not in effect once Tear Down this Wall has occurred',
    ],
  ])('is bad input, and one sentence says why: %s', async (question, why) => {
    const { code, out, err } = await arbiter(['ask', question]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(`cannot be ruled on as it is stated: `);
    expect(err).toContain(why);
  });

  it.each([
    ['DEFCON 7: ¿pueden los EE. UU. dar un golpe en Irán?', 'se indica 7; es posible: un nivel de DEFCON, de 1 a 5'],
    ['DEFCON 4, turno 12: gli USA possono tentare un colpo di stato in Iran?', 'è indicato 12; possibile: un turno'],
    ['ход 12: могут ли США сделать переворот в Иране при DEFCON 4?', 'указано: 12; возможно: ход, от 1 до 10'],
  ])('is told so in the language of the question: %s', async (question, why) => {
    const { code, err } = await arbiter(['ask', question]);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});
