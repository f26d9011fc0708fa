/** A view of a ruling put into the words of a language: columns for a terminal, Markdown for a page. */

import { type Message, type Names, renderMessage, type Words } from '../core/render.ts';
import type { MistakeWords } from '../core/wording.ts';
import { painted } from '../data/paint.ts';
import type { Mark, RulingView, ViewLine } from './view.ts';

/** What a language needs to say a ruling. */
export interface Language {
  readonly words: Words;
  /** Sentences about what was handed in; English if absent. */
  readonly mistakes?: MistakeWords | undefined;
  readonly names: Names;
  /** What a clause or a card says, in our words; undefined if that is not told. */
  readonly sentence?: (clause: string) => string | undefined;
  /** Questions and options of the register of disputes. */
  readonly issues?: Readonly<
    Record<string, { readonly question: string; readonly options: Readonly<Record<string, string>> }>
  >;
}

export interface TextOptions {
  /** Columns of the terminal; never more than 100 are used. */
  readonly width?: number;
  readonly colour?: boolean;
}

const MOST_COLUMNS = 100;

const say = (language: Language, said: Message | string): string =>
  typeof said === 'string' ? said : renderMessage(language.words, said, language.names);
const label = (language: Language, id: string): string => say(language, { message: `label.${id}` });

function heading(view: RulingView, language: Language): { verdict: string; rest: string } {
  // Who reads the verdict alone must read that the game is over.
  const end = view.comes?.clause === undefined ? '' : `. ${upper(comesInWords(view, language) ?? '')}`;
  const claim = view.claim === undefined ? '' : ` · ${say(language, view.claim)}`;
  const circumstances = view.circumstances ? ` (${say(language, view.circumstances)})` : '';
  return { verdict: label(language, `verdict.${view.verdict}`), rest: `${end}${claim}${circumstances}` };
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What comes of it, as a line below the heading. */
export const comesInWords = ({ comes }: RulingView, language: Language): string | undefined =>
  comes &&
  `${say(language, comes.said)}${comes.clause === undefined ? '' : ` (${clauseName(comes.clause, language)})`}`;

/** The clause that decides with its sentence; undefined if the language has no sentences of clauses. */
export function decidesInWords({ decides }: RulingView, language: Language): string | undefined {
  const sentence = decides === undefined ? undefined : language.sentence?.(decides);
  return sentence === undefined || decides === undefined ? undefined : `${clauseName(decides, language)}: ${sentence}`;
}

const decided = (view: RulingView, language: Language, width: number): string[] => {
  const words = decidesInWords(view, language);
  return words === undefined ? [] : indent(wrap(words, width - 4), '  ');
};

/** A line of the view in words. */
interface Row {
  readonly section: string;
  readonly clause: string;
  readonly text: string;
  readonly mark: Mark | undefined;
  readonly markWord: string;
}

function rowsOf(view: RulingView, language: Language): Row[] {
  return view.sections.flatMap(({ id, lines }) =>
    lines.map((line, i) => ({
      section: i === 0 ? label(language, `section.${id}`) : '',
      clause: lines[i - 1]?.clause === line.clause ? '' : clauseName(line.clause, language),
      text: textOf(line, language),
      mark: line.mark,
      markWord: line.mark === undefined ? '' : label(language, `mark.${line.mark}`),
    })),
  );
}

/** A clause as people read it: its number, or the card whose text decides. */
export const clauseName = (clause: string, { names }: Language): string =>
  names.of.clause?.(clause, undefined) ?? clause;

/** The same in brackets, behind what it decides. */
export const clauseBehind = (clause: string, language: Language): string => ` (${clauseName(clause, language)})`;

function textOf({ clause, said, times, note }: ViewLine, language: Language): string {
  const sentence = say(language, said);
  const title = clause.startsWith('card:') ? language.names.of.clause?.(clause, 'title') : undefined;
  const remarks = [
    ...(title !== undefined && !sentence.includes(title) ? [title] : []),
    ...(note ? [say(language, note)] : []),
  ];
  const count = times > 1 ? ` ${say(language, { message: 'label.times', args: { n: times } })}` : '';
  return `${sentence}${count}${remarks.map((remark) => ` (${remark})`).join('')}`;
}

/** The paragraphs after the argument: what it rests on, what would settle it, what would be legal, hints. */
function closing(
  view: RulingView,
  language: Language,
): { readonly title: string; readonly items: readonly string[] }[] {
  const rests = view.rests.map(({ issue, option }) => {
    const entry = language.issues?.[issue];
    const reading = option === undefined ? undefined : (entry?.options[option] ?? option);
    return `${issue}: ${entry?.question ?? ''} ${reading === undefined ? '' : `— ${reading}`}`.trim();
  });
  const list = (id: string, items: readonly (Message | string)[]) =>
    items.length === 0 ? [] : [{ title: label(language, id), items: items.map((item) => say(language, item)) }];
  const { alsoRests = [] } = view;
  const items = [...rests, ...(alsoRests.length === 0 ? [] : [alsoRests.join(', ')])];
  return [
    { title: label(language, items.length === 0 ? 'rests.none' : 'rests.on'), items },
    ...list('settles', view.settles),
    ...list('nearest', view.nearest),
    ...view.hints.map((hint) => ({ title: say(language, hint), items: [] })),
  ];
}

// Text ----------------------------------------------------------------------------------------------------------------

const CODES = {
  legal: 32,
  illegal: 31,
  undetermined: 33,
  permits: 32,
  forbids: 31,
  over: 32,
  dim: 2,
  bold: 1,
} as const;

/** The ruling in columns: section, clause, what is said, how the test came out. */
export function formatRulingText(view: RulingView, language: Language, options: TextOptions = {}): string {
  const width = Math.min(options.width ?? MOST_COLUMNS, MOST_COLUMNS);
  const paint = (style: keyof typeof CODES, text: string): string =>
    options.colour && text !== '' ? painted(CODES[style], text) : text;
  const rows = rowsOf(view, language);
  // Not as arguments of one call: a ruling may have a hundred thousand lines.
  const widest = (pick: (row: Row) => string): number =>
    rows.reduce((most, row) => Math.max(most, pick(row).length), 0);
  const [sections, clauses, marks] = [
    widest((row) => row.section),
    widest((row) => row.clause),
    widest((row) => row.markWord),
  ];
  const before = 2 + sections + 3 + clauses + 2;
  const room = Math.max(24, width - before - (marks > 0 ? marks + 3 : 0));
  const marked = Math.min(
    room,
    widest((row) => (row.mark === undefined ? '' : row.text)),
  );

  const { verdict, rest } = heading(view, language);
  const [first = '', ...more] = wrap(`${verdict}${rest}`, width);
  const comes = view.comes?.clause === undefined ? comesInWords(view, language) : undefined;
  const lines = [
    paint('bold', paint(view.verdict, verdict)) + first.slice(verdict.length),
    ...more,
    ...(comes === undefined ? [] : wrap(`= ${comes}`, width).map((line) => paint('bold', line))),
    ...decided(view, language, width),
    '',
  ];
  for (const row of rows) {
    const [text = '', ...continued] = wrap(row.text, row.mark === undefined ? Math.max(room, width - before) : room);
    const columns = `  ${paint('dim', row.section.padEnd(sections))}   ${row.clause.padEnd(clauses)}  `;
    const mark =
      row.mark === undefined ? '' : `${' '.repeat(marked - text.length + 3)}${paint(row.mark, row.markWord)}`;
    lines.push(`${columns}${text}${mark}`.trimEnd(), ...continued.map((part) => ' '.repeat(before) + part));
  }
  if (rows.length > 0) lines.push('');
  for (const { title, items } of closing(view, language)) {
    lines.push(...wrap(title, width), ...items.flatMap((item) => indent(wrap(item, width - 4), '  ')));
  }
  return `${lines.join('\n')}\n`;
}

const indent = (lines: readonly string[], by: string): string[] =>
  lines.map((line, i) => by + (i === 0 ? '' : by) + line);

/** Breaks a text between words, but not after an operator nor inside EE. UU.; a longer word has a line of its own. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  const glued = text
    .replaceAll(/(?<=\d) → /g, '\u00a0→\u00a0')
    .replaceAll(/(?<= )([=→+−×]) /g, '$1\u00a0')
    .replaceAll(/(\p{Lu}\.) (?=\p{Lu}+\.)/gu, '$1\u00a0');
  for (const word of glued.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => line.replaceAll('\u00a0', ' '));
}

// Markdown ------------------------------------------------------------------------------------------------------------

/** The ruling as Markdown: a bold heading, a list for each section. */
export function formatRulingMarkdown(view: RulingView, language: Language): string {
  const { verdict, rest } = heading(view, language);
  const comes = view.comes?.clause === undefined ? comesInWords(view, language) : undefined;
  const decides = decidesInWords(view, language);
  const lines = [
    `**${verdict}**${escapeMarkdown(rest)}`,
    ...(comes === undefined ? [] : ['', `**${escapeMarkdown(comes)}**`]),
    ...(decides === undefined ? [] : ['', `> ${escapeMarkdown(decides)}`]),
  ];
  for (const row of rowsOf(view, language)) {
    if (row.section !== '') lines.push('', `**${row.section}**`, '');
    const clause = row.clause === '' ? '' : `\`${row.clause}\` `;
    const mark = row.markWord === '' ? '' : ` — **${row.markWord}**`;
    lines.push(`- ${clause}${escapeMarkdown(row.text)}${mark}`);
  }
  for (const { title, items } of closing(view, language)) {
    lines.push(
      '',
      escapeMarkdown(title),
      ...(items.length > 0 ? [''] : []),
      ...items.map((item) => `- ${escapeMarkdown(item)}`),
    );
  }
  return `${lines.join('\n')}\n`;
}

const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]<>|]/g, '\\$&');
