/** Case files of *Guerra fría* as commands see them. */
import type { Path } from '../../data/diagnostics.ts';
import { loadGuerraFriaWords } from '../../data/guerra-fria.ts';
import { type CasesRead, problemAt, readGuerraFriaCases, readGuerraFriaRecord } from '../../data/guerra-fria-cases.ts';
import { didYouMean } from '../../data/nearest.ts';
import type { CaseRuling } from '../../games/guerra-fria/desk/case.ts';
import type { CaseInput } from '../../games/guerra-fria/desk/format.ts';
import type { Attempt, CaseProblem } from '../../games/guerra-fria/desk/problem.ts';
import type { Words } from '../../games/guerra-fria/desk/words.ts';
import type { Ruleset } from '../../games/guerra-fria/ruleset.ts';
import { guerraFriaDesk } from '../../registry.ts';
import { report } from '../cases.ts';
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import { type Input, readInput } from '../input.ts';
import { rulesOf, wrongUse } from './session.ts';
import { mistakenGame } from './which-game.ts';

/** A case and where it stands. */
export interface CaseEntry {
  /** With the policies of the command line, which prevail over its own. */
  readonly input: CaseInput;
  readonly place: Path;
}

/** A file that was read, with what is needed to rule on its cases. */
export interface Opened {
  readonly read: CasesRead['read'];
  readonly entries: readonly CaseEntry[];
  readonly rules: Ruleset;
  readonly words: Words;
}

/** Reads the file of a call. Throws a `Stop` if it holds no cases, or none with the id asked for. */
export async function openCases(path: string, call: Call): Promise<Opened> {
  const { io, given, command } = call;
  const opened = readCases(await readInput(path, io), call);
  const id = given.one('id');
  if (id === undefined) return opened;
  const entries = opened.entries.filter(({ input }) => input.id === id);
  if (entries.length > 0) return { ...opened, entries };
  throw wrongUse(`${path} has no case "${id}"`, command.name, didYouMean(id, idsOf(opened)));
}

/** The cases of a text. Throws a `Stop` that says what is wrong with it. */
export function readCases(input: Input, call: Call): Opened {
  const rules = rulesOf(call);
  const read = readGuerraFriaCases(input.name, input.bytes);
  if (!read.ok)
    throw new Stop(mistakenGame(input, 'guerra-fria') ?? recordInstead(input) ?? report(read.diagnostics, call.io));
  const { policies } = call.session;
  const entries = read.cases.map((each, index) => ({
    input: { ...each, policies: withoutKeys(each.policies ?? {}, policies) },
    place: read.places[index] ?? [],
  }));
  return { read: read.read, entries, rules, words: loadGuerraFriaWords() };
}

/** What to tell somebody who hands in a record; undefined if it is none. */
const recordInstead = ({ name, bytes }: Input): string | undefined =>
  readGuerraFriaRecord(name, bytes).ok
    ? `arbiter: ${name} is the record of a game; use: arbiter replay ${name} --game guerra-fria`
    : undefined;

const withoutKeys = (map: Readonly<Record<string, string>>, other: object): Record<string, string> =>
  Object.fromEntries(Object.entries(map).filter(([key]) => !Object.hasOwn(other, key)));

/** The only case of a file. Throws a `Stop` if there are several and nobody says which. */
export function onlyCase(opened: Opened, { command }: Call): CaseEntry {
  const [entry] = opened.entries;
  if (entry && opened.entries.length === 1) return entry;
  const ids = idsOf(opened).slice(0, 6);
  throw wrongUse(
    `the file holds ${opened.entries.length} cases; name one with --id`,
    command.name,
    ids.length === 0 ? undefined : `for example ${ids.join(', ')}`,
  );
}

const idsOf = ({ entries }: Opened): string[] => entries.flatMap(({ input }) => input.id ?? []);

/** Rules on a case. Throws a `Stop` with the place in the file if it makes no sense. */
export function ruleOn({ read, rules, words }: Opened, { input, place }: CaseEntry, call: Call): CaseRuling {
  return understood(guerraFriaDesk.ruleCase(rules, input, words), (problem) =>
    report([problemAt(read, problem, place)], call.io),
  ).ruling;
}

/** A result of the desk; or a `Stop` that says what the desk could not understand. */
export function understood<T>(result: Attempt<T>, inWords: (problem: CaseProblem) => string): T {
  if (result.ok) return result;
  throw new Stop(inWords(result.problem));
}
