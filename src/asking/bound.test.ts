/** Another side, number, name or condition is another question: it is not ruled on as if it had not been changed. */
import { describe, expect, it } from 'vitest';
import { CaseDesk } from '../cases/desk.ts';
import { Given } from '../cli/args.ts';
import { Session } from '../cli/session.ts';
import type { Locale } from '../core/ruleset.ts';
import { loadAskingWords, loadPhrases } from '../data/index.ts';
import { COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import { featureSentences, makeAsker } from './asker.ts';

const session = new Session(new Given(new Map()), {}, { locale: 'en' });
const asker = makeAsker(
  LOCALES.flatMap((locale) => {
    const words = loadAskingWords(locale);
    const phrases = loadPhrases(locale);
    const { names } = session.texts(locale);
    return words ? [{ locale, words, ...featureSentences(phrases), names }] : [];
  }),
  new CaseDesk(session).nameIndex(),
  session.rules('deluxe'),
);

function isRuledOn(question: string, locale: Locale = 'en'): boolean {
  const read = asker(question, locale);
  return read.ok && !read.general;
}

describe('what is said and binds nothing is not ruled on as if it were not there', () => {
  it.each([
    [
      'the host of the Games does not boycott them',
      'DEFCON 2, the US plays Olympic Games and the USSR boycotts: what happens?',
      'DEFCON 2, the US plays Olympic Games and the US boycotts: what happens?',
    ],
    [
      'a card is worth what it is worth',
      'The US plays Fidel for 2 ops and puts them into Panama after the event, US has 1 in Panama. Legal?',
      'The US plays Fidel for 3 ops and puts them into Panama after the event, US has 1 in Panama. Legal?',
    ],
    [
      'an event names whose hand loses a card',
      'The US plays Five Year Plan at DEFCON 2 and the USSR has to discard Duck and Cover: who loses?',
      'The US plays Five Year Plan at DEFCON 2 and the US has to discard Duck and Cover: who loses?',
    ],
    [
      'whoever controls something has something',
      'Middle East Scoring when the USSR controls only Lebanon and the US nothing in the Middle East, how many points?',
      'Middle East Scoring when the USSR controls only Lebanon and the USSR nothing in the Middle East, how many points?',
    ],
    [
      'a country that is asked about was spoken of',
      'Romanian Abdication: what happens to US influence in Romania?',
      'Romanian Abdication: what happens to US influence in Greece?',
    ],
    [
      'an outcome that is made a condition is no question',
      'Che: may the USSR coup Colombia with it?',
      'Che: may the USSR coup Colombia with it, if the coup fails?',
    ],
    [
      'the last part asks what comes of the play, and nothing else',
      'The USSR plays Decolonization as event. What happens?',
      'The USSR plays Decolonization as event. What does a brown line mean?',
    ],
  ])('%s', (_, right, other) => {
    expect([isRuledOn(right), isRuledOn(other)]).toEqual([true, false]);
  });

  it('an event takes away the markers of the other side, in Spanish too', () => {
    const asked = (side: string): string =>
      `Si la URSS juega la Crisis de Suez como evento, ¿puede quitar 3 de influencia de ${side} en Francia?`;
    expect([isRuledOn(asked('EE. UU.'), 'es'), isRuledOn(asked('la URSS'), 'es')]).toEqual([true, false]);
  });
});

describe('a realignment that nobody has rolled for', () => {
  it('is one of the event that grants it', () => {
    const read = asker(
      'The USSR plays Junta as an event, puts 2 in Colombia and realigns Brazil: is that allowed?',
      'en',
    );
    expect(read.ok && !read.general && read.input.action).toEqual([
      expect.objectContaining({ event: { add: { Colombia: 2 }, realign: [{ in: 'Brazil' }] } }),
    ]);
  });
});

describe('a play with a die is ruled on, but not', () => {
  const PLAYS: Readonly<Record<string, string>> = {
    en: 'The US coups Iran with 3 ops at DEFCON 4 and rolls a 3, the USSR has 1 there: what is left',
    es: 'EE. UU. intenta un golpe en Irán con 3 operaciones con DEFCON 4 y saca un 3, la URSS tiene 1 allí: qué queda',
    it: 'L’URSS tenta un colpo di stato in Panama con 3 operazioni, dado 5, gli USA hanno 1 lì: riesce',
    ru: 'США проводят переворот в Иране на 3 операции при DEFCON 4, на кубике 3, у СССР там 1: что останется',
  };
  it.each([
    ['en', ' if he controls it'],
    ['en', ' if it fails'],
    ['en', ' if I lose'],
    ['en', ', and he refused'],
    ['en', ', and who chooses'],
    ['es', ' si lo controla'],
    ['es', ' si fracasa'],
    ['es', ', y quién elige'],
    ['it', ' se la controlla'],
    ['it', ' se fallisce'],
    ['it', ', e chi sceglie'],
    ['ru', ' если он его контролирует'],
    ['ru', ', если провал'],
    ['ru', ', и кто выбирает'],
  ] as const)('in %s with “%s”', (locale, more) => {
    const play = PLAYS[locale] ?? '';
    expect([isRuledOn(`${play}?`, locale), isRuledOn(`${play}${more}?`, locale)]).toEqual([true, false]);
  });

  it('where a second coup is asked about, or nobody is said to have anything where it would be', () => {
    expect(
      isRuledOn('Che: US has 2 in Colombia, coup there with a 4 and may I then coup Cameroon where he has 1?'),
    ).toBe(false);
    expect(isRuledOn('The USSR has nothing in Cuba, I as US play Lone Gunman and he coups with it, legal?')).toBe(
      false,
    );
  });

  it('where points are asked for that nothing tells of: “2 VP for the USSR?”', () => {
    expect(isRuledOn('Flower Power in effect, the US spaces Arab-Israeli War, 2 VP for the USSR?')).toBe(false);
  });
});

describe('a card that leaves something behind', () => {
  const ruledOn = (question: string) => {
    const read = asker(question, 'en');
    return read.ok && !read.general ? read : undefined;
  };

  it('may be in effect or be the one that is used where it is only named at the beginning', () => {
    const read = ruledOn('The Reformer, DEFCON 5: may the USSR coup France where the US has 2?');
    expect(read?.alternative?.input.position.effects).toEqual([{ name: 'the_reformer' }]);
  });

  it('is in effect where it is named beside another that is', () => {
    const read = ruledOn(
      'NATO is in effect, De Gaulle as well, DEFCON 5: may the USSR coup France, which the US controls?',
    );
    expect(read?.input.position.effects).toHaveLength(2);
  });

  it('leaves nothing where it ended with the turn before', () => {
    const before = ruledOn('Red Scare was played last turn, US coups Iran with 2 ops, ussr 1, die 4');
    expect(before?.input.position.effects).toBeUndefined();
    expect(before?.assumed).toContainEqual({ message: 'asked.ended', args: { card: 31 } });
    const lasting = ruledOn('NATO was played last turn, USSR coups Italy at DEFCON 5, US controls it');
    expect(lasting?.input.position.effects).toEqual([{ name: 'nato' }]);
  });

  it('is the one that is used where the coup is made with it', () => {
    const read = ruledOn('May the USSR coup France with The Reformer at DEFCON 5, where the US has 2?');
    expect(read).toBeDefined();
    expect(read?.alternative).toBeUndefined();
  });
});

describe('whoever names his side in brackets', () => {
  it('is that side, and “he” is the other', () => {
    const read = asker('I (US) want to coup Mexico at DEFCON 2, he has 2 influence there, is that legal?', 'en');
    expect(read.ok && !read.general && read.input.position.influence).toEqual({ Mexico: { ussr: 2 } });
  });

  it('is that side where he says how far he leads', () => {
    const read = asker("I'm ussr leading by 5, DEFCON 2, fire War Games - do I win?", 'en');
    expect(read.ok && !read.general && read.input.action[0]?.player).toBe('USSR');
  });

  it('is not the owner of the influence that he takes away', () => {
    const read = asker('I (USSR) play Suez Crisis and remove 2 US influence from France, is that legal?', 'en');
    expect(read.ok && !read.general && read.input.action[0]?.player).toBe('USSR');
  });
});
