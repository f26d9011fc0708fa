/** What the command line prints on a case, and what the desk hands over. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { stringify } from 'yaml';
import type { CaseInput } from '../../src/cases/case.ts';
import { savedAs } from './visit.ts';

/** Path of a file that is named from this folder. */
export const at = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const ARBITER = at('../../src/cli/arbiter.cjs');

/** What `arbiter rule` prints on cases. */
export function printed(inputs: CaseInput | readonly CaseInput[], format: 'json' | 'md'): string {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  const file = join(folder, 'cases.yaml');
  writeFileSync(file, stringify(inputs));
  const { stdout } = spawnSync(
    process.execPath,
    [ARBITER, 'rule', file, '--format', format, '--lang', 'en', '--verbose'],
    {
      encoding: 'utf8',
    },
  );
  rmSync(folder, { recursive: true });
  return stdout;
}

/** The JSON of each case. */
export const commandLine = (inputs: readonly CaseInput[]): readonly unknown[] =>
  [JSON.parse(printed(inputs, 'json')) as unknown].flat();

/** The file that a button of the desk hands over. */
export async function exportedText(page: Page, format: 'JSON' | 'Markdown' | 'YAML'): Promise<string> {
  const download = await savedAs(page, format);
  return readFileSync(await download.path(), 'utf8');
}

export const exported = async (page: Page, format: 'JSON'): Promise<unknown> =>
  JSON.parse(await exportedText(page, format));
