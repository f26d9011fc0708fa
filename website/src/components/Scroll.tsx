import type { ReactNode, Ref } from 'react';

/** A frame for what may be wider than the page: it can be reached, and so scrolled, with the keyboard. */
export function Scroll(props: {
  readonly label: string;
  readonly className?: string;
  readonly frame?: Ref<HTMLElement>;
  /** Leave it out of the search. */
  readonly notSearched?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { label, className = 'scroll', frame, notSearched = false, children } = props;
  return (
    <section
      className={className}
      aria-label={label}
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
      tabIndex={0}
      {...(notSearched && { 'data-nosearch': true })}
    >
      {children}
    </section>
  );
}

/** Is this a frame in which there is more to the left or to the right? */
export const isWiderInside = (element: Element): boolean => element.scrollWidth > element.clientWidth;
