/** What the commands in the guides print, run for every build: `<Output run="explain 6.3.4" />` in a guide shows it. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../../src/data/locales.ts';
import { runNode } from './commands.ts';

/** Command, without the name of the program -> what it prints, as far as a guide shows it. */
export type Outputs = Readonly<Record<string, string>>;

const RUN = /<Output\s+run="([^"]+)"(?:\s+lines=\{(\d+)\})?/g;

/**
 * Runs every command of the guides in every language, all in one process.
 * @throws Error if one of them is not understood, so that no guide names a command that does not exist
 */
export async function guideOutputs(root: string): Promise<Outputs> {
  const wanted = new Map(guides(path.join(root, 'website')).flatMap(commandsOf));
  const runner = path.join(root, 'website/plugins/rulebook/run-commands.mts');
  const commands = JSON.stringify([...wanted.keys()]);
  const { stdout, stderr } = await runNode(root, ['--import', 'tsx', runner], commands);
  if (stdout === '') throw new Error(`the commands of the guides could not be run\n${stderr}`);
  const printed = Object.entries(JSON.parse(stdout) as Outputs);
  return Object.fromEntries(printed.map(([command, text]) => [command, firstLines(text, wanted.get(command))]));
}

/** The texts of all guides. */
function guides(siteDir: string): string[] {
  const translated = LOCALES.map((locale) => `i18n/${locale}/docusaurus-plugin-content-docs/current`);
  return ['docs', ...translated]
    .map((folder) => path.join(siteDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8')));
}

const commandsOf = (guide: string): (readonly [command: string, lines: number | undefined])[] =>
  [...guide.matchAll(RUN)].map(([, command = '', lines]) => [command, lines === undefined ? undefined : Number(lines)]);

function firstLines(text: string, most = Number.POSITIVE_INFINITY): string {
  const lines = text.trimEnd().split('\n');
  return (lines.length > most ? [...lines.slice(0, most), '…'] : lines).join('\n');
}
