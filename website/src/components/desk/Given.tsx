import * as words from '@words';
import type { ReactNode } from 'react';
import type { CaseInput } from '../../../../src/cases/case.ts';
import { claimOf } from '../../../../src/games/twilight-struggle/names.ts';
import type { Engine } from '../../run/engine.ts';
import { givenFacts, keepFacts } from '../../run/question.ts';
import type { DeskRuling } from '../../run/rule.ts';
import { Plain } from '../Plain.tsx';

/** What has been handed in so far, fact by fact, and the ways back. */
export function Given(props: {
  readonly engine: Engine;
  readonly input: CaseInput;
  readonly ruled: DeskRuling;
  readonly onChange: (input: CaseInput) => void;
}): ReactNode {
  const { engine, input, ruled, onChange } = props;
  const { ruling } = ruled.reported;
  const given = givenFacts(input, ruling);
  if (given.length === 0) return null;
  const cut = (kept: number): void => onChange(keepFacts(input, ruling, kept));
  return (
    <div className="given">
      <ol>
        {given.map(({ fact, refused }, index) => {
          const said = engine.say(claimOf(fact));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fact is what its place says
            <li key={index} className={refused ? 'given--refused' : ''}>
              {said}{' '}
              {index < given.length - 1 && (
                <Plain
                  aria-label={`${words.desk.backTo}: ${said}`}
                  title={words.desk.backTo}
                  onClick={() => cut(index + 1)}
                >
                  ↶
                </Plain>
              )}
            </li>
          );
        })}
      </ol>
      <div className="runner__bar">
        <Plain onClick={() => cut(given.length - 1)}>{words.charts.back}</Plain>
        <Plain onClick={() => cut(0)}>{words.charts.again}</Plain>
      </div>
    </div>
  );
}
