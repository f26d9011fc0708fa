/** What is bound to whom: the player of a card, the owner of markers, the side that a list or a number belongs to. */
import { describe, expect, it } from 'vitest';
import { asked } from './asked.fixture.ts';

const told = (question: string, lang = 'en'): Promise<string> => asked(lang, question);

describe('a number behind "and"', () => {
  it('is no marker in the country before it', async () => {
    const answer = await told(
      'vietnam revolts on, I use a 2 op card to put 1 in US controlled Thailand and 1 in US controlled Laos, ok?',
    );
    expect(answer).not.toContain('does not control Thailand');
    expect(answer).toContain('6.1.2.a');
  });
});

describe('a card', () => {
  it('is named once where another name for it stands behind', async () => {
    const answer = await told(
      "Willy Brandt viene giocata dopo Abbatta questo muro (Tear Down this Wall), l'URSS prende il punto?",
      'it',
    );
    expect(answer).not.toContain('ILLEGALE');
  });

  it('is not denied by the last word of the sentence before it', async () => {
    const answer = await told('My opponent says no. Che: may the USSR coup Venezuela with it?');
    expect(answer).toContain('ILLEGAL · USSR event: Che');
    expect(answer).toContain('no Operations in Venezuela: it is a battleground (Che)');
  });
});

describe('whoever plays a card', () => {
  it.each([
    // He says who he is and goes on.
    [
      "DEFCON 2, I'm the US and play Lone Gunman for the 1 op, the Soviets then coup Venezuela with their free op, who loses",
      'the US loses (8.1.3)',
    ],
    [
      'played Lone Gunman as USA at DEFCON 2 and the AI used its 1 op to coup Venezuela... why did I lose',
      'the US loses (8.1.3)',
    ],
    // The side whose track is spoken of, where the card may be played by either.
    ['USSR leads by 5 at DEFCON 2, plays Wargames and ends the game. Did he just win?', 'The US wins: Wargames'],
    ['The US leads by 7 VP at DEFCON 2, plays Wargames and ends the game: who wins?', 'The US wins: Wargames'],
    [
      'Arms Race at DEFCON 3: the US has 4 military operations and the USSR 1, how many VP does the US get?',
      'US +3 VP',
    ],
  ])('is the side that is spoken of: %s', async (question, result) => {
    expect(await told(question)).toContain(result);
  });

  it('is asked for where two sides are spoken of and it makes a difference', async () => {
    const answer = await told('Arms Race at DEFCON 3: the US has 4 military operations and the USSR 1, LEGAL?');
    expect(answer).toContain('The US plays Arms Race as an event');
    expect(answer).toContain('The USSR plays Arms Race as an event');
  });

  it('is asked for where a card beside its owner may be in effect as well', async () => {
    const answer = await told("I'm the US, Death Squads mine, I coup Chile w/ 2 ops & roll 4, USSR 2 me 0, DEFCON 4");
    expect(answer).toContain('it may be meant in two ways, so nothing is ruled on');
  });

  it('is named behind what he does, and the other one behind that', async () => {
    const answer = await told(
      'con nuclear subs attivo a defcon 2 posso fare un colpo a panama da usa (lui ha 1)?',
      'it',
    );
    expect(answer).toContain("l'URSS ha 1 punto Influenza a Panama");
    expect(answer).toContain('Influenza degli Stati Uniti a Panama: 0 → 1');
  });
});

