import { describe, expect, it } from 'vitest';
import {
  difference,
  follow,
  forbidding,
  type Given,
  mode,
  order,
  payOff,
  play,
  position,
  roll,
  ruling,
  target,
  use,
} from '../table.fixture.ts';

/** A side plays a card for a coup; Duck and Cover (3) for the US, Fidel (2) for the USSR. */
const couping = (given: Given, by: 'us' | 'ussr' = 'us', id = by === 'us' ? 'duck-and-cover' : 'fidel') =>
  follow(
    position({ us: ['duck-and-cover', 'nato'], ussr: ['fidel', 'nasser'], ...given, phasing: by }),
    play(by, id),
    use(by, 'operations'),
    mode(by, 'coup'),
  );

describe('6.3.2 the die', () => {
  it.each<[string, Given['influence'], number, Record<string, unknown>]>([
    ['the example of the rulebook (6.3.3.ex)', { mexico: [0, 2] }, 4, { mexico: [1, 0], milops: [3, 0], defcon: 4 }],
    ['equal to twice the stability fails (6.3.2.a)', { mexico: [0, 2] }, 1, { milops: [3, 0], defcon: 4 }],
    ['one more removes one (6.3.2.b)', { mexico: [0, 2] }, 2, { mexico: [0, 1], milops: [3, 0], defcon: 4 }],
    ['what is left over becomes own influence', { haiti: [1, 1] }, 6, { haiti: [7, 0], milops: [3, 0] }],
    ['a hopeless one takes nothing and gives nothing', { 'united-kingdom': [0, 3] }, 1, { milops: [3, 0] }],
    ['own influence does not help', { chile: [3, 1] }, 3, { milops: [3, 0], defcon: 4 }],
  ])('%s', (_title, influence, die, changes) => {
    const start = couping({ influence: influence ?? {} });
    const where = Object.keys(influence ?? {})[0] ?? '';
    expect(difference(start, follow(start, target('us', where), roll(die)))).toEqual(changes);
  });

  it.each<[string, number, boolean]>([
    ['equal to twice the stability', 1, true],
    ['one more', 2, false],
  ])('a result %s says whether the coup fails (6.3.2.a)', (_title, die, fails) => {
    const board = follow(couping({ influence: { mexico: [0, 2] } }), target('us', 'mexico'));
    const said = ruling(board, roll(die)).consequences.map(({ clause }) => clause);
    expect(said.includes('6.3.2.a')).toBe(fails);
  });

  it('needs influence of the opponent (6.3.1.b)', () => {
    const board = couping({ influence: { mexico: [2, 0], haiti: [0, 1] } });
    expect(forbidding(board, target('us', 'mexico'))).toEqual(['6.3.1']);
  });

  it('needs no own influence near by (6.3.1.a)', () => {
    expect(forbidding(couping({ influence: { botswana: [0, 1] } }), target('us', 'botswana'))).toEqual([]);
  });
});

describe('6.3.3, 8.2 military operations', () => {
  it.each<[string, Given, 'us' | 'ussr', string, number[]]>([
    ['the value of the card, whatever the result', {}, 'us', 'duck-and-cover', [3, 0]],
    ['the modified value (7.4.2.ex1)', { happenedFor: { 'red-scare-purge': 'ussr' } }, 'us', 'duck-and-cover', [2, 0]],
    ['no more than 5', { milops: [4, 0] }, 'us', 'duck-and-cover', [5, 0]],
    [
      'the printed value in the other reading',
      { happenedFor: { 'red-scare-purge': 'ussr' }, policies: { 'coup-military-operations': 'printed' } },
      'us',
      'duck-and-cover',
      [3, 0],
    ],
  ])('%s', (_title, given, by, id, milops) => {
    const board = couping({ influence: { haiti: [1, 1] }, ...given }, by, id);
    expect(follow(board, target(by, 'haiti'), roll(1)).state.milops).toEqual(milops);
  });
});

describe('9.6 the China Card', () => {
  it.each([
    ['thailand', 5],
    ['haiti', 4],
  ])('a coup in %s is worth %d', (where, value) => {
    const board = couping({ china: 'us', influence: { [where]: [1, 1] } }, 'us', 'the-china-card');
    expect(follow(board, target('us', where), roll(1)).state.milops).toEqual([value, 0]);
  });
});

