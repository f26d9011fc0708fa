import * as words from '@words';
import type { ReactNode } from 'react';
import type { CoreBoard } from '../../../../src/core/game.ts';
import type { Fact } from '../../../../src/core/steps.ts';
import type { Variation } from '../../run/kept-games.ts';
import type { Walker, WalkResult } from '../../run/walk.ts';
import { Popover } from '../work/Popover.tsx';
import { Workspace } from '../work/Workspace.tsx';
import { type Move, MoveList } from './MoveList.tsx';
import type { ViewProps } from './Opening.tsx';
import { FindingButtons, StepButtons, StepSlider } from './Steps.tsx';
import { useKeys } from './useKeys.ts';
import { type Onward, Playing, Variations } from './Variation.tsx';

interface Props<B extends CoreBoard, F extends Fact> {
  readonly view: ViewProps;
  readonly moves: readonly Move[];
  /** What the moment that is shown is called. */
  readonly title: string;
  /** What the sheet of a phone says of a moment in which nothing was found; its title if absent. */
  readonly calm?: string;
  readonly summary: ReactNode;
  readonly strip: ReactNode;
  /** What else the stage can show. */
  readonly tools?: ReactNode;
  readonly stage: ReactNode;
  readonly walker: Walker<B, F>;
  /** What was played out instead, if anything is. */
  readonly walked: WalkResult<B, F> | undefined;
  /** The board that a moment found. */
  readonly boardBefore: (at: number) => B;
  readonly titleOf: (path: string) => string;
  /** Where the variation can be gone on with. */
  readonly onward: readonly Onward[];
  /** What was judged in the moment. */
  readonly children: ReactNode;
}

const LOOKS = { violation: 'illegal', open: 'undetermined', unread: 'undetermined' } as const;

/** A game of either kind, moment by moment: the moves beside the board, and what was judged beside both. */
export function ReplayFrame<B extends CoreBoard, F extends Fact>(props: Props<B, F>): ReactNode {
  const { view, moves, title, calm, summary, strip, tools, stage, walker, walked, boardBefore } = props;
  const { name, at, onAt, opener, onVariation } = view;
  const [variation, variations] = [view.variation, view.variations] as [Variation<F> | undefined, Variation<F>[]];
  const last = moves.length - 1;
  useKeys(at, last, onAt);
  const found = moves.flatMap(({ mark = 'note' }, index) => (mark === 'note' ? [] : [index]));
  const mark = variation ? 'note' : (moves[at]?.mark ?? 'note');
  return (
    <Workspace
      title={name}
      bar={
        <>
          {summary}
          <FindingButtons found={found} at={at} onAt={onAt} />
          <Popover label={words.replay.open}>{opener}</Popover>
        </>
      }
      strip={strip}
      side={
        <MoveList
          moves={moves}
          at={variation ? undefined : at}
          onAt={onAt}
          below={(index) => (
            <Variations
              at={index}
              variations={variations}
              shown={variation}
              say={walker.say}
              before={() => boardBefore(index)}
              onVariation={onVariation}
            />
          )}
        />
      }
      stage={
        <>
          <div className="work__tools">
            {tools}
            <StepButtons at={at} last={last} onAt={onAt} />
          </div>
          {stage}
          <StepSlider at={at} last={last} onAt={onAt} title={title} />
        </>
      }
      sheet={
        mark === 'note'
          ? { text: calm ?? title, more: calm === undefined ? '' : title, look: 'none' }
          : { text: words.replay.marks[mark], more: title, look: LOOKS[mark] }
      }
      paper={
        variation && walked ? (
          <Playing
            walker={walker}
            start={boardBefore(at)}
            result={walked}
            instead={title}
            titleOf={props.titleOf}
            onFacts={(facts) =>
              onVariation(
                { at, facts },
                variations.filter((each) => each !== variation),
              )
            }
            onLeave={() => onVariation(undefined, variations)}
            onward={props.onward}
          />
        ) : (
          props.children
        )
      }
    />
  );
}
