/**
 * Plays of which everything that matters is stated, in the short forms in which players state it: they are ruled on. The forms are those
 * of referees who had not seen the tool; what is expected was worked out from the clauses and cards.
 */
import { describe, expect, it } from 'vitest';
import { asked } from './asked.fixture.ts';

describe('what is stated in short forms', () => {
  it.each([
    ['Turn 5, US places 2 in Japan (US 1) with Containment', 'US influence in Japan: 1 → 3'],
    [
      'USSR plays Socialist Governments as event: removes 2 from Italy and 1 from France, Italy US 2, France US 3',
      'US influence in France: 3 → 2',
    ],
    [
      'US realigns North Korea with CIA Created at DEFCON 4, USSR 3, US 0; dice US 6 USSR 2',
      'USSR influence in North Korea: 3 → 1',
    ],
    [
      'The US realigns Cuba: Cuba has 3 USSR, 0 US; DEFCON 2, turn 7, Panama Canal Returned, US die 6, USSR die 3',
      'USSR influence in Cuba: 3 → 0',
    ],
    ['End of turn 6, DEFCON 3: USSR milops 1, US milops 3, VP US 2', 'US 2 → US 4'],
    ['Fin del turno 6, DEFCON 3: operaciones militares URSS 1, EE. UU. 3', 'VP'],
    ['USSR plays Korean War as event, US controls Japan (4-0), South Korea US 3; die 5', 'South Korea: 3 → 0'],
    ['Brush War by the USSR on Italy with NATO in effect, US controls Italy with 2. Allowed?', 'ILLEGAL'],
    [
      'Iran-Iraq War by US targeting Iraq; USSR controls Saudi Arabia 3-0 and Jordan 2-0, die 5; Iraq USSR 3',
      '5 − 2 = 3',
    ],
    ['Junta by the US: 2 influence in Chile, then free coup in Panama (USSR 1) at DEFCON 2, die 4', 'the US loses'],
    ['US plays Indo-Pakistani War as event on Pakistan: 2 Soviet there, 0 US; USSR controls India, die 6', '6 − 1 = 5'],
    [
      'De-Stalinization: the USSR moves 4 from Poland (USSR 5): 2 to Egypt and 2 to Cuba',
      'USSR influence in Poland: 5 → 1',
    ],
    [
      'Asia Scoring with Formosan Resolution: US controls Japan, South Korea, Taiwan; USSR controls North Korea, India, Pakistan',
      'battlegrounds 3',
    ],
    ['Both sides are at space box 2. US already used one space race attempt this turn. May it space Che?', '6.4.2'],
    ['Turn 8, USSR has 5 in Libya, VP 0: US plays Reagan Bombs Libya as event', 'US +2 VP'],
    ['Pershing II by USSR: removes 1 from France, Italy and UK, US has 2 in each', 'US influence in France: 2 → 1'],
    [
      'Brezhnev Doctrine is in effect. USSR uses Muslim Revolution (4 ops) for a coup in Egypt, US 1 there, DEFCON 3, die 2',
      'US influence in Egypt: 1 → 0',
    ],
    ['VP at USSR 19: the USSR plays Willy Brandt. Who wins?', 'The USSR wins'],
  ])('is ruled on: %s', async (question, line) => {
    expect(await asked('en', question)).toContain(line);
  });
});

describe('the price of the Cuban Missile Crisis', () => {
  it('is paid before the coup, and nobody loses by it', async () => {
    const answer = await asked(
      'en',
      'Turn 5, DEFCON 2, Cuban Missile Crisis in effect against the US, US has 3 in Turkey, USSR has 1 in Sudan: US removes 2 from Turkey and coups Sudan with Containment, die 6',
    );
    expect(answer).toContain('US influence in Turkey: 3 → 1');
    expect(answer).not.toContain('wins');
  });
});

describe('what the other side adds behind a coup', () => {
  it('is its marker by NORAD', async () => {
    const answer = await asked(
      'en',
      'Turn 4, NORAD in effect, US has 4 in Canada and 1 in Panama, USSR coups Panama with Fidel at DEFCON 3, die 1: the US adds 1 to Canada',
    );
    expect(answer).toContain('US influence in Canada: 4 → 5');
  });

  it('is no placement of the coup without it', async () => {
    const answer = await asked(
      'en',
      'DEFCON 5, US has 1 in Iran: USSR coups Iran with Fidel, die 1; may the US then place 1 in Iran?',
    );
    expect(answer).not.toContain('LEGAL ·');
  });
});

describe('markers that the event of the card does not allow', () => {
  it('may be meant for its Operations, and each way is told with its verdict', async () => {
    const answer = await asked('en', 'Turn 3: USSR has 1 in Egypt and places 2 in Libya with Decolonization.');
    expect(answer).not.toContain('ILLEGAL ·');
    expect(answer).toMatch(/as an event\..*" ILLEGAL .*for Operations\..*" LEGAL/);
  });
});
