import * as words from '@words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterwards } from '../../run/pause.ts';
import type { Mark } from '../../run/replay.ts';
import { Plain } from '../Plain.tsx';

/** A moment as the list shows it. */
export interface Move {
  /** What the moments that belong together stand under; undefined before the first of them. */
  readonly group: string | undefined;
  readonly title: string;
  readonly mark: Mark | undefined;
}

interface Props {
  readonly moves: readonly Move[];
  /** The move that is shown; none while a variation is. */
  readonly at: number | undefined;
  readonly onAt: (at: number) => void;
  /** What stands below a move. */
  readonly below?: (at: number) => ReactNode;
}

const SIGNS: Readonly<Record<Mark, string>> = { violation: '✗', unread: '?', open: '?', note: '·' };

/** Every moment of a game by turn or round, with what was found in it. */
export function MoveList({ moves, at, onAt, below }: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  /** The move that was asked for: it is marked at once, and shown after it. */
  const [asked, setAsked] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is shown
  useEffect(() => setAsked(undefined), [at]);
  const go = (index: number): void => {
    setAsked(index);
    afterwards(() => onAt(index));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment
  useEffect(() => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [at]);
  return (
    <ol className="moves" ref={list} aria-label={words.replay.moment}>
      {moves.map(({ group, title, mark }, index) => {
        const begins = group !== undefined && group !== moves[index - 1]?.group;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the moments of a game never change places
          <li key={index}>
            {begins && <h2>{group}</h2>}
            <Plain
              className="moves__move"
              aria-current={index === (asked ?? at) ? 'step' : undefined}
              onClick={() => go(index)}
            >
              <span>{title}</span>
              {mark && (
                <b className={`moves__mark moves__mark--${mark}`} title={words.replay.marks[mark]}>
                  {SIGNS[mark]}
                  <span className="sr"> {words.replay.marks[mark]}</span>
                </b>
              )}
            </Plain>
            {below?.(index)}
          </li>
        );
      })}
    </ol>
  );
}
