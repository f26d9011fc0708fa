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

/** One line or two, and the largest size at which they fit. */
export function fitText(text: string, width: number, largest: number): Fitted {
  const one = Math.min(largest, width / widthOf(text));
  if (one >= largest * 0.88) return { lines: [text], size: one };
  const [best] = breaks(text)
    .map((lines): Fitted => ({ lines, size: Math.min(largest * 0.88, width / Math.max(...lines.map(widthOf))) }))
    .sort((a, b) => b.size - a.size);
  return best && best.size > one ? best : { lines: [text], size: one };
}

/** Every way to break a text at a space, a slash or a hyphen. */
function breaks(text: string): (readonly string[])[] {
  return [...text.matchAll(/[ /-]/g)].map(({ index, 0: mark }) => {
    const end = mark === ' ' ? index : index + 1;
    return [text.slice(0, end), text.slice(index + 1)];
  });
}
