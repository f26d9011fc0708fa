/** The command as it is installed, as a process: output that cannot be written, readers that leave, and no network. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { INVENTED_GAME } from '../logs/replay/fixture-log.ts';
import { fileOf, MEXICO, testFolder } from './fixtures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ARBITER = join(inject('stage'), 'src/cli/arbiter.cjs');
/** The same from the sources, as a checkout has it. */
const SOURCES = join(root, 'src/cli/arbiter.cjs');

describe.skipIf(!existsSync('/dev/full'))('a full disk', () => {
  it.each([[['rule', fileOf(MEXICO)]], [['glossary', '--format', 'csv']], [['--help']]])('is told of by %j', (argv) => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [ARBITER, ...argv], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect([status, stderr]).toEqual([2, 'arbiter: the output cannot be written (ENOSPC)\n']);
  });
});

describe.skipIf(process.platform === 'win32')('a reader that has seen enough', () => {
  it.each(['suite features/suite --format json', 'glossary --format csv', 'completion bash'])(
    'ends %s without a word',
    (line) => {
      const shell = `"${process.execPath}" "${ARBITER}" ${line} | head -1`;
      const { stdout, stderr } = spawnSync('sh', ['-c', shell], { cwd: root, encoding: 'utf8' });
      expect(stdout.split('\n')).toHaveLength(2);
      expect(stderr).toBe('');
    },
  );
});

describe.skipIf(process.platform === 'win32')('a pipe', () => {
  const pipe = (name: string): string => {
    const path = join(testFolder, name);
    spawnSync('mkfifo', [path]);
    return path;
  };

  it('that is silent is waited for, with a word about it, and then read', async () => {
    const path = pipe('slow.yaml');
    const child = spawn(process.execPath, [ARBITER, 'rule', path], { cwd: root });
    let out = '';
    child.stdout.on('data', (text) => (out += text));
    const [said] = (await once(child.stderr, 'data')) as [Buffer];
    expect(String(said)).toBe(`waiting for something to be written to ${path}\n`);
    writeFileSync(path, MEXICO);
    const [code] = (await once(child, 'close')) as [number];
    expect([code, out.split(' ')[0]]).toEqual([0, 'LEGAL']);
  });

  it.each([
    ['standard input by its path', 'cat "$LOG" | "$NODE" "$ARBITER" replay /dev/stdin'],
    ['the output of another command', '"$NODE" "$ARBITER" replay <(cat "$LOG")'],
  ])('is read once: %s', (_name, line) => {
    const path = join(testFolder, 'once.txt');
    writeFileSync(path, INVENTED_GAME);
    const env = { ...process.env, LOG: path, NODE: process.execPath, ARBITER };
    const { status, stdout } = spawnSync('bash', ['-c', line], { env, encoding: 'utf8' });
    expect([status, stdout.split(' · ')[0]]).toEqual([0, 'NO VIOLATION']);
  });

  it('that lies in a folder is no case file', () => {
    mkdirSync(join(testFolder, 'pipes'));
    pipe('pipes/case.yaml');
    const { status, stderr } = spawnSync(process.execPath, [ARBITER, 'suite', join(testFolder, 'pipes')], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('there is no .yaml file below')]);
  });
});