describe('whoever asks', () => {
  it.each([
    // The side behind what the other player does is his.
    [
      'my opponent headlines Five Year Plan as USSR, i hold the china card as US, can I use it as my headline',
      'US headline: the China Card',
    ],
    [
      'My opponent plays Suez Crisis and wants to take all 4 from the UK where I have 5, allowed?',
      'at most 2 in the United Kingdom',
    ],
    // What is said between who he is and what he plays says nothing of it.
    ["i'm ussr, defcon 2, have to play CIA Created and US coups panama with it. who loses?", 'the USSR loses (8.1.3)'],
  ])('is told apart from the other player: %s', async (question, result) => {
    expect(await told(question)).toContain(result);
  });

  it('is told apart from the other player in Russian', async () => {
    const answer = await told(
      'defcon 3, соперник за СССР хочет сыграть Wargames событием и закончить игру, можно?',
      'ru',
    );
    expect(answer).toContain('СССР: событие «Военные игры»');
  });

  it('is the side behind "as", whatever is said of it besides', async () => {
    const answer = await told(
      'i control Angola and Botswana as ussr with nothing in South Africa, US has 1 there, i realign South Africa, i roll 4 he rolls 3, what is left?',
    );
    expect(answer).toContain('US influence in South Africa: 1 → 0');
  });

  it('is the side in brackets behind what he controls', async () => {
    const answer = await told(
      'puntuación sudeste asiático: controlo tailandia vietnam y laos (urss), él filipinas y malasia',
      'es',
    );
    expect(answer).toContain('URSS +2 PV');
  });

  it('controls what a verb in the first person says', async () => {
    expect(
      await told('Puntuación de América Central: controlo solo Haití y el rival nada, ¿cuántos puntos?', 'es'),
    ).toContain('+1 PV');
  });

  it('is not both sides', async () => {
    const answer = await told("I'm the US, he has 2 in Panama, as the USSR may I coup it");
    expect(answer).not.toContain('LEGAL');
  });

  it('does not act where he only says which side he is', async () => {
    const about = [
      ['The USSR has 1 in Lebanon, can it place influence in Israel with ops? I am the US', 'USSR influence in Israel'],
      ['Can Solidarity be used before the Pope? I am the USSR', 'ILLEGAL · US event: Solidarity'],
      [
        'Death Squads was played by the US, does the USSR get -1 when it coups Iran and rolls a 3? I am the US',
        'USSR coup in Iran',
      ],
    ] as const;
    for (const [question, result] of about) expect(await told(question)).toContain(result);
  });

  it('is the side that a realignment would leave something to take away', async () => {
    const answer = await told(
      'US realigning Cuba, he has 3 me 0, nobody holds Nicaragua or Haiti, I roll 5 he rolls 4',
    );
    expect(answer).toContain('USSR influence in Cuba: 3 → 2');
  });

  it('may head a list of headlines with what the other side has', async () => {
    const answer = await told("headline at defcon 3, us has KAL 007, ussr we will bury you, who's dead?");
    expect(answer).toContain('DEFCON falls to 1: the USSR loses (8.1.3) · US headline: Soviets Shoot Down KAL-007');
  });
});

describe('a card that is played into a region', () => {
  it('is no headline beside that of the other side', async () => {
    const answer = await told("ussr headlined vietnam revolts and I'm the US playing china into SE asia only, 5 or 6?");
    expect(answer).not.toContain('LEGAL');
    expect(answer).toContain('9.6');
  });
});

describe('a pair of markers', () => {
  it.each([
    [
      'I am the US, NATO is in effect and Greece is mine 2-0: may the USSR play Brush War there?',
      'forbids this war in Greece',
    ],
    ['Italy is Soviet 3-1. May the US coup Italy with Containment, die 4?', 'USSR influence in Italy: 3 → 0'],
    ['The US controls France 3/0, DEFCON 5, NATO in effect: may the USSR realign France?', 'forbids the USSR'],
  ])('belongs to whoever it is said to: %s', async (question, result) => {
    expect(await told(question)).toContain(result);
  });

  it.each([
    'The US controls France 0/3, DEFCON 5: may the USSR realign France?',
    'The USSR has 1-3 in Cuba: may the US coup Cuba with Containment, die 4?',
  ])('is not read where it cannot be told which of the two numbers is meant: %s', async (question) => {
    expect(await told(question)).toContain('not understood');
  });
});

describe('a list of countries', () => {
  it('ends before one that is said to be somebody else’s', async () => {
    const answer = await told(
      'Korean War, die 4. Americans control Japan and Taiwan, North Korea is ours. Did we win it?',
    );
    expect(answer).toContain('USSR in South Korea: die 4 − 2 = 2, 4 or more needed: the war is lost');
  });

  it('is no answer to anything where nothing is asked', async () => {
    const answer = await told("Europa: Francia e Italia mie, Germania Est e Ungheria sue, nient'altro", 'it');
    expect(answer).toMatch(/non (?:è )?compres/);
  });
});

