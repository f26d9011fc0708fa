/** Case files of *Guerra fría* as commands see them: what is wrong with them ends the command. */

import {
  type CaseEntry,
  type CaseFile,
  type Library,
  readCases as readFile,
  ruleOn as rule,
} from '../../cases/guerra-fria.ts';
import { type Wording, wording } from '../../core/wording.ts';
import { loadGuerraFriaWords } from '../../data/guerra-fria.ts';
import { readGuerraFriaRecord } from '../../data/guerra-fria-cases.ts';
import { didYouMean } from '../../data/nearest.ts';
import type { CaseRuling } from '../../games/guerra-fria/desk/case.ts';
import type { Attempt, CaseProblem } from '../../games/guerra-fria/desk/problem.ts';
import { report } from '../cases.ts';
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import { type Input, readInput } from '../input.ts';
import { rulesOf, wrongUse } from './session.ts';
import { mistakenGame } from './which-game.ts';

/** A file that was read, with what is needed to rule on its cases. */
export interface Opened extends CaseFile, Library {}

/** What a call rules by. */
export const libraryOf = (call: Call): Library => ({
  rules: rulesOf(call),
  policies: call.session.policies,
  words: loadGuerraFriaWords(),
});

/** Reads the file of a call. Throws a `Stop` if it holds no cases, or none with the id asked for. */
export async function openCases(path: string, call: Call): Promise<Opened> {
  const { io, given, command } = call;
  const opened = readCases(await readInput(path, io), call);
  const id = given.one('id');
  if (id === undefined) return opened;
  const entries = opened.entries.filter(({ input }) => input.id === id);
  if (entries.length > 0) return { ...opened, entries };
  throw wrongUse(wording('{path} has no case "{id}"', { path, id }), command.name, didYouMean(id, idsOf(opened)));
}

/** The cases of a text. Throws a `Stop` that says what is wrong with it. */
export function readCases(input: Input, call: Call): Opened {
  const library = libraryOf(call);
  const file = readFile(library, input.name, input.bytes);
  if (file.ok) return { ...library, ...file };
  throw new Stop(mistakenGame(input, 'guerra-fria') ?? recordInstead(input) ?? report(file.diagnostics, call));
}

/** What to tell somebody who hands in a record; undefined if it is none. */
const recordInstead = ({ name, bytes }: Input): Wording | undefined =>
  readGuerraFriaRecord(name, bytes).ok
    ? wording('arbiter: {name} is the record of a game; use: arbiter replay {name} --game guerra-fria', { name })
    : undefined;

/** The only case of a file. Throws a `Stop` if there are several and nobody says which. */
export function onlyCase(opened: Opened, { command }: Call): CaseEntry {
  const [entry] = opened.entries;
  if (entry && opened.entries.length === 1) return entry;
  const ids = idsOf(opened).slice(0, 6);
  throw wrongUse(
    wording('the file holds {n} cases; name one with --id', { n: opened.entries.length }),
    command.name,
    ids.length === 0 ? undefined : wording('for example {names}', { names: ids.join(', ') }),
  );
}

const idsOf = ({ entries }: Opened): string[] => entries.flatMap(({ input }) => input.id ?? []);

/** Rules on a case. Throws a `Stop` with the place in the file if it makes no sense. */
export function ruleOn(opened: Opened, entry: CaseEntry, call: Call): CaseRuling {
  const result = rule(opened, opened, entry);
  if (result.ok) return result.ruling;
  throw new Stop(report(result.diagnostics, call));
}

/** A result of the desk; or a `Stop` that says what the desk could not understand. */
export function understood<T>(result: Attempt<T>, stop: (problem: CaseProblem) => Stop): T {
  if (result.ok) return result;
  throw stop(result.problem);
}
