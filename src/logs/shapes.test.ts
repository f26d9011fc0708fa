import { describe, expect, it } from 'vitest';
import { timesOrdinary } from '../cpu-time.fixture.ts';
import { NAMES } from './fixtures.ts';
import { MAX_LINE_LENGTH, matchBody, matchHeader, matchSetup, SHAPES, type ShapeId, shapeOf } from './shapes.ts';
import { tidy } from './source-lines.ts';

/** What the example of each shape says. */
const SAYS: Readonly<Record<ShapeId, object>> = {
  S01: { kind: 'player', side: 'ussr', name: 'Anna' },
  S02: { kind: 'player', side: 'ussr', name: 'Anna' },
  S03: { kind: 'player', side: 'us', name: 'Boris' },
  S04: { kind: 'handicap', what: 'influence', agreed: 'setting', side: 'us', amount: 4 },
  S05: { kind: 'scenario', name: 'Invented War' },
  S06: { kind: 'optional-cards' },
  S07: { kind: 'clock', time: '15 Minutes' },
  S08: { kind: 'bid', name: 'Anna', amount: 3, side: 'ussr' },
  S09: { kind: 'handicap', what: 'influence', agreed: 'bidding', side: 'us', amount: 3 },
  S10: { kind: 'handicap', what: 'vp', agreed: 'setting', side: 'ussr', amount: 5 },
  S11: { kind: 'player', side: 'ussr', name: 'Anna' },
  S12: { kind: 'promo-cards', pack: 2 },
  H01: { kind: 'headline-header', turn: 5, cards: [107, 45] },
  H02: { kind: 'headline-header', turn: 5, cards: [107] },
  H03: { kind: 'round-header', turn: 5, side: 'ussr', round: 2, card: 45 },
  H04: { kind: 'round-header', turn: 5, side: 'ussr', round: 2, card: 45 },
  H05: { kind: 'round-header', turn: 5, side: 'ussr', round: 2, card: null },
  H06: { kind: 'cleanup-header', printedTurn: 5 },
  H07: { kind: 'cleanup-header', printedTurn: 5 },
  H08: { kind: 'round-header', turn: 5, side: 'ussr', round: 2, card: null },
  H09: { kind: 'end-header' },
  H10: { kind: 'end-header' },
  H11: { kind: 'headline-header', turn: 5, cards: [] },
  B01: { kind: 'influence', side: 'ussr', delta: 2, country: 'chile', us: 1, ussr: 2 },
  B02: { kind: 'influence', side: 'us', delta: -1, country: 'chile', us: 0, ussr: 2 },
  B03: { kind: 'operations', use: 'influence', ops: 1 },
  B04: { kind: 'operations', use: 'coup', ops: 1 },
  B05: { kind: 'operations', use: 'realignment', ops: 1 },
  B06: { kind: 'operations', use: 'space', ops: 1 },
  B07: { kind: 'event', card: 45 },
  B08: { kind: 'target', country: 'chile' },
  B09: { kind: 'coup-result', success: true, die: 5, ops: 1, modifier: 0, stability: 1, net: 4 },
  B10: { kind: 'coup-result', success: false, die: 2, ops: 1, modifier: -1, stability: 1, net: 0 },
  B11: { kind: 'realignment-roll', side: 'us', die: 3, modifier: 2, total: 5 },
  B12: { kind: 'realignment-roll', side: 'us', die: 3, modifier: 0, total: 3 },
  B13: { kind: 'military-operations', side: 'ussr', level: 1 },
  B14: { kind: 'defcon', change: 'degrades', level: 4 },
  B15: { kind: 'defcon', change: 'improves', level: 4 },
  B16: { kind: 'vp', side: 'ussr', vp: 3, score: 2 },
  B17: { kind: 'vp', side: 'ussr', vp: 3, score: 0 },
  B18: { kind: 'vp', side: null, vp: 0, score: 2 },
  B19: { kind: 'vp', side: null, vp: 0, score: 0 },
  B20: { kind: 'space-roll', die: 2, success: true, needed: 4 },
  B21: { kind: 'space-advance', side: 'us', box: 5 },
  B22: { kind: 'war', country: 'chile' },
  B23: { kind: 'war-result', success: true, die: 5, modifier: -1, needed: 3 },
  B24: { kind: 'war-result', success: false, die: 2, modifier: 0, needed: 3 },
  B25: { kind: 'trap-roll', die: 2, needed: 4, escaped: true },
  B26: { kind: 'trap-roll', die: 5, needed: 4, escaped: false },
  B27: { kind: 'region-choice', side: 'us', region: null, effect: 45 },
  B28: { kind: 'region-choice', side: 'us', region: 'south-america', effect: null },
  B29: { kind: 'olympics', side: 'ussr', participates: true },
  B30: { kind: 'olympics', side: 'us', participates: false },
  B31: { kind: 'effect', card: 45, begins: true },
  B32: { kind: 'effect', card: 45, begins: false },
  B33: { kind: 'headline-card', side: 'ussr', card: 107 },
  B34: { kind: 'no-cards', side: 'ussr', to: 'reveal' },
  B35: { kind: 'no-cards', side: 'us', to: 'discard' },
  B37: { kind: 'reveal', side: 'us', card: 107, fromHand: true },
  B38: { kind: 'reveal', side: 'us', card: 107, fromHand: false },
  B39: { kind: 'discard', side: 'us', card: 107 },
  B40: { kind: 'play', side: 'us', card: 107 },
  B41: { kind: 'return', side: 'us', card: 107, to: 'ussr' },
  B42: { kind: 'reshuffle' },
  B43: { kind: 'win', side: 'ussr', by: 'Final Scoring' },
};