describe('6.3.4, 8.1.4 DEFCON', () => {
  it('falls by one for a coup in a battleground, successful or not', () => {
    const board = couping({ influence: { angola: [0, 1] } });
    expect(follow(board, target('us', 'angola'), roll(1)).state.defcon).toBe(4);
  });

  it('does not fall elsewhere', () => {
    const board = couping({ influence: { kenya: [0, 1] } });
    expect(follow(board, target('us', 'kenya'), roll(6)).state.defcon).toBe(5);
  });

  it('does not fall for a US coup under Nuclear Subs', () => {
    const board = couping({ defcon: 2, influence: { angola: [0, 1] }, happened: ['nuclear-subs'] });
    expect(follow(board, target('us', 'angola'), roll(1)).state.defcon).toBe(2);
  });

  it('falls for a Soviet coup under Nuclear Subs', () => {
    const board = couping({ defcon: 3, influence: { angola: [1, 0] }, happened: ['nuclear-subs'] }, 'ussr');
    expect(follow(board, target('ussr', 'angola'), roll(1)).state.defcon).toBe(2);
  });

  it('Taiwan is no battleground for coups, Formosan Resolution or not', () => {
    const board = couping({ influence: { taiwan: [0, 3] }, happened: ['formosan-resolution'] });
    expect(follow(board, target('us', 'taiwan'), roll(1)).state.defcon).toBe(5);
  });
});

describe('8.1.5 regions closed by DEFCON', () => {
  it.each<[number, string, string[]]>([
    [5, 'italy', []],
    [4, 'italy', ['8.1.5']],
    [4, 'pakistan', []],
    [3, 'pakistan', ['8.1.5']],
    [3, 'iran', []],
    [2, 'iran', ['8.1.5']],
    [2, 'angola', []],
    [2, 'cuba', []],
    [2, 'chile', []],
  ])('at DEFCON %d a coup in %s is refused by %j', (defcon, where, clauses) => {
    expect(forbidding(couping({ defcon, influence: { [where]: [0, 2], haiti: [0, 1] } }), target('us', where))).toEqual(
      clauses,
    );
  });

  it('a free coup ignores them (6.3.5)', () => {
    const start = position({
      phasing: 'us',
      turn: 8,
      defcon: 2,
      us: ['tear-down-this-wall', 'nato'],
      ussr: ['fidel'],
      influence: { finland: [0, 1] },
    });
    const board = follow(start, play('us', 'tear-down-this-wall'), use('us', 'event'), mode('us', 'coup'));
    expect(forbidding(board, target('us', 'finland'))).toEqual([]);
  });
});

describe('events that forbid coups', () => {
  it.each<[string, string, Given, string[]]>([
    [
      'NATO shields a country of Europe that the US controls',
      'italy',
      { happened: ['nato'], influence: { italy: [2, 0] } },
      ['card:nato'],
    ],
    ['not one that it does not control', 'italy', { happened: ['nato'], influence: { italy: [1, 0] } }, []],
    ['not one outside Europe', 'panama', { happened: ['nato'], influence: { panama: [2, 0] } }, []],
    [
      'De Gaulle frees France of NATO, whichever came first',
      'france',
      { happened: ['de-gaulle-leads-france', 'nato'], influence: { france: [3, 0] } },
      [],
    ],
    [
      'Willy Brandt frees West Germany of NATO',
      'west-germany',
      { happened: ['nato', 'willy-brandt'], influence: { 'west-germany': [4, 0] } },
      [],
    ],
    [
      'the pact with Japan stands even without US control',
      'japan',
      { happened: ['us-japan-mutual-defense-pact'], influence: { japan: [1, 0] } },
      ['card:us-japan-mutual-defense-pact'],
    ],
    [
      'The Reformer bans Soviet coups in Europe',
      'italy',
      { happened: ['the-reformer'], influence: { italy: [1, 0] } },
      ['card:the-reformer'],
    ],
    [
      'what frees France of NATO frees it of nothing else',
      'france',
      { happened: ['the-reformer', 'de-gaulle-leads-france'], influence: { france: [1, 0] } },
      ['card:the-reformer'],
    ],
    [
      'De Gaulle frees no country but France',
      'west-germany',
      { happened: ['nato', 'de-gaulle-leads-france'], influence: { 'west-germany': [4, 0] } },
      ['card:nato'],
    ],
    ['but not elsewhere', 'panama', { happened: ['the-reformer'], influence: { panama: [1, 0] } }, []],
  ])('%s', (_title, where, given, clauses) => {
    const influence = { ...given.influence, haiti: [1, 0] as const };
    expect(forbidding(couping({ ...given, influence }, 'ussr'), target('ussr', where))).toEqual(clauses);
  });

  it('NATO never binds the US', () => {
    const board = couping({ happened: ['nato'], influence: { italy: [3, 1] } });
    expect(forbidding(board, target('us', 'italy'))).toEqual([]);
  });
});

