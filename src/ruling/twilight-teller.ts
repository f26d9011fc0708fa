/** *Twilight Struggle* for a command line: rulings as text and Markdown, positions, and what cases expect. */
import type { CaseInput } from '../cases/case.ts';
import { issuesAtStake } from '../cases/readings.ts';
import { ruleCase } from '../cases/rule.ts';
import { compare } from '../cases/suite.ts';
import type { Difference } from '../core/compare.ts';
import { type Reading, underOthers } from '../core/other-readings.ts';
import { positionYaml } from './position-yaml.ts';
import type { NotJudged, Teller } from './referee.ts';
import { type Detail, rulingMarkdown, rulingText } from './ruling-text.ts';
import { type TwilightJudged, TwilightReferee, type TwilightReported } from './twilight-referee.ts';
import type { TextOptions } from './view-format.ts';

export class TwilightTeller extends TwilightReferee implements Teller<CaseInput, TwilightJudged, TwilightReported> {
  readonly tellsClaims = true;

  text({ reported, language }: TwilightReported, options: TextOptions & Detail): string {
    return rulingText(reported, language, options);
  }

  markdown({ reported, language }: TwilightReported, options: Detail): string {
    return rulingMarkdown(reported, language, options);
  }

  position({ input, ruling }: TwilightJudged, remark: string): string {
    return positionYaml(ruling.end, input, [remark]);
  }

  differences({ input, ruling }: TwilightJudged): readonly Difference[] {
    return compare(input.expect ?? {}, ruling);
  }

  otherwise(judged: TwilightJudged): Iterable<Reading & { readonly judged: TwilightJudged | NotJudged }> {
    const { rules, input, ruling } = judged;
    return underOthers(issuesAtStake(rules, input, ruling), ruling.start.rules.policies, input, (other) => {
      const result = ruleCase(rules, other, this.extraNames());
      return result.ok ? { ...judged, input: other, ruling: result.ruling } : { ok: false, diagnostics: [] };
    });
  }
}
