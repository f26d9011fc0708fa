import * as words from '@words';
import { type ReactNode, useState } from 'react';
import { afterwards } from '../../run/pause.ts';
import { Switch } from '../Switch.tsx';

/** How a case is entered. */
export type Entry = 'form' | 'yaml';

/** From the form to the text of the same case, and back. */
export function EntrySwitch({ tab, onTab }: { readonly tab: Entry; readonly onTab: (tab: Entry) => void }): ReactNode {
  // The button answers at once; the desk is laid out anew after it.
  const [wanted, setWanted] = useState(tab);
  const turn = (to: Entry): void => {
    setWanted(to);
    afterwards(() => onTab(to));
  };
  return (
    <Switch
      legend={words.desk.enter}
      options={(['form', 'yaml'] as const).map((id) => ({ id, name: words.desk.tabs[id] }))}
      chosen={wanted}
      onChoose={turn}
    />
  );
}
