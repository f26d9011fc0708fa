/** Replaying our own record. */
import { formatDiagnostic, loadRuleset } from '../../data/index.ts';
import { type JudgedRecord, judgeRecord as judge, type RecordLibrary } from '../../ruling/judge-record.ts';
import { languageOf } from '../../ruling/language.ts';
import { report } from '../cases.ts';
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import type { Input } from '../input.ts';
import type { Session } from '../session.ts';

/** Judges a record. Throws a `Stop` with diagnostics if the text is none, or names what there is not. */
export function judgeRecord(
  { name, bytes }: Input,
  session: Session,
  { given, io }: Pick<Call, 'given' | 'io'>,
): JudgedRecord {
  const library: RecordLibrary = {
    edition: session.edition,
    policies: session.policies,
    profile: given.one('profile'),
    rules: session.rules.bind(session),
    rulesUnder: underReadings,
    texts: session.texts.bind(session),
  };
  const judged = judge(library, name, bytes, (board) => languageOf(session, board));
  if (judged.ok) return judged;
  throw new Stop(report(judged.diagnostics, io));
}

/** Readings have no place in a file: what is wrong with them is said of the call. */
const underReadings: RecordLibrary['rulesUnder'] = (edition, policies) => {
  const loaded = loadRuleset('twilight-struggle', edition, { policies });
  if (loaded.ok) return loaded;
  throw new Stop(loaded.diagnostics.map((problem) => `arbiter: ${formatDiagnostic(problem)}`).join('\n'));
};
