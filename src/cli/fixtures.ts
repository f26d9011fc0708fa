/** Calling the command line from tests: everything it reads and writes stays in memory, files in a folder of their own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../registry/programs.ts';
import type { CommandLineGame } from './game.ts';
import { main } from './main.ts';

/** What a call printed and returned. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What a call finds around it. */
export interface Circumstances {
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly isTTY?: boolean;
  /** Is standard input typed at a keyboard? */
  readonly keyboard?: boolean;
  readonly columns?: number;
  /** The games there are; those that the program comes with if absent. */
  readonly games?: readonly CommandLineGame[];
}

/** Runs `arbiter` with these arguments. */
export async function arbiter(
  argv: readonly string[],
  { stdin = '', env = {}, isTTY = false, keyboard = false, columns, games = GAMES }: Circumstances = {},
): Promise<Outcome> {
  let out = '';
  let err = '';
  const io = {
    stdin: Object.assign(
      (async function* () {
        // Whoever sits at a keyboard types one line after the other.
        if (keyboard) for (const line of String(stdin).match(/.*\n/g) ?? []) yield Buffer.from(line);
        else if (stdin.length > 0) yield Buffer.from(stdin);
      })(),
      { isTTY: keyboard },
    ),
    stdout: { write: (text: string) => (out += text), isTTY, ...(columns !== undefined && { columns }) },
    stderr: { write: (text: string) => (err += text), isTTY },
    env,
  };
  const code = await main(argv, io, games);
  return { code, out, err };
}

const folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let count = 0;

/** Path of a new file with this content. */
export function fileOf(content: string | Uint8Array, name = `case-${++count}.yaml`): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A folder that is there for the whole run. */
export const testFolder = folder;

/** A US coup in Mexico that succeeds. */
export const MEXICO = `
position: {turn: 5, phasing: US, influence: {Mexico: {ussr: 2}}}
action: [{kind: play, player: US, card: Duck and Cover, as: ops, coup: Mexico, die: 4}]
`;
