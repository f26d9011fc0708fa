import * as words from '@words';
import type { ReactNode } from 'react';
import type { CardEntry } from '../models.ts';
import { DiffersMark, EditionMark } from './ClauseEntryRow.tsx';

/** The printed facts of a card, as small marks. */
export function CardMarks({ card }: { readonly card: CardEntry }): ReactNode {
  const marks = (['scoring', 'starred', 'ongoing', 'war', 'optional'] as const).filter((mark) => card[mark]);
  return (
    <p className="marks">
      <span className={`mark mark--${card.side}`}>{words.card.sides[card.side]}</span>
      <span className="mark">{words.card.periods[card.period]}</span>
      {marks.map((mark) => (
        <span key={mark} className="mark">
          {mark === 'starred' && '★ '}
          {words.card[mark]}
        </span>
      ))}
      <EditionMark editions={card.editions} />
      {card.editions.length > 1 && card.editionNotes.length > 0 && <DiffersMark />}
      {card.disputed > 0 && <span className="mark mark--disputed">{words.card.disputed}</span>}
    </p>
  );
}

/** Operations value in a star of the side's colour, as a figure at the edge of a card. */
export function Ops({ card }: { readonly card: Pick<CardEntry, 'ops' | 'side'> }): ReactNode {
  return (
    <span className={`ops ops--${card.side}`} title={words.card.ops}>
      {card.ops > 0 ? card.ops : '—'}
    </span>
  );
}
