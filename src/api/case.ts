/** The one case of a text, read and ruled on: the same for every game. */
import { type Wording, wording } from '../core/wording.ts';
import type { Diagnostic } from '../data/diagnostics.ts';
import type { AnyCase, CasesOf, EntryOf, JudgedCase, NoCases, Referee } from '../ruling/referee.ts';
import { type Answer, mistakeAt, mistaken, NO_ACTION, NOTHING_AFTER } from './answer.ts';

/** A case of a file, and how it was ruled. */
export interface One<Judged> {
  readonly file: CasesOf<AnyCase>;
  readonly entry: EntryOf<AnyCase>;
  readonly judged: Judged;
}

/**
 * Reads the one case of a text and rules on it.
 * @param needsAction whether a position alone is not enough
 */
export function oneCase<Case extends AnyCase, Judged extends JudgedCase<Case>>(
  referee: Referee<Case, Judged, unknown>,
  source: string,
  needsAction: boolean,
): Answer<One<Judged>> {
  const file = referee.read('case', source);
  if (!file.ok) return mistaken(file.diagnostics);
  if (file.rejected.length > 0) return mistaken(file.rejected);
  const [entry] = file.cases;
  if (!entry || file.cases.length > 1)
    return mistakeAt(
      file.source,
      [],
      'case/count',
      wording('there are {n} cases; hand in one', { n: file.cases.length }),
    );
  if (needsAction && entry.input.action.length === 0) return mistake({ file, entry }, 'action', NO_ACTION);
  const judged = referee.rule(file, entry);
  if (judged.ok) return { ok: true, file, entry, judged };
  if (judged.diagnostics.length > 0) return mistaken(judged.diagnostics);
  const { edition } = entry.input;
  return mistake(
    { file, entry },
    'edition',
    wording('the {edition} edition is not modelled', { edition: String(edition) }),
  );
}

/** A mistake in what a case has under a key. */
export const mistake = ({ file, entry }: Pick<One<unknown>, 'file' | 'entry'>, key: string, message: Wording) =>
  mistakeAt(file.source, [...entry.path, key], `case/${key}`, message);

/** What to answer whoever asks what may come after actions that are refused. */
export const nothingAfter = (one: One<unknown>) => mistake(one, 'action', NOTHING_AFTER);

/** The ruling on the one case of a text, as `arbiter rule --format json` prints it. */
export function judgeOne<Case extends AnyCase, Judged extends JudgedCase<Case>, Reported, Json extends object>(
  referee: Referee<Case, Judged, Reported, Json>,
  source: string,
): Answer<Json> {
  const one = oneCase(referee, source, true);
  if (!one.ok) return one;
  const answer: { readonly ok: true } & Json = { ok: true, ...referee.json(referee.report(one.judged)) };
  return answer;
}

/** What is wrong with the cases of a text. */
export function mistakesIn(
  referee: { read(name: string, source: string): CasesOf<AnyCase> | NoCases },
  source: string,
  file: string,
): readonly Diagnostic[] {
  const read = referee.read(file, source);
  return read.ok ? read.rejected : read.diagnostics;
}
