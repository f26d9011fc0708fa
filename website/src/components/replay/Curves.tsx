import * as words from '@words';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import type { Moment } from '../../../../src/logs/timeline.ts';

interface Props {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly onAt: (at: number) => void;
}

const WIDTH = 600;
const HEIGHT = 60;
/** The ends of the tracks: 20 points to either side, and DEFCON from 1 to 5. */
const VP = 20;
const DEFCON = [1, 5] as const;

/** Victory points and DEFCON over the whole game; a click goes to the moment. For the eye only: the list says the same. */
export function Curves({ moments, at, onAt }: Props): ReactNode {
  const last = Math.max(1, moments.length - 1);
  const { defcon, vp, violations } = useMemo(() => linesOf(moments, last), [moments, last]);
  const go = ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onAt(Math.round(((clientX - left) / width) * last));
  };
  return (
    <figure className="curves">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={go}>
        <path className="curves__zero" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path className="curves__defcon" d={defcon} />
        <path className="curves__vp" d={vp} />
        <path className="curves__violation" d={violations} />
        <path className="curves__at" d={`M${across(at, last)} 0V${HEIGHT}`} />
      </svg>
      <figcaption>
        <span className="curves__key curves__key--vp">{words.desk.vp}</span>{' '}
        <span className="curves__key curves__key--defcon">DEFCON</span>
      </figcaption>
    </figure>
  );
}

const across = (index: number, last: number): number => (index / last) * WIDTH;

/** The curves of a game, which stay what they are whatever moment is shown. */
function linesOf(moments: readonly Moment[], last: number) {
  const vpAt = (vp: number): number => HEIGHT / 2 - (Math.max(-VP, Math.min(VP, vp)) / VP) * (HEIGHT / 2 - 2);
  const defconAt = (level: number): number =>
    HEIGHT - 3 - ((level - DEFCON[0]) / (DEFCON[1] - DEFCON[0])) * (HEIGHT - 6);
  const line = (y: (moment: Moment) => number): string =>
    moments
      .map((moment, index) => {
        const x = across(index, last).toFixed(1);
        return `${index === 0 ? `M${x} ` : `H${x}V`}${y(moment).toFixed(1)}`;
      })
      .join('');
  const violations = moments
    .flatMap((each, index) => (each.violations.length > 0 ? `M${across(index, last)} 0V${HEIGHT}` : []))
    .join('');
  return { defcon: line(({ after }) => defconAt(after.defcon)), vp: line(({ after }) => vpAt(after.vp)), violations };
}
