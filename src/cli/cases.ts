/** Case files as commands see them: what is wrong with them ends the command. */
import type { CaseInput } from '../cases/case.ts';
import { CaseDesk, type Judged } from '../cases/desk.ts';
import type { CaseEntry, CaseFile } from '../cases/read.ts';
import { wording, wordingIn } from '../core/wording.ts';
import { type Diagnostic, didYouMean, formatDiagnostic } from '../data/index.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Call } from './command.ts';
import { Stop, usageError } from './exit.ts';
import { readFeature } from './feature-file.ts';
import { mistakenGame } from './guerra-fria/which-game.ts';
import { readInput } from './input.ts';
import { otherFile } from './other-file.ts';

/** Rules on a case. Throws a `Stop` with the place in the file if it makes no sense. */
export function ruleOn(
  { desk, file }: OneFile,
  entry: CaseEntry,
  call: Voice,
  input: CaseInput = entry.input,
): Extract<Judged, { ok: true }> {
  const { edition } = input;
  const judged = desk.rule(file, entry, input);
  if (judged.ok) return judged;
  if (judged.diagnostics.length > 0) throw new Stop(report(judged.diagnostics, call));
  throw new Stop(
    wording(
      'arbiter: the {edition} edition is not modelled; --edition deluxe or --edition second rules on the case all the same',
      {
        edition: String(edition),
      },
    ),
  );
}

/** More mistakes than these are not read; the rest is counted. */
const MOST_SHOWN = 20;

/** A key of a thousand letters need not be repeated in full. */
const LONGEST_LINE = 300;

/** What says how diagnostics are shown: where, and in which language. */
export type Voice = Pick<Call, 'io' | 'session'>;

/** Diagnostics as people read them, one after the other. */
export function report(diagnostics: readonly Diagnostic[], { io, session }: Voice): string {
  const words = session.mistakeWords();
  const colour = io.stderr.isTTY === true && !io.env.NO_COLOR && io.env.TERM !== 'dumb';
  const shown = diagnostics.slice(0, MOST_SHOWN).map((diagnostic) => formatDiagnostic(diagnostic, { colour, words }));
  const more = diagnostics.length - shown.length;
  const lines = [...shown, ...(more > 0 ? [wordingIn(words, wording('… and {n} more', { n: more }))] : [])]
    .join('\n')
    .split('\n');
  return lines.map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line)).join('\n');
}

/** The case file of a call, read. */
export interface OneFile {
  readonly desk: CaseDesk;
  readonly file: CaseFile;
  /** The case asked for by `--id`, or every one. */
  readonly entries: readonly CaseEntry[];
}

/**
 * Reads the file of a call. Throws a `Stop` if it is no case file, or has no case with the id asked for.
 * @param tolerant is one good case enough? What is wrong with the others is `file.rejected`.
 */
export async function openCases(path: string, call: Call, tolerant = false): Promise<OneFile> {
  const { session, io, given, command } = call;
  const desk = new CaseDesk(session);
  const input = await readInput(path, io);
  const file = readFeature(input, desk, call) ?? desk.read(input.name, input.bytes);
  const mistakes = file.ok ? file.rejected : file.diagnostics;
  // What is wrong with one case of a file does not keep the others from being ruled on.
  const goesOn = tolerant && file.ok && file.cases.length > 0;
  if (!file.ok || (mistakes.length > 0 && !goesOn)) {
    const other = mistakenGame(input, 'twilight-struggle') ?? (file.ok ? undefined : otherFile(input));
    throw new Stop(other ?? report(mistakes, call));
  }
  if (file.example) {
    throw new Stop(
      wording('arbiter: {path} is an example of play, one long game; use: arbiter suite {path}', { path }),
    );
  }
  const id = given.one('id');
  const entries = id === undefined ? file.cases : file.cases.filter(({ input }) => String(input.id) === id);
  if (entries.length > 0) return { desk, file, entries };
  if (mistakes.length > 0) throw new Stop(report(mistakes, call));
  const ids = file.cases.flatMap(({ input }) => (input.id === undefined ? [] : [String(input.id)]));
  throw usageError(
    wording('{path} has no case "{id}"', { path, id: String(id) }),
    command.name,
    didYouMean(id ?? '', ids),
  );
}

/** The only case of a file. Throws a `Stop` if there are several and nobody says which. */
export function onlyCase({ entries }: OneFile, { command }: Call): CaseEntry {
  const [entry] = entries;
  if (entry && entries.length === 1) return entry;
  const ids = entries.flatMap(({ input }) => (input.id === undefined ? [] : [String(input.id)])).slice(0, 6);
  throw usageError(
    wording('the file holds {n} cases; name one with --id', { n: entries.length }),
    command.name,
    wording('for example {names}', { names: ids.join(', ') }),
  );
}

/** The board after the actions of the only case of a file. Throws a `Stop` if they are not legal. */
export function boardAfter(opened: OneFile, call: Call): Board {
  const { ruling } = ruleOn(opened, onlyCase(opened, call), call);
  if (ruling.verdict !== 'illegal') return ruling.end;
  throw nothingAfter();
}

/** A `Stop` for whoever asks what may come after actions that are not legal. */
export const nothingAfter = (): Stop =>
  new Stop(wording('arbiter: the actions of the case are not legal, so nothing comes after them; see: arbiter rule'));
