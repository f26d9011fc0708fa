/**
 * `arbiter replay LOG --what-if "MOMENT: ACTION"`
 *
 * JSON: `{"file", "at": {"name", "line"}, "logged": […], "instead": […], "verdict", "findings": [{"clause", "message"}],
 * "played": n, "halt": null | {"name", "line", "clause", "message"}, "over": null | {"how", "clause"}, "differences":
 * [{"what", "logged", "other"}], "position"}`. Exit code 1 if the other action is illegal, 3 if something about it is
 * not told; how far the rest of the game goes is no fault of it.
 */

import { CaseDesk, localisedNames } from '../../cases/desk.ts';
import { indexNames } from '../../cases/names.ts';
import { positionOf } from '../../cases/write.ts';
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
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { print } from '../io.ts';
import { type Judging, judgingOf } from './file.ts';
import { sceneNamed } from './moment.ts';
import { judgeRecord } from './record.ts';
import { openSource, type Source } from './source.ts';
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
  if (call.format === 'json') print(call.io.stdout, JSON.stringify(asJson(source.name, result, language), null, 2));
  else print(call.io.stdout, asText(source.name, result, language, call));
  return { legal: EXIT.fine, illegal: EXIT.found, undetermined: EXIT.open }[result.verdict];
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

interface Difference {
  readonly what: string;
  readonly logged: string;
  readonly other: string;
}

/** In what two boards differ: tracks, markers, control. */
function differencesOf(result: WhatIf, language: CallLanguage): Difference[] {
  const [logged, other] = [settled(result.logged), settled(result.other)];
  const sides = SIDES.map((side) => language.names.of.side?.(side, undefined) ?? '');
  const vp = (n: number): string => (n === 0 ? '0' : `${sides[n > 0 ? 0 : 1]} ${Math.abs(n)}`);
  const rows: Difference[] = [];
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

const loggedFacts = ({ scene }: WhatIf): GameFact[] => scene.facts.map(({ fact }) => fact);

function asJson(file: string, result: WhatIf, language: CallLanguage): object {
  const { scene, facts, verdict, findings, played, halt, other } = result;
  const over = other.state.result;
  return {
    file,
    at: { name: scene.name, line: scene.line },
    logged: told(loggedFacts(result), language),
    instead: told(facts, language),
    verdict,
    findings: findings.map((finding) => ({ clause: finding.clause, message: say(language, finding) })),
    played,
    halt: halt
      ? {
          name: halt.scene.name,
          line: halt.why.line,
          clause: halt.why.findings[0]?.clause ?? null,
          message: halt.why.findings.map((finding) => say(language, finding)).join('; '),
        }
      : null,
    over: over && { how: over.how, clause: over.clause },
    differences: differencesOf(result, language),
    position: positionOf(other).position,
  };
}

function asText(file: string, result: WhatIf, language: CallLanguage, { paint }: Call): string {
  const { scene, facts, verdict, findings, played, halt, overAt, other } = result;
  const style = { legal: 'green', illegal: 'red', undetermined: 'yellow' } as const;
  const at = (line: number): string => label(language, 'replay.line', { n: line });
  const row = (name: string, text: string): string => `  ${label(language, `what-if.${name}`).padEnd(14)} ${text}`;
  const lines = [
    `${paint(style[verdict], label(language, `verdict.${verdict}`))} · ${file}, ${scene.name} (${at(scene.line)})`,
    '',
    row('logged', told(loggedFacts(result), language).join(' · ')),
    row('instead', told(facts, language).join(' · ')),
  ];
  const isBarred = verdict !== 'legal';
  if (isBarred) lines.push(...findings.map((finding) => `  ${finding.clause.padEnd(14)} ${say(language, finding)}`));
  if (isBarred) return `${lines.join('\n')}\n`;
  lines.push(row('played', label(language, 'what-if.entries', { n: played })));
  if (halt) {
    lines.push(row('stops', `${halt.scene.name}, ${at(halt.why.line)}`));
    lines.push(...halt.why.findings.map((finding) => `  ${finding.clause.padEnd(14)} ${say(language, finding)}`));
  } else if (overAt) lines.push(row('stops', `${overAt.name}, ${at(overAt.line)}: ${ended(other, language)}`));
  else lines.push(row('stops', label(language, 'what-if.to-the-end')));
  const differences = differencesOf(result, language);
  lines.push('', `  ${label(language, differences.length === 0 ? 'what-if.same' : 'what-if.differs')}`);
  const widest = Math.max(0, ...differences.map(({ what }) => what.length));
  lines.push(...differences.map(({ what, logged, other: now }) => `    ${what.padEnd(widest)}   ${logged} → ${now}`));
  return `${lines.join('\n')}\n`;
}

function ended({ state: { result } }: Board, language: CallLanguage): string {
  if (!result) return '';
  const { how, winner } = result;
  if (winner === 'draw') return say(language, { message: 'end.draw', args: { how } });
  return say(language, { message: 'end.win', args: { side: winner, how } });
}