describe('card: cuban-missile-crisis', () => {
  const given: Given = {
    defcon: 2,
    influence: { haiti: [1, 1], cuba: [0, 3] },
    happenedFor: { 'cuban-missile-crisis': 'us' },
  };

  it('the restricted side loses the moment it announces a coup', () => {
    const board = follow(couping(given, 'ussr'), target('ussr', 'haiti'));
    expect(board.state.result).toEqual({ winner: 0, how: 'cuban-missile-crisis', clause: 'card:cuban-missile-crisis' });
  });

  it('the other side may coup', () => {
    const board = follow(couping(given), target('us', 'haiti'), roll(3));
    expect(board.state.result).toBeNull();
  });

  it('two Soviet influence from Cuba buy it off, at any time', () => {
    const board = couping(given, 'ussr');
    const paid = follow(board, payOff('ussr', 'cuba'));
    expect(difference(board, paid)).toEqual({ cuba: [0, 1] });
    expect(follow(paid, target('ussr', 'haiti'), roll(1)).state.result).toBeNull();
  });

  it('one influence is not enough to pay', () => {
    const board = couping({ ...given, influence: { haiti: [1, 1], cuba: [0, 1] } }, 'ussr');
    expect(forbidding(board, payOff('ussr', 'cuba'))).toEqual(['card:cuban-missile-crisis']);
  });

  it('the US pays in West Germany or Turkey, never in both', () => {
    const us: Given = {
      ...given,
      happenedFor: { 'cuban-missile-crisis': 'ussr' },
      influence: { haiti: [1, 1], turkey: [2, 0], 'west-germany': [1, 0] },
    };
    const board = couping(us);
    expect(forbidding(board, payOff('us', 'west-germany'))).toEqual(['card:cuban-missile-crisis']);
    expect(difference(board, follow(board, payOff('us', 'turkey')))).toEqual({ turkey: [0, 0] });
  });

  it('may be paid only at a coup in the reading of the digital edition', () => {
    const policies = { 'crisis-cancellation': 'at-coup' };
    const before = position({ ...given, policies, phasing: 'ussr', ussr: ['fidel', 'nasser'], us: ['nato'] });
    expect(forbidding(before, payOff('ussr', 'cuba'))).toEqual(['card:cuban-missile-crisis']);
    expect(forbidding(couping({ ...given, policies }, 'ussr'), payOff('ussr', 'cuba'))).toEqual([]);
  });

  it("counts against the couping side even in the other side's round", () => {
    const start = position({ ...given, phasing: 'us', us: ['lone-gunman', 'nato'], ussr: ['fidel', 'nasser'] });
    const board = follow(
      start,
      play('us', 'lone-gunman'),
      use('us', 'operations'),
      order('us', 'event-first'),
      mode('ussr', 'coup'),
      target('ussr', 'haiti'),
    );
    expect(board.state.result?.winner).toBe(0);
  });
});

describe('changes of the coup die', () => {
  it.each<[string, Given, string, number, boolean]>([
    ['SALT Negotiations: -1 for everybody', { happened: ['salt-negotiations'] }, 'kenya', 2, false],
    ['without it a 2 and 3 Operations beat stability 2', {}, 'kenya', 2, true],
    [
      'Death Squads: +1 for the player in Latin America',
      { happenedFor: { 'latin-american-death-squads': 'us' } },
      'uruguay',
      1,
      true,
    ],
    ['-1 for the opponent', { happenedFor: { 'latin-american-death-squads': 'ussr' } }, 'uruguay', 2, false],
    ['nothing elsewhere', { happenedFor: { 'latin-american-death-squads': 'us' } }, 'kenya', 1, false],
    [
      'both add up',
      { happened: ['salt-negotiations'], happenedFor: { 'latin-american-death-squads': 'us' } },
      'uruguay',
      2,
      true,
    ],
  ])('%s', (_title, given, where, die, succeeds) => {
    const board = couping({ ...given, influence: { [where]: [0, 1] } });
    const end = follow(board, target('us', where), roll(die));
    expect(difference(board, end)[where] !== undefined).toBe(succeeds);
  });

  it('Yuri and Samantha gives the USSR a VP for each US coup, also a failed one', () => {
    const board = couping({ turn: 8, influence: { kenya: [0, 1] }, happened: ['yuri-and-samantha'] });
    expect(follow(board, target('us', 'kenya'), roll(1)).state.vp).toBe(-1);
  });

  it('nothing follows a coup that has ended the game', () => {
    const given: Given = { turn: 8, defcon: 2, influence: { angola: [0, 1] }, happened: ['yuri-and-samantha'] };
    const { state } = follow(couping(given), target('us', 'angola'), roll(1));
    expect([state.result?.how, state.vp]).toEqual(['defcon-1', 0]);
  });
});
