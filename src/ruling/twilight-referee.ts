/** *Twilight Struggle* as a referee: its cases, ruled on and told in the language of a call. */
import type { CaseInput } from '../cases/case.ts';
import { CaseDesk, type Judged, type Library } from '../cases/desk.ts';
import type { Texts } from '../data/texts.ts';
import { languageOf } from './board-language.ts';
import type { RulingJson } from './json.ts';
import type { CallLanguage } from './language.ts';
import type { Referee } from './referee.ts';
import { type Reported, reportOn } from './reported.ts';
import { rulingJson } from './ruling-json.ts';

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
}
