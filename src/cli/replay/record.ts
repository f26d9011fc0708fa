/** Replaying our own record. */

import { wording } from '../../core/wording.ts';
import { loadRuleset } from '../../data/index.ts';
import { LOCALES } from '../../data/locales.ts';
import { typedRecord, typedWords } from '../../logs/typed.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { type JudgedRecord, judgeRecord as judge, type RecordLibrary } from '../../ruling/judge-record.ts';
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import type { Input } from '../input.ts';
import { caseInstead } from '../other-file.ts';
import { report } from '../report.ts';
import { refusedOptions, type Session } from '../session.ts';

/** The record that a text in the simple form stands for. Throws a `Stop` that names the first line that is not in it. */
export function recordTyped({ name, bytes }: Input, session: Session): Input {
  const languages = LOCALES.map((locale) => typedWords(session.texts(locale).messages));
  const read = typedRecord(new TextDecoder().decode(bytes), languages);
  if (read.ok) return { name, bytes: new TextEncoder().encode(read.yaml) };
  const { line, text } = read;
  throw new Stop(
    wording(
      'arbiter: {path}: line {line} is not in the simple form of a record, "T5 AR3 US: Nasser ops, coup Iran 4": {text}',
      {
        path: name,
        line,
        text,
      },
    ),
  );
}

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
  const house = session.house();
  const loaded = loadRuleset('twilight-struggle', edition, { policies, ...(house && { house }) });
  if (loaded.ok) return loaded;
  throw refusedOptions(loaded.diagnostics, session.mistakeWords());
}
