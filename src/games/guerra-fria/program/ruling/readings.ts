/** What other readings of the disputed rules at stake would make of a case. */
import type { Verdict } from '../../../../core/finding.ts';
import { type Reading, underOthers } from '../../../../core/other-readings.ts';
import { guerraFria } from '../../../../registry/guerra-fria.ts';
import { type CaseRuling, ruleCase } from '../../desk/case.ts';
import type { CaseInput } from '../../desk/format.ts';
import type { Library } from '../cases.ts';

/** A reading under which the case comes out differently. */
export interface OtherReading extends Reading {
  readonly changes: 'verdict' | 'result';
  readonly verdict: Verdict;
}

/** The case under every other supported reading of the issues that its ruling rests on. */
export function underReadings({ rules, words }: Library, input: CaseInput, { rests, start }: CaseRuling) {
  const { issues, policies } = start.rules;
  const atStake = rests.flatMap((id) => issues[id] ?? []);
  return underOthers(atStake, policies, input, (other) => {
    const result = ruleCase(guerraFria, rules, other, words);
    return result.ok ? { ...result, input: other } : { ok: false as const, diagnostics: [] };
  });
}

/** The readings that make a difference. */
export const otherReadings = (library: Library, input: CaseInput, ruling: CaseRuling): OtherReading[] =>
  [...underReadings(library, input, ruling)].flatMap(({ issue, option, judged }): OtherReading[] => {
    if (!judged.ok) return [];
    const { verdict, facts } = judged.ruling;
    if (verdict !== ruling.verdict) return [{ issue, option, changes: 'verdict', verdict }];
    const isSame = JSON.stringify(facts) === JSON.stringify(ruling.facts);
    return isSame ? [] : [{ issue, option, changes: 'result', verdict }];
  });
