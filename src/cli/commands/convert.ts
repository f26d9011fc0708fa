/**
 * `arbiter convert GAME --to yaml|text|typed`: a game from one form of record into another. What a log does not tell, or tells
 * wrongly, is in no record: it is said on standard error.
 */
import { wording, wordingIn } from '../../core/wording.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { logOfRecord, recordOfLog, UNKNOWN_IN_LOGS } from '../../logs/convert.ts';
import type { GameRecord } from '../../logs/record/record.ts';
import { type RecordRun, runRecord } from '../../logs/record/run.ts';
import type { ReplayReport } from '../../logs/replay/report.ts';
import { typedWords } from '../../logs/typed.ts';
import { typedGame } from '../../logs/typed-write.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop, usageError } from '../exit.ts';
import { print } from '../io.ts';
import { recordText } from '../records/text.ts';
import { judgingOf, recordIn } from '../replay/file.ts';
import { judgeRecord } from '../replay/record.ts';
import { openSource, type Source } from '../replay/source.ts';

export async function run(call: Call): Promise<ExitCode> {
  const to = call.given.one('to');
  if (to === undefined) throw usageError(wording('into which form? --to yaml, --to text or --to typed'), 'convert');
  const source = await openSource(call.operands[0] as string, call);
  if (to === 'typed') return toTyped(source, call);
  return to === 'yaml' ? toRecord(source, call) : toLog(source, call);
}

function toRecord(source: Source, call: Call): ExitCode {
  if (source.kind !== 'log') {
    call.io.stdout.write(new TextDecoder().decode(recordIn(source, call.session).bytes));
    return EXIT.fine;
  }
  const { form, report } = recordOfLog(judgingOf(call).logs.rules('deluxe'), source.text);
  if (!form) throw new Stop(wording('arbiter: {path}: nothing in it can be told as a record', { path: source.name }));
  call.io.stdout.write(recordText(form));
  return tellLost(source, report, call);
}

/** Says what a log tells wrongly, or not at all, and is therefore in no record. */
function tellLost(source: Source, report: ReplayReport, call: Call): ExitCode {
  const [first] = report.violations;
  if (!first && report.damage.length + report.unread.length === 0) return EXIT.fine;
  const said = first
    ? wording('arbiter: {path}: line {line} goes against the rules; the record tells the game up to there', {
        path: source.name,
        line: first.line,
      })
    : wording('arbiter: {path}: the log is damaged; the record tells what could be judged', { path: source.name });
  print(call.io.stderr, wordingIn(call.session.mistakeWords(), said));
  return first ? EXIT.found : EXIT.bad;
}

function toLog(source: Source, call: Call): ExitCode {
  if (source.kind === 'log') {
    call.io.stdout.write(source.text);
    return EXIT.fine;
  }
  const { run: judged, record } = judgeRecord(recordIn(source, call.session), call.session, call);
  const { rules } = judged.start;
  const unknown = UNKNOWN_IN_LOGS.find((issue) => rules.policies[issue] === 'on');
  if (unknown !== undefined)
    throw new Stop(
      wording('arbiter: {path}: nobody knows how the digital edition writes a game with {issue} in its log', {
        path: source.name,
        issue: unknown,
      }),
    );
  const text = logOfRecord(rules, record, judged);
  if (text === undefined)
    throw new Stop(
      wording(
        'arbiter: {path}: only a record that tells the game fact by fact, with all cards known, can be written as a log',
        { path: source.name },
      ),
    );
  call.io.stdout.write(text);
  return EXIT.fine;
}

function toTyped(source: Source, call: Call): ExitCode {
  if (source.kind === 'typed') {
    call.io.stdout.write(new TextDecoder().decode(source.input.bytes));
    return EXIT.fine;
  }
  const { rules, record, run: judged, report } = recordAndRun(source, call);
  const { messages, names } = call.session.texts();
  const nameOf = (entry: Readonly<Record<string, unknown>> | undefined, otherwise: string): string =>
    [entry?.title, entry?.name].find((each) => typeof each === 'string') ?? otherwise;
  const { text, differing } = typedGame(rules, record, judged, {
    words: typedWords(messages),
    card: (ref) => {
      const card = rules.cards.find(({ id, number }) => id === ref || number === ref);
      return nameOf(names.cards[card?.id ?? ''], card?.title ?? String(ref));
    },
    country: (id) => nameOf(names.countries[id], rules.countries.find((each) => each.id === id)?.name ?? id),
  });
  call.io.stdout.write(text);
  if (differing.length > 0) {
    const said = wording(
      'arbiter: {path}: {n} lines are judged otherwise when they are read again, since the simple form does not tell what the hands held; the first is line {line}',
      { path: source.name, n: differing.length, line: differing[0] ?? 0 },
    );
    print(call.io.stderr, wordingIn(call.session.mistakeWords(), said));
  }
  return report ? tellLost(source, report, call) : EXIT.fine;
}

/** The game as a record that has been judged, with the readings that are not the recommended ones. */
function recordAndRun(
  source: Exclude<Source, { kind: 'typed' }>,
  call: Call,
): { readonly rules: Ruleset; readonly record: GameRecord; readonly run: RecordRun; readonly report?: ReplayReport } {
  const recommended = call.session.rules('deluxe').policies;
  const own = (record: GameRecord, { policies }: Ruleset): GameRecord => ({
    ...record,
    policies: Object.fromEntries(Object.entries(policies).filter(([issue, option]) => recommended[issue] !== option)),
  });
  if (source.kind !== 'log') {
    const { run, record } = judgeRecord(recordIn(source, call.session), call.session, call);
    return { rules: run.start.rules, record: own(record, run.start.rules), run };
  }
  const { rules, form, report } = recordOfLog(judgingOf(call).logs.rules('deluxe'), source.text);
  if (!form) throw new Stop(wording('arbiter: {path}: nothing in it can be told as a record', { path: source.name }));
  return { rules, record: own(form, rules), run: runRecord(rules, form), report };
}
