import Link from '@docusaurus/Link';
import words from '@words';
import type { ReactNode } from 'react';
import type { CaseLink } from '../models.ts';
import { Folding } from './Folding.tsx';

/** The cases of the conformance suite that test a rule, each with its result; nothing if there are none. */
export const Cases = ({ cases }: { readonly cases: readonly CaseLink[] }): ReactNode => (
  <Folding title={words.clause.cases} count={cases.length} most={8} kind="cases" notSearched>
    {cases.map(({ id, title, section, passed }) => (
      <li key={id}>
        <Link to={`/conformance/${section}#${id}`}>
          <code>{id}</code> <span lang="en">{title}</span>
        </Link>{' '}
        {!passed && <span className="result result--failed">{words.clause.failed}</span>}
      </li>
    ))}
  </Folding>
);