describe('a number', () => {
  it('is the die once: the other is what the card is worth', async () => {
    const answer = await told('USSR coups Iran with a 2, rolls 2, the US has 2 there: success or not?');
    expect(answer).toContain('die 2 + Operations 2');
  });

  it('written as a word behind the die is what was rolled', async () => {
    const answer = await told(
      'Ангола: США 1, СССР 2, дефкон 3. мой переворот (я за ссср) картой на 3, выпала единица, что остаётся?',
      'ru',
    );
    expect(answer).toContain('влияние США в Анголе: 1 → 0');
  });

  it('of cards drawn at random is told where it is more than one', async () => {
    expect(await told('The USSR plays Terrorism after Iranian Hostage Crisis: what happens?')).toContain(
      'the 2 cards that were drawn at random',
    );
  });
});

describe('control of a region by all its battlegrounds', () => {
  it.each([
    ['si tengo todos los conflictivos de Europa pero él tiene más países, ¿gano la partida?', 'es'],
    ['I have all the battlegrounds of Europe, do I win?', 'en'],
  ])('is not ruled on unless it is known what the other side has: %s', async (question, lang) => {
    const answer = await told(question, lang);
    expect(answer).not.toMatch(/\bLEGAL\b/);
    expect(answer).toContain('10.1.1.d');
  });
});

describe('markers of whose reach nothing is said', () => {
  it('are asked about together, for each is wanted', async () => {
    const answer = await told('may the USSR place 1 in Thailand and 1 in Iran with Fidel?');
    expect(answer).toContain('whether the USSR has influence in Thailand or next to it decides');
    expect(answer).toContain('and whether the USSR has influence in Iran or next to it');
    expect(answer).toContain('if so: LEGAL');
  });

  it('are within reach where something else forbids them as well', async () => {
    expect(await told('The USSR plays the China Card: place 4 in Thailand and 1 in Iran')).toMatch(
      /^ILLEGAL .* 9\.6: The China Card is worth 1 Operations point more only if/,
    );
  });
});

describe('the target of a war', () => {
  it('is whose it is said to be', async () => {
    expect(await told('ussr brush war against Italy which is controlled by the US, nato in play, allowed?')).toContain(
      'forbids this war in Italy',
    );
  });
});

describe('the last country of a list', () => {
  it.each([
    ['Guerra de Corea: la URSS saca un 5, EEUU controla Japón y Taiwán, Corea del Norte es suya, gana?', 'es'],
    ['Guerra di Corea: URSS tira un 5, gli USA controllano Giappone e Taiwan, la Corea del Nord è sua, vince?', 'it'],
    ['Koreakrieg: UdSSR würfelt 5, USA kontrollieren Japan und Taiwan, Nordkorea ist seins, gewinnt er?', 'de'],
    ['Korean War: USSR rolls 5, the US controls Japan and Taiwan, North Korea is hers, does he win?', 'en'],
    ['Indo-Pakistana da USA sul Pakistan: URSS controlla India e Afghanistan, Iran è sua, dado 5', 'it'],
  ])('is not that of the list where a word behind it says whose it is: %s', async (question, lang) => {
    expect(await told(question, lang)).not.toMatch(/\b(?:LEGAL|LEGALE|ZULÄSSIG) ·/);
  });
});

describe('an event that finds nothing to do', () => {
  it.each([
    'can the US Truman-Doctrine east germany when the soviet sits there with exactly 3 and the US with none',
    'Suez Crisis on me: France 1, UK 5, Israel 0. how many do i actually lose?',
  ])('is not ruled on where markers are stated, for others are meant: %s', async (question) => {
    expect(await told(question)).not.toContain('LEGAL ·');
  });
});

describe('whoever only says something', () => {
  it('plays nothing by it', async () => {
    const question = 'Italy: USSR 2 US 0. May I coup there with NATO as the US at DEFCON 5';
    const plain = await told(`${question}?`);
    expect(plain).toContain('LEGAL · US coup in Italy with NATO');
    expect(await told(`${question}, my opponent says no?`)).toContain('LEGAL · US coup in Italy with NATO');
    expect(await told(`My friend asks: ${question}?`)).toContain('LEGAL · US coup in Italy with NATO');
  });
});

