/** A chart as it is drawn: where every box, arrow and label lies. Laid out elsewhere, by an engine that is handed in. */
import { widthOf } from './fit.ts';

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

export interface ChartBox extends ChartPoint {
  readonly path: string;
  readonly title: string;
  readonly clause?: string;
  /**
   * `compound` opens into a chart of its own, `frame` has its states drawn inside it, and `outside` and `origin` stand for
   * states that are not part of the drawing: ways lead there, or from there.
   */
  readonly kind: 'waiting' | 'passing' | 'compound' | 'frame' | 'final' | 'outside' | 'origin';
  readonly tags: readonly string[];
  /** Transitions that stay where they are. */
  readonly inside: readonly string[];
  readonly width: number;
  readonly height: number;
}

export interface ChartArrow extends ChartPoint {
  readonly from: string;
  readonly to: string;
  /** The line, as the path of an SVG. */
  readonly line: string;
  /** Lines of the label; its upper left corner and its width are those of the arrow. */
  readonly labels: readonly string[];
  readonly width: number;
}

export interface ChartDrawing {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Middles of the dots at which the drawing, and every frame in it, begins. */
  readonly starts: readonly ChartPoint[];
  /** Frames before what is inside them. */
  readonly nodes: readonly ChartBox[];
  readonly edges: readonly ChartArrow[];
  /** What is said below the drawing. */
  readonly note: string;
}

/** Sizes of the letters, and the height of a line of the smaller ones. */
export const CHART_TYPE = { name: 14, small: 12, line: 17 } as const;

/** Width of the widest line, with some room. */
export const widest = (lines: readonly string[], size: number): number =>
  Math.max(0, ...lines.map((line) => widthOf(line) * size * 1.06));

/** The size of a box without boxes inside. */
export function sizeOfBox(box: Pick<ChartBox, 'title' | 'clause' | 'kind' | 'inside'>): {
  readonly width: number;
  readonly height: number;
} {
  const { name, small, line } = CHART_TYPE;
  const pill = isElsewhere(box.kind);
  const clause = box.clause === undefined || pill ? 0 : widthOf(box.clause) * small + 16;
  const width = Math.max(96, widthOf(box.title) * name * 1.12 + 26 + clause, widest(box.inside, small) + 40);
  return {
    width: Math.ceil(width),
    height: (pill ? 30 : 38) + box.inside.length * line + (box.kind === 'compound' ? 6 : 0),
  };
}

/** Does a box stand for a state that is not part of the drawing? */
export const isElsewhere = (kind: ChartBox['kind']): boolean => kind === 'outside' || kind === 'origin';

/** What a box is called in a drawing. */
export const boxTitle = ({ kind, title }: Pick<ChartBox, 'kind' | 'title'>): string =>
  kind === 'outside' ? `↗ ${title}` : kind === 'origin' ? `↘ ${title}` : title;

/** A line through the points with rounded corners. */
export function roundedLine(points: readonly ChartPoint[]): string {
  const at = (n: number): string => String(Math.round(n * 10) / 10);
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(point.x)} ${at(point.y)}`;
      if (!after) return `L${at(point.x)} ${at(point.y)}`;
      const toward = (other: ChartPoint) => {
        const length = Math.hypot(other.x - point.x, other.y - point.y);
        const step = Math.min(8, length / 2) / (length || 1);
        return `${at(point.x + (other.x - point.x) * step)} ${at(point.y + (other.y - point.y) * step)}`;
      };
      return `L${toward(before)}Q${at(point.x)} ${at(point.y)} ${toward(after)}`;
    })
    .join('');
}
