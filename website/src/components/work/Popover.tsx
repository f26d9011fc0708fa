import { type ReactNode, useId } from 'react';

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
      <button type="button" className="plain pop" popoverTarget={id}>
        <span>{label}</span>
        {value !== undefined && <b>{value}</b>}
      </button>
      <section id={id} popover="auto" className="pop__panel" aria-label={label}>
        <h2>{label}</h2>
        {children}
      </section>
    </>
  );
}
