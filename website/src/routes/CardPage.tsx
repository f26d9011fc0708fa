import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import { CardMarks, Ops } from '../components/CardFace.tsx';
import { Cases } from '../components/Cases.tsx';
import { Citation } from '../components/Copy.tsx';
import { Cards, ClauseNumber, Clauses, Issues, Listing, Names, Steps } from '../components/links.tsx';
import { Page } from '../components/Page.tsx';
import { Scenarios } from '../components/Scenario.tsx';
import type { CardPageModel, NoteModel } from '../models.ts';

export default function CardPage({ card }: { readonly card: CardPageModel }): ReactNode {
  const { title, text, notes, previous, next } = card;
  const printed = `${words.card.number} ${card.number}`;
  return (
    <Page picture="cards" title={title} description={text.join(' ')}>
      <nav className="crumbs" aria-label={words.nav.contents}>
        <Link to="/cards">{words.nav.cards}</Link>
        <span>{printed}</span>
      </nav>
      <article className={`card-page card-page--${card.side}`}>
        <header className="page__header card-page__header">
          <Ops card={card} />
          <div>
            <h1>
              {title}
              <span className="sr"> · {printed}</span>
            </h1>
            <CardMarks card={card} />
            <Citation of={`${title} (${printed})`} sentence={text.join(' ')} />
          </div>
        </header>
        <div className="columns">
          <div>
            {text.length > 0 && (
              <section className="card-text" aria-label={words.card.event}>
                {text.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </section>
            )}
            <Issues title={words.clause.disputed} items={card.issues} />
            {notes.length > 0 && (
              <section className="notes" lang="en">
                <h2 lang={words.tag}>{words.card.notes}</h2>
                <ul>
                  {notes.map((note, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: notes never change places
                    <li key={index}>
                      <Note note={note} />
                    </li>
                  ))}
                </ul>
                <p className="small" lang={words.tag}>
                  {words.card.notesLanguage} {words.card.noteSources}
                </p>
              </section>
            )}
            <Changes card={card} />
            <Scenarios title={words.card.scenarios} scenarios={card.scenarios} />
            <Cases cases={card.cases} />
            <Program title={words.card.program} program={card.program} />
          </div>
          <aside>
            <Names title={words.card.titles} names={card.names} />
            <Cards title={words.card.related} items={card.related} />
            <Listing
              className="listing--tags"
              title={words.card.countries}
              items={card.countries}
              keyOf={(country) => country.id}
              render={(country) => <Link to={`/board/${country.id}`}>{country.name}</Link>}
            />
            <Clauses title={words.card.clauses} items={card.clauses} />
          </aside>
        </div>
      </article>
      <Steps
        label={words.nav.cards}
        previous={previous && { to: `/cards/${previous.id}`, label: previous.title }}
        next={next && { to: `/cards/${next.id}`, label: next.title }}
      />
    </Page>
  );
}

/** A note with its clauses and issues as links. */
function Note({ note }: { readonly note: NoteModel }): ReactNode {
  return note.parts.map((part, index) => {
    if (typeof part === 'string') return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note never change places
    if ('clause' in part) return <ClauseNumber key={index} id={part.clause} slug={part.slug} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note never change places
      <Link key={index} to={`/issues/${part.issue}`}>
        {part.issue}
      </Link>
    );
  });
}

/** How the editions differ, in words and as a program, and what is not certain about it. */
function Changes({ card }: { readonly card: CardPageModel }): ReactNode {
  const { editionNotes, programs, unverified } = card;
  if (editionNotes.length + programs.length + unverified.length === 0) return null;
  return (
    <section className="notes changes">
      <h2>{words.card.changes}</h2>
      <ul>
        {editionNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {programs.map(({ edition, program }) => (
        <Program key={edition} title={`${words.card.program} (${words.editions[edition]})`} program={program} />
      ))}
      {unverified.map(({ edition, what, why }) => (
        <p key={`${edition} ${what}`} className="unverified">
          <b>
            {words.card.unverified} ({words.editions[edition]}, {what}).
          </b>{' '}
          <span lang="en">{why}</span>
        </p>
      ))}
    </section>
  );
}

const Program = ({ title, program }: { readonly title: string; readonly program: string }): ReactNode => (
  <details className="program">
    <summary>{title}</summary>
    <pre>
      <code>{program}</code>
    </pre>
  </details>
);
