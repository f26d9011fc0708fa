/** Stepping through a game with the keyboard. */
import { useEffect } from 'react';
import { isWiderInside } from '../Scroll.tsx';

/** Arrow keys step, Home and End jump, wherever no field wants them. */
export function useKeys(at: number, last: number, onAt: (at: number) => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, textarea, [role="button"]')) return;
      // There the arrows scroll.
      if (target instanceof Element && target.matches('[tabindex="0"]') && isWiderInside(target)) return;
      if (event.key === 'ArrowRight') onAt(Math.min(last, at + 1));
      if (event.key === 'ArrowLeft') onAt(Math.max(0, at - 1));
      if (event.key === 'End') onAt(last);
      if (event.key === 'Home') onAt(0);
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [at, last, onAt]);
}
