/** Questions in plain words, through the command that people type. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CaseInput } from '../cases/case.ts';
import { arbiter } from '../cli/fixtures.ts';

const ask = (question: string, ...options: readonly string[]) => arbiter(['ask', question, ...options]);
const caseOf = async (question: string): Promise<CaseInput> => parse((await ask(question, '--format', 'yaml')).out);

describe('a question', () => {
  it.each([
    ['en', 'turn 5, DEFCON 3, USSR has 2 in Mexico: may the US coup Mexico with Containment, die 4?'],
    [
      'es',
      'turno 5, DEFCON 3, la URSS tiene 2 en México: ¿puede EE. UU. dar un golpe de estado en México con Contención, dado 4?',
    ],
    [
      'it',
      'Turno 5, DEFCON 3, l’URSS ha 2 in Messico: gli USA possono fare un colpo di stato in Messico con Contenimento, dado 4?',
    ],
    [
      'ru',
      'Ход 5, DEFCON 3, у СССР 2 в Мексике: могут ли США провести переворот в Мексике картой «Сдерживание», кубик 4?',
    ],
  ])('is the same case in every language: %s', async (_, question) => {
    const { position, action } = await caseOf(question);
    expect(position).toMatchObject({ turn: 5, defcon: 3, phasing: 'US', influence: { Mexico: { ussr: 2 } } });
    expect(action).toMatchObject([
      { kind: 'play', player: 'US', card: 'containment', as: 'ops', coup: 'Mexico', die: 4 },
    ]);
  });

  it.each([
    '3 cards are left in the draw pile: may the US play Ask Not?',
    'quedan 3 cartas en el mazo: ¿puede EE. UU. jugar Ask Not?',
    'restano 3 carte nel mazzo: gli USA giocano Ask Not',
    'в колоде осталось 3 карты: США разыгрывают Ask Not',
    'der Nachziehstapel hat noch 3 Karten: die USA spielen Ask Not',
  ])('may say how many cards are left to draw: %s', async (question) => {
    expect((await caseOf(question)).position.draw_pile).toBe(3);
  });

  it.each([
    'the US plays UN Intervention with Fidel on the space race, die 2',
    'EE. UU. juega Intervención de la ONU con Fidel a la carrera espacial, dado 2',
    'gli USA giocano Intervento ONU con Fidel per la corsa allo spazio, dado 2',
    'США разыгрывают Вмешательство ООН с картой Фидель в космическую гонку, кубик 2',
    'die USA spielen UN-Intervention mit Fidel für den Wettlauf ins All, Wurf 2',
  ])('may send the companion of UN Intervention to the space race: %s', async (question) => {
    const { action } = await caseOf(question);
    expect(action).toMatchObject([
      { card: 'un-intervention', as: 'event', event: { with: 'fidel', as: 'space', die: 2 } },
    ]);
  });

  it('that spells a name wrongly is told what the name is taken for', async () => {
    const { out } = await ask('may the US coup Agnola at DEFCON 2?');
    expect(out).toContain('coup in Angola');
    expect(out).toContain('a name is misspelt and taken for Angola');
    expect((await ask('may the US coup Angola at DEFCON 2?')).out).not.toContain('misspelt');
  });

  it.each([
    'does my Containment also count for cards the USSR plays?',
    '¿la Contención vale también para las cartas que juega la URSS?',
    "il mio Contenimento vale anche per le carte che l'URSS gioca?",
    'действует ли «Сдерживание» и на карты, которые разыгрывает СССР?',
    'gilt Containment auch für Karten, die die UdSSR spielt?',
  ])('about whose cards an event covers is no play of that event: %s', async (question) => {
    const { out } = await ask(question);
    expect(out).toContain('25.');
    expect(out).not.toMatch(/^(?:LEGAL|ДОПУСТИМО|ZULÄSSIG)/);
  });

  it('about what a card says is answered by the card first, and by no clause that is far less likely to decide', async () => {
    const { out } = await ask('Who picks the card that is thrown away under Aldrich Ames Remix?');
    const shown = [...out.matchAll(/^ {2}(\d[\d.A-Za-z]*)\.? /gm)].map(([, id]) => id);
    expect(shown[0]).toBe('98.');
    expect(shown.length).toBeLessThan(5);
  });

  it.each([
    ['May the US coup Iran at DEFCON 2?', 1, '8.1.5'],
    ['¿Puede EE. UU. dar un golpe en Irán con DEFCON 2?', 1, '8.1.5'],
    ['Gli USA possono fare un golpe in Iran con DEFCON 2?', 1, '8.1.5'],
    ['Могут ли США сделать переворот в Иране при DEFCON 2?', 1, '8.1.5'],
    ['May I play NATO for the event before Marshall Plan?', 1, '21'],
    ['The US spaces Asia Scoring', 1, '6.4.1'],
    // The one country that is spoken of is what a war is about that may strike several.
    ['USSR plays Brush War in Greece, controlled by the US, NATO is in effect, legal?', 1, 'NATO'],
    // A neighbour of the countries that a war may strike is not its target.
    ['USSR plays Iran-Iraq War, the US controls Syria, die 4, legal?', 3, 'UNDETERMINED'],
    // Whoever is stuck with a card that leaves nothing behind holds it.
    [
      'Soviet player is stuck with CIA Created, may I use the 1 op to coup Nigeria? He has 1 there',
      2,
      'not understood',
    ],
    // What the side that is named does besides is no question.
    ['US headlines KAL 007 at DEFCON 3 and controls South Korea, is that legal?', 0, '4 for the US'],
    // The markers of whoever is said to control a country come first.
    ['The US puts 1 influence in Poland, controlled by the USSR 3-0, for 1 op', 1, '6.1.2.a'],
    ['May the US coup Poland, controlled by the USSR, US 9 and USSR 3 there, DEFCON 5?', 2, 'not understood'],
    ['At DEFCON 3, can the US realign Japan? USSR 1 in Japan', 1, '8.1.5'],
    // The card that goes with UN Intervention is the one that is used.
    [
      'UN Intervention with Fidel on the space race by the US?',
      0,
      'the US uses Fidel for an attempt in the space race',
    ],
    ['may the USSR play UN Intervention with NATO and coup Iran, die 4, DEFCON 5?', 0, 'die 4 + Operations 4'],
    ['who controls Italy if it is 3/1?', 0, 'US controls Italy'],
    ['does the US control Italy with US 2 USSR 1 in Italy?', 0, 'nobody controls Italy'],
    [
      'DEFCON stands at 3 and the USSR has 2 influence in Mexico. The US plays Containment for Operations, it attempts a coup in Mexico and rolls 4',
      0,
      '6.3.2',
    ],
    ['USSR controls Poland: can the US place 2 influence in Poland with 3 ops? US has 1 in East Germany', 0, '6.1.2'],
  ])('%s', async (question, code, told) => {
    const answer = await ask(question);
    expect(answer.err).toBe('');
    expect(answer.out).toContain(told);
    expect(answer.code).toBe(code);
  });

  it.each([
    // Who controls the country decides, and nobody says it.
    ['May the USSR coup Italy while NATO is in effect?', 3, 'if the US controls Italy: ILLEGAL'],
    ['¿Puede la URSS dar un golpe en Italia con la OTAN en vigor?', 3, 'si EE. UU. controla Italia: ILEGAL'],
    ['May the USSR play Brush War in Italy while NATO is in effect?', 3, 'who controls Italy decides'],
    ['The US controls Italy: may the USSR coup Italy while NATO is in effect?', 1, 'NATO'],
    // A price is a number, whether or not the marker is within reach.
    ['USSR controls Poland with 3: how much does it cost the US to place 1 influence in Poland?', 0, 'costs 2 points'],
    // The whole name of a card is not the beginning of a country in another language.
    ['Does a coup with Che count as military operations?', 0, '8.2.2'],
    // Whoever discards to a trap is the side that it holds.
    ['Can I discard the China Card to Quagmire?', 1, '9.5.c'],
    // What the Operations do need not be said to know whether the card may be played, and what becomes of it.
    ['The USSR plays Fidel for ops, is it removed from the game?', 0, 'Fidel goes to the discard pile'],
    ['The USSR plays the China Card, who gets it?', 0, 'passes to the US, face down'],
    ['Can I coup a country where I have no influence?', 0, '6.3.1.a'],
    // A part of a region has no scoring card.
    ['Is Western Europe scored by itself?', 0, '2.1.1.a'],
  ])('is not answered beside the point: %s', async (question, code, told) => {
    const answer = await ask(question);
    expect(answer.out).toContain(told);
    expect(answer.code).toBe(code);
  });

  it.each([
    ['the US cannot coup Iran with 3 Operations', 0, 'is claimed wrongly'],
    ['It is illegal for the US to coup Iran with Containment', 0, 'is claimed wrongly'],
    ['the US may not coup Italy with Containment at DEFCON 4', 1, 'is claimed rightly'],
    ['EEUU no puede dar un golpe en Irán con 3 operaciones', 0, 'se afirma sin razón'],
    ['gli USA non possono fare un colpo di stato in Iran con 3 operazioni', 0, 'è affermato a torto'],
    ['США не могут совершить переворот в Иране с 3 операциями', 0, 'неверно'],
    ['ein Coup der USA im Iran mit Containment ist verboten', 0, 'zu Unrecht behauptet'],
  ])('that claims something to be forbidden is told whether it is: %s', async (claim, code, told) => {
    const answer = await ask(claim);
    expect(answer.out.split('\n')[0]).toContain(told);
    expect(answer.code).toBe(code);
  });

  it.each(["can't the US coup Iran with Containment?", "why can't the US coup Italy at DEFCON 4 with Containment"])(
    'that asks whether or why something is forbidden claims nothing: %s',
    async (question) => expect((await ask(question)).out).not.toContain('claimed'),
  );

  it.each([
    'USSR controls Poland with 3, the US has 1. May the US place a marker in Poland?',
    'la URSS controla Polonia con 3, EEUU tiene 1. ¿Puede EEUU colocar un marcador en Polonia?',
    "l'URSS controlla la Polonia con 3 influenze, gli USA hanno 1. Gli USA possono piazzare 1 influenza in Polonia?",
    'СССР контролирует Польшу с 3, у США 1. Могут ли США разместить 1 влияние в Польше?',
    'UdSSR kontrolliert Polen mit 3, USA haben 1. Dürfen die USA einen Marker in Polen platzieren?',
    'the USSR controls Poland with 3, the US 1; the US plays Voice of America',
    'the USSR controls Poland with 3 against 1. May the US coup Poland with Containment, die 4?',
  ])(
    'in which the stated markers deny the control that is stated is not ruled on, and that is told: %s',
    async (question) => {
      const { out } = await ask(question);
      expect(out).not.toMatch(/^(?:LEGAL|LEGALE|ДОПУСТИМО|ZULÄSSIG)/);
      expect(out).toMatch(/3 (?:against|contra|contro|против|gegen) 1.* 4 .*\(2\.1\.7\)/);
    },
  );

  it.each([
    ['US plays Ask Not for the event and discards Nasser', 'us'],
    ['USSR plays Blockade for the event, the US discards Containment', 'us'],
    ['US plays Five Year Plan for the event, the USSR discards Nasser', 'ussr'],
    ['USSR plays Terrorism for the event, the US discards Nasser', 'us'],
    ['US plays Terrorism for the event, the USSR discards Nasser', 'ussr'],
  ])('of a card that is discarded has it in the hand of whom the event makes discard: %s', async (question, side) => {
    const { hands } = (await caseOf(question)).position;
    expect(Object.keys(hands ?? {})).toEqual([side]);
  });

  it.each([
    'Junta: 2 in Panama, then a coup in Brazil with a 4',
    'Junta: may the US place 2 in Panama and then coup Brazil with a 4',
    'Junta: 2 en Panamá y un golpe en Brasil, dado 4',
    'Junta: 2 a Panama e poi un golpe in Brasile, dado 4',
    'Хунта: 2 в Панаму, затем переворот в Бразилии, кубик 4',
    'Junta: 2 nach Panama und dann ein Putsch in Brasilien, Würfel 4',
    'Tear Down this Wall: 3 in East Germany and then a coup in Poland, die 4',
  ])('of markers and a coup means the event that gives both, and says so: %s', async (question) => {
    const [action] = (await caseOf(question)).action;
    expect(action).toMatchObject({ as: 'event', event: { add: {}, die: 4 } });
    expect((await ask(question, '--lang', 'en')).out).toContain('how the card is used is not said: for its event');
  });

  it('of markers and a coup by the Operations of a card is none of its event', async () => {
    const { code, out } = await ask('US plays Junta for ops: 2 in Panama and then coup Brazil');
    expect(code).toBe(1);
    expect(out).toContain('6.0:');
  });

  it('that names no target of a war is told which is taken for it', async () => {
    const { out } = await ask('USSR plays Brush War, Iran has 1 US, die 4, is it a win?');
    expect(out).toContain('the target of Brush War is not named: Iran');
  });

  it.each([
    ['May the US coup Nigeria at DEFCON 1?', '8.1.3'],
    ['¿Puede EE. UU. dar un golpe en Nigeria con DEFCON 1?', '8.1.3'],
    ['USSR has 20 VP: may the US coup Nigeria with Containment, die 4?', '10.3.1.a'],
    ['US has 20 VP: may the US coup Nigeria with Containment, die 4?', '10.3.1.a'],
  ])('is refused in a game that is over: %s', async (question, clause) => {
    const { code, out, err } = await ask(question);
    expect([code, err]).toEqual([1, '']);
    expect(out.split('\n')[1]).toContain(`${clause}:`);
  });

  it('is written as one case for each way it may be, where it hangs on something unsaid', async () => {
    const { out } = await ask('May the USSR coup Italy while NATO is in effect?', '--format', 'yaml');
    const { cases } = parse(out) as { cases: readonly { title: string; position: object }[] };
    expect(cases.map(({ title }) => title)).toEqual([
      'May the USSR coup Italy while NATO is in effect? (if the US controls Italy: ILLEGAL)',
      'May the USSR coup Italy while NATO is in effect? (else: LEGAL)',
    ]);
  });

  it.each([
    [
      'Can the US place 1 influence in India with ops?',
      3,
      'whether the US has influence in India or next to it decides',
    ],
    [
      'Can the US use Marshall Plan to put 1 influence in Finland?',
      0,
      'only 1 of the 7 markers of the event are named',
    ],
    [
      'The US is under the Cuban Missile Crisis: may it remove 2 influence from West Germany to cancel it?',
      0,
      '2 markers',
    ],
    ['When can the US use the China Card after the USSR has played it?', 0, '9.3'],
  ])('says what it hangs on or takes for granted: %s', async (question, code, told) => {
    const answer = await ask(question);
    expect(answer.out).toContain(told);
    expect(answer.code).toBe(code);
  });

  it('is answered in the language in which it is asked, unless another one is asked for', async () => {
    const question = '¿Puede EE. UU. dar un golpe en Irán con DEFCON 2?';
    expect((await ask(question)).out).toContain('ILEGAL');
    expect((await ask(question, '--lang', 'en')).out).toContain('ILLEGAL');
  });

  it('says what it took for granted because nobody said it', async () => {
    const { out } = await ask('May the US coup Iran at DEFCON 2?');
    expect(out).toContain('no card is named');
    expect(out).toContain('nothing is said of the influence of the USSR in Iran');
    expect(out).toContain('no turn is named');
  });

  it('is answered only if every word of it is understood, and underlines the rest', async () => {
    const { code, out, err } = await ask('can the blorp coup Iran at DEFCON 2');
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.split('\n').slice(1, 7)).toEqual([
      '  can the blorp coup Iran at DEFCON 2',
      '          ^^^^^',
      expect.stringContaining('read as a case without "blorp"'),
      expect.stringContaining('arbiter ask "DEFCON stands at 2.'),
      // A hint, which is no answer.
      'this lies nearest, and may be about something else:',
      expect.stringContaining('8.1.5.d'),
    ]);
    // A second card has no place in the play: it is not passed over.
    expect((await ask('Can the USSR play Blockade and Containment as ops to coup Iran?')).code).toBe(2);
    // Nothing is done or asked.
    expect((await ask('the US')).err).toContain('does not say what is done');
    expect((await ask('US '.repeat(1000))).code).toBe(2);
  });
});

describe('whose fault a nuclear war is', () => {
  it.each([
    ['en', 'Who loses if my headline drops DEFCON to 1?', 'you lose'],
    ['en', "Who loses if my opponent's headline lowers DEFCON to 1?", 'your opponent loses'],
    ['en', 'Who loses if the USSR headline takes DEFCON to 1?', 'the USSR loses'],
    ['en', 'Who loses if a headline drops DEFCON to 1?', 'whoever played the headline card loses'],
    ['en', 'who loses if DEFCON falls to 1?', 'the phasing player loses'],
    ['es', '¿Quién pierde si mi titular baja el DEFCON a 1?', 'pierdes tú'],
    ['it', 'Chi perde se il mio titolo porta il DEFCON a 1?', 'perdi tu'],
    ['ru', 'Кто проиграет, если мой заголовок опустит DEFCON до 1?', 'проигрываете вы'],
    ['de', 'Wer verliert, wenn meine Schlagzeile DEFCON auf 1 senkt?', 'du verlierst'],
  ])(
    'is answered by what every event that can do it comes to: %s, %s (8.1.3, 4.5.C.n)',
    async (lang, question, told) => {
      const { out, code } = await ask(question, '--lang', lang);
      expect(code).toBe(0);
      expect(out).toContain(told);
      expect(out).toContain('8.1.3');
    },
  );

  it('of a card that is named is a case, which is ruled on', async () => {
    const { out } = await ask('Who loses if the US headlines "We Will Bury You" at DEFCON 2?');
    expect(out).toContain('the US loses');
    expect(out).toContain('LEGAL');
  });
});

describe('a question about what stands in another language', () => {
  it.each([
    ['en', 'What does the Spanish book say about realignment modifiers?', 'es: Un jugador suma 1'],
    ['en', 'Spanish realignment modifiers', 'es: Un jugador suma 1'],
    ['it', 'Che dice il regolamento spagnolo sui modificatori di riallineamento?', 'es: Un jugador suma 1'],
    ['ru', 'Что говорит испанская книга о модификаторах переустройства?', 'es: Un jugador suma 1'],
    ['de', 'Was steht im spanischen Buch über Modifikatoren bei Neuausrichtungen?', 'es: Un jugador suma 1'],
    ['es', '¿Qué dice el libro ruso sobre la realineación?', 'ru: Бросок'],
  ])('shows each clause in both: %s, %s', async (lang, question, told) => {
    expect((await ask(question, '--lang', lang)).out.replaceAll(/\s+/g, ' ')).toContain(told);
  });
});
