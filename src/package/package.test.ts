/** What is packed, and what installing it brings. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, installed, npm, pack, packed, project, root, stage } from './installed.fixture.ts';

describe('the package', () => {
  it('is small, and holds what it should', () => {
    const paths = packed.files.map(({ path }) => path);
    // A language takes about 80 kB: its files for translators, and the same compiled. With German there are five.
    // What decides the questions that are kept takes 60 kB more, our own questions for every clause and what words mean 60 kB,
    // those in five languages and about every card 100 kB, the words by which results are asked for, and the sentences for
    // editions, bids and deals, 40 kB; twice as many questions of ours and 360 more that are kept 80 kB;
    // abbreviations, and room for some more words, 5 kB. Two thousand more
    // questions of players, 70 kB; 160 more cases, and which case settles each question, 60 kB. The short forms of plays,
    // 10 kB.
    expect(packed.size).toBeLessThan(3_760_000);
    expect(paths).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'dist/API.md', 'dist/CHANGELOG.md', 'dist/NOTICES.txt']),
    );
    expect(paths).toEqual(expect.arrayContaining(['rules/schemas/case.schema.json', 'dist/index.d.ts']));
    expect(paths.some((path) => path.startsWith('features/suite/'))).toBe(true);
    expect(paths.filter((path) => /\.test\.|fixture|node_modules|(?<!\.d)\.ts$/.test(path))).toEqual([]);
  });

  it('is the same to the byte when it is built and packed again', () => {
    const again = join(folder, 'again');
    cpSync(stage, again, { recursive: true });
    execFileSync(process.execPath, ['--import', 'tsx', 'src/package/main.ts', join(again, 'dist')], { cwd: root });
    expect(pack(again, again).integrity).toBe(packed.integrity);
  });

  it('brings its documentation, with links that lead somewhere', () => {
    for (const page of ['API.md', 'CHANGELOG.md']) {
      const text = readFileSync(join(installed, 'dist', page), 'utf8');
      expect(text).toMatch(/^# /);
      for (const [, target = ''] of text.matchAll(/\]\(([^)]+)\)/g))
        expect(existsSync(join(installed, 'dist', target)), target).toBe(true);
    }
  });

  it('needs no other', () => {
    const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      dependencies?: object;
    };
    expect(dependencies).toBeUndefined();
    expect(npm(project, 'ls', '--all', '--parseable').trim().split('\n')).toHaveLength(2);
  });
});
