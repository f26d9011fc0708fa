import * as words from '@words';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Scroll } from '../Scroll.tsx';
import { useZoom } from '../work/useZoom.ts';

/** A board that can be looked at from nearer: by its buttons, by the wheel with Ctrl, and moved by dragging. */
export function BoardFrame(props: {
  /** Does it show all regions? Then it scrolls where there is no room for it. */
  readonly whole: boolean;
  /** What is shown: another region is shown in its own size again. */
  readonly shown?: string;
  readonly frame?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}): ReactNode {
  const { whole, shown = '', frame, children } = props;
  const own = useRef<HTMLElement>(null);
  const inner = frame ?? own;
  const { scale, setScale, nearer, further, dragging } = useZoom(inner, 1, 4);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => setScale(1), [shown, whole]);
  const look = `board-frame${whole ? ' board-frame--whole' : ''}${scale > 1 ? ' board-frame--near' : ''}`;
  return (
    <div className="board-zoom" style={{ '--zoom': scale } as CSSProperties} {...dragging}>
      <div className="board-zoom__tools no-print">
        {scale > 1 && (
          <button type="button" className="plain" onClick={() => setScale(1)}>
            {words.zoom.fit}
          </button>
        )}
        <button
          type="button"
          className="plain"
          aria-label={words.zoom.further}
          disabled={scale === 1}
          onClick={further}
        >
          −
        </button>
        <button type="button" className="plain" aria-label={words.zoom.nearer} disabled={scale === 4} onClick={nearer}>
          +
        </button>
      </div>
      <Scroll className={look} label={words.board.title} frame={inner as RefObject<HTMLElement>}>
        {children}
      </Scroll>
    </div>
  );
}
