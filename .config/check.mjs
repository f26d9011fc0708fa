/**
 * `npm run check [-- BASE]`: what a change reaches. Types, style, the rules as they stand, the tests that import what was
 * changed (since BASE; since the last commit if absent), the translations and the conformance suite, side by side; what fails is printed.
 * With `--whole`, what `npm test` begins with: types, style, scenarios and suite as they stand.
 */
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [base = 'HEAD'] = process.argv.slice(2);
const isWhole = base === '--whole';
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changedSince = () => [
  ...new Set([
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
];
const changed = isWhole ? [] : changedSince();
const code = changed.filter((path) => /^(?:src|machines|features|website\/(?:src|plugins))\/.*\.tsx?$/.test(path));
const website = changed.some((path) => path.startsWith('website/')) || code.length > 0;
const STYLED = ['src', 'machines', 'features', 'rules', 'website'];
const vitest = ['vitest', '--config', '.config/vitest.config.ts'];

/** The tests that read the rules, and those that ask whether all that belongs to a card, a clause or a country is there. */
const OF_THE_RULES = [
  'src/data',
  'src/text',
  'src/drawing',
  'src/ruling/messages.test.ts',
  'src/games/twilight-struggle/events/events-complete.test.ts',
  'src/proofs/arithmetic/compared.test.ts',
  'src/proofs/witness/witness.test.ts',
];

/** What was found the last time is kept, so that only what has changed since is looked at. */
const types = (name, project) => {
  const kept = `node_modules/.cache/types-${name.replaceAll(' ', '-')}.json`;
  return [name, 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', kept, '-p', project];
};

const style = ['style', 'biome', 'check', '--config-path=.config', '--error-on-warnings', ...STYLED];
const suite = ['suite', 'npm', 'run', '-s', 'test:suite'];

/** What does not depend on what was changed: two rows that take about as long as each other. */
const whole = [
  [types('types', '.'), style],
  [types('types of the site', 'website'), ['scenarios', 'npm', 'run', '-s', 'test:features'], suite],
];

/** What a change reaches. Rows of commands: those of a row one after the other, the rows side by side. */
const reached = () => [
  [types('types', '.'), style],
  website ? [types('types of the site', 'website')] : [],
  [
    ...(code.length > 0 ? [['tests', ...vitest, 'related', '--run', '--passWithNoTests', ...code]] : []),
    // Files of rules are read, not imported.
    ...(changed.some((path) => path.startsWith('rules/'))
      ? [['tests of the rules', ...vitest, 'run', ...OF_THE_RULES]]
      : []),
    ['code as a whole', ...vitest, 'run', ...['architecture', 'purity', 'named'].map((name) => `src/${name}.test.ts`)],
  ],
  [
    ['rules', 'node', 'src/cli/arbiter.cjs', 'validate'],
    suite,
    // Every translation is made from the text as it stands, and says the same.
    ...(changed.some((path) => path.startsWith('rules/'))
      ? [['translations', 'node', 'src/cli/arbiter.cjs', 'crosscheck', '--self']]
      : []),
  ],
];

/** Runs a command; what it printed is kept until it has failed. */
const run = ([name, command, ...args]) =>
  new Promise((resolve) => {
    const began = performance.now();
    const isOwn = command === 'node' || command === 'npm';
    const [file, list] = isOwn ? [command, args] : ['npx', ['--no-install', command, ...args]];
    const child = spawn(file, list, { cwd: root, env: { ...process.env, FORCE_COLOR: '1' } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (status) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${status === 0 ? 'ok   ' : 'FAIL '} ${name} (${seconds} s)`);
      if (status !== 0) console.log(said);
      resolve(status === 0);
    });
  });

const inTurn = async (row) => {
  let good = true;
  for (const step of row) good = (await run(step)) && good;
  return good;
};

// Types are checked against those of the schemas, which are no part of the repository.
const made = await run(['types of the schemas', 'npm', 'run', '-s', 'types']);
if (!isWhole) console.log(`${changed.length} changed ${changed.length === 1 ? 'file' : 'files'} since ${base}`);
const good = await Promise.all((isWhole ? whole : reached()).map(inTurn));
process.exitCode = made && good.every(Boolean) ? 0 : 1;
