/** What is said of a line that could not be read. */
import type { UnreadLine } from './log-file.ts';
import { nearestShape } from './nearest.ts';
import { MAX_LINE_LENGTH, type Misnamed, type ShapeId } from './shapes.ts';

/** The nearest shape, and the reason. */
export type Why = Omit<UnreadLine, 'line' | 'text'>;

/** The line has a known form, but names something that is not in the rules. */
export function sayMisnamed({ shape, field, printed }: Misnamed): Why {
  const kind = field === 'second' ? 'card' : field;
  return { nearest: shape, why: { message: 'log.unread.misnamed', args: { kind, what: shorten(printed) } } };
}

/** The line has no known form. */
export const sayNearest = (line: string): Why => ({
  nearest: nearestShape(line),
  why: { message: 'log.unread.no-form' },
});

/** The line could be read, but has no place before the first header. */
export const sayStray = (shape: ShapeId): Why => ({ nearest: shape, why: { message: 'log.unread.stray' } });

/** The line belongs to another game in the same file. */
export const saySecondGame = (): Why => ({ nearest: null, why: { message: 'log.unread.second-game' } });

/** The line is too long to be one of a log. */
export const sayTooLong = (length: number): Why => ({
  nearest: null,
  why: { message: 'log.unread.too-long', args: { n: length, most: MAX_LINE_LENGTH } },
});

/** Nothing of the line can be seen. */
export const sayControls = (): Why => ({ nearest: null, why: { message: 'log.unread.controls' } });

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
