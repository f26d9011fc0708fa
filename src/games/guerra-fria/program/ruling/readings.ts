/** What other readings of the disputed rules at stake would make of a case. */
import type { Verdict } from '../../../../core/finding.ts';
import { guerraFriaDesk } from '../../../../registry/guerra-fria.ts';
import type { CaseRuling } from '../../desk/case.ts';
import type { CaseInput } from '../../desk/format.ts';
import type { Words } from '../../desk/words.ts';
import type { Ruleset } from '../../ruleset.ts';

/** A reading under which the case comes out differently. */
export interface OtherReading {
  readonly issue: string;
  readonly option: string;
  readonly changes: 'verdict' | 'result';
  readonly verdict: Verdict;
}

/** Tries every supported reading of the issues that a ruling rests on. */
export function otherReadings(rules: Ruleset, input: CaseInput, ruling: CaseRuling, words: Words): OtherReading[] {
  const outcome = ({ facts }: CaseRuling): string => JSON.stringify(facts);
  return ruling.rests.flatMap((issue) =>
    readingsBeside(ruling.start.rules, issue).flatMap((option): OtherReading[] => {
      const result = guerraFriaDesk.ruleCase(rules, withReading(input, issue, option), words);
      if (!result.ok) return [];
      const { verdict } = result.ruling;
      if (verdict !== ruling.verdict) return [{ issue, option, changes: 'verdict', verdict }];
      return outcome(result.ruling) === outcome(ruling) ? [] : [{ issue, option, changes: 'result', verdict }];
    }),
  );
}

/** The supported readings of an issue that are not in force. */
export const readingsBeside = ({ issues, policies }: Ruleset, issue: string): readonly string[] =>
  (issues[issue]?.supported ?? []).filter((option) => option !== policies[issue]);

/** The case under another reading. */
export const withReading = (input: CaseInput, issue: string, option: string): CaseInput => ({
  ...input,
  policies: { ...input.policies, [issue]: option },
});
