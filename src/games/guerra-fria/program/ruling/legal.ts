/** What may be laid in a position, for programs: the output of `arbiter legal --game guerra-fria --format json`. */
import type { CaseRuling } from '../../desk/case.ts';
import { choicesFor } from '../../desk/legal.ts';
import { SEATS, type Seat } from '../../seats.ts';
import type { GuerraFriaLegalJson } from './json.ts';

/** Was a fact of the case refused? Nothing comes after that; a null selection is part of the game. */
export const isRefused = ({ steps }: CaseRuling): boolean => steps.some(({ verdict }) => verdict === 'illegal');

/**
 * Lists the selections that are moves.
 * @param by the player; everybody who has not laid cards if absent
 */
export function legalJson({ facts, end }: CaseRuling, by?: Seat): GuerraFriaLegalJson {
  const { state } = end;
  // Whoever has laid cards must leave them; after the end nobody lays any.
  const seats = SEATS.filter((seat) => !state.result && !state.laid[seat] && (by === undefined || by === seat));
  return { awaits: facts.step, round: state.round, choices: seats.map((seat) => choicesFor(end, seat)) };
}
