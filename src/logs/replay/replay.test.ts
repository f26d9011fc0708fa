import { describe, expect, it } from 'vitest';
import { INVENTED_GAME } from './fixture-log.ts';
import { PLAYDEK } from './fixtures.ts';
import { replayLog } from './replay.ts';
import type { ReplayReport } from './report.ts';

const LINES = INVENTED_GAME.split('\n');

const replayed = (text: string): ReplayReport => replayLog(PLAYDEK, text, { file: 'game.txt' });

/** The game with its first line that has `from` changed. */
function changed(from: string, to: string): { readonly line: number; readonly report: ReplayReport } {
  const at = LINES.findIndex((line) => line.includes(from));
  if (at < 0) throw new Error(`no line has "${from}"`);
  const lines = LINES.with(at, (LINES[at] ?? '').replace(from, to));
  return { line: at + 1, report: replayed(lines.join('\n')) };
}

describe('a game without a mistake', () => {
  const report = replayed(INVENTED_GAME);

  it('has no violation, and every line of it is judged', () => {
    expect(report.violations).toEqual([]);
    expect(report.unread).toEqual([]);
    expect(report.notAdjudicated).toBe(0);
  });

  it('has each stated result compared once', () => {
    expect(report.checked).toEqual({ influence: 48, vp: 7, defcon: 7, milops: 7, space: 1, dice: 14, events: 39 });
  });

  it('leaves open what hidden cards decide, as long as no later line tells', () => {
    const open = (end: number): unknown =>
      replayed(LINES.slice(0, end).join('\n')).undetermined.map(({ line, clause }) => [line, clause]);
    expect(open(103)).toEqual([
      [77, '4.5.D.e'],
      [93, '9.5.b'],
    ]);
    // Nobody held a scoring card, since the next turn begins.
    expect(open(104)).toEqual([]);
    expect(report.undetermined).toEqual([]);
  });

  it('is still going on where the log stops', () => {
    expect(report.ending).toMatchObject({ state: 'open', certainty: 'unknown', winner: null });
  });

  it('notes choices and dice that the log leaves out', () => {
    expect(report.notes.map((note) => note.code)).toContain('dice-not-logged');
  });
});

/** What is changed, and the clause under which the line must be called wrong. */
const WRONG: readonly (readonly [what: string, from: string, to: string, clause: string])[] = [
  ['influence after a coup', 'US -3 in Iran [0][0]', 'US -3 in Iran [1][0]', '6.3.2.b'],
  ['influence of an event', 'USSR +2 in Vietnam [0][2]', 'USSR +3 in Vietnam [0][3]', 'card:vietnam-revolts'],
  ['influence by Operations', 'US +2 in Canada [4][0]', 'US +2 in Canada [5][0]', '6.1.1'],
  ['a placement out of reach', 'USSR +1 in Pakistan [0][1]', 'USSR +1 in India [0][1]', '6.1.1.a'],
  ['the score', 'Score is US 1.', 'Score is US 2.', '10.2'],
  ['an award', 'USSR gains 5 VP. Score is USSR 8.', 'USSR gains 4 VP. Score is USSR 7.', '10.1.2.c'],
  ['DEFCON after a coup', 'DEFCON degrades to 3', 'DEFCON degrades to 4', '8.1'],
  ['DEFCON at the start of a turn', 'DEFCON improves to 3', 'DEFCON improves to 4', '8.1'],
  ['military operations', 'USSR Military Ops to 3', 'USSR Military Ops to 4', '8.2'],
  ['the die of a coup', 'SUCCESS: 5 [ + 3', 'SUCCESS: 4 [ + 3', '6.3.2'],
  ['the value of a coup', 'Coup (4 Ops):', 'Coup (3 Ops):', '7.4'],
  ['the value for the space race', 'Space Race (2 Ops)', 'Space Race (3 Ops)', '7.4'],
  ['the die of the space race', 'Die roll: 2 -- Success!', 'Die roll: 4 -- Success!', '6.4.1.b'],
  ['the box reached', 'USSR advances to 1', 'USSR advances to 2', '6.4.3'],
  ['the modifier of a realignment', 'USSR rolls 3 (+1) = 4', 'USSR rolls 3 (+2) = 5', '6.2.2'],
  ['the die of a war', 'DEFEAT: 2 < 4', 'DEFEAT: 5 < 4', '7.6'],
  ['a coup in a closed region', 'Target: Panama', 'Target: South Korea', '8.1.5'],
  ['a coup where the rival is not', 'Target: Panama', 'Target: Chile', '6.3.1'],
  ['a card that has been removed', 'US AR6: Nuclear Test Ban', 'US AR6: Truman Doctrine*', '5.1'],
  ['a card of a later period', 'US AR6: Nuclear Test Ban', 'US AR6: Glasnost*', '5.1'],
  ['an event that is not on the card', 'Event: Truman Doctrine*', 'Event: Fidel*', '5.2'],
  [
    'a companion that is no event of the rival',
    'US plays Romanian Abdication*',
    'US plays Nuclear Test Ban',
    'card:un-intervention',
  ],
  ['the marker of NORAD', 'US +1 in Italy [4][0]', 'US +1 in Egypt [1][0]', 'card:norad'],
  ['a set-up outside the region', 'USSR +1 in Bulgaria [0][1]', 'USSR +1 in Greece [0][1]', '3.2'],
  ['an effect that does not end', 'Vietnam Revolts* is no longer', 'NORAD* is no longer', '7.3'],
];

