/** A ruling as text, as Markdown and as JSON. */

import { findingJson } from '../../../../ruling/finding-json.ts';
import { houseApplied, houseLines } from '../../../../ruling/house.ts';
import { label } from '../../../../ruling/language.ts';
import { inLines, inLists, type Paragraph, readingInWords } from '../../../../ruling/paragraphs.ts';
import type { Detail } from '../../../../ruling/ruling-text.ts';
import { formatRulingMarkdown, formatRulingText, type TextOptions } from '../../../../ruling/view-format.ts';
import type { CaseRuling } from '../../desk/case.ts';
import type { CaseInput, CasePosition } from '../../desk/format.ts';
import { positionOf as positionAt } from '../../desk/observe.ts';
import type { Library } from '../cases.ts';
import { claimOf } from './claim.ts';
import type { GuerraFriaRulingJson } from './json.ts';
import type { GuerraFriaLanguage } from './language.ts';
import { nearestMoves } from './nearest.ts';
import { type OtherReading, otherReadings } from './readings.ts';
import { settling } from './settle.ts';
import { viewOf } from './view.ts';

export interface Reported {
  readonly input: CaseInput;
  readonly ruling: CaseRuling;
  readonly others: readonly OtherReading[];
}

/** A ruling with the readings under which it would come out differently. */
export const reportOn = (library: Library, input: CaseInput, ruling: CaseRuling): Reported => ({
  input,
  ruling,
  others: otherReadings(library, input, ruling),
});

/** For a terminal: with what may be typed next. */
export const rulingText = (reported: Reported, language: GuerraFriaLanguage, options: TextOptions & Detail): string =>
  `${[plainRuling(reported, language, options), '', ...hints(reported.ruling, language)].join('\n')}\n`;

/** As plain text, to be sent to somebody. */
export function plainRuling(
  reported: Reported,
  language: GuerraFriaLanguage,
  options: TextOptions & Detail = {},
): string {
  const width = Math.min(100, options.width ?? 100);
  return [
    formatRulingText(viewOf(reported.ruling, language, options.verbose), language, options).trimEnd(),
    ...inLines(extras(reported, language), width),
  ].join('\n');
}

/** For a page. */
export function rulingMarkdown(reported: Reported, language: GuerraFriaLanguage, { verbose }: Detail = {}): string {
  const argument = formatRulingMarkdown(viewOf(reported.ruling, language, verbose), language).trimEnd();
  return `${[argument, ...inLists(extras(reported, language))].join('\n')}\n`;
}

const extras = ({ ruling, others }: Reported, language: GuerraFriaLanguage): Paragraph[] => [
  { title: label(language, 'depends'), items: others.map((other) => readingInWords(other, language)) },
  { title: label(language, 'house'), items: houseLines(ruling.start.rules.house, ruling.findings) },
];

/** The clause that decided can be looked up. */
function hints({ findings }: CaseRuling, language: GuerraFriaLanguage): string[] {
  const clause = (findings.find(({ force }) => force === 'forbids') ?? findings.at(-1))?.clause;
  return [...(clause === undefined ? [] : [label(language, 'hint.explain', { clause })]), label(language, 'hint.yaml')];
}

/** For programs. */
export function rulingJson({ input, ruling, others }: Reported, language: GuerraFriaLanguage): GuerraFriaRulingJson {
  const { policies, edition, house } = ruling.start.rules;
  const text = (issue: string, option = '') => language.issues?.[issue]?.options[option];
  const findings = (pick: 'findings' | 'consequences') =>
    ruling.steps.flatMap((step) =>
      step[pick].map((finding) => ({ action: step.action + 1, ...findingJson(finding, language) })),
    );
  return {
    ...(input.id !== undefined && { id: input.id }),
    ...(input.title !== undefined && { title: input.title }),
    game: 'guerra-fria',
    edition,
    verdict: ruling.verdict,
    claim: claimOf(ruling, language),
    findings: findings('findings'),
    consequences: findings('consequences'),
    facts: ruling.facts,
    ...(ruling.failing !== undefined && { failingStep: ruling.failing + 1 }),
    settles: settling(ruling, language),
    nearest: nearestMoves(ruling, language),
    rests: ruling.rests.map((issue) => ({ issue, option: policies[issue], text: text(issue, policies[issue]) })),
    dependsOn: others.map((other) => ({ ...other, text: text(other.issue, other.option) })),
    unverified: [],
    ...(house && { house: { title: house.title, applied: houseApplied(house, ruling.findings) } }),
    position: positionOf({ input, ruling }).position,
  };
}

/** The position afterwards, as a case states it. */
export function positionOf({
  input,
  ruling,
}: Pick<Reported, 'input' | 'ruling'>): Pick<CaseInput, 'policies'> & { readonly position: CasePosition } {
  const { policies = {} } = input;
  return { ...(Object.keys(policies).length > 0 && { policies }), position: positionAt(ruling.end.state) };
}
