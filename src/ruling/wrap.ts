/** Text in lines of a terminal's width. */

/** As wide as anything is printed. */
const WIDTH = 100;

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

/** An item of a list: what does not fit on its line is indented further. */
export const hanging = (item: string, width?: number): string[] =>
  wrap(item, '    ', width).map((line, i) => (i === 0 ? line.slice(2) : line));
