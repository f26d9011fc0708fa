import { memo, type ReactNode } from 'react';
import type { CoreBoard } from '../../../../src/core/game.ts';
import type { Fact } from '../../../../src/core/steps.ts';
import type { Walker, WalkStep } from '../../run/walk.ts';
import { ClauseNumber } from '../links.tsx';

/** What has been handed in, with the clauses passed and what followed. */
export function Trail<B extends CoreBoard, F extends Fact>(props: {
  readonly walker: Walker<B, F>;
  readonly steps: readonly WalkStep<F>[];
  /** Where the last step is the one of interest. */
  readonly newestFirst?: boolean;
}): ReactNode {
  const { walker, steps, newestFirst = false } = props;
  const numbered = steps.map((step, index) => ({ step, number: index + 1 }));
  return (
    <ol className="runner__trail" reversed={newestFirst}>
      {(newestFirst ? numbered.reverse() : numbered).map(({ step, number }) => (
        <Passed key={number} walker={walker as unknown as Teller} step={step} />
      ))}
    </ol>
  );
}

type Teller = Pick<Walker<never, never>, 'clause' | 'sayFinding'>;

/** A step that was told is not told anew when another follows it. */
const Passed = memo(function Passed(props: { readonly walker: Teller; readonly step: WalkStep<Fact> }): ReactNode {
  const { walker, step } = props;
  return (
    <li>
      <b>{step.said}</b>{' '}
      {step.clauses.map(walker.clause).map(({ id, slug, summary }) => (
        <span key={id}>
          <ClauseNumber id={id} slug={slug} title={summary} />{' '}
        </span>
      ))}
      <ul>
        {step.consequences.map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: consequences never change places
          <li key={at}>{walker.sayFinding(finding)}</li>
        ))}
      </ul>
    </li>
  );
});
