import {
  type HTMLAttributes,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Zoom {
  readonly scale: number;
  readonly setScale: (scale: number) => void;
  readonly nearer: () => void;
  readonly further: () => void;
  /** For the element around the frame: the drawing is moved by the mouse. A finger scrolls the frame anyway. */
  readonly dragging: HTMLAttributes<HTMLElement>;
}

const STEP = 1.25;
/** A click moves the mouse by less, in pixels. */
const CLICK = 4;

/**
 * A drawing in a frame that scrolls: nearer and further, also by the wheel with Ctrl, and moved by dragging. What is in the middle of
 * the frame stays there.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, least: number, most: number): Zoom {
  const [scale, set] = useState(1);
  const before = useRef(scale);
  const dragged = useRef<{ readonly x: number; readonly y: number; readonly far: boolean } | undefined>(undefined);
  const setScale = (wanted: number): void => set(Math.min(most, Math.max(least, wanted)));
  useLayoutEffect(() => {
    const element = frame.current;
    const by = scale / before.current;
    before.current = scale;
    if (!element || by === 1) return;
    const [x, y] = [element.clientWidth / 2, element.clientHeight / 2];
    element.scrollLeft = (element.scrollLeft + x) * by - x;
    element.scrollTop = (element.scrollTop + y) * by - y;
  }, [frame, scale]);
  useEffect(() => {
    const element = frame.current;
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      set((now) => Math.min(most, Math.max(least, event.deltaY < 0 ? now * STEP : now / STEP)));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [frame, least, most]);
  const stop = (): void => {
    dragged.current = undefined;
  };
  return {
    scale,
    setScale,
    nearer: () => setScale(scale * STEP),
    further: () => setScale(scale / STEP),
    dragging: {
      onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
        if (pointerType === 'mouse' && button === 0) dragged.current = { x, y, far: false };
      },
      onPointerMove: ({ buttons, clientX: x, clientY: y }: PointerEvent) => {
        const from = dragged.current;
        if (!from || !frame.current) return;
        if (buttons === 0) return stop();
        if (!from.far && Math.hypot(x - from.x, y - from.y) < CLICK) return;
        frame.current.scrollLeft -= x - from.x;
        frame.current.scrollTop -= y - from.y;
        dragged.current = { x, y, far: true };
      },
      onPointerLeave: stop,
      // What was dragged was not chosen.
      onClickCapture: (event) => {
        if (dragged.current?.far) event.stopPropagation();
        if (dragged.current?.far) event.preventDefault();
        stop();
      },
    },
  };
}
