/**
 * `arbiter legal CASE.yaml [--all] [--why-not ACTION]`
 *
 * JSON of the list: `{"awaits": state, "by": side, "choices": [{"type", …}], "cards": [{"card", "held", "uses"}],
 * "operations": {"with": card, "influence": [{"country", "cost"}], "coup": […], "realignment": […]}}`; `cards` and
 * `operations` only where a card is to be played. JSON of `--why-not`: `{"verdict", "findings": [{clause, force, message,
 * args, text}], "nearest": […]}`. `--all` adds `options`: see `OptionsJson`.
 */

import type { Board } from '../../games/twilight-struggle/board.ts';
import type { Side } from '../../games/twilight-struggle/tables.ts';
import { playsOf, sideInDanger } from '../../odds/danger.ts';
import { dutiesOf, eachOption, type Option } from '../../odds/options.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { findingJson } from '../../ruling/finding-json.ts';
import { type CallLanguage, label, say } from '../../ruling/language.ts';
import { legalJson, legalText, legalView } from '../../ruling/legal-view.ts';
import { settled, sideToAct } from '../../ruling/look-ahead.ts';
import { alternativesTo } from '../../ruling/nearest-legal.ts';
import { optionsJson, optionsText } from '../../ruling/options-view.ts';
import { viewRuling } from '../../ruling/view.ts';
import { formatRulingText } from '../../ruling/view-format.ts';
import { boardAfter, openCases } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';
import { type Answer, readWish, tryWish } from '../why-not.ts';

/** Runs `arbiter legal`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, io, session, format, paint } = call;
  const opened = await openCases(operands[0] as string, call);
  const board = settled(boardAfter(opened, call));
  const language = languageOf(session, board);
  const wish = given.one('why-not');
  if (wish === undefined) {
    const view = legalView(board);
    const all = given.has('all') ? await everyOption(board, call, language) : undefined;
    print(
      io.stdout,
      format === 'json'
        ? JSON.stringify({ ...legalJson(view, language), ...(all && { options: all.json }) }, null, 2)
        : [legalText(view, language, paint, io.stdout.columns), ...(all ? [all.text] : [])].join('\n\n'),
    );
    if (!all?.brokenOff) return EXIT.fine;
    print(io.stderr, `arbiter: broken off after ${all.brokenOff}`);
    return EXIT.interrupted;
  }
  const by = sideNamed(given.one('by')) ?? sideToAct(board);
  const answer = tryWish(board, readWish(wish, opened.desk.nameIndex()), by);
  print(io.stdout, format === 'json' ? answerJson(answer, language) : answerText(answer, wish, board, call, language));
  return answer.verdict === 'legal' ? EXIT.fine : answer.verdict === 'illegal' ? EXIT.found : EXIT.open;
}

/** Each card in hand with each use; of a list that is broken off, what is done of it. */
async function everyOption(board: Board, { given, io, paint }: Call, language: CallLanguage) {
  const side = sideNamed(given.one('by')) ?? sideInDanger(board);
  const plays = playsOf(board, side).length;
  const interrupt = new Interrupt();
  const options: Option[] = [];
  for (const option of eachOption(board, side)) {
    options.push(option);
    if (await interrupt.heard()) break;
  }
  interrupt.end();
  const duties = dutiesOf(board, side, options);
  const format = { paint, columns: io.stdout.columns };
  return {
    json: optionsJson(options, duties, board, side, language),
    text: optionsText(options, duties, board, side, language, format),
    brokenOff: options.length < plays ? `${options.length} of ${plays} plays` : undefined,
  };
}

const sideNamed = (name: string | undefined): Side | undefined => (name === 'us' ? 0 : name === 'ussr' ? 1 : undefined);

type Language = ReturnType<typeof languageOf>;

const nearestTo = ({ verdict, board, fact }: Answer, language: Language): string[] =>
  verdict === 'illegal' ? alternativesTo(board, fact).map((message) => say(language, message)) : [];

function answerJson(answer: Answer, language: Language): string {
  const findings = answer.steps.flatMap((step) => step.findings).map((finding) => findingJson(finding, language));
  return JSON.stringify({ verdict: answer.verdict, findings, nearest: nearestTo(answer, language) }, null, 2);
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
