/**
 * `arbiter replay RECORD --what-if "R3: south +4 west 4" --game guerra-fria`: what another selection would have led to; it is
 * illegal if it is null.
 */

import type { Call } from '../../../../cli/command.ts';
import { type ExitCode, Stop } from '../../../../cli/exit.ts';
import { foundInWords, placeInWords, printWhatIf, type WhatIfAnswer } from '../../../../cli/replay/what-if-answer.ts';
import { attempt } from '../../../../core/case-problem.ts';
import type { Finding } from '../../../../core/finding.ts';
import { wording } from '../../../../core/wording.ts';
import { guerraFria } from '../../../../registry/guerra-fria.ts';
import { label } from '../../../../ruling/language.ts';
import type { CaseAction } from '../../desk/format.ts';
import { observe, positionOf } from '../../desk/observe.ts';
import { readSelection } from '../../desk/reading.ts';
import { type GameRecord, type Replay, replayRecord } from '../../desk/record.ts';
import { sentenceOf } from '../../desk/texts.ts';
import { idOf, SEATS, type Seat } from '../../seats.ts';
import type { JudgedRecord, Library } from '../cases.ts';
import type { GuerraFriaLanguage } from '../ruling/language.ts';
import { lineOf, nameOf } from '../ruling/notation.ts';
import { timelineOfRecord } from '../ruling/timeline.ts';
import { momentNamed } from './replay.ts';
import { languageOf, libraryOf, seatAsked } from './session.ts';

export function answerWhatIf(judged: JudgedRecord, text: string, call: Call): ExitCode {
  const language = languageOf(call.session);
  const answer = whatIf(judged, text, libraryOf(call), language);
  return printWhatIf(answer, stopsIn(answer, language), language, call);
}

interface Answer extends WhatIfAnswer {
  readonly over: { readonly winners: readonly string[]; readonly round: number } | null;
}

function whatIf(judged: JudgedRecord, text: string, library: Library, language: GuerraFriaLanguage): Answer {
  const { seat, selection, moment } = asked(text, library);
  const timeline = timelineOfRecord(judged, language);
  const { round } = momentNamed(timeline, moment);
  const { record, replay } = judged;
  const at = record.action.findIndex(
    (action, index) => lays(action, seat, library) && roundOf(replay, index) === round,
  );
  if (at < 0)
    throw new Stop(wording('arbiter: {player} lays no cards in {name}', { player: idOf(seat), name: `R${round}` }));
  const other = replayed(
    {
      ...record,
      action: record.action.map((each, index) =>
        withoutResult(index === at ? replaced(each, seat, selection, library) : each),
      ),
    },
    library,
  );
  const step = (from: Replay) => from.stepsOf(at).find(({ fact }) => fact && 'cards' in fact && fact.by === seat);
  const [was, now] = [step(replay), step(other)];
  const line = (each: typeof was): string[] =>
    each?.fact && 'cards' in each.fact
      ? [`${nameOf(seat, language)} ${lineOf(each.before, seat, each.fact.cards, language)}`]
      : [];
  const failed = nullIn(other, round, seat);
  const refused = other.steps.find(({ verdict }) => verdict === 'illegal');
  const halted = refused?.findings.find(({ force }) => force === 'forbids');
  const lastOther = other.steps.findLast(({ verdict }) => verdict !== 'illegal')?.after ?? other.start;
  const { result } = lastOther.state;
  // What comes after the end of the other game is no fault of it.
  const halt =
    halted && !result
      ? {
          ...placeOf(judged, refused?.action ?? 0, other),
          clause: halted.clause,
          message: sentenceOf(language.texts, halted),
        }
      : null;
  return {
    file: judged.read.file,
    at: placeOf(judged, at, replay),
    logged: line(was),
    instead: line(now),
    verdict: failed.length > 0 ? 'illegal' : 'legal',
    findings: failed.map((finding) => ({ clause: finding.clause, message: sentenceOf(language.texts, finding) })),
    played: new Set(
      other.steps.filter(({ action, verdict }) => action > at && verdict !== 'illegal').map(({ action }) => action),
    ).size,
    halt,
    over: result && { winners: result.winners.map(idOf).sort(), round: lastOther.state.round },
    differences: differencesOf(replay, other, language),
    position: positionOf(lastOther.state),
  };
}

const roundOf = (replay: Replay, action: number): number | undefined => replay.stepsOf(action)[0]?.before.state.round;

function placeOf({ read }: JudgedRecord, action: number, replay: Replay) {
  return { name: `R${roundOf(replay, action) ?? ''}`, line: read.locate(['action', action]).line };
}

