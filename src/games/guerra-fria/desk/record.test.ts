import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { formatDiagnostic } from '../../../data/diagnostics.ts';
import { loadGuerraFria } from '../../../data/guerra-fria.ts';
import { readGuerraFriaRecord } from '../../../data/guerra-fria-cases.ts';
import { seeded } from '../../../fuzz/random.ts';
import { guerraFriaDesk } from '../../../registry.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

function replay(source: string) {
  const read = readGuerraFriaRecord('game.yaml', source);
  if (!read.ok) throw new Error(read.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
  const result = guerraFriaDesk.replayRecord(rules, read.record);
  if (!result.ok) throw new Error(result.problem.message);
  return result.replay;
}

describe('a record', () => {
  it('of a random game replays to the same end without a violation', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = guerraFriaDesk.randomGame(rules, seeded(seed));
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
