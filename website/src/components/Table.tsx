import type { ReactNode } from 'react';
import { Scroll } from './Scroll.tsx';

/** A table with a head, in a frame of its own that scrolls. */
export function Table(props: {
  readonly label: string;
  readonly className?: string;
  readonly heads: readonly ReactNode[];
  /** Leave it out of the search. */
  readonly notSearched?: boolean;
  /** Its rows. */
  readonly children: ReactNode;
}): ReactNode {
  const { label, className = '', heads, notSearched = false, children } = props;
  return (
    <Scroll label={label} notSearched={notSearched}>
      <table className={className}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places
              <th scope="col" key={index}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroll>
  );
}
