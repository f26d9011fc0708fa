import { describe, expect, it } from 'vitest';
import { broken } from './small-game.fixture.ts';

describe('one mistake about a card or its event is reported once, with its place and a remedy', () => {
  it('if a verb is unknown', () => {
    expect(broken('cards/early-war.yaml', '- defcon:', '- defkon:')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:11:7 unknown key "defkon"
        10 |     event:
      > 11 |     - defkon: {change: -1}
           |       ^^^^^^
        12 |     - milops: {side: player, add: 5}
        did you mean "defcon"?"
    `);
  });

  it('if a step has two verbs', () => {
    expect(broken('cards/early-war.yaml', '    - milops', '      milops')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:12:7 "defcon" and "milops" cannot stand together
        11 |     - defcon: {change: -1}
      > 12 |       milops: {side: player, add: 5}
           |       ^^^^^^
        13 |     - modify: {quantity: card-ops, side: us, amount: 1, cap: 4, until: end-of-turn}"
    `);
  });

  it('if a parameter is missing', () => {
    expect(broken('cards/early-war.yaml', ', add: 5', '')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:12:15 "add" is missing
        11 |     - defcon: {change: -1}
      > 12 |     - milops: {side: player}
           |               ^^^^^^^^^^^^^^
        13 |     - modify: {quantity: card-ops, side: us, amount: 1, cap: 4, until: end-of-turn}
        expected a whole number from 1"
    `);
  });

  it('if a parameter has the wrong type', () => {
    expect(broken('cards/early-war.yaml', 'add: 5', 'add: five')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:12:35 "add" cannot be "five"
        11 |     - defcon: {change: -1}
      > 12 |     - milops: {side: player, add: five}
           |                                   ^^^^
        13 |     - modify: {quantity: card-ops, side: us, amount: 1, cap: 4, until: end-of-turn}
        expected a whole number from 1"
    `);
  });

  it('if there is no such duration', () => {
    expect(broken('cards/early-war.yaml', 'end-of-turn', 'end-of-round')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:13:72 "until" cannot be "end-of-round"
        12 | …ide: player, add: 5}
      > 13 | …uantity: card-ops, side: us, amount: 1, cap: 4, until: end-of-round}
           |                                                         ^^^^^^^^^^^^
        14 |
        expected one of end-of-turn, game, cancelled, used
        did you mean "end-of-turn"?"
    `);
  });

  it('if a key does not go with the quantity that is modified', () => {
    expect(broken('cards/early-war.yaml', 'cap: 4', 'set: 4')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:13:57 "set" cannot stand here: this key does not go with the quantity
        12 | …   - milops: {side: player, add: 5}
      > 13 | …   - modify: {quantity: card-ops, side: us, amount: 1, set: 4, until: end-of-turn}
           |                                                         ^^^
        14 | … - number: 3"
    `);
  });

  it('if a key lacks its companion', () => {
    expect(broken('cards/early-war.yaml', 'total: {upTo: 4}', 'each: 1')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:20:28 "each" needs "countries" beside it
        19 |     event:
      > 20 |     - remove: {side: ussr, each: 1, where: {id: [france]}}
           |                            ^^^^
        21 |       as: moved"
    `);
  });

  it('if a name was never bound', () => {
    expect(broken('cards/early-war.yaml', 'size: moved', 'size: removed')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:22:41 unknown name "removed"
        21 |       as: moved
      > 22 |     - place: {side: ussr, total: {size: removed}, where: {region: [europe]}, together: {issue: split, when: ap…
           |                                         ^^^^^^^
        23 |   - {number: 4, id: war, title: War, ops: 2, side: us, war: true, editions: [deluxe], event: [
        expected one of moved
        did you mean "moved"?"
    `);
  });

  it('if a card that bars another does not exist', () => {
    expect(broken('cards/early-war.yaml', '[exercise]', '[exercises]')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:9:16 unknown card "exercises"
         8 |     side: us
      >  9 |     barredBy: [exercises]
           |                ^^^^^^^^^
        10 |     event:
        expected one of europe-scoring, duck, exercise, war
        did you mean "exercise"?"
    `);
  });

  it('if a war is not marked as one', () => {
    expect(broken('cards/early-war.yaml', 'war: true, ', '')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:23:83 war has a war roll, but not \`war: true\`
        22 | …otal: {size: moved}, where: {region: [europe]}, together: {issue: split, when: apart}}
      > 23 | …tle: War, ops: 2, side: us, editions: [deluxe], event: [
           |                                                         ^
        24 | …arget: {id: [italy]}, success: 4, penalty: {}, vp: 2, milops: 2}]}"
    `);
  });

  it('if cards go back into the deck after the shuffle', () => {
    const late = '- shuffle: {deck: draw}\n    - move: {card: this, to: deck}';
    expect(broken('cards/early-war.yaml', '- milops: {side: player, add: 5}', late)).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:13:7 the cards go back after the shuffle
        12 |     - shuffle: {deck: draw}
      > 13 |     - move: {card: this, to: deck}
           |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        14 |     - modify: {quantity: card-ops, side: us, amount: 1, cap: 4, until: end-of-turn}"
    `);
  });

  it('if it says twice what the card has under one reading', () => {
    const under = '    - {under: {issue: split, when: joined}, event: [defcon: {change: 1}]}\n';
    const said = broken(
      'cards/early-war.yaml',
      '    event:\n    - defcon',
      `    readings:\n${under}${under}    event:\n    - defcon`,
    );
    expect(said).toContain('duck says twice what it has where split is read as "joined"');
    expect(said.match(/small\//g)).toHaveLength(1);
  });
});
