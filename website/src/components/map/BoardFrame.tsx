import * as words from '@words';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { centre } from '../../centre.ts';
import { Plain } from '../Plain.tsx';
import { Scroll } from '../Scroll.tsx';
import { useZoom } from '../work/useZoom.ts';

/** A board that can be looked at from nearer: by its buttons, by the wheel with Ctrl, and moved by dragging. */
export function BoardFrame(props: {
  /** Does it show all regions? Then it scrolls where there is no room for it. */
  readonly whole: boolean;
  /** What is shown: another region is shown in its own size again. */
  readonly shown?: string;
  /** Can the whole board be seen at once, as a picture too small to be read? */
  readonly picture?: boolean;
  readonly frame?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}): ReactNode {
  const { whole, shown = '', picture = false, frame, children } = props;
  const own = useRef<HTMLElement>(null);
  const inner = frame ?? own;
  const { scale, setScale, nearer, further, dragging } = useZoom(inner, 1, 4);
  const [asPicture, setAsPicture] = useState(false);
  const small = picture && whole && asPicture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => setScale(1), [shown, whole]);
  // A board that is scrolled begins where the game does.
  useEffect(() => {
    if (picture && whole && !asPicture) centre(inner.current, '[data-country="west-germany"]');
  }, [picture, whole, asPicture, inner]);
  const look = `board-frame${small ? ' board-frame--picture' : ''}${scale > 1 ? ' board-frame--near' : ''}`;
  const canShrink = scale > 1 || (picture && whole && !small);
  return (
    <div className="board-zoom" style={{ '--zoom': scale } as CSSProperties} {...dragging}>
      <div className="board-zoom__tools no-print">
        {(scale > 1 || (picture && whole && !small)) && (
          <Plain
            aria-label={words.zoom.fit}
            title={words.zoom.fit}
            onClick={() => {
              setScale(1);
              setAsPicture(true);
            }}
          >
            ⤢
          </Plain>
        )}
        <Plain
          aria-label={words.zoom.further}
          disabled={!canShrink}
          onClick={() => (scale > 1 ? further() : setAsPicture(true))}
        >
          −
        </Plain>
        <Plain
          aria-label={words.zoom.nearer}
          disabled={scale === 4}
          onClick={() => (small ? setAsPicture(false) : nearer())}
        >
          +
        </Plain>
      </div>
      <Scroll className={look} label={words.board.title} frame={inner as RefObject<HTMLElement>}>
        {children}
      </Scroll>
    </div>
  );
}
