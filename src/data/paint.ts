/**
 * What we paint ourselves is told from what a file or a name says by a character that no text has: only behind it does the
 * command line let a colour through to a terminal.
 */

/** Stands for the escape character; a code point that is no character and never will be one. */
export const PAINT = '\uFDD0';

/** A text in a style, by the numbers of the terminal. */
export const painted = (code: number, text: string): string => `${PAINT}[${code}m${text}${PAINT}[0m`;
