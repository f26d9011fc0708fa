/** The page of the site about bad input shows what was tried and what a user sees: each row is what happens here. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { arbiter, fileOf, testFolder } from './fixtures.ts';
import { TEXTS } from './hostile-texts.fixture.ts';

const GAME = fileURLToPath(new URL('../../website/static/logs/short-game.txt', import.meta.url));
const RULEBOOK = fileURLToPath(new URL('../crosscheck/fixtures/es.md', import.meta.url));
const PAGE = '../../website/docs/hostile.md';

/** Tried by `src/cli/process.test.ts` and `src/patterns.test.ts`, as whole processes or over all sources. */
const ELSEWHERE = [
  ['the disk is full where the output goes', 'one sentence on the error stream, exit code 2'],
  ['the reader of a pipe leaves early (`head -1`)', 'nothing: the command ends in silence'],
  ['any command, with every way to the network trapped', 'no attempt to reach it'],
  ['a text made to slow down a regular expression, for each of them', 'linear time'],
  ['compiled code that is cut short, damaged or of another program', 'nothing: it is compiled anew'],
  ['Ctrl-C during `replay`, `suite` or `fuzz`', 'whole reports of what was done, how much that is, exit code 130'],
] as const;

const code = (text: string): string => `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``;

/** What a user reads first, without the folder of the tests. */
async function seen(...argv: string[]): Promise<readonly [line: string, exit: number]> {
  const { code: exit, out, err } = await arbiter(argv);
  const [line = ''] = `${err}${out}`.split('\n');
  const short = line.replaceAll(`${testFolder}/`, '').replaceAll(/\/?case-\d+\.yaml/g, 'case.yaml');
  return [short.length > 160 ? `${short.slice(0, 159)}…` : short, exit];
}

/** Other commands, with what is bad about the call. */
const CALLS: readonly (readonly [what: string, ...argv: string[]])[] = [
  ['a mistyped command', 'rulle', 'case.yaml'],
  ['a mistyped option', 'rule', 'case.yaml', '--edtion', 'second'],
  ['an unknown edition', 'legal', 'case.yaml', '--edition', 'third'],
  ['an unknown language', 'explain', '8.1.5', '--lang', 'xx'],
  ['an unknown name', 'explain', 'Nasserr'],
  ['too many regions', 'score', fileOf('position: {turn: 5}\n'), 'Asia', 'Europe'],
  ['an unknown game', 'rule', 'case.yaml', '--game', 'chess'],
  ['an unknown region', 'score', fileOf('position: {turn: 5}\n'), 'Atlantis'],
  ['a move in words nobody knows', 'legal', fileOf('position: {turn: 5}\n'), '--why-not', 'conquer the world'],
  ['an empty log', 'replay', fileOf('', 'empty.txt')],
  [
    'a binary log',
    'replay',
    fileOf(
      Uint8Array.from({ length: 4000 }, (_, n) => n % 256),
      'binary.txt',
    ),
  ],
  ['a log of another game', 'replay', fileOf('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6', 'chess.txt')],
  ['a log of 100 MB', 'replay', fileOf(new Uint8Array(100_000_000).fill(65), 'huge.txt')],
  ['a moment that is none', 'replay', GAME, '--position-at', 'T55'],
  ['a case in place of a log', 'replay', fileOf('position: {turn: 5}\naction: []\n', 'case-of-a-log.yaml')],
  ['an empty rulebook', 'crosscheck', fileOf('', 'empty.md'), '--locale', 'es'],
  [
    'a rulebook of another game',
    'crosscheck',
    fileOf('# Ajedrez\n\nLa torre se mueve en línea recta.\n'.repeat(9), 'chess.md'),
    '--locale',
    'es',
  ],
  ['a locale that is not here', 'crosscheck', fileOf('# Regeln\n', 'de.md'), '--locale', 'de'],
  ['a section that is none', 'crosscheck', RULEBOOK, '--locale', 'es', '--sections', '41'],
  ['a catalogue without a header', 'import', fileOf('msgid "a"\nmsgstr "b"\n', 'bad.po')],
  [
    'half a catalogue',
    'import',
    fileOf('msgid ""\nmsgstr ""\n"Language: it\\n"\n\nmsgctxt "messages/die"\nmsgid "a"\n', 'half.po'),
  ],
  ['a folder without cases', 'suite', join(testFolder, 'nowhere')],
  ['rules that are none', 'validate', fileOf('cards: 3\n', 'cards.yaml')],
  ['no number of games', 'fuzz', '--games', 'many'],
  ['a folder for records that is not there', 'fuzz', '--games', '5', '--record', 'nowhere'],
  ['a depth that is none', 'perft', fileOf('position: {turn: 5}\n'), 'deep'],
  ['an unknown shell', 'completion', 'csh'],
];

async function callRows(): Promise<string[]> {
  const lines: string[] = [];
  for (const [what, ...argv] of CALLS) {
    const [line, exit] = await seen(...argv);

    lines.push(`| ${what} | \`${argv[0]}\` | ${code(line)} | ${exit} |`);
  }
  return lines;
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
never a stack trace. These tables are compared with what really happens by the tests (\`src/cli/hostile-page.test.ts\`). Files
are handed to \`arbiter rule\`:

| handed in | seen | exit code |
|---|---|---|
${(await rows()).join('\n')}

Calls of this and the other commands that cannot be understood:

| the call | command | seen | exit code |
|---|---|---|---|
${(await callRows()).join('\n')}

</div>
`;
  await expect(page).toMatchFileSnapshot(PAGE);
});
