import * as words from '@words';
import type { ReactNode } from 'react';
import { Plain } from '../Plain.tsx';

interface Props {
  /** Index of the moment that is shown, and of the last one. */
  readonly at: number;
  readonly last: number;
  readonly onAt: (at: number) => void;
}

/** Back, on, and to the end of a game. */
export const StepButtons = ({ at, last, onAt }: Props): ReactNode => (
  <div className="steps">
    <button type="button" disabled={at === 0} onClick={() => onAt(at - 1)}>
      ← {words.nav.previous}
    </button>
    <button type="button" disabled={at === last} onClick={() => onAt(at + 1)}>
      {words.nav.next} →
    </button>
    <Plain onClick={() => onAt(last)}>{words.replay.end}</Plain>
  </div>
);

/** Any moment of a game. `title` is what the moment that is shown is called. */
export const StepSlider = ({ at, last, onAt, title }: Props & { readonly title: string }): ReactNode => (
  <input
    className="replay__slider"
    type="range"
    min={0}
    max={last}
    value={at}
    aria-label={words.replay.moment}
    aria-valuetext={title}
    onChange={(event) => onAt(Number(event.target.value))}
  />
);

/** To the finding before and the one after. */
export function FindingButtons(props: {
  /** Indexes of the moments that have one, in the order of the game. */
  readonly found: readonly number[];
  readonly at: number;
  readonly onAt: (at: number) => void;
}): ReactNode {
  const { found, at, onAt } = props;
  const previous = found.filter((index) => index < at).at(-1);
  const next = found.find((index) => index > at);
  return (
    <>
      <Plain disabled={previous === undefined} onClick={() => onAt(previous ?? at)}>
        ↑ {words.replay.previousFinding}
      </Plain>
      <Plain disabled={next === undefined} onClick={() => onAt(next ?? at)}>
        ↓ {words.replay.nextFinding}
      </Plain>
    </>
  );
}
