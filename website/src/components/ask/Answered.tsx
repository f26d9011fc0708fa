import * as words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import { isQuestion } from '../../find/is-question.ts';
import type { Answer } from '../../run/answer.ts';
import { asking } from './asking.ts';
import { ShortRuling } from './ShortRuling.tsx';

/** Whoever types does not wait for a ruling on half a question. */
const PAUSE = 350;
/** The ruling on what was typed into the search, where it is a question that can be ruled on. */
export function Answered({ line }: { readonly line: string }): ReactNode {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    setAnswer(undefined);
    if (!isQuestion(line)) return undefined;
    let isOld = false;
    const timer = setTimeout(() => {
      void asking.get().then(({ answer: answered }) => {
        if (!isOld) setAnswer(answered(line));
      });
    }, PAUSE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [line]);
  const shown = answer && (answer.ok ? answer.shown : answer.ruled);
  return (
    shown && (
      <section className="answered" aria-label={words.ask.rule}>
        <ShortRuling shown={shown} />
      </section>
    )
  );
}
