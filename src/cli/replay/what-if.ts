/** `arbiter replay LOG --what-if "MOMENT: ACTION"` */

import { CaseDesk, localisedNames } from '../../cases/desk.ts';
import { indexNames } from '../../cases/names.ts';
import { positionOf } from '../../cases/write.ts';
import type { Finding } from '../../core/finding.ts';
import { wording } from '../../core/wording.ts';
import { type Board, controller, influence } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { claimOf } from '../../games/twilight-struggle/names.ts';
import { SIDES } from '../../games/twilight-struggle/tables.ts';
import { type Scene, scenesOfLog, scenesOfRecord, settled } from '../../logs/what-if/scenes.ts';
import { type WhatIf, whatIf } from '../../logs/what-if/what-if.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { type CallLanguage, label, say } from '../../ruling/language.ts';
import type { Call } from '../command.ts';
import { type ExitCode, Stop } from '../exit.ts';
import { type Judging, judgingOf } from './file.ts';
import { sceneNamed } from './moment.ts';
import { judgeRecord } from './record.ts';
import { openSource, type Source } from './source.ts';
import { foundInWords, placeInWords, printWhatIf, type WhatIfAnswer } from './what-if-answer.ts';
import { playedIn, readReplacement, splitWhatIf } from './what-if-words.ts';

export async function answerWhatIf(path: string, text: string, call: Call): Promise<ExitCode> {
  const judging = judgingOf(call);
  const { moment, action } = splitWhatIf(text);
  const source = await openSource(path, call);
  const game = scenesOf(source, judging);
  const at = sceneNamed(game.scenes, moment);
  const scene = game.scenes[at] as Scene;
  const { tables, rules, state } = settled(scene.before);
  const names = indexNames(rules, localisedNames(call.session));
  const played = playedIn(scene, state.phasing);
  const result = whatIf(game, at, readReplacement(action, played, names, tables, mistakesIn(call)), names);
  if ('problem' in result) {
    throw new Stop(wording('arbiter: {option}: {problem}', { option: '--what-if', problem: result.problem.message }));
  }
  const language = languageOf(call.session, scene.before);
  return printWhatIf(answerOf(source.name, result, language), stopsIn(result, language), language, call);
}

/** Holds an action in the keys of a case against the format of cases. */
const mistakesIn = ({ session }: Call) => {
  const desk = new CaseDesk(session);
  return (action: object) => {
    const read = desk.read('--what-if', JSON.stringify({ position: {}, action: [action] }));
    return read.ok ? read.rejected : read.diagnostics;
  };
};

function scenesOf(source: Source, judging: Judging): { readonly scenes: readonly Scene[]; readonly end: Board } {
  if (source.kind === 'log') return scenesOfLog(judging.logs.rules('deluxe'), source.text);
  const { run, lineOf, extra } = judgeRecord(source.input, judging.records, judging.call);
  return scenesOfRecord(run, lineOf, extra);
}

/** In what two boards differ: tracks, markers, control. */
function differencesOf(result: WhatIf, language: CallLanguage): WhatIfAnswer['differences'] {
  const [logged, other] = [settled(result.logged), settled(result.other)];
  const sides = SIDES.map((side) => language.names.of.side?.(side, undefined) ?? '');
  const vp = (n: number): string => (n === 0 ? '0' : `${sides[n > 0 ? 0 : 1]} ${Math.abs(n)}`);
  const rows: WhatIfAnswer['differences'][number][] = [];
  const compare = (what: string, of: (board: Board) => string): void => {
    const [a, b] = [of(logged), of(other)];
    if (a !== b) rows.push({ what, logged: a, other: b });
  };
  compare(label(language, 'page.vp'), ({ state }) => vp(state.vp));
  compare('DEFCON', ({ state }) => String(state.defcon));
  for (const side of SIDES) {
    compare(`${label(language, 'page.milops')} ${sides[side]}`, ({ state }) => String(state.milops[side]));
    compare(`${label(language, 'page.space')} ${sides[side]}`, ({ state }) => String(state.space[side]));
  }
  for (const { index } of logged.tables.countries) {
    compare(language.names.of.country?.(index, undefined) ?? '', (board) => {
      const [us, ussr] = [influence(board, 0, index), influence(board, 1, index)];
      // Who controls it by the rules of this game, in which a card may have changed its stability number.
      const holder = controller(board, index);
      return `${us}/${ussr}${holder === undefined ? '' : ` (${sides[holder]})`}`;
    });
  }
  return rows;
}

/** An action in as few words as tell it from another: the card, what for, and where. */
const told = (facts: readonly GameFact[], language: CallLanguage): string[] =>
  facts.filter(({ type }) => type !== 'deal').map((fact) => say(language, claimOf(fact)));

function answerOf(file: string, result: WhatIf, language: CallLanguage): WhatIfAnswer {
  const { scene, facts, verdict, findings, played, halt, other } = result;
  const over = other.state.result;
  const logged = scene.facts.map(({ fact }) => fact);
  const why = halt && foundIn(halt.why.findings, language);
  return {
    file,
    at: { name: scene.name, line: scene.line },
    logged: told(logged, language),
    instead: told(facts, language),
    verdict,
    findings: foundIn(findings, language),
    played,
    halt: halt
      ? {
          name: halt.scene.name,
          line: halt.why.line,
          clause: why?.[0]?.clause ?? null,
          message: why?.map(({ message }) => message).join('; ') ?? '',
        }
      : null,
    over: over && { how: over.how, clause: over.clause },
    differences: differencesOf(result, language),
    position: positionOf(other).position,
  };
}

const foundIn = (findings: readonly Finding[], language: CallLanguage) =>
  findings.map((finding) => ({ clause: finding.clause, message: say(language, finding) }));

/** Where the other game stops, and why; undefined if the action itself is barred. */
function stopsIn({ verdict, halt, overAt, other }: WhatIf, language: CallLanguage): string | undefined {
  if (verdict !== 'legal') return undefined;
  if (halt) {
    const { why, scene } = halt;
    const place = placeInWords({ name: scene.name, line: why.line }, language);
    return [place, ...foundIn(why.findings, language).map(foundInWords)].join('\n');
  }
  return overAt
    ? `${placeInWords(overAt, language)}: ${ended(other, language)}`
    : label(language, 'what-if.to-the-end');
}

function ended({ state: { result } }: Board, language: CallLanguage): string {
  if (!result) return '';
  const { how, winner } = result;
  if (winner === 'draw') return say(language, { message: 'end.draw', args: { how } });
  return say(language, { message: 'end.win', args: { side: winner, how } });
}
