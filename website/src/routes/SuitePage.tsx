import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import * as words from '@words';
import type { ReactNode } from 'react';
import { EditionMark } from '../components/ClauseEntryRow.tsx';
import { CardTag, ClauseNumber, Steps } from '../components/links.tsx';
import { Page } from '../components/Page.tsx';
import type { SuiteCase, SuiteSection } from '../models.ts';
import { PLACES, usePlaces } from '../places.ts';
import { sectionTitle } from './ConformancePage.tsx';

const t = words.conformance;

/** One file of the conformance suite, case by case. */
export default function SuitePage({ section }: { readonly section: SuiteSection }): ReactNode {
  const { id, game, cases, previous, next } = section;
  const title = game === 'twilight-struggle' ? sectionTitle(id) : `${words.charts.gameNames[game]}: ${t.cases}`;
  return (
    <Page title={title} description={t.lead} game={game}>
      <nav className="crumbs" aria-label={words.nav.contents}>
        {game === 'twilight-struggle' ? (
          <Link to="/conformance">{words.nav.conformance}</Link>
        ) : (
          <Link to={PLACES[game].rulebook}>{words.charts.gameNames[game]}</Link>
        )}
        <span>{t.cases}</span>
      </nav>
      <header className="page__header">
        <h1>{title}</h1>
        {t.english !== '' && <p className="small">{t.english}</p>}
      </header>
      <div className="suite">
        {cases.map((each) => (
          <Case key={each.id} tested={each} />
        ))}
      </div>
      <Steps label={words.nav.conformance} previous={stepTo(previous)} next={stepTo(next)} />
    </Page>
  );
}

const stepTo = (id: string | undefined): { readonly to: string; readonly label: string } | undefined =>
  id === undefined ? undefined : { to: `/conformance/${id}`, label: sectionTitle(id) };

function Case({ tested }: { readonly tested: SuiteCase }): ReactNode {
  const { id, title, why, verdict, clauses, cards, readings, link, difference, confidence, edition } = tested;
  const places = usePlaces();
  const desk = useBaseUrl(`${places.desk}/`);
  useBrokenLinks().collectAnchor(id);
  return (
    <article className="case" id={id}>
      <header>
        <h2 lang="en">{title}</h2>
        <span className={`result result--${difference ? 'failed' : 'passed'}`}>
          {difference ? words.clause.failed : words.clause.passed}
        </span>
      </header>
      {why !== undefined && <p lang="en">{why}</p>}
      <p className="marks">
        <code>{id}</code>
        {verdict && <span className="mark mark--kind">{t.verdicts[verdict]}</span>}
        {edition && <EditionMark editions={[edition]} />}
        {confidence !== 'high' && (
          <span className={`mark confidence--${confidence}`}>
            {words.issue.confidence}: {words.issue.levels[confidence]}
          </span>
        )}
        {clauses.map((clause) => (
          <ClauseNumber key={clause.id} id={clause.id} slug={clause.slug} title={clause.summary} />
        ))}
        {cards.map((card) => (
          <CardTag key={card.id} card={card} />
        ))}
        <a className="case__desk" href={`${desk}#case=${link}`}>
          {t.atDesk}
        </a>
      </p>
      {readings.length > 0 && (
        <p className="small">
          {t.readings}:{' '}
          {readings.map(({ issue, option }) => (
            <span key={issue}>
              <Link to={places.issue(issue)}>{issue}</Link> = <code>{option}</code>{' '}
            </span>
          ))}
        </p>
      )}
      {difference && (
        <dl className="unverified">
          <dt>{t.expected}</dt>
          <dd>
            <code>{difference.expected}</code>
          </dd>
          <dt>{t.found}</dt>
          <dd>
            <code>{difference.found}</code>
          </dd>
        </dl>
      )}
    </article>
  );
}
