/** A question is read twice, by its phrases and by its parts: where the two come out differently nothing is ruled on. */
import { describe, expect, it } from 'vitest';
import { arbiter } from '../cli/fixtures.ts';
import { asked } from './asked.fixture.ts';

const told = (question: string, lang = 'en'): Promise<string> => asked(lang, question);

describe('two readings of a question', () => {
  it('are both offered where they come out differently', async () => {
    const answer = await told(
      'USSR plays CIA Created at DEFCON 2 for ops first, then the US coups Nigeria with the event: who wins?',
    );
    expect(answer).toContain('this may be meant in two ways; ask which one');
    expect(answer).toContain('Its event happens after the Operations.');
    expect(answer).toContain('Its event happens before the Operations.');
  });

  it('are one where the one says all that the other says, and a die more', async () => {
    const answer = await told(
      'I win the Indo-Pak War in Pakistan as the US, USSR had 3 there and I had 1: what is left?',
    );
    expect(answer).toContain('US influence in Pakistan: 1 → 4');
  });

  it('leave the one that is certain of permission, where the other lacks the target of the die', async () => {
    const answer = await told('Flower Power out, I am the US and play Brush War as event and win it. net vps?');
    expect(answer).toContain('LEGAL · US event: Brush War');
    expect(answer).toContain('USSR +2 VP');
  });

  it('take what an event is to do for no influence that is there', async () => {
    expect(await told('May the USSR play COMECON and add 2 influence in East Germany?')).toContain('ILLEGAL');
    expect(
      await told(
        'Die USA spielen den Marshallplan als Ereignis: dürfen sie 2 Einfluss in Frankreich platzieren?',
        'de',
      ),
    ).toContain('UNZULÄSSIG');
  });
});

describe('a card that somebody holds', () => {
  it.each([
    [
      'is not the one that is played',
      'He holds Duck and Cover. Italy has 4 US and 2 USSR influence, who controls it?',
      '2.1.7',
      'LEGAL',
    ],
    [
      'is not all of the hand',
      'I hold Duck and Cover and play Containment for ops: may I coup Panama where he has 1?',
      'LEGAL',
      'ILLEGAL',
    ],
    [
      'is not used where no card is named',
      'He holds Duck and Cover. coup zaire as US w 3 ops, sov 2 me 0, rolled 4, whats left',
      'US influence in Zaire: 0 → 3',
      'ILLEGAL',
    ],
    [
      'says nothing of which side asks',
      'Wargames at DEFCON 2: the US is at 6 VP and ends the game, who wins, I also hold Nasser?',
      'The game is drawn',
      'US wins',
    ],
    [
      'says nothing of who did what was told before',
      'The US is under Red Scare and plays Nuclear Test Ban for ops, how many ops is it worth, I also hold Nasser?',
      'Nuclear Test Ban: 3 for the US',
      'for the USSR',
    ],
  ])('%s', async (_, question, expected, not) => {
    const answer = await told(question);
    expect(answer).toContain(expected);
    expect(answer).not.toContain(not);
  });

  it('is all of the hand where that is said', async () => {
    expect(await told('the US hand is Nasser: can the US play Fidel?')).toContain('5.1');
  });
});

describe('a case that is held back', () => {
  it('is told with why, and with what decides questions like it', async () => {
    const answer = await told('im US, truman doctrine on poland, ussr 4 me 1, legal?');
    expect(answer).toContain('as it is read nothing would be done, so nothing is ruled on');
    expect(answer).toContain('a country in Europe that neither side controls');
  });

  it('shows what decides beside the two readings it has', async () => {
    const answer = await told('abm treaty at defcon 2, us coups egypt (ussr 2), roll 3. ok? result');
    expect(answer).toContain('this may be meant in two ways; ask which one');
    expect(answer).toContain('it may be meant in two ways, so nothing is ruled on');
    expect(answer).toContain('8.1.5.d At DEFCON 2');
  });

  it('is no answer that a program may count on', async () => {
    const { code, out } = await arbiter([
      'ask',
      'im US, truman doctrine on poland, ussr 4 me 1, legal?',
      '--format',
      'json',
    ]);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ case: null, held_back: expect.stringContaining('nothing is ruled on') });
  });
});
