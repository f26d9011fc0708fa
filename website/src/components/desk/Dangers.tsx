import * as words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import type { Board } from '../../../../src/games/twilight-struggle/board.ts';
import type { DangersSoFar } from '../../run/chances.ts';
import type { Engine } from '../../run/engine.ts';
import { Plain } from '../Plain.tsx';

/** What can lose the game at a board, worked out as soon as it is opened, one play after the other. */
export function Dangers({ engine, board }: { readonly engine: Engine; readonly board: Board }): ReactNode {
  const [open, setOpen] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [soFar, setSoFar] = useState<DangersSoFar>();
  useEffect(() => {
    if (stopped) return;
    setSoFar(undefined);
    if (!open) return;
    let left = false;
    void import('../../run/chances.ts').then(({ dangersAt }) =>
      left
        ? undefined
        : dangersAt(
            engine,
            board,
            (now) => {
              if (!left) setSoFar(now);
            },
            () => left,
          ),
    );
    return () => {
      left = true;
    };
  }, [open, stopped, engine, board]);
  const done = soFar !== undefined && soFar.looked === soFar.all;
  return (
    <details
      className="chances"
      data-testid="dangers"
      data-ms={done ? soFar.milliseconds : undefined}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        setStopped(false);
      }}
    >
      <summary>{words.chances.danger}</summary>
      {open && (
        <div aria-live="polite">
          <p className="small">
            {soFar && `${words.card.sides[soFar.side === 0 ? 'us' : 'ussr']}: ${soFar.looked} / ${soFar.all}`}{' '}
            {done ? (
              `· ${words.chances.took} ${Math.round(soFar.milliseconds)} ms`
            ) : stopped ? (
              words.chances.stopped
            ) : (
              <Plain onClick={() => setStopped(true)}>{words.chances.stop}</Plain>
            )}
          </p>
          {soFar?.found.map(({ degree, title, plays }) => (
            <section key={degree} className={`chances__degree chances__degree--${degree.replace('.', '-')}`}>
              <h4>{title}</h4>
              <ul>
                {plays.map(({ play, way }) => (
                  <li key={play}>
                    {play}
                    {way !== '' && <span className="chances__way">{way}</span>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </details>
  );
}
