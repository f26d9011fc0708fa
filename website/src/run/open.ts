/** Opening what somebody has written down: a log of the digital edition, a record of our own, or a case. */
import words from '@words';
import { indexNames } from '../../../src/cases/names.ts';
import type { CaseStep } from '../../../src/cases/rule.ts';
import { positionOf } from '../../../src/cases/write.ts';
import { formatDiagnostic } from '../../../src/data/diagnostics.ts';
import { readYaml } from '../../../src/data/read.ts';
import type { Board } from '../../../src/games/twilight-struggle/board.ts';
import type { GameFact } from '../../../src/games/twilight-struggle/facts.ts';
import { detectFormat } from '../../../src/logs/detect.ts';
import { titleOf } from '../../../src/logs/film.ts';
import { isRecord, runRecord } from '../../../src/logs/record.ts';
import { isCase } from '../components/desk/edit.ts';
import type { Engine } from './engine.ts';
import { boardAfter, film } from './replay.ts';
import { ruleAtDesk } from './rule.ts';
import type { Moment, Start } from './walk.ts';

/** The moments of a game or a case, each as a walk; or what is wrong with the text. */
export function openGame(engine: Engine, text: string): readonly Moment<GameFact>[] | string {
  const detected = detectFormat(text);
  if (detected.format === 'playdek-log') {
    const filmed = film(engine, text, '');
    const { moments } = filmed;
    // The set-up comes before any position that the format could state.
    return moments.slice(1).map((moment, index) => ({
      title: titleOf(moment, engine.say),
      walk: { start: startAt(boardAfter(filmed, moments[index] ?? moment)), facts: moment.facts },
    }));
  }
  const read = readYaml('', text);
  if (!read.ok) return read.diagnostics.map((problem) => formatDiagnostic(problem)).join('\n');
  if (isRecord(read.value)) {
    const rules = engine.rules.deluxe;
    return runRecord(rules, read.value, indexNames(rules, engine.extraNames), engine.extraNames).flatMap(
      ({ id, ruling }) => (ruling ? [{ title: id, walk: walkOf(ruling.start, ruling.steps) }] : []),
    );
  }
  const [first] = [read.value].flat();
  const value = first as { readonly action?: unknown } | null;
  const input = value && { ...value, action: [value.action ?? []].flat() };
  if (!isCase(input)) return words.charts.noGame;
  const result = ruleAtDesk(engine, input);
  if (!result.ok) return result.message;
  const { ruling } = result.ruled.reported;
  return [{ title: input.title ?? input.id ?? '', walk: walkOf(ruling.start, ruling.steps) }];
}

const walkOf = (start: Board, steps: readonly CaseStep[]) => ({
  start: startAt(start),
  facts: steps.flatMap(({ fact }) => fact ?? []),
});

/** A board as the start of a walk, with the readings that are not the recommended ones. */
export function startAt(board: Board): Start {
  return { position: positionOf(board).position, policies: otherThanRecommended(board) };
}

function otherThanRecommended({ rules }: Board): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(rules.policies).filter(([issue, option]) => rules.issues[issue]?.preferred !== option),
  );
}
