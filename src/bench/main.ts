/**
 * `npm run bench`; `-- --help` lists its options.
 *
 * Everything is measured as it is installed: compiled, not through the loader that runs the sources, which halves the
 * speed. Warm figures are processor time, cold ones time on the wall; each stands beside a yardstick of the same run.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beside } from '../beside.fixture.ts';
import { COUNT, toolOptions } from '../tools/options.ts';
import { coldCommands, type Material } from './cold.ts';
import { formatGroups, type Group } from './figure.ts';
import { generatedDocument, generatedLogs } from './material.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = join(root, `build/bench-${process.pid}`);
const options = toolOptions('npm run bench', 'measures the speed, each figure beside its target', [
  { name: 'quick', summary: 'a short look' },
  { name: 'json', summary: 'for programs' },
  { name: 'games', value: 'n', form: COUNT, summary: 'over so many games memory is watched' },
]);
const [quick, json] = [options.quick === true, options.json === true];
const games = String(options.games ?? (quick ? 400 : 20_000));

/** Files of a folder beside the checkout, which no clone contains. */
function textsBeside(folder: string): string[] {
  const { path, present } = beside(`${folder}/`);
  return present
    ? readdirSync(path)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => join(path, name))
    : [];
}

/** Twenty real games, or as many random ones written to files. */
function logFiles(): Pick<Material, 'logs' | 'logsRemark'> {
  const real = quick ? [] : textsBeside('logs/dev').slice(0, 20);
  if (real.length > 0) return { logs: real, logsRemark: `${real.length} real games beside this checkout` };
  const logs = generatedLogs(quick ? 2 : 20).map((text, index) => {
    const path = join(scratch, `game-${index + 1}.txt`);
    writeFileSync(path, text);
    return path;
  });
  return { logs, logsRemark: `${logs.length} random games written as logs` };
}

function material(): Material {
  const [rulebook] = quick ? [] : textsBeside('seeds');
  return {
    root,
    scratch,
    ...logFiles(),
    documents: (quick ? [0.25] : [0.25, 0.5, 1]).map(generatedDocument),
    rulebooks: rulebook === undefined ? [] : [{ name: 'a real rulebook', path: rulebook, locale: 'es' }],
  };
}

/** The warm figures, each part measured by a compiled program in a process of its own, so that nothing else weighs on it. */
async function warmFigures(): Promise<Group[]> {
  const program = join(scratch, 'inside.mjs');
  await build({
    entryPoints: [join(root, 'src/bench/inside.ts')],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  });
  const logs = quick ? [] : textsBeside('logs/dev').slice(0, 20);
  const measure = (part: string, chess = 0): Group => {
    const args = ['--expose-gc', program, part, quick ? 'quick' : 'full', String(chess), games, ...logs];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e7 })) as Group;
  };
  const yardstick = measure('yardstick');
  const perSecond = yardstick.figures[0]?.value;
  const parts = ['twilight-struggle', 'guerra-fria', 'memory', 'replay', 'chances'];
  return [yardstick, ...parts.map((part) => measure(part, perSecond))];
}

/** What it was measured on, and whether other work was going on: then times on the wall say little. */
function circumstances(): string {
  const [load = 0] = loadavg();
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  const busy = load > cpus().length ? ': busy with other work, so times from nothing say little' : '';
  return `${machine}, load ${load.toFixed(1)} at the start${busy}`;
}

mkdirSync(scratch, { recursive: true });
try {
  const machine = circumstances();
  // The commands are measured as they are installed; a short look takes what is there.
  if (!quick) execFileSync(process.execPath, ['--import', 'tsx', join(root, 'src/package/main.ts')], { cwd: root });
  const groups = [...(await warmFigures()), ...(await coldCommands(material(), quick ? 1 : 5))];
  const remark = quick
    ? '\nA short look, warm but too short for steady figures: whether a target is reached is for a full run to say. The commands run as they are, built or not.'
    : '';
  process.stdout.write(
    json
      ? `${JSON.stringify({ machine, groups }, null, 2)}\n`
      : `${machine}${remark}\n\n${formatGroups(groups, !quick)}\n`,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
