/** What the players of a game in the terminal are shown. */

import { label } from '../../../../ruling/language.ts';
import type { Paint } from '../../../../ruling/paint.ts';
import type { Board } from '../../board.ts';
import type { CaseStep } from '../../desk/case.ts';
import { choicesFor } from '../../desk/legal.ts';
import type { Round } from '../../desk/record.ts';
import { sentenceOf } from '../../desk/texts.ts';
import { SEATS, type Seat } from '../../seats.ts';
import { MOVES } from '../../state.ts';
import type { GuerraFriaLanguage } from '../ruling/language.ts';
import { rowsOf } from '../ruling/markers.ts';
import { lineOf, localised, nameOf } from '../ruling/notation.ts';

/** The round and every marker. */
export const sayPosition = ({ state }: Board, language: GuerraFriaLanguage, paint: Paint): string =>
  [
    paint('bold', label(language, 'circumstances', { n: state.round })),
    ...rowsOf(state, language).map((row) => `  ${row}`),
  ].join('\n');

/** What was laid, and the clauses of what came of it; a null move with the condition that fails. */
export function sayRound(
  round: Round,
  { before, consequences }: CaseStep,
  language: GuerraFriaLanguage,
  paint: Paint,
): string {
  const laid = SEATS.map((seat) => `  ${nameOf(seat, language)}: ${lineOf(before, seat, round[seat] ?? [], language)}`);
  // Conditions that are met say nothing that the markers do not.
  const told = consequences.filter(({ force }) => force !== 'permits');
  const width = Math.max(0, ...told.map(({ clause }) => clause.length));
  const follows = told.map((finding) => {
    const text = `${finding.clause.padEnd(width)}  ${sentenceOf(language.texts, finding)}`;
    return finding.force === 'forbids' ? paint('red', `✗ ${text}`) : `  ${text}`;
  });
  return [...laid, ...follows, ''].join('\n');
}

/** Every selection that is a move and begins like this, in columns. */
export function sayChoices(
  board: Board,
  seat: Seat,
  beginning: string,
  language: GuerraFriaLanguage,
  columns = 100,
): string {
  const { player, count, byMove, selections } = choicesFor(board, seat);
  const counts = MOVES.map((move) => label(language, 'choices-of', { move, n: byMove[move] }));
  const sought = beginning.toLowerCase();
  const lines = selections
    .map((line) => ({ line, said: localised(line, language) }))
    .filter(({ line, said }) => [line, said].some((text) => text.toLowerCase().startsWith(sought)))
    .map(({ said }) => said);
  const head = `${label(language, 'choices', { player, n: count })} (${counts.join(', ')})`;
  return [
    head,
    ...(lines.length > 0 ? inColumns(lines, columns) : [label(language, 'play.none', { text: beginning })]),
  ].join('\n');
}

function inColumns(lines: readonly string[], columns: number): string[] {
  const widest = Math.max(...lines.map((line) => line.length)) + 3;
  const across = Math.max(1, Math.floor((columns - 2) / widest));
  const rows = Array.from({ length: Math.ceil(lines.length / across) }, (_, i) =>
    lines.slice(i * across, (i + 1) * across),
  );
  return rows.map((row) => `  ${row.map((line) => line.padEnd(widest)).join('')}`.trimEnd());
}

/** Lines to type, as examples, in the names of the language. */
export const examples = (language: GuerraFriaLanguage): string =>
  ['+4 west 4', 'R west -5 north +5', 'A north'].map((line) => localised(line, language)).join(', ');
