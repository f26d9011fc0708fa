import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import { Facts, Printed } from '../components/Facts.tsx';
import { CardTag, ClauseLine, Clauses } from '../components/links.tsx';
import { Page } from '../components/Page.tsx';
import type { EditionsModel } from '../models.ts';
import { sentence } from '../sentence.ts';

const t = words.editionsPage;

/** The two editions side by side: only what sets them apart. */
export default function EditionsPage({ editions }: { readonly editions: EditionsModel }): ReactNode {
  const { only, clauses, cards, uncertain } = editions;
  return (
    <Page title={t.title} description={t.lead}>
      <nav className="crumbs" aria-label={words.nav.contents}>
        <Link to="/rulebook">{words.nav.rulebook}</Link>
      </nav>
      <header className="page__header">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      <div>
        <h2>{t.clauses}</h2>
        <ul className="differences">
          {clauses.map(({ clause, facts, numbers }) => (
            <li key={clause.id}>
              <ClauseLine clause={clause} />
              {facts.length > 0 && (
                <div className="facts">
                  <Facts facts={facts} />
                </div>
              )}
              {Object.keys(numbers).length > 0 && (
                <p className="marks">
                  <Printed numbers={numbers} />
                </p>
              )}
            </li>
          ))}
        </ul>
        <h2>{t.cards}</h2>
        <ul className="differences">
          {cards.map(({ card, notes }) => (
            <li key={card.id}>
              <CardTag card={card} />
              <p>{notes.join(' ')}</p>
            </li>
          ))}
        </ul>
        {only.map(({ edition, clauses: own, cards: ownCards }) => (
          <section key={edition}>
            <h2>{sentence(`${words.clause.only} ${words.editions[edition]}`)}</h2>
            <div className="listing listing--tags">
              <ul>
                {ownCards.map((card) => (
                  <li key={card.id}>
                    <CardTag card={card} />
                  </li>
                ))}
              </ul>
            </div>
            <div className="listing">
              <ul>
                {own.map((clause) => (
                  <li key={clause.id}>
                    <ClauseLine clause={clause} />
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ))}
        <Clauses title={t.uncertain} items={uncertain} />
      </div>
    </Page>
  );
}
