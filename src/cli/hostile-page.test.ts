/** The page of the site about bad input shows what was tried and what a user sees: each row is what happens here. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { arbiter, fileOf, testFolder } from './fixtures.ts';
import { TEXTS } from './hostile-texts.fixture.ts';

const PAGE = '../../website/docs/hostile.md';

/** Tried by `src/cli/process.test.ts` and `src/patterns.test.ts`, as whole processes or over all sources. */
const ELSEWHERE = [
  ['the disk is full where the output goes', 'one sentence on the error stream, exit code 2'],
  ['the reader of a pipe leaves early (`head -1`)', 'nothing: the command ends in silence'],
  ['any command, with every way to the network trapped', 'no attempt to reach it'],
  ['a text made to slow down a regular expression, for each of them', 'linear time'],
] as const;

const code = (text: string): string => `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``;

/** What a user reads first, without the folder of the tests. */
async function seen(...argv: string[]): Promise<readonly [line: string, exit: number]> {
  const { code: exit, out, err } = await arbiter(argv);
  const [line = ''] = `${err}${out}`.split('\n');
  const short = line.replaceAll(`${testFolder}/`, '').replaceAll(/\/?case-\d+\.yaml/g, 'case.yaml');
  return [short.length > 160 ? `${short.slice(0, 159)}…` : short, exit];
}

async function rows(): Promise<string[]> {
  const tried: (readonly [string, string])[] = [
    ...TEXTS.map(([what, text]) => [what, fileOf(text)] as const),
    ['more than two million bytes', fileOf('#'.repeat(2_000_001))],
    ['a file that is not there', join(testFolder, 'nowhere.yaml')],
    ['a device that never ends', '/dev/zero'],
  ];
  const lines: string[] = [];
  for (const [what, path] of tried) {
    const [line, exit] = await seen('rule', path);
    lines.push(`| ${what} | ${code(line)} | ${exit} |`);
  }
  return [...lines, ...ELSEWHERE.map(([what, outcome]) => `| ${what} | ${outcome} | |`)];
}

it('shows what was tried and what is seen', async () => {
  const page = `---
sidebar_position: 8
title: Bad input
---

# Bad input

<div lang="en">

Whatever is handed in, a user gets one sentence about it, with its place and the nearest name where there is one; exit code 2;
never a stack trace. This table is compared with what really happens by the tests (\`src/cli/hostile-page.test.ts\`); the
command is \`arbiter rule\` unless another is named.

| handed in | seen | exit code |
|---|---|---|
${(await rows()).join('\n')}

An interrupt (Ctrl-C) ends a command. \`replay\` over many logs then still prints whole JSON of the games it has finished.

</div>
`;
  await expect(page).toMatchFileSnapshot(PAGE);
});
