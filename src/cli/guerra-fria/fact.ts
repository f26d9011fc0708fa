/** The `--fact` that settles a case. */

import { wording } from '../../core/wording.ts';
import { oneOf } from '../../data/nearest.ts';
import type { CaseInput } from '../../games/guerra-fria/desk/format.ts';
import { TALK, type Talk } from '../../games/guerra-fria/state.ts';
import { wrongUse } from './session.ts';

/** A case with one more fact. Throws a `Stop` if it is none that this game knows. */
export function withFact(input: CaseInput, fact: string): CaseInput {
  const said = /^talk\s+(\S+)$/.exec(fact.trim())?.[1];
  if (!TALK.includes(said as Talk))
    throw wrongUse(
      wording('{option} cannot be "{value}"', { option: '--fact', value: fact }),
      'rule',
      oneOf(TALK.map((talk) => `talk ${talk}`)),
    );
  return { ...input, position: { ...input.position, talk: said as Talk } };
}
