/** A table of contents is no rule: a run of short lines all of which come again, as headings, through the whole document. */
import type { PlainLine } from './markup.ts';
import { fold } from './words.ts';

/** Fewer are a list: a turn has nine steps, which a rulebook names at the start of its section and then one by one. */
const LEAST = 10;
/** With pages behind most of them fewer are enough. */
const LEAST_WITH_PAGES = 6;
const PAGE = /(?<![.…·_\s])[.…·_\s]{2,}\d{1,3}\s*$/u;
/** The headings that a table announces are spread at least so far over the document; the steps of a turn are not. */
const SPREAD = 0.5;

/** What an entry and its heading have in common: no number, no leader, no page. */
const titleOf = (text: string): string =>
  fold(text)
    .replace(/(?<![.…·_\s])[.…·_\s]+\d{1,3}\s*$/u, '')
    .replace(/^\s*(?:\d+(?:\.\d+)*\.?|[a-i][.)])\s+/u, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The lines, those of a table of contents marked as what carries no rule. */
export function withoutContents(lines: readonly PlainLine[]): readonly PlainLine[] {
  const titles = lines.map(({ text }) => (text.length <= 90 ? titleOf(text) : ''));
  const lastOf = new Map(titles.map((title, index) => [title, index] as const));
  const comesAgain = (index: number) => titles[index] !== '' && lastOf.get(titles[index]!)! > index;
  const contents = new Set<number>();
  let run: number[] = [];
  const close = () => {
    const again = run.filter(comesAgain);
    const where = again.map((index) => lastOf.get(titles[index]!)!);
    const isSpread = Math.max(...where) - Math.min(...where) >= lines.length * SPREAD;
    const paged = run.filter((index) => PAGE.test(lines[index]!.text)).length > run.length / 2;
    if (again.length >= (paged ? LEAST_WITH_PAGES : LEAST) && isSpread) for (const index of run) contents.add(index);
    run = [];
  };
  for (const [index, { text }] of lines.entries()) {
    if (text === '') continue;
    // The first heading that the table has announced ends it.
    if (titles[index] !== '' && run.some((each) => titles[each] === titles[index])) close();
    // Here and there an entry is worded otherwise than its heading.
    const fits = comesAgain(index) || (run.length > 0 && text.length <= 90 && comesAgain(run.at(-1)!));
    if (fits) run.push(index);
    else {
      if (run.length > 0 && !comesAgain(run.at(-1)!)) run.pop();
      close();
    }
  }
  close();
  return contents.size === 0
    ? lines
    : lines.map((line, index) => (contents.has(index) ? { ...line, matter: true } : line));
}