describe('a game with one mistake', () => {
  it.each(WRONG)('is told of %s', (_what, from, to, clause) => {
    const { line, report } = changed(from, to);
    expect(report.violations[0]).toMatchObject({ line, clause });
  });

  it("is told of a heading that does not fit its place, which is nobody's violation", () => {
    const { line, report } = changed('Turn 2, US AR3', 'Turn 2, US AR4');
    expect(report.damage).toMatchObject([{ line, code: 'heading' }]);
    expect(report.violations).toEqual([]);
  });

  it('is not called wrong for the rest of the game', () => {
    for (const [, from, to] of WRONG.slice(0, 10)) {
      expect(changed(from, to).report.violations.length).toBeLessThan(3);
    }
  });

  it('goes on from a wrong value that the later lines take up', () => {
    const wrong = INVENTED_GAME.replace('Score is USSR 6', 'Score is USSR 5').replace(
      'VP. Score is USSR 8.\nUSSR Military',
      'VP. Score is USSR 7.\nUSSR Military',
    );
    const report = replayed(wrong);
    expect(report.violations.map(({ clause }) => clause)).toEqual(['10.2']);
    expect(report.notes.map((note) => note.code)).toContain('goes-on');
  });

  it('is told at the heading that DEFCON does not improve, whatever the events below it do to it', () => {
    const at = LINES.findIndex((line) => line.startsWith('Turn 3, Headline Phase'));
    const headlines = [
      'Turn 3, Headline Phase: Red Scare/Purge & Duck and Cover: DEFCON improves to 3',
      '*RESHUFFLE*',
      'USSR Headlines Red Scare/Purge',
      'US Headlines Duck and Cover',
      'Event: Red Scare/Purge',
      'Red Scare/Purge is now in play.',
      '',
      'Event: Duck and Cover',
      'DEFCON degrades to 2',
      'US gains 3 VP. Score is USSR 7.',
      '',
      'Turn 3, USSR AR1: Arab-Israeli War: Event: Arab-Israeli War',
    ];
    const whole = [...LINES.slice(0, at), ...headlines].join('\n');
    expect(replayed(whole).violations).toEqual([]);
    const { violations } = replayed(whole.replace(': DEFCON improves to 3\n*RESHUFFLE*', ':\n*RESHUFFLE*'));
    expect(violations).toMatchObject([{ line: at + 1, clause: '4.5.A' }]);
  });

  it('has a headline phase in the wrong order', () => {
    const [start, second, end] = ['Event: Duck and Cover', 'Event: COMECON*', 'Turn 1, USSR AR1'].map((text) =>
      LINES.findIndex((line) => line.startsWith(text)),
    ) as [number, number, number];
    const lines = [
      ...LINES.slice(0, start),
      ...LINES.slice(second, end),
      ...LINES.slice(start, second),
      ...LINES.slice(end),
    ];
    expect(replayed(lines.join('\n')).violations[0]).toMatchObject({ line: start + 1, clause: '4.5.C.c' });
  });
});

describe('a log that is not whole', () => {
  it('has no violation wherever it is cut', () => {
    for (let end = 0; end < LINES.length; end++) {
      const { violations } = replayed(LINES.slice(0, end).join('\n'));
      expect(violations, `cut after line ${end}: ${LINES[end - 1]}`).toEqual([]);
    }
  });

  it('has the same violations as long as the wrong line is there', () => {
    const wrong = INVENTED_GAME.replace('USSR Military Ops to 3', 'USSR Military Ops to 4').split('\n');
    const at = wrong.indexOf('USSR Military Ops to 4') + 1;
    const whole = replayed(wrong.join('\n')).violations;
    for (let end = at; end < wrong.length; end++) {
      expect(replayed(wrong.slice(0, end).join('\n')).violations).toEqual(whole.filter(({ line }) => line <= end));
    }
  });

  it.each(['', '\n\n', 'Hello', 'Turn 1, USSR AR1: :', ': :', 'Turn 3, US AR2: Che: Event: Che\nCoup (3 Ops):\n'])(
    'does not throw on %j',
    (text) => {
      expect(() => replayed(text)).not.toThrow();
    },
  );
});

describe('Operations of an event that are declined, above those of the card', () => {
  // In the first turn the coups of Che have no target; so that it can be played then, it is an Early War card here.
  const EARLY: typeof PLAYDEK = {
    ...PLAYDEK,
    cards: PLAYDEK.cards.map((card) => (card.id === 'che' ? { ...card, period: 'early' as const } : card)),
  };
  const LOG = `${LINES.slice(0, 25).join('\n')}
Turn 1, USSR AR1: Nasser*: Event: Nasser*
USSR +2 in Egypt [0][2]

Turn 1, US AR1: Che: Event: Che
Coup (3 Ops):


Place Influence (3 Ops):
US +3 in Canada [5][0]

Turn 1, USSR AR2: Socialist Governments: Place Influence (3 Ops):
USSR +1 in Syria [0][2]
`;

  it.each([
    ['with blank lines', LOG],
    ['without blank lines', LOG.replaceAll(/\n\n+/g, '\n')],
  ])('are no violation %s', (_, text) => {
    const { violations, unread } = replayLog(EARLY, text);
    expect([violations, unread]).toEqual([[], []]);
  });
});
