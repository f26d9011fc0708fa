import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Plain } from '../Plain.tsx';

/**
 * What HTML says and the types of this React do not know; React passes both on as they are. A newer one knows them, and weighs 22 KB
 * more on every page.
 */
const opens = (id: string): object => ({ popovertarget: id });
const POPS = { popover: 'auto' };

/** A button that opens a panel above the page; Escape and a click elsewhere close it. What is in it is drawn while it is open. */
export function Popover(props: {
  readonly label: string;
  /** What stands on the button beside its label. */
  readonly value?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { label, value, children } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = panel.current;
    // Before it is shown, so that it is never shown empty.
    const turn = (event: Event): void => flushSync(() => setOpen((event as ToggleEvent).newState === 'open'));
    element?.addEventListener('beforetoggle', turn);
    return () => element?.removeEventListener('beforetoggle', turn);
  }, []);
  return (
    <>
      <Plain className="pop" {...opens(id)}>
        <span>{label}</span>
        {value !== undefined && <b>{value}</b>}
      </Plain>
      <section ref={panel} id={id} {...POPS} className="pop__panel" aria-label={label}>
        <h2>{label}</h2>
        {open && children}
      </section>
    </>
  );
}
