import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beside } from '../../../../beside.fixture.ts';
import { arbiter, fileOf, testFolder } from '../../../../cli/fixtures.ts';
import { EXAMPLE, GAME, TALK } from './fixtures.ts';
import { guerraFriaGame } from './game.ts';

const SPECIFICATION = beside('clauses/guerra-fria.yaml');

describe('help', () => {
  it('says what each command does for the game', async () => {
    const { out } = await arbiter(['--help', ...GAME]);
    for (const { summary } of guerraFriaGame.commands) expect(out.replaceAll(/\s+/g, ' ')).toContain(summary);
    expect(out).toContain('arbiter COMMAND --help --game guerra-fria');
    expect((await arbiter(['help', ...GAME])).out).toBe(out);
  });

  it.each(guerraFriaGame.commands.map(({ name }) => name))('of %s is that of the game', async (name) => {
    const { code, out } = await arbiter([name, '--help', ...GAME]);
    expect(code).toBe(0);
    expect((await arbiter(['help', name, ...GAME])).out).toBe(out);
    expect(out).not.toContain('DEFCON');
    expect(out.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });
});

describe('arbiter suite --game guerra-fria', () => {
  it('runs our cases, in a folder too', async () => {
    const { code, out, err } = await arbiter(['suite', 'features/guerra-fria', ...GAME]);
    expect([code, out]).toEqual([0, '16 cases: 16 passed, 0 failed\n']);
    expect(err).toContain('not a case file of Guerra fría: features/guerra-fria/phrases/en.yaml');
  });

  it.runIf(SPECIFICATION.present)(
    `runs the cases of the specification as they stand${SPECIFICATION.remark}`,
    async () => {
      const { code, out } = await arbiter(['suite', SPECIFICATION.path, '--format', 'json', ...GAME]);
      const { total, passed, failed } = JSON.parse(out) as { total: number; passed: number; failed: unknown[] };
      expect([code, passed, failed]).toEqual([0, total, []]);
      expect(total).toBeGreaterThan(15);
    },
  );

  it('shows what was expected and found, and the reading under which it would be so', async () => {
    const file = fileOf(
      '{id: x, action: [{kind: select, player: south, selection: west IN 4}], expect: {winners: [south, west]}}',
    );
    const json = await arbiter(['suite', file, '--format', 'json', ...GAME]);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toEqual({
      total: 1,
      passed: 0,
      failed: [{ id: 'x', expected: { winners: ['south', 'west'] }, found: { winners: 'none' } }],
    });
    const half = fileOf(
      '{id: y, action: [{kind: select, player: south, selection: "west IN 4, north 0 0, east 0 0"}], expect: {legal: true}}',
    );
    const { out } = await arbiter(['suite', half, ...GAME]);
    expect(out).toContain('  legal: expected true, found false');
    expect(out).toContain('  passes under --policy in-without-out=gain');
  });

  it('leaves out cases of lower confidence', async () => {
    const file = fileOf(`{id: x, confidence: low, ${TALK}, expect: {legal: true}}`);
    expect((await arbiter(['suite', file, '--min-confidence', 'high', ...GAME])).out).toContain('0 cases');
  });

  it('goes on after a file that cannot be read', async () => {
    const { code, out, err } = await arbiter([
      'suite',
      fileOf('action: 3'),
      'features/guerra-fria/cases.yaml',
      ...GAME,
    ]);
    expect([code, out]).toEqual([2, '16 cases: 16 passed, 0 failed\n']);
    expect(err).toContain('"action"');
  });
});

describe('arbiter legal --game guerra-fria', () => {
  it('counts the selections of everybody who has laid none, and lists those of one player', async () => {
    const position = fileOf('position: {reserve: {south: 4}}');
    const all = await arbiter(['legal', position, ...GAME]);
    // 165 ways to put at most eight missiles on three markers; twelve reorganisations of nothing.
    expect(all.out).toContain('South: 180 possible selections ([+4]: 165, [R]: 12, [A]: 3)');
    expect(all.out.match(/possible selections/g)).toHaveLength(4);
    const one = await arbiter(['legal', position, '--by', 'sur', '--lang', 'es', ...GAME]);
    expect(one.out).toContain('\n    A Norte\n');
  });

  it('prints JSON', async () => {
    const { out } = await arbiter(['legal', fileOf('{}'), '--by', 'west', '--format', 'json', ...GAME]);
    const { awaits, round, choices } = JSON.parse(out) as { awaits: string; round: number; choices: object[] };
    expect([awaits, round, choices.length]).toEqual(['round.selecting', 1, 1]);
    expect(choices[0]).toMatchObject({ player: 'west', byMove: { '+4': 35, A: 3 } });
  });

  it('says why not, condition by condition', async () => {
    const { code, out } = await arbiter(['legal', fileOf('{}'), '--by', 'south', '--why-not', '+4 west 5', ...GAME]);
    expect(code).toBe(1);
    expect(out).toMatch(/2\.4\.2\.1\.c {2}South would take 1 from the reserve, which has only 0 +no/);
    expect(out).toContain('South: +4 West 4 North 0 East 0');
    const yes = await arbiter(['legal', fileOf('{}'), '--by', 'south', '--why-not', 'A oeste', ...GAME]);
    expect(yes.code).toBe(0);
  });

  it.each([
    [['--why-not', '+4'], /--why-not needs the player/],
    [['--by', 'soth'], /unknown player "soth"[\s\S]*did you mean "south"\?/],
    [['--by', 'south', '--why-not', '+4 wets 3'], /unknown player "wets"[\s\S]*did you mean "west"\?/],
    [['--by', 'south', '--why-not', '+4 west 13'], /unknown card "13"/],
  ])('explains %j', async (options, message) => {
    const { code, err } = await arbiter(['legal', fileOf('{}'), ...options, ...GAME]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  it('has nothing to offer after the end', async () => {
    const { code, out } = await arbiter(['legal', fileOf(EXAMPLE), ...GAME]);
    expect([code, out]).toEqual([0, 'Guerra fría, round 1\n\nNothing can be done.\n']);
  });
});

describe('arbiter explain --game guerra-fria', () => {
  it.each([
    ['2.4.2.1', 'clause', '4 missiles'],
    ['+4', 'move', '2.4.2.1.c'],
    ['ENTRADA', 'card', 'copies: 3'],
    ['null-alliance', 'disputed question', '✓ lost'],
    ['A09', 'disputed question', '✓ lost'],
    ['round.revealing', 'state of the chart', 'awaits: a reveal'],
    ['ataque válido', 'term', '2.5'],
  ])('%s: a %s', async (id, kind, said) => {
    const { code, out } = await arbiter(['explain', id, ...GAME]);
    expect(code).toBe(0);
    expect(out).toContain(` · ${kind}\n`);
    expect(out).toContain(said);
  });

  it('names numbers and their values in the language asked for', async () => {
    expect((await arbiter(['explain', 'ENTRADA', '--lang', 'it', ...GAME])).out).toContain('copie: 3');
    expect((await arbiter(['explain', 'A09', '--lang', 'es', ...GAME])).out).toMatch(/confianza: (alta|media|baja)/);
  });

  it('takes words together or one by one, in any language, as text, Markdown or JSON', async () => {
    expect((await arbiter(['explain', 'valid', 'attack', '--lang', 'it', ...GAME])).code).toBe(0);
    const { out } = await arbiter(['explain', 'R', 'A', '--format', 'json', '--lang', 'ru', ...GAME]);
    expect(JSON.parse(out)).toMatchObject([
      { kind: 'move', id: 'R' },
      { kind: 'move', id: 'A' },
    ]);
    expect((await arbiter(['explain', 'R', '--format', 'md', ...GAME])).out).toMatch(/^## \[R\]/);
  });

  it('suggests names for what it does not know', async () => {
    const { code, err } = await arbiter(['explain', 'nul-alliance', ...GAME]);
    expect(code).toBe(2);
    expect(err).toContain('did you mean "null-alliance"');
  });
});

const RECORD = `
game: guerra-fria
action:
  - {kind: agree, talk: open}
  - {kind: round, selections: {south: +4, west: +4 south 5, north: +4, east: +4}, result: {reserve: {south: 4}}}
  - {kind: round, selections: {south: +4, west: +4, north: +4, east: +4}, result: {reserve: {south: 9}}}
  - {kind: talk, player: west, way: secretly}
  - {kind: talk, player: west, way: aloud}
`;

describe('arbiter replay --game guerra-fria', () => {
  it('shows the first violation with the position before it, or all', async () => {
    const file = fileOf(RECORD, 'record.yaml');
    const first = await arbiter(['replay', file, ...GAME]);
    expect(first.code).toBe(1);
    expect(first.out).toContain(
      ':6  2.4.1.2  round 2, the record notes reserve {"south":9}, the rules give {"south":8}',
    );
    expect(first.out).toContain('    South: West 0, North 0, East 0, reserve 4');
    expect(first.out).toContain('… and 1 more: --all');
    const all = await arbiter(['replay', file, '--all', '--lang', 'es', ...GAME]);
    expect(all.out).toContain(':5  2.4.2.1.c  jugada 1, ');
    expect(all.out).toContain(':7  2.6.a  jugada 3, Oeste no puede comunicar nada en secreto');
  });

  it('prints one JSON object for each record', async () => {
    const { out } = await arbiter(['replay', fileOf(RECORD), '--format', 'json', ...GAME]);
    expect(JSON.parse(out)).toMatchObject([
      {
        lines: 8,
        unread: [],
        checked: { rounds: 2, selections: 8, results: 2 },
        notAdjudicated: 1,
        violations: [
          { line: 6, clause: '2.4.1.2' },
          { line: 7, clause: '2.6.a' },
        ],
        undetermined: [],
        notes: [{ line: 5, clause: '2.4.2.1.c' }],
        ending: { round: 3, winners: 'none' },
      },
    ]);
  });

  it('names the winners of a game without mistakes', async () => {
    const { code, out } = await arbiter(['replay', fileOf(EXAMPLE), '--lang', 'it', ...GAME]);
    expect(code).toBe(0);
    expect(out).toMatch(/ · .*: Nord e Sud vincono la partita \(verificato: 1 turno, 4 scelte, 0 risultati\)/);
  });
});

describe('arbiter validate', () => {
  it('knows files of this game for what they are', async () => {
    for (const file of ['features/guerra-fria/cases.yaml', fileOf(RECORD)])
      expect((await arbiter(['validate', file])).out).toBe('1 file: no mistakes\n');
  });

  it.each([
    [TALK.replace('way:', 'wya:'), 'did you mean "way"?'],
    [RECORD.replace('north: +4', 'north: 5'), '"north" cannot be 5'],
    ['actoin: []', 'did you mean "action"?'],
  ])('%j', async (content, message) => {
    const { code, out } = await arbiter(['validate', fileOf(content), ...GAME]);
    expect(code).toBe(1);
    expect(out).toContain(message);
    expect(out).not.toContain('headline');
  });
});

describe('arbiter fuzz --game guerra-fria', () => {
  it('plays the same games for the same seed and finds nothing', async () => {
    const argv = ['fuzz', '--games', '10', '--seed', '7', '--format', 'json', '--record', testFolder, ...GAME];
    const [a, b] = [await arbiter(argv), await arbiter(argv)].map(({ code, out }) => {
      const {
        seconds: _,
        gamesPerSecond: __,
        decisionsPerSecond: ___,
        ...rest
      } = JSON.parse(out) as Record<string, unknown>;
      return { code, rest };
    });
    expect(a).toEqual(b);
    expect(a).toMatchObject({ code: 0, rest: { games: 10, failures: [] } });
    expect((await arbiter(['fuzz', '--games', '2', ...GAME])).out).toContain('games/s');
  });
});

it('finds every label it needs in every language', () => {
  const files = ['en', 'es', 'it', 'ru'].map((locale) =>
    readFileSync(`rules/guerra-fria/i18n/${locale}/messages.yaml`, 'utf8'),
  );
  const labels = files.map((file) => [...file.matchAll(/^label\.[\w.-]+/gm)].map(([id]) => id));
  for (const list of labels) expect(list).toEqual(labels[0]);
});
