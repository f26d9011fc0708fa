import * as words from '@words';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type BoardView, drawBoard } from '../../../../src/drawing/board.ts';
import { DIRECTIONS, nextCountry, windowOn } from '../../../../src/drawing/geometry.ts';
import type { MapModel } from '../../models.ts';
import { drawn } from '../Drawn.tsx';

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

  return drawn(drawBoard(map, view, boardWords), ({ tag, attributes }) => {
    if (tag === 'svg') return { ref: svg, style: { '--wide': wide, '--tall': tall } as CSSProperties };
    const country = attributes['data-country'];
    if (typeof country !== 'string' || !onChoose) return undefined;
    return {
      role: 'button',
      ...(open.includes(country) && { 'aria-label': `${attributes['aria-label']}, ${words.board.mayBeChosen}` }),
      tabIndex: country === roving ? 0 : -1,
      onKeyDown: (event: KeyboardEvent) => move(event, country),
      onClick: () => onChoose(country),
      onPointerEnter: () => onPoint?.(country),
      onPointerLeave: () => onPoint?.(undefined),
      onFocus: () => onPoint?.(country),
      onBlur: () => onPoint?.(undefined),
    };
  });
}
