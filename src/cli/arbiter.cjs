#!/usr/bin/env node
/**
 * The `arbiter` command: the one that was built, or the sources as they are. A checkout needs no build; if there is one,
 * it is used as long as no source is newer.
 */
const { existsSync, readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { isMainThread } = require('node:worker_threads');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`arbiter needs Node 20.19 or later; this is ${process.versions.node}\n`);
  process.exit(2);
}

// A reader that has seen enough (`arbiter … | head`) is no mistake.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
    if (stream === process.stdout) process.stderr.write(`arbiter: the output cannot be written (${error.code})\n`);
    process.exit(2);
  });

const root = join(__dirname, '../../');
const built = join(root, 'dist/cli/main.cjs');

/** Is there a build, and is it that of these sources? What is installed has no sources beside it. */
function isBuilt() {
  if (!existsSync(built)) return false;
  if (!existsSync(join(root, 'src/cli/main.ts'))) return true;
  const made = statSync(built).mtimeMs;
  return ['src', 'machines', 'rules'].every((folder) =>
    readdirSync(join(root, folder), { recursive: true }).every((path) => {
      return path.endsWith('.test.ts') || statSync(`${root}${folder}/${path}`).mtimeMs <= made;
    }),
  );
}

async function fromSources() {
  const { register } = await import('tsx/esm/api');
  register();
  return import('./main.ts');
}

/** The build, by way of what an earlier start has compiled. */
function fromBuild() {
  const { loadBuilt } = require('./compiled.cjs');
  return loadBuilt(built, /^[a-z]+$/.exec(process.argv[2])?.[0] ?? 'arbiter');
}

async function start() {
  const { main, work } = isBuilt() ? fromBuild() : await fromSources();
  // Set rather than exited with, so that everything written reaches a pipe.
  if (isMainThread) process.exitCode = await main(process.argv.slice(2), process);
  else await work(process.argv.slice(2));
}

start();
