/** A case under other readings of disputed questions than those in force. */
import type { Issue } from './ruleset.ts';

/** A disputed question and one of its readings. */
export interface Reading {
  readonly issue: string;
  readonly option: string;
}

/** The case under every supported reading of some issues that is not in force, as `rule` rules on it. */
export function* underOthers<Case extends { readonly policies?: Readonly<Record<string, string>> }, Judged>(
  issues: Iterable<Pick<Issue, 'id' | 'supported'>>,
  inForce: Readonly<Record<string, string>>,
  input: Case,
  rule: (other: Case) => Judged,
): Iterable<Reading & { readonly judged: Judged }> {
  for (const { id: issue, supported } of issues)
    for (const option of supported)
      if (option !== inForce[issue])
        yield { issue, option, judged: rule({ ...input, policies: { ...input.policies, [issue]: option } }) };
}
