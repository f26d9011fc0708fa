/** One file of a call of `replay`: read and recognised. */
import { remember, rememberText } from '../../core/remember.ts';
import { wording } from '../../core/wording.ts';
import { anonymise } from '../../logs/anonymise.ts';
import { detectFormat } from '../../logs/detect.ts';
import { looksLikeReplay } from '../../logs/engine-replay/replay-file.ts';
import { looksTyped } from '../../logs/typed.ts';
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import { type Input, kindOfPath, readInput } from '../input.ts';
import type { Io } from '../io.ts';
import { mistakenGame } from '../which-game.ts';

/** What a file holds. */
export type Source =
  | { readonly kind: 'log'; readonly name: string; readonly text: string }
  | { readonly kind: 'record' | 'typed' | 'replay'; readonly name: string; readonly input: Input };

/** What has been read of each call. What is no file, such as a pipe, can be read once only. */
const inputsOf = remember((io: Io) => rememberText((path): Promise<Input> => readInput(path, io)));

const readOnce = (path: string, io: Io): Promise<Input> =>
  path === '-' || kindOfPath(path) === 'pipe' ? inputsOf(io)(path) : readInput(path, io);

/** Reads a file and finds out what it is. Throws a `Stop` if it is neither a log nor a record. */
export async function openSource(path: string, call: Pick<Call, 'given' | 'io' | 'game' | 'games'>): Promise<Source> {
  const input = await readOnce(path, call.io);
  const text = new TextDecoder().decode(input.bytes);
  const detected = detectFormat(text);
  if (detected.format === 'playdek-log')
    return { kind: 'log', name: input.name, text: call.given.has('anonymise') ? anonymise(text) : text };
  if (looksTyped(text)) return { kind: 'typed', name: input.name, input };
  if (looksLikeReplay(text)) return { kind: 'replay', name: input.name, input };
  const mistaken = mistakenGame(input, call);
  if (mistaken !== undefined) throw new Stop(mistaken);
  if (detected.format === 'yaml-record') return { kind: 'record', name: input.name, input };
  throw new Stop(wording('arbiter: {path}: {problem}', { path, problem: detected.message }));
}
