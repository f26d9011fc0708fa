/** What the desks of all games hold: a case, house rules, and how the case is entered. */
import { useEffect, useState } from 'react';
import type { UnderHouse } from '../../run/house.ts';
import { fromHash, hasHash, putHash } from '../../run/link.ts';
import type { Entry } from './EntrySwitch.tsx';
import { useHouse } from './useHouse.ts';

/** What a desk holds. */
export type Desk<Case extends object, Data> = ReturnType<typeof useDesk<Case, Data>>;

/**
 * @param first the case of a link that holds none
 * @param lay lays house rules over those of the game; the same function from one rendering to the next
 */
export function useDesk<Case extends object, Data>(first: Case, lay: (text: string) => Promise<UnderHouse<Data>>) {
  const [input, setInput] = useState(first);
  /** The text of the house rules; empty where there are none. */
  const [house, setHouse] = useState('');
  const laid = useHouse(house, lay);
  /** Does the link hold a case that cannot be read? */
  const [damaged, setDamaged] = useState(false);
  const [tab, setTab] = useState<Entry>('form');
  const [unread, setUnread] = useState(false);
  /** Does the text beside the ruling say something else by now? */
  const stale = tab === 'yaml' && unread;
  const show = (next: Case, own: string): void => {
    setInput(next);
    setHouse(own);
    setDamaged(false);
    putHash('case', own === '' ? next : { ...next, house: own });
  };
  /** The link goes with the case and the house rules. */
  const change = (next: Case): void => show(next, house);
  const changeHouse = (text: string): void => show(input, text);
  return {
    input,
    setInput,
    change,
    house,
    laid,
    setHouse,
    changeHouse,
    damaged,
    setDamaged,
    tab,
    setTab,
    stale,
    setUnread,
  };
}

/**
 * Opens the case that the link holds, now and whenever it is another one.
 * @param isCase is this what a link should hold?
 * @param open the same function from one rendering to the next; undefined as long as nothing can be opened
 */
export function useLinkedCase<Case extends object>(
  { setHouse, setDamaged }: Pick<Desk<Case, unknown>, 'setHouse' | 'setDamaged'>,
  isCase: (value: unknown) => value is Case,
  open: ((input: Case) => void) | undefined,
): void {
  useEffect(() => {
    if (!open) return;
    const read = (): void => {
      const linked = fromHash('case');
      if (isCase(linked)) {
        const { house = '', ...input } = linked as Case & { readonly house?: string };
        setHouse(house);
        open(input as unknown as Case);
      }
      setDamaged(hasHash('case') && !isCase(linked));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [isCase, open, setHouse, setDamaged]);
}
