/** The `--fact` that settles a case. */
import type { CaseInput } from '../../games/guerra-fria/desk/format.ts';
import { TALK, type Talk } from '../../games/guerra-fria/state.ts';
import { wrongUse } from './session.ts';

/** A case with one more fact. Throws a `Stop` if it is none that this game knows. */
export function withFact(input: CaseInput, fact: string): CaseInput {
  const said = /^talk\s+(\S+)$/.exec(fact.trim())?.[1];
  if (!TALK.includes(said as Talk))
    throw wrongUse(`--fact cannot be "${fact}"`, 'rule', TALK.map((talk) => `"talk ${talk}"`).join(' or '));
  return { ...input, position: { ...input.position, talk: said as Talk } };
}
