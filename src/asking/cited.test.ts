/** Clauses that a question calls by their numbers. */
import { describe, expect, it } from 'vitest';
import { rules } from '../cases/ruled.fixture.ts';
import { asked } from './asked.fixture.ts';
import { citedIn } from './cited.ts';

describe('the number of a clause in a question', () => {
  it.each([
    ['what does 8.1.5 say', ['8.1.5']],
    ['does 6.2.2.e hold beside 4.5.C.c?', ['6.2.2.e', '4.5.C.c']],
    ['8.1', ['8.1']],
    ['§6.3, please', ['6.3']],
    ['when does LW-2 hold', ['LW-2']],
    ['Italy is 3.1, who controls it', []],
    ['rule 99.1.2', []],
  ])('is found: %s', (question, clauses) => {
    expect(citedIn(question, rules).clauses).toEqual(clauses);
  });

  it.each([
    ['en', 'what does 8.1.3 say', '8.1.3 When DEFCON reaches 1'],
    ['es', '¿qué dice 8.1.3?', '8.1.3 Cuando DEFCON llega a 1'],
    ['ru', 'что говорит 6.3.4?', '6.3.4 '],
  ])('is answered with the clause first, in %s: %s', async (lang, question, told) => {
    expect(await asked(lang, question)).toContain(`: ${told}`);
  });

  it('leaves the rest of the question as it is', async () => {
    expect(await asked('en', 'May the US coup Iran at DEFCON 2 by 8.1.5?')).toContain('ILLEGAL');
  });
});

describe('a player who is called by his country', () => {
  it.each([
    ['en', 'if the russian just uses defectors for the ops in an action round does usa score anything'],
    ['es', 'como americano juego plan quinquenal y al ruso le sale agacharse y cubrirse con defcon 2, he perdido yo?'],
    ['it', 'da russo gioco piano quinquennale e mi pescano la carta punteggio, si fa il punteggio?'],
  ])('is no language of which it is asked what stands in it, in %s', async (lang, question) => {
    expect(await asked(lang, question)).not.toContain('● ru:');
  });
});

describe('an event in effect', () => {
  it('is not read into the name of a scoring card', async () => {
    const told = await asked(
      'en',
      'chernobyl is on europe, ussr plays the reformer event and puts 2 italy 1 france, allowed?',
    );
    expect(told).not.toContain('Europe Scoring');
  });

  it('is told with what may be chosen', async () => {
    expect(await asked('en', 'what does Cuban Missile Crisis do')).toContain('at any time do one of the following');
  });
});
