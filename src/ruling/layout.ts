/** How an answer is laid out: for a terminal of some width, or as Markdown. */
import type { Paint } from './paint.ts';
import { hanging, WIDTH, wrap } from './wrap.ts';

/** What an answer is written for. */
export interface Format {
  readonly paint: Paint;
  /** Columns of the terminal; never more than 100 are used. */
  readonly columns?: number | undefined;
  readonly markdown?: boolean;
}

/** The parts of an answer, as the format has them. */
export interface Layout {
  readonly width: number;
  readonly bold: (text: string) => string;
  readonly item: (text: string) => string[];
  readonly paragraph: (text: string) => string[];
}

export function layoutOf({ paint, columns = WIDTH, markdown }: Format): Layout {
  const width = Math.min(columns, WIDTH);
  return {
    width,
    bold: (text) => (markdown ? `**${text}**` : paint('bold', text)),
    item: (text) => (markdown ? [`- ${text}`] : hanging(text, width)),
    paragraph: (text) => (markdown ? [text] : wrap(text, '', width)),
  };
}
