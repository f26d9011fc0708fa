import * as words from '@words';
import type { ReactNode } from 'react';
import type { Engine } from '../../run/engine.ts';
import { Plain } from '../Plain.tsx';

/** Any number of cards, one after the other. */
export function CardPicker(props: {
  readonly engine: Engine;
  readonly cards: readonly number[];
  readonly onChange: (cards: readonly number[]) => void;
  readonly label?: string;
  /** Cards that can be added; every card if absent. */
  readonly among?: (card: { readonly id: string; readonly number: number }) => boolean;
}): ReactNode {
  const { engine, cards, onChange, label = words.desk.addCard, among = () => true } = props;
  const all = engine.rules.deluxe.cards;
  const title = (number: number): string => {
    const card = all.find((entry) => entry.number === number);
    return card ? (engine.texts.names.cards[card.id]?.title ?? card.title) : String(number);
  };
  return (
    <div className="picker">
      {cards.length > 0 && (
        <ul className="targets">
          {cards.map((number) => (
            <li key={number}>
              {title(number)}{' '}
              <Plain
                aria-label={`${words.desk.without} ${title(number)}`}
                onClick={() => onChange(cards.filter((other) => other !== number))}
              >
                ×
              </Plain>
            </li>
          ))}
        </ul>
      )}
      <select aria-label={label} value="" onChange={(event) => onChange([...cards, Number(event.target.value)])}>
        <option value="">{label === words.desk.addCard ? label : `${label}: ${words.desk.addCard}`}</option>
        {all
          .filter((card) => among(card) && !cards.includes(card.number))
          .map((card) => (
            <option key={card.id} value={card.number}>
              {card.number} {title(card.number)}
            </option>
          ))}
      </select>
    </div>
  );
}
