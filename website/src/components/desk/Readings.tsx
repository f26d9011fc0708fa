import * as words from '@words';
import type { ReactNode } from 'react';
import type { CaseInput } from '../../../../src/cases/case.ts';
import type { Engine } from '../../run/engine.ts';
import { Popover } from '../work/Popover.tsx';
import { Choice } from './fields.tsx';

/** The edition, and the profile: how the table has agreed to read what is disputed. */
export function Readings({
  engine,
  input,
  onChange,
}: {
  readonly engine: Engine;
  readonly input: CaseInput;
  readonly onChange: (input: CaseInput) => void;
}): ReactNode {
  const { profiles } = engine;
  const { policies = {}, ...rest } = input;
  const inForce = Object.keys(profiles).find((id) => same(profiles[id] ?? {}, policies));
  const options: Record<string, string> = {
    ...Object.fromEntries(Object.keys(profiles).map((id) => [id, profileName(id)])),
    ...(inForce === undefined && { '': words.desk.ownReadings }),
  };
  const edition = input.edition === 'second' || input.edition === '2nd' ? 'second' : 'deluxe';
  const named = options[inForce ?? ''] ?? '';
  return (
    <Popover label={words.desk.profile} value={`${words.editions[edition]}, ${named}`}>
      <div className="desk-form">
        <Choice
          label={words.desk.edition}
          value={edition}
          options={words.editions}
          onChange={(edition) => onChange({ ...input, edition })}
        />
        <Choice
          label={words.desk.profile}
          value={inForce ?? ''}
          options={options}
          onChange={(id) => {
            const chosen = profiles[id] ?? {};
            onChange(Object.keys(chosen).length === 0 ? rest : { ...rest, policies: chosen });
          }}
        />
      </div>
    </Popover>
  );
}

const profileName = (id: string): string => (words.desk.profiles as Readonly<Record<string, string>>)[id] ?? id;

type Policies = Readonly<Record<string, string>>;
const same = (a: Policies, b: Policies): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([issue, option]) => b[issue] === option);
