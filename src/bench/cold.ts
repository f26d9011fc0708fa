/** The command as people start it: a process of its own, from nothing. */
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure, Group } from './figure.ts';

/** What one start costs. */
interface Start {
  /** Milliseconds from the start to the end, as a clock on the wall has it. */
  readonly wall: number;
  /** Milliseconds of processor time. */
  readonly cpu: number;
  /** Megabytes at the highest. */
  readonly memory: number;
}

/** Has a process say at its end what it has used. */
const CONFESS = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));",
)}`;

/** Runs Node once. Throws if it ends with a code that is not among the expected ones. */
function start(args: readonly string[], expected: readonly number[]): Promise<Start> {
  return new Promise((resolve, reject) => {
    const before = performance.now();
    const child = spawn(process.execPath, ['--import', CONFESS, ...args], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    let used = '';
    let errors = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      used += chunk;
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const wall = performance.now() - before;
      if (code === null || !expected.includes(code)) {
        reject(new Error(`${args.join(' ')} ended with code ${code}: ${errors}`));
        return;
      }
      const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(used) as NodeJS.ResourceUsage;
      resolve({ wall, cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 });
    });
  });
}

async function best(rounds: number, args: readonly string[], expected = [0]): Promise<Start> {
  const starts: Start[] = [];
  for (let round = 0; round < rounds; round++) starts.push(await start(args, expected));
  const least = (of: (start: Start) => number): number => Math.min(...starts.map(of));
  return { wall: least(({ wall }) => wall), cpu: least(({ cpu }) => cpu), memory: least(({ memory }) => memory) };
}

/** What the cold commands work on. */
export interface Material {
  readonly root: string;
  /** A folder that may be written to. */
  readonly scratch: string;
  readonly logs: readonly string[];
  readonly logsRemark: string;
  /** Texts of growing documents, the last one whole. */
  readonly documents: readonly string[];
  /** Real rulebooks beside the checkout. */
  readonly rulebooks: readonly { readonly name: string; readonly path: string; readonly locale: string }[];
}

/** Starts `rule`, `replay` and `crosscheck`, each several times. */
export async function coldCommands(material: Material, rounds: number): Promise<Group[]> {
  const empty = await best(rounds, ['-e', '0']);
  const arbiter = join(material.root, 'src/cli/arbiter.cjs');
  const run = (args: readonly string[], expected: readonly number[]) => best(rounds, [arbiter, ...args], [...expected]);
  const figure = (name: string, { wall, cpu, memory }: Start, target?: number): Figure[] => [
    {
      name,
      value: wall,
      unit: 'ms',
      ratio: `${(wall / empty.wall).toFixed(1)} empty starts; ${Math.round(cpu)} ms of processor, ${Math.round(memory)} MB`,
      ...(target !== undefined && { target: { value: target, kind: 'atMost' as const } }),
    },
  ];
  const rule = ['rule', join(material.root, 'features/cases/coup-closed-region.yaml')];
  rmSync(join(material.root, 'dist/compiled'), { recursive: true, force: true });
  const first = await start([arbiter, ...rule], [1]);
  const later = await run(rule, [1]);
  return [
    {
      title: 'Commands from nothing: the time until the process has ended',
      figures: [
        ...figure('node, doing nothing', empty),
        ...figure('rule, one case, for the first time', first),
        ...figure('rule, one case, from then on', later, 150),
      ],
    },
    await replays(material, run, figure),
    await crosschecks(material, run, figure),
  ];
}

type Run = (args: readonly string[], expected: readonly number[]) => Promise<Start>;
type Tell = (name: string, start: Start, target?: number) => Figure[];

async function replays({ logs, logsRemark }: Material, run: Run, tell: Tell): Promise<Group> {
  const figures: Figure[] = [];
  for (const count of new Set([1, Math.ceil(logs.length / 4), logs.length])) {
    const taken = await run(['replay', '--format', 'json', ...logs.slice(0, count)], [0, 1, 3]);
    figures.push(...tell(count === 1 ? 'replay of 1 log' : `replay of ${count} logs`, taken));
  }
  return { title: 'Logs from nothing, more and more of them', remark: logsRemark, figures };
}

async function crosschecks({ scratch, documents, rulebooks }: Material, run: Run, tell: Tell): Promise<Group> {
  const figures: Figure[] = [];
  for (const [index, text] of documents.entries()) {
    const path = join(scratch, `rulebook-${index}.md`);
    writeFileSync(path, text);
    const taken = await run(['crosscheck', path, '--locale', 'es'], [0, 1]);
    const whole = index === documents.length - 1;
    figures.push(...tell(`own document, ${Math.round(text.length / 1000)} KB`, taken, whole ? 2000 : undefined));
  }
  for (const { name, path, locale } of rulebooks) {
    figures.push(...tell(name, await run(['crosscheck', path, '--locale', locale], [0, 1]), 2000));
  }
  return {
    title: 'Cross-checking a rulebook from nothing, longer and longer ones',
    remark: `the canon in our own Spanish words${rulebooks.length > 0 ? ', and a real rulebook beside this checkout' : ''}`,
    figures,
  };
}
