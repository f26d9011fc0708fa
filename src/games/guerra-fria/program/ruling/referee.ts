/** *Guerra fría* as a referee: its cases, ruled on and told in the language of a call. */

import type { EntryOf, JudgedCase, NotJudged, Referee } from '../../../../ruling/referee.ts';
import type { CaseRuling } from '../../desk/case.ts';
import type { CaseInput } from '../../desk/format.ts';
import { type Library, readCases, ruleOn } from '../cases.ts';
import type { CasesRead, ReadCases } from '../data/cases.ts';
import type { GuerraFriaRulingJson } from './json.ts';
import type { GuerraFriaLanguage } from './language.ts';
import { type Reported, reportOn, rulingJson } from './ruling.ts';

/** A case of *Guerra fría* that was ruled on. */
export interface GuerraFriaJudged extends JudgedCase<CaseInput> {
  readonly ruling: CaseRuling;
}

/** The referee of the game. */
export class GuerraFriaReferee implements Referee<CaseInput, GuerraFriaJudged, Reported, GuerraFriaRulingJson> {
  readonly library: Library;
  readonly language: GuerraFriaLanguage;

  constructor(library: Library, language: GuerraFriaLanguage) {
    this.library = library;
    this.language = language;
  }

  read(name: string, source: string | Uint8Array): ReadCases {
    return readCases(this.library, name, source);
  }

  rule(file: CasesRead, entry: EntryOf<CaseInput>, input = entry.input): GuerraFriaJudged | NotJudged {
    const result = ruleOn(this.library, file, { ...entry, input });
    return result.ok ? { ...result, input } : result;
  }

  report({ input, ruling }: GuerraFriaJudged): Reported {
    return reportOn(this.library, input, ruling);
  }

  json(reported: Reported): GuerraFriaRulingJson {
    return rulingJson(reported, this.language);
  }
}
