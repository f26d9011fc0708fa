/** *Guerra fría* for a command line: rulings as text and Markdown, positions, and what cases expect. */
import { stringify } from 'yaml';
import type { Difference } from '../../../../core/compare.ts';
import type { Teller } from '../../../../ruling/referee.ts';
import type { Detail } from '../../../../ruling/ruling-text.ts';
import type { TextOptions } from '../../../../ruling/view-format.ts';
import type { CaseInput } from '../../desk/format.ts';
import { compare } from '../../desk/suite.ts';
import { underReadings } from './readings.ts';
import { type GuerraFriaJudged, GuerraFriaReferee } from './referee.ts';
import { positionOf, type Reported, rulingMarkdown, rulingText } from './ruling.ts';

export class GuerraFriaTeller extends GuerraFriaReferee implements Teller<CaseInput, GuerraFriaJudged, Reported> {
  text(reported: Reported, options: TextOptions & Detail): string {
    return rulingText(reported, this.language, options);
  }

  markdown(reported: Reported, options: Detail): string {
    return rulingMarkdown(reported, this.language, options);
  }

  position(judged: GuerraFriaJudged, remark: string): string {
    return `# ${remark.replaceAll(/\s+/g, ' ')}\n${stringify(positionOf(judged))}`;
  }

  differences({ input, ruling }: GuerraFriaJudged): readonly Difference[] {
    return compare(input.expect ?? {}, ruling);
  }

  otherwise({ input, ruling }: GuerraFriaJudged): ReturnType<typeof underReadings> {
    return underReadings(this.library, input, ruling);
  }
}
