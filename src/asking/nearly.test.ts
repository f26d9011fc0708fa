/** What is offered where a question is nearly a case. */
import { describe, expect, it } from 'vitest';
import { arbiter } from '../cli/fixtures.ts';
import { asked } from './asked.fixture.ts';

const ask = (question: string, ...options: readonly string[]) => arbiter(['ask', question, ...options]);
const offeredTo = async (question: string): Promise<string | undefined> => {
  const { out } = await ask(question, '--format', 'json');
  return (JSON.parse(out) as { readonly nearly?: string }).nearly;
};

describe('a question that is nearly a case', () => {
  it('is told how it was read, without the words that were not understood', async () => {
    const { out, code } = await ask('hosting the olympics at defcon 2, what happens exactly if the other guy boycotts');
    expect(code).toBe(0);
    expect(out).toContain('read as a case without "exactly"');
    expect(out).toContain('DEFCON stands at 2');
    expect(out).toContain('The US plays Olympic Games as an event');
  });

  it('is offered before what the rules say', async () => {
    const { out } = await ask('hosting the olympics at defcon 2, what happens exactly if the other guy boycotts');
    expect(out.indexOf('arbiter ask "')).toBeGreaterThanOrEqual(0);
    expect(out.indexOf('arbiter ask "')).toBeLessThan(out.indexOf('8.1.3'));
  });

  it.each([
    '¿puede el blorp dar un golpe en Irán con DEFCON 2?',
    'может ли блорп сделать переворот в Иране при DEFCON 2?',
  ])(
    'is read in the language of which the fewest words are left over, whatever is spoken in the terminal: %s',
    async (question) => {
      const { err } = await ask(question);
      expect(err).toContain('A coup in Iran is not rolled for yet.');
    },
  );

  it('is told of a word that denies what it was read with', async () => {
    const denied = await ask(
      'The US cannot play Containment: may the US coup Mexico with 3 ops, USSR has 2 there, DEFCON 4',
    );
    expect(denied.out).toContain('read as a case without "cannot"');
  });

  it('is not ruled on until it is asked so', async () => {
    const question = 'John Paul in Poland, USSR 4 there and US 1, ends up how numerically?';
    const first = await ask(question);
    expect(first.out).not.toMatch(/^(?:IL)?LEGAL/m);
    const then = await ask((await offeredTo(question)) ?? '');
    expect(then.out).toContain('USSR influence in Poland: 4 → 2');
  });

  it.each(['es', 'it', 'ru', 'de'])('is offered in the language that is asked for: %s', async (locale) => {
    const question = 'hosting the olympics at defcon 2, what happens exactly if the other guy boycotts';
    const { out } = await ask(question, '--lang', locale, '--format', 'json');
    const { nearly } = JSON.parse(out) as { readonly nearly: string };
    expect((await ask(nearly, '--lang', locale)).out).toMatch(/DEFCON 2 → 1/);
  });

  it.each([
    'does Flower Power count wars that are only spaced?',
    // What is done, and where, is no word that could be left out.
    'us events tear down this wall and takes the coup in a country thats not in europe, is that ok?',
    'us headlines five year plan, it takes defectors out of his hand, does that cancel the headline of the ussr?',
    // A number that is left out is no word of everyday.
    'US coups Iran with 3 ops 7 die 4, USSR has 2 there, and then seven?',
    // What is asked of a position is no word that could be left out.
    'Warschauer Pakt: darf ich 3 in die DDR und 2 nach Polen legen',
    // Where nothing is said of a position it is a question about the rules.
    'is Olympic Games boycotted easily by the USSR?',
  ])('is offered nothing where it is no such question: %s', async (question) => {
    const { out, err } = await ask(question);
    expect(out + err).not.toContain('arbiter ask "');
  });
});

describe('a question that is offered', () => {
  it('is one word for a shell and one line to copy, though the title of a card has quotes', async () => {
    const { out, err } = await ask(
      'DEFCON 2, the USSR plays Lone Gunman as an event frankly, coup Venezuela, US 1 there',
    );
    expect(out + err).toMatch(/arbiter ask '[^'\n]*"Lone Gunman"[^'\n]*'/);
  });
});

describe('a card that may be the one that is used, or be in effect', () => {
  it.each([
    ['en', 'The Reformer, DEFCON 5: may the USSR coup France', ['The Reformer is in effect', 'plays The Reformer']],
    ['de', 'The Reformer, DEFCON 5: may the USSR coup France', ['Der Reformer« ist in Kraft', 'spielt »Der Reformer«']],
  ])('is asked about: one question for each of the two, in %s', async (locale, question, ways) => {
    const { out, err } = await ask(question, '--lang', locale);
    expect(err).toBe('');
    const questions = [...out.matchAll(/arbiter ask "([^"]*)"/g)].map(([, each]) => each ?? '');
    expect(questions.length).toBe(ways.length);
    for (const way of ways) expect(questions.some((each) => each.includes(way))).toBe(true);
    const rulings = await Promise.all(questions.map((each) => ask(each, '--lang', locale)));
    expect(new Set(rulings.map(({ code }) => code))).toEqual(new Set([0, 1]));
  });
});

describe('what is asked of a position is not stated', () => {
  it('in German, where the verb comes last', async () => {
    const answer = await asked('en', 'Warschauer Pakt: darf ich 3 in die DDR und 2 nach Polen legen');
    expect(answer).not.toMatch(/ZULÄSSIG|LEGAL/);
  });

  it('nor who plays a card that either side may play, by whoever asks what it costs him', async () => {
    const answer = await asked('en', 'Terrorism after Iranian Hostage Crisis, how many cards do I lose as USA');
    expect(answer).not.toContain('LEGAL');
    expect(answer).toContain('92.');
  });

  it('but numbers behind a card that stand beside others are the markers that are there', async () => {
    const { out } = await ask('Садат: в Египте 3 у СССР и 0 у США, что останется');
    expect(out).toContain('влияние СССР в Египте: 3 → 0');
  });
});

describe('a question about bids', () => {
  it.each([
    '2nd edition tournament bidding, I won the soviets with a bid of 2, where does the VP marker start',
    'is the +2 US influence online in the rules, and what is the official bid?',
    '¿cómo funciona la puja por bandos?',
    'come funziona asta per le parti?',
    'как проходят торги за стороны?',
    'Wie funktioniert das Bieten um die Seiten?',
  ])('is answered by the clause of the edition that has one: %s', async (question) => {
    expect((await ask(question)).out).toContain('11.1.3/second');
  });
});
