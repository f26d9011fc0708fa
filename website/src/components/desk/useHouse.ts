import { useEffect, useState } from 'react';
import type { UnderHouse } from '../../run/house.ts';

/**
 * What house rules make of the printed ones; undefined where there are none, or they are still being fetched.
 * @param lay lays the text over the rules of the game; the same function from one rendering to the next
 */
export function useHouse<D>(text: string, lay: (text: string) => Promise<UnderHouse<D>>): UnderHouse<D> | undefined {
  const [laid, setLaid] = useState<UnderHouse<D>>();
  useEffect(() => {
    let wanted = true;
    setLaid((before) => (text.trim() === '' ? undefined : before));
    if (text.trim() !== '')
      void lay(text).then((found) => {
        if (wanted) setLaid(found);
      });
    return () => {
      wanted = false;
    };
  }, [lay, text]);
  return laid;
}
