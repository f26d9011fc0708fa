/**
 * Finding, for everything that happens on the board, the line of the log that states it, and comparing the two.
 * A line that is found counts as checked whether it agrees or not.
 */
import type { Finding } from '../../../core/finding.ts';
import type { Run } from '../run.ts';
import { DICE_LINES } from './dice.ts';
import { EVENT_LINES } from './events.ts';
import { matchInfluence } from './influence.ts';
import { type Match, numberOf, sideOf } from './line.ts';
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

/** What is looked for, by the message of what happened. */
const LINES: Readonly<Record<string, Match>> = {
  ...DICE_LINES,
  ...EVENT_LINES,
  'change.influence': matchInfluence,
  'change.vp': (run, finding) => matchVp(run, finding, numberOf(finding, 'from'), numberOf(finding, 'n')),
  'milops.shortfall': matchShortfall,
  'vp.none': matchNoVp,
  'final.total': matchFinal,
  'change.defcon': matchDefcon,
  'change.milops': matchMilops,
  'change.space': matchSpace,
  'operations.printed': rememberValue,
  'operations.modified': rememberValue,
  'deck.reshuffled': matchReshuffle,
};

/**
 * Looks for the line that states what happened.
 * @returns false if it must be printed and is not found
 */
export const explains = (run: Run, finding: Finding): boolean => LINES[finding.message]?.(run, finding) ?? true;

function rememberValue(run: Run, finding: Finding): true {
  run.stated.operations.set(`${sideOf(finding)}-${numberOf(finding, 'card')}`, {
    printed: Number(finding.args?.printed ?? finding.args?.n),
    value: numberOf(finding, 'n'),
  });
  return true;
}
