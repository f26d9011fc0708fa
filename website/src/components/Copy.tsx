import * as words from '@words';
import { type ReactNode, useState } from 'react';

/** A button that puts a text on the clipboard and says that it did, or that the browser does not allow it. */
export function Copy(props: {
  readonly label: string;
  readonly text: () => string;
  readonly className?: string;
}): ReactNode {
  const { label, text, className = 'plain' } = props;
  const [done, setDone] = useState<{ readonly of: string; readonly well: boolean }>();
  const copy = async (): Promise<void> => {
    const of = text();
    try {
      await navigator.clipboard.writeText(of);
      setDone({ of, well: true });
    } catch {
      setDone({ of, well: false });
    }
  };
  // What was copied may have changed since: then the button offers it anew.
  const told = done !== undefined && done.of === text() ? (done.well ? words.copy.done : words.copy.refused) : '';
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {label}
      <span aria-live="polite">{told && ` · ${told}`}</span>
    </button>
  );
}

/** Copies how a clause, a card or a question is cited: what it says, and where it stands. */
export function Citation({ of, sentence }: { readonly of: string; readonly sentence: string }): ReactNode {
  return (
    <p className="citation no-print">
      <Copy
        label={words.copy.citation}
        text={() => `${of}: ${sentence} — Cold War Arbiter, ${typeof window === 'undefined' ? '' : pageAddress()}`}
      />
    </p>
  );
}

const pageAddress = (): string => window.location.href.split('#')[0] ?? '';
