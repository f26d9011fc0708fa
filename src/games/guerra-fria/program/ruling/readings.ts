/** What other readings of the disputed rules at stake would make of a case. */
import type { Verdict } from '../../../../core/finding.ts';
import { guerraFriaDesk } from '../../../../registry/guerra-fria.ts';
import type { NotJudged, Reading } from '../../../../ruling/referee.ts';
import type { CaseRuling } from '../../desk/case.ts';
import type { CaseInput } from '../../desk/format.ts';
import type { Library } from '../cases.ts';
import type { GuerraFriaJudged } from './referee.ts';

/** A reading under which the case comes out differently. */
export interface OtherReading extends Reading {
  readonly changes: 'verdict' | 'result';
  readonly verdict: Verdict;
}

/** The case under every other supported reading of the issues that its ruling rests on. */
export function* underOthers(
  { rules, words }: Library,
  input: CaseInput,
  { rests, start }: CaseRuling,
): Iterable<Reading & { readonly judged: GuerraFriaJudged | NotJudged }> {
  const { issues, policies } = start.rules;
  for (const issue of rests)
    for (const option of issues[issue]?.supported ?? []) {
      if (option === policies[issue]) continue;
      const other = { ...input, policies: { ...input.policies, [issue]: option } };
      const result = guerraFriaDesk.ruleCase(rules, other, words);
      yield { issue, option, judged: result.ok ? { ...result, input: other } : { ok: false, diagnostics: [] } };
    }
}

/** The readings that make a difference. */
export const otherReadings = (library: Library, input: CaseInput, ruling: CaseRuling): OtherReading[] =>
  [...underOthers(library, input, ruling)].flatMap(({ issue, option, judged }): OtherReading[] => {
    if (!judged.ok) return [];
    const { verdict, facts } = judged.ruling;
    if (verdict !== ruling.verdict) return [{ issue, option, changes: 'verdict', verdict }];
    return JSON.stringify(facts) === JSON.stringify(ruling.facts)
      ? []
      : [{ issue, option, changes: 'result', verdict }];
  });
