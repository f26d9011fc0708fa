import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from './diagnostics.ts';
import { listFiles, RULES_ROOT } from './files.ts';
import { validateRules, validateText } from './index.ts';
import { KINDS } from './kinds.ts';
import { ownSchemas, readSchemas } from './own-schemas.ts';
import { validateFiles } from './validate.ts';

describe('the rules of this package', () => {
  it('are valid', () => {
    expect(validateRules().map((diagnostic) => formatDiagnostic(diagnostic))).toEqual([]);
  });

  it('have a kind, and so a schema, for every file of the game', () => {
    const unknown = listFiles(RULES_ROOT, '.yaml').filter(
      (path) => path.startsWith('twilight-struggle/') && !KINDS.some(({ place }) => place.test(path)),
    );
    expect(unknown).toEqual([]);
    expect(KINDS.filter(({ schema }) => !(schema in readSchemas()))).toEqual([]);
  });
});

/** A game of three countries and four cards, small enough to see every mistake. */
const SMALL = {
  'game.yaml': `
id: twilight-struggle
title: Small
players: [us, ussr]
editions:
  deluxe: {title: Deluxe, cards: {early: 4, mid: 0, late: 0}, basis: none}
  second: {title: Second, cards: {early: 3, mid: 0, late: 0}, basis: none}
`,
  'map.yaml': `
countries:
  - {id: france, name: France, stability: 3, battleground: true, region: europe, adjacent: [italy]}
  - {id: italy, name: Italy, stability: 2, battleground: true, region: europe, adjacent: [france, austria]}
  - {id: austria, name: Austria, stability: 4, region: europe, adjacent: [italy]}
`,
  'regions.yaml': `
regions:
  - id: europe
    name: Europe
    card: europe-scoring
    countries: 3
    battlegrounds: [france, italy]
    scoring: {presence: 3, domination: 7, control: win}
subregions: []
southeastAsiaScoring: {card: europe-scoring, vpPerControlledCountry: {}}
finalScoring: {regions: [europe], chinaCardVp: 1}
`,
  'setup.yaml': `
deluxe:
  us: {total: 3, fixed: {italy: 1}, free: {count: 2, region: europe}}
  ussr: {total: 1, fixed: {austria: 1}, free: {count: 0, region: europe}}
second:
  us: {total: 3, fixed: {italy: 1}, free: {count: 2, region: europe}}
  ussr: {total: 1, fixed: {austria: 1}, free: {count: 0, region: europe}}
`,
  'cards/early-war.yaml': `
period: early
cards:
  - {number: 1, id: europe-scoring, title: Scoring, ops: 0, side: neutral, scoring: true, event: [score: {region: europe}]}
  - number: 2
    id: duck
    title: Duck
    ops: 3
    side: us
    barredBy: [exercise]
    event:
    - defcon: {change: -1}
    - milops: {side: player, add: 5}
    - modify: {quantity: card-ops, side: us, amount: 1, cap: 4, until: end-of-turn}
  - number: 3
    id: exercise
    title: Exercise
    ops: 2
    side: ussr
    event:
    - remove: {side: ussr, total: {upTo: 4}, where: {id: [france]}}
      as: moved
    - place: {side: ussr, total: {size: moved}, where: {region: [europe]}, together: {issue: split, when: apart}}
  - {number: 4, id: war, title: War, ops: 2, side: us, war: true, editions: [deluxe], event: [
      war: {attacker: us, target: {id: [italy]}, success: 4, penalty: {}, vp: 2, milops: 2}]}
`,
  'clauses/06.yaml': `
- {id: "6.1", section: "6", kind: note, summary: "Heading: placing influence.", editions: [deluxe], normative: false}
- {id: 6.1.1, section: "6", kind: note, summary: "Heading: one at a time.", see: ["6.1"], editions: [deluxe], normative: false}
`,
  'issues.yaml': `
- id: split
  number: 1
  question: May it be split?
  options: {apart: Yes., joined: No.}
  preferred: apart
  supported: [apart, joined]
  clauses: ["6.1"]
  cards: [exercise]
  evidence: [The rulebook is silent.]
  confidence: low
  date: "2026-01-01"
`,
  'profiles.yaml': `
club: {title: Club, description: At the club., policies: {split: joined}}
`,
} as const;

/** What is said about the small game after one replacement in one of its files. */
function broken(file: keyof typeof SMALL, from: string | RegExp, to: string): string {
  const files = Object.entries(SMALL).map(([name, text]) => {
    const source = name === file ? text.trimStart().replace(from, to) : text.trimStart();
    if (name === file && source === text.trimStart()) throw new Error(`nothing to replace in ${file}`);
    return { path: `small/${name}`, source };
  });
  return validateFiles(files, ownSchemas())
    .map((diagnostic) => formatDiagnostic(diagnostic))
    .join('\n\n');
}

