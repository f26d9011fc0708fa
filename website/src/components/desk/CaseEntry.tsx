import * as words from '@words';
import type { ComponentProps, ReactNode } from 'react';
import type { Desk } from './useDesk.ts';
import { Yaml } from './Yaml.tsx';

/** The case at a desk: by hand, or as text. */
export function CaseEntry<Case extends object>({
  desk: { input, change, damaged, tab, setUnread },
  reader,
  children,
}: {
  readonly desk: Desk<Case, unknown>;
  readonly reader: ComponentProps<typeof Yaml<Case>>['reader'];
  /** The form. */
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      {damaged && (
        <p className="unverified" role="alert">
          {words.desk.damaged}
        </p>
      )}
      {tab === 'form' ? children : <Yaml reader={reader} input={input} onChange={change} onUnread={setUnread} />}
    </>
  );
}
