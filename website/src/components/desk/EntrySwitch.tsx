import * as words from '@words';
import type { ReactNode } from 'react';

/** How a case is entered. */
export type Entry = 'form' | 'yaml';

/** From the form to the text of the same case, and back. */
export function EntrySwitch({ tab, onTab }: { readonly tab: Entry; readonly onTab: (tab: Entry) => void }): ReactNode {
  return (
    <fieldset className="switch">
      <legend className="sr">{words.desk.enter}</legend>
      {(['form', 'yaml'] as const).map((id) => (
        <button key={id} type="button" className="switch__button" aria-pressed={tab === id} onClick={() => onTab(id)}>
          {words.desk.tabs[id]}
        </button>
      ))}
    </fieldset>
  );
}
