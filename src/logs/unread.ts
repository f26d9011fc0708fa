/** What is said of a line that could not be read. */
import type { UnreadLine } from './log-file.ts';
import { nearestShape } from './nearest.ts';
import { MAX_LINE_LENGTH, type Misnamed, type ShapeId, shapeOf } from './shapes.ts';

/** The nearest shape, and the reason as a sentence. */
export type Why = Omit<UnreadLine, 'line' | 'text'>;

/** The line has a known form, but names something that is not in the rules. */
export function sayMisnamed({ shape, field, printed }: Misnamed): Why {
  const what = field === 'second' ? 'card' : field;
  return { nearest: shape, says: `No ${what} is called “${shorten(printed)}”. ${likeness(shape)}` };
}

/** The line has no known form. */
export function sayNearest(line: string): Why {
  const nearest = nearestShape(line);
  return {
    nearest,
    says: nearest === null ? 'No known form of line is near.' : `No known form of line. ${likeness(nearest)}`,
  };
}

/** The line could be read, but has no place before the first header. */
export function sayStray(shape: ShapeId): Why {
  return { nearest: shape, says: `Stands before the first header, where only the set-up belongs. ${likeness(shape)}` };
}

/** The line belongs to another game in the same file. */
export function saySecondGame(): Why {
  return { nearest: null, says: 'Belongs to a second game in the same file.' };
}

/** The line is too long to be one of a log. */
export function sayTooLong(length: number): Why {
  return { nearest: null, says: `Has ${length} characters; lines of more than ${MAX_LINE_LENGTH} are not read.` };
}

/** Nothing of the line can be seen. */
export function sayControls(): Why {
  return { nearest: null, says: 'Has control characters only.' };
}

function likeness(id: ShapeId): string {
  const { example, says } = shapeOf(id);
  return `It resembles “${example}”: ${says}.`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
