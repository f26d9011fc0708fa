import * as words from '@words';
import { type ComponentProps, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { chartSvg } from '../../../../src/drawing/chart-svg.ts';
import { centre } from '../../centre.ts';
import { download } from '../../download.ts';
import { Scroll } from '../Scroll.tsx';
import { Drawing } from './Drawing.tsx';

interface Props extends Omit<ComponentProps<typeof Drawing>, 'scale'> {
  /** What is brought to the middle whenever it changes: a selector inside the drawing. */
  readonly shown: string;
}

const SCALES = { least: 0.3, most: 2.5, step: 1.25 } as const;
const bounded = (scale: number): number => Math.min(SCALES.most, Math.max(SCALES.least, scale));

/** A drawing in a frame: nearer, further, whole, and moved by dragging. */
export function Canvas({ shown, ...drawn }: Props): ReactNode {
  const { drawing, active, marked } = drawn;
  const [scale, setScale] = useState(1);
  const frame = useRef<HTMLElement>(null);
  const dragged = useRef<{ readonly x: number; readonly y: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another state is active or pointed at
  useEffect(() => centre(frame.current, shown), [shown, active, marked, drawing, scale]);
  useEffect(() => {
    const element = frame.current;
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setScale((now) => bounded(event.deltaY < 0 ? now * SCALES.step : now / SCALES.step));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, []);
  const fit = (): void => {
    const room = frame.current;
    if (room)
      setScale(bounded(Math.min((room.clientWidth - 24) / drawing.width, (room.clientHeight - 24) / drawing.height)));
  };
  const drag = (event: PointerEvent): void => {
    const from = dragged.current;
    if (!from || !frame.current) return;
    frame.current.scrollLeft -= event.clientX - from.x;
    frame.current.scrollTop -= event.clientY - from.y;
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  return (
    <>
      <div className="work__tools no-print">
        <button type="button" className="plain" onClick={() => setScale(bounded(scale / SCALES.step))}>
          − {words.charts.further}
        </button>
        <button type="button" className="plain" onClick={() => setScale(bounded(scale * SCALES.step))}>
          + {words.charts.nearer}
        </button>
        <button type="button" className="plain" onClick={fit}>
          {words.charts.fit}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => download(`${drawing.path || 'game'}.svg`, 'image/svg+xml', chartSvg(drawing, drawn.label))}
        >
          {words.charts.save}
        </button>
        <ul className="chart-key">
          {(['choice', 'chance', 'reveal', 'passing', 'active'] as const).map((id) => (
            <li key={id} className={`key--${id}`}>
              {words.charts.keys[id]}
            </li>
          ))}
        </ul>
      </div>
      <div
        className="chart-canvas"
        onPointerDown={(event) => {
          if (event.pointerType === 'mouse' && event.button === 0)
            dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = undefined;
        }}
        onPointerLeave={() => {
          dragged.current = undefined;
        }}
      >
        <Scroll className="chart-frame" label={drawn.label} frame={frame} notSearched>
          <Drawing {...drawn} scale={scale} />
        </Scroll>
      </div>
    </>
  );
}
