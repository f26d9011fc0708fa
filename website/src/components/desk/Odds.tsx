import * as words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import type { CountryNote } from '../../../../src/drawing/board.ts';
import type { Board } from '../../../../src/games/twilight-struggle/board.ts';
import { SORTED_BY, type SortedBy } from '../../../../src/odds/sorted-by.ts';
import { label } from '../../../../src/ruling/language.ts';
import type { ShownAct, ShownOdds } from '../../run/chances.ts';
import type { Engine } from '../../run/engine.ts';

/** The odds at a board, as they are looked at. */
export interface OddsInView {
  readonly on: boolean;
  readonly odds: ShownOdds | undefined;
  /** The acts of the kind that is looked at. */
  readonly acts: readonly ShownAct[];
  readonly kinds: readonly string[];
  readonly kind: string;
  readonly by: SortedBy;
  /** What stands at the countries; none while the odds are not shown. */
  readonly notes: Readonly<Record<string, CountryNote>>;
  readonly turn: (on: boolean) => void;
  readonly look: (kind: string) => void;
  readonly sort: (by: SortedBy) => void;
}

/** Worked out when they are first looked at, and with every other board. */
export function useOdds(engine: Engine, board: Board | undefined): OddsInView {
  const [on, turn] = useState(false);
  const [odds, setOdds] = useState<ShownOdds>();
  const [wanted, look] = useState('');
  const [by, sort] = useState<SortedBy>('control');
  useEffect(() => {
    let left = false;
    setOdds(undefined);
    if (on && board) {
      void import('../../run/chances.ts').then(({ oddsAt }) => {
        if (!left) setOdds(oddsAt(engine, board));
      });
    }
    return () => {
      left = true;
    };
  }, [on, engine, board]);
  const kinds = [...new Set(odds?.acts.map(({ kind }) => kind))];
  const kind = kinds.includes(wanted) ? wanted : (kinds.find((each) => each !== '') ?? kinds[0] ?? '');
  const acts = odds?.acts.filter((act) => act.kind === kind) ?? [];
  const notes = Object.fromEntries(
    acts.flatMap(({ country, notes: of }) => (country === undefined ? [] : [[country, of[by]]])),
  );
  return { on, odds, acts, kinds, kind, by, notes, turn, look, sort };
}

/** What is shown at the countries. */
export function OddsSwitch({ engine, view }: { readonly engine: Engine; readonly view: OddsInView }): ReactNode {
  const { on, odds, kinds, kind, by, turn, look, sort } = view;
  return (
    <div className="odds__switch" data-testid="odds" data-ms={odds?.milliseconds}>
      <label>
        <input type="checkbox" checked={on} onChange={(event) => turn(event.target.checked)} /> {words.chances.show}
      </label>
      {on && odds && odds.acts.length > 0 && (
        <>
          {kinds.length > 1 && (
            <select aria-label={label(engine.language, 'odds.act')} value={kind} onChange={(e) => look(e.target.value)}>
              {kinds.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
          <select
            aria-label={words.chances.figure}
            value={by}
            onChange={(e) => sort(SORTED_BY.find((each) => each === e.target.value) ?? 'control')}
          >
            {SORTED_BY.map((each) => (
              <option key={each} value={each}>
                {label(engine.language, each === 'vp' ? 'odds.vp' : `odds.${each}`)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}

/** Beside the board: the table of the country that was chosen, or what can be chosen. */
export function OddsOfCountry(props: {
  readonly engine: Engine;
  readonly view: OddsInView;
  readonly country: string | undefined;
}): ReactNode {
  const { engine, view, country } = props;
  const { odds, acts } = view;
  if (!odds) return null;
  const placeless = acts.filter((act) => act.country === undefined);
  const shown = [...acts.filter((act) => act.country !== undefined && act.country === country), ...placeless];
  return (
    <section className="odds" aria-live="polite" data-testid="odds-table">
      {odds.title !== undefined && <p className="small">{odds.title}</p>}
      {shown.length === 0 && (
        <p className="small">{odds.acts.length === 0 ? words.chances.nothing : words.chances.choose}</p>
      )}
      {shown.map((act) => (
        <Table key={act.name} engine={engine} act={act} />
      ))}
    </section>
  );
}

function Table({ engine: { language }, act }: { readonly engine: Engine; readonly act: ShownAct }): ReactNode {
  return (
    <>
      <h3>{act.name}</h3>
      {act.always !== undefined && (
        <p className="small">
          {label(language, 'outcome.always')}: {act.always}
        </p>
      )}
      <table className="odds__table">
        <thead>
          <tr>
            <th scope="col">{label(language, 'odds.chance')}</th>
            <th scope="col">{label(language, 'odds.dice')}</th>
            <th scope="col">{label(language, 'odds.comes')}</th>
          </tr>
        </thead>
        <tbody>
          {act.outcomes.map(({ share, exact, percent, dice, comes }) => (
            <tr key={`${exact} ${dice} ${comes}`}>
              <td>
                {exact} <small>{percent}</small>
                <span className="odds__bar" aria-hidden="true" style={{ width: `${100 * share}%` }} />
              </td>
              <td>{dice}</td>
              <td>{comes}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="small">
        {act.summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
