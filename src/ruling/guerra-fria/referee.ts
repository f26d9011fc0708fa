/** *Guerra fría* as a referee: its cases, ruled on and told in the language of a call. */
import { stringify } from 'yaml';
import { type CaseEntry, type CaseFile, type Library, readCases, ruleOn } from '../../cases/guerra-fria.ts';
import type { Difference } from '../../core/compare.ts';
import type { CaseRuling } from '../../games/guerra-fria/desk/case.ts';
import type { CaseInput } from '../../games/guerra-fria/desk/format.ts';
import { compare } from '../../games/guerra-fria/desk/suite.ts';
import { guerraFriaDesk } from '../../registry/guerra-fria.ts';
import type { JudgedCase, NoCases, NotJudged, Reading, Referee } from '../referee.ts';
import type { Told } from '../ruling-text.ts';
import type { TextOptions } from '../view-format.ts';
import type { GuerraFriaRulingJson } from './json.ts';
import { readingsBeside, withReading } from './readings.ts';
import { positionOf, type Reported, reportOn, rulingJson, rulingMarkdown, rulingText } from './ruling.ts';
import type { Tongue } from './tongue.ts';

/** A case of *Guerra fría* that was ruled on. */
export interface GuerraFriaJudged extends JudgedCase<CaseInput> {
  readonly ruling: CaseRuling;
}

/** The referee of the game. */
export class GuerraFriaReferee implements Referee<CaseInput, GuerraFriaJudged, Reported, GuerraFriaRulingJson> {
  readonly library: Library;
  readonly #tongue: Tongue;

  constructor(library: Library, tongue: Tongue) {
    this.library = library;
    this.#tongue = tongue;
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
    return rulingJson(reported, this.#tongue);
  }

  text(reported: Reported, options: TextOptions & Told): string {
    return rulingText(reported, this.#tongue, options);
  }

  markdown(reported: Reported, options: Told): string {
    return rulingMarkdown(reported, this.#tongue, options);
  }

  position(judged: GuerraFriaJudged, remark: string): string {
    return `# ${remark.replaceAll(/\s+/g, ' ')}\n${stringify(positionOf(judged))}`;
  }

  differences({ input, ruling }: GuerraFriaJudged): readonly Difference[] {
    return compare(input.expect ?? {}, ruling);
  }

  *otherwise({
    input,
    ruling,
  }: GuerraFriaJudged): Iterable<Reading & { readonly judged: GuerraFriaJudged | NotJudged }> {
    const { rules, words } = this.library;
    for (const issue of ruling.rests) {
      for (const option of readingsBeside(ruling.start.rules, issue)) {
        const other = withReading(input, issue, option);
        const result = guerraFriaDesk.ruleCase(rules, other, words);
        yield { issue, option, judged: result.ok ? { ...result, input: other } : { ok: false, diagnostics: [] } };
      }
    }
  }
}
