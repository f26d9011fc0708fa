/** Questions about what others choose, draw or claim: what a trap asks for, a refusal, a card taken at random, a result that a log gives. */
import { describe, expect, it } from 'vitest';
import { asked } from '../asked.fixture.ts';

describe('a card that a trap asks for is worth what it is worth for Operations', () => {
  it.each([
    ['en', "he's under red scare AND quagmire and dumps a 2 op card for the roll. fine?", 'ILLEGAL'],
    ['en', 'bear trapped as ussr, brezhnev is in effect, can i dump a 1 op to roll', 'LEGAL'],
    ['it', 'In pantano e con Terrore Rosso, gli USA scartano una carta da 2 ops: va bene?', 'ILLEGALE'],
    ['es', 'en la trampa del oso con doctrina Brezhnev puedo descartar una carta de 1?', 'LEGAL'],
    ['ru', 'США в Трясине под Красной угрозой сбрасывают карту на 2 операции, можно?', 'НЕДОПУСТИМО'],
  ])('in %s: %s', async (lang, question, told) => {
    expect((await asked(lang, question)).startsWith(told)).toBe(true);
  });
});

describe('whoever boycotts the Olympic Games at DEFCON 2', () => {
  it.each([
    ['en', 'i host the olympic games as the us at defcon 2 and he boycotts, who loses?', 'the US loses'],
    ['es', 'USA anfitrión de los Juegos Olímpicos con DEFCON 2 y la URSS boicotea, ¿quién pierde?', 'pierde EE. UU.'],
    ['it', "gli USA giocano le Olimpiadi a DEFCON 2 e l'URSS boicotta: chi perde?", 'perdono gli Stati Uniti'],
    ['ru', 'США проводят Олимпийские игры при DEFCON 2, СССР бойкотирует, кто проиграл?', 'проигрывают США'],
    [
      'de',
      'USA richten die Olympischen Spiele bei DEFCON 2 aus, UdSSR boykottiert: wer verliert?',
      'der US-Spieler verliert',
    ],
  ])('leaves the loss to the host, in %s: %s', async (lang, question, told) => {
    expect(await asked(lang, question)).toContain(told);
  });
});

describe('a card that Five Year Plan takes', () => {
  it.each([
    ['en', "i'm the usa at defcon 2, i event five year plan and it pulls duck and cover out of his hand, who loses"],
    ['en', 'as usa I play five year plan at defcon 2 and the random card is Duck and Cover, now what?'],
    ['es', 'Soy EE.UU., juego Plan Quinquenal con DEFCON 2 y saca Agacharse y Cubrirse de su mano, ¿quién pierde?'],
  ])('happens at once if it is of the US, in %s: %s', async (lang, question) => {
    const told = await asked(lang, question);
    expect(told).toContain('8.1.3');
    expect(told).toMatch(/DEFCON 2 → 1/);
  });
});

describe('military operations that an event adds', () => {
  it.each([
    ['last AR, us events How I Learned and sets defcon 5. ussr only has 2 milops. points?', 'US +3 VP'],
    [
      'mid war, last AR, ussr 2 mil ops, me (US) 0, I event How I Learned to Stop Worrying and leave defcon at 2, vp?',
      'the US is 0 short, the USSR 0',
    ],
  ])('count at the end of the turn: %s', async (question, told) => {
    const answer = await asked('en', question);
    expect(answer).toContain(told);
    expect(answer).toContain('brings the military operations of the US to 5');
  });
});

describe('a level of DEFCON that somebody sets by an event', () => {
  it.each([
    ['US plays How I Learned and sets defcon to 1, who loses', 'DEFCON falls to 1: the US loses'],
    ['US plays How I Learned and sets defcon to 4, what happens', 'DEFCON 5 → 4'],
  ])('is chosen, and was not there before: %s', async (question, told) => {
    expect(await asked('en', question)).toContain(told);
  });
});

