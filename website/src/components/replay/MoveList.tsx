import words from '@words';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Moment, titleOf } from '../../../../src/logs/film.ts';
import type { Engine } from '../../run/engine.ts';
import { type Mark, markOf, turnOf } from '../../run/replay.ts';

interface Props {
  readonly engine: Engine;
  readonly moments: readonly Moment[];
  readonly unread: ReadonlySet<number>;
  /** The move that is shown; none while a variation is. */
  readonly at: number | undefined;
  readonly onAt: (at: number) => void;
  /** What stands below a move. */
  readonly below: (at: number) => ReactNode;
}

const SIGNS: Readonly<Record<Mark, string>> = { violation: '✗', unread: '?', open: '?', note: '·' };

/** Every moment of a game by turn, with what was found in it. */
export function MoveList({ engine, moments, unread, at, onAt, below }: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment
  useEffect(() => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [at]);
  return (
    <ol className="moves" ref={list} aria-label={words.replay.moment}>
      {moments.map((moment, index) => {
        const turn = turnOf(moment);
        const begins = turn !== undefined && turn !== turnOf(moments[index - 1]);
        const mark = markOf(moment, unread);
        const title = titleOf(moment, engine.say);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the moments of a game never change places
          <li key={index}>
            {begins && (
              <h2>
                {words.desk.turn} {turn}
              </h2>
            )}
            <button
              type="button"
              className="plain moves__move"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onAt(index)}
            >
              <span>{turn === undefined ? title : title.replace(/^T\d{1,2} /, '')}</span>
              {mark && (
                <b className={`moves__mark moves__mark--${mark}`} title={words.replay.marks[mark]}>
                  {SIGNS[mark]}
                  <span className="sr"> {words.replay.marks[mark]}</span>
                </b>
              )}
            </button>
            {below(index)}
          </li>
        );
      })}
    </ol>
  );
}