describe('a small game', () => {
  it('is valid as it stands', () => {
    expect(broken('game.yaml', 'title: Small', 'title: Little')).toBe('');
  });
});

describe('one mistake is reported once, with its place and a remedy', () => {
  it('if a country is misspelt', () => {
    expect(broken('map.yaml', '[france, austria]', '[frnace, austria]')).toMatchInlineSnapshot(`
      "small/map.yaml:3:91 unknown country "frnace"
        2 | …ility: 3, battleground: true, region: europe, adjacent: [italy]}
      > 3 | …ity: 2, battleground: true, region: europe, adjacent: [frnace, austria]}
          |                                                         ^^^^^^
        4 | …ability: 4, region: europe, adjacent: [italy]}
        expected one of france, italy, austria
        did you mean "france"?"
    `);
  });

  it('if a connection goes one way only', () => {
    expect(broken('map.yaml', '[france, austria]', '[austria]')).toMatchInlineSnapshot(`
      "small/map.yaml:2:93 "france" names "italy" as a neighbour, but not the other way round
        1 |
      > 2 | …ity: 3, battleground: true, region: europe, adjacent: [italy]}
          |                                                         ^^^^^
        3 | …y: 2, battleground: true, region: europe, adjacent: [austria]}
        add france to the neighbours of italy, or remove italy here"
    `);
  });

  it('if a country has stability 9', () => {
    expect(broken('map.yaml', 'stability: 4', 'stability: 9')).toMatchInlineSnapshot(`
      "small/map.yaml:4:45 "stability" cannot be 9
        3 |   - {id: italy, name: Italy, stability: 2, battleground: true, region: europe, adjacent: [france, austria]}
      > 4 |   - {id: austria, name: Austria, stability: 9, region: europe, adjacent: [italy]}
          |                                             ^
        expected a stability from 1 to 5"
    `);
  });

  it('if a required key is misspelt', () => {
    expect(broken('map.yaml', 'stability: 4', 'stabilty: 4')).toMatchInlineSnapshot(`
      "small/map.yaml:4:34 unknown key "stabilty"
        3 |   - {id: italy, name: Italy, stability: 2, battleground: true, region: europe, adjacent: [france, austria]}
      > 4 |   - {id: austria, name: Austria, stabilty: 4, region: europe, adjacent: [italy]}
          |                                  ^^^^^^^^
        expected one of id, name, stability, battleground, region, subregions, superpower, adjacent
        did you mean "stability"?"
    `);
  });

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
        expected one of now, end-of-turn, escaped, played, used, cancelled, game
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

  it('if a policy names an option that the issue lacks', () => {
    expect(broken('cards/early-war.yaml', 'when: apart', 'when: aprat')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:22:107 the issue "split" has no option "aprat"
        21 |
      > 22 | …re: {region: [europe]}, together: {issue: split, when: aprat}}
           |                                                         ^^^^^
        23 | …us, war: true, editions: [deluxe], event: [
        expected one of apart, joined
        did you mean "apart"?"
    `);
  });

  it('if an id is taken twice', () => {
    expect(broken('cards/early-war.yaml', 'id: war', 'id: duck')).toMatchInlineSnapshot(`
      "small/cards/early-war.yaml:23:21 the id "duck" is taken already at line 5
        22 |     - place: {side: ussr, total: {size: moved}, where: {region: [europe]}, together: {issue: split, when: apar…
      > 23 |   - {number: 4, id: duck, title: War, ops: 2, side: us, war: true, editions: [deluxe], event: [
           |                     ^^^^
        24 |       war: {attacker: us, target: {id: [italy]}, success: 4, penalty: {}, vp: 2, milops: 2}]}"
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

  it('if a period lacks a card', () => {
    expect(broken('game.yaml', 'early: 4', 'early: 5')).toMatchInlineSnapshot(`
      "small/game.yaml:5:42 the deluxe edition should have 5 cards in the early war, but cards/ has 4
        4 | editions:
      > 5 |   deluxe: {title: Deluxe, cards: {early: 5, mid: 0, late: 0}, basis: none}
          |                                          ^
        6 |   second: {title: Second, cards: {early: 3, mid: 0, late: 0}, basis: none}"
    `);
  });

  it('if a region lacks a country', () => {
    expect(broken('regions.yaml', 'countries: 3', 'countries: 4')).toMatchInlineSnapshot(`
      "small/regions.yaml:5:16 Europe should have 4 countries, but the map has 3
        4 |     card: europe-scoring
      > 5 |     countries: 4
          |                ^
        6 |     battlegrounds: [france, italy]"
    `);
  });

  it('if a battleground is left out', () => {
    expect(broken('regions.yaml', '[france, italy]', '[italy]')).toMatchInlineSnapshot(`
      "small/regions.yaml:6:20 "france" is a battleground of this region in map.yaml, but is not listed here
        5 |     countries: 3
      > 6 |     battlegrounds: [italy]
          |                    ^^^^^^^
        7 |     scoring: {presence: 3, domination: 7, control: win}"
    `);
  });

  it('if the setup does not add up', () => {
    expect(broken('setup.yaml', 'total: 3', 'total: 4')).toMatchInlineSnapshot(`
      "small/setup.yaml:2:15 the total is 4, but fixed and free influence add up to 3
        1 | deluxe:
      > 2 |   us: {total: 4, fixed: {italy: 1}, free: {count: 2, region: europe}}
          |               ^
        3 |   ussr: {total: 1, fixed: {austria: 1}, free: {count: 0, region: europe}}"
    `);
  });

  it('if a key of a map is no country', () => {
    expect(broken('setup.yaml', 'italy: 1', 'itlay: 1')).toMatchInlineSnapshot(`
      "small/setup.yaml:2:26 unknown country "itlay"
        1 | deluxe:
      > 2 |   us: {total: 3, fixed: {itlay: 1}, free: {count: 2, region: europe}}
          |                          ^^^^^
        3 |   ussr: {total: 1, fixed: {austria: 1}, free: {count: 0, region: europe}}
        expected one of france, italy, austria
        did you mean "italy"?"
    `);
  });

  it('if a key stands twice', () => {
    expect(broken('regions.yaml', '    name: Europe', '    name: Europe\n    name: Europe')).toMatchInlineSnapshot(`
      "small/regions.yaml:4:5 the key "name" stands twice in this map
        3 |     name: Europe
      > 4 |     name: Europe
          |     ^^^^
        5 |     card: europe-scoring"
    `);
  });

  it('if a list stands where a map is expected', () => {
    expect(broken('profiles.yaml', /^club: .*$/m, '- club')).toMatchInlineSnapshot(`
      "small/profiles.yaml:1:1 the file cannot be a list
      > 1 | - club
          | ^^^^^^
        expected a map"
    `);
  });

  it('if a clause is unknown', () => {
    expect(broken('clauses/06.yaml', 'see: ["6.1"]', 'see: ["6.11"]')).toMatchInlineSnapshot(`
      "small/clauses/06.yaml:2:83 unknown clause "6.11"
        1 | … kind: note, summary: "Heading: placing influence.", editions: [deluxe], normative: false}
      > 2 | … kind: note, summary: "Heading: one at a time.", see: ["6.11"], editions: [deluxe], normative: false}
          |                                                         ^^^^^^
        did you mean "6.1"?"
    `);
  });

  it('if an issue rests on an unknown card', () => {
    expect(broken('issues.yaml', '[exercise]', '[exersice]')).toMatchInlineSnapshot(`
      "small/issues.yaml:8:11 unknown card "exersice"
        7 |   clauses: ["6.1"]
      > 8 |   cards: [exersice]
          |           ^^^^^^^^
        9 |   evidence: [The rulebook is silent.]
        did you mean "exercise"?"
    `);
  });

  it('if a profile wants an option that does not exist', () => {
    expect(broken('profiles.yaml', 'joined', 'joind')).toMatchInlineSnapshot(`
      "small/profiles.yaml:1:66 "joind" is no supported option of "split"
      > 1 | …le: Club, description: At the club., policies: {split: joind}}
          |                                                         ^^^^^
        expected one of apart, joined
        did you mean "joined"?"
    `);
  });
});

describe('a single text', () => {
  it('is checked against the ids of this package', () => {
    const [first, ...rest] = validateText('names', 'names.yaml', 'countries:\n  frnce: {name: Francia}\n');
    expect(rest).toEqual([]);
    expect(formatDiagnostic(first!)).toMatchInlineSnapshot(`
      "names.yaml:2:3 unknown country "frnce"
        1 | countries:
      > 2 |   frnce: {name: Francia}
          |   ^^^^^
        did you mean "france"?"
    `);
  });

  it('is painted only if asked', () => {
    const [first] = validateText('setup', 'setup.yaml', '[]');
    expect(formatDiagnostic(first!)).not.toContain('\u001b');
    expect(formatDiagnostic(first!, { colour: true })).toContain('\u001b[31m');
  });
});
