/** The code of the repository as tests of it read it: its files, and what each imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Module {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

/** Paths of the files below a folder of the repository. */
export function filesBelow(folder: string, extension: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) && !name.includes('node_modules'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));
}

export const read = (path: string): Module => {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, lines: text.split('\n').length - 1 };
};

const isTest = ({ path }: Module): boolean => /\.test\.ts$|fixture/.test(path);
export const everything = ['src', 'machines', 'features'].flatMap((folder) => filesBelow(folder, '.ts')).map(read);
export const modules = everything.filter((module) => !isTest(module));
export const below = (...folders: string[]): Module[] =>
  modules.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));

export interface Import {
  readonly from: string;
  readonly to: string;
  /** Nothing but types, which are gone when it runs. */
  readonly typeOnly: boolean;
  /** Loaded only when it is wanted. */
  readonly lazy: boolean;
}

const IMPORT = /^(?:import|export)\s+(type\s)?(?:[^;'"]*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

export function importsOf({ path, text }: Module): Import[] {
  return [...text.matchAll(IMPORT)].map((match) => {
    const to = (match[2] ?? match[3]) as string;
    const resolved = to.startsWith('.') ? normalize(join(dirname(path), to)).replaceAll('\\', '/') : to;
    return { from: path, to: resolved, typeOnly: match[1] !== undefined, lazy: match[3] !== undefined };
  });
}

/** Commands, proofs and API of a game, which are no part of its rules. */
export const isProgram = (path: string): boolean => /^src\/games\/[^/]+\/program\b/.test(path);
