/** Reading what a user names: files, folders, standard input. Whatever goes wrong is one line. */

import { closeSync, createReadStream, lstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Wording, wording } from '../core/wording.ts';
import { nearest } from '../data/nearest.ts';
import { PAINT } from '../data/paint.ts';
import { Stop } from './exit.ts';
import type { Io } from './io.ts';

/** Something read, under the name by which it is reported. */
export interface Input {
  /** As it is reported. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Larger than any case or document; logs and rulebooks may ask for more. */
const MAX_BYTES = 2_000_000;

/** Reads a file, or standard input if the path is `-`. Throws a `Stop` that says what is wrong with it. */
export async function readInput(path: string, io: Io, maxBytes = MAX_BYTES): Promise<Input> {
  const { name, bytes } = await readBytes(path, io, maxBytes);
  return { name, bytes: checkText(name, bytes) };
}

/** Reads whatever a file or standard input holds, text or not. Throws a `Stop` if it cannot be read, or is empty. */
export async function readBytes(path: string, io: Io, maxBytes: number): Promise<Input> {
  if (path === '-') return { name: 'standard input', bytes: notEmpty('standard input', await readStdin(io, maxBytes)) };
  const bytes = kindOfPath(path) === 'pipe' ? await readPipe(path, io, maxBytes) : bytesOf(path, maxBytes);
  return { name: path, bytes: notEmpty(path, bytes) };
}

function bytesOf(path: string, maxBytes: number): Uint8Array {
  if (kindOfPath(path) === 'folder') throw new Stop(wording('arbiter: {path} is a folder, not a file', { path }));
  try {
    return readUpTo(path, maxBytes);
  } catch (error) {
    throw error instanceof Stop ? error : unreadable(path, error);
  }
}

/** What stands at a path. Throws a `Stop` if nothing does. */
export function kindOfPath(path: string): 'file' | 'folder' | 'pipe' {
  if (path.trim() === '') throw new Stop(wording('arbiter: the name of a file is empty'));
  try {
    const found = statSync(path);
    return found.isDirectory() ? 'folder' : found.isFIFO() ? 'pipe' : 'file';
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Paths of the files below a folder that have one of these extensions, in alphabetical order. */
export function filesBelow(folder: string, extensions: readonly string[]): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries.flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : filesBelow(path, extensions);
      if (!extensions.some((extension) => entry.name.endsWith(extension))) return [];
      // A pipe that lies in a folder would wait for somebody to write to it.
      return entry.isFile() || (entry.isSymbolicLink() && isFile(path)) ? [path] : [];
    });
  } catch (error) {
    throw error instanceof Stop ? error : unreadable(folder, error);
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** A bounded read: a device never ends and a file may be larger than memory. */
function readUpTo(path: string, maxBytes: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    let length = 0;
    while (length <= maxBytes) {
      const chunk = Buffer.alloc(Math.min(65_536, maxBytes + 1 - length));
      const read = readSync(file, chunk, 0, chunk.length, null);
      if (read === 0) break;
      chunks.push(chunk.subarray(0, read));
      length += read;
    }
    if (length > maxBytes) throw tooLarge(path, maxBytes);
    return Buffer.concat(chunks);
  } finally {
    closeSync(file);
  }
}

async function readStdin(io: Io, maxBytes: number): Promise<Uint8Array> {
  if (io.stdin.isTTY) io.stderr.write('reading from the terminal; end with Ctrl-D\n');
  return await readStream(io.stdin, 'standard input', maxBytes);
}

/** How long a pipe may be silent before the user is told what is waited for, in milliseconds. */
const PATIENCE = 1000;

/** Reads a pipe, which opens only when somebody writes to it; meanwhile Ctrl-C ends the command. */
async function readPipe(path: string, io: Io, maxBytes: number): Promise<Uint8Array> {
  const reminder = setTimeout(() => io.stderr.write(`waiting for something to be written to ${path}\n`), PATIENCE);
  try {
    return await readStream(createReadStream(path), path, maxBytes);
  } catch (error) {
    throw error instanceof Stop ? error : unreadable(path, error);
  } finally {
    clearTimeout(reminder);
  }
}

async function readStream(stream: AsyncIterable<unknown>, name: string, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length > maxBytes) throw tooLarge(name, maxBytes);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function notEmpty(name: string, bytes: Uint8Array): Uint8Array {
  if (bytes.length > 0) return bytes;
  throw new Stop(wording('arbiter: {name} is empty', { name }));
}

/** Programs, pictures and archives have a null byte near the start; so has UTF-16, which the reader would not guess. */
export function checkText(name: string, bytes: Uint8Array): Uint8Array {
  if (new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-')
    throw new Stop(
      wording('arbiter: {name} is a PDF, which must be turned into text first, with pdftotext for instance', { name }),
    );
  if (bytes.subarray(0, 8000).includes(0))
    throw new Stop(wording('arbiter: {name} is not a text file (if it is UTF-16, save it as UTF-8)', { name }));
  return unpainted(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

const [OURS, REPLACEMENT] = [Buffer.from(PAINT), Buffer.from('\uFFFD')];

/** What stands for our own colours means nothing in a file; the replacement is as long. */
function unpainted(bytes: Buffer): Uint8Array {
  for (let at = bytes.indexOf(OURS); at !== -1; at = bytes.indexOf(OURS, at)) REPLACEMENT.copy(bytes, at);
  return bytes;
}

function tooLarge(name: string, maxBytes: number): Stop {
  return new Stop(
    wording('arbiter: {name} is larger than {most.grouped} bytes, the most this command reads', {
      name,
      most: maxBytes,
    }),
  );
}

/** A failure of the file system in plain words. */
export function unreadable(path: string, error: unknown): Stop {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    if (isLink(path)) return new Stop(wording('arbiter: {path} is a link that leads nowhere', { path }));
    const hint = similarName(path);
    return new Stop(
      hint === undefined
        ? wording('arbiter: there is no file or folder {path}', { path })
        : wording('arbiter: there is no file or folder {path}; {hint}', { path, hint }),
    );
  }
  if (code === 'EACCES' || code === 'EPERM')
    return new Stop(wording('arbiter: no permission to read {path}', { path }));
  if (code === 'EISDIR') return new Stop(wording('arbiter: {path} is a folder, not a file', { path }));
  if (code === 'ELOOP') return new Stop(wording('arbiter: {path} is a link that leads nowhere', { path }));
  if (code === 'ENAMETOOLONG') return new Stop(wording('arbiter: that name is too long for a file'));
  if (code === 'ERR_INVALID_ARG_VALUE')
    return new Stop(wording('arbiter: a file name cannot contain a null character'));
  return new Stop(
    code === ''
      ? wording('arbiter: {path} cannot be read', { path })
      : wording('arbiter: {path} cannot be read ({code})', { path, code }),
  );
}

const isLink = (path: string): boolean => {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
};

function similarName(path: string): Wording | undefined {
  try {
    const folder = dirname(path);
    const names = readdirSync(folder).slice(0, 2000);
    const [near] = nearest(basename(path), names);
    return near === undefined
      ? undefined
      : wording('did you mean "{name}"?', { name: folder === '.' ? near : join(folder, near) });
  } catch {
    return undefined;
  }
}
