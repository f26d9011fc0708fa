/** Files of *Guerra fría* for `arbiter validate`: cases and records, checked without being ruled on. */
import type { Input } from '../../../../cli/input.ts';
import type { Diagnostic } from '../../../../data/diagnostics.ts';
import { readGuerraFriaCases, readGuerraFriaRecord } from '../data/cases.ts';

/** What is wrong with a file of this game. */
export function mistakesIn({ name, bytes }: Input): readonly Diagnostic[] {
  const cases = readGuerraFriaCases(name, bytes);
  if (cases.ok) return cases.rejected;
  const record = readGuerraFriaRecord(name, bytes);
  if (record.ok) return [];
  // Only a record says which game it is of.
  return /^game:/m.test(new TextDecoder().decode(bytes)) ? record.diagnostics : cases.diagnostics;
}
