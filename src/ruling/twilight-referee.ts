/** *Twilight Struggle* as a referee: its cases, ruled on and told in the language of a call. */
import type { CaseInput } from '../cases/case.ts';
import { CaseDesk, type Judged, type Library } from '../cases/desk.ts';
import { issuesAtStake } from '../cases/readings.ts';
import { ruleCase } from '../cases/rule.ts';
import { compare } from '../cases/suite.ts';
import type { Difference } from '../core/compare.ts';
import type { Texts } from '../data/texts.ts';
import type { RulingJson } from './json.ts';
import { type CallLanguage, languageOf } from './language.ts';
import { positionYaml } from './position-yaml.ts';
import type { NotJudged, Reading, Referee } from './referee.ts';
import { type Reported, reportOn } from './reported.ts';
import { rulingJson } from './ruling-json.ts';
import { rulingMarkdown, rulingText, type Told } from './ruling-text.ts';
import type { TextOptions } from './view-format.ts';

/** A case of *Twilight Struggle* that was ruled on. */
export type TwilightJudged = Extract<Judged, { ok: true }>;

/** A ruling, and the language it is told in. */
export interface TwilightReported {
  readonly reported: Reported;
  readonly language: CallLanguage;
}

/** The referee of the game. */
export class TwilightReferee
  extends CaseDesk
  implements Referee<CaseInput, TwilightJudged, TwilightReported, RulingJson>
{
  readonly #speaker: { texts(): Texts };

  /** @param speaker has the texts of the language that rulings are told in */
  constructor(library: Library, speaker: { texts(): Texts }) {
    super(library);
    this.#speaker = speaker;
  }

  report(judged: TwilightJudged): TwilightReported {
    const language = languageOf(this.#speaker, judged.ruling.start);
    return { reported: reportOn(judged, language, this.extraNames()), language };
  }

  json({ reported, language }: TwilightReported): RulingJson {
    return rulingJson(reported, language);
  }

  text({ reported, language }: TwilightReported, options: TextOptions & Told): string {
    return rulingText(reported, language, options);
  }

  markdown({ reported, language }: TwilightReported, options: Told): string {
    return rulingMarkdown(reported, language, options);
  }

  position({ input, ruling }: TwilightJudged, remark: string): string {
    return positionYaml(ruling.end, input, [remark]);
  }

  differences({ input, ruling }: TwilightJudged): readonly Difference[] {
    return compare(input.expect ?? {}, ruling);
  }

  *otherwise(judged: TwilightJudged): Iterable<Reading & { readonly judged: TwilightJudged | NotJudged }> {
    const { rules, input, ruling } = judged;
    const inForce = ruling.start.rules.policies;
    for (const { id: issue, supported } of issuesAtStake(rules, input, ruling)) {
      for (const option of supported) {
        if (option === inForce[issue]) continue;
        const other = { ...input, policies: { ...input.policies, [issue]: option } };
        const result = ruleCase(rules, other, this.extraNames());
        yield {
          issue,
          option,
          judged: result.ok ? { ...judged, input: other, ruling: result.ruling } : { ok: false, diagnostics: [] },
        };
      }
    }
  }
}
