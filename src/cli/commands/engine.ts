/**
 * `arbiter engine`: our own engine in the protocol that `arbiter suite --engine` asks of any. A line of JSON in, a line of
 * JSON out, until `quit` or the end of the input.
 */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { CaseFact } from '../../cases/case.ts';
import { localisedNames } from '../../cases/desk.ts';
import { type CaseNames, caseNames } from '../../cases/read-names.ts';
import { CaseError } from '../../core/case-problem.ts';
import { wordingIn } from '../../core/wording.ts';
import { Answering, type NewGame } from '../../match/protocol.ts';
import { openMatch, type TwilightMatch } from '../../match/twilight-struggle.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { say } from '../../ruling/language.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Session } from '../session.ts';

/** Runs `arbiter engine`. */
export async function run({ session, io }: Call): Promise<ExitCode> {
  const engine = new Answering(opener(session), (match, fact) => because(session, match, fact));
  for await (const line of createInterface({ input: Readable.from(io.stdin) })) {
    if (line.trim() === '') continue;
    const answer = engine.answer(line);
    if (answer === undefined) break;
    io.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  return EXIT.fine;
}

/** Opens games under the rules of a call. */
export function opener(session: Session): (beginning: NewGame) => TwilightMatch {
  let names: CaseNames | undefined;
  return ({ edition, ...beginning }) => {
    const rules = session.rules(session.edition ?? edition);
    names ??= caseNames(session.rules('deluxe'), () => localisedNames(session));
    return openMatch(rules, beginning, names);
  };
}

/** Why a fact is refused: the tests that forbid it. */
function because(session: Session, match: TwilightMatch, fact: CaseFact): string {
  const ruling = match.judge(fact);
  if (ruling instanceof CaseError) return wordingIn(session.mistakeWords(), ruling.problem.message);
  const language = languageOf(session, match.board);
  return ruling.findings
    .filter(({ force }) => force === 'forbids')
    .map((finding) => `${finding.clause}: ${say(language, finding)}`)
    .join('; ');
}
