import * as words from '@words';
import type { ReactNode } from 'react';
import type { ClausePageModel } from '../models.ts';

/** The numbers of a clause, each with its name, and with its edition where the editions differ. */
export const Facts = ({ facts }: Pick<ClausePageModel, 'facts'>): ReactNode => (
  <dl aria-label={words.clause.facts}>
    {facts.map(({ name, value, edition }) => (
      <div key={`${name} ${edition ?? ''}`}>
        <dt>
          {name}
          {edition && <small> {words.editions[edition]}</small>}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The numbers under which the editions print a clause. */
export const Printed = ({ numbers }: Pick<ClausePageModel, 'numbers'>): ReactNode =>
  (Object.entries(numbers) as [keyof typeof words.editions, string][]).map(([edition, number]) => (
    <span key={edition} className="mark mark--edition">
      {words.editions[edition]}: {words.clause.printedAs} {number}
    </span>
  ));
