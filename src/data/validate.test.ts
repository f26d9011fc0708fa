import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from './diagnostics.ts';
import { listFiles, RULES_ROOT } from './files.ts';
import { validateRules, validateText } from './index.ts';
import { KINDS } from './kinds.ts';
import { readSchemas } from './own-schemas.ts';
import { PAINT } from './paint.ts';
import { broken } from './small-game.fixture.ts';

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

describe('a small game', () => {
  it('is valid as it stands', () => {
    expect(broken('game.yaml', 'title: Small', 'title: Little')).toBe('');
  });
});

describe('one mistake is reported once, with its place and a remedy', () => {
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

  it('if a period lacks a card', () => {
    expect(broken('game.yaml', 'early: 4', 'early: 5')).toMatchInlineSnapshot(`
      "small/game.yaml:4:42 the deluxe edition should have 5 cards in the early war, but cards/ has 4
        3 | editions:
      > 4 |   deluxe: {title: Deluxe, cards: {early: 5, mid: 0, late: 0}, basis: none}
          |                                          ^
        5 |   second: {title: Second, cards: {early: 3, mid: 0, late: 0}, basis: none}"
    `);
  });

  it('if a key stands twice', () => {
    expect(broken('regions.yaml', '    name: Europe', '    name: Europe\n    name: Europe')).toMatchInlineSnapshot(`
      "small/regions.yaml:4:5 the key "name" stands twice in this map
        3 |     name: Europe
      > 4 |     name: Europe
          |     ^^^^
        5 |     countries: 3"
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
    expect(formatDiagnostic(first!)).not.toContain(PAINT);
    expect(formatDiagnostic(first!, { colour: true })).toContain(`${PAINT}[31m`);
  });
});