describe('the table of shapes', () => {
  it('has every id of the grammar once, and says something else of each', () => {
    const ids = SHAPES.map((shape) => shape.id);
    expect(new Set(ids)).toEqual(new Set(Object.keys(SAYS)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(SHAPES.map((shape) => shape.says)).size).toBe(ids.length);
  });

  it('marks the shapes that no given log shows', () => {
    const ids = SHAPES.filter((shape) => !shape.attested).map((shape) => shape.id);
    expect(ids.toSorted()).toEqual(['H08', 'H11', 'S08', 'S09', 'S10', 'S11', 'S12']);
  });

  it.each(SHAPES.map((shape) => [shape.id, shape.says, shape.example] as const))('%s: %s', (id, _, example) => {
    const fitting = SHAPES.filter((shape) => shape.read(example, NAMES)?.read);
    expect(fitting.map((shape) => shape.id)).toEqual([id]);
    expect(fitting[0]!.read(example, NAMES)).toMatchObject({ content: SAYS[id] });
  });
});

describe('a line', () => {
  it('is read whatever its capitals', () => {
    expect(matchBody('defcon DEGRADES to 3', NAMES)).toMatchObject({ shape: 'B14' });
    expect(matchBody('ussr +1 in CHILE [0][1]', NAMES)).toMatchObject({ content: { side: 'ussr', country: 'chile' } });
  });

  it('is read with the double blanks that the client prints around a modifier', () => {
    expect(matchBody(tidy('FAILURE: 2 [ + 1 (-1)  - 2x1 = 0 ]'), NAMES)).toMatchObject({ content: { modifier: -1 } });
    expect(matchBody(tidy('DEFEAT: 3 (-1)  < 3'), NAMES)).toMatchObject({ content: { modifier: -1 } });
  });

  it('has a score that is positive for the US and negative for the USSR', () => {
    expect(matchBody('US gains 4 VP. Score is USSR 9.', NAMES)).toMatchObject({ content: { vp: 4, score: -9 } });
  });

  it('names the name that is not known', () => {
    expect(matchBody('Target: Atlantis', NAMES)).toEqual({ shape: 'B08', field: 'country', printed: 'Atlantis' });
    expect(matchHeader('Turn 2, Headline Phase: Che & Chess: x', NAMES)).toMatchObject({ printed: 'Chess' });
  });

  it('opens the set-up with a bid, a player of either side, or a cleanup with two colons', () => {
    expect(matchSetup('Boris bids 0 Influence for USSR', NAMES)).toMatchObject({ shape: 'S08' });
    expect(matchSetup('SETUP: : Boris will play as USA.', NAMES)).toMatchObject({ shape: 'S03' });
    expect(matchHeader('Turn 5, Cleanup: : Che is no longer in play.', NAMES)).toMatchObject({
      shape: 'H06',
      inline: 'Che is no longer in play.',
    });
  });

  it('may be a header with nothing below it, in both variants of the exporter', () => {
    for (const text of ['Turn 5, Cleanup: :', 'Turn 5, Cleanup:']) {
      expect(matchHeader(text, NAMES)).toMatchObject({ shape: 'H07' });
    }
    expect(matchHeader(':', NAMES)).toMatchObject({ shape: 'H09' });
    expect(matchHeader('Turn 5, US AR3: Che', NAMES)).toMatchObject({ shape: 'H04' });
    expect(matchHeader('Turn 5, Headline Phase: Che & Summit:', NAMES)).toMatchObject({ shape: 'H01' });
    expect(matchHeader('Turn 5, Headline Phase', NAMES)).toMatchObject({ shape: 'H11' });
  });

  it('has a header that carries the first line below it', () => {
    expect(matchHeader('Turn 5, USSR AR2: Summit: Coup (1 Ops):', NAMES)).toMatchObject({ inline: 'Coup (1 Ops):' });
    expect(matchHeader(': : US wins by Invention', NAMES)).toMatchObject({ inline: 'US wins by Invention' });
  });

  it('says how a game was won only if it is printed', () => {
    expect(matchBody('US wins', NAMES)).toMatchObject({ content: { side: 'us', by: null } });
  });

  it('costs little even if it is made to be costly', () => {
    const pieces = [' ', ': ', ' & ', '[0]', ' in ', ' to US', ' from hand', ' is now in play.', 'SETUP: : ', 'US '];
    const starts = [
      '',
      'US +1 in ',
      'Turn 5, US AR1: ',
      'Turn 5, Headline Phase: ',
      'SETUP: ',
      'US reveals ',
      'US chooses ',
    ];
    const lines = starts.flatMap((start) =>
      pieces.map((piece) => (start + piece.repeat(MAX_LINE_LENGTH)).slice(0, MAX_LINE_LENGTH)),
    );
    const read = () => {
      for (const line of lines) for (const shape of SHAPES) shape.pattern.exec(line);
    };
    expect(timesOrdinary(read)).toBeLessThan(10);
  });
});

describe('a shape', () => {
  it('is found by its id', () => {
    for (const shape of SHAPES) expect(shapeOf(shape.id)).toBe(shape);
  });
});
