import Link from '@docusaurus/Link';
import * as words from '@words';
import { type ReactNode, useState } from 'react';
import { AskLine } from '../components/ask/AskLine.tsx';
import { ShortRuling } from '../components/ask/ShortRuling.tsx';
import { FindClause } from '../components/FindClause.tsx';
import { Doors } from '../components/links.tsx';
import { Board } from '../components/map/Board.tsx';
import { Page } from '../components/Page.tsx';
import { formFor } from '../counted.ts';
import type { MapModel } from '../models.ts';
import type { Shown } from '../run/answer.ts';

interface Counts {
  readonly clauses: number;
  readonly cards: number;
  readonly countries: number;
  readonly disputes: number;
  readonly scenarios: number;
}

interface Props {
  readonly map: MapModel;
  readonly counts: Counts;
  /** The ruling on the first example, made when the site was built. */
  readonly first: Shown;
}

export default function HomePage({ map, counts, first }: Props): ReactNode {
  const [answered, setAnswered] = useState<{ readonly question: string; readonly shown: Shown } | undefined>({
    question: words.ask.examples[0] ?? '',
    shown: first,
  });
  const doors = [
    ['/desk', words.home.doors.settle, words.home.desk],
    ['/replay', words.home.doors.check, words.home.replay],
    ['/rulebook', words.home.doors.read, words.home.rulebook],
  ] as const;
  const europe = map.regions.find(({ id }) => id === 'europe')?.countries ?? [];
  const rooms = [
    ['/cards', words.nav.cards, words.home.cardsText],
    ['/board', words.nav.board, words.home.board],
    ['/charts', words.nav.charts, words.home.charts],
    ['/issues', words.nav.issues, words.home.issues],
    ['/conformance', words.nav.conformance, words.home.conformance],
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
          <AskLine
            label={words.ask.label}
            examples={words.ask.examples}
            onAnswer={({ shown }, question) => setAnswered({ question, shown })}
            onNoAnswer={() => setAnswered(undefined)}
          />
        </div>
        {answered && (
          <div className="opening__ruling">
            <p className="opening__asked">{answered.question}</p>
            <ShortRuling shown={answered.shown} />
          </div>
        )}
      </header>
      <ul className="doors doors--three">
        {doors.map(([to, title, text]) => (
          <li key={to}>
            <Link to={to}>
              <h2>{title}</h2>
              <p>{text}</p>
            </Link>
          </li>
        ))}
      </ul>
      <section className="spec">
        <div className="spec__map" aria-hidden="true">
          <Board map={map} influence={map.setup} focus={europe} label="" />
        </div>
        <div>
          <p className="spec__lead">{words.home.lead}</p>
          <ul className="figures">
            {figures.map(([n, label, key]) => (
              <li key={key}>
                <b>{n}</b> {formFor(n, label)}
              </li>
            ))}
          </ul>
          <FindClause />
        </div>
      </section>
      <Doors doors={rooms} />
    </Page>
  );
}
