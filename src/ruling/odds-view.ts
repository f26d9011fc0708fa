/** Odds in words, and as Markdown. */

import { inAllOf, includes } from '../cases/outcomes.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { SIDES, type Side } from '../games/twilight-struggle/tables.ts';
import { type Act, gain, swing } from '../odds/acts.ts';
import type { CaseOdds } from '../odds/chain.ts';
import { type Fraction, inDecimals } from '../odds/fraction.ts';
import type { CountryOdds, Odds, OddsOutcome } from '../odds/odds.ts';
import { circumstancesOf } from './board-text.ts';
import { type CallLanguage, label, say } from './language.ts';
import { type Format, layoutOf } from './layout.ts';
import { wrap } from './wrap.ts';

type Row = readonly string[];

// Numbers -------------------------------------------------------------------------------------------------------------

export const percent = (share: Fraction, language: Pick<CallLanguage, 'names'>): string =>
  percentOf(inDecimals(share), language);

export const percentOf = (share: number, { names }: Pick<CallLanguage, 'names'>, digits = 1): string =>
  new Intl.NumberFormat(names.locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);

export const exact = ({ n, of }: Fraction): string => (of === 1 ? String(n) : `${n}/${of}`);

export const both = (share: Fraction, language: CallLanguage): string =>
  share.of === 1 ? percent(share, language) : `${exact(share)} (${percent(share, language)})`;

