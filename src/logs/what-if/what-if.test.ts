import { describe, expect, it } from 'vitest';
import type { CaseAction } from '../../cases/case.ts';
import { writeFact } from '../../cases/facts.ts';
import { indexNames } from '../../cases/names.ts';
import { playGame } from '../../fuzz/game.ts';
import { seeded } from '../../fuzz/random.ts';
import { newGame } from '../../fuzz/table.ts';
import { SIDE_IDS, US } from '../../games/twilight-struggle/tables.ts';
import { runRecord } from '../record/run.ts';
import { makeRecord } from '../record/write.ts';
import { INVENTED_GAME } from '../replay/fixture-log.ts';
import { ABSENT, PLAYDEK, REAL_GAMES } from '../replay/fixtures.ts';
import { type Scene, scenesOfLog, scenesOfRecord, settled } from './scenes.ts';
import { type Replacement, type WhatIf, whatIf } from './what-if.ts';

type Game = ReturnType<typeof scenesOfLog>;

const names = indexNames(PLAYDEK);
const invented = scenesOfLog(PLAYDEK, INVENTED_GAME);

/** A headline whose event is carried out by Operations, which may be stopped at any point. */
const boycotted = scenesOfLog(
  PLAYDEK,
  `${INVENTED_GAME.split('\n').slice(0, 13).join('\n')}
Turn 1, Headline Phase: Olympic Games & Duck and Cover: USSR Headlines Olympic Games
US Headlines Duck and Cover
Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is US 1.

Event: Olympic Games
US chooses to boycott the Olympics
DEFCON degrades to 3
Place Influence (4 Ops):
USSR +2 in Iraq [0][3]
USSR +1 in Syria [0][2]
USSR +1 in Finland [0][2]

Turn 1, USSR AR1: Nasser: Event: Nasser
USSR +2 in Egypt [0][2]
`,
);

function replaced(game: Game, name: string, replacement: Replacement): WhatIf {
  const at = game.scenes.findIndex((scene) => scene.name === name);
  const result = whatIf(game, at, replacement, names);
  if ('problem' in result) throw new Error(result.problem.message.text);
  return result;
}

const action = (keys: object): Replacement => ({ kind: 'action', action: { kind: 'play', ...keys } });

/** An entry, fact by fact. */
function everyFact({ facts, before }: Scene): CaseAction | undefined {
  const from = facts.findIndex(({ fact }) => ['play', 'headline', 'discard', 'pass'].includes(fact.type));
  if (from < 0) return undefined;
  return { kind: 'facts', facts: facts.slice(from).map(({ fact }) => writeFact(fact, before)) };
}

/** Headlines by their cards alone, or a card that was played for its event. */
function onlyCards({ facts }: Scene): CaseAction | undefined {
  const cards = facts.flatMap(({ fact }) => (fact.type === 'headline' ? [[SIDE_IDS[fact.by], fact.card]] : []));
  if (cards.length > 0)
    return { kind: 'headline', ...Object.fromEntries(cards.map(([side, card]) => [side, { card }])) };
  const list = facts.map(({ fact }) => fact);
  const play = list.find((fact) => fact.type === 'play');
  const use = list.find((fact) => fact.type === 'use');
  if (!play || use?.use !== 'event') return undefined;
  return { kind: 'play', player: play.by === US ? 'US' : 'USSR', card: play.card, as: 'event' };
}

/** Where an entry, replaced by itself, does not lead to the same game. */
function strays(game: Game, sayAgain: (scene: Scene) => CaseAction | undefined): string[] {
  return game.scenes.flatMap((scene: Scene, at) => {
    const again = sayAgain(scene);
    if (!again) return [];
    const result = whatIf(game, at, { kind: 'action', action: again }, names);
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
    expect(strays(invented, everyFact)).toEqual([]);
    expect(invented.scenes.length).toBeGreaterThan(25);
  });

  it('leads to the same game, in a record', () => {
    const agreement = { edition: 'deluxe', policies: {}, hands: 'known' } as const;
    const { rules } = newGame(agreement);
    const record = makeRecord(rules, agreement, playGame(agreement, seeded(21), { every: 0 }).facts);
    const game = scenesOfRecord(runRecord(rules, record), (entry) => entry + 1, {});
    expect(strays(game, everyFact)).toEqual([]);
    expect(strays(game, onlyCards)).toEqual([]);
  });

  it.skipIf(REAL_GAMES.length === 0)(`leads to the same game, in real logs${ABSENT}`, () => {
    const found = REAL_GAMES.slice(0, 4).flatMap(({ file, text }) => {
      const game = scenesOfLog(PLAYDEK, text);
      return [everyFact, onlyCards].flatMap((say) => strays(game, say).map((stray) => `${file} ${stray}`));
    });
    expect(found).toEqual([]);
  });

  it('leads to the same game with nothing said but the cards', () => {
    expect(strays(invented, onlyCards)).toEqual([]);
    expect(strays(boycotted, onlyCards)).toEqual([]);
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

  it('leaves what was chosen for the headline of the other side', () => {
    const { verdict, facts } = replaced(boycotted, 'T1 headline', {
      kind: 'action',
      action: { kind: 'headline', us: { card: 'containment' }, ussr: { card: 'olympic-games' } } as CaseAction,
    });
    expect(verdict).toBe('legal');
    expect(facts.filter(({ type }) => type === 'place')).toHaveLength(4);
  });

  it('takes no choice of the card in whose place it stands', () => {
    const { facts } = replaced(boycotted, 'T1 headline', {
      kind: 'action',
      action: { kind: 'headline', us: { card: 'duck-and-cover' }, ussr: { card: 'comecon' } } as CaseAction,
    });
    expect(facts.filter(({ type }) => type === 'place')).toEqual([]);
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
