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
    // When something was, in the turn that is spoken of.
    [
      'The US coups Zaire, USSR 1 and US 0 there, using Brush War for 3 Ops; die 4. DEFCON is 2 but Nuclear Subs came out earlier this turn',
      'US influence in Zaire: 0 → 4',
    ],
    // What the rest of a list is said of, and that nothing else matters.
    [
      'DEFCON 4, Truman Doctrine for 1 Op: the US realigns Cuba, USSR 3 / US 0, nobody controls Haiti or Nicaragua. US die 5, USSR die 3',
      'USSR influence in Cuba: 3 → 1',
    ],
    [
      'I play Iran-Iraq War as the US, target Iraq (USSR 3, US 0), die 4. The USSR controls Iran but no other neighbour of Iraq',
      '4 − 1',
    ],
    ['COMECON: I put 2 in Poland, 1 in Hungary and 1 in Romania, none of them US-controlled', 'ILLEGAL'],
    // Where each side stands in the space race, and which box is tried for.
    [
      'space race: USSR stands on box 1, US on 0, plays a 2-op card for it and rolls 4',
      'USSR on the space race track: 1 → 2',
    ],
    [
      'Red Scare hits me (US) this turn, no Containment; I send a 2-op card to the space race for box 1, roll 1',
      'ILLEGAL',
    ],
    // A number that is no die; the dice of two sides.
    ['SALT Negotiations in effect, the USSR coups Mexico (US 1) with a 2 and rolls 4', 'US influence in Mexico: 1 → 0'],
    [
      'Venezuela has US 1 / USSR 2. With Nasser for 1 Op the USSR realigns it at DEFCON 2, rolling 2 while the US rolls 5 (US controls Brazil, nobody controls Colombia)',
      'USSR influence in Venezuela: 2 → 0',
    ],
    [
      'The US, DEFCON 2, makes a realignment roll on Venezuela (US 1, USSR 2): US die 3, USSR die 5',
      'US influence in Venezuela: 1 → 0',
    ],
    // Brackets say something aside.
    ['USSR plays Brush War on Mexico, US has 2 there (USSR none) and controls Guatemala. Die 5', 'die 5 − 2'],
    [
      'US plays Arab-Israeli War for 2 Ops, placing 2 in Panama (US 1 there, USSR 0). Israel is US 4 / USSR 0, war die 5',
      'US influence in Panama: 1 → 3',
    ],
    // Who is meant.
    ["I'm the US, played Nuclear Subs last turn, DEFCON is 2 and I coup Zaire where he has 1", 'the US loses'],
    [
      'Vietnam Revolts was played as an event this turn, so the USSR has 2 in Vietnam. It now plays the China Card and places 3 in Vietnam and 3 in Thailand',
      'USSR influence in Thailand: 0 → 3',
    ],
    [
      'Bear Trap holds the USSR and Brezhnev Doctrine is in effect. It discards Romanian Abdication (1 Op) and rolls a 5',
      'LEGAL',
    ],
    // Several rolls, each with its dice.
    [
      'Iran-Contra Scandal in effect, DEFCON 3. I, the US, spend Puppet Governments (2 Ops) on two realignment rolls in Libya, where the USSR has 2 and I have 0; I control Egypt. First roll US 4 USSR 3, second roll US 6 USSR 1',
      'USSR influence in Libya: 2 → 0',
    ],
    // Who played what is in effect, and the region that it names.
    [
      "USSR played Cuban Missile Crisis earlier this turn, DEFCON 2. I'm the US with 1 influence in West Germany, and I coup Sudan (USSR 1) with Duck and Cover for Ops",
      'The USSR wins',
    ],
    [
      'The US named Africa with Chernobyl this turn; the USSR places 2 in Zaire, where it has 1, with a 2 Ops card',
      'ILLEGAL',
    ],
    ['Shuttle Diplomacy lies in front of the US. The US plays Africa Scoring', 'LEGAL'],
    // Attempts in the space race.
    [
      'US on space box 0, USSR on box 1. The US sends Fidel to the space race, its first attempt this turn, and rolls a 3. How many VP?',
      'US +1 VP',
    ],
    ['US sits at space box 4 and tries for box 5 with a 2 op card, no modifiers, die 1. legal?', 'ILLEGAL'],
    [
      'The USSR, on box 6 (US on 5), made a space attempt earlier this turn and now plays Captured Nazi Scientist as an event',
      'USSR +4 VP',
    ],
    ['"One Small Step" is played as an event by the USSR, which is on box 3; the US is on box 5. VP?', 'USSR +1 VP'],
    // What is chosen or comes up by an event.
    ["USSR plays Brush War's event and picks South Africa (US 3 / USSR 0), rolling 5", 'ILLEGAL'],
    [
      'DEFCON 2: USSR plays Five Year Plan for Ops, event first, and the random discard from its hand is Duck and Cover. Who wins?',
      'the USSR loses',
    ],
    ['USSR plays Decolonization as an event: 2 in Thailand, 1 in Algeria, 1 in Zaire. Legal?', 'ILLEGAL'],
    // What is asked in a few words behind the rest.
    [
      'T1 AR1, DEFCON 5, USSR coups Iran with the China Card, die 4, US 1 USSR 0 there, final / milops?',
      'USSR influence in Iran: 0 → 3',
    ],
    [
      'junta as ussr: 2 in chile, then coup venezuela (us 2), die 3, defcon 4. milops?',
      'US influence in Venezuela: 2 → 1',
    ],
    // What is denied is not in effect, and whoever was spoken of before plays no more.
    [
      'USSR plays OPEC, no North Sea Oil out. Soviets control Iran, Iraq and Venezuela and have 1 in Libya, which is uncontrolled. VP?',
      'USSR +3 VP',
    ],
    [
      'The US played Chernobyl and named Africa. Later that turn I (USSR) play Decolonization as the event and put one each in Zaire, Angola, Nigeria and Burma',
      'Burma 0 → 1',
    ],
    [
      'Lone Gunman played by the US for 1 op at DEFCON 2, the USSR uses its op to coup Brazil where I have 2. Who loses the game?',
      'US influence in Brazil: 2 →',
    ],
    ["I'm in Quagmire as US, discard Red Scare and roll a 5. Free or not, and does Red Scare do anything?", 'LEGAL'],
    ['Turn 6 ends at DEFCON 4 with US mil ops 2 and USSR mil ops 1, VP on USSR 4', 'USSR 4 → USSR 3'],
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

describe('what is not stated', () => {
  it.each([
    // Whether it may be done in this turn is what is asked.
    'the USSR has the China Card, I play Nixon as the US, can I use it this turn?',
    // What is denied is stated: a marker has been reached, something is in effect or changes a value.
    'US on box 3, USSR on box 1, US plays NATO for the space race, nobody has reached box 2 yet, die 1',
    'Red Scare against the US in effect, no effects, US coups Iran (USSR 2) with a 3 ops card, die 4',
    'Red Scare against the US in effect, no modifiers, US coups Iran (USSR 2) with a 3 ops card, die 4',
    // What is played next is no further discard.
    'Blockade by the USSR: the US discards NATO, plays Containment',
    "I'm in Quagmire as US, I discard Containment, play Nasser, die 3",
    'under red scare can I throw a 3 ops card at Blockade to save West Germany',
  ])('is not passed over: %s', async (question) => {
    expect(await asked('en', question)).not.toMatch(/^(?:LEGAL|ILLEGAL|UNDETERMINED)/);
  });
});
