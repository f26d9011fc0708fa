import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { formatDiagnostic } from '../../../data/diagnostics.ts';
import { seeded } from '../../../fuzz/random.ts';
import { guerraFria } from '../../../registry/guerra-fria.ts';
import { readGuerraFriaRecord } from '../program/data/cases.ts';
import { loadGuerraFria } from '../program/data/load.ts';
import { idOf, opponents, SEATS } from '../seats.ts';
import { readLine } from './notation.ts';
import { randomGame } from './random.ts';
import { makeRecord, replayRecord } from './record.ts';
import { makeWords } from './words.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

function replay(source: string) {
  const read = readGuerraFriaRecord('game.yaml', source);
  if (!read.ok) throw new Error(read.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
  const result = replayRecord(guerraFria, rules, read.record);
  if (!result.ok) throw new Error(result.problem.message.text);
  return result.replay;
}

describe('a record', () => {
  it('of a random game replays to the same end without a violation', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = randomGame(guerraFria, rules, seeded(seed));
      const { violations, undetermined, ending, steps } = replay(stringify(game.record()));
      expect([violations, undetermined]).toEqual([[], []]);
      expect(steps).toHaveLength(4 * game.rounds);
      expect(ending.over).toBe(game.winners.length === 2);
    }
  });

  const PASSIVE = '{south: +4, west: +4, north: +4, east: +4}';

  it('may state results, and a wrong one is a violation at its action', () => {
    const { violations, ending } = replay(`
game: guerra-fria
action:
  - {kind: agree, talk: open}
  - {kind: talk, player: west, way: aloud}
  - {kind: round, selections: ${PASSIVE}, result: {reserve: {south: 4}, winners: none}}
  - {kind: round, selections: ${PASSIVE}, result: {reserve: {south: 9, west: 8}}}
`);
    expect(violations).toEqual([
      {
        action: 3,
        round: 2,
        clause: '2.4.1.2',
        message: 'result',
        differences: [{ key: 'reserve', expected: { south: 9, west: 8 }, found: { south: 8, west: 8 } }],
      },
    ]);
    expect(ending).toMatchObject({ round: 3, talk: 'open' });
  });

  it('ends at the first fact that is refused', () => {
    const { violations, steps } = replay(`
action:
  - {kind: agree, talk: silent}
  - {kind: talk, player: west, way: secretly}
  - {kind: round, selections: ${PASSIVE}}
`);
    expect(violations).toMatchObject([{ action: 1, round: 1, clause: '2.6.a', message: 'talk.not-secret' }]);
    expect(steps).toHaveLength(2);
  });

  it('tells null selections apart from violations', () => {
    const { violations, nullMoves } = replay(
      'action: [{kind: round, selections: {south: +4 west 5, west: +4, north: +4, east: +4}}]',
    );
    expect(violations).toEqual([]);
    expect(nullMoves).toMatchObject([{ action: 0, clause: '2.4.2.1.c', message: 'gain.reserve' }]);
  });
});

describe('a record to be replayed', () => {
  const PASSIVE = '{south: +4, west: +4, north: +4, east: +4}';

  it('keeps the order of the game where a result is wrong before a fact is refused', () => {
    const { violations } = replay(`
action:
  - {kind: round, selections: ${PASSIVE}, result: {reserve: {south: 9}}}
  - {kind: talk, player: west, way: secretly}
`);
    expect(violations.map(({ action, message }) => [action, message])).toEqual([
      [0, 'result'],
      [1, 'talk.not-secret'],
    ]);
  });

  it('tells what nobody can decide, and of a null selection only what made it null', () => {
    const { violations, undetermined, nullMoves } = replay(`
action:
  - {kind: talk, player: west, way: aloud}
  - {kind: round, selections: {south: +4 west 5, west: +4, north: +4, east: +4}}
`);
    expect(violations).toEqual([]);
    expect(undetermined).toEqual([{ action: 0, round: 1, clause: '2.6.b', message: 'talk.agreed', differences: [] }]);
    expect(nullMoves.map(({ message, differences }) => [message, differences])).toEqual([['gain.reserve', []]]);
  });

  it('begins before the agreement only if it begins at the opening', () => {
    const position = 'position: {reserve: {south: 4}}';
    const { violations, ending } = replay(`{${position}, action: [{kind: agree, talk: open}]}`);
    expect(violations).toMatchObject([{ action: 0, round: 1 }]);
    expect(ending.reserve.south).toBe(4);
  });

  it('may be empty', () => {
    const result = replayRecord(guerraFria, rules, { action: [] });
    if (!result.ok) throw new Error(result.problem.message.text);
    const { ending, steps, violations } = result.replay;
    expect([steps, violations, ending.round]).toEqual([[], [], 1]);
  });

  it('names the action that cannot be read', () => {
    const result = replayRecord(guerraFria, rules, {
      action: [
        { kind: 'agree', talk: 'open' },
        { kind: 'talk', player: 'nobody', way: 'aloud' },
      ],
    });
    expect(!result.ok && result.problem.path).toEqual(['action', 1, 'player']);
  });
});

describe('a record made of rounds', () => {
  const passive = SEATS.map((seat) => readLine('+4', seat, makeWords()));
  const odd = [readLine('A west', 0, makeWords()), readLine('south 2 1', 1, makeWords()), ...passive.slice(2)];

  it('has the selections of each round in one line, and the readings of the rules', () => {
    const { game, policies, action } = makeRecord(rules, [passive, odd]);
    const four = Object.fromEntries(
      SEATS.map((seat) => [
        idOf(seat),
        `+4 ${opponents(seat)
          .map((target) => `${idOf(target)} 0`)
          .join(' ')}`,
      ]),
    );
    expect([game, policies]).toEqual(['guerra-fria', rules.policies]);
    expect(action[0]).toEqual({ kind: 'round', selections: four });
    expect(action[1]).toMatchObject({ kind: 'round', selections: { south: 'A west', west: 'south 1 2' } });
    expect(action.some((entry) => 'result' in entry)).toBe(false);
  });

  it('states after the last round how the game ended', () => {
    const { ending } = replay(`{action: [{kind: round, selections: {south: +4, west: +4, north: +4, east: +4}}]}`);
    const { action } = makeRecord(rules, [passive, passive], ending);
    const { attack, reserve, winners } = ending;
    expect(action.map((entry) => entry.result)).toEqual([undefined, { attack, reserve, winners }]);
    expect(reserve).toEqual({ south: 4, west: 4, north: 4, east: 4 });
  });
});
