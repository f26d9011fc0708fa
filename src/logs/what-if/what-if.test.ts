import { describe, expect, it } from 'vitest';
import { writeFact } from '../../cases/facts.ts';
import { indexNames } from '../../cases/names.ts';
import { playGame } from '../../fuzz/game.ts';
import { seeded } from '../../fuzz/random.ts';
import { newGame } from '../../fuzz/table.ts';
import { runRecord } from '../record/run.ts';
import { makeRecord } from '../record/write.ts';
import { INVENTED_GAME } from '../replay/fixture-log.ts';
import { ABSENT, PLAYDEK, REAL_GAMES } from '../replay/fixtures.ts';
import { type Scene, scenesOfLog, scenesOfRecord, settled } from './scenes.ts';
import { type Replacement, type WhatIf, whatIf } from './what-if.ts';

type Game = ReturnType<typeof scenesOfLog>;

const names = indexNames(PLAYDEK);
const invented = scenesOfLog(PLAYDEK, INVENTED_GAME);

function replaced(game: Game, name: string, replacement: Replacement): WhatIf {
  const at = game.scenes.findIndex((scene) => scene.name === name);
  const result = whatIf(game, at, replacement, names);
  if ('problem' in result) throw new Error(result.problem.message.text);
  return result;
}

const action = (keys: object): Replacement => ({ kind: 'action', action: { kind: 'play', ...keys } });

/** Where an entry, replaced by itself, does not lead to the same game. */
function strays(game: Game): string[] {
  return game.scenes.flatMap((scene: Scene, at) => {
    const from = scene.facts.findIndex(({ fact }) => ['play', 'headline', 'discard', 'pass'].includes(fact.type));
    if (from < 0) return [];
    const facts = scene.facts.slice(from).map(({ fact }) => writeFact(fact, scene.before));
    const result = whatIf(game, at, { kind: 'action', action: { kind: 'facts', facts } }, names);
    if ('problem' in result) return [`${scene.name}: ${result.problem.message}`];
    if (result.verdict === 'undetermined' && at === game.scenes.length - 1) return [];
    if (result.verdict !== 'legal' || result.halt) {
      const { halt, findings } = result;
      return [`${scene.name}: ${halt?.scene.name ?? result.verdict} ${JSON.stringify(halt?.why.findings ?? findings)}`];
    }
    const [a, b] = [settled(result.logged).state, settled(result.other).state];
    const same = a.vp === b.vp && a.defcon === b.defcon && a.influence.every((n, index) => n === b.influence[index]);
    return same ? [] : [`${scene.name}: another end`];
  });
}

describe('an action replaced by itself', () => {
  it('leads to the same game, in a log', () => {
    expect(strays(invented)).toEqual([]);
    expect(invented.scenes.length).toBeGreaterThan(25);
  });

  it('leads to the same game, in a record', () => {
    const agreement = { edition: 'deluxe', policies: {}, hands: 'known' } as const;
    const { rules } = newGame(agreement);
    const record = makeRecord(rules, agreement, playGame(agreement, seeded(21), { every: 0 }).facts);
    expect(strays(scenesOfRecord(runRecord(rules, record), (entry) => entry + 1, {}))).toEqual([]);
  });

  it.skipIf(REAL_GAMES.length === 0)(`leads to the same game, in real logs${ABSENT}`, () => {
    const found = REAL_GAMES.slice(0, 4).flatMap(({ file, text }) =>
      strays(scenesOfLog(PLAYDEK, text)).map((stray) => `${file} ${stray}`),
    );
    expect(found).toEqual([]);
  });
});

describe('another action in the place of one', () => {
  it('takes the game to the first entry that rests on what no longer is', () => {
    // Without the coup DEFCON does not come to 2 in turn 2, and NORAD gives nothing.
    const { verdict, halt, played, other } = replaced(
      invented,
      'T1 USSR AR1',
      action({ player: 'USSR', card: 'socialist-governments', as: 'ops', place: { poland: 3 } }),
    );
    expect(verdict).toBe('legal');
    expect(played).toBe(14);
    expect(halt?.scene.name).toBe('T2 USSR AR2');
    expect(halt?.why.findings[0]).toMatchObject({ force: 'forbids', message: 'out-of-sequence' });
    expect(INVENTED_GAME.split('\n')[(halt?.why.line ?? 0) - 1]).toBe('US +1 in Italy [4][0]');
    expect(other.state.defcon).toBe(4);
  });

  it('is judged before anything is played on from it', () => {
    const result = replaced(
      invented,
      'T1 USSR AR1',
      action({ player: 'USSR', card: 'nasser', as: 'ops', coup: 'italy', die: 3 }),
    );
    expect(result).toMatchObject({ verdict: 'illegal', played: 0 });
    expect(result.findings[0]?.force).toBe('forbids');
  });

  it('says what is left open, if the game that was played does not tell it either', () => {
    const coup = { player: 'USSR', as: 'ops', coup: 'panama' };
    const open = replaced(invented, 'T1 USSR AR4', action({ ...coup, card: 'warsaw-pact-formed' }));
    expect(open.verdict).toBe('undetermined');
    expect(open.findings.map(({ message }) => message)).toContain('missing.coup-die');
    const told = replaced(invented, 'T1 USSR AR1', action({ ...coup, card: 'socialist-governments' }));
    expect(told.verdict).toBe('legal');
    expect(told.facts).toContainEqual({ type: 'roll', die: 5 });
  });

  it('can be the same with another die', () => {
    const result = replaced(invented, 'T1 USSR AR1', { kind: 'dice', dice: { type: 'roll', die: 4 } });
    expect(result).toMatchObject({ verdict: 'legal', played: invented.scenes.length - 2 });
    expect(result.halt).toBeUndefined();
    const iran = result.logged.tables.countryIndex.get('iran') ?? 0;
    expect([result.logged, result.other].map(({ state }) => state.influence[2 * iran + 1])).toEqual([0, 0]);
  });

  it('has no dice to replace where none are rolled', () => {
    const at = invented.scenes.findIndex(({ name }) => name === 'T1 US AR1');
    const result = whatIf(invented, at, { kind: 'dice', dice: { type: 'roll', die: 4 } }, names);
    expect(result).toHaveProperty('problem');
  });

  it('stops where the log itself is wrong', () => {
    const altered = scenesOfLog(PLAYDEK, INVENTED_GAME.replace('US Military Ops to 4', 'US Military Ops to 5'));
    const result = replaced(
      altered,
      'T1 USSR AR6',
      action({ player: 'USSR', card: 'the-china-card', as: 'ops', place: { 'north-korea': 4 } }),
    );
    expect(result.halt?.scene.name).toBe('T1 US AR6');
    expect(result.halt?.why.findings[0]?.message).toBe('label.what-if.unsound');
  });

  it('may end the game', () => {
    const result = replaced(
      invented,
      'T2 USSR AR3',
      action({ player: 'USSR', card: 'cia-created', as: 'ops', order: 'ops_first', coup: 'south-africa', die: 3 }),
    );
    expect(result.other.state.result?.how).toBe('defcon-1');
  });
});
