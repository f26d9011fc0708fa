import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../../data/diagnostics.ts';
import { listFiles, RULES_ROOT, readRulesFile } from '../../../../data/files.ts';
import { ownSchemas } from '../../../../data/own-schemas.ts';
import { validateFiles } from '../../../../data/validate.ts';
import { readGuerraFriaCases, readGuerraFriaRecord } from './cases.ts';
import { loadGuerraFria } from './load.ts';

const files = listFiles(`${RULES_ROOT}/guerra-fria`, '.yaml').map((name) => ({
  path: `guerra-fria/${name}`,
  source: new TextDecoder().decode(readRulesFile(RULES_ROOT, `guerra-fria/${name}`)),
}));

/** What is said about the rules after one replacement in one of their files. */
function broken(name: string, from: string | RegExp, to: string): string {
  const changed = files.map(({ path, source }) => {
    if (path !== `guerra-fria/${name}`) return { path, source };
    if (source.replace(from, to) === source) throw new Error(`nothing to replace in ${name}`);
    return { path, source: source.replace(from, to) };
  });
  const diagnostics = validateFiles(changed, ownSchemas(), 'rules/');
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n');
}

describe('the rules of Guerra fría', () => {
  it('are valid', () => {
    expect(broken('deck.yaml', /$/, '\n')).toBe('');
  });

  it.each([
    ['deck.yaml', 'OUT: 2', 'OUT: 3', /the deck has 41 cards, clause 2\.2\.1 says 40/],
    ['deck.yaml', '"12": 2', '"13": 2', /"12" is missing[\s\S]*unknown key "13"|unknown key "13"[\s\S]*"12"/],
    ['clauses.yaml', 'terms: [missile]', 'terms: [misile]', /unknown term "misile"[\s\S]*did you mean "missile"\?/],
    ['clauses.yaml', '- id: 2.2.2', '- id: 2.2.1', /the id "2\.2\.1" is taken already at line/],
    ['clauses.yaml', 'kind: permission', 'kind: permit', /"kind" cannot be "permit"/],
    ['issues.yaml', 'clauses: [2.5.c, 2.5.b]', 'clauses: [2.5.c, 2.5.x]', /unknown clause "2\.5\.x"/],
    [
      'issues.yaml',
      'supported: [lost, names]',
      'supported: [lost, named]',
      /unknown option "named"[\s\S]*did you mean "names"\?/,
    ],
    ['issues.yaml', 'preferred: lost', 'preferred: lsot', /preferred option "lsot" is not supported/],
    ['game.yaml', 'after-50-rounds', 'after-60-rounds', /"round-limit" has no option "after-60-rounds"/],
    ['glossary.yaml', / {2}ru: \{form: ракета.*\n/, '', /"ru" is missing/],
    ['i18n/it/clauses.yaml', /"2\.1": .*\n/, '', /the clause 2\.1 is not translated/],
    [
      'i18n/ru/issues.yaml',
      'null-alliance:',
      'null-aliance:',
      /"null-aliance" has not the options|"null-alliance" is not translated/,
    ],
    ['i18n/es/names.yaml', 'south:', 'soth:', /unknown key "soth"|"south" is missing/],
    [
      'i18n/en/messages.yaml',
      /open: "it depends on the numbers/,
      'opne: "it depends on the numbers',
      /"open" is missing|unknown key "opne"/,
    ],
  ])('%s: %s -> %s', (name, from, to, message) => {
    expect(broken(name, from, to)).toMatch(message);
  });

  it('are loaded under the readings asked for, or not at all', () => {
    const loaded = loadGuerraFria({ policies: { 'null-alliance': 'names' } });
    expect(loaded.ok && loaded.rules.policies).toMatchObject({ 'null-alliance': 'names', 'zero-moves': 'allowed' });
    expect(loaded.ok && loaded.rules).toMatchObject({ gain: 4, mostGained: 12, mostMoved: 12, cardsPerMarker: 2 });
    const wrong = loadGuerraFria({ policies: { 'nul-alliance': 'names' } });
    expect(!wrong.ok && wrong.diagnostics[0]).toMatchObject({ hint: 'did you mean "null-alliance"?' });
  });
});

describe('a file of cases', () => {
  const said = (source: string) => {
    const read = readGuerraFriaCases('cases.yaml', source);
    return read.ok ? `${read.cases.length} cases` : read.diagnostics.map((each) => formatDiagnostic(each)).join('\n');
  };

  it('holds one case, a list, or a list under `cases` or `test_cases`', () => {
    const one = '{action: [{kind: agree, talk: open}]}';
    expect([one, `[${one}, ${one}]`, `cases: [${one}]`, `test_cases: []`].map(said)).toEqual([
      '1 cases',
      '2 cases',
      '1 cases',
      '0 cases',
    ]);
  });

  it.each([
    ['[{action: {}}]', /cases\.yaml:1:11/],
    ['{action: [{kind: selekt, player: south}]}', /"kind" cannot be "selekt"[\s\S]*did you mean "select"\?/],
    ['{action: [{kind: select, player: south}]}', /"selection" is missing/],
    ['{action: [{kind: commit, player: south, seal: 12ab}]}', /"seal" cannot be "12ab"[\s\S]*SHA-256/],
    ['{actoin: [], action: [{kind: agree, talk: open}]}', /unknown key "actoin"/],
    ['{action: [{kind: select, player: south, selection: {west: [IN, 13]}}]}', /cannot be 13[\s\S]*0 to 12/],
    ['{action: [{kind: agree, talk: loud}]}', /"talk" cannot be "loud"[\s\S]*open, silent/],
    ['{position: {reserve: {south: -1}}, action: [{kind: agree, talk: open}]}', /"south" cannot be -1[\s\S]*from 0/],
    ['{action: [{kind: agree, talk: open}], expect: {winers: none}}', /unknown key "winers"[\s\S]*"winners"/],
    [
      '{id: x, title: t, clause: "2", scope: full round, before: {attack: {}, reserve: {}}, expect: {}}',
      /"selections" is missing/,
    ],
    ['action: [', /cases\.yaml:1/],
  ])('%s', (source, message) => {
    expect(said(source)).toMatch(message);
  });

  it('is no record of a game', () => {
    const read = readGuerraFriaRecord(
      'game.yaml',
      '{game: guerra-fria, action: [{kind: agree, talk: open}], expect: {}}',
    );
    expect(!read.ok && read.diagnostics[0]?.message).toBe('unknown key "expect"');
  });
});
