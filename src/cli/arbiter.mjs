#!/usr/bin/env node
/** The `arbiter` command. The sources are TypeScript and run as they are: tsx is registered first, then `main.ts`. */
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

const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./main.ts');
// Set rather than exited with, so that everything written reaches a pipe.
process.exitCode = await main(process.argv.slice(2), process);
