/**
 * `arbiter legal CASE.yaml --game guerra-fria [--by PLAYER] [--why-not SELECTION]`
 *
 * JSON of the list: `{"awaits": state, "round", "choices": [{"player", "count", "byMove", "selections"}]}`. JSON of
 * `--why-not`: `{"verdict", "findings": [{clause, force, message, args, text}], "nearest": […]}`.
 */

import { wording } from '../../core/wording.ts';
import { didYouMean } from '../../data/nearest.ts';
import type { Board } from '../../games/guerra-fria/board.ts';
import type { CaseRuling } from '../../games/guerra-fria/desk/case.ts';
import { judgeSelection } from '../../games/guerra-fria/desk/legal.ts';
import { seatNamed } from '../../games/guerra-fria/desk/notation.ts';
import { type Attempt, attempt, type CaseProblem } from '../../games/guerra-fria/desk/problem.ts';
import { readSelection } from '../../games/guerra-fria/desk/reading.ts';
import type { PlayerChoices } from '../../games/guerra-fria/desk/told.ts';
import type { Words } from '../../games/guerra-fria/desk/words.ts';
import type { Seat } from '../../games/guerra-fria/seats.ts';
import { findingJson } from '../../ruling/finding-json.ts';
import { isRefused, legalJson } from '../../ruling/guerra-fria/legal.ts';
import { nearestTo } from '../../ruling/guerra-fria/nearest.ts';
import { lineOf, localised, nameOf } from '../../ruling/guerra-fria/notation.ts';
import type { Tongue } from '../../ruling/guerra-fria/tongue.ts';
import { viewOfTests } from '../../ruling/guerra-fria/view.ts';
import { label } from '../../ruling/language.ts';
import { formatRulingText } from '../../ruling/view-format.ts';
import { wrap } from '../../ruling/wrap.ts';
import { judgeAt, nothingAfter, onlyCase, openAt } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, type Stop } from '../exit.ts';
import { print } from '../io.ts';
import { guerraFriaDesk } from './desk.ts';
import { tongueOf, wrongUse } from './session.ts';

export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, io, format } = call;
  const desk = guerraFriaDesk(call);
  const opened = await openAt(desk, operands[0] as string, call);
  const { ruling } = judgeAt(opened, onlyCase(opened, call), call);
  if (isRefused(ruling)) throw nothingAfter();
  const { words } = desk.referee.library;
  const by = given.has('by') ? seatOf(given.one('by') ?? '', words) : undefined;
  const tongue = tongueOf(call.session);
  const wish = given.one('why-not');
  if (wish !== undefined) return whyNot(wish, by, ruling.end, words, call, tongue);
  const list = legalJson(ruling, by);
  if (format === 'json') print(io.stdout, JSON.stringify(list, null, 2));
  else print(io.stdout, asText(ruling, list.choices, by !== undefined, call, tongue));
  return EXIT.fine;
}

/** The player of this name, in any language. */
function seatOf(name: string, words: Words): Seat {
  return understood(
    attempt(() => ({ seat: seatNamed(name, words, []) })),
    ({ message, candidates = [] }) =>
      wrongUse(
        wording('{option}: {problem}', { option: '--by', problem: message }),
        'legal',
        didYouMean(name, candidates) ?? wording('south, west, north or east'),
      ),
  ).seat;
}

function asText(
  { facts, end }: CaseRuling,
  choices: readonly PlayerChoices[],
  inFull: boolean,
  { paint, io }: Call,
  tongue: Tongue,
): string {
  const head = paint('bold', label(tongue, 'circumstances', { n: end.state.round }));
  if (choices.length === 0) return `${head}\n\n${label(tongue, 'legal.nothing')}`;
  const width = Math.min(100, io.stdout.columns ?? 100);
  const lines = choices.flatMap(({ player, count, byMove, selections }) => {
    const moves = Object.entries(byMove).map(([move, n]) => label(tongue, 'choices-of', { move, n }));
    const list = inFull ? selections.flatMap((line) => wrap(localised(line, tongue), '    ', width)) : [];
    return [`  ${label(tongue, 'choices', { player, n: count })} (${moves.join(', ')})`, ...list];
  });
  return [`${head} · ${label(tongue, 'legal.awaited', { step: facts.step })}`, '', ...lines].join('\n');
}

/** The checks of one selection, met and failed. */
function whyNot(wish: string, by: Seat | undefined, board: Board, words: Words, call: Call, tongue: Tongue): ExitCode {
  if (by === undefined) throw wrongUse(wording('--why-not needs the player: --by south'), 'legal');
  const cards = understood(
    attempt(() => ({ cards: readSelection(wish, by, words, []) })),
    ({ message, expected, candidates = [] }) => {
      const word = /"(.*)"/.exec(message.text)?.[1] ?? '';
      const hint = didYouMean(word, candidates) ?? (expected && wording('expected {what}', { what: expected }));
      return wrongUse(wording('{option}: {problem}', { option: '--why-not', problem: message }), 'legal', hint);
    },
  ).cards;
  const judged = judgeSelection(board, by, cards);
  const nearest = judged.isMove ? undefined : nearestTo(board, by, cards);
  const inWords = nearest ? [`${nameOf(by, tongue)}: ${lineOf(board, by, nearest, tongue)}`] : [];
  if (call.format === 'json') {
    const findings = judged.findings.map((finding) => findingJson(finding, tongue));
    const verdict = judged.isMove ? 'legal' : 'illegal';
    print(call.io.stdout, JSON.stringify({ verdict, findings, nearest: inWords }, null, 2));
  } else {
    const claim = `${nameOf(by, tongue)} ${lineOf(board, by, cards, tongue)}`;
    const view = viewOfTests({ ...judged, claim, nearest: inWords, board });
    print(
      call.io.stdout,
      formatRulingText(view, tongue, {
        colour: call.paint('red', 'x') !== 'x',
        ...(call.io.stdout.columns !== undefined && { width: call.io.stdout.columns }),
      }),
    );
  }
  return judged.isMove ? EXIT.fine : EXIT.found;
}

/** A result of the desk; or a `Stop` that says what the desk could not understand. */
function understood<T>(result: Attempt<T>, stop: (problem: CaseProblem) => Stop): T {
  if (result.ok) return result;
  throw stop(result.problem);
}
