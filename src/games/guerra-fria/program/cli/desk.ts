/** *Guerra fría* at the commands about cases. */

import type { Call } from '../../../../cli/command.ts';
import type { CaseDesk } from '../../../../cli/game.ts';
import type { Input } from '../../../../cli/input.ts';
import { gameOf } from '../../../../cli/which-game.ts';
import { type Wording, wording } from '../../../../core/wording.ts';
import { oneOf } from '../../../../data/nearest.ts';
import type { CaseInput } from '../../desk/format.ts';
import { TALK, type Talk } from '../../state.ts';
import { readGuerraFriaRecord } from '../data/cases.ts';
import { isRefused } from '../ruling/legal.ts';
import type { GuerraFriaJudged } from '../ruling/referee.ts';
import type { Reported } from '../ruling/ruling.ts';
import { GuerraFriaTeller } from '../ruling/teller.ts';
import { languageOf, libraryOf, wrongUse } from './session.ts';

export type GuerraFriaDesk = CaseDesk<CaseInput, GuerraFriaJudged, Reported> & { readonly referee: GuerraFriaTeller };

/** The desk of the game, with the rules and the language of a call. */
export function guerraFriaDesk(call: Call): GuerraFriaDesk {
  const referee = new GuerraFriaTeller(libraryOf(call), languageOf(call.session));
  return {
    referee,
    open: ({ name, bytes }) => referee.read(name, bytes),
    otherFile: recordInstead,
    isOther: (input) => gameOf(input, call.games) !== call.game,
    // A null selection is part of the game, and the game goes on after it.
    isRefused: ({ ruling }) => isRefused(ruling),
    withFact: ({ input }, fact) => withFact(input, fact),
    caseFile: 'case file of Guerra fría',
    ofPositions: 'arbiter legal --game guerra-fria',
  };
}

/** What to tell somebody who hands in a record; undefined if it is none. */
const recordInstead = ({ name, bytes }: Input): Wording | undefined =>
  readGuerraFriaRecord(name, bytes).ok
    ? wording('arbiter: {name} is the record of a game; use: arbiter replay {name} --game guerra-fria', { name })
    : undefined;

/** The only fact that a case can lack is what was agreed on talking. */
function withFact(input: CaseInput, fact: string): CaseInput {
  const said = /^talk\s+(\S+)$/.exec(fact.trim())?.[1];
  if (!TALK.includes(said as Talk))
    throw wrongUse(
      wording('{option} cannot be "{value}"', { option: '--fact', value: fact }),
      'rule',
      oneOf(TALK.map((talk) => `talk ${talk}`)),
    );
  return { ...input, position: { ...input.position, talk: said as Talk } };
}
