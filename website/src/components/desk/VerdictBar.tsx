import type { ReactNode, RefObject } from 'react';
import { type CallLanguage, label } from '../../../../src/ruling/language.ts';
import type { Told } from '../../run/told.ts';

/** On a phone, the verdict at the edge of the screen: it leads to the ruling below the form. */
export function VerdictBar(props: {
  readonly language: CallLanguage;
  readonly told: Told | undefined;
  readonly paper: RefObject<HTMLElement | null>;
}): ReactNode {
  const { language, told, paper } = props;
  if (!told?.asked) return null;
  const { verdict } = told.view;
  return (
    <button
      type="button"
      className={`plain no-print desk__verdict desk__verdict--${verdict}`}
      onClick={() => paper.current?.scrollIntoView()}
    >
      <b>{label(language, `verdict.${verdict}`)}</b> <span aria-hidden="true">↓</span>
    </button>
  );
}
