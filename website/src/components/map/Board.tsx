import * as words from '@words';
import {
  createElement,
  type KeyboardEvent,
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { type BoardView, drawBoard } from '../../../../src/drawing/board.ts';
import { DIRECTIONS, nextCountry, windowOn } from '../../../../src/drawing/geometry.ts';
import type { Shape } from '../../../../src/drawing/shape.ts';
import type { MapModel } from '../../models.ts';
import { drawn, spelled } from '../Drawn.tsx';

interface Props extends BoardView {
  readonly map: MapModel;
  readonly onChoose?: (country: string) => void;
  /** The country under the pointer or the focus; undefined once it is left. */
  readonly onPoint?: (country: string | undefined) => void;
}

const boardWords = {
  stability: words.board.stability,
  battleground: words.board.battleground,
  control: words.board.control,
  sides: words.card.sides,
};

/** The board, with countries that can be chosen by pointer and by key. Drawn on the server as well. */
export function Board({ map, onChoose, onPoint, ...view }: Props): ReactNode {
  const { focus, open = [] } = view;
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState(focus?.[0] ?? map.countries[0]?.id ?? '');
  const shown = focus ? map.countries.filter(({ id }) => focus.includes(id)) : map.countries;
  const { width: wide, height: tall } = windowOn(map, focus);
  const roving = shown.some(({ id }) => id === current) ? current : shown[0]?.id;

  const move = (event: KeyboardEvent, country: string): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose?.(country);
    }
    if (!(event.key in DIRECTIONS)) return;
    event.preventDefault();
    const next = nextCountry(map, shown, country, event.key as keyof typeof DIRECTIONS);
    if (next === undefined) return;
    setCurrent(next);
    svg.current?.querySelector<SVGRectElement>(`[data-country="${next}"]`)?.focus();
  };

  const acts = useRef({ move, onChoose, onPoint });
  acts.current = { move, onChoose, onPoint };
  const { attributes, children } = drawBoard(map, view, boardWords);
  return createElement(
    'svg',
    { ref: svg, ...spelled(attributes), style: { '--wide': wide, '--tall': tall } },
    ...children.map((part) => {
      if (typeof part === 'string') return part;
      const country = countryIn(part);
      const isButton = country !== undefined && onChoose !== undefined;
      return createElement(Part, {
        part,
        acts: isButton ? acts : undefined,
        entered: country === roving,
        chosen: country !== undefined && open.includes(country),
      });
    }),
  );
}

interface Acts {
  readonly move: (event: KeyboardEvent, country: string) => void;
  readonly onChoose: Props['onChoose'];
  readonly onPoint: Props['onPoint'];
}

/** Part of a drawing, drawn again only where it has changed: a step changes few countries of many. */
const Part = memo(
  (props: {
    readonly part: Shape;
    /** What can be done with a country; undefined where nothing can. */
    readonly acts: RefObject<Acts> | undefined;
    /** Does the Tab key come to it? */
    readonly entered: boolean;
    /** Is it one of those that may be chosen? */
    readonly chosen: boolean;
  }): ReactElement => {
    const { part, acts, entered, chosen } = props;
    return drawn(part, ({ attributes }) => {
      const country = attributes['data-country'];
      if (typeof country !== 'string' || !acts) return undefined;
      return {
        role: 'button',
        ...(chosen && { 'aria-label': `${attributes['aria-label']}, ${words.board.mayBeChosen}` }),
        tabIndex: entered ? 0 : -1,
        onKeyDown: (event: KeyboardEvent) => acts.current?.move(event, country),
        onClick: () => acts.current?.onChoose?.(country),
        onPointerEnter: () => acts.current?.onPoint?.(country),
        onPointerLeave: () => acts.current?.onPoint?.(undefined),
        onFocus: () => acts.current?.onPoint?.(country),
        onBlur: () => acts.current?.onPoint?.(undefined),
      };
    });
  },
  (a, b) => a.acts === b.acts && a.entered === b.entered && a.chosen === b.chosen && isSame(a.part, b.part),
);

const isSame = (a: Shape | string, b: Shape | string): boolean => {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  const names = Object.keys(a.attributes);
  return (
    a.tag === b.tag &&
    names.length === Object.keys(b.attributes).length &&
    names.every((name) => a.attributes[name] === b.attributes[name]) &&
    a.children.length === b.children.length &&
    a.children.every((child, index) => isSame(child, b.children[index]!))
  );
};

/** The country that a part of the drawing is. */
function countryIn({ attributes, children }: Shape): string | undefined {
  const own = attributes['data-country'];
  if (typeof own === 'string') return own;
  for (const child of children) {
    const found = typeof child === 'string' ? undefined : countryIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
