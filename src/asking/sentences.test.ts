/** Questions in the sentences of the features. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CaseInput } from '../cases/case.ts';
import { arbiter } from '../cli/fixtures.ts';

const ask = (question: string, ...options: readonly string[]) => arbiter(['ask', question, ...options]);
const caseOf = async (question: string): Promise<CaseInput> => parse((await ask(question, '--format', 'yaml')).out);

describe('a question in the sentences of the features', () => {
  it('may be about several plays, one after the other', async () => {
    const { action } = await caseOf(
      'It is turn 3. It is action round 2. The USSR holds Decolonization. The USSR holds Indo-Pakistani War. ' +
        'The US has reached box 1 of the space race. The USSR has reached box 1 of the space race. ' +
        'The USSR plays Decolonization on the space race and rolls 4. The US makes some other play. ' +
        'The USSR plays Indo-Pakistani War on the space race and rolls 5.',
    );
    expect(action).toMatchObject([
      { kind: 'play', card: 'decolonization', as: 'space', die: 4 },
      { kind: 'any_other_play', player: 'US' },
      { kind: 'play', card: 'indo-pakistani-war', as: 'space', die: 5 },
    ]);
  });

  it('may say which edition is played, and how a disputed question is read', async () => {
    const told =
      'It is turn 5. The second edition is played. Question crisis-cancellation of the register is read as at-coup. ' +
      'The US has 2 influence in Mexico. The US plays NATO for Operations. It places 1 influence in Mexico.';
    const { edition, policies } = await caseOf(told);
    expect([edition, policies]).toEqual(['second', { 'crisis-cancellation': 'at-coup' }]);
    expect((await ask(told)).out).toContain('second edition');
    expect((await ask(told.replace('at-coup', 'sometimes'))).code).toBe(2);
    expect((await ask(told.replace('second', 'third'))).code).toBe(2);
  });

  it('keeps the edition and the readings of the command line as a case', async () => {
    const options = ['--edition', 'second', '--policy', 'crisis-cancellation=at-coup', '--format', 'yaml'];
    const { out } = await ask('may the US coup Iran at DEFCON 2?', ...options);
    expect(parse(out)).toMatchObject({ edition: 'second', policies: { 'crisis-cancellation': 'at-coup' } });
  });

  it('may name a side with a dot in it', async () => {
    const { action } = await caseOf(
      'Es el turno 5. DEFCON está en 2. EE. UU. tiene 2 puntos de influencia en Colombia. EE. UU. tiene 2 puntos de ' +
        'influencia en Perú. La URSS tiene «Che». La URSS juega «Che» como evento. ' +
        'su evento da lugar a un golpe de Estado en Colombia con un 3 en el dado. ' +
        'su evento da lugar a un golpe de Estado en Perú con un 4 en el dado.',
    );
    expect(action).toMatchObject([{ event: { coups: [{ in: 'colombia' }, { in: 'peru' }] } }]);
  });

  it('says what is taken for granted', async () => {
    const { out } = await ask(
      'The US has carried out 1 military operations. The military operations of the turn are checked.',
    );
    expect(out).toContain('no turn is named');
    expect(out).toContain('DEFCON is not named');
  });

  it('is not read if it strikes where nothing is said of the markers', async () => {
    const { code } = await ask(
      'It is turn 5. The USSR plays Che as an event. Its event leads to a coup in Peru with the die at 4.',
    );
    expect(code).toBe(2);
  });

  it('strikes where nothing lies if it is said that nothing does', async () => {
    const { action, position } = await caseOf(
      'It is turn 5. No other influence is on the map. The USSR plays Che as an event. Its event leads to a coup in Peru with the die at 4.',
    );
    expect(action).toMatchObject([{ event: { coups: [{ in: 'peru', die: 4 }] } }]);
    expect(position.influence).toBeUndefined();
  });

  it('takes no markers for granted beside those of which it is said that they are all', async () => {
    const { position } = await caseOf('No other influence is on the map: may the US coup Peru at DEFCON 5, die 4?');
    expect(position.influence).toBeUndefined();
  });

  it('keeps the order of markers where somebody comes back to a country', async () => {
    const { action } = await caseOf(
      'The USSR has 1 influence in Finland. The USSR plays Marshall Plan for Operations. Its event happens after the Operations. ' +
        'It places 1 influence in Finland. It places 1 influence in Sweden. It places 1 influence in Finland.',
    );
    expect(action).toMatchObject([{ place: ['finland', 'sweden', 'finland'] }]);
  });

  it('calls what lasts by its own name, not that of the event which has occurred', async () => {
    const { position } = await caseOf('Es el turno 8. «Petróleo del mar del Norte» está en vigor. Termina el turno.');
    expect(position.effects).toMatchObject([{ name: 'north_sea_oil_extra_round' }]);
  });

  it.each([
    ['en', 'plays "One Small Step..." as'],
    ['es', 'juega «Un pequeño paso…» como'],
    ['it', 'giocano «Un Piccolo Passo...» come'],
    ['ru', 'карту «Один маленький шаг…» как'],
    ['de', 'spielen »Ein kleiner Schritt ...« als'],
  ])('quotes a title once that has quotation marks of its own: %s', async (locale, sentence) => {
    const question = 'US space 2, USSR space 5. May the US play One Small Step as an event?';
    const { out } = await ask(question, '--format', 'gherkin', '--lang', locale);
    expect(out).toContain(sentence);
  });
});
