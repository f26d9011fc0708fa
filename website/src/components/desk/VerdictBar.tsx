import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { type CallLanguage, label } from '../../../../src/ruling/language.ts';
import type { Told } from '../../run/told.ts';

/** On a phone, the verdict at the edge of the screen: it leads to the ruling below the form, until that is reached. */
export function VerdictBar(props: {
  readonly language: CallLanguage;
  readonly told: Told | undefined;
  readonly paper: RefObject<HTMLElement | null>;
}): ReactNode {
  const { language, told, paper } = props;
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (!paper.current) return;
    const watcher = new IntersectionObserver(([seen]) =>
      setReached(seen !== undefined && (seen.isIntersecting || seen.boundingClientRect.top < 0)),
    );
    watcher.observe(paper.current);
    return () => watcher.disconnect();
  }, [paper]);
  if (!told?.asked) return null;
  const { verdict } = told.view;
  return (
    <button
      type="button"
      className={`plain no-print desk__verdict desk__verdict--${verdict} ${reached ? 'desk__verdict--reached' : ''}`}
      onClick={() => paper.current?.scrollIntoView()}
    >
      <b>{label(language, `verdict.${verdict}`)}</b> <span aria-hidden="true">↓</span>
    </button>
  );
}
