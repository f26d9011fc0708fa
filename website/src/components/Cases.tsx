import Link from '@docusaurus/Link';
import words from '@words';
import type { ReactNode } from 'react';
import type { CaseLink } from '../models.ts';

/** More than these are folded away. */
const MANY = 8;

/** The cases of the conformance suite that test a rule, each with its result; nothing if there are none. */
export function Cases({ cases }: { readonly cases: readonly CaseLink[] }): ReactNode {
  if (cases.length === 0) return null;
  const list = (
    <ul>
      {cases.map(({ id, title, section, passed }) => (
        <li key={id}>
          <Link to={`/conformance/${section}#${id}`}>
            <code>{id}</code> <span lang="en">{title}</span>
          </Link>{' '}
          {!passed && <span className="result result--failed">{words.clause.failed}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <section className="listing listing--cases" data-nosearch>
      <h2>
        {words.clause.cases}: {cases.length}
      </h2>
      {cases.length <= MANY ? (
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
