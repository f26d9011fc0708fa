/** What the adjudicator rules. A scenario holds in every edition it is tagged with, so each is asked. */
import assert from 'node:assert/strict';
import { nameOfEffect as effectName } from '../../src/cases/effects.ts';
import type { Fields } from '../../src/cases/scene.ts';
import { cardNumber } from '../support/names.ts';
import { type Steps, then } from '../support/step.ts';
import { type CaseWorld, type EditionRuling, player } from '../support/world.ts';

export const ruling: Steps = {
  'ruling.legal': then([], (world) => {
    world.rulings.forEach(assertLegal);
  }),
  'ruling.illegal': then(['clause'], (world, { clause }) => {
    for (const each of world.rulings) {
      assert.equal(each.ruling.verdict, 'illegal', describe(each));
      assert.ok(
        forbidding(each).some((id) => id === clause || id.startsWith(`${clause}.`)),
        describe(each),
      );
    }
  }),
  'ruling.undetermined': then([], (world) => {
    for (const each of world.rulings) assert.equal(each.ruling.verdict, 'undetermined', describe(each));
  }),
  'ruling.controlled': then(['country', 'side'], (world, { country, side }) => {
    assert.equal(world.action.of, country, 'that is not the country asked about');
    expectFact(world, 'controller', player(side));
  }),
  'ruling.uncontrolled': then(['country'], (world, { country }) => {
    assert.equal(world.action.of, country, 'that is not the country asked about');
    expectFact(world, 'controller', 'none');
  }),
  'ruling.influence': then(['side', 'int', 'country'], (world, { side, int, country }) => {
    expectFact(world, 'influence', int, pick(country), pick(side));
  }),
  'ruling.defcon': then(['int'], (world, { int }) => {
    expectFact(world, 'defcon', int);
  }),
  'ruling.vp': then(['int', 'side'], (world, { int, side }) => {
    expectFact(world, 'vp', side === 'us' ? int : -int);
  }),
  'ruling.vp_zero': then([], (world) => {
    expectFact(world, 'vp', 0);
  }),
  'ruling.vp_gained': then(['side', 'int'], (world, { side, int }) => {
    expectFact(world, 'vp_gained', int, pick(side));
  }),
  'ruling.tally': then(['int', 'side'], (world, { int, side }) => {
    expectFact(world, 'tally', int, pick(side));
  }),
  'ruling.milops': then(['side', 'int'], (world, { side, int }) => {
    expectFact(world, 'milops', int, pick(side));
  }),
  'ruling.space': then(['side', 'int'], (world, { side, int }) => {
    expectFact(world, 'space', int, pick(side));
  }),
  'ruling.operations': then(['int'], (world, { int }) => {
    expectFact(world, 'ops_value', int);
  }),
  'ruling.cost': then(['int1', 'int2'], (world, { int1, int2 }) => {
    expectFact(world, 'marker_costs', int2, pick(int1 - 1));
  }),
  'ruling.modifier': then(['side', 'int'], (world, { side, int }) => {
    expectFact(world, 'roll_modifiers', int, (rolls) => (rolls as readonly Fields[])?.at(-1), pick(side));
  }),
  'ruling.headline_first': then(['side'], (world, { side }) => {
    expectFact(world, 'first_resolved', player(side));
  }),
  'ruling.reveals_first': then(['side'], (world, { side }) => {
    expectFact(world, 'first_reveal', player(side));
  }),
  'ruling.discarded': then(['card'], (world, { card }) => {
    expectFact(world, 'cards', 'discard', pick(cardNumber(card)));
  }),
  'ruling.removed': then(['card'], (world, { card }) => {
    expectFact(world, 'cards', 'removed', pick(cardNumber(card)));
  }),
  'ruling.passed': then(['card', 'side'], (world, { card, side }) => {
    assert.equal(card, 'the-china-card', 'no other card passes to the opponent');
    expectFact(world, 'china', { holder: player(side), face: 'down' });
  }),
  'ruling.effect_starts': then(['effect'], (world, { effect }) => {
    expectEffect(world, effect, { after: true });
  }),
  'ruling.effect_absent': then(['effect'], (world, { effect }) => {
    expectEffect(world, effect, { before: false, after: false });
  }),
  'ruling.effect_ends': then(['effect'], (world, { effect }) => {
    expectEffect(world, effect, { before: true, after: false });
  }),
  'ruling.winner': then(['side'], (world, { side }) => {
    expectFact(world, 'winner', player(side));
  }),
  'ruling.nuclear_war': then([], (world) => {
    expectFact(world, 'how', 'defcon_1');
  }),
};

type Read = (value: unknown) => unknown;

/** Asserts that a legal play leads to a fact; `reads` lead from the fact to the part compared. */
function expectFact(world: CaseWorld, fact: string, expected: unknown, ...reads: readonly Read[]): void {
  for (const each of world.rulings) {
    assertLegal(each);
    const whole = (each.ruling.facts as Fields)[fact];
    assert.deepEqual(
      reads.reduce((value, read) => read(value), whole),
      expected,
      `${fact}: ${describe(each)}`,
    );
  }
}

function assertLegal(each: EditionRuling): void {
  assert.equal(each.ruling.verdict, 'legal', describe(each));
}

function pick(key: string | number): Read {
  return (value) => (value as Fields | undefined)?.[key];
}

/** Asserts whether a lasting effect is in force, before the play where that matters, and after it. */
function expectEffect(world: CaseWorld, effect: string, expected: { before?: boolean; after: boolean }): void {
  for (const each of world.rulings) {
    assertLegal(each);
    const found = each.ruling.facts.effect(effectName(effect));
    assert.deepEqual({ ...found, ...expected }, found, `${effect}: ${describe(each)}`);
  }
}

function forbidding({ ruling: { findings } }: EditionRuling): readonly string[] {
  return findings.filter(({ force }) => force === 'forbids').map(({ clause }) => clause);
}

/** What a failed assertion shows of the ruling. */
function describe({ edition, ruling: { verdict, findings, facts } }: EditionRuling): string {
  const lines = findings
    .filter(({ force }) => force !== 'permits')
    .map(({ clause, force, message, args }) => `  ${clause} ${force} ${message} ${JSON.stringify(args ?? {})}`);
  const { vp, defcon, milops, space, winner } = facts;
  return [`${edition}: ${verdict}`, ...lines, `  ${JSON.stringify({ vp, defcon, milops, space, winner })}`].join('\n');
}
