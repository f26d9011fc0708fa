import * as words from '@words';
import { type ReactNode, useState } from 'react';

interface Props {
  readonly title: string;
  /** What kind of thing bears the title, for whoever does not see where it stands. */
  readonly kind?: string;
  /** Is its text found by the search? */
  readonly searched?: boolean;
  /** What is in hand, and with which rules: above everything. */
  readonly bar: ReactNode;
  /** Turn, tracks and hands. */
  readonly strip?: ReactNode;
  /** What is done, or the list of moves. */
  readonly side: ReactNode;
  /** The board, or the chart. */
  readonly stage: ReactNode;
  /** The ruling; on a phone a sheet at the lower edge. Without it the stage takes its room. */
  readonly paper?: ReactNode;
  /** What the closed sheet says, and how it looks: `legal`, `illegal` or `undetermined`. */
  readonly sheet?: { readonly text: string; readonly more: string; readonly look: string };
  /** More room for the side, for text. */
  readonly wide?: boolean;
}

/**
 * The frame of desk, replay and charts: on a desktop one screen in which only the parts scroll, on a phone one column with
 * the ruling as a sheet within the thumb's reach.
 */
export function Workspace(props: Props): ReactNode {
  const { title, kind, searched = false, bar, strip, side, stage, paper, sheet, wide = false } = props;
  const [open, setOpen] = useState(false);
  return (
    <div
      className={`work ${wide ? 'work--wide' : ''} ${paper === undefined ? 'work--two' : ''}`}
      {...(!searched && { 'data-nosearch': true })}
    >
      <header className="work__bar">
        <h1>
          {title}
          {kind !== undefined && <span className="sr"> · {kind}</span>}
        </h1>
        {bar}
      </header>
      {strip !== undefined && <div className="work__strip no-print">{strip}</div>}
      <div className="work__side no-print">{side}</div>
      <div className="work__stage no-print">{stage}</div>
      {paper !== undefined && (
        <div className={`work__paper ${open ? 'work__paper--open' : ''}`}>
          {sheet && (
            <button
              type="button"
              className={`plain no-print work__handle work__handle--${sheet.look}`}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <span className="sr">{words.work.sheet}: </span>
              <b>{sheet.text}</b> <span>{sheet.more}</span> <span aria-hidden="true">{open ? '▾' : '▴'}</span>
            </button>
          )}
          <div className="work__sheet" data-testid="ruling">
            {paper}
          </div>
        </div>
      )}
    </div>
  );
}
