import * as words from '@words';
import type { ReactNode } from 'react';
import type { CoreBoard } from '../../../../src/core/game.ts';
import type { Fact } from '../../../../src/core/steps.ts';
import { within } from '../../../../src/drawing/chart-place.ts';
import type { At, ChartCoverage } from '../../../../src/proofs/chart/coverage.ts';
import { conditionOf } from '../../../plugins/rulebook/chart-scope.ts';
import { type Covered, type DrawingCoverage, isTaken, walkTo } from '../../run/coverage.ts';
import type { Walk, Walker } from '../../run/walk.ts';
import { Plain } from '../Plain.tsx';

interface Props<B extends CoreBoard, F extends Fact> {
  readonly walker: Walker<B, F>;
  readonly coverage: ChartCoverage;
  readonly drawn: DrawingCoverage;
  readonly titleOf: (path: string) => string;
  readonly onWalk: (walk: Walk<F>) => void;
}

const UNREACHED: Readonly<Record<string, string>> = words.charts.unreached;

/** Every state and every transition of a drawing, with the kept game that comes there, or why none does. */
export function Witnessed<B extends CoreBoard, F extends Fact>(props: Props<B, F>): ReactNode {
  const { walker, coverage, drawn, titleOf, onWalk } = props;
  const all = [...drawn.arrows.values()].flat();
  const reached = [...drawn.states.values()].filter((at) => at !== undefined).length;
  const count = (text: string, n: number, of: number): string =>
    text.replace('{n}', String(n)).replace('{of}', String(of));
  const game = (at: At): ReactNode => (
    <Plain className="witness" onClick={() => onWalk(walkTo(coverage, at) as Walk<F>)}>
      {words.charts.witness.replace('{n}', String(at[1]))}
    </Plain>
  );
  const own = [...drawn.states.keys()];
  const elsewhere = [
    ...new Set(all.map(({ edge }) => edge.from).filter((from) => !own.some((path) => within(from, path)))),
  ];
  const transitions = (path: string): ReactNode =>
    all
      .filter(({ edge }) => within(edge.from, path))
      .map((each) => (
        <dd key={each.edge.name} data-transition={each.edge.name} data-reached={isTaken(each)}>
          {nameOf(walker, each)}
          {each.edge.to !== each.edge.from && <> → {titleOf(each.edge.to)}</>}{' '}
          {isTaken(each) ? game(each.how) : (UNREACHED[String(each.how)] ?? words.charts.unknown)}
        </dd>
      ));
  return (
    <section className="witnessed" aria-label={words.charts.witnessed}>
      <h2>{words.charts.witnessed}</h2>
      <p>
        {count(words.charts.statesReached, reached, drawn.states.size)}{' '}
        {count(words.charts.waysTaken, all.filter(isTaken).length, all.length)}
      </p>
      <dl>
        {[...drawn.states].map(([path, at]) => (
          <div key={path} data-state={path} data-reached={at !== undefined}>
            <dt>{titleOf(path)}</dt>
            <dd>{at ? game(at) : words.charts.unknown}</dd>
            {transitions(path)}
          </div>
        ))}
        {/* Ways that lead in from there. */}
        {elsewhere.map((path) => (
          <div key={path}>
            <dt>↘ {titleOf(path)}</dt>
            {transitions(path)}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What makes a transition happen: a fact, a condition, or both. */
function nameOf(
  { factName, guardNames }: Pick<Walker<never, never>, 'factName' | 'guardNames'>,
  { edge }: Covered,
): string {
  const condition = conditionOf(edge.guard);
  const named = condition === undefined ? '' : (guardNames[condition] ?? condition);
  const parts = [edge.on === undefined ? '' : factName(edge.on), named].filter(Boolean);
  return parts.length > 0 ? parts.join(': ') : words.charts.byItself;
}
