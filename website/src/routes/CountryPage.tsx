import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import * as words from '@words';
import type { ReactNode } from 'react';
import { Cards, Clauses, Issues, Names } from '../components/links.tsx';
import { Board } from '../components/map/Board.tsx';
import { Page } from '../components/Page.tsx';
import type { CountryPageModel, MapModel } from '../models.ts';

export default function CountryPage({
  country,
  map,
}: {
  readonly country: CountryPageModel;
  readonly map: MapModel;
}): ReactNode {
  const history = useHistory();
  const base = useBaseUrl('/board/');
  const { id, name, stability, battleground, regionName, subregionNames, neighbours, superpower } = country;
  const description = [
    regionName,
    `${words.board.stability} ${stability}`,
    ...(battleground ? [words.board.battleground] : []),
  ].join(' · ');
  return (
    <Page picture="board" title={name} description={description}>
      <nav className="crumbs" aria-label={words.nav.contents}>
        <Link to="/board">{words.nav.board}</Link>
        <span>{regionName}</span>
      </nav>
      <article className={`country-page region--${country.region}`}>
        <header className="page__header">
          <h1>
            {name}
            <span className="sr"> · {regionName}</span>
          </h1>
          <p className="marks">
            <span className={`mark mark--region region--${country.region}`}>
              {[regionName, ...subregionNames].join(' · ')}
            </span>
            <span className="mark">
              {words.board.stability} {stability}
            </span>
            {battleground && <span className="mark mark--battleground">{words.board.battleground}</span>}
          </p>
        </header>
        <div className="columns">
          <div>
            <div className="board-frame">
              <Board
                map={map}
                influence={map.setup}
                focus={[id, ...neighbours.map((link) => link.id)]}
                highlight={[id]}
                label={`${words.board.neighbours}: ${name}`}
                onChoose={(other) => history.push(`${base}${other}/`)}
              />
            </div>
            <section className="listing listing--tags">
              <h2>{words.board.neighbours}</h2>
              <ul>
                {superpower && <li>{map.superpowers[superpower]}</li>}
                {neighbours.map((link) => (
                  <li key={link.id}>
                    <Link to={`/board/${link.id}`}>{link.name}</Link>
                  </li>
                ))}
              </ul>
            </section>
            <Issues title={words.board.issues} items={country.issues} />
            <Clauses title={words.board.clauses} items={country.clauses} />
          </div>
          <aside>
            <Names title={words.board.names} names={country.names} />
            <Cards title={words.board.cards} items={country.cards} />
          </aside>
        </div>
      </article>
    </Page>
  );
}
