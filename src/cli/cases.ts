/** Case files as commands see them: what is wrong with them ends the command. */
import { wording } from '../core/wording.ts';
import { didYouMean } from '../data/index.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { twilightDesk } from '../games/twilight-struggle/program/cli/desk.ts';
import type { AnyCase, CasesOf, EntryOf, JudgedCase } from '../ruling/referee.ts';
import type { Call } from './command.ts';
import { Stop, usageError } from './exit.ts';
import { type After, type AnyDesk, type AnyJudged, type CaseDesk, named } from './game.ts';
import { readInput } from './input.ts';
import { report, type Voice } from './report.ts';
import { mistakenGame } from './which-game.ts';

/** The cases of a file at the desk of their game. */
export interface Opened<Case extends AnyCase, Judged extends JudgedCase<Case>, Reported> {
  readonly desk: CaseDesk<Case, Judged, Reported>;
  readonly file: CasesOf<Case>;
  /** The case asked for by `--id`, or every one. */
  readonly entries: readonly EntryOf<Case>[];
}

/**
 * Reads the file of a call. Throws a `Stop` if it is no case file, or has no case with the id asked for.
 * @param tolerant is one good case enough? What is wrong with the others is `file.rejected`.
 */
export async function openAt<Case extends AnyCase, Judged extends JudgedCase<Case>, Reported>(
  desk: CaseDesk<Case, Judged, Reported>,
  path: string,
  call: Call,
  tolerant = false,
): Promise<Opened<Case, Judged, Reported>> {
  const { io, given, command } = call;
  const input = await readInput(path, io);
  const file = desk.open(input);
  const mistakes = file.ok ? file.rejected : file.diagnostics;
  // What is wrong with one case of a file does not keep the others from being ruled on.
  const goesOn = tolerant && file.ok && file.cases.length > 0;
  if (!file.ok || (mistakes.length > 0 && !goesOn))
    throw new Stop(
      mistakenGame(input, call) ?? (file.ok ? undefined : desk.otherFile(input)) ?? report(mistakes, call),
    );
  if (desk.example?.(file))
    throw new Stop(
      wording('arbiter: {path} is an example of play, one long game; use: arbiter suite {path}', { path }),
    );
  const id = given.one('id');
  const entries = id === undefined ? file.cases : file.cases.filter((entry) => String(entry.input.id) === id);
  if (entries.length > 0) return { desk, file, entries };
  if (mistakes.length > 0) throw new Stop(report(mistakes, call));
  throw usageError(
    wording('{path} has no case "{id}"', { path, id: String(id) }),
    named(command.name, call),
    didYouMean(id ?? '', idsOf(file.cases)),
  );
}

const idsOf = (cases: readonly EntryOf<AnyCase>[]): string[] =>
  cases.flatMap(({ input: { id } }) => (id === undefined ? [] : [String(id)]));

/** The only case of a file. Throws a `Stop` if there are several and nobody says which. */
export function onlyCase<Entry extends EntryOf<AnyCase>>(
  { entries }: { readonly entries: readonly Entry[] },
  call: Call,
): Entry {
  const [entry] = entries;
  if (entry && entries.length === 1) return entry;
  const ids = idsOf(entries).slice(0, 6);
  throw usageError(
    wording('the file holds {n} cases; name one with --id', { n: entries.length }),
    named(call.command.name, call),
    ids.length === 0 ? undefined : wording('for example {names}', { names: ids.join(', ') }),
  );
}

/** Rules on a case. Throws a `Stop` with the place in the file if it makes no sense. */
export function judgeAt<Case extends AnyCase, Judged extends JudgedCase<Case>>(
  { desk, file }: Pick<Opened<Case, Judged, unknown>, 'desk' | 'file'>,
  entry: EntryOf<Case>,
  call: Voice,
  input: Case = entry.input,
): Judged {
  const judged = desk.referee.rule(file, entry, input);
  if (judged.ok) return judged;
  if (judged.diagnostics.length > 0 || !desk.notModelled) throw new Stop(report(judged.diagnostics, call));
  throw new Stop(desk.notModelled(input));
}

/** The only case of a file, ruled on at a desk. Throws a `Stop` if its actions are refused: then nothing comes after. */
export async function judgedWith<Case extends AnyCase, Judged extends JudgedCase<Case>, Reported>(
  desk: CaseDesk<Case, Judged, Reported>,
  path: string,
  call: Call,
) {
  const opened = await openAt(desk, path, call);
  const entry = onlyCase(opened, call);
  const judged = judgeAt(opened, entry, call);
  if (!desk.isRefused(judged)) return { ...opened, entry, judged };
  throw new Stop(
    wording('arbiter: the actions of the case are not legal, so nothing comes after them; see: arbiter rule'),
  );
}

/** The same at the desk of the game of a call. */
export const judgedAt = async (path: string, call: Call): Promise<After<AnyDesk, AnyJudged>> =>
  judgedWith(await call.game.desk(call), path, call);

/** The board after the only case of a file of *Twilight Struggle*. */
export const boardAfter = async (path: string, call: Call): Promise<Board> =>
  (await judgedWith(twilightDesk(call), path, call)).judged.ruling.end;
