/** Files of *Guerra fría* for `arbiter validate`: cases and records, checked without being ruled on. */

import type { Call } from '../../../../cli/command.ts';
import type { Input } from '../../../../cli/input.ts';
import { gameOf } from '../../../../cli/which-game.ts';
import type { Diagnostic } from '../../../../data/diagnostics.ts';
import { readGuerraFriaCases, readGuerraFriaRecord } from '../data/cases.ts';

/** What is wrong with a file of this game; undefined if it is none. A file that looks like no game is of that of the call. */
export function mistakesIn(
  input: Input,
  { game, games }: Pick<Call, 'game' | 'games'>,
): readonly Diagnostic[] | undefined {
  if ((gameOf(input, games) ?? game).id !== 'guerra-fria') return undefined;
  const cases = readGuerraFriaCases(input.name, input.bytes);
  if (cases.ok) return cases.rejected;
  const record = readGuerraFriaRecord(input.name, input.bytes);
  if (record.ok) return [];
  // Only a record says which game it is of.
  return /^game:/m.test(new TextDecoder().decode(input.bytes)) ? record.diagnostics : cases.diagnostics;
}
