import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from './diagnostics.ts';
import { listFiles, RULES_ROOT, readRulesFile } from './files.ts';
import { validateRules, validateText } from './index.ts';
import { KINDS } from './kinds.ts';
import { prepareSchemas } from './schema.ts';
import { validateFiles } from './validate.ts';

const rules = (path: string) => readFileSync(`${RULES_ROOT}/${path}`, 'utf8');
const schemas = Object.fromEntries(
  listFiles(`${RULES_ROOT}/schemas`, '.json').map((name) => [name, JSON.parse(rules(`schemas/${name}`)) as object]),
);
const check = prepareSchemas(schemas);
const GAME = ['game', 'map', 'regions', 'tracks', 'setup', 'cards/early-war', 'cards/mid-war', 'cards/late-war'];
const REGISTER = ['issues', 'profiles'];

/** The diagnostics of the real files after one replacement in one of them. */
function broken(file: string, from: string | RegExp, to: string): string {
  const names = REGISTER.includes(file) ? REGISTER : file.startsWith('clauses/') ? [...GAME, ...allClauses] : GAME;
  const files = names.map((name) => {
    const path = `twilight-struggle/${name}.yaml`;
    const text = rules(path);
    if (name !== file) return { path, source: text };
    const source = text.replace(from, to);
    if (source === text) throw new Error(`nothing to replace in ${file}`);
    return { path, source };
  });
  return validateFiles(files, check)
    .map((diagnostic) => formatDiagnostic(diagnostic))
    .join('\n\n');
}

const allClauses = listFiles(`${RULES_ROOT}/twilight-struggle`, '.yaml')
  .filter((path) => path.startsWith('clauses/'))
  .map((path) => path.replace('.yaml', ''));

describe('the rules of this package', () => {
  it('are valid', () => {
    expect(validateRules().map((diagnostic) => formatDiagnostic(diagnostic))).toEqual([]);
  });

  it('have a kind, and so a schema, for every file of the game', () => {
    const unknown = listFiles(RULES_ROOT, '.yaml').filter(
      (path) => path.startsWith('twilight-struggle/') && !KINDS.some(({ place }) => place.test(path)),
    );
    expect(unknown).toEqual([]);
    expect(KINDS.filter(({ schema }) => !(schema in schemas))).toEqual([]);
  });

  it('are UTF-8 without surprises', () => {
    for (const path of listFiles(RULES_ROOT, '.yaml'))
      expect(() => new TextDecoder('utf-8', { fatal: true }).decode(readRulesFile(RULES_ROOT, path))).not.toThrow();
  });
});

