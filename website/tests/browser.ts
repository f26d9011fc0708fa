/** A real Chromium that comes with the packages, with the libraries it needs: nothing has to be installed. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));

/** How long a page is waited for, in milliseconds: no test depends on how busy the machine is. */
export const PATIENCE = 300_000;

/** Meant for functions in a cloud; with them a second page hangs. */
const UNWANTED: ReadonlySet<string> = new Set(['--single-process', '--no-zygote', "--headless='shell'"]);

/**
 * Unpacks browser, libraries and fonts once for each version of the package, whole or not at all.
 * @returns the folder they are in
 */
export async function unpackBrowser(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = path.join(main.slice(0, main.lastIndexOf('chromium/build')), 'chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = path.join(CACHE, version);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const partial = mkdtempSync(path.join(CACHE, 'partial-'));
  // The package unpacks into the temporary folder, and its libraries only where it believes itself to be in that cloud.
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  try {
    await sparticuz.executablePath();
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
  try {
    renameSync(partial, folder);
  } catch (error) {
    // Somebody else was first.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Starts the browser from the folder it was unpacked into. */
export async function openBrowser(folder: string): Promise<Browser> {
  return chromium.launch({
    executablePath: path.join(folder, 'chromium'),
    args: [...sparticuz.args.filter((arg) => !UNWANTED.has(arg)), '--no-sandbox'],
    headless: true,
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      ...(!existsSync('/etc/fonts') && { FONTCONFIG_PATH: path.join(folder, 'fonts') }),
    },
  });
}
