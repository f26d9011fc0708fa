/** From the words of a case to a board and facts; and what is wrong with words that cannot be read, with the place. */
import { describe, expect, it } from 'vitest';
import { attempt } from '../../../core/case-problem.ts';
import { guerraFria } from '../../../registry/guerra-fria.ts';
import { loadGuerraFria } from '../program/data/load.ts';
import { ruleCase } from './case.ts';
import type { CaseAction, CaseInput } from './format.ts';
import { factsOf, readSelection } from './reading.ts';
import { makeWords } from './words.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;
const words = makeWords();

/** What is wrong with a case, in English. The schema would refuse some of these before. */
function problemOf(input: unknown) {
  const result = ruleCase(guerraFria, rules, input as CaseInput);
  if (result.ok) throw new Error('the case can be read');
  const { message, expected, ...rest } = result.problem;
  return { ...rest, message: message.text, ...(expected && { expected: expected.text }) };
}

const talk = { kind: 'agree', talk: 'open' };
const action = [talk];
const four = { south: '+4', west: '+4', north: '+4', east: '+4' };

describe('what cannot be read is told with its place', () => {
  it.each<[string, object, (string | number)[], string]>([
    ['an issue', { policies: { 'no-issue': 'x' }, action }, ['policies', 'no-issue'], 'unknown issue "no-issue"'],
    [
      'a reading',
      { policies: { 'zero-moves': 'x' }, action },
      ['policies', 'zero-moves'],
      '"x" is no reading of "zero-moves" that can be ruled under',
    ],
    [
      'a player with missiles',
      { position: { attack: { sout: {} } }, action },
      ['position', 'attack', 'sout'],
      'unknown player "sout"',
    ],
    [
      'a player aimed at',
      { position: { attack: { south: { wets: 1 } } }, action },
      ['position', 'attack', 'south', 'wets'],
      'unknown player "wets"',
    ],
    [
      'a marker against oneself',
      { position: { attack: { south: { south: 1 } } }, action },
      ['position', 'attack', 'south', 'south'],
      'south has no marker against itself',
    ],
    [
      'missiles below 0',
      { position: { attack: { south: { west: -1 } } }, action },
      ['position', 'attack', 'south', 'west'],
      'a marker cannot show -1',
    ],
    [
      'half a missile',
      { position: { reserve: { south: 1.5 } }, action },
      ['position', 'reserve', 'south'],
      'a marker cannot show 1.5',
    ],
    [
      'a word for missiles',
      { position: { reserve: { south: 'two' } }, action },
      ['position', 'reserve', 'south'],
      'a marker cannot show "two"',
    ],
    [
      'a player with a reserve',
      { position: { reserve: { sout: 1 } }, action },
      ['position', 'reserve', 'sout'],
      'unknown player "sout"',
    ],
    [
      'a kind of action',
      { action: [talk, { kind: 'dance' }] },
      ['action', 1, 'kind'],
      'unknown kind of action "dance"',
    ],
    [
      'an agreement',
      { action: [{ kind: 'agree', talk: 'loud' }] },
      ['action', 0, 'talk'],
      '"loud" is not possible here',
    ],
    [
      'a way of talking',
      { action: [{ kind: 'talk', player: 'west', way: 'loudly' }] },
      ['action', 0, 'way'],
      '"loudly" is not possible here',
    ],
    [
      'a player who talks',
      { action: [{ kind: 'talk', player: 'me', way: 'aloud' }] },
      ['action', 0, 'player'],
      'unknown player "me"',
    ],
    [
      'a selection in one line',
      { action: [{ kind: 'select', player: 'west', selection: 'A me' }] },
      ['action', 0, 'selection'],
      'unknown player "me"',
    ],
    [
      'a marker of a selection',
      { action: [{ kind: 'select', player: 'west', selection: { me: ['IN', 1] } }] },
      ['action', 0, 'selection', 'me'],
      'unknown player "me"',
    ],
    [
      'a card of a selection',
      { action: [{ kind: 'reveal', player: 'west', selection: { north: ['IN', 13] } }] },
      ['action', 0, 'selection', 'north', 1],
      'unknown card "13"',
    ],
    [
      'a player of a round',
      { action: [{ kind: 'round', selections: { ...four, me: '+4' } }] },
      ['action', 0, 'selections', 'me'],
      'unknown player "me"',
    ],
    [
      'a line of a round',
      { action: [{ kind: 'round', selections: { ...four, north: 'A me' } }] },
      ['action', 0, 'selections', 'north'],
      'unknown player "me"',
    ],
  ])('%s', (_what, input, path, message) => {
    expect(problemOf(input)).toMatchObject({ path, message });
  });

  it.each<[object, string]>([
    [{ policies: { 'zero-moves': 'x' }, action }, 'one of allowed, reorganise-needs-one'],
    [{ position: { attack: { south: { south: 1 } } }, action }, 'the missiles in reserve under "reserve"'],
    [{ position: { reserve: { south: -1 } }, action }, 'a whole number of missiles from 0'],
    [{ action: [{ kind: 'dance' }] }, 'one of round, select, commit, reveal, agree, talk'],
    [{ action: [{ kind: 'agree', talk: 'loud' }] }, 'one of open, silent'],
    [{ action: [{ kind: 'round', selections: {} }] }, 'one selection for each of the four players'],
    [{ action: [{ kind: 'select', player: 'me', selection: '' }] }, 'south, west, north or east'],
    [
      { action: [{ kind: 'select', player: 'west', selection: { north: ['X'] } }] },
      'IN, OUT, ALLY or a number from 0 to 12',
    ],
    [{ action: [{ kind: 'select', player: 'west', selection: '+4 north two' }] }, 'a number after "north"'],
  ])('and with what would be right: %j expects "%s"', (input, expected) => {
    expect(problemOf(input).expected).toBe(expected);
  });

  it('and with the names that could have been meant', () => {
    expect(problemOf({ policies: { x: 'y' }, action }).candidates).toContain('zero-moves');
    expect(problemOf({ policies: { 'zero-moves': 'y' }, action }).candidates).toEqual([
      'allowed',
      'reorganise-needs-one',
    ]);
    expect(problemOf({ action: [{ kind: 'agree', talk: 'loud' }] }).candidates).toEqual(['open', 'silent']);
    expect(problemOf({ action: [{ kind: 'select', player: 'me', selection: '' }] }).candidates).toContain('south');
    expect(problemOf({ action: [{ kind: 'select', player: 'west', selection: { north: ['X'] } }] }).candidates).toEqual(
      ['in', 'out', 'ally', '0'],
    );
  });
});

