/** *Guerra fría* as a referee: its cases, ruled on and told in the language of a call. */

import { guerraFria } from '../../../../registry/guerra-fria.ts';
import type { EntryOf, JudgedCase, NotJudged, Referee } from '../../../../ruling/referee.ts';
import { type CaseRuling, ruleCase } from '../../desk/case.ts';
import type { CaseInput } from '../../desk/format.ts';
import { type Library, withoutKeys } from '../cases.ts';
import { type CasesRead, problemAt, type ReadCases, readGuerraFriaCases } from '../data/cases.ts';
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
    const found = readGuerraFriaCases(name, source);
    if (!found.ok) return found;
    // The policies asked for prevail over those of a case.
    const cases = found.cases.map(({ input, path }) => ({
      input: { ...input, policies: withoutKeys(input.policies ?? {}, this.library.policies) },
      path,
    }));
    return { ...found, cases };
  }

  rule(file: CasesRead, entry: EntryOf<CaseInput>, input = entry.input): GuerraFriaJudged | NotJudged {
    const { rules, words } = this.library;
    const result = ruleCase(guerraFria, rules, input, words);
    if (result.ok) return { ...result, input };
    return { ok: false, diagnostics: [problemAt(file.source, result.problem, entry.path, file.bare)] };
  }

  report({ input, ruling }: GuerraFriaJudged): Reported {
    return reportOn(this.library, input, ruling);
  }

  json(reported: Reported): GuerraFriaRulingJson {
    return rulingJson(reported, this.language);
  }
}
