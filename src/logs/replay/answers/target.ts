/** The target of a coup or a realignment, and what to make of one that is misprinted. */
import type { Side } from '../../../games/twilight-struggle/tables.ts';
import { type LineOf, type Slot, under } from '../entry-lines.ts';
import { countryIndex } from '../line-names.ts';
import { addViolation, type Run } from '../run.ts';
import { prohibitions } from '../submit.ts';
import { paymentWith } from './crisis.ts';

/**
 * The target, unless the changes below all name another country: then it is the target that is misprinted. What the
 * rules say against the printed one is said all the same.
 */
export function targetMeant(run: Run, slot: Slot<LineOf<'target'>>, by: Side, clause: string): number {
  const { board } = run;
  const named = countryIndex(board, slot.line.country);
  const changes = untilNextTarget(run, slot).filter(
    (other) => other.line.kind === 'influence' && !paymentWith(run, other),
  );
  const countries = new Set(changes.map((other) => (other.line as LineOf<'influence'>).country));
  const [only] = countries;
  if (countries.size !== 1 || only === undefined || only === slot.line.country) return named;
  const meant = countryIndex(board, only);
  const against = prohibitions(run, { type: 'target', by, country: named })[0];
  const mismatch = { message: 'log.target', args: { countries: [named, meant] } };
  addViolation(run, slot.line.line, against?.clause ?? clause, against ? [mismatch, against] : mismatch);
  return meant;
}

/** The lines of one coup or realignment. */
export function untilNextTarget(run: Run, slot: Slot): readonly Slot[] {
  const below = under(run.at.lines, slot);
  // What stands below the tracks of a coup is not its doing, such as the marker of NORAD.
  const end = below.findIndex(({ line }) => ENDS.has(line.kind));
  return end < 0 ? below : below.slice(0, end);
}

const ENDS: ReadonlySet<string> = new Set(['target', 'military-operations', 'defcon']);
