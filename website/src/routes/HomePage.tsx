import Link from '@docusaurus/Link';
import words from '@words';
import type { ReactNode } from 'react';
import { FindClause } from '../components/FindClause.tsx';
import { Board } from '../components/map/Board.tsx';
import { Page } from '../components/Page.tsx';
import { formFor } from '../counted.ts';
import type { MapModel } from '../models.ts';

interface Counts {
  readonly clauses: number;
  readonly cards: number;
  readonly countries: number;
  readonly disputes: number;
  readonly scenarios: number;
}

export default function HomePage({ map, counts }: { readonly map: MapModel; readonly counts: Counts }): ReactNode {
  const doors = [
    ['/rulebook', words.nav.rulebook, words.home.rulebook],
    ['/cards', words.nav.cards, words.home.cardsText],
    ['/board', words.nav.board, words.home.board],
    ['/charts', words.nav.charts, words.home.charts],
    ['/desk', words.nav.desk, words.home.desk],
    ['/replay', words.nav.replay, words.home.replay],
    ['/conformance', words.nav.conformance, words.home.conformance],
    ['/issues', words.nav.issues, words.home.issues],
    ['/translations', words.nav.translations, words.home.translations],
    ['/crosscheck', words.nav.crosscheck, words.home.crosscheck],
    ['/guerra-fria', words.charts.gameNames['guerra-fria'], words.home.guerraFria],
    ['/docs', words.nav.docs, words.home.docs],
  ] as const;
  const figures = (['clauses', 'cards', 'countries', 'disputes', 'scenarios'] as const).map(
    (key) => [counts[key], words.home[key], key] as const,
  );
  return (
    <Page title="Cold War Arbiter" description={words.home.tagline} width="wide">
      <header className="opening">
        <div className="opening__text">
          <h1>Cold War Arbiter</h1>
          <p className="opening__tagline">{words.home.tagline}</p>
          <p>{words.home.lead}</p>
          <FindClause />
        </div>
        <div className="opening__map" aria-hidden="true">
          <Board map={map} influence={map.setup} label="" />
        </div>
      </header>
      <ul className="figures">
        {figures.map(([n, label, key]) => (
          <li key={key}>
            <b>{n}</b> {formFor(n, label)}
          </li>
        ))}
      </ul>
      <ul className="doors">
        {doors.map(([to, title, text]) => (
          <li key={to}>
            <h2>
              <Link to={to}>{title}</Link>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
