/**
 * `arbiter replay RECORD… --game guerra-fria`
 *
 * JSON: one array with an object per record, `{"file", "lines", "unread": [], "checked": {"rounds", "selections",
 * "results"}, "notAdjudicated": n, "violations": [{"line", "round", "clause", "message"}], "undetermined": […], "notes":
 * […], "ending": {…}}`. Notes are null selections: they are part of the game. The replay ends at the first fact that is
 * refused; the actions after it are not adjudicated.
 */
import { loadGuerraFriaWords } from '../../data/guerra-fria.ts';
import { problemAt, readGuerraFriaRecord } from '../../data/guerra-fria-cases.ts';
import type { ReadSuccess } from '../../data/read.ts';
import type { GameRecord, Replay, Violation } from '../../games/guerra-fria/desk/record.ts';
import { sentenceOf } from '../../games/guerra-fria/desk/texts.ts';
import { idOf, opponents, SEATS } from '../../games/guerra-fria/seats.ts';
import { guerraFriaDesk } from '../../registry.ts';
import { label } from '../../ruling/language.ts';
import { report } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { readInput } from '../input.ts';
import { print } from '../io.ts';
import { nameOf } from './notation.ts';
import { rulesOf, type Tongue, tongueOf } from './session.ts';
import { mistakenGame } from './which-game.ts';

/** A record, and what came of it. */
interface Replayed {
  readonly file: string;
  readonly read: ReadSuccess;
  readonly record: GameRecord;
  readonly replay: Replay;
}

export async function run(call: Call): Promise<ExitCode> {
  const { operands, io, format } = call;
  const tongue = tongueOf(call.session);
  const replayed: Replayed[] = [];
  for (const path of operands) replayed.push(await replayFile(path, call));
  if (format === 'json')
    print(
      io.stdout,
      JSON.stringify(
        replayed.map((each) => asJson(each, tongue)),
        null,
        2,
      ),
    );
  else print(io.stdout, replayed.map((each) => asText(each, call, tongue)).join('\n'));
  if (replayed.some(({ replay }) => replay.violations.length > 0)) return EXIT.found;
  return replayed.some(({ replay }) => replay.undetermined.length > 0) ? EXIT.open : EXIT.fine;
}

async function replayFile(path: string, call: Call): Promise<Replayed> {
  const rules = rulesOf(call);
  const input = await readInput(path, call.io);
  const file = readGuerraFriaRecord(input.name, input.bytes);
  if (!file.ok) throw new Stop(mistakenGame(input, 'guerra-fria') ?? report(file.diagnostics, call.io));
  const own = Object.entries(file.record.policies ?? {}).filter(([issue]) => !(issue in call.session.policies));
  const record = { ...file.record, policies: Object.fromEntries(own) };
  const result = guerraFriaDesk.replayRecord(rules, record, loadGuerraFriaWords());
  if (!result.ok) throw new Stop(report([problemAt(file.read, result.problem)], call.io));
  return { file: input.name, read: file.read, record, replay: result.replay };
}

/** Something found, in words. */
interface Told {
  readonly line: number;
  readonly round: number;
  readonly clause: string;
  readonly message: string;
}

function told(
  { action, round, clause, message, differences }: Violation,
  { read, replay }: Replayed,
  tongue: Tongue,
): Told {
  const { line } = read.locate(['action', action]);
  const at = { line, round, clause };
  if (message === 'result') {
    const said = differences.map(({ key, expected, found }) =>
      label(tongue, 'replay.result', { what: key, expected: JSON.stringify(expected), found: JSON.stringify(found) }),
    );
    return { ...at, message: said.join('; ') };
  }
  const findings = replay.steps
    .filter((step) => step.action === action)
    .flatMap((step) => [...step.findings, ...step.consequences]);
  const finding = findings.find(
    (each) => each.clause === clause && each.message === message && each.force !== 'permits',
  );
  return { ...at, message: finding ? sentenceOf(tongue.texts, finding) : message };
}

function asJson(replayed: Replayed, tongue: Tongue): object {
  const { file, read, record, replay } = replayed;
  const inWords = (list: readonly Violation[]) => list.map((each) => told(each, replayed, tongue));
  const last = replay.steps.at(-1)?.action ?? -1;
  return {
    file,
    lines: read.text.trimEnd().split('\n').length,
    unread: [],
    checked: checkedIn(replayed),
    notAdjudicated: record.action.length - 1 - last,
    violations: inWords(replay.violations),
    undetermined: inWords(replay.undetermined),
    notes: inWords(replay.nullMoves),
    ending: replay.ending,
  };
}

function checkedIn({ record, replay }: Replayed) {
  const facts = replay.steps.filter(({ verdict }) => verdict !== 'illegal').map(({ fact }) => fact?.type);
  const adjudicated = new Set(replay.steps.map(({ action }) => action));
  return {
    rounds: replay.steps.filter(({ before, after }) => after.state.round > before.state.round || after.state.result)
      .length,
    selections: facts.filter((type) => type === 'select' || type === 'reveal').length,
    results: record.action.filter(({ result }, index) => result !== undefined && adjudicated.has(index)).length,
  };
}

// Text ----------------------------------------------------------------------------------------------------------------

function asText(replayed: Replayed, { given, paint }: Call, tongue: Tongue): string {
  const { file, replay } = replayed;
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

const sayPlace = ({ line, round, clause, message }: Told, file: string, tongue: Tongue): string =>
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