describe('a result that somebody claims', () => {
  it.each([
    [
      'ussr realigns brazil, us 3 ussr 1 there, ussr controls venezuela and uruguay. dice ussr 6 us 4, log has 8 to 5',
      'US influence in Brazil: 3 → 0',
    ],
    [
      'us does indo-pakistani war on pakistan, ussr controls iran, afghanistan and india. us rolled 4 and game says he won, shouldnt it be -3',
      'the war is lost',
    ],
    [
      'us under Red Scare plays Nuclear Test Ban for ops, hud says 3 and the log says 4, which one is it',
      'Nuclear Test Ban: 3 for the US',
    ],
  ])('is no fact: %s', async (question, told) => {
    const answer = await asked('en', question);
    expect(answer).toContain(told);
    expect(answer).not.toContain('nothing is ruled on');
  });

  it.each([
    'us plays Duck and Cover, defcon to 2 and us gets 3 vp?',
    'headline kal 007, defcon to 2 and +2 vp, then us put 1 mexico and 2 guatemala with the 4 ops. ops in a headline, really?',
  ])('is not the level before a play that brings DEFCON to it: %s', async (question) => {
    expect(await asked('en', question)).not.toMatch(/^LEGAL\. DEFCON falls to 1/);
  });

  it.each([
    'if wargames ends the game with vp on 0 who wins, or is it a tie',
    'us plays wargames and the game ends at 0 vp, who wins?',
  ])('is not the victory points before a play that ends the game on them: %s', async (question) => {
    expect(await asked('en', question)).not.toMatch(/^LEGAL/);
  });

  it('is told from markers, which are', async () => {
    const answer = await asked('en', 'USSR coups Iran with 3 ops, die 4, he says US has 3 there');
    expect(answer).toContain('US influence in Iran: 3 → 0');
  });
});

describe('what is spent', () => {
  it.each([
    ['my next space box needs 3 ops, can i dump Grain Sales there?', 'ILLEGAL', '6.4.1'],
    [
      'vietnam revolts in effect, ussr with a 2 op card puts one marker in thailand and one in laos, us controls both.',
      'ILLEGAL',
      '6.1.2.a',
    ],
    ['headlined abm treaty, can i use the 4 ops it gives for the space race?', 'ILLEGAL', '6.4.1'],
    ['can i headline cia created and space it at defcon 2', 'ILLEGAL', '6.4.1'],
    ['i headlined containment, can i play it on the space race', 'ILLEGAL', '4.5.C.h'],
    ['ussr is up 7, defcon 2, ussr plays wargames to end it. who wins in the end', 'LEGAL', 'the USSR wins'],
    ['US has all 5 africa battlegrounds, ussr nothing, africa scoring. 11 vp in one card?', 'LEGAL', 'US +11 VP'],
  ])('is ruled on however it is told: %s', async (question, verdict, told) => {
    const answer = await asked('en', question);
    expect(answer.startsWith(verdict)).toBe(true);
    expect(answer).toContain(told);
  });

  it('in a round is not spent by the headline before it', async () => {
    const answer = await asked('en', 'ussr headlined the reformer and then ar1 coups hungary, legal?');
    expect(answer).toMatch(/^ILLEGAL · USSR coup in Hungary/);
    expect(answer).not.toContain('4.5.C.h');
  });

  it.each([
    ['ussr headlined vietnam revolts, then i as us play the china card all into thailand. 5 or 6 ops?', '5'],
    ['italy is 0/2 soviet controlled, i spend the 4 ops of china card there and end at 3/2, it must be 2/2', '3'],
    ['Italy us 0, ussr 2: how many can the US place there with the China Card?', '3'],
  ])('of the China Card is told as what goes into the country: %s', async (question, n) => {
    expect(await asked('en', question)).toMatch(new RegExp(`at most ${n} `));
  });

  it('by an event goes to the side whose card it is', async () => {
    const answer = await asked('en', 'containment is on and ussr plays cia created, does the us get 1 op or 2');
    expect(answer).toContain('CIA Created: 2 for the US');
  });
});

describe('UN Intervention', () => {
  it.each([
    ['en', 'US plays UN Intervention with Korean War under Flower Power, how many VP?', 'USSR +2 VP'],
    [
      'ru',
      'сша сыграли корейскую войну вместе с вмешательством оон, при этом действует «сила цветов» - ссср получает 2 по?',
      'СССР +2 победных очка',
    ],
  ])('is what is played, whichever of the two cards is named first, in %s: %s', async (lang, question, told) => {
    const answer = await asked(lang, question);
    expect(answer).toContain(told);
    expect(answer).toMatch(/UN Intervention|Вмешательство ООН/);
  });
});
