import * as words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import type { CoreBoard } from '../../../../src/core/game.ts';
import type { Fact } from '../../../../src/core/steps.ts';
import { afterwards } from '../../run/pause.ts';
import type { Walker, WalkStep } from '../../run/walk.ts';
import { Trail } from './Trail.tsx';

/** Everything that has happened, and the way back in time: a slider that shows the game as it was. */
export function History<B extends CoreBoard, F extends Fact>(props: {
  readonly walker: Walker<B, F>;
  /** The steps that are shown. */
  readonly steps: readonly WalkStep<F>[];
  /** How many there are. */
  readonly total: number;
  readonly onBack: (steps: number) => void;
}): ReactNode {
  const { walker, steps, total, onBack } = props;
  /** Where the slider has been drawn to: it moves at once, and the chart after it. */
  const [at, setAt] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other steps are shown
  useEffect(() => setAt(undefined), [steps]);
  const look = (count: number): void => {
    setAt(count);
    afterwards(() => onBack(count));
  };
  return (
    <>
      <h2>{words.charts.history}</h2>
      <input
        className="replay__slider"
        type="range"
        min={0}
        max={total}
        value={at ?? steps.length}
        disabled={total === 0}
        aria-label={words.charts.history}
        aria-valuetext={`${steps.length} / ${total}`}
        onChange={(event) => look(Number(event.target.value))}
      />
      <Trail walker={walker} steps={steps} newestFirst />
    </>
  );
}
