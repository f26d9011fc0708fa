import Link from '@docusaurus/Link';
import * as words from '@words';
import { type ReactNode, useMemo } from 'react';
import type { CoreBoard } from '../../../../src/core/game.ts';
import type { Fact } from '../../../../src/core/steps.ts';
import type { Variation } from '../../run/kept-games.ts';
import type { Walker, WalkResult } from '../../run/walk.ts';
import { Runner } from '../chart/Runner.tsx';
import { Trail } from '../chart/Trail.tsx';
import { Plain } from '../Plain.tsx';

/** A page where what was played out is gone on with. */
export interface Onward {
  readonly to: string;
  readonly label: string;
}

/** What might have been played instead: the legal choices at the table as it was, played on as far as one likes. */
export function Playing<B extends CoreBoard, F extends Fact>(props: {
  readonly walker: Walker<B, F>;
  /** The board that the moment found. */
  readonly start: B;
  readonly result: WalkResult<B, F>;
  /** What the moment was in the game itself. */
  readonly instead: string;
  readonly titleOf: (path: string) => string;
  readonly onFacts: (facts: readonly F[]) => void;
  readonly onLeave: () => void;
  readonly onward: readonly Onward[];
}): ReactNode {
  const { walker, start, result, instead, titleOf, onFacts, onLeave, onward } = props;
  // Everything starts where the moment did: there is nothing to choose.
  const here = useMemo(() => ({ ...walker, starts: {}, boardAt: () => start }), [walker, start]);
  const facts = result.steps.map(({ fact }) => fact);
  return (
    <section className="replay__entry" data-testid="variation" data-steps={facts.length}>
      <h2>
        {words.replay.instead} {instead}
      </h2>
      <Runner
        walker={here}
        walked={{ start: { position: {} }, facts }}
        result={result}
        titleOf={titleOf}
        onWalk={(next) => onFacts(next.facts)}
      />
      {facts.length > 0 && <Trail walker={walker} steps={result.steps} newestFirst />}
      <ul className="replay__ways no-print">
        <li>
          <Plain onClick={onLeave}>{words.replay.leave}</Plain>
        </li>
        {onward.map(({ to, label }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The variations of one moment, each by its first choice; each can be shown, and forgotten without leaving another. */
export function Variations<B extends CoreBoard, F extends Fact>(props: {
  /** Index of the moment. */
  readonly at: number;
  /** Those of the whole game. */
  readonly variations: readonly Variation<F>[];
  readonly shown: Variation<F> | undefined;
  readonly say: (fact: F, board: B) => string;
  readonly before: () => B;
  /** Hands over which one is shown from now on, and those that are kept besides. */
  readonly onVariation: (shown: Variation<F> | undefined, others: readonly Variation<F>[]) => void;
}): ReactNode {
  const { at, variations, shown, say, before, onVariation } = props;
  const of = variations.filter((each) => each.at === at);
  if (of.length === 0) return null;
  const without = (one: Variation<F>) => variations.filter((each) => each !== one);
  const board = before();
  return (
    <ul className="moves__variations" aria-label={words.replay.variations}>
      {of.map((variation) => {
        const [first] = variation.facts;
        const title = first ? say(first, board) : '';
        return (
          <li key={JSON.stringify(variation.facts)}>
            <Plain
              className="moves__move"
              aria-current={variation === shown ? 'step' : undefined}
              onClick={() => onVariation(variation, without(variation))}
            >
              <span>
                ↳ {title} {variation.facts.length > 1 && `+ ${variation.facts.length - 1}`}
              </span>
            </Plain>
            <Plain
              aria-label={`${words.replay.delete}: ${title}`}
              onClick={() => onVariation(variation === shown ? undefined : shown, without(variation))}
            >
              ×
            </Plain>
          </li>
        );
      })}
    </ul>
  );
}
