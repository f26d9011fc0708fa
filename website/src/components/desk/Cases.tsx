import * as words from '@words';
import { type ReactNode, useState } from 'react';
import type { CaseInput } from '../../../../src/cases/case.ts';
import { plain } from '../../../../src/core/spelling.ts';
import { Plain } from '../Plain.tsx';

/** As many as can be looked through at a glance. */
const SHOWN = 8;

interface Props {
  /** Cases to start from. */
  readonly examples: readonly CaseInput[];
  readonly onPick: (input: CaseInput) => void;
}

/** Cases to start from: a few examples, and the whole suite for whoever looks for one. */
export function Cases({ examples, onPick }: Props): ReactNode {
  const [suite, setSuite] = useState<readonly CaseInput[]>();
  const [wanted, setWanted] = useState('');
  const load = (): void => {
    if (!suite) void import('@suite').then((loaded) => setSuite(loaded.default as readonly CaseInput[]));
  };
  const sought = plain(wanted).split(' ');
  const found =
    wanted === '' ? examples : (suite ?? []).filter((entry) => sought.every((word) => textOf(entry).includes(word)));
  return (
    <div className="cases">
      <label className="field">
        <span>{words.desk.findCase}</span>
        <input type="search" value={wanted} onFocus={load} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <ul>
        {found.slice(0, SHOWN).map((entry) => (
          <li key={entry.id ?? entry.title}>
            <Plain
              onClick={(event) => {
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
                onPick(entry);
              }}
            >
              {entry.title ?? entry.id}
            </Plain>
          </li>
        ))}
      </ul>
      <p className="small" role="status">
        {wanted !== '' && `${found.length} ${words.desk.casesFound} ${suite?.length ?? '…'}`}
      </p>
    </div>
  );
}

const textOf = ({ id, title }: CaseInput): string => plain(`${id ?? ''} ${title ?? ''}`);
