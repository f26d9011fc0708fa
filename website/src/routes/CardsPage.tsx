import Link from '@docusaurus/Link';
import * as words from '@words';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { CardMarks, Ops } from '../components/CardFace.tsx';
import { Page } from '../components/Page.tsx';
import { Plain } from '../components/Plain.tsx';
import { withTerm } from '../find/query.ts';
import { useLine } from '../find/use-line.ts';
import type { CardEntry } from '../models.ts';
import { cardFinder as finder } from '../run/finder.ts';

const MARKS = ['starred', 'ongoing', 'scoring', 'war', 'optional', 'disputed'] as const;
const OPS = { '1': '1', '2': '2', '3': '3', '4': '4' };

/** The fields of a query that the form has a choice for. */
const FIELDS = ['side', 'war', 'ops', 'is'] as const;

/** All cards, or those that meet a query; the form writes the query, and the address holds it. */
export default function CardsPage({ cards }: { readonly cards: readonly CardEntry[] }): ReactNode {
  const [line, look] = useLine();
  const [made, setMade] = useState(finder.now());
  useEffect(() => {
    if (line !== '') void finder.get().then(setMade);
  }, [line]);
  // What is typed stands there at once; what is found for it follows.
  const asked = useDeferredValue(line);
  const found = useMemo(() => {
    if (asked.trim() === '' || !made) return undefined;
    const { entries, query } = made.search(asked, true);
    const ids = new Set(entries.flatMap(({ kind, to }) => (kind === 'card' ? to.replace('/cards/', '') : [])));
    return { ids, query };
  }, [asked, made]);
  const terms = useMemo(() => made?.readQuery(line).terms ?? [], [line, made]);
  const choose = async (field: string, value: string): Promise<void> => {
    const { readQuery } = await finder.get();
    look((now) => withTerm(now, readQuery, field, value));
  };
  const chosen = (field: (typeof FIELDS)[number]): string =>
    terms.find((term) => term.field === field && !term.negated && term.comparison === ':')?.value ?? '';
  const shown = found ? cards.filter(({ id }) => found.ids.has(id)).length : cards.length;
  const { sides, periods } = words.card;
  const marks = Object.fromEntries(MARKS.map((mark) => [mark === 'war' ? 'wars' : mark, words.card[mark]]));
  return (
    <Page picture="cards" title={words.card.title} description={words.card.lead} width="wide" head>
      <form className="filters" onSubmit={(event) => event.preventDefault()}>
        <label className="filters__text">
          <span>{words.card.search}</span>
          <input
            type="search"
            value={line}
            maxLength={300}
            onFocus={() => void finder.get().then(setMade)}
            onChange={(event) => look(event.target.value)}
          />
        </label>
        <Choice label={words.card.side} value={chosen('side')} options={sides} onChange={(v) => choose('side', v)} />
        <Choice label={words.card.period} value={chosen('war')} options={periods} onChange={(v) => choose('war', v)} />
        <Choice label={words.card.ops} value={chosen('ops')} options={OPS} onChange={(v) => choose('ops', v)} />
        <Choice
          label={words.card.marks}
          value={chosen('is')}
          options={{ ...marks, differs: words.clause.differs }}
          onChange={(v) => choose('is', v)}
        />
        <p className="filters__count" role="status">
          {shown} {words.card.found}
          {found && found.query.unknown.length > 0 && ` ${words.find.unknown} ${found.query.unknown.join(', ')}`}
          {line !== '' && <Plain onClick={() => look('')}>{words.card.reset}</Plain>}
          <Link className="small" to="/docs/search">
            {words.find.help}
          </Link>
        </p>
      </form>
      {shown === 0 && <p>{words.card.none}</p>}
      <ul className="card-grid">
        {cards.map((card) => (
          <li key={card.id} className={`card-tile card-tile--${card.side}`} hidden={found && !found.ids.has(card.id)}>
            <Tile card={card} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Drawn once, whatever is looked for. */
const Tile = memo(({ card }: { readonly card: CardEntry }) => (
  <>
    <Ops card={card} />
    <div>
      <h2>
        <Link to={`/cards/${card.id}`}>{card.title}</Link>
        <small>{card.number}</small>
      </h2>
      <CardMarks card={card} />
      {card.text.length > 0 && <p className="card-tile__text">{card.text.join(' ')}</p>}
    </div>
  </>
));

function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => Promise<void>;
}): ReactNode {
  const { label, value, options, onChange } = props;
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => void onChange(event.target.value)}>
        <option value="">{words.card.any}</option>
        {Object.entries(options).map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
