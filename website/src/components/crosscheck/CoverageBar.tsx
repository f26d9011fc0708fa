/** All clauses at a glance, in the order of the booklet, and by name those that are not found. */
import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import type { CoverageCell } from '../../../../src/crosscheck/output/side-by-side.ts';

interface Props {
  readonly cells: readonly CoverageCell[];
  readonly missing: readonly string[];
}

export function CoverageBar({ cells, missing }: Props): ReactNode {
  const summaries = new Map(cells.map(({ id, summary }) => [id, summary]));
  return (
    <>
      <div className="coverage" aria-hidden="true">
        {cells.map(({ id, summary, state }) => (
          <i key={id} className={`coverage--${state}`} title={`${id} ${summary}`} />
        ))}
      </div>
      {missing.length > 0 && (
        <details className="crosscheck__missing">
          <summary>
            {words.crosscheck.missing}: {missing.length}
          </summary>
          <ul>
            {missing.map((id) => (
              <li key={id}>
                <Link to={`/rulebook/${id.replaceAll('/', '-')}`}>{id}</Link> {summaries.get(id)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
