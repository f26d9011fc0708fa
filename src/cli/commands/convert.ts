/**
 * `arbiter convert GAME --to yaml|text`: a game from one form of record into another. What a log does not tell, or tells
 * wrongly, is in no record: it is said on standard error.
 */
import { wording, wordingIn } from '../../core/wording.ts';
import { logOfRecord, recordOfLog } from '../../logs/convert.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop, usageError } from '../exit.ts';
import { print } from '../io.ts';
import { recordText } from '../records/text.ts';
import { judgingOf, recordIn } from '../replay/file.ts';
import { judgeRecord } from '../replay/record.ts';
import { openSource, type Source } from '../replay/source.ts';

export async function run(call: Call): Promise<ExitCode> {
  const to = call.given.one('to');
  if (to === undefined) throw usageError(wording('into which form? --to yaml or --to text'), 'convert');
  const source = await openSource(call.operands[0] as string, call);
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
  const text = logOfRecord(judged.start.rules, record, judged);
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
