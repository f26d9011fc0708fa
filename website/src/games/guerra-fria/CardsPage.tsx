import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import * as words from '@words';
import type { ReactNode } from 'react';
import { ClauseLine } from '../../components/links.tsx';
import { Page } from '../../components/Page.tsx';
import type { DeckCard } from '../../models.ts';
import { PLACES } from '../../places.ts';

const t = words.guerraFria;

/** The cards that every player of the other game has, and what the rules say of them. */
export default function GuerraFriaCardsPage({ deck }: { readonly deck: readonly DeckCard[] }): ReactNode {
  // Number cards differ by their number alone, and their clauses are told once.
  const kinds = deck.filter(({ id }) => !(Number(id) > 0));
  const numbers = deck.filter(({ id }) => Number(id) > 0);
  return (
    <Page title={`${words.charts.gameNames['guerra-fria']}: ${t.deck}`} description={t.lead} game="guerra-fria">
      <nav className="crumbs" aria-label={words.nav.contents}>
        <Link to={PLACES['guerra-fria'].rulebook}>{words.charts.gameNames['guerra-fria']}</Link>
      </nav>
      <header className="page__header">
        <h1>{t.deck}</h1>
      </header>
      {kinds.map((card) => (
        <Kind key={card.id} cards={[card]} />
      ))}
      <Kind cards={numbers} />
    </Page>
  );
}

function Kind({ cards }: { readonly cards: readonly DeckCard[] }): ReactNode {
  const anchors = useBrokenLinks();
  for (const { id } of cards) anchors.collectAnchor(id);
  const [card] = cards;
  if (!card) return null;
  const names = new Map(cards.length > 1 ? [] : card.names.map(({ locale, name }) => [locale, name] as const));
  return (
    <section className="deck">
      <h2>
        {cards.map(({ id, name, copies }) => (
          <span key={id} id={id} className="deck__card">
            <b>{name}</b> <small>× {copies}</small>
          </span>
        ))}
      </h2>
      {names.size > 0 && (
        <p className="small">
          {[...names].map(([locale, name]) => (
            <span key={locale}>
              {locale} <b lang={locale}>{name}</b>{' '}
            </span>
          ))}
        </p>
      )}
      <ul className="deck__clauses">
        {card.clauses.map((clause) => (
          <li key={clause.id}>
            <ClauseLine clause={clause} />
          </li>
        ))}
      </ul>
    </section>
  );
}
