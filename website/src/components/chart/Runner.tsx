import * as words from '@words';
import { type ReactNode, useState } from 'react';
import type { CoreBoard } from '../../../../src/core/game.ts';
import type { Fact } from '../../../../src/core/steps.ts';
import { shown } from '../../run/pause.ts';
import { type Goal, runOn, type Walk, type Walker, type WalkResult, type WalkStep } from '../../run/walk.ts';
import { Plain } from '../Plain.tsx';

interface Props<B extends CoreBoard, F extends Fact> {
  readonly walker: Walker<B, F>;
  readonly walked: Walk<F>;
  readonly result: WalkResult<B, F>;
  readonly titleOf: (path: string) => string;
  readonly onWalk: (walk: Walk<F>) => void;
}

/** Up to this many choices are buttons; more are a list. */
const FEW = 12;

/** What is awaited, what may be chosen, and what has been passed. */
export function Runner<B extends CoreBoard, F extends Fact>({
  walker,
  walked,
  result,
  titleOf,
  onWalk,
}: Props<B, F>): ReactNode {
  const { facts, start } = walked;
  const { choices, board, steps, path } = result;
  const isNamed = typeof start === 'string';
  const [stop, setStop] = useState('');
  const goals: readonly Goal[] = [
    'step',
    'round',
    ...(walker.clock(board).length > 1 ? (['turn'] as const) : []),
    'game',
  ];
  /** Is what the reader wants to stop at a clause, a state or a word of this step? */
  const stopsAt = ({ said, clauses, paths }: WalkStep<F>): boolean => {
    const wanted = stop.trim().toLowerCase();
    if (wanted === '') return false;
    const titled = paths.some((passed) => titleOf(passed).toLowerCase() === wanted);
    return titled || clauses.some((id) => id.toLowerCase() === wanted) || said.toLowerCase().includes(wanted);
  };
  const [running, setRunning] = useState<Goal>();
  const run = async (goal: Goal): Promise<void> => {
    setRunning(goal);
    if (goal !== 'step') await shown();
    const begun = { start, facts: facts.slice(0, steps.length) };
    const walked = await runOn(walker, begun, goal, (n) => Math.floor(Math.random() * n), stopsAt);
    setRunning(undefined);
    onWalk(walked);
  };
  return (
    <section className="runner" aria-label={words.charts.run}>
      <div className="runner__bar">
        {Object.keys(walker.starts).length > 0 && (
          <label>
            {words.charts.from}{' '}
            <select value={isNamed ? start : ''} onChange={(event) => onWalk({ start: event.target.value, facts: [] })}>
              {!isNamed && <option value="">{words.charts.ownPosition}</option>}
              {Object.entries(walker.starts).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <Plain disabled={facts.length === 0} onClick={() => onWalk({ start, facts: facts.slice(0, -1) })}>
          {words.charts.back}
        </Plain>
      </div>
      <h2 data-testid="awaited" data-path={path}>
        {choices.length > 0 ? `${words.charts.awaited}: ${titleOf(path)}` : words.charts.over}
      </h2>
      <Choices
        choices={choices}
        say={(fact) => walker.say(fact, board)}
        onChoose={(fact) => onWalk({ start, facts: [...facts.slice(0, steps.length), fact] })}
      />
      {choices.length > 0 && (
        <div className="runner__bar">
          <span>{words.charts.runTo}</span>
          {goals.map((goal) => (
            <Plain
              key={goal}
              aria-busy={running === goal}
              disabled={running !== undefined}
              onClick={() => void run(goal)}
            >
              {words.charts.goals[goal]}
            </Plain>
          ))}
          <label className="field">
            <span>{words.charts.stopAt}</span>
            <input value={stop} placeholder="6.3.2" onChange={(event) => setStop(event.target.value)} />
          </label>
        </div>
      )}
    </section>
  );
}

interface ChoicesProps<F> {
  readonly choices: readonly F[];
  readonly say: (fact: F) => string;
  readonly onChoose: (fact: F) => void;
}

function Choices<F extends Fact>({ choices, say, onChoose }: ChoicesProps<F>): ReactNode {
  const [picked, setPicked] = useState('');
  if (choices.length === 0) return null;
  if (choices.length <= FEW) {
    return (
      <div className="runner__choices">
        {choices.map((fact) => (
          <button key={JSON.stringify(fact)} type="button" onClick={() => onChoose(fact)}>
            {say(fact)}
          </button>
        ))}
      </div>
    );
  }
  const known = choices.find((fact) => JSON.stringify(fact) === picked) ?? choices[0];
  return (
    <div className="runner__choices">
      <select
        aria-label={words.charts.choice}
        value={JSON.stringify(known)}
        onChange={(event) => setPicked(event.target.value)}
      >
        {choices.map((fact) => (
          <option key={JSON.stringify(fact)} value={JSON.stringify(fact)}>
            {say(fact)}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => known && onChoose(known)}>
        {words.charts.choose}
      </button>
    </div>
  );
}
