/** Replaying our own record. */
import { loadRuleset } from '../../data/index.ts';
import { type JudgedRecord, judgeRecord as judge, type RecordLibrary } from '../../ruling/judge-record.ts';
import { languageOf } from '../../ruling/language.ts';
import { report } from '../cases.ts';
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import type { Input } from '../input.ts';
import { caseInstead } from '../other-file.ts';
import { refusedOptions, type Session } from '../session.ts';

/** Judges a record. Throws a `Stop` with diagnostics if the text is none, or names what there is not. */
export function judgeRecord(input: Input, session: Session, { given, io }: Pick<Call, 'given' | 'io'>): JudgedRecord {
  const library: RecordLibrary = {
    edition: session.edition,
    policies: session.policies,
    profile: given.one('profile'),
    rules: session.rules.bind(session),
    rulesUnder: (edition, policies) => underReadings(session, edition, policies),
    texts: session.texts.bind(session),
  };
  const judged = judge(library, input.name, input.bytes, (board) => languageOf(session, board));
  if (judged.ok) return judged;
  throw new Stop(caseInstead(input) ?? report(judged.diagnostics, { io, session }));
}

/** Readings have no place in a file: what is wrong with them is said of the call. */
function underReadings(session: Session, ...[edition, policies]: Parameters<RecordLibrary['rulesUnder']>) {
  const loaded = loadRuleset('twilight-struggle', edition, { policies });
  if (loaded.ok) return loaded;
  throw refusedOptions(loaded.diagnostics, session.mistakeWords());
}
