import * as words from '@words';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly count: number;
  /** So many are shown at once; more are folded away. */
  readonly most: number;
  /** What sort of list it is, for its style. */
  readonly kind: 'cases' | 'code';
  /** Leave it out of the search: what it lists has pages of its own. */
  readonly notSearched?: boolean;
  /** The items of the list. */
  readonly children: ReactNode;
}

/** A list under a title with its count, folded away when it is long; nothing if it is empty. */
export function Folding({ title, count, most, kind, notSearched = false, children }: Props): ReactNode {
  if (count === 0) return null;
  const list = <ul>{children}</ul>;
  return (
    <section className={`listing listing--${kind}`} {...(notSearched && { 'data-nosearch': true })}>
      <h2>
        {title}: {count}
      </h2>
      {count <= most ? (
        list
      ) : (
        <details>
          <summary>{words.clause.show}</summary>
          {list}
        </details>
      )}
    </section>
  );
}
