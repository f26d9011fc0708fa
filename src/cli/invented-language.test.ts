/** A language that nobody has heard of is added as files of data, and everything speaks it: English with every word marked. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { PACKAGE_ROOT } from '../data/files.ts';
import { loadMistakeWords, loadTexts } from '../data/index.ts';

const root = mkdtempSync(join(tmpdir(), 'arbiter-language-'));
/** Everything that was written into the copy. */
const written: string[] = [];

// Marking -----------------------------------------------------------------------------------------------------------------

const WORD = /[\p{L}][\p{L}'’]*/uy;
const KEPT = /\{[^{}]*\}|<[a-z_]+>/y;
const WHEN = /\{[?!][^\s{}]+\s?/y;
const CHOICE = /\{\s*[^{},]+,\s*(?:plural|select)\s*,\s*/y;
const CASE = /\s*[=\w-]+\s*\{/y;

/** A text with every word marked, and every placeholder as it was. */
function marked(text: string): string {
  let at = 0;
  const eat = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const inside = (): string => {
    let out = '';
    while (at < text.length && text[at] !== '}') {
      const when = eat(WHEN);
      const choice = when === undefined ? eat(CHOICE) : undefined;
      if (when !== undefined) out += when + inside() + text[at++];
      else if (choice !== undefined) {
        out += choice;
        for (let each = eat(CASE); each !== undefined; each = eat(CASE)) out += each + inside() + text[at++];
        out += text[at++];
      } else {
        const word = eat(KEPT) ?? eat(WORD)?.replace(/$/, 'xx');
        out += word ?? text[at++];
      }
    }
    return out;
  };
  let whole = inside();
  while (at < text.length) whole += text[at++] + inside();
  return whole;
}

const plain = (text: string): string => text.replaceAll(/xx(?!\p{L})/gu, '');

/** Every text of a value marked; what `kept` names stays. */
function markedAll(value: unknown, kept: (key: string) => boolean = () => false): unknown {
  if (typeof value === 'string') return marked(value);
  if (Array.isArray(value)) return value.map((each) => markedAll(each, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, kept(key) ? each : markedAll(each, kept)]),
  );
}

// The language --------------------------------------------------------------------------------------------------------------

const source = (path: string): never => parse(readFileSync(join(PACKAGE_ROOT, path), 'utf8')) as never;

function write(path: string, value: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof value === 'string' ? value : stringify(value));
  written.push(path);
}

function writeLanguage(): void {
  const english = loadTexts('en');
  const { sentences: _, ...names } = english.names;
  const prepositions = ['in', 'of', 'to', 'by', 'for'].map((word) => [word, `${word}xx {the}`]);
  write('rules/shared/language.xx.yaml', {
    name: 'Marked',
    english: 'Marked',
    forms: { the: '{name}', ...Object.fromEntries(prepositions) },
  });
  write('rules/shared/messages.xx.yaml', markedAll(english.messages));
  write('rules/shared/facts.xx.yaml', markedAll(source('rules/shared/facts.en.yaml')));
  const mistakes = Object.keys(loadMistakeWords('es')?.mistakes ?? {});
  write('rules/shared/mistakes.xx.yaml', Object.fromEntries(mistakes.map((each) => [each, marked(each)])));
  const asking = source('rules/shared/asking.en.yaml') as { numbers: Readonly<Record<string, number>> };
  const numbers = Object.fromEntries(Object.entries(asking.numbers).map(([word, n]) => [marked(word), n]));
  write('rules/shared/asking.xx.yaml', { ...(markedAll(asking) as object), numbers });
  write('rules/twilight-struggle/i18n/xx/names.yaml', markedAll(names));
  const isPlain = (key: string) => ['by', 'lists', 'letters', 'quote-open', 'quote-close'].includes(key);
  write(
    'rules/twilight-struggle/i18n/xx/sentences.yaml',
    markedAll(source('rules/twilight-struggle/i18n/en/sentences.yaml'), isPlain),
  );
  const summaries = Object.entries(english.clauses).map(([id]) => [id, { summary: marked(templateOf(id)) }]);
  write('rules/twilight-struggle/i18n/xx/clauses.yaml', Object.fromEntries(summaries));
  write(
    'features/phrases/xx.yaml',
    markedAll(
      JSON.parse(JSON.stringify(source('features/phrases/en.yaml')).replaceAll(/(\p{L}+)\((\p{L}+)\)/gu, '$1/$1$2')),
    ),
  );
  write('rules/shared/crosscheck/xx.yaml', lexicon());
  write('rules/shared/crosscheck/concepts.xx.yaml', markedAll(source('rules/shared/crosscheck/concepts.en.yaml')));
}

let templates: ReadonlyMap<string, string> | undefined;

/** The sentence of a clause with its placeholders. */
function templateOf(id: string): string {
  templates ??= new Map(
    clauseFiles()
      .flatMap((name) => source(`rules/twilight-struggle/clauses/${name}`) as { id: string; summary: string }[])
      .map((clause) => [clause.id, clause.summary]),
  );
  return templates.get(id) ?? '';
}

const clauseFiles = (): string[] =>
  execFileSync('ls', [join(PACKAGE_ROOT, 'rules/twilight-struggle/clauses')], { encoding: 'utf8' })
    .trim()
    .split('\n');

/** As little as a lexicon may have: the words of another, none of which is in the language, but for these. */
function lexicon(): object {
  const other = source('rules/shared/crosscheck/it.yaml') as Readonly<Record<string, unknown>>;
  const [card, turn, region] = ['card', 'turn', 'region'].map((word) => [`${word}xx`, `${word}sxx`]);
  return {
    ...other,
    locale: 'xx',
    functionWords: ['the', 'of', 'and', 'to', 'a', 'is', 'in', 'or', 'that', 'it'].map(marked),
    units: { card, turn, region },
    numbers: { twoxx: 2, threexx: 3 },
    ordinals: {},
    avoid: [],
    grammar: [],
    renderings: {},
    opposites: [[['upxx'], ['downxx']]],
  };
}

beforeAll(() => {
  for (const folder of ['src', 'rules', 'machines', 'package.json', 'tsconfig.json', 'NOTICE'])
    cpSync(join(PACKAGE_ROOT, folder), join(root, folder), { recursive: true });
  for (const folder of ['features', 'website/docs', 'website/words'])
    cpSync(join(PACKAGE_ROOT, folder), join(root, folder), { recursive: true });
  symlinkSync(join(PACKAGE_ROOT, 'node_modules'), join(root, 'node_modules'));
  writeLanguage();
  server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SERVER], {
    cwd: root,
    env: environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  answers = createInterface({ input: server.stdout as Readable })[Symbol.asyncIterator]();
});

afterAll(() => {
  server?.kill();
  rmSync(root, { recursive: true, force: true });
});

// What it speaks through --------------------------------------------------------------------------------------------------

interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in the copy, one call after the other in a process that has loaded it once. */
const SERVER = `
  import { createInterface } from 'node:readline';
  import { main } from './src/cli/main.ts';
  for await (const line of createInterface({ input: process.stdin })) {
    const written = { out: '', err: '' };
    const to = (name) => ({ write: (text) => (written[name] += text) });
    const code = await main(JSON.parse(line), { stdin: process.stdin, stdout: to('out'), stderr: to('err'), env: process.env });
    process.stdout.write(JSON.stringify({ code, ...written }) + '\\n');
  }`;
const environment = { ...process.env, LANG: 'C', COLUMNS: '4000' };
let server: ChildProcess | undefined;
let answers: AsyncIterator<string> | undefined;

async function arbiter(...args: string[]): Promise<Answer> {
  if (!server?.stdin || !answers) throw new Error('no process is running');
  server.stdin.write(`${JSON.stringify(args)}\n`);
  const { value, done } = await answers.next();
  if (done) throw new Error(`the process ended at ${args.join(' ')}`);
  return JSON.parse(value) as Answer;
}

/** The same in a process of its own, which reads the files as they are now. */
function afresh(...args: string[]): Answer {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'src/cli/arbiter.cjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: environment,
  });
  return { code: status, out: stdout, err: stderr };
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The words of a text: lines and columns break elsewhere when words are longer. */
const words = (text: string): string[] => flat(text).split(' ').sort();

/** Says the same as in English, in the other language. */
async function saysTheSame(...args: string[]): Promise<string> {
  const english = await arbiter(...args, '--lang', 'en');
  const other = await arbiter(...args, '--lang', 'xx');
  expect([other.code, other.err]).toEqual([english.code, english.err]);
  expect(words(plain(other.out))).toEqual(words(english.out));
  expect(other.out).toMatch(/\p{L}xx\b/u);
  return other.out;
}

describe('a language that is added as files', () => {
  it('touches no code', () => {
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((path) => !path.endsWith('.yaml'))).toEqual([]);
  });

  it('is in order', async () => {
    const { code, out } = await arbiter('validate');
    expect([code, out]).toEqual([0, expect.stringContaining('no mistakes')]);
  });

  it('is offered, and no other', async () => {
    expect((await arbiter('rule', '--help')).out).toContain('xx');
    expect((await arbiter('explain', 'nato', '--lang', 'yy')).code).toBe(2);
  });

  it('rules', async () => {
    for (const name of ['coup-closed-region', 'headline-tie', 'overspent-placement', 'chained-placement'])
      expect(await saysTheSame('rule', `features/cases/${name}.yaml`, '--verbose')).toContain('xx');
  });

  it('explains clauses and cards', async () => {
    for (const id of ['8.1.5', 'nato', 'de-gaulle-leads-france', 'missile-envy', 'south-african-unrest', 'opec', 'che'])
      await saysTheSame('explain', id);
  });

  it('lists what is legal', async () => {
    const position = join(root, 'position.yaml');
    writeFileSync(
      position,
      'position: {turn: 5, phasing: US, influence: {Mexico: {ussr: 2}}, hands: {us: [Containment]}}\n',
    );
    await saysTheSame('legal', position);
    await saysTheSame('legal', position, '--why-not', 'coup italy');
  });

  it('names things in cases, and passes the suite', async () => {
    const file = join(root, 'named.yaml');
    const text = readFileSync(join(root, 'features/cases/coup-closed-region.yaml'), 'utf8');
    writeFileSync(file, text.replaceAll(/\bIran\b/g, 'Iranxx').replaceAll('Marshall Plan', 'Marshallxx Planxx'));
    expect((await arbiter('rule', file)).out).toBe(
      (await arbiter('rule', 'features/cases/coup-closed-region.yaml')).out,
    );
    const { code, out } = await arbiter('suite', 'features/cases', '--lang', 'xx');
    expect([code, out]).toEqual([0, expect.stringContaining(' 0 failed')]);
  });

  it('reads scenarios', async () => {
    for (const name of ['06-coup', '04-headline', '10-scoring']) {
      const text = readFileSync(join(root, `features/twilight-struggle/en/${name}.feature`), 'utf8');
      const lines = text.split('\n').map((line) => (/^\s*[@#]/.test(line) ? line : marked(line)));
      const file = join(root, `${name}.feature`);
      writeFileSync(file, lines.join('\n'));
      const english = await arbiter('rule', `features/twilight-struggle/en/${name}.feature`);
      const other = await arbiter('rule', file, '--lang', 'xx');
      expect([other.code, other.err]).toEqual([english.code, english.err]);
      expect(words(plain(other.out))).toEqual(words(english.out));
    }
  });

  it('asks', async () => {
    const question = 'May the US coup Iran at DEFCON 2?';
    const english = await arbiter('ask', question);
    const other = await arbiter('ask', marked(question), '--lang', 'xx');
    expect([other.code, words(plain(other.out))]).toEqual([english.code, words(english.out)]);
    expect(other.out).toContain('Iranxx');
  });

  it('cross-checks a rulebook', async () => {
    const book = Object.keys(loadTexts('en').clauses).map((id) => {
      const { summary } = loadTexts('en').clauses[id] ?? { summary: '' };
      return `${id} ${marked(summary)}`;
    });
    const file = join(root, 'book.txt');
    writeFileSync(file, book.join('\n\n'));
    const whole = await arbiter('crosscheck', file, '--locale', 'xx', '--format', 'json');
    expect([whole.err, whole.code === 0 || whole.code === 1]).toEqual(['', true]);
    const missing = (text: string): number =>
      (text.match(/"coverage\.clause"|"check": ?"coverage[^"]*"/g) ?? []).length;
    // A book without its sixth part lacks more than one that has it.
    writeFileSync(file, book.filter((line) => !line.startsWith('6.')).join('\n\n'));
    const cut = await arbiter('crosscheck', file, '--locale', 'xx', '--format', 'json');
    expect(missing(cut.out)).toBeGreaterThan(missing(whole.out));
  });

  it('is listed with what it lacks', async () => {
    const { out, code } = await arbiter('validate', '--locale', 'xx', '--format', 'json');
    expect(code).toBe(0);
    const { share, files } = JSON.parse(out) as { share: number; files: { file: string; missing: string[] }[] };
    expect(share).toBeGreaterThan(60);
    expect(files.find(({ file }) => file.endsWith('i18n/xx/sentences.yaml'))?.missing).toEqual([]);
    expect(
      files.find(({ file }) => file.endsWith('twilight-struggle/i18n/xx/issues.yaml'))?.missing.length,
    ).toBeGreaterThan(50);
  });

  it('falls back to English, a sentence at a time', () => {
    const path = join(root, 'rules/twilight-struggle/i18n/xx/sentences.yaml');
    const text = readFileSync(path, 'utf8');
    const book = parse(text) as { act: Record<string, string>; [key: string]: unknown };
    const { forbid: _, ...act } = book.act;
    writeFileSync(path, stringify({ ...book, act }));
    const { out } = afresh('explain', 'nato', '--lang', 'xx');
    writeFileSync(path, text);
    expect(flat(out)).toContain('For the rest of the game, the USSR may not attempt coups');
    expect(flat(out)).toContain('Thexx eventxx occursxx onlyxx ifxx');
  });

  it('is in the package', () => {
    execFileSync(process.execPath, ['--import', 'tsx', 'src/package/main.ts', join(root, 'dist')], { cwd: root });
    const program = `
      const { loadRules, judge } = await import('./dist/index.js');
      const one = await import('./dist/twilight-struggle/xx.js');
      const { readFileSync } = await import('node:fs');
      const text = readFileSync('features/cases/coup-closed-region.yaml', 'utf8');
      const all = judge(await loadRules({ language: 'xx' }), text);
      console.log(JSON.stringify(all));
      console.log(typeof one.loadRules);`;
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' });
    expect(out).toContain('Iranxx');
    expect(out.trim().endsWith('function')).toBe(true);
  });
});
