/** The page of the site about bad input shows what was tried and what a user sees: each row is what happens here. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { arbiter, fileOf, testFolder } from './fixtures.ts';
import { TEXTS, wrongNames } from './hostile-texts.fixture.ts';

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
  ['a folder of compiled code that others may write to', 'nothing: it is not used'],
  ['the same with standard input, output or errors closed', 'what can be said is said; the exit code is right'],
  ['a pipe to which nobody writes', 'a word about what is waited for; Ctrl-C ends it'],
  ['a pipe that lies in a folder of cases', 'it is no case file'],
  ['no environment: no home, no path, no terminal', 'nothing: it works'],
  ['a terminal that knows no width, or is ten columns wide', 'what one of 100 columns shows, or one of 40'],
  ['colours in a file name, an option or a log', 'a replacement character for the escape'],
  ['thousands of cases in one file', 'one ruling after the other: none is kept'],
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
  ['the name of a method', 'explain', 'constructor'],
  ['a name of 100,000 letters', 'explain', 'x'.repeat(100_000)],
  ['colours in a name', 'explain', '\u001b[31mNasser\u001b[0m'],
  ['colours in a command', '\u001b[31mrule'],
  ['a value that begins with a dash', 'rule', 'case.yaml', '--id', '-1'],
  ['an option without its value', 'rule', 'case.yaml', '--lang='],
  ['a flag with a value', 'rule', 'case.yaml', '--help=yes'],
  ['a prototype for a reading', 'rule', fileOf('position: {}\naction: []\n'), '--policy', '__proto__=x'],
  ['a help that is not there', 'help', 'nothing'],
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
  ['a moment that the log does not have', 'replay', GAME, '--position-at', 'T5 US AR3'],
  ['another action that is none', 'replay', GAME, '--what-if', 'T1 US AR2: {foo: 1}'],
  ['another action with a map for a card', 'replay', GAME, '--what-if', 'T1 US AR2: {card: {a: 1}}'],
  ['another action with a prototype', 'replay', GAME, '--what-if', 'T1 US AR2: {__proto__: 1}'],
  ['a die of nine', 'replay', GAME, '--what-if', 'T1 US AR2: die 9'],
  ['a case in place of a log', 'replay', fileOf('position: {turn: 5}\naction: []\n', 'case-of-a-log.yaml')],
  ['an empty rulebook', 'crosscheck', fileOf('', 'empty.md'), '--locale', 'es'],
  [
    'a rulebook of another game',
    'crosscheck',
    fileOf('# Ajedrez\n\nLa torre se mueve en línea recta.\n'.repeat(9), 'chess.md'),
    '--locale',
    'es',
  ],
  ['our own texts as SARIF', 'crosscheck', '--self', '--format', 'sarif'],
  ['a locale that is not here', 'crosscheck', fileOf('# Regels\n', 'nl.md'), '--locale', 'nl'],
  ['a section that is none', 'crosscheck', RULEBOOK, '--locale', 'es', '--sections', '41'],
  ['a catalogue without a header', 'import', fileOf('msgid "a"\nmsgstr "b"\n', 'bad.po')],
  [
    'half a catalogue',
    'import',
    fileOf('msgid ""\nmsgstr ""\n"Language: it\\n"\n\nmsgctxt "messages/die"\nmsgid "a"\n', 'half.po'),
  ],
  [
    'a catalogue for a language that is a path',
    'import',
    fileOf(
      'msgid ""\nmsgstr ""\n"Language: ../../etc\\n"\n\nmsgctxt "messages/die"\nmsgid "a"\nmsgstr "b"\n',
      'path.po',
    ),
  ],
  [
    'an XLIFF file with entities that grow',
    'import',
    fileOf('<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>\n<xliff><file>&b;</file></xliff>', 'bomb.xlf'),
  ],
  [
    'an XLIFF file without texts',
    'import',
    fileOf(`<xliff>${'<g>'.repeat(9000)}${'</g>'.repeat(9000)}</xliff>`, 'deep.xlf'),
  ],
  ['a quotation mark that is never closed', 'import', fileOf('id,subject,en\n"x', 'open.csv')],
  ['a language that is none', 'export', '--locale', '__proto__'],
  ['a folder without cases', 'suite', join(testFolder, 'nowhere')],
  ['rules that are none', 'validate', fileOf('cards: 3\n', 'cards.yaml')],
  ['no number of games', 'fuzz', '--games', 'many'],
  [
    'two readings of one question',
    'fuzz',
    '--policy',
    'death-squads-region=central',
    '--policy',
    'death-squads-region=everywhere',
  ],
  ['standard input for two logs', 'replay', '-', '-'],
  ['more games than a life has', 'fuzz', '--games', '1e309'],
  ['a seed below nothing', 'fuzz', '--games', '1', '--seed=-5'],
  ['a folder for records that is not there', 'fuzz', '--games', '5', '--record', 'nowhere'],
  [
    'a marker beyond all numbers',
    'rule',
    fileOf('position: {reserve: {south: 1e308}}\naction: [{kind: select, player: south, selection: +4}]\n'),
    '--game',
    'guerra-fria',
  ],
  ['a depth that is none', 'perft', fileOf('position: {turn: 5}\n'), 'deep'],
  ['an unknown shell', 'completion', 'csh'],
];

async function callRows(): Promise<string[]> {
  const lines: string[] = [];
  for (const [what, ...argv] of CALLS) {
    const [line, exit] = await seen(...argv);

    lines.push(`| ${what} | ${code((argv[0] ?? '').replace('\u001b', '\uFFFD'))} | ${code(line)} | ${exit} |`);
  }
  return lines;
}

/** A folder in the folder of the tests. */
function folder(name: string): string {
  mkdirSync(join(testFolder, name), { recursive: true });
  return join(testFolder, name);
}

/** A symbolic link in the folder of the tests. */
function link(name: string, target: string): string {
  const path = join(testFolder, name);
  symlinkSync(join(testFolder, target), path);
  return path;
}

async function rows(): Promise<string[]> {
  const tried: (readonly [string, string])[] = [
    ...TEXTS.map(([what, text]) => [what, fileOf(text)] as const),
    ['more than two million bytes', fileOf('#'.repeat(2_000_001))],
    ['sixty thousand wrong names on one line', fileOf(wrongNames(60_000))],
    ['a file that is not there', join(testFolder, 'nowhere.yaml')],
    ['a folder', folder('cases')],
    ['no name', ''],
    ['a link to itself', link('itself.yaml', 'itself.yaml')],
    ['a link to nothing', link('to-nothing.yaml', 'nowhere.yaml')],
    ['standard input that is empty', '-'],
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
  // Some hundred calls, each of which a busy machine may make slow.
});
