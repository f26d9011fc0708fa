/** A ruling in words, with what the command line knows beyond the argument itself: other readings, exceptions, hints. */
import { brief, SHORTEST } from './brief.ts';
import { houseLines } from './house.ts';
import { type CallLanguage, label, say } from './language.ts';
import { lookedAt } from './looked-at.ts';
import { inLines, inLists, type Paragraph, readingInWords } from './paragraphs.ts';
import { remedyFor } from './remedy.ts';
import { claimsInWords, oddities, ordersLeftOpen, outcomesInWords, passedOver, type Reported } from './reported.ts';
import { viewOfRuling } from './ruling-view.ts';
import type { RulingView } from './view.ts';
import { formatRulingMarkdown, formatRulingText, type TextOptions } from './view-format.ts';
import { wrap } from './wrap.ts';

/** How much is told: what fits on a screen, or everything. */
export interface Detail {
  readonly verbose?: boolean;
}

/** Lines of a screen. */
const SCREEN = 40;

/** For a terminal: everything, or as much as fits on a screen. */
export function rulingText(reported: Reported, language: CallLanguage, options: TextOptions & Detail): string {
  const width = Math.min(100, options.width ?? 100);
  const view = viewOfRuling(reported);
  if (options.verbose) return shownAs(view, reported, language, { ...options, width }, 0);
  let text = '';
  for (let shorter = 0; shorter <= SHORTEST; shorter++) {
    text = shownAs(brief(view, shorter), reported, language, { ...options, width }, shorter);
    if (text.split('\n').length - 1 <= SCREEN) break;
  }
  return text;
}

function shownAs(
  view: RulingView,
  reported: Reported,
  language: CallLanguage,
  options: TextOptions & Detail & { readonly width: number },
  shorter: number,
): string {
  const { width } = options;
  return `${[
    formatRulingText(view, language, options).trimEnd(),
    ...inLines(extras(reported, language, options, shorter), width),
    '',
    ...wrap(hints(reported, language, options).join(' · '), '', width),
  ].join('\n')}\n`;
}

/** For a page. */
export function rulingMarkdown(reported: Reported, language: CallLanguage, options: Detail = {}): string {
  const view = viewOfRuling(reported);
  const lines = inLists(extras(reported, language, options));
  return `${[formatRulingMarkdown(options.verbose ? view : brief(view), language).trimEnd(), ...lines].join('\n')}\n`;
}

/** So many other readings are told on one screen, so many things that are not in point, and so many claims, wrong ones first. */
const FEW = {
  depends: [3, 2, 1, 1, 1],
  exceptions: [2, 1, 0, 0, 0],
  outcomes: [Infinity, Infinity, Infinity, 6, 6],
  claims: [Infinity, Infinity, 6, 3, 2],
} as const;

function extras(reported: Reported, language: CallLanguage, { verbose = false }: Detail, shorter = 0): Paragraph[] {
  const { others, unverified, ruling } = reported;
  const readings = others.map((other) => readingInWords(other, language));
  const remedy = remedyFor(ruling, reported.input);
  const paragraphs: readonly (readonly [string, readonly string[], (number | undefined)?])[] = [
    ['claims', claimsInWords(reported, language), FEW.claims[shorter]],
    ['odd', oddities(reported, language)],
    ['remedy', remedy ? [say(language, remedy)] : []],
    ['outcomes', outcomesInWords(reported, language), FEW.outcomes[shorter]],
    ['exceptions', lookedAt(ruling, language), FEW.exceptions[shorter]],
    ['depends', readings, FEW.depends[shorter]],
    ['order-open', ordersLeftOpen(reported, language)],
    ['passed-over', passedOver(reported)],
    ['house', houseLines(ruling.start.rules.house, ruling.findings)],
    ['unverified', unverified.map(({ where, why }) => `${where}: ${why}`)],
  ];
  return paragraphs.map(([id, items, most = items.length]) => {
    const shown = verbose ? items : items.slice(0, most);
    const more = items.length - shown.length;
    const isCut = more > 0 && shown.length > 0;
    return { title: label(language, id), items: isCut ? [...shown, label(language, 'more', { n: more })] : shown };
  });
}

/** Where more can be had. */
function hints({ ruling, settles }: Reported, language: CallLanguage, { verbose = false }: Detail): string[] {
  const clause = ruling.steps.at(-1)?.findings.find(({ force }) => force !== 'permits')?.clause;
  const isClause = clause !== undefined && !clause.startsWith('card:');
  // The table of the dice says what each would do; this is how to hand one in.
  const die = ruling.outcomes.length > 0 ? settles.flatMap(({ facts }) => facts)[0] : undefined;
  return [
    ...(die === undefined ? [] : [label(language, 'hint.fact', { what: die })]),
    ...(verbose ? [] : [label(language, 'hint.verbose')]),
    ...(isClause ? [label(language, 'hint.explain', { clause })] : []),
    label(language, 'hint.yaml'),
  ];
}
