/** Text of a printed page as it lies: two columns are read one after the other, each line still knowing its place. */

/** A line, or the part of a line that stands in one column. */
export interface LinePart {
  /** 1-based. */
  readonly number: number;
  /** How many characters stand before it in the line. */
  readonly before: number;
  readonly text: string;
}

/** Narrower columns are those of a table, which is read line by line. */
const LEAST_WIDTH = 20;
/** So many lines at least share a gutter before it is taken for one. */
const LEAST_LINES = 4;

/** The lines in the order in which a reader takes them; a form feed starts a new page. */
export function inReadingOrder(lines: readonly string[]): readonly LinePart[] {
  const parts: LinePart[] = [];
  let page: LinePart[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.startsWith('\f')) {
      parts.push(...readPage(page));
      page = [];
    }
    const before = text.startsWith('\f') ? 1 : 0;
    page.push({ number: index + 1, before, text: text.slice(before) });
  }
  return [...parts, ...readPage(page)];
}

function readPage(page: readonly LinePart[]): readonly LinePart[] {
  const at = gutter(page);
  if (at === undefined) return page;
  const parts: LinePart[] = [];
  let [left, right]: [LinePart[], LinePart[]] = [[], []];
  const flush = () => {
    parts.push(...left, ...right);
    [left, right] = [[], []];
  };
  for (const line of page) {
    const crosses = line.text.length > at && !/^\s{2}$/.test(line.text.slice(at - 2, at));
    // A heading over both columns ends what stands above it.
    if (crosses) {
      flush();
      parts.push(line);
      continue;
    }
    left.push({ ...line, text: line.text.slice(0, at).trimEnd() });
    right.push({ ...line, before: line.before + at, text: line.text.slice(at) });
  }
  flush();
  return parts;
}

/** Where the right column starts: the place at which most lines go on after a gap. */
function gutter(page: readonly LinePart[]): number | undefined {
  const starts = new Map<number, number>();
  const filled = page.filter(({ text }) => text.trim() !== '');
  for (const { text } of filled) {
    // Beside an empty line of the left column, the line starts at the right one.
    const indent = text.search(/\S/);
    if (indent >= LEAST_WIDTH && text.length - indent >= LEAST_WIDTH / 2)
      starts.set(indent, (starts.get(indent) ?? 0) + 1);
    for (const match of text.matchAll(/(?<=\S) {2,}(?=\S)/g)) {
      const at = match.index + match[0].length;
      if (match.index >= LEAST_WIDTH && text.length - at >= LEAST_WIDTH / 2) starts.set(at, (starts.get(at) ?? 0) + 1);
    }
  }
  const [best] = [...starts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= LEAST_LINES && best[1] >= filled.length * 0.4 ? best[0] : undefined;
}
