import Link from '@docusaurus/Link';
import engines from '@generated/rulebook/default/engines.json';
import * as words from '@words';
import type { ReactNode } from 'react';
import type { Published } from '../../../src/engines/published.ts';
import { Table } from './Table.tsx';

const t = words.conformance.engines;
const all = engines as readonly Published[];

/** How engines that others wrote fare: one row each. */
export function Engines(): ReactNode {
  const columns = ['passed', 'reading', 'unexpressible', 'fault', 'ours', 'unsettled'] as const;
  return (
    <Table
      label={t.title}
      className="state-table tallies"
      heads={[t.engine, words.conformance.count, ...columns.map((key) => t[key])]}
    >
      {all.map(({ engine, language, source, read, cases, passed, classes }) => (
        <tr key={engine}>
          <th scope="row">
            <Link to={source}>{engine}</Link> ({language}, <code>{read}</code>)
          </th>
          <td>{cases}</td>
          {columns.map((key) => (
            <td key={key}>{key === 'passed' ? passed : classes[key]}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** The same level by level, with every difference. What differs is told in English, the language of the data. */
export function EngineDetails(): ReactNode {
  return all.map(({ engine, levels, differences }) => (
    <section key={engine}>
      <h3>{engine}</h3>
      <Table
        label={engine}
        className="state-table tallies"
        heads={[t.level, words.conformance.count, t.passed, t.reading, t.unexpressible, t.wrong]}
      >
        {levels.map(({ level, cases, passed, readings, unexpressible, wrong }) => (
          <tr key={level}>
            <th scope="row">{t.levels[level]}</th>
            <td>{cases}</td>
            <td>{passed}</td>
            <td>{readings}</td>
            <td>{unexpressible}</td>
            <td>{wrong}</td>
          </tr>
        ))}
      </Table>
      <ul>
        {differences.map((each) => (
          <li key={`${each.class} ${each.clause} ${each.issue} ${each.text}`}>
            <b>{t[each.class]}</b>
            {': '}
            {[each.clause ?? each.issue, each.text, each.at].filter(Boolean).join(': ')} (
            {each.cases.length > 3 ? each.cases.length : each.cases.join(', ')})
          </li>
        ))}
      </ul>
    </section>
  ));
}
