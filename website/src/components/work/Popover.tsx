import { type ReactNode, useId } from 'react';

/**
 * What HTML says and the types of this React do not know; React passes both on as they are. A newer one knows them, and weighs 22 KB
 * more on every page.
 */
const opens = (id: string): object => ({ popovertarget: id });
const POPS = { popover: 'auto' };

/** A button that opens a panel above the page; Escape and a click elsewhere close it. */
export function Popover(props: {
  readonly label: string;
  /** What stands on the button beside its label. */
  readonly value?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { label, value, children } = props;
  const id = useId();
  return (
    <>
      <button type="button" className="plain pop" {...opens(id)}>
        <span>{label}</span>
        {value !== undefined && <b>{value}</b>}
      </button>
      <section id={id} {...POPS} className="pop__panel" aria-label={label}>
        <h2>{label}</h2>
        {children}
      </section>
    </>
  );
}
