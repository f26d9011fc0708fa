/** Text in lines of a terminal's width. */

/** As wide as anything is printed. */
export const WIDTH = 100;

/** Breaks a paragraph at spaces. */
export function wrap(text: string, indent: string, width = WIDTH): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length + word.length > width && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}

/** Two columns: the left is as wide as it must be, the right goes on below itself. */
export function inTwoColumns(
  rows: readonly (readonly [left: string, right: string])[],
  gap: number,
  width?: number,
): string[] {
  const widest = Math.max(0, ...rows.map(([left]) => left.length));
  const indent = ' '.repeat(widest + gap + 2);
  return rows.flatMap(([left, right]) =>
    wrap(right, indent, width).map((line, i) => (i === 0 ? `  ${left.padEnd(widest + gap)}${line.trimStart()}` : line)),
  );
}

/** An item of a list: what does not fit on its line is indented further. */
export const hanging = (item: string, width?: number): string[] =>
  wrap(item, '    ', width).map((line, i) => (i === 0 ? line.slice(2) : line));
