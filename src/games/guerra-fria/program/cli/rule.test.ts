import { describe, expect, it } from 'vitest';
import { arbiter, fileOf, MEXICO } from '../../../../cli/fixtures.ts';
import { ATTACK, EXAMPLE, GAME, TALK } from './fixtures.ts';

describe('arbiter rule --game guerra-fria', () => {
  it('leaves a round open in which a selection is missing', async () => {
    const round = "position: {}\naction: [{kind: round, selections: {south: '+4', west: '+4', north: '+4'}}]";
    const { code, out } = await arbiter(['rule', '--game', 'guerra-fria', fileOf(round)]);
    expect(code).toBe(3);
    expect(out).toContain('it depends on where the cards of East lie');
  });

  it('tells who may lay what, what moves, and who wins, each with its clause', async () => {
    const { code, out, err } = await arbiter(['rule', fileOf(ATTACK), ...GAME]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('LEGAL · South A North');
    expect(out).toMatch(/West +2\.4\.2\.1\.b {2}West puts 4 missiles on attack markers, of 12 allowed +yes/);
    expect(out).toMatch(/markers +2\.4\.2\.1\.a {2}marker of West against South: 8 → 10/);
    expect(out).toContain('2.5.b      South and North have 40 missiles against 38: the attack is victorious');
    expect(out).toMatch(/outcome +2\.5\.d +South and North win the game/);
    expect(out).toContain('Rests on no disputed reading.');
    expect(out).toContain('More: arbiter explain 2.5.d --game guerra-fria');
  });

  it('calls a null selection illegal and names the nearest move', async () => {
    const { code, out } = await arbiter(['rule', fileOf(EXAMPLE), ...GAME]);
    expect(code).toBe(1);
    expect(out).toMatch(/2\.4\.2\.1\.c {2}East would take 5 from the reserve, which has only 0 +no/);
    expect(out).toContain('  East: +4 South 4 West 0 North 0');
    expect(out).toContain('South and North win the game');
  });

  it('says that the game goes on', async () => {
    const passive = 'action: [{kind: round, selections: {south: +4, west: +4, north: +4, east: +4}}]';
    const { out } = await arbiter(['rule', fileOf(passive), ...GAME]);
    expect(out).toMatch(/outcome +2\.4 +nobody has won: the game goes on with round 2/);
  });

  it.each([
    ['es', 'INDETERMINADO · Oeste: hablar (Guerra fría, jugada 1)', 'LEGAL — table-talk=open', 'lo que se acordó'],
    ['it', 'INDETERMINATO · Ovest: parlare (Guerra fría, turno 1)', 'table-talk=open', 'che cosa si è concordato'],
    ['ru', 'НЕ ОПРЕДЕЛЕНО · Запад: разговор (Guerra fría, раунд 1)', 'table-talk=open', 'о чём игроки договорились'],
    ['en', 'UNDETERMINED · West: talking (Guerra fría, round 1)', 'LEGAL — table-talk=open', 'what the players agreed'],
  ])('names the missing fact and the readings in %s', async (lang, ...said) => {
    const { code, out } = await arbiter(['rule', fileOf(TALK), '--lang', lang, ...GAME]);
    expect(code).toBe(3);
    for (const words of said) expect(out).toContain(words);
    expect(out).not.toContain('label.');
  });

  it.each([
    [['--fact', 'talk open'], 0],
    [['--fact', 'talk silent'], 1],
    [['--policy', 'table-talk=open'], 0],
    [['--policy', '19=silent'], 1],
    [['--policy', 'A19=silent'], 1],
  ])('is settled by %j', async (options, expected) => {
    expect((await arbiter(['rule', fileOf(TALK), ...options, ...GAME])).code).toBe(expected);
  });

  it('lets the policies of the command line prevail over those of the case', async () => {
    const file = fileOf(`policies: {table-talk: silent}\n${TALK}`);
    expect((await arbiter(['rule', file, ...GAME])).code).toBe(1);
    expect((await arbiter(['rule', file, '--policy', 'table-talk=open', ...GAME])).code).toBe(0);
  });

  it('prints JSON with the keys of the other game', async () => {
    const { out } = await arbiter(['rule', fileOf(EXAMPLE), '--format', 'json', ...GAME]);
    const json = JSON.parse(out) as Record<string, unknown>;
    expect(json).toMatchObject({
      game: 'guerra-fria',
      edition: '1.0',
      verdict: 'illegal',
      failingStep: 1,
      nearest: ['East: +4 South 4 West 0 North 0'],
      rests: [],
      dependsOn: [],
      facts: { winners: ['north', 'south'], over: true },
      position: { attack: { west: { south: 10 } } },
    });
    expect(json.consequences).toContainEqual({
      action: 1,
      clause: '2.4.2.1.c',
      force: 'forbids',
      message: 'gain.reserve',
      args: { player: 'east', n: 5, has: 0 },
      text: 'East would take 5 from the reserve, which has only 0',
    });
  });

  it('prints a position that arbiter legal reads', async () => {
    const { out } = await arbiter(['rule', fileOf(EXAMPLE), '--format', 'yaml', ...GAME]);
    const legal = await arbiter(['legal', fileOf(out), ...GAME]);
    expect([legal.code, legal.err]).toEqual([0, '']);
  });

  it('prints Markdown, and rules on every case of a file', async () => {
    const { code, out } = await arbiter(['rule', 'features/guerra-fria/cases.yaml', '--format', 'md', ...GAME]);
    expect(code).toBe(1);
    expect(out).toContain('## GF-T34: Two defenders who play [+4]');
    expect(out).toContain('- `2.5.d` South and North win the game');
  });

  it('reads standard input, and one case by its id', async () => {
    expect((await arbiter(['rule', '-', ...GAME], { stdin: TALK })).code).toBe(3);
    const { out } = await arbiter(['rule', 'features/guerra-fria/cases.yaml', '--id', 'GF-01', ...GAME]);
    expect(out).toContain('reserve of South: 0 → 4');
  });

  it('says where a case expects something else', async () => {
    const { err } = await arbiter(['rule', fileOf(`${TALK}\nexpect: {legal: true}`), ...GAME]);
    expect(err).toBe('the case expects legal true, found "undetermined"\n');
  });
});

describe('a mistake', () => {
  it.each([
    [
      'position: {reserve: {noth: 3}}\naction: []',
      ['legal'],
      /:1:28 unknown player "noth"[\s\S]*did you mean "north"\?/,
    ],
    ['action: [{kind: select, player: south, selection: +4 weest 4}]', ['rule'], /:1:51 [\s\S]*did you mean "west"\?/],
    ['action: [{kind: selekt, player: south}]', ['rule'], /did you mean "select"\?/],
    ['position: {reserve: {south: 4}}', ['rule'], /no action[\s\S]*arbiter legal --game guerra-fria/],
    [
      'game: guerra-fria\naction: [{kind: agree, talk: open}]',
      ['rule'],
      /is the record of a game; use: arbiter replay/,
    ],
    [TALK, ['rule', '--edition', 'deluxe'], /one edition/],
    [TALK, ['rule', '--profile', 'playdek'], /no profiles/],
    [TALK, ['rule', '--policy', 'table-talk=opne'], /did you mean "open"\?/],
    [TALK, ['rule', '--policy', 'shuttle-diplomacy-loss=country'], /unknown issue "shuttle-diplomacy-loss"/],
    [TALK, ['rule', '--policy', '99=x'], /no issue number 99; they go from 1 to 21/],
    [TALK, ['rule', '--fact', 'die 4'], /--fact cannot be "die 4"[\s\S]*one of talk open, talk silent/],
    [TALK, ['rule', '--id', 'x'], /has no case "x"/],
    ['- {position: {}}\n- {position: {}}', ['legal'], /holds 2 cases; name one with --id/],
    [TALK, ['odds'], /"odds" does not know the game guerra-fria/],
  ])('%j %j is explained', async (content, [command = '', ...options], message) => {
    const { code, out, err } = await arbiter([command, fileOf(content), ...options, ...GAME]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  it.each(['rule', 'legal', 'suite', 'replay'])('of the game is noticed by %s', async (command) => {
    const { code, err } = await arbiter([command, fileOf(MEXICO), ...GAME]);
    expect(code).toBe(2);
    expect(err).toMatch(/is about Twilight Struggle, not about Guerra fría\n {2}leave out: --game guerra-fria/);
  });

  it.each(['rule', 'legal', 'suite', 'score', 'replay'])(
    'of the game is noticed by %s of Twilight Struggle',
    async (command) => {
      for (const content of [EXAMPLE, TALK, `cases:\n- ${TALK}`]) {
        const { code, err } = await arbiter([command, fileOf(content)]);
        expect(code).toBe(2);
        expect(err).toMatch(/is about Guerra fría, not about Twilight Struggle\n {2}add: --game guerra-fria/);
      }
    },
  );
});

describe('a very long case', () => {
  it('is ruled on, ten thousand rounds with a null selection in each, and answered for the first of them', async () => {
    const round = '- {kind: round, selections: {south: +4, west: +4, north: +4, east: +4 south 9}}\n';
    const { code, out } = await arbiter([
      'rule',
      fileOf(`action:\n${round.repeat(10_000)}`),
      '--format',
      'json',
      ...GAME,
    ]);
    expect(code).toBe(1);
    expect((JSON.parse(out) as { nearest: string[] }).nearest).toHaveLength(4);
  });

  it('of a file in which another cannot be read is ruled on all the same', async () => {
    const file = fileOf(`- id: good\n  ${TALK}\n- id: bad\n  action: [{kind: selekt}]`);
    const { code, out, err } = await arbiter(['rule', file, ...GAME]);
    expect(code).toBe(2);
    expect(out).toContain('UNDETERMINED');
    expect(err).toMatch(/did you mean "select"\?/);
  });
});
