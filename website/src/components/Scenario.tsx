import * as words from '@words';
import type { ReactNode } from 'react';
import type { ScenarioModel } from '../models.ts';
import { Table } from './Table.tsx';

/** A scenario as it is written, with its last result. */
export function Scenario({
  scenario,
  children,
}: {
  readonly scenario: ScenarioModel;
  readonly children?: ReactNode;
}): ReactNode {
  const { feature, rule, name, steps, result } = scenario;
  return (
    <article className="scenario">
      <header>
        <h3>{name}</h3>
        {result && <span className={`result result--${result}`}>{words.clause[result]}</span>}
      </header>
      <p className="scenario__where">
        {feature}
        {rule !== '' && ` · ${rule}`}
      </p>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a scenario never change places
          <li key={index}>
            <b>{step.keyword}</b> {step.text}
            {step.table && <StepTable rows={step.table} />}
          </li>
        ))}
      </ol>
      {children}
    </article>
  );
}

/** Scenarios under a heading; nothing if there are none. */
export function Scenarios({
  title,
  scenarios,
}: {
  readonly title: string;
  readonly scenarios: readonly ScenarioModel[];
}): ReactNode {
  if (scenarios.length === 0) return null;
  return (
    <section className="scenarios">
      <h2>{title}</h2>
      {scenarios.map((scenario) => (
        <Scenario key={`${scenario.file} ${scenario.rule} ${scenario.name}`} scenario={scenario} />
      ))}
    </section>
  );
}

/** The table that belongs to a sentence, such as the markers of a position. */
const StepTable = ({ rows: [head = [], ...rows] }: { readonly rows: readonly (readonly string[])[] }): ReactNode => (
  <Table label={head.filter(Boolean).join(', ')} className="scenario__table" heads={head}>
    {rows.map(([name = '', ...cells]) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places
          <td key={index}>{cell}</td>
        ))}
      </tr>
    ))}
  </Table>
);
