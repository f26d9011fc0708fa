/** Which findings are shown: switches for severities and for checks, each with its count. */
import type { ReactNode } from 'react';
import type { CheckFinding } from '../../../../src/crosscheck/types.ts';

/** What the reader has switched off. */
export interface Hidden {
  readonly severity: ReadonlySet<string>;
  readonly check: ReadonlySet<string>;
}

export const NOTHING_HIDDEN: Hidden = { severity: new Set(), check: new Set() };

export const isShown = (hidden: Hidden, { severity, check }: CheckFinding): boolean =>
  !hidden.severity.has(severity) && !hidden.check.has(check);

interface Props {
  readonly legend: string;
  readonly kind: keyof Hidden;
  /** Value and what it is called. */
  readonly values: readonly (readonly [value: string, name: string])[];
  readonly findings: readonly CheckFinding[];
  readonly hidden: Hidden;
  readonly onChange: (hidden: Hidden) => void;
}

export function Filter({ legend, kind, values, findings, hidden, onChange }: Props): ReactNode {
  const flip = (value: string): void => {
    const off = new Set(hidden[kind]);
    if (!off.delete(value)) off.add(value);
    onChange({ ...hidden, [kind]: off });
  };
  const count = (value: string): number => findings.filter((finding) => finding[kind] === value).length;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values
        .filter(([value]) => count(value) > 0)
        .map(([value, name]) => (
          <label key={value}>
            <input type="checkbox" checked={!hidden[kind].has(value)} onChange={() => flip(value)} /> {name}{' '}
            <b>{count(value)}</b>
          </label>
        ))}
    </fieldset>
  );
}
