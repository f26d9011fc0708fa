/** Fitting names into boxes without measuring them in a browser, so that the server can draw. */

/** Rough width of a text in ems: Cyrillic and capitals are wider. */
export function widthOf(text: string): number {
  let ems = 0;
  for (const letter of text)
    ems += /[ilтjtfrI.,'’/ ()-]/.test(letter)
      ? 0.42
      : /[A-ZА-ЯЁmwшщжюфыМ]/.test(letter)
        ? 0.86
        : /[а-яё]/.test(letter)
          ? 0.7
          : 0.66;
  return ems;
}

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * One line, two or, of a long name, three, and the largest size at which they fit.
 * @param hyphens long words with a hyphen where they may be broken
 */
export function fitText(text: string, width: number, largest: number, hyphens: readonly string[] = []): Fitted {
  const one = Math.min(largest, width / widthOf(text));
  if (one >= largest * 0.88) return { lines: [text], size: one };
  const marked = hyphens.reduce((name, word) => name.replace(word.replace('-', ''), word.replace('-', SOFT)), text);
  const [best] = [0.88, 0.66]
    .flatMap((share, index) => breaks(marked, index + 1).map((lines) => ({ lines, largest: largest * share })))
    .map(({ lines, largest }): Fitted => ({ lines, size: Math.min(largest, width / Math.max(...lines.map(widthOf))) }))
    .sort((a, b) => b.size - a.size || a.lines.length - b.lines.length);
  return best && best.size > one ? best : { lines: [text], size: one };
}

/** A place at which a word may be broken with a hyphen. */
const SOFT = '\u00ad';

/** Every way to break a text this often at a space, a slash, a hyphen or a place for one. */
function breaks(text: string, times: number): (readonly string[])[] {
  if (times === 0) return [[text.replaceAll(SOFT, '')]];
  return [...text.matchAll(/[ /\u00ad-]/g)].flatMap(({ index, 0: mark }) => {
    const end = mark === ' ' || mark === SOFT ? index : index + 1;
    const first = text.slice(0, end).replaceAll(SOFT, '') + (mark === SOFT ? '-' : '');
    return breaks(text.slice(index + 1), times - 1).map((rest) => [first, ...rest]);
  });
}