describe.skipIf(process.platform === 'win32')('without', () => {
  const sh = (line: string) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: root, encoding: 'utf8' });
    return [status, stdout.split(' ')[0], stderr.split('\n')[0]];
  };
  const rule = `"${process.execPath}" "${ARBITER}" rule`;
  const fromSources = `"${process.execPath}" "${SOURCES}" rule`;

  it.each([
    ['standard input', `${rule} - <&-`, [2, '', 'arbiter: standard input is empty']],
    ['standard output', `${rule} ${fileOf(MEXICO)} >&-`, [0, '', '']],
    ['a stream for errors', `${rule} ${fileOf(MEXICO)} 2>&-`, [0, 'LEGAL', '']],
    ['a stream for errors, and something to say there', `${rule} nowhere.yaml 2>&-`, [2, '', '']],
    ['an environment', `env -i ${rule} ${fileOf(MEXICO)}`, [0, 'LEGAL', '']],
    ['a home', `HOME=/nowhere TMPDIR=/nowhere ${rule} ${fileOf(MEXICO)}`, [0, 'LEGAL', '']],
    ['an environment, from the sources,', `env -i ${fromSources} ${fileOf(MEXICO)}`, [0, 'LEGAL', '']],
    ['a home, from the sources,', `HOME=/nowhere TMPDIR=/nowhere ${fromSources} ${fileOf(MEXICO)}`, [0, 'LEGAL', '']],
  ] as const)('%s the exit code is right', (_title, line, expected) => {
    expect(sh(line)).toEqual(expected);
  });
});

describe('thousands of cases', () => {
  it.each(['rule', 'suite'])('are run by %s one after the other, without keeping every ruling', (command) => {
    const one = '- {position: {phasing: USSR}, action: [{kind: pass, player: US}]}\n';
    const argv = ['--max-old-space-size=140', ARBITER, command, fileOf(one.repeat(3000))];
    const { status, stderr } = spawnSync(process.execPath, argv, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
    expect([status, stderr]).toEqual([command === 'rule' ? 1 : 0, '']);
  });
});

/** Every way out of the machine ends the process with a code of its own. */
const TRAP = `
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { syncBuiltinESMExports } from 'node:module';
const caught = (what) => () => {
  process.stderr.write('network: ' + what);
  process.exit(99);
};
// A path is a socket of this machine: what runs the sources talks to itself through one.
const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...to) {
  const [first] = [to[0]].flat();
  return typeof (first?.path ?? first) === 'string' && !first?.host ? connect.apply(this, to) : caught('connect')();
};
dgram.createSocket = caught('datagram');
for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6']) dns[name] = dns.promises[name] = caught(name);
globalThis.fetch = caught('fetch');
syncBuiltinESMExports();
`;

describe('where code may not be made while a program runs', () => {
  it('the same games are played', () => {
    const fuzz = (...flags: string[]): unknown => {
      const argv = [...flags, ARBITER, 'fuzz', '--games', '40', '--seed', '5', '--format', 'json'];
      const { stdout, stderr } = spawnSync(process.execPath, argv, { cwd: root, encoding: 'utf8' });
      expect(stderr).toBe('');
      return JSON.parse(stdout, (key, value) => (/seconds?$/i.test(key) ? undefined : value));
    };
    expect(fuzz('--disallow-code-generation-from-strings')).toEqual(fuzz());
  });
});

describe('the network', () => {
  const trap = join(testFolder, 'trap.mjs');
  writeFileSync(trap, TRAP);
  const run = (...argv: string[]) =>
    spawnSync(process.execPath, ['--import', trap, ...argv], {
      cwd: root,
      encoding: 'utf8',
      input: 'quit\n',
      maxBuffer: 64 * 1024 * 1024,
    });

  it.each(["fetch('http://localhost')", "(await import('node:http')).get('http://localhost')"])(
    'would be noticed: %s',
    (program) => {
      expect(run('--input-type=module', '-e', program).status).toBe(99);
    },
  );

  it.each([
    `rule ${fileOf(MEXICO)}`,
    `legal ${fileOf(MEXICO)}`,
    'explain 8.1.5 --lang ru',
    'replay website/static/logs/short-game.txt',
    'crosscheck src/crosscheck/fixtures/es.md --locale es',
    'export --locale it --format xliff',
    'fuzz --games 1',
    'play --opponent random',
    'suite features/cases',
    'suite --game guerra-fria features/guerra-fria/cases.yaml',
  ])('is never asked by %s', (line) => {
    const { status, stderr } = run(ARBITER, ...line.split(' '));
    expect(stderr).not.toContain('network');
    expect([0, 1]).toContain(status);
  });
});
