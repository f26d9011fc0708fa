import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { arbiter, fileOf, MEXICO } from './fixtures.ts';
import { main } from './main.ts';
import { localeOf } from './session.ts';
import { allCommands } from './table.ts';

describe('help', () => {
  it('names every command and every exit code', async () => {
    const { code, out } = await arbiter(['--help']);
    expect(code).toBe(0);
    for (const { name } of allCommands()) expect(out).toContain(`  ${name} `);
    expect(out).toContain('3  undetermined');
  });

  it.each(allCommands().map(({ name }) => name))('of %s says how it is called', async (name) => {
    const { code, out } = await arbiter([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`arbiter ${name}`);
    expect(out.split('\n').filter((line) => line.length > 120)).toEqual([]);
    expect((await arbiter(['help', name])).out).toBe(out);
  });

  it('goes to standard error if nothing was asked', async () => {
    const { code, out, err } = await arbiter([]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('arbiter COMMAND');
  });

  it('prints the version', async () => {
    expect((await arbiter(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('a mistake in the call', () => {
  it.each([
    [['rul', 'x.yaml'], 'did you mean "rule"?'],
    [['rule'], 'usage: arbiter rule CASE.yaml'],
    [['rule', 'a', 'b'], 'too many arguments'],
    [['rule', 'a', '--editon', 'deluxe'], 'did you mean "--edition"?'],
    [['rule', 'a', '--edition', 'delux'], 'did you mean "deluxe"?'],
    [['rule', 'a', '--edition'], '--edition needs a value'],
    [['rule', 'a', '--edition', '--lang', 'es'], '--edition necesita un valor'],
    [['rule', 'a', '--lang', 'qq'], 'one of en, de, es, it, ru'],
    [['rule', 'a', '--format', 'pdf'], '"rule" has no format "pdf"'],
    [['rule', 'a', '--help=yes'], '--help takes no value'],
    [['rule', 'a', '--game', 'chess'], 'one of twilight-struggle, guerra-fria'],
    [['odds', 'a', '--game', 'guerra-fria'], 'does not know the game'],
    [['--nonsense'], 'unknown option --nonsense'],
    [['help', 'rul'], 'did you mean "rule"?'],
    [['help', 'nothing'], 'one of rule, ask'],
    [['completion', 'fisch'], 'did you mean "fish"?'],
    [['replay', '-', '-'], 'standard input (-) can be read once only'],
  ])('%j is one message with a hint', async (argv, message) => {
    const { code, out, err } = await arbiter(argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.split('\n').length).toBeLessThan(6);
  });

  it.each([
    [['--policy', 'x'], 'ISSUE=OPTION'],
    [['--policy', 'no-such-issue=yes'], 'unknown issue "no-such-issue"'],
    [['--policy', 'shuttle-diplomacy-los=country'], 'did you mean "shuttle-diplomacy-loss"?'],
    [['--policy', 'shuttle-diplomacy-loss=contry'], 'did you mean "country"?'],
    [['--policy', '999=country'], 'there is no issue number 999'],
    [
      ['--policy', 'shuttle-diplomacy-loss=country', '--policy', '12=battleground-only'],
      '--policy shuttle-diplomacy-loss is given twice, as "country" and as "battleground-only"',
    ],
    [['--profile', 'playdeck'], 'did you mean "playdek"?'],
  ])('%j names what exists', async (options, message) => {
    const { code, err } = await arbiter(['rule', fileOf(MEXICO), ...options]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('options', () => {
  it('may stand before the command', async () => {
    const { out } = await arbiter(['--lang', 'es', 'rule', fileOf(MEXICO)]);
    expect(out).toContain('golpe de EE. UU. en México');
  });

  it('take the language from the environment', async () => {
    const { out } = await arbiter(['rule', fileOf(MEXICO)], { env: { LANG: 'ru_RU.UTF-8' } });
    expect(out).toContain('Мексик');
  });

  it.each([
    [{ LANG: 'it_IT.UTF-8' }, 'it'],
    [{ LANG: 'es' }, 'es'],
    [{ LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LANG: 'pt_PT.UTF-8' }, 'en'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'ru_RU', LC_ALL: 'it_IT' }, 'it'],
    [{ LANG: 'ru_RU', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'ru_RU', LC_MESSAGES: 'es_AR.UTF-8', LC_ALL: '' }, 'es'],
    [{}, 'en'],
  ])('read %j as %s', (env, locale) => {
    expect(localeOf(env)).toBe(locale);
  });

  it('name an issue by its number too', async () => {
    const { code, err } = await arbiter(['rule', fileOf(MEXICO), '--policy', '12=battleground-only']);
    expect([code, err]).toEqual([0, '']);
  });
});

describe('colour', () => {
  const sequence = '\u001b[';
  it('is used on a terminal only', async () => {
    expect((await arbiter(['rule', fileOf(MEXICO)], { isTTY: true })).out).toContain(sequence);
    expect((await arbiter(['rule', fileOf(MEXICO)])).out).not.toContain(sequence);
  });

  it('gives way to NO_COLOR', async () => {
    const { out, err } = await arbiter(['rule', fileOf('position: {defkon: 3}')], {
      isTTY: true,
      env: { NO_COLOR: '1' },
    });
    expect(out + err).not.toContain(sequence);
  });
});

describe('a terminal', () => {
  const explained = async (columns?: number): Promise<string> =>
    (await arbiter(['explain', '8.1.5'], { ...(columns !== undefined && { columns }) })).out;

  it('that does not know its width, or is very wide, gets lines of 100 columns', async () => {
    const ordinary = await explained();
    expect([await explained(0), await explained(400)]).toEqual([ordinary, ordinary]);
    const longest = Math.max(...ordinary.split('\n').map((line) => line.length));
    expect([longest > 90, longest <= 100]).toEqual([true, true]);
  });

  it('that is very narrow gets what one of 40 columns gets', async () => {
    const narrow = await explained(40);
    expect([await explained(1), await explained(10)]).toEqual([narrow, narrow]);
    expect(narrow.split('\n').length).toBeGreaterThan((await explained(60)).split('\n').length);
  });

  it.each([true, false])('is never given a colour that a name holds (a terminal: %s)', async (isTTY) => {
    const red = '\u001b[31m';
    const odd = fileOf('position: {defkon: 1}', `${red}odd.yaml`);
    for (const argv of [
      ['rule', odd],
      ['explain', `${red}x`],
      ['rule', fileOf(MEXICO), '--fact', `${red}\uFDD0[31m`],
    ]) {
      const { err } = await arbiter(argv, { isTTY });
      expect(err).toContain('\uFFFD[31m');
      if (!isTTY) expect(err).not.toContain('\u001b');
    }
  });
});

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish'])('for %s knows commands, options and readings', async (shell) => {
    const { code, out } = await arbiter(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['suite', 'why-not', 'shuttle-diplomacy-loss=country', 'playdek']) expect(out).toContain(word);
  });

  it.each([
    ['rule --edition s', 'second'],
    ['rule --edition = s', 'second'],
    ['--lang e', 'en es'],
    ['--lang es fu', 'fuzz'],
    ['rule --policy norad-same-round = n', 'not-yet'],
    ['fuzz --policy = in-without-out = g', 'gain'],
    ['play --sea', '--seats'],
    ['help cr', 'crosscheck'],
    ['completion f', 'fish'],
    ['rule mexico', ''],
  ])('in bash makes of "%s": %s', async (line, expected) => {
    const { out } = await arbiter(['completion', 'bash']);
    const words = ['arbiter', ...line.split(' ')];
    const script = `${out}\nCOMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _arbiter; echo "\${COMPREPLY[*]}"`;
    expect(String(spawnSync('bash', { input: script }).stdout)).toBe(`${expected}\n`);
  });

  it.each(['bash', 'zsh', 'fish'])('is valid %s, where there is one', async (shell) => {
    const { out } = await arbiter(['completion', shell]);
    const { error, status, stderr } = spawnSync(shell, ['-n', fileOf(out, `completion.${shell}`)], {
      encoding: 'utf8',
    });
    if (error) return;
    expect([status, stderr]).toEqual([0, '']);
  });
});

describe('a mistake of ours', () => {
  const broken = {
    write: () => {
      throw new TypeError('boom\nat somewhere');
    },
  };

  it('is admitted without a trace', async () => {
    let err = '';
    const io = {
      stdin: (async function* () {})(),
      stdout: broken,
      stderr: { write: (text: string) => (err += text) },
      env: {},
    };
    expect(await main(['--version'], io)).toBe(2);
    expect(err).toBe(
      'arbiter: internal error: boom\n  please report it with what you typed and the file; ARBITER_TRACE=1 shows where it happened\n',
    );
  });
});
