import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import * as words from '@words';
import type { ReactNode } from 'react';
import type { ClauseEntry, EditionName } from '../models.ts';
import { usePlaces } from '../places.ts';

/** The editions a rule stands in, if it does not stand in both. */
export function EditionMark({ editions }: { readonly editions: readonly EditionName[] }): ReactNode {
  const [only] = editions;
  if (editions.length !== 1 || !only) return null;
  return (
    <span className={`mark mark--edition mark--${only}`}>
      {words.clause.only} {words.editions[only]}
    </span>
  );
}

/** It stands in both editions, but not alike. */
export const DiffersMark = (): ReactNode => <span className="mark mark--edition">{words.clause.differs}</span>;

/** A clause in the running text of its section. */
export function ClauseEntryRow({
  clause,
  linked,
  children,
}: {
  readonly clause: ClauseEntry;
  readonly linked: boolean;
  /** What else there is to say of it, instead of the mark that it is disputed. */
  readonly children?: ReactNode;
}): ReactNode {
  const { id, slug, summary, kind, heading, editions, differs, disputed, normative, depth } = clause;
  const places = usePlaces();
  useBrokenLinks().collectAnchor(`c-${slug}`);
  return (
    <div
      className={`entry entry--${kind} entry--depth-${Math.min(depth, 4)} ${normative ? '' : 'entry--aside'}`}
      id={`c-${slug}`}
    >
      <span className="entry__number">{linked ? <Link to={places.clause(slug)}>{id}</Link> : id}</span>
      <div className="entry__body">
        {heading ? <h2>{summary}</h2> : <p>{summary}</p>}
        <p className="entry__marks">
          {!heading && (
            <span className="mark mark--kind">{words.clause.kinds[kind as keyof typeof words.clause.kinds]}</span>
          )}
          <EditionMark editions={editions} />
          {differs && <DiffersMark />}
          {disputed && !children && <span className="mark mark--disputed">{words.clause.isDisputed}</span>}
        </p>
        {children}
      </div>
    </div>
  );
}
