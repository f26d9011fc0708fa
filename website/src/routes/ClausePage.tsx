import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import * as words from '@words';
import type { ReactNode } from 'react';
import { Cases } from '../components/Cases.tsx';
import { DiffersMark, EditionMark } from '../components/ClauseEntryRow.tsx';
import { Citation } from '../components/Copy.tsx';
import { Facts, Printed } from '../components/Facts.tsx';
import { Folding } from '../components/Folding.tsx';
import { Cards, ClauseLine, Clauses, Issues, Listing, Rules, Steps, sectionLabel } from '../components/links.tsx';
import { Page } from '../components/Page.tsx';
import { Scenarios } from '../components/Scenario.tsx';
import { languageName } from '../language-name.ts';
import type { ClausePageModel, ShownModel } from '../models.ts';
import { PLACES, usePlaces } from '../places.ts';

export default function ClausePage({ clause }: { readonly clause: ClausePageModel }): ReactNode {
  const { id, summary, heading, above, previous, next, section } = clause;
  const places = PLACES[clause.game];
  return (
    <Page title={`${id} ${section.title}`} description={summary} game={clause.game}>
      <nav className="crumbs" aria-label={words.nav.contents}>
        {clause.game === 'twilight-struggle' && <Link to={places.rulebook}>{words.nav.rulebook}</Link>}
        <Link to={`${places.section(section.id)}#c-${clause.slug}`}>{sectionLabel(section)}</Link>
        {above.map((link) => (
          <Link key={link.id} to={places.clause(link.slug)}>
            {link.id}
          </Link>
        ))}
      </nav>
      <article className={`clause clause--${clause.kind}`}>
        <div className="columns">
          <div>
            <header className="page__header">
              <h1>
                <span className="big-number">{id}</span>
                {heading ? ` ${summary}` : <span className="sr"> · {section.title}</span>}
              </h1>
              {!heading && <p className="clause__summary">{summary}</p>}
              <Marks clause={clause} />
              {!heading && <Citation of={id} sentence={summary} />}
            </header>
            <Numbers clause={clause} />
            <Issues title={words.clause.disputed} items={clause.issues} />
            <Rules title={words.clause.exceptions} items={clause.exceptions} />
            <Clauses title={words.clause.exceptionTo} items={clause.exceptionTo} />
            <Clauses title={words.clause.below} items={clause.below} />
            <Scenarios title={words.clause.scenarios} scenarios={clause.scenarios} />
            <Cases cases={clause.cases} />
          </div>
          <aside>
            <Languages clause={clause} />
            <Rules title={words.clause.see} items={clause.see} />
            <Clauses title={words.clause.seenFrom} items={clause.seenFrom} />
            <Cards title={words.clause.cards} items={clause.cards} />
            <Listing
              title={words.clause.states}
              items={clause.states}
              keyOf={(state) => state.path}
              render={(state) => (
                <Link to={places.chart(state.path)}>
                  {state.title}
                  {state.within !== undefined && <small className="within">{state.within}</small>}
                </Link>
              )}
            />
            {clause.shown && <Shown shown={clause.shown} />}
            <Code places={clause.code} />
          </aside>
        </div>
      </article>
      <Steps
        label={`${words.nav.previous} / ${words.nav.next}`}
        previous={previous && { to: places.clause(previous.slug), label: previous.id }}
        next={next && { to: places.clause(next.slug), label: next.id }}
      />
    </Page>
  );
}

function Marks({ clause }: { readonly clause: ClausePageModel }): ReactNode {
  const { kind, heading, editions, differs, normative, numbers, unverified } = clause;
  return (
    <p className="marks">
      {!heading && (
        <span className="mark mark--kind">{words.clause.kinds[kind as keyof typeof words.clause.kinds]}</span>
      )}
      {editions.length === 2 ? <span className="mark">{words.clause.both}</span> : <EditionMark editions={editions} />}
      {differs && <DiffersMark />}
      {!normative && !heading && <span className="mark">{words.clause.noLegalEffect}</span>}
      <Printed numbers={numbers} />
      {unverified !== undefined && (
        <span className="unverified">
          <b>{words.clause.unverified}.</b> <span lang="en">{unverified}</span>
        </span>
      )}
    </p>
  );
}

function Numbers({ clause }: { readonly clause: ClausePageModel }): ReactNode {
  const { facts, terms } = clause;
  if (facts.length === 0 && terms.length === 0) return null;
  return (
    <section className="facts">
      {facts.length > 0 && <Facts facts={facts} />}
      {terms.length > 0 && <p className="terms">{terms.join(' · ')}</p>}
    </section>
  );
}

/** What the clause says in every other language, each at a place of its own, and how to ask a rulebook of one's own. */
function Languages({ clause }: { readonly clause: ClausePageModel }): ReactNode {
  const { id, heading } = clause;
  // Whoever comes by the router rather than by the address of the browser has no `:target`.
  const { hash } = useLocation();
  return (
    <section className="languages">
      <h2>{words.clause.languages}</h2>
      <dl>
        {clause.languages
          .filter(({ summary }) => summary !== clause.summary)
          .map(({ locale, summary, translated, checked }) => (
            <div key={locale} id={`in-${locale}`} className={hash === `#in-${locale}` ? 'languages__asked' : undefined}>
              <dt>{languageName(locale)}</dt>
              <dd>
                <span lang={locale}>{translated ? summary : words.clause.untranslated}</span>
                {checked && !heading && (
                  <Link className="languages__book" to={`/crosscheck?lang=${locale}&clause=${id}`}>
                    {words.clause.ownBook}
                  </Link>
                )}
              </dd>
            </div>
          ))}
      </dl>
      {!heading && clause.languages.some(({ checked }) => checked) && <p className="small">{words.clause.ours}</p>}
    </section>
  );
}

/** What shows the clause: claims that are proved, a case that comes out otherwise without it, or why neither is needed. */
function Shown({ shown }: { readonly shown: ShownModel }): ReactNode {
  const { claims, taken, cases, repeats, otherwise } = shown;
  const places = usePlaces();
  return (
    <section className="listing" data-nosearch>
      <h2>{words.clause.shown.title}</h2>
      <ul>
        {claims.map(({ text, how }) => (
          <li key={text}>
            {text} <small className="within">{how}</small>
          </li>
        ))}
        {cases.map(({ id, section, title }) => (
          <li key={id}>
            <Link to={`${places.suite(section)}#${id}`}>
              <code>{id}</code> <span lang="en">{title}</span>
            </Link>{' '}
            <small className="within">{words.clause.shown.witnessed}</small>
          </li>
        ))}
        {repeats && (
          <li>
            <small>{words.clause.shown.repeats}</small>
            <ClauseLine clause={repeats} />
          </li>
        )}
        {otherwise && <li>{words.clause.shown[otherwise]}</li>}
      </ul>
      {taken !== undefined && <p className="small">{taken}</p>}
    </section>
  );
}

/** Where the code names the clause, with the line that stands there. */
const Code = ({ places }: { readonly places: ClausePageModel['code'] }): ReactNode => (
  <Folding title={words.clause.code} count={places.length} most={4} kind="code">
    {places.map(({ file, line, text }) => (
      <li key={`${file}:${line}`}>
        <code>
          {file}:{line}
        </code>
        <code className="listing__code">{text}</code>
      </li>
    ))}
  </Folding>
);
