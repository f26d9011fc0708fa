/** *Guerra fría* as a referee: its cases, ruled on and told in the language of a call. */

import type { JudgedCase, NoCases, NotJudged, Referee } from '../../../../ruling/referee.ts';
import type { CaseRuling } from '../../desk/case.ts';
import type { CaseInput } from '../../desk/format.ts';
import { type CaseEntry, type CaseFile, type Library, readCases, ruleOn } from '../cases.ts';
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

  read(name: string, source: string | Uint8Array): CaseFile | NoCases {
    return readCases(this.library, name, source);
  }

  rule(file: CaseFile, entry: CaseEntry, input: CaseInput = entry.input): GuerraFriaJudged | NotJudged {
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
