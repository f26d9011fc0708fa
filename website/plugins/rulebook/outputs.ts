/** What the commands in the guides print, run for every build: `<Output run="explain 6.3.4" />` in a guide shows it. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../src/core/ruleset.ts';
import { LOCALES } from '../../../src/data/locales.ts';
import { runNode } from './commands.ts';

/** Command, without the name of the program -> what it prints, as far as a guide shows it. */
type Printed = Readonly<Record<string, string>>;

/** Language -> guide, by the name of its file -> what its commands print; a language without guides is absent. */
export type Outputs = Readonly<Partial<Record<Locale, Readonly<Record<string, Printed>>>>>;

const RUN = /<Output\s+run="([^"]+)"(?:\s+lines=\{(\d+)\})?/g;

/**
 * Runs every command of the guides in every language, all in one process.
 * @throws Error if one of them is not understood, so that no guide names a command that does not exist
 */
export async function guideOutputs(root: string): Promise<Outputs> {
  const guides = LOCALES.map((locale) => [locale, guidesOf(path.join(root, 'website'), locale)] as const);
  const runner = path.join(root, 'website/plugins/rulebook/run-commands.mts');
  const commands = guides.flatMap(([, texts]) => texts.flatMap(([, text]) => commandsOf(text).map(([run]) => run)));
  const { stdout, stderr } = await runNode(root, ['--import', 'tsx', runner], JSON.stringify([...new Set(commands)]));
  if (stdout === '') throw new Error(`the commands of the guides could not be run\n${stderr}`);
  const printed = JSON.parse(stdout) as Printed;
  const shown = (text: string): Printed =>
    Object.fromEntries(commandsOf(text).map(([run, lines]) => [run, firstLines(printed[run] as string, lines)]));
  return Object.fromEntries(
    guides.flatMap(([locale, texts]) =>
      texts.length > 0 ? [[locale, Object.fromEntries(texts.map(([name, text]) => [name, shown(text)]))]] : [],
    ),
  );
}

/** Name and text of every guide in a language. */
function guidesOf(siteDir: string, locale: Locale): (readonly [name: string, text: string])[] {
  const folder = path.join(siteDir, locale === 'en' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => [guideName(name), readFileSync(path.join(folder, name), 'utf8')]);
}

const guideName = (file: string): string => path.basename(file, path.extname(file));

/** Where the outputs of a guide lie among the data of the site. */
export const outputsFile = (guide: string): string => `outputs-${guide}.json`;

/** The parts that a guide may use besides Markdown, each imported only where it is used: they bring data along. */
const PARTS = { Engines: 'Engines', EngineDetails: 'Engines', Output: 'Output' };

/** The text of a guide as it is compiled: its parts imported, and what its commands print handed to them. */
export function withParts(file: string, text: string): string {
  const used = Object.entries(PARTS).filter(([part]) => new RegExp(`<${part}\\b`).test(text));
  const imports = used.map(([part, module]) => `import { ${part} } from '@site/src/components/${module}.tsx';`);
  if (!text.includes('<Output run=')) return [text, ...imports].join('\n\n');
  const data = `import outputs from '@generated/rulebook/default/${outputsFile(guideName(file))}';`;
  return [text.replaceAll('<Output run=', '<Output outputs={outputs} run='), ...imports, data].join('\n\n');
}

const commandsOf = (guide: string): (readonly [command: string, lines: number | undefined])[] =>
  [...guide.matchAll(RUN)].map(([, command = '', lines]) => [command, lines === undefined ? undefined : Number(lines)]);

function firstLines(text: string, most = Number.POSITIVE_INFINITY): string {
  const lines = text.trimEnd().split('\n');
  return (lines.length > most ? [...lines.slice(0, most), '…'] : lines).join('\n');
}