export const signed = (value: number, language: CallLanguage): string =>
  new Intl.NumberFormat(language.names.locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−');

const sideName = (side: Side, language: CallLanguage): string => language.names.of.side?.(side, undefined) ?? '';
const countryName = (country: number, language: CallLanguage): string =>
  language.names.of.country?.(country, undefined) ?? '';

// One act -------------------------------------------------------------------------------------------------------------

/** The odds of an act, for people. */
export function oddsText(
  { odds, ways, complete, halted }: CaseOdds,
  title: string,
  from: Board,
  language: CallLanguage,
  format: Format,
): string {
  const circumstances = circumstancesOf(from, language);
  if (!complete) return `${title} (${circumstances})\n\n${label(language, 'odds.too-many', { n: ways })}`;
  const common = inAllOf(odds.outcomes);
  const always: Row[] =
    common.length === 0 ? [] : [[label(language, 'outcome.always'), '', '', inWords(common, language)]];
  const none = label(language, common.length > 0 ? 'outcome.nothing-else' : 'outcome.nothing');
  const rows = odds.outcomes.map((outcome): Row => {
    const own = outcome.consequences.filter((finding) => !includes(common, finding));
    return [
      exact(outcome.chance),
      percent(outcome.chance, language),
      diceOf(outcome, language),
      own.length === 0 ? none : inWords(own, language),
    ];
  });
  const stops = halted.map(
    ({ findings, chance }) =>
      `${label(language, 'odds.halted')}: ${both(chance, language)}: ${inWords(findings, language)}`,
  );
  const heads = ['odds.chance', 'odds.percent', 'odds.dice', 'odds.comes'].map((id) => label(language, id));
  return [
    heading(title, circumstances, format),
    '',
    ...(format.markdown
      ? [...always.flatMap((row) => [`${row[0]}: ${row[3]}`, '']), ...markdownTable(heads, rows)]
      : columns([...always, ...rows], format)),
    '',
    ...summary(odds, language).map((line) => (format.markdown ? `- ${line}` : `  ${line}`)),
    ...stops.map((line) => (format.markdown ? `- ${line}` : `  ${line}`)),
  ].join('\n');
}

const heading = (title: string, circumstances: string, format: Format): string =>
  `${layoutOf(format).bold(title)} (${circumstances})`;

const inWords = (findings: OddsOutcome['consequences'], language: CallLanguage): string =>
  findings.map((finding) => say(language, finding)).join('; ');

/** One die is shown; of more only how often, unless it is one way alone. */
export function diceOf({ ways }: OddsOutcome, language: CallLanguage): string {
  const shown = ways.map((rolls) => rolls.map((fact) => diceIn(fact)).join(', '));
  const single = ways.every((rolls) => rolls.length === 1 && rolls[0]?.type === 'roll');
  if (single || ways.length === 1) return `${label(language, 'outcome.dice')} ${shown.join(', ')}`;
  return label(language, 'odds.ways', { n: ways.length });
}

const diceIn = (fact: GameFact): string =>
  fact.type === 'roll' ? String(fact.die) : fact.type === 'rolls' ? `${fact.us}–${fact.ussr}` : '';

/** What the outcomes amount to: a line for each country, for the victory points, and for who wins. */
export function summary(odds: Odds, language: CallLanguage): string[] {
  const countries = odds.countries.map((each) => countryInWords(each, language));
  const { vp } = odds;
  const points =
    vp.n === 0
      ? []
      : [
          `${label(language, 'odds.vp')}: ${label(language, 'odds.for', { side: vp.n > 0 ? 0 : 1 })} ${signed(Math.abs(inDecimals(vp)), language)}`,
        ];
  const ends = SIDES.filter((side) => odds.wins[side].n > 0).map(
    (side) => `${label(language, 'odds.win', { side })}: ${both(odds.wins[side], language)}`,
  );
  return [...countries, ...points, ...ends];
}

function countryInWords({ country, control, influence }: CountryOdds, language: CallLanguage): string {
  const controls = SIDES.filter((side) => control[side].n > 0).map(
    (side) => `${sideName(side, language)} ${both(control[side], language)}`,
  );
  const changes = SIDES.filter((side) => influence[side].n !== 0).map(
    (side) => `${sideName(side, language)} ${signed(inDecimals(influence[side]), language)}`,
  );
  const parts = [
    `${label(language, 'odds.control')} ${controls.join(', ') || label(language, 'odds.nobody')}`,
    ...(changes.length > 0 ? [`${label(language, 'odds.influence')} ${changes.join(', ')}`] : []),
  ];
  return `${countryName(country, language)}: ${parts.join('; ')}`;
}

// All targets ---------------------------------------------------------------------------------------------------------

/** The table over all targets, for people. */
export function actsText(
  acts: readonly Act[],
  title: string,
  from: Board,
  language: CallLanguage,
  format: Format,
): string {
  const heads = ['odds.act', 'odds.control', 'odds.influence', 'odds.vp-short', 'odds.wins', 'odds.loses'].map((id) =>
    label(language, id),
  );
  const rows = acts.map(({ by, choices, target, odds }): Row => {
    const rival: Side = by === 0 ? 1 : 0;
    const chance = (share: Fraction | undefined): string =>
      share === undefined || share.n === 0 ? '–' : both(share, language);
    return [
      choices.map((fact) => choiceName(fact, language)).join(': '),
      chance(target?.control[by]),
      signed(swing(odds, by), language),
      signed(gain(odds, by), language),
      chance(odds.wins[by]),
      chance(odds.wins[rival]),
    ];
  });
  const table = format.markdown ? markdownTable(heads, rows) : columns([heads, ...rows], format);
  return [heading(title, circumstancesOf(from, language), format), '', ...table].join('\n');
}

/** A choice that leads to dice, by its name alone. */
export function choiceName(fact: GameFact, { names }: CallLanguage): string {
  if (fact.type === 'mode') return names.of.mode?.(fact.mode, undefined) ?? fact.mode;
  if (fact.type === 'choose') return names.of.option?.(fact.option, undefined) ?? fact.option;
  return 'country' in fact ? (names.of.country?.(fact.country, undefined) ?? '') : fact.type;
}

// Layout --------------------------------------------------------------------------------------------------------------

const markdownTable = (heads: Row, rows: readonly Row[]): string[] =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);

/** Columns under each other; the last one is wrapped. */
export function columns(rows: readonly Row[], format: Format): string[] {
  const { width } = layoutOf(format);
  const count = Math.max(0, ...rows.map((row) => row.length));
  // A line that says nothing in its columns but the first may run over them.
  const widths = Array.from({ length: count - 1 }, (_, at) =>
    Math.max(...rows.filter((row) => row[1] !== '').map((row) => (row[at] ?? '').length), 0),
  );
  const indent = ' '.repeat(2 + widths.reduce((sum, each) => sum + each + 2, 0));
  return rows.flatMap((row) => {
    const left = row[1] === '' ? `${row[0]}` : widths.map((each, at) => (row[at] ?? '').padEnd(each)).join('  ');
    return wrap(row.at(-1) ?? '', indent, width).map((line, at) =>
      at === 0 ? `  ${left.padEnd(indent.length - 4)}  ${line.trimStart()}` : line,
    );
  });
}
