/** A number that is told behind a play is no part of the position: it is claimed to come of the play. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CaseInput } from '../cases/case.ts';
import { arbiter } from '../cli/fixtures.ts';

const caseOf = async (question: string): Promise<CaseInput> =>
  parse((await arbiter(['ask', question, '--format', 'yaml'])).out);

const COUP: Readonly<Record<string, readonly [string, string, string]>> = {
  en: [
    'USSR has 2 in Mexico. The US coups Mexico with Containment, die 4: ',
    'is DEFCON 3 afterwards?',
    'does the USSR have 0 left in Mexico?',
  ],
  es: [
    'La URSS tiene 2 en México. EE. UU. da un golpe en México con Contención, dado 4: ',
    '¿DEFCON 3 después?',
    '¿le quedan 0 a la URSS en México?',
  ],
  it: [
    "L'URSS ha 2 in Messico. Gli USA fanno un golpe in Messico con Contenimento, dado 4: ",
    'DEFCON 3 dopo?',
    "l'URSS ha 0 in Messico dopo?",
  ],
  ru: [
    'У СССР 2 в Мексике. США делают переворот в Мексике картой Сдерживание, кубик 4: ',
    'DEFCON 3 потом?',
    'у СССР 0 в Мексике потом?',
  ],
  de: [
    'Die UdSSR hat 2 in Mexiko. Die USA putschen in Mexiko mit Eindämmung, Wurf 4: ',
    'ist DEFCON danach 3?',
    'hat die UdSSR danach 0 in Mexiko?',
  ],
};
const SCORED: Readonly<Record<string, string>> = {
  en: 'The US plays Asia Scoring, the US has 4 in Japan, the US says it scores 5 VP',
  es: 'EE. UU. juega Puntuación de Asia, EE. UU. tiene 4 en Japón, EE. UU. anota 5 PV',
  it: 'Gli USA giocano Punteggio in Asia, gli USA hanno 4 in Giappone: gli USA guadagnano 5 PV',
  ru: 'США разыгрывают Подсчёт очков: Азия, у США 4 в Японии, США получают 5 ПО',
  de: 'Die USA spielen Asien-Wertung, die USA haben 4 in Japan, die USA bekommen 5 SP',
};

describe('a number that is claimed in a question', () => {
  it.each(Object.entries(COUP))(
    'is what the play is said to come to, and is not taken for the position: %s',
    async (_, [play, defcon, influence]) => {
      const [one, other] = [await caseOf(play + defcon), await caseOf(play + influence)];
      expect([one.position.defcon, one.expect]).toEqual([5, { defcon: 3 }]);
      expect([other.position.influence, other.expect]).toEqual([
        { Mexico: { ussr: 2 } },
        { influence: { Mexico: { ussr: 0 } } },
      ]);
    },
  );

  it.each(Object.entries(SCORED))('of victory points is what a side gains: %s', async (_, question) => {
    const { expect: claimed, position } = await caseOf(question);
    expect([claimed, position.vp]).toEqual([{ vp_gained: { us: 5 } }, undefined]);
  });

  it('is told to be right or wrong', async () => {
    const { code, out } = await arbiter(['ask', COUP.en!.slice(0, 2).join('')]);
    expect(code).toBe(0);
    expect(out).toContain('  wrong: DEFCON 3; it comes to: DEFCON 4 (6.3.4: ');
  });

  it('comes of nothing before anything is done, so that nothing is ruled on', async () => {
    const { out } = await arbiter([
      'ask',
      'The US scores 5 VP: may the US coup Iran at DEFCON 3 with a 3 ops card, die 4?',
    ]);
    expect(out).not.toMatch(/^(?:LEGAL|ILLEGAL)/);
  });
});
