import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import words from '@words';
import type { ReactNode } from 'react';
import { Page } from '../components/Page.tsx';
import type { GuerraFriaModel } from '../models.ts';

const t = words.guerraFria;

/** The rules of the other game, short enough for one page. */
export default function GuerraFriaPage({ game }: { readonly game: GuerraFriaModel }): ReactNode {
  const { clauses, deck, issues } = game;
  return (
    <Page title="Guerra fría" description={t.lead}>
      <header className="page__header">
        <h1 lang="es">Guerra fría</h1>
        <p className="lead">{t.lead}</p>
        <ul className="ways">
          <li>
            <Link to="/guerra-fria/desk">{t.toDesk}</Link>
          </li>
          <li>
            <Link to="/charts/guerra-fria">{t.charts}</Link>
          </li>
        </ul>
      </header>
      <h2>{words.nav.rulebook}</h2>
      <div className="entries">
        {clauses.map((clause) => (
          <Clause key={clause.id} clause={clause} />
        ))}
      </div>
      <h2>{t.deck}</h2>
      <ul className="ways">
        {deck.map(({ name, copies }) => (
          <li key={name}>
            {copies} × <b>{name}</b>
          </li>
        ))}
      </ul>
      <h2>{words.issue.title}</h2>
      {issues.map((issue) => (
        <Issue key={issue.id} issue={issue} />
      ))}
    </Page>
  );
}

function Clause({ clause }: { readonly clause: GuerraFriaModel['clauses'][number] }): ReactNode {
  const { id, kind, summary, source, disputed } = clause;
  useBrokenLinks().collectAnchor(`c-${id}`);
  return (
    <div className={`entry entry--${kind}`} id={`c-${id}`}>
      <span className="entry__number">{id}</span>
      <div className="entry__body">
        <p>{summary}</p>
        {source !== undefined && (
          <details className="small">
            <summary>{t.source}</summary>
            <p lang="es">{source}</p>
          </details>
        )}
        <p className="entry__marks">
          <span className="mark mark--kind">{words.clause.kinds[kind as keyof typeof words.clause.kinds]}</span>
          {disputed.map((issue) => (
            <Link key={issue.id} className="mark mark--disputed" to={`#${issue.id}`}>
              {words.clause.isDisputed} {issue.number}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}

function Issue({ issue }: { readonly issue: GuerraFriaModel['issues'][number] }): ReactNode {
  const { id, number, question, preferred, options } = issue;
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className="entry--anchor">
      <h3>
        {number}. {question}
      </h3>
      <ul className="options">
        {options.map((option) => (
          <li key={option.id} className={option.id === preferred ? 'options__preferred' : ''}>
            <p>{option.text}</p>
            <p className="marks">
              <code>{option.id}</code>
              {option.id === preferred && <span className="mark mark--preferred">{words.issue.preferred}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
