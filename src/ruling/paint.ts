/** Colour, where a terminal can show it. */
import type { styleText } from 'node:util';

/** A style of `util.styleText`. */
export type Style = Parameters<typeof styleText>[0];
/** Puts a text in a style, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;
