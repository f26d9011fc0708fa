import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';

/** A line that is searched for, and how to change it: the address holds it, as `?q=`. */
export function useLine(): readonly [string, (change: string | ((line: string) => string)) => void] {
  const { search } = useLocation();
  const [line, setLine] = useState('');
  // One change may follow another before the page is drawn again.
  const latest = useRef('');
  const keep = (text: string): void => {
    latest.current = text;
    setLine(text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is taken over
  useEffect(() => keep(new URLSearchParams(search).get('q') ?? ''), [search]);
  const change = (to: string | ((line: string) => string)): void => {
    const text = typeof to === 'string' ? to : to(latest.current);
    keep(text);
    // Not by the router: it answers later than one types.
    const { pathname, hash } = window.location;
    const query = text === '' ? '' : `?q=${encodeURIComponent(text)}`;
    window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
  };
  return [line, change];
}