describe('a verb in the first person', () => {
  it('speaks of whoever asks, whoever was spoken of before', async () => {
    const question = 'solo tengo influencia en Angola: ¿con una carta de 2 puedo meter 1 en Zaire y 1 en Sudáfrica?';
    expect(await told(`Él tiene Duck and Cover. ${question}`, 'es')).toContain('LEGAL · influencia de EE. UU.');
  });
});

describe('the region that is scored', () => {
  it('is scored by a card that whoever holds another card holds as well', async () => {
    const question =
      'Africa Scoring: the USSR controls Angola, Zaire, Nigeria and Kenya, I have South Africa and Algeria';
    expect(await told(`He holds Duck and Cover. ${question}, how many VP?`)).toContain('USSR +4 VP');
  });
});

describe('two countries', () => {
  it('are not asked about as neighbours where markers and dice are counted', async () => {
    const answer = await told(
      "US here, realigning Cuba where it's 3 red and 0 blue, I control Haiti and Nicaragua, he's got no neighbours; dice were 3 for me and 5 for him - anything come off?",
    );
    expect(answer).not.toContain('Haiti and Nicaragua are');
  });
});

describe('markers beside a number', () => {
  it.each([
    [
      "sono l'URSS, colpo di stato in Iran con 4 op, suoi 2 miei 1, dado 2, DEFCON 5",
      'it',
      'Stati Uniti in Iran: 2 → 0',
    ],
    ['Putsch in Libyen als UdSSR mit 3 Ops, seins 2, meins 1, Wurf 3, DEFCON 3', 'de', 'USA in Libyen: 2 → 0'],
  ])("are the other player's where a possessive says so: %s", async (question, lang, result) => {
    expect(await told(question, lang)).toContain(result);
  });

  it.each([
    ['red scare on ussr, he coups ethiopia with a 3op, us 1, die 1, result?', 'US influence in Ethiopia: 1 → 0'],
    ['salt on the table, us coups nigeria (ussr 3) 3 ops die 4, defcon 4?', 'USSR influence in Nigeria: 3 → 0'],
  ])('stand in the target of the coup: %s', async (question, result) => {
    expect(await told(question)).toContain(result);
  });

  it("stand in the target of a war, not in the country that is nobody's", async () => {
    const question = 'Indo-Pakistana da USA sul Pakistan: URSS controlla India e Afghanistan, Iran di nessuno';
    expect(await told(`${question}, suoi 2 miei 0, dado 5`, 'it')).toContain('dado 5 − 2 = 3');
  });
});

describe('where markers come from', () => {
  it('is not where they are placed', async () => {
    const answer = await told('skorea us 4 ussr 0, ussr spends 4 ops there from nkorea, how many go in?');
    expect(answer).not.toContain('influence in North Korea with');
  });
});

describe('the condition of an event', () => {
  it.each([
    'US plays Kitchen Debates as event, how many VP?',
    'Solidarity: how much influence?',
    'Special Relationship as US: how many VP?',
  ])('is not taken for unmet where nothing is said of it: %s', async (question) => {
    const answer = await told(question);
    expect(answer).not.toContain('LEGAL');
    expect(answer).toContain('The event occurs only if');
  });

  it('is ruled on where it is spoken of', async () => {
    expect(
      await told('USSR plays NATO for 4 ops before Marshall Plan or Warsaw Pact happened, is it removed?'),
    ).toContain('NATO does not happen');
  });

  it('is a level of DEFCON that is taken for granted, and told', async () => {
    const answer = await told('The US leads by 7, plays Wargames and ends the game, who wins?');
    expect(answer).toContain('The US wins: Wargames');
    expect(answer).toContain('DEFCON is not named: 2');
  });
});

describe('a card that is played before a coup', () => {
  it('may be in effect or be used for it: neither is ruled on where it matters', async () => {
    const answer = await told('i (us) played death squads, coup brazil ussr 2, 2 ops, die 2, defcon 3');
    expect(answer).not.toContain('LEGAL ·');
  });
});

describe('a trap that is said to hold the other side', () => {
  it.each([
    'USSR is in Quagmire, turn 5: may the USSR play Fidel for ops',
    'turn 5, DEFCON 4, Bear Trap is on the US, the USSR has 2 in Mexico: may the US coup Mexico with CIA Created',
  ])('is not taken for one that holds whom it always does: %s', async (question) => {
    expect(await told(question)).not.toContain('LEGAL ·');
  });
});
