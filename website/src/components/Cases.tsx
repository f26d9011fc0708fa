import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import type { CaseLink } from '../models.ts';
import { usePlaces } from '../places.ts';
import { Folding } from './Folding.tsx';

/** The cases of the conformance suite that test a rule, each with its result; nothing if there are none. */
export function Cases({ cases }: { readonly cases: readonly CaseLink[] }): ReactNode {
  const places = usePlaces();
  return (
    <Folding title={words.clause.cases} count={cases.length} most={8} kind="cases" notSearched>
      {cases.map(({ id, title, section, passed }) => (
        <li key={id}>
          <Link to={`${places.suite(section)}#${id}`}>
            <code>{id}</code> <span lang="en">{title}</span>
          </Link>{' '}
          {!passed && <span className="result result--failed">{words.clause.failed}</span>}
        </li>
      ))}
    </Folding>
  );
}
