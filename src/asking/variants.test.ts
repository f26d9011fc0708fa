/** Questions about Turn Zero and about bids: they are answered by their clauses, in every language of questions. */
import { describe, expect, it } from 'vitest';
import { arbiter } from '../cli/fixtures.ts';

const ask = (question: string) => arbiter(['ask', question]);

describe('a question about Turn Zero', () => {
  it.each([
    ['Which result has the crisis Israel with a roll of 4 and Marshall against Molotov?', 'TZ-14.c'],
    ['What happens in Turn Zero at V-J Day with a roll of 6?', 'TZ-16.d'],
    ['What does the crisis V-E Day do with a 1?', 'TZ-12.a'],
    ['What happens when the UK election is rolled 5?', 'TZ-13.c'],
    ['How does Turn Zero work?', 'TZ-1 '],
    ['What does the statecraft card Kennan do?', 'TZ-3.a'],
    ['¿Qué resultado tiene la crisis de Israel con un 4 en el dado?', 'TZ-14.c'],
    ['¿Qué pasa en el Día de la Victoria en Europa con un 6?', 'TZ-12.d'],
    ['¿Cómo funciona el Turno Cero?', 'TZ-1 '],
    ['¿Qué hace la carta de Estado Kennan?', 'TZ-3.a'],
    ['Quale risultato ha la crisi di Israele con un tiro di 4?', 'TZ-14.c'],
    ['Che cosa succede nella Vittoria sul Giappone con un 6?', 'TZ-16.d'],
    ['Come funziona il Turno Zero?', 'TZ-1 '],
    ['Che cosa fa la carta di Stato Dulles?', 'TZ-3.b'],
    ['Какой результат у кризиса Израиля при броске 4?', 'TZ-14.c'],
    ['Что происходит в День победы в Европе при броске 6?', 'TZ-12.d'],
    ['Как проходит ход ноль?', 'TZ-1 '],
    ['Что делает карта политики Даллес?', 'TZ-3.b'],
  ])('is answered by the clauses of the crisis or the phase: %s', async (question, clause) => {
    const { out, err } = await ask(question);
    expect(err).toBe('');
    expect(out).toContain(`  ${clause}`);
  });
});

describe('a question about a bid', () => {
  it.each([
    ['How many VP bid is allowed?'],
    ['Where is a bid of influence placed?'],
    ['May a player bid victory points?'],
    ['¿Dónde se coloca la influencia de la puja?'],
    ['¿Cuántos puntos de victoria se pueden ofrecer en la puja?'],
    ['Dove si mette l’influenza della puntata?'],
    ['Come funziona l’asta?'],
    ['Где размещают влияние по ставке?'],
    ['Как проходят торги?'],
  ])('is answered by the set-up and the disputed question: %s', async (question) => {
    const { out, err } = await ask(question);
    expect(err).toBe('');
    expect(out).toContain('handicap-placement');
  });

  it('is no question about a play that is told after it', async () => {
    const told =
      'After the bid the US has 2 more influence in Iran. May the USSR coup Iran with Duck and Cover at DEFCON 5?';
    expect((await ask(told)).code).toBe(2);
  });
});
