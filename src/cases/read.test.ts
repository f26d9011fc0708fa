import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseSchemas } from '../data/case-schemas.ts';
import { loadRuleset } from '../data/index.ts';
import { NOT_STATED } from '../games/twilight-struggle/state.ts';
import { SIDES } from '../games/twilight-struggle/tables.ts';
import { knownHand } from '../games/twilight-struggle/turn/hands.ts';
import { runExample } from './extended.ts';
import { type CaseFile, makeCaseReader } from './read.ts';
import { ruleCase } from './rule.ts';
import { positionOf } from './write.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;
const root = new URL('../../', import.meta.url);
const localised = {
  countries: { iran: ['Irán'], 'west-germany': ['Германия Западная'] },
  cards: { fidel: ['Фидель'] },
};
const reader = makeCaseReader(caseSchemas(), rules, () => localised);

function read(text: string): CaseFile {
  const result = reader.read('test.yaml', text);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('; '));
  return result;
}

describe('a case file', () => {
  it.each([
    ['one case', '{position: {turn: 3}, action: []}', 1],
    ['a list', '[{position: {}}, {position: {}}]', 2],
    ['a list with a heading', 'cases: [{position: {}}]', 1],
    ['a bare position', 'turn: 3\ninfluence: {Iran: {us: 1}}', 1],
  ])('may be %s', (_what, text, count) => {
    const { cases, rejected } = read(text);
    expect([cases.length, rejected]).toEqual([count, []]);
  });

  it('may have one action without a list', () => {
    expect(read('{position: {}, action: {kind: pass, player: US}}').cases[0]?.input.action).toHaveLength(1);
  });

  it('loads names of other languages only when one is met', () => {
    const fresh = makeCaseReader(caseSchemas(), rules, () => localised);
    fresh.read('a', 'position: {influence: {Iran: {us: 1}}}');
    expect(fresh.extraNames()).toEqual({});
    fresh.read('b', 'position: {influence: {Irán: {us: 1}}, hands: {us: [Фидель]}}');
    expect(fresh.extraNames()).toBe(localised);
  });

  it('keeps the good cases and reports the bad ones at their places', () => {
    const { cases, rejected } = read(
      '- {id: a, position: {}}\n- {id: b, position: {turn: 12}}\n- {id: c, position: {}}',
    );
    expect(cases.map(({ input }) => input.id)).toEqual(['a', 'c']);
    expect(rejected).toMatchObject([{ line: 2, message: '"turn" cannot be 12', expected: 'a turn, 1 to 10' }]);
  });
});

describe('what is played first', () => {
  const wrong = (action: string): readonly string[] =>
    read(`{position: {deck_top_first: [NATO, Fidel], draw_pile: 30}, action: ${action}}`).rejected.map(
      ({ message }) => message,
    );

  it('lies in a hand, and not among the cards that are to be drawn', () => {
    const twice = ['"NATO" is in the draw pile already'];
    expect(wrong('{kind: play, player: US, card: NATO, as: event}')).toEqual(twice);
    expect(wrong('{kind: headline, us: {card: NATO}, ussr: {card: Nasser}}')).toEqual(twice);
    expect(wrong('{kind: play, player: US, card: Containment, as: event}')).toEqual([]);
  });

  it('is no headline once an action round has begun', () => {
    const { rejected } = read(
      '{position: {phase: headline, action_round: 3}, action: {kind: headline, us: {card: NATO}}}',
    );
    expect(rejected.map(({ message }) => message).join()).toContain(
      'the headline phase, which is over before the first',
    );
  });
});

const suite = new URL('features/suite/', root);

describe('the position that comes out of a case', () => {
  it.each(readdirSync(suite).filter((name) => name.endsWith('.yaml')))('can be set up again: %s', (name) => {
    const { cases } = read(readFileSync(new URL(name, suite), 'utf8'));
    const differing = cases.flatMap(({ input }): string[] => {
      const first = ruleCase(rules, input);
      // The draw pile of a case need not be whole, and a finished game is no position to go on from.
      if (!first.ok || first.ruling.end.state.result || input.position.deck_top_first) return [];
      const { position, atRest } = positionOf(first.ruling.end);
      if (!atRest) return [];
      // A case has no words for a hand of which some cards are known and the rest is not stated.
      const { hidden } = first.ruling.end.state;
      if (SIDES.some((side) => hidden[side] === NOT_STATED && knownHand(first.ruling.end, side).length > 0)) return [];
      const options = input.position.options ?? [];
      const again = ruleCase(rules, { ...input, position: { ...position, options }, action: [] });
      const same = again.ok && JSON.stringify(tracks(first.ruling.end)) === JSON.stringify(tracks(again.ruling.end));
      return same ? [] : [String(input.id)];
    });
    expect(differing).toEqual([]);
  });

  const tracks = ({ state }: ReturnType<typeof endOf>) => {
    const {
      turn,
      defcon,
      vp,
      milops,
      space,
      spaceUsed,
      influence,
      zone,
      hidden,
      chinaHolder,
      chinaUp,
      occurred,
      lasting,
    } = state;
    const effects = lasting.map(({ card, player, region, order }) => [card, player, region, order]).sort();
    return [
      turn,
      defcon,
      vp,
      milops,
      space,
      spaceUsed,
      [...influence],
      [...zone],
      hidden,
      chinaHolder,
      chinaUp,
      [...occurred],
      effects,
    ];
  };
  const endOf = (ruling: Extract<ReturnType<typeof ruleCase>, { ok: true }>['ruling']) => ruling.end;
});

describe('an example of play', () => {
  const example = (change: string) => `
example: two moves
initial: {turn: 1, influence: {Iran: {us: 2}, Finland: {ussr: 1}, Panama: {us: 1}}}
moves:
  - {id: one, turn: 1, action_round: 1, action: {kind: play, player: USSR, card: 21, as: ops, ops_value: 4, coup: Iran, die: 6}, expect: {legal: true, defcon: 4, influence_changed: {Iran: {us: 0, ussr: 4}}}}
  - {id: two, turn: 1, action_round: 2, action: {kind: play, player: USSR, card: 33, as: event, event_changes: {Finland: {ussr: -1}, Iran: {ussr: -1}, ${change}}},
     expect: {influence_changed: {Finland: {us: 0, ussr: 0}, Iran: {us: 0, ussr: 3}, Chile: {us: 0, ussr: 2}}}}`;

  const run = (text: string) => {
    const { example: found } = read(text);
    if (!found) throw new Error('no example');
    return runExample(rules, found).map(({ id, passed, differences }) => [
      id,
      passed,
      differences.map(({ key }) => key),
    ]);
  };

  it('is judged move by move from where the last one ended', () => {
    expect(run(example('Chile: {ussr: 2}'))).toEqual([
      ['one', true, []],
      ['two', true, []],
    ]);
  });

  it('notices a change that the book does not list', () => {
    expect(run(example('Chile: {ussr: 1}, Peru: {ussr: 1}'))).toEqual([
      ['one', true, []],
      ['two', false, ['influence.Chile', 'influence.Peru']],
    ]);
  });
});
