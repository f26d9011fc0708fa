import * as words from '@words';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { chartSvg } from '../../../../src/drawing/chart-svg.ts';
import { centre } from '../../centre.ts';
import { download } from '../../download.ts';
import { Plain } from '../Plain.tsx';
import { Scroll } from '../Scroll.tsx';
import { useZoom } from '../work/useZoom.ts';
import { Drawing } from './Drawing.tsx';

interface Props extends Omit<ComponentProps<typeof Drawing>, 'scale'> {
  /** What is brought to the middle whenever it changes: a selector inside the drawing. */
  readonly shown: string;
}

/** Its smallest letters have 12 pixels then. */
const READABLE = 1;

/** A drawing in a frame: nearer, further, whole, and moved by dragging. */
export function Canvas({ shown, ...drawn }: Props): ReactNode {
  const { drawing, active, marked } = drawn;
  const frame = useRef<HTMLElement>(null);
  const { scale, setScale, nearer, further, dragging } = useZoom(frame, 0.3, 2.5);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another state is active or pointed at
  useEffect(() => centre(frame.current, shown), [shown, active, marked, drawing, scale]);
  const fit = (least = 0): void => {
    const room = frame.current;
    if (!room) return;
    const whole = Math.min((room.clientWidth - 24) / drawing.width, (room.clientHeight - 24) / drawing.height);
    setScale(Math.max(least, whole));
  };
  // As much of it as can be read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another chart is drawn
  useEffect(() => {
    if (active === undefined) fit(READABLE);
  }, [drawing]);
  return (
    <>
      <div className="work__tools no-print">
        <Plain onClick={further}>− {words.zoom.further}</Plain>
        <Plain onClick={nearer}>+ {words.zoom.nearer}</Plain>
        <Plain onClick={() => fit()}>{words.zoom.fit}</Plain>
        <Plain
          onClick={() => download(`${drawing.path || 'game'}.svg`, 'image/svg+xml', chartSvg(drawing, drawn.label))}
        >
          {words.charts.save}
        </Plain>
        <ul className="chart-key">
          {(['choice', 'chance', 'reveal', 'passing', 'active'] as const).map((id) => (
            <li key={id} className={`key--${id}`}>
              {words.charts.keys[id]}
            </li>
          ))}
          {drawn.covered &&
            (['taken', 'partly', 'untaken'] as const).map((id) => (
              <li key={id} className={`key--${id}`}>
                {words.charts.keys[id]}
              </li>
            ))}
        </ul>
      </div>
      <div className="chart-canvas" {...dragging}>
        <Scroll className="chart-frame" label={drawn.label} frame={frame} notSearched>
          <Drawing {...drawn} scale={scale} />
        </Scroll>
      </div>
    </>
  );
}
