import Link from '@docusaurus/Link';
import words from '@words';
import { type ReactNode, useMemo, useState } from 'react';
import { CardMarks, Ops } from '../components/CardFace.tsx';
import { Page } from '../components/Page.tsx';
import type { CardEntry } from '../models.ts';
import { plain } from '../plain.ts';

interface Filter {
  readonly text: string;
  readonly side: string;
  readonly period: string;
  readonly ops: string;
  readonly mark: string;
}

const ALL: Filter = { text: '', side: '', period: '', ops: '', mark: '' };
const MARKS = ['starred', 'ongoing', 'scoring', 'war', 'optional', 'disputed'] as const;
const DIFFERS = 'differs';

export default function CardsPage({ cards }: { readonly cards: readonly CardEntry[] }): ReactNode {
  const [filter, setFilter] = useState(ALL);
  const texts = useMemo(
    () => cards.map((card) => plain([card.number, card.id, card.title, ...card.text, ...card.editionNotes].join(' '))),
    [cards],
  );
  const shown = cards.filter((card, index) => fits(card, texts[index] ?? '', filter));
  const set = (change: Partial<Filter>): void => setFilter({ ...filter, ...change });
  return (
    <Page title={words.card.title} description={words.card.lead} width="wide">
      <header className="page__header">
        <h1>{words.card.title}</h1>
        <p className="lead">{words.card.lead}</p>
      </header>
      <form className="filters" onSubmit={(event) => event.preventDefault()} data-nosearch>
        <label className="filters__text">
          <span>{words.card.search}</span>
          <input type="search" value={filter.text} onChange={(event) => set({ text: event.target.value })} />
        </label>
        <Choice
          label={words.card.side}
          value={filter.side}
          options={words.card.sides}
          onChange={(side) => set({ side })}
        />
        <Choice
          label={words.card.period}
          value={filter.period}
          options={words.card.periods}
          onChange={(period) => set({ period })}
        />
        <Choice
          label={words.card.ops}
          value={filter.ops}
          options={{ '1': '1', '2': '2', '3': '3', '4': '4' }}
          onChange={(ops) => set({ ops })}
        />
        <Choice
          label={words.card.marks}
          value={filter.mark}
          options={{
            ...Object.fromEntries(MARKS.map((mark) => [mark, words.card[mark]])),
            [DIFFERS]: words.clause.differs,
          }}
          onChange={(mark) => set({ mark })}
        />
        <p className="filters__count" role="status">
          {shown.length} {words.card.found}
          {filter !== ALL && (
            <button type="button" className="plain" onClick={() => setFilter(ALL)}>
              {words.card.reset}
            </button>
          )}
        </p>
      </form>
      {shown.length === 0 && <p>{words.card.none}</p>}
      <ul className="card-grid" data-nosearch>
        {shown.map((card) => (
          <li key={card.id} className={`card-tile card-tile--${card.side}`}>
            <Ops card={card} />
            <div>
              <h2>
                <Link to={`/cards/${card.id}`}>{card.title}</Link>
                <small>{card.number}</small>
              </h2>
              <CardMarks card={card} />
              {card.text.length > 0 && <p className="card-tile__text">{card.text.join(' ')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function fits(card: CardEntry, text: string, filter: Filter): boolean {
  if (filter.side !== '' && card.side !== filter.side) return false;
  if (filter.period !== '' && card.period !== filter.period) return false;
  if (filter.ops !== '' && String(card.ops) !== filter.ops) return false;
  if (filter.mark === DIFFERS && card.editionNotes.length === 0) return false;
  if (filter.mark !== '' && filter.mark !== DIFFERS && !card[filter.mark as (typeof MARKS)[number]]) return false;
  return plain(filter.text)
    .split(' ')
    .every((word) => text.includes(word));
}

function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const { label, value, options, onChange } = props;
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
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
