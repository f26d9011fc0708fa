/** The command out of the installed package. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCommands } from '../cli/table.ts';
import { arbiter, CASE, installed, project, root } from './installed.fixture.ts';

/** The file of what was compiled for a command. */
function keptFor(command: string): string {
  const folder = join(installed, 'dist/compiled');
  return join(folder, readdirSync(folder).find((path) => path.startsWith(`${command}-`)) ?? command);
}

describe('the installed command', () => {
  it('rules as the sources do', () => {
    const source = spawnSync(process.execPath, ['src/cli/arbiter.cjs', 'rule', CASE, '--lang', 'ru'], {
      cwd: root,
      encoding: 'utf8',
    });
    const { code, out } = arbiter('rule', CASE, '--lang', 'ru');
    expect([code, out]).toEqual([1, source.stdout]);
    expect(out).toContain('Иран');
  });

  it.each(allCommands().map(({ name }) => name))('has help for %s', (name) => {
    const { code, out, err } = arbiter(name, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`arbiter ${name}`);
  });

  it.each([
    [['--version'], 0, '0.1.0'],
    [['suite', 'features/cases'], 0, 'passed'],
    [['suite', 'node_modules/cold-war-arbiter/features/suite/01-rulebook-examples.yaml'], 0, 'passed'],
    [['suite', '--game', 'guerra-fria', 'node_modules/cold-war-arbiter/features/guerra-fria/cases.yaml'], 0, 'passed'],
    [['replay', 'game.txt'], 0, 'game.txt'],
    [['replay', 'game.txt', '--format', 'html'], 0, '</html>'],
    [['validate'], 0, 'no mistakes'],
    [['validate', 'node_modules/cold-war-arbiter/rules/twilight-struggle/map.yaml'], 0, 'no mistakes'],
    [['explain', '8.1.5', '--lang', 'es'], 0, 'DEFCON'],
    [['explain', 'OPEC'], 0, 'OPEC'],
    [['legal', CASE], 2, 'not legal'],
    [['score', CASE, 'Middle East', '--policy', 'norad-same-round=applies'], 2, 'not legal'],
    [['fuzz', '--games', '2'], 0, 'games'],
    [['crosscheck', '--self'], 0, '0 findings'],
    [['reviewed'], 0, '0 to be reviewed'],
    [['glossary', '--format', 'csv'], 0, 'DEFCON'],
    [['export', '--locale', 'it', '--format', 'xliff'], 0, '<xliff'],
    [['export', '--locale', 'es', '--format', 'po'], 0, 'msgctxt'],
    [['import', 'nothing.po', '--write'], 2, 'installed package'],
    [['completion', 'fish'], 0, 'complete -c arbiter'],
    [['crosscheck', '--locale', 'es', join(root, 'src/crosscheck/fixtures/es.md')], 1, 'es.md'],
    [['rule', 'case.yaml'], 2, 'there is no file'],
  ] as const)('runs %j', (argv, expected, text) => {
    const { code, out, err } = arbiter(...argv);
    expect(`${out}${err}`).toContain(text);
    expect(code).toBe(expected);
  });

  it('explains what is wrong with a case', () => {
    writeFileSync(join(project, 'bad.yaml'), 'position: {defkon: 3}\naction: []\n');
    expect(arbiter('rule', 'bad.yaml').err).toContain('did you mean "defcon"?');
  });

  it('starts again with what the first start has compiled, and compiles nothing anew', () => {
    arbiter('rule', CASE);
    const path = keptFor('rule');
    const before = statSync(path);
    arbiter('rule', CASE);
    const { ino, mtimeMs } = statSync(path);
    // What V8 refuses or has not seen is compiled anew, and then all of it is written once more.
    expect([ino, mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  it('keeps what was compiled, and compiles anew what is damaged', () => {
    const path = keptFor('rule');
    const whole = readFileSync(path);
    const { out } = arbiter('rule', CASE);
    const damaged = [
      Buffer.alloc(0),
      Buffer.from('not this'),
      whole.subarray(0, whole.length / 2),
      ...[0.01, 0.3, 0.9].map((place) => {
        const bytes = Buffer.from(whole);
        bytes[Math.floor(place * bytes.length)]! ^= 0x10;
        return bytes;
      }),
    ];
    for (const bytes of damaged) {
      writeFileSync(path, bytes);
      expect(arbiter('rule', CASE)).toEqual({ code: 1, out, err: '' });
      expect(readFileSync(path).length).toBeGreaterThan(whole.length / 2);
    }
  });

  it('leaves nothing behind after a command that does not exist', () => {
    expect(arbiter('rulle', CASE).code).toBe(2);
    expect(readdirSync(join(installed, 'dist/compiled')).filter((path) => path.startsWith('rulle'))).toEqual([]);
  });
});