describe('a position', () => {
  it('may state every marker, 0 too, and the round', () => {
    const position = { round: 3, attack: { south: { west: 0, east: 5 } }, reserve: { south: 0, north: 7 } };
    const result = ruleCase(guerraFria, rules, { position, action: [] });
    expect(result.ok && result.ruling.facts).toMatchObject({
      round: 3,
      talk: 'unknown',
      attack: { south: { west: 0, north: 0, east: 5 } },
      reserve: { south: 0, west: 0, north: 7, east: 0 },
    });
  });
});

describe('the facts of an action', () => {
  const cards = [[], [], ['IN', 4], []];

  it.each<[CaseAction, object[]]>([
    [{ kind: 'agree', talk: 'silent' }, [{ type: 'agree', talk: 'silent' }]],
    [{ kind: 'talk', player: 'east', way: 'by-sign' }, [{ type: 'talk', by: 3, way: 'by-sign' }]],
    [{ kind: 'commit', player: 'west' }, [{ type: 'commit', by: 1, seal: null }]],
    [{ kind: 'commit', player: 'west', seal: '12ab' }, [{ type: 'commit', by: 1, seal: '12ab' }]],
    [{ kind: 'reveal', player: 'west', selection: { north: ['IN', 4] } }, [{ type: 'reveal', by: 1, cards, salt: '' }]],
    [
      { kind: 'reveal', player: 'west', selection: { north: ['IN', 4] }, salt: 'pepper' },
      [{ type: 'reveal', by: 1, cards, salt: 'pepper' }],
    ],
    [{ kind: 'select', player: 'west', selection: { north: ['IN', 4] } }, [{ type: 'select', by: 1, cards }]],
  ])('%j', (input, facts) => {
    expect(factsOf(input, words, [])).toEqual(facts);
  });

  it('of a round are four selections; a bare 4 is the +4 that YAML takes for a number', () => {
    const facts = factsOf({ kind: 'round', selections: { ...four, south: 4 } }, words, []);
    expect(facts).toHaveLength(4);
    expect(facts[0]).toEqual({ type: 'select', by: 0, cards: readSelection('+4', 0, words, []) });
  });
});

describe('a mistake of ours', () => {
  it('is no problem of the case', () => {
    const broken = (): never => {
      throw new Error('ours');
    };
    expect(() => attempt(broken)).toThrow('ours');
  });
});
