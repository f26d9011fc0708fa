/** Links to the things the site is about, each in its own small shape. */
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { CardLink, ClauseLink, IssueLink, RuleLink, SectionLink } from '../models.ts';
import { usePlaces } from '../places.ts';

/** A clause as a line: its number, then its sentence. */
export function ClauseLine({ clause }: { readonly clause: ClauseLink }): ReactNode {
  return (
    <Link className="clause-line" to={usePlaces().clause(clause.slug)}>
      <span className="clause-line__number">{breakable(clause.id)}</span>
      <span className="clause-line__text">{clause.summary}</span>
    </Link>
  );
}

/** `11.1.3/deluxe` may be broken after the stroke. */
const breakable = (id: string): ReactNode[] =>
  id.split('/').flatMap((part, index) => (index === 0 ? [part] : ['/', <wbr key={part} />, part]));

/** A clause number inside running text; a link, unless the clause has no page. */
export function ClauseNumber(props: {
  readonly id: string;
  readonly slug?: string | undefined;
  readonly title?: string;
}): ReactNode {
  const { id, slug, title } = props;
  const places = usePlaces();
  if (slug === undefined) {
    return (
      <span className="clause-number" {...(title !== undefined && { title })}>
        {id}
      </span>
    );
  }
  return (
    <Link className="clause-number" to={places.clause(slug)}>
      {id}
    </Link>
  );
}

/** A card as a small tag in the colour of its side. */
export function CardTag({ card }: { readonly card: CardLink }): ReactNode {
  return (
    <Link className={`card-tag card-tag--${card.side}`} to={usePlaces().card(card.id)}>
      <span className="card-tag__ops" aria-hidden="true">
        {card.ops > 0 ? card.ops : '·'}
      </span>
      {card.title}
    </Link>
  );
}

export function IssueLine({ issue }: { readonly issue: IssueLink }): ReactNode {
  return (
    <Link className="clause-line clause-line--issue" to={usePlaces().issue(issue.id)}>
      <span className="clause-line__number">{`? ${issue.number}`}</span>
      <span className="clause-line__text">{issue.question}</span>
    </Link>
  );
}

/** A list under a small heading; nothing if it is empty. */
export function Listing<T>(props: {
  readonly title: string;
  readonly items: readonly T[];
  readonly render: (item: T) => ReactNode;
  readonly keyOf: (item: T) => string;
  readonly className?: string;
}): ReactNode {
  const { title, items, render, keyOf, className = '' } = props;
  if (items.length === 0) return null;
  return (
    <section className={`listing ${className}`}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={keyOf(item)}>{render(item)}</li>
        ))}
      </ul>
    </section>
  );
}

/** A `Listing` of one kind of thing, which says how it is shown. */
const listingOf =
  <T,>(keyOf: (item: T) => string, render: (item: T) => ReactNode, className = '') =>
  ({ title, items }: { readonly title: string; readonly items: readonly T[] }): ReactNode => (
    <Listing {...{ title, items, keyOf, render, className }} />
  );

export const Clauses = listingOf<ClauseLink>(
  ({ id }) => id,
  (clause) => <ClauseLine clause={clause} />,
);
export const Cards = listingOf<CardLink>(
  ({ id }) => id,
  (card) => <CardTag card={card} />,
  'listing--tags',
);
/** Disputed questions. */
export const Issues = listingOf<IssueLink>(
  ({ id }) => id,
  (issue) => <IssueLine issue={issue} />,
  'listing--disputed',
);
/** Clauses and cards that another rule refers to. */
export const Rules = listingOf<RuleLink>(
  (rule) => ('clause' in rule ? rule.clause.id : rule.card.id),
  (rule) => ('clause' in rule ? <ClauseLine clause={rule.clause} /> : <CardTag card={rule.card} />),
);

/** What a thing is called in every language. */
export const Names = (props: {
  readonly title: string;
  readonly names: readonly { readonly locale: string; readonly name: string }[];
}): ReactNode => (
  <section className="languages">
    <h2>{props.title}</h2>
    <dl>
      {props.names.map(({ locale, name }) => (
        <div key={locale}>
          <dt>{locale}</dt>
          <dd lang={locale}>{name}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Other parts of the site, each with a sentence about it. */
export const Doors = (props: {
  readonly doors: readonly (readonly [to: string, title: string, text: string])[];
}): ReactNode => (
  <ul className="doors">
    {props.doors.map(([to, title, text]) => (
      <li key={to}>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** A step back and a step forward in a sequence of pages. */
export function Steps(props: {
  readonly previous?: { readonly to: string; readonly label: string } | undefined;
  readonly next?: { readonly to: string; readonly label: string } | undefined;
  readonly label: string;
}): ReactNode {
  const { previous, next, label } = props;
  return (
    <nav className="steps" aria-label={label}>
      {previous ? (
        <Link className="steps__link" to={previous.to} rel="prev">
          <span aria-hidden="true">←</span> {previous.label}
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link className="steps__link" to={next.to} rel="next">
          {next.label} <span aria-hidden="true">→</span>
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

export const sectionLabel = (section: SectionLink): string =>
  /^\d+$/.test(section.id) ? `${section.id} ${section.title}` : section.title;
