/**
 * `arbiter legal CASE.yaml [--all] [--compare OTHER.yaml] [--why-not ACTION]`
 *
 * JSON of the list: `{"awaits": state, "by": side, "choices": [{"type", …}], "cards": [{"card", "held", "uses"}],
 * "operations": {"with": card, "influence": [{"country", "cost"}], "coup": […], "realignment": […]}}`; `cards` and
 * `operations` only where a card is to be played. JSON of `--why-not`: `{"verdict", "findings": [{clause, force, message,
 * args, text}], "nearest": […]}`. `--all` adds `options`: see `OptionsJson`; `--compare` adds `compared`, the same of the other case.
 */

import { boardAfter } from '../../../../cli/cases.ts';
import type { Call } from '../../../../cli/command.ts';
import type { LegalMoves } from '../../../../cli/game.ts';
import { Interrupt } from '../../../../cli/interrupt.ts';
import { type Answer, readWish, tryWish } from '../../../../cli/why-not.ts';
import { playsOf, sideInDanger } from '../../../../odds/danger.ts';
import { dutiesOf, eachOption, type Option } from '../../../../odds/options.ts';
import { languageOf } from '../../../../ruling/board-language.ts';
import { findingJson } from '../../../../ruling/finding-json.ts';
import { label, say } from '../../../../ruling/language.ts';
import { legalJson, legalText, legalView } from '../../../../ruling/legal-view.ts';
import { settled, sideToAct } from '../../../../ruling/look-ahead.ts';
import { alternativesTo } from '../../../../ruling/nearest-legal.ts';
import { comparedText, type Listed, optionsJson, optionsText } from '../../../../ruling/options-view.ts';
import type { TwilightJudged } from '../../../../ruling/twilight-referee.ts';
import { viewRuling } from '../../../../ruling/view.ts';
import { formatRulingText } from '../../../../ruling/view-format.ts';
import type { Board } from '../../board.ts';
import type { Side } from '../../tables.ts';
import type { TwilightDesk } from './desk.ts';

/** What may be done after a case of *Twilight Struggle*. */
export const twilightLegal: LegalMoves<TwilightDesk, TwilightJudged> = {
  async list({ judged }, call) {
    const { given, io, session, paint } = call;
    const board = settled(judged.ruling.end);
    const language = languageOf(session, board);
    const view = legalView(board);
    const file = given.one('compare');
    const second = file === undefined ? undefined : settled(await boardAfter(file, call));
    const all = given.has('all') || second ? await everyOption(board, call) : undefined;
    const other = second && all?.brokenOff === undefined ? await everyOption(second, call) : undefined;
    const format = { paint, columns: io.stdout.columns };
    return {
      brokenOff: all?.brokenOff ?? other?.brokenOff,
      json: () => ({
        ...legalJson(view, language),
        ...(all && { options: optionsJson(all, language) }),
        ...(other && { compared: optionsJson(other, language) }),
      }),
      text: () =>
        [
          legalText(view, language, paint, io.stdout.columns),
          ...(all ? [optionsText(all, language, format)] : []),
          ...(all && other ? [comparedText(all, other, file ?? '', language, format)] : []),
        ].join('\n\n'),
    };
  },

  whyNot({ desk, judged }, wish, call) {
    const board = settled(judged.ruling.end);
    const language = languageOf(call.session, board);
    const by = sideNamed(call.given.one('by')) ?? sideToAct(board);
    const answer = tryWish(board, readWish(wish, desk.referee.nameIndex()), by);
    return {
      verdict: answer.verdict,
      json: () => answerJson(answer, language),
      text: () => answerText(answer, wish, board, call, language),
    };
  },
};

/** Each card in hand with each use; of a list that is broken off, what is done of it. */
async function everyOption(
  board: Board,
  { given }: Call,
): Promise<Listed & { readonly brokenOff: string | undefined }> {
  const side = sideNamed(given.one('by')) ?? sideInDanger(board);
  const plays = playsOf(board, side).length;
  const interrupt = new Interrupt();
  const options: Option[] = [];
  for (const option of eachOption(board, side)) {
    options.push(option);
    if (await interrupt.requested()) break;
  }
  interrupt.end();
  const duties = dutiesOf(board, side, options);
  const brokenOff = options.length < plays ? `${options.length} of ${plays} plays` : undefined;
  return { options, duties, board, side, brokenOff };
}

const sideNamed = (name: string | undefined): Side | undefined => (name === 'us' ? 0 : name === 'ussr' ? 1 : undefined);

type Language = ReturnType<typeof languageOf>;

const nearestTo = ({ verdict, board, fact }: Answer, language: Language): string[] =>
  verdict === 'illegal' ? alternativesTo(board, fact).map((message) => say(language, message)) : [];

function answerJson(answer: Answer, language: Language): object {
  const findings = answer.steps.flatMap((step) => step.findings).map((finding) => findingJson(finding, language));
  return { verdict: answer.verdict, findings, nearest: nearestTo(answer, language) };
}

function answerText(
  answer: Answer,
  wish: string,
  { rules, state }: Board,
  { io, paint }: Call,
  language: Language,
): string {
  const example = answer.example === undefined ? [] : [label(language, 'legal.example', { card: answer.example })];
  const issues = answer.steps
    .flatMap(({ findings, consequences }) => [...findings, ...consequences])
    .flatMap(({ issue }) => issue ?? []);
  const view = viewRuling({
    verdict: answer.verdict,
    steps: answer.steps,
    claim: wish,
    circumstances: { edition: rules.edition, turn: state.turn, defcon: state.defcon },
    rests: [...new Set(issues)].map((issue) => ({ issue, option: rules.policies[issue] })),
    nearest: nearestTo(answer, language),
    hints: example,
    verbose: true,
  });
  return formatRulingText(view, language, {
    colour: paint('red', 'x') !== 'x',
    ...(io.stdout.columns !== undefined && { width: io.stdout.columns }),
  });
}
