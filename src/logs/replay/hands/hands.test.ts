/** Logs that no deal of the cards makes true, and what is known of every card in one that is. */
import { describe, expect, it } from 'vitest';
import { DISCARD, US_HAND } from '../../../games/twilight-struggle/state.ts';
import { SIDES } from '../../../games/twilight-struggle/tables.ts';
import { handSize } from '../../../games/twilight-struggle/turn/hands.ts';
import { logNames } from '../../names.ts';
import { readLog } from '../../read.ts';
import { INVENTED_GAME } from '../fixture-log.ts';
import { PLAYDEK } from '../fixtures.ts';
import { replay, replayLog } from '../replay.ts';
import type { Violation } from '../report.ts';
import { type Claim, contradiction, type HandEvent, Hands, WHOLE } from './hands.ts';
import { Whereabouts } from './whereabouts.ts';

const LINES = INVENTED_GAME.split('\n');

/** Number of the first line that has a text. */
function lineOf(text: string): number {
  const at = LINES.findIndex((line) => line.includes(text));
  if (at < 0) throw new Error(`no line has "${text}"`);
  return at + 1;
}

/** The game with the entry that begins with `header` replaced; entries are separated by headers alone. */
function withEntry(header: string, ...instead: readonly string[]): string {
  const start = lineOf(header) - 1;
  const next = LINES.findIndex((line, at) => at > start && line.startsWith('Turn '));
  return [...LINES.slice(0, start), ...instead, '', ...LINES.slice(next)].join('\n');
}

const violationsOf = (text: string): readonly Violation[] => replayLog(PLAYDEK, text).violations;

describe('lines about cards that cannot all be true', () => {
  it('are the reveal of a whole hand and the play of a card that was not among those shown', () => {
    const text = withEntry('Turn 2, USSR AR5', 'Turn 2, USSR AR5: Fidel*: Event: Fidel*', 'USSR +1 in Cuba [0][1]');
    const [first] = violationsOf(text);
    const shown = lineOf('USSR reveals Captured Nazi Scientist*');
    expect(first).toMatchObject({ clause: '5.1', lines: [shown, lineOf('Turn 2, USSR AR5')] });
  });

  it('are the plays of a card by both sides, when no discards were shuffled in between', () => {
    const text = withEntry(
      'Turn 2, US AR4',
      'Turn 2, US AR4: Olympic Games: Place Influence (2 Ops):',
      'US +2 in France [4][0]',
    );
    const [first] = violationsOf(text);
    expect(first).toMatchObject({ clause: '5.1', lines: [lineOf('Turn 1, USSR AR2'), lineOf('Turn 2, US AR4')] });
  });

  it('are the event that removed a card and a later play of it', () => {
    const text = withEntry(
      'Turn 2, US AR4',
      'Turn 2, US AR4: Truman Doctrine*: Place Influence (1 Ops):',
      'US +1 in France [3][0]',
    );
    const [first] = violationsOf(text);
    expect(first).toMatchObject({ clause: '5.1', lines: [lineOf('Turn 1, US AR1'), lineOf('Turn 2, US AR4')] });
  });

  it('are all the cards of a hand of eight, and a ninth', () => {
    const text = withEntry(
      'Turn 1, US AR2',
      'Turn 1, US AR2: UN Intervention: Event: UN Intervention',
      'US plays Korean War*',
      'Place Influence (2 Ops):',
      'US +2 in Canada [4][0]',
    ).replace('Turn 2, US AR2: UN Intervention', 'Turn 2, US AR2: Nasser*');
    const [first] = violationsOf(text);
    const lines = text.split('\n');
    const at = (start: string): number => lines.findIndex((line) => line.startsWith(start)) + 1;
    const ninth = at('Turn 1, US AR6');
    expect(first).toMatchObject({ line: ninth, clause: '5.1' });
    expect(first?.lines).toEqual([
      at('US Headlines'),
      at('Turn 1, US AR1'),
      at('Turn 1, US AR2'),
      at('US plays Korean War*'),
      at('Turn 1, US AR3'),
      at('Turn 1, US AR4'),
      at('US discards Containment*'),
      at('Turn 1, US AR5'),
      ninth,
    ]);
  });

  it('are the statement that a hand has no scoring card and the play of one from it, with no deal in between', () => {
    // The Cambridge Five is played a round earlier, and found nothing.
    const text = INVENTED_GAME.replace(
      'Turn 2, US AR2: UN Intervention: Event: UN Intervention\nUS plays Romanian Abdication*\nPlace Influence (1 Ops):\nUS +1 in France [2][0]',
      'Turn 2, US AR2: The Cambridge Five: Event: The Cambridge Five\nUS has no cards to reveal\n\nPlace Influence (2 Ops):\nUS +1 in France [2][0]\nUS +1 in Canada [5][0]',
    );
    const [first] = violationsOf(text);
    const lines = text.split('\n');
    const none = lines.indexOf('US has no cards to reveal') + 1;
    const played = lines.findIndex((line) => line.startsWith('Turn 2, US AR3')) + 1;
    expect(first).toMatchObject({ line: played, lines: [none, played] });
  });

  it('have the line at fault among them, whatever card is put in the place of whichever', () => {
    const headers = LINES.flatMap((line, at) => (/^Turn \d, US+R? AR\d: /.test(line) ? [at] : []));
    const titles = ['Fidel*', 'NORAD*', 'De-Stalinization*', 'Five Year Plan', 'Olympic Games', 'Containment*'];
    for (const at of headers) {
      for (const title of titles) {
        const line = (LINES[at] ?? '').replace(/AR(\d): [^:]*:/, `AR$1: ${title}:`);
        for (const { line: fault, lines } of violationsOf(LINES.with(at, line).join('\n'))) {
          if (lines) expect(lines).toContain(fault);
        }
      }
    }
  });

  it('are the hand that was shown and the play, although the card was seen long before', () => {
    const cards = [21, 22, 23, 24].map((card) => ({ card, line: card, clause: '5.1' }));
    const [early, other] = cards as [Claim & { card: number }, Claim & { card: number }];
    const events: HandEvent[] = [
      { event: 'piled', cards: cards.map(({ card }) => card) },
      { event: 'drawn', counts: [1, 1], reshuffled: undefined },
      { event: 'seen', where: 0, to: DISCARD, ...early },
      { event: 'drawn', counts: [1, 0], reshuffled: 'set-aside' },
      { event: 'seen', where: 0, to: US_HAND, ...other, line: 30 },
      { event: 'lacking', side: 0, cards: [21, 23, 24], why: WHOLE, line: 31, clause: 'card:cia-created' },
      { event: 'seen', where: 0, to: DISCARD, ...early, line: 40 },
    ];
    const hands = new Hands();
    const conflicts = events.map((event, number) => hands.take(event, number));
    expect(conflicts.slice(0, -1)).toEqual(Array(6).fill(undefined));
    expect(contradiction(events, 6, conflicts[6] ?? [], new Set([6]))).toEqual([5, 6]);
  });

  it('are told in full, each with its line', () => {
    const text = withEntry(
      'Turn 2, US AR4',
      'Turn 2, US AR4: Olympic Games: Place Influence (2 Ops):',
      'US +2 in France [4][0]',
    );
    const said = violationsOf(text)[0]?.message ?? '';
    expect(said).toContain('log.hands; log.hands-spent (line 37, card Olympic Games, side the USSR)');
    expect(said).toContain(`log.hands-seen (line ${lineOf('Turn 2, US AR4')}, card Olympic Games, side the US)`);
  });
});

