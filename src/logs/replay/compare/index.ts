/**
 * Finding, for everything that happens on the board, the line of the log that states it, and comparing the two.
 * A line that is found counts as checked whether it agrees or not.
 */
import type { Finding } from '../../../core/finding.ts';
import type { Run } from '../run.ts';
import { matchDice } from './dice.ts';
import { matchEvent } from './events.ts';
import { matchInfluence } from './influence.ts';
import { numberOf, sideOf } from './line.ts';
import {
  matchDefcon,
  matchFinal,
  matchMilops,
  matchNoVp,
  matchReshuffle,
  matchShortfall,
  matchSpace,
  matchVp,
} from './tracks.ts';

/**
 * Looks for the line that states what happened.
 * @returns false if it must be printed and is not found
 */
export function explains(run: Run, finding: Finding): boolean {
  switch (finding.message) {
    case 'change.influence':
      return matchInfluence(run, finding);
    case 'change.vp':
      return matchVp(run, finding, numberOf(finding, 'from'), numberOf(finding, 'n'));
    case 'milops.shortfall':
      return matchShortfall(run, finding);
    case 'vp.none':
      return matchNoVp(run, finding);
    case 'final.total':
      return matchFinal(run, finding);
    case 'change.defcon':
      return matchDefcon(run, finding);
    case 'change.milops':
      return matchMilops(run, finding);
    case 'change.space':
      return matchSpace(run, finding);
    case 'operations.printed':
    case 'operations.modified':
      run.stated.operations.set(`${sideOf(finding)}-${numberOf(finding, 'card')}`, {
        printed: Number(finding.args?.printed ?? finding.args?.n),
        value: numberOf(finding, 'n'),
      });
      return true;
    case 'deck.reshuffled':
      return matchReshuffle(run);
    default:
      return matchDice(run, finding) ?? matchEvent(run, finding) ?? true;
  }
}
