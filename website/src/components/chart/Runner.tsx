import words from '@words';
import { type ReactNode, useState } from 'react';
import type { GameFact } from '../../../../src/games/twilight-struggle/facts.ts';
import { claimOf } from '../../../../src/games/twilight-struggle/names.ts';
import type { Engine } from '../../run/engine.ts';
import { STARTS, type Start, type Walk, type WalkResult } from '../../run/walk.ts';
import { ClauseNumber } from '../links.tsx';

interface Props {
  readonly engine: Engine;
  readonly walked: Walk;
  readonly result: WalkResult;
  readonly titleOf: (path: string) => string;
  readonly onWalk: (walk: Walk) => void;
}

/** Up to this many choices are buttons; more are a list. */
const FEW = 12;

/** What is awaited, what may be chosen, and what has been passed. */
export function Runner({ engine, walked, result, titleOf, onWalk }: Props): ReactNode {
  const { facts, start } = walked;
  const choose = (fact: GameFact): void => onWalk({ start, facts: [...facts, fact] });
  const { choices } = result;
  return (
    <section className="runner" aria-label={words.charts.run}>
      <div className="runner__bar">
        <label>
          {words.charts.from}{' '}
          <select value={start} onChange={(event) => onWalk({ start: event.target.value as Start, facts: [] })}>
            {STARTS.map((id) => (
              <option key={id} value={id}>
                {words.charts.starts[id]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="plain"
          disabled={facts.length === 0}
          onClick={() => onWalk({ start, facts: facts.slice(0, -1) })}
        >
          {words.charts.back}
        </button>
        <button
          type="button"
          className="plain"
          disabled={facts.length === 0}
          onClick={() => onWalk({ start, facts: [] })}
        >
          {words.charts.again}
        </button>
      </div>
      <h2 data-testid="awaited" data-path={result.path}>
        {choices.length > 0 ? `${words.charts.awaited}: ${titleOf(result.path)}` : words.charts.over}
      </h2>
      <Choices engine={engine} choices={choices} onChoose={choose} />
      <ol className="runner__trail" reversed>
        {[...result.steps].reverse().map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the first step, which stays the first
          <li key={result.steps.length - index}>
            <b>{engine.say(claimOf(step.fact))}</b>{' '}
            {step.clauses.map((id) => (
              <span key={id}>
                <ClauseNumber
                  id={id}
                  slug={id.replaceAll('/', '-')}
                  title={engine.texts.clauses[id]?.summary ?? ''}
                />{' '}
              </span>
            ))}
            <ul>
              {step.consequences.map((finding, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: consequences never change places
                <li key={at}>{engine.say(finding)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ChoicesProps {
  readonly engine: Engine;
  readonly choices: readonly GameFact[];
  readonly onChoose: (fact: GameFact) => void;
}

function Choices({ engine, choices, onChoose }: ChoicesProps): ReactNode {
  const [picked, setPicked] = useState('');
  if (choices.length === 0) return null;
  const atRandom = (): void => {
    const fact = choices[Math.floor(Math.random() * choices.length)];
    if (fact) onChoose(fact);
  };
  const random = (
    <button type="button" className="plain" onClick={atRandom}>
      {words.charts.random}
    </button>
  );
  if (choices.length <= FEW) {
    return (
      <div className="runner__choices">
        {choices.map((fact) => (
          <button key={JSON.stringify(fact)} type="button" onClick={() => onChoose(fact)}>
            {engine.say(claimOf(fact))}
          </button>
        ))}
        {random}
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
            {engine.say(claimOf(fact))}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => known && onChoose(known)}>
        {words.charts.choose}
      </button>
      {random}
    </div>
  );
}