describe('what a log tells of a card', () => {
  const sizes: number[][] = [];
  const { run } = replay(PLAYDEK, readLog(INVENTED_GAME, logNames(PLAYDEK)), {
    onEntry: (_entry, { board }) => sizes.push(SIDES.map((side) => handSize(board, side) ?? 0)),
  });
  const whereabouts = new Whereabouts(run.account);
  const entry = (header: string): number => run.log.entries.findIndex(({ line }) => line === lineOf(header));
  const number = (id: string): number => run.board.tables.cardNumber.get(id) ?? 0;
  const at = (header: string) => whereabouts.atEntry(entry(header));

  it('is that its player held it since the deal, if it cannot have come otherwise', () => {
    expect(at('Turn 1, USSR AR1').hands[1].sure).toContain(number('blockade'));
    expect(at('Turn 1, USSR AR1').hands[0].sure).not.toContain(number('blockade'));
  });

  it('is that it may be anywhere out of sight, if nobody shows it', () => {
    const { hands, pile } = at('Turn 1, USSR AR1');
    for (const { possible } of [hands[1], pile]) expect(possible).toContain(number('vietnam-revolts'));
  });

  it('is that it is in no hand, if both are known', () => {
    const { hands, pile } = at('Turn 2, US AR3');
    expect(hands[1].sure).toEqual(
      ['europe-scoring', 'de-gaulle-leads-france', 'captured-nazi-scientist', 'indo-pakistani-war']
        .map(number)
        .sort((a, b) => a - b),
    );
    expect(hands[1].possible).toEqual([]);
    expect(pile.sure).toContain(number('fidel'));
  });

  it('is that it was in the pile, if it comes from there later', () => {
    const { hands } = at('Turn 2, USSR AR1');
    expect(hands[0].sure).toContain(number('asia-scoring'));
    expect(hands[0].possible).not.toContain(number('red-scare-purge'));
  });

  it('leaves every hand with as many cards as it has', () => {
    for (const [index, size] of sizes.entries()) {
      const { hands } = whereabouts.atEntry(index);
      for (const [side, { sure, possible }] of hands.entries()) {
        expect(sure.length).toBeLessThanOrEqual(size[side] ?? 0);
        expect(sure.length + possible.length).toBeGreaterThanOrEqual(size[side] ?? 0);
      }
    }
  });
});
