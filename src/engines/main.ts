/**
 * `npm run engines`: measures the engines of `features/engines` that are on this machine, puts the differences into the
 * classes of their files, and writes `website/static/engines.json`. An engine that is not there keeps its last results.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import type { Compliance } from '../cli/engine/compliance.ts';
import { type EngineFile, type Published, published, stale } from './published.ts';

const FOLDER = 'features/engines';
const OUT = 'website/static/engines.json';

const before = existsSync(OUT) ? (JSON.parse(readFileSync(OUT, 'utf8')) as Published[]) : [];
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as EngineFile);
const results = await Promise.all(files.map(measure));
writeFileSync(OUT, `${JSON.stringify(results.filter(Boolean), null, 2)}\n`);

async function measure(file: EngineFile): Promise<Published | undefined> {
  const { engine, variable, command } = file;
  if (!process.env[variable]) {
    console.log(`${engine}: not measured, ${variable} names no folder`);
    return before.find((each) => each.engine === engine);
  }
  const argv = [
    'src/cli/arbiter.cjs',
    'suite',
    'features/suite',
    '--engine',
    command,
    '--name',
    engine,
    '--format',
    'json',
  ];
  // Exit code 1 says that something differs, which is what is to be told.
  const { stdout } = await promisify(execFile)(process.execPath, argv, { maxBuffer: 1e9 }).catch(
    (error: { code: unknown; stdout: string; stderr: string }) => {
      if (error.code !== 1) throw new Error(`${engine}: ${error.stderr}`);
      return error;
    },
  );
  const result = JSON.parse(stdout) as Compliance;
  const told = published(file, result);
  console.log(`${engine}: ${told.passed} of ${told.cases} passed; ${JSON.stringify(told.classes)}`);
  for (const known of stale(file, result)) console.log(`${engine}: no longer seen: ${JSON.stringify(known)}`);
  return told;
}
