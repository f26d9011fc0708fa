/**
 * `arbiter replay RECORD… --game guerra-fria`
 *
 * JSON: one array with an object per record, `{"file", "lines", "unread": [], "checked": {"rounds", "selections",
 * "results"}, "notAdjudicated": n, "violations": [{"line", "round", "clause", "message"}], "undetermined": […], "notes":
 * […], "ending": {…}}`. Notes are null selections: they are part of the game. The replay ends at the first fact that is
 * refused; the actions after it are not adjudicated.
 */
import { type JudgedRecord, judgeRecord } from '../../cases/guerra-fria.ts';
import type { Replay, Violation } from '../../games/guerra-fria/desk/record.ts';
import { sentenceOf } from '../../games/guerra-fria/desk/texts.ts';
import { idOf, opponents, SEATS } from '../../games/guerra-fria/seats.ts';
import type { FoundInRecord } from '../../ruling/guerra-fria/json.ts';
import { nameOf } from '../../ruling/guerra-fria/notation.ts';
import { checkedIn, reportJson, told } from '../../ruling/guerra-fria/replay.ts';
import type { Tongue } from '../../ruling/guerra-fria/tongue.ts';
import { label } from '../../ruling/language.ts';
import { report } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { readInput } from '../input.ts';
import { print } from '../io.ts';
import { libraryOf, tongueOf } from './session.ts';
import { mistakenGame } from './which-game.ts';

export async function run(call: Call): Promise<ExitCode> {
  const { operands, io, format } = call;
  const tongue = tongueOf(call.session);
  const replayed: JudgedRecord[] = [];
  for (const path of operands) replayed.push(await replayFile(path, call));
  if (format === 'json')
    print(
      io.stdout,
      JSON.stringify(
        replayed.map((each) => reportJson(each, tongue)),
        null,
        2,
      ),
    );
  else print(io.stdout, replayed.map((each) => asText(each, call, tongue)).join('\n'));
  if (replayed.some(({ replay }) => replay.violations.length > 0)) return EXIT.found;
  return replayed.some(({ replay }) => replay.undetermined.length > 0) ? EXIT.open : EXIT.fine;
}

async function replayFile(path: string, call: Call): Promise<JudgedRecord> {
  const library = libraryOf(call);
  const input = await readInput(path, call.io);
  const judged = judgeRecord(library, input.name, input.bytes);
  if (judged.ok) return judged;
  throw new Stop(mistakenGame(input, 'guerra-fria') ?? report(judged.diagnostics, call));
}

// Text ----------------------------------------------------------------------------------------------------------------

function asText(replayed: JudgedRecord, { given, paint }: Call, tongue: Tongue): string {
  const { replay } = replayed;
  const { file } = replayed.read;
  const found = [...replay.violations, ...replay.undetermined];
  const shown = given.has('all') ? found : found.slice(0, 1);
  const verdict = replay.violations.length > 0 ? 'illegal' : found.length > 0 ? 'undetermined' : 'legal';
  const style = { legal: 'green', illegal: 'red', undetermined: 'yellow' } as const;
  const { winners, round } = replay.ending;
  const outcome =
    winners === 'none'
      ? label(tongue, 'replay.open', { n: round })
      : sentenceOf(tongue.texts, { clause: '2.5.d', force: 'applies', message: 'end.win', args: { players: winners } });
  return [
    `${paint(['bold', style[verdict]], label(tongue, `verdict.${verdict}`))} · ${file}: ${outcome} (${label(tongue, 'replay.checked', checkedIn(replayed))})`,
    ...(given.has('all')
      ? replay.nullMoves.map((each) => `  ${sayPlace(told(each, replayed, tongue), file, tongue)}`)
      : []),
    ...shown.flatMap((each) => [
      `  ${sayPlace(told(each, replayed, tongue), file, tongue)}`,
      `  ${label(tongue, 'replay.position')}`,
      ...markersBefore(each, replay, tongue),
    ]),
    ...(found.length > shown.length ? [`  ${label(tongue, 'replay.more', { n: found.length - shown.length })}`] : []),
  ].join('\n');
}

const sayPlace = ({ line, round, clause, message }: FoundInRecord, file: string, tongue: Tongue): string =>
  `${file}:${line}  ${clause}  ${label(tongue, 'replay.place', { n: round, text: message })}`;

/** All markers as they stood before the action. */
function markersBefore({ action }: Violation, { steps }: Replay, tongue: Tongue): string[] {
  const state = steps.find((step) => step.action === action)?.before.state;
  if (!state) return [];
  return SEATS.map((seat) => {
    const against = opponents(seat).map((target) => ({ target, n: state.markers[4 * seat + target] ?? 0 }));
    const line = against.map(({ target, n }) => `${nameOf(target, tongue)} ${n}`).join(', ');
    return `    ${label(tongue, 'replay.markers', { player: idOf(seat), line, n: state.markers[5 * seat] ?? 0 })}`;
  });
}