/** The conditions that the selection of a player fails in a round. */
const nullIn = ({ steps }: Replay, round: number, seat: Seat): readonly Finding[] =>
  steps
    .filter(({ before }) => before.state.round === round)
    .flatMap(({ consequences }) => consequences)
    .filter(({ force, args }) => force === 'forbids' && args?.player === idOf(seat));

function replayed(record: GameRecord, { rules, words }: Library): Replay {
  const result = replayRecord(guerraFria, rules, record, words);
  if (result.ok) return result.replay;
  throw new Stop(wording('arbiter: {option}: {problem}', { option: '--what-if', problem: result.problem.message }));
}

// The other selection ---------------------------------------------------------------------------------------------------

/** `R3: south +4 west 4`. Throws a `Stop` for what is not understood. */
function asked(text: string, { words }: Library): { moment: string; seat: Seat; selection: string } {
  const [, moment = '', player = '', selection = ''] =
    /^([^:]{1,20}):\s*(\S{1,20})\s+(.{1,200})$/.exec(text.trim()) ?? [];
  if (selection === '')
    throw new Stop(wording('arbiter: --what-if takes "R3: south +4 west 4", not "{text}"', { text }));
  const seat = seatAsked(player, words, 'replay', '--what-if');
  const read = attempt(() => ({ cards: readSelection(selection, seat, words, []) }));
  if (read.ok) return { moment, seat, selection };
  throw new Stop(wording('arbiter: {option}: {problem}', { option: '--what-if', problem: read.problem.message }));
}

const lays = (action: CaseAction, seat: Seat, { words }: Library): boolean =>
  action.kind === 'round'
    ? Object.keys(action.selections).some((name) => words.seat(name) === seat)
    : (action.kind === 'select' || action.kind === 'reveal') && words.seat(action.player) === seat;

function replaced(action: CaseAction, seat: Seat, selection: string, { words }: Library): CaseAction {
  if (action.kind === 'round') {
    const selections = Object.entries(action.selections).map(([name, own]) => [
      name,
      words.seat(name) === seat ? selection : own,
    ]);
    return { ...action, selections: Object.fromEntries(selections) };
  }
  return action.kind === 'select' || action.kind === 'reveal' ? { ...action, selection } : action;
}

/** What the record states of its own course says nothing of another one. */
const withoutResult = (action: CaseAction & { readonly result?: unknown }): CaseAction => {
  const { result: _, ...kept } = action;
  return kept as CaseAction;
};

// What differs ----------------------------------------------------------------------------------------------------------

/** In what the two games differ where they end: markers, selections that are null in one of them, and who has won. */
function differencesOf(logged: Replay, other: Replay, language: GuerraFriaLanguage): WhatIfAnswer['differences'] {
  const [a, b] = [logged, other].map((each) => observe(each.steps.at(-1)?.after ?? each.start, '')) as [
    Observed,
    Observed,
  ];
  const rows: WhatIfAnswer['differences'][number][] = [];
  const compare = (what: string, one: unknown, two: unknown): void => {
    if (String(one) !== String(two)) rows.push({ what, logged: String(one), other: String(two) });
  };
  for (const owner of SEATS) {
    for (const target of SEATS) {
      const [id, at] = [idOf(owner), idOf(target)];
      const of = ({ attack, reserve }: Observed) => (owner === target ? reserve[id] : attack[id][at]);
      const what =
        owner === target ? nameOf(owner, language) : `${nameOf(owner, language)} → ${nameOf(target, language)}`;
      compare(what, of(a), of(b));
    }
  }
  const nulls = ({ steps }: Replay): string =>
    steps
      .flatMap(({ before, consequences }) =>
        consequences
          .filter(({ message }) => message === 'move.null')
          .map(({ args }) => `R${before.state.round} ${language.texts.names.seats[String(args?.player)]?.name ?? ''}`),
      )
      .join(', ');
  compare(language.texts.terms['null-move']?.form ?? '', nulls(logged) || '–', nulls(other) || '–');
  const winners = ({ winners: list }: Observed): string =>
    list === 'none' ? '–' : list.map((id) => language.texts.names.seats[id]?.name ?? id).join(', ');
  compare(label(language, 'section.end'), winners(a), winners(b));
  return rows;
}

type Observed = ReturnType<typeof observe>;

// Text ------------------------------------------------------------------------------------------------------------------

/** Where the other game stops, and why. */
function stopsIn({ halt, over }: Answer, language: GuerraFriaLanguage): string {
  if (halt) return `${placeInWords(halt, language)}\n${foundInWords(halt)}`;
  if (!over) return label(language, 'what-if.to-the-end');
  const message = over.winners.length > 0 ? 'end.win' : 'end.limit';
  const args = { players: over.winners, n: over.round };
  return sentenceOf(language.texts, { clause: '2.5.d', force: 'applies', message, args });
}
