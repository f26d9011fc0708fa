/** What would settle an undetermined case, and the `--fact` that hands it in. */
import type { CaseRuling } from '../../games/guerra-fria/desk/case.ts';
import type { CaseInput } from '../../games/guerra-fria/desk/format.ts';
import { TALK, type Talk } from '../../games/guerra-fria/state.ts';
import { label } from '../../ruling/language.ts';
import { type Tongue, wrongUse } from './session.ts';

/** One entry for each fact that would help. */
export function settling({ verdict, findings }: CaseRuling, tongue: Tongue): string[] {
  if (verdict !== 'undetermined') return [];
  const open = findings.filter(({ force }) => force === 'undetermined').map(({ message }) => message);
  return open.includes('talk.agreed') ? [label(tongue, 'settle.talk')] : [];
}

/** A case with one more fact. Throws a `Stop` if it is none that this game knows. */
export function withFact(input: CaseInput, fact: string): CaseInput {
  const said = /^talk\s+(\S+)$/.exec(fact.trim())?.[1];
  if (!TALK.includes(said as Talk))
    throw wrongUse(`--fact cannot be "${fact}"`, 'rule', TALK.map((talk) => `"talk ${talk}"`).join(' or '));
  return { ...input, position: { ...input.position, talk: said as Talk } };
}
