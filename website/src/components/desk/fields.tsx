import type { ReactNode } from 'react';
import { Plain } from '../Plain.tsx';

/** A number with a smaller and a larger neighbour: easy to hit on a phone. */
export function Stepper(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly show?: (value: number) => string;
  /** What is seen of the label where its group says the rest. */
  readonly short?: string;
}): ReactNode {
  const { label, value, min, max, onChange, show = String, short } = props;
  return (
    <fieldset className={`stepper ${short === undefined ? '' : 'stepper--short'}`}>
      <legend className={short === undefined ? '' : 'sr'}>{label}</legend>
      {short !== undefined && <span aria-hidden="true">{short}</span>}
      <Plain aria-label={`${label} −`} disabled={value <= min} onClick={() => onChange(value - 1)}>
        −
      </Plain>
      <output>{show(value)}</output>
      <Plain aria-label={`${label} +`} disabled={value >= max} onClick={() => onChange(value + 1)}>
        +
      </Plain>
    </fieldset>
  );
}

export function Choice<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}): ReactNode {
  const { label, value, options, onChange } = props;
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as T)}>
        {(Object.entries(options) as [T, string][]).map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Six faces, one of them up. */
export function Die({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}): ReactNode {
  return (
    <fieldset className="die">
      <legend>{label}</legend>
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <Plain key={face} className="die__face" aria-pressed={face === value} onClick={() => onChange(face)}>
          {face}
        </Plain>
      ))}
    </fieldset>
  );
}
