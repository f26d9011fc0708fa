import * as words from '@words';
import { type ReactNode, useState } from 'react';
import type { Fact } from '../../../../src/core/steps.ts';
import { type Moment, sameWalk, type Walk } from '../../run/walk.ts';
import { Drop } from '../Drop.tsx';
import { Plain } from '../Plain.tsx';
import { Problem } from '../Problem.tsx';

interface Props<F extends Fact> {
  /** Moments of a text, or what is wrong with it. */
  readonly read: (text: string) => Promise<readonly Moment<F>[] | string>;
  readonly onMoments: (moments: readonly Moment<F>[]) => void;
}

/** Where a game or a position that somebody has written down is opened. */
export function Opened<F extends Fact>({ read, onMoments }: Props<F>): ReactNode {
  const [problem, setProblem] = useState('');
  const open = async (text: string): Promise<void> => {
    const found = text.trim() === '' ? [] : await read(text);
    setProblem(typeof found === 'string' ? found : '');
    onMoments(typeof found === 'string' ? [] : found);
  };
  return (
    <div className="opened">
      <Drop
        label={words.charts.chooseGame}
        accept=".txt,.log,.yaml,.yml"
        onFile={(file) => void file.text().then(open)}
      >
        <label>
          <span className="sr">{words.charts.pasteGame}</span>
          <textarea
            rows={6}
            placeholder={words.charts.pasteGame}
            spellCheck={false}
            onChange={(event) => void open(event.target.value)}
          />
        </label>
        <div role="status">{problem !== '' && <Problem text={problem} />}</div>
      </Drop>
    </div>
  );
}

/** The moments of what was opened: the chart walks along. */
export function Moments<F extends Fact>(props: {
  readonly moments: readonly Moment<F>[];
  readonly walked: Walk<F> | undefined;
  readonly onWalk: (walk: Walk<F>) => void;
}): ReactNode {
  const { moments, walked, onWalk } = props;
  const at = walked ? moments.findIndex((moment) => sameWalk(moment.walk, walked)) : -1;
  const go = (index: number): void => {
    const moment = moments[index];
    if (moment) onWalk(moment.walk);
  };
  if (moments.length === 0) return null;
  return (
    <div className="moments">
      <Plain disabled={at <= 0} onClick={() => go(at - 1)}>
        ← {words.nav.previous}
      </Plain>
      <select aria-label={words.replay.moment} value={at} onChange={(event) => go(Number(event.target.value))}>
        {at < 0 && <option value={-1}>…</option>}
        {moments.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the moments of a game never change places
          <option key={index} value={index}>
            {title}
          </option>
        ))}
      </select>
      <Plain disabled={at === moments.length - 1} onClick={() => go(at + 1)}>
        {words.nav.next} →
      </Plain>
    </div>
  );
}