describe('a mistake in the rules', () => {
  it('is reported if a country is misspelt', () => {
    expect(
      broken('map', 'adjacent: [canada, norway, benelux, france]', 'adjacent: [canada, norway, benelux, frnace]'),
    ).toMatchInlineSnapshot(`
      "twilight-struggle/map.yaml:13:42 unknown country "frnace"
        12 |   - {id: united-kingdom, name: United Kingdom, stability: 5, region: europe, subregions: [western-europe],
      > 13 |      adjacent: [canada, norway, benelux, frnace]}
           |                                          ^^^^^^
        14 |   - {id: norway, name: Norway, stability: 4, region: europe, subregions: [western-europe],
        did you mean "france"?"
    `);
  });

  it('is reported if a connection goes one way only', () => {
    expect(
      broken('map', 'adjacent: [canada, norway, benelux, france]', 'adjacent: [canada, norway, france]'),
    ).toMatchInlineSnapshot(`
      "twilight-struggle/map.yaml:21:17 "benelux" names "united-kingdom" as a neighbour, but not the other way round
        20 |   - {id: benelux, name: Benelux, stability: 3, region: europe, subregions: [western-europe],
      > 21 |      adjacent: [united-kingdom, west-germany]}
           |                 ^^^^^^^^^^^^^^
        22 |   - {id: west-germany, name: West Germany, stability: 4, battleground: true, region: europe, subregions: [west…
        add benelux to the neighbours of united-kingdom, or remove united-kingdom here"
    `);
  });

  it('is reported if a country has stability 9', () => {
    expect(broken('map', 'stability: 5,', 'stability: 9,')).toMatchInlineSnapshot(`
      "twilight-struggle/map.yaml:12:59 "stability" cannot be 9
        11 | …  adjacent: [united-kingdom]}
      > 12 | … {id: united-kingdom, name: United Kingdom, stability: 9, region: europe, subregions: [western-europe],
           |                                                         ^
        13 | …  adjacent: [canada, norway, benelux, france]}
        expected a stability from 1 to 5"
    `);
  });

  it('is reported if a verb is unknown', () => {
    expect(broken('cards/early-war', '- defcon: {change: -1}', '- defkon: {change: -1}')).toMatchInlineSnapshot(`
      "twilight-struggle/cards/early-war.yaml:63:7 unknown key "defkon"
        62 |     event:
      > 63 |     - defkon: {change: -1}
           |       ^^^^^^
        64 |     - vp: {side: us, amount: {sub: [5, {track: defcon}]}}
        did you mean "defcon"?"
    `);
  });

  it('is reported if a step has two verbs', () => {
    expect(
      broken('cards/early-war', '- defcon: {change: -1}', '- {defcon: {change: -1}, milops: {side: us, add: 1}}'),
    ).toMatchInlineSnapshot(`
      "twilight-struggle/cards/early-war.yaml:63:30 "defcon" and "milops" cannot stand together
        62 |     event:
      > 63 |     - {defcon: {change: -1}, milops: {side: us, add: 1}}
           |                              ^^^^^^
        64 |     - vp: {side: us, amount: {sub: [5, {track: defcon}]}}"
    `);
  });

  it('is reported if a parameter is missing', () => {
    expect(broken('cards/mid-war', 'milops: {side: player, add: 5}', 'milops: {side: player}')).toMatchInlineSnapshot(`
      "twilight-struggle/cards/mid-war.yaml:207:15 "add" is missing
        206 |     - defcon: {set: {pick: [1, 2, 3, 4, 5]}}
      > 207 |     - milops: {side: player}
            |               ^^^^^^^^^^^^^^
        208 |     notes:
        expected a whole number from 1"
    `);
  });

  it('is reported if a parameter is misspelt', () => {
    expect(
      broken('cards/mid-war', 'milops: {side: player, add: 5}', 'milops: {sied: player, add: 5}'),
    ).toMatchInlineSnapshot(`
      "twilight-struggle/cards/mid-war.yaml:207:16 unknown key "sied"
        206 |     - defcon: {set: {pick: [1, 2, 3, 4, 5]}}
      > 207 |     - milops: {sied: player, add: 5}
            |                ^^^^
        208 |     notes:
        expected one of side, add
        did you mean "side"?"
    `);
  });

  it('is reported if a parameter has the wrong type', () => {
    expect(
      broken('cards/mid-war', 'milops: {side: player, add: 5}', 'milops: {side: player, add: five}'),
    ).toMatchInlineSnapshot(`
      "twilight-struggle/cards/mid-war.yaml:207:35 "add" cannot be "five"
        206 |     - defcon: {set: {pick: [1, 2, 3, 4, 5]}}
      > 207 |     - milops: {side: player, add: five}
            |                                   ^^^^
        208 |     notes:
        expected a whole number from 1"
    `);
  });

  it('is reported if there is no such duration', () => {
    expect(
      broken('cards/early-war', 'cap: 4, until: end-of-turn', 'cap: 4, until: end-of-round'),
    ).toMatchInlineSnapshot(`
      "twilight-struggle/cards/early-war.yaml:406:72 "until" cannot be "end-of-round"
        405 |
      > 406 | …uantity: card-ops, side: us, amount: 1, cap: 4, until: end-of-round}
            |                                                         ^^^^^^^^^^^^
        407 |
        expected one of now, end-of-turn, escaped, played, used, cancelled, game
        did you mean "end-of-turn"?"
    `);
  });

  it('is reported if a key does not go with the quantity that is modified', () => {
    expect(
      broken('cards/mid-war', 'set: 0, until: end-of-turn', 'set: 0, cap: 4, until: end-of-turn'),
    ).toMatchInlineSnapshot(`
      "twilight-struggle/cards/mid-war.yaml:116:57 "cap" cannot stand here: this key does not go with the quantity
        115 | …   event:
      > 116 | …   - modify: {quantity: coup-defcon, side: us, set: 0, cap: 4, until: end-of-turn}
            |                                                         ^^^
        117 | …   notes:"
    `);
  });

  it('is reported if a binding was never made', () => {
    expect(broken('cards/early-war', 'total: {size: moved}', 'total: {size: removed}')).toMatchInlineSnapshot(`
      "twilight-struggle/cards/early-war.yaml:529:41 unknown name "removed"
        528 |       as: moved
      > 529 |     - place: {side: ussr, total: {size: removed}, max: 2, where: {notControlledBy: us}}
            |                                         ^^^^^^^
        530 |     notes:
        expected one of moved
        did you mean "moved"?"
    `);
  });

  it('is reported if a country in an event does not exist', () => {
    expect(broken('cards/mid-war', 'where: {id: [chile]}', 'where: {id: [chili]}')).toMatchInlineSnapshot(`
      "twilight-struggle/cards/mid-war.yaml:336:49 unknown country "chili"
        335 |     event:
      > 336 |     - place: {side: ussr, each: 2, where: {id: [chili]}, countries: all}
            |                                                 ^^^^^
        337 |
        did you mean "chile"?"
    `);
  });

  it('is reported if a card that bars another does not exist', () => {
    expect(broken('cards/early-war', 'barredBy: [the-iron-lady]', 'barredBy: [iron-lady]')).toMatchInlineSnapshot(`
      "twilight-struggle/cards/early-war.yaml:116:16 unknown card "iron-lady"
        115 |     side: ussr
      > 116 |     barredBy: [iron-lady]
            |                ^^^^^^^^^
        117 |     event:
        did you mean "the-iron-lady"?"
    `);
  });

  it('is reported if an id is taken twice', () => {
    expect(broken('cards/late-war', 'id: solidarity', 'id: terrorism')).toMatchInlineSnapshot(`
      "twilight-struggle/cards/late-war.yaml:305:9 the id "terrorism" is taken already at line 165
        304 |   - number: 101
      > 305 |     id: terrorism
            |         ^^^^^^^^^
        306 |     title: Solidarity"
    `);
  });

  it('is reported if a period lacks a card', () => {
    expect(broken('game', 'mid: 48', 'mid: 49')).toMatchInlineSnapshot(`
      "twilight-struggle/game.yaml:13:29 the deluxe edition should have 49 cards in the mid war, but cards/ has 48
        12 |     title: Deluxe Edition
      > 13 |     cards: {early: 39, mid: 49, late: 23}
           |                             ^^
        14 |     basis: The printed board, the 110 printed cards and the English and Spanish rulebooks, all read in full."
    `);
  });

  it('is reported if a battleground is left out', () => {
    expect(
      broken('regions', 'battlegrounds: [mexico, panama, cuba]', 'battlegrounds: [mexico, cuba]'),
    ).toMatchInlineSnapshot(`
      "twilight-struggle/regions.yaml:28:20 "panama" is a battleground of this region in map.yaml, but is not listed here
        27 |     countries: 10
      > 28 |     battlegrounds: [mexico, cuba]
           |                    ^^^^^^^^^^^^^^
        29 |     scoring: {presence: 1, domination: 3, control: 5}"
    `);
  });

  it('is reported if the setup does not add up', () => {
    expect(broken('setup', 'total: 25', 'total: 23')).toMatchInlineSnapshot(`
      "twilight-struggle/setup.yaml:9:12 the total is 23, but fixed and free influence add up to 25
         8 |   us:
      >  9 |     total: 23
           |            ^^
        10 |     fixed: {canada: 2, iran: 1, israel: 1, japan: 1, australia: 4, philippines: 1, south-korea: 1, panama: 1, …"
    `);
  });

  it('is reported if a key stands twice', () => {
    expect(broken('tracks', '  min: 1\n', '  min: 1\n  min: 1\n')).toMatchInlineSnapshot(`
      "twilight-struggle/tracks.yaml:43:3 the key "min" stands twice in this map
        42 |   min: 1
      > 43 |   min: 1
           |   ^^^
        44 |   max: 5"
    `);
  });

  it('is reported if a list stands where a map is expected', () => {
    expect(broken('setup', /^[\s\S]*$/, '- deluxe\n')).toMatchInlineSnapshot(`
      "twilight-struggle/setup.yaml:1:1 the file cannot be a list
      > 1 | - deluxe
          | ^^^^^^^^
        expected a map"
    `);
  });

  it('is reported if a clause is unknown', () => {
    expect(
      broken('clauses/06-operations', 'exceptions: [6.1.1.b, 6.1.4]', 'exceptions: [6.1.1.b, 6.1.44]'),
    ).toMatchInlineSnapshot(`
      "twilight-struggle/clauses/06-operations.yaml:49:25 unknown clause "6.1.44"
        48 |   terms: [influence_marker, adjacent, phasing_player]
      > 49 |   exceptions: [6.1.1.b, 6.1.44]
           |                         ^^^^^^
        50 |   editions: [second, deluxe]
        did you mean "6.1.4"?"
    `);
  });

  it('is reported if a profile wants an option that does not exist', () => {
    expect(
      broken('profiles', 'south-african-unrest-split: split', 'south-african-unrest-split: spilt'),
    ).toMatchInlineSnapshot(`
      "twilight-struggle/profiles.yaml:16:33 "spilt" is no supported option of "south-african-unrest-split"
        15 |     # One marker in Angola and one in Botswana have been placed.
      > 16 |     south-african-unrest-split: spilt
           |                                 ^^^^^
        17 |     # Printed without the asterisk.
        expected one of split, one-country
        did you mean "split"?"
    `);
  });
});

describe('a text of its own', () => {
  it('is checked against the ids of this package', () => {
    const text = 'early:\n  us: 1\n';
    const [first] = validateText('names', 'names.yaml', 'countries:\n  frnce: {name: Francia}\n');
    expect(formatDiagnostic(first!)).toMatchInlineSnapshot(`
      "names.yaml:2:3 unknown country "frnce"
        1 | countries:
      > 2 |   frnce: {name: Francia}
          |   ^^^^^
        did you mean "france"?"
    `);
    expect(validateText('setup', 'setup.yaml', text).length).toBeGreaterThan(0);
  });
});
