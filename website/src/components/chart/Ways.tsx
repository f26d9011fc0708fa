import * as words from '@words';
import type { ReactNode } from 'react';
import type { CoreBoard } from '../../../../src/core/game.ts';
import type { Fact } from '../../../../src/core/steps.ts';
import { type Passage, passages, type WayOut, waysOut } from '../../../../src/core/ways.ts';
import type { Walker, WalkResult } from '../../run/walk.ts';
import { ClauseNumber } from '../links.tsx';

interface Props<B extends CoreBoard, F extends Fact> {
  readonly walker: Walker<B, F>;
  readonly result: WalkResult<B, F>;
  readonly titleOf: (path: string) => string;
  /** The board before the last step. */
  readonly before: B | undefined;
}

/** A way out of the state the game is in: how many of the choices go it, or whether it goes by itself. */
export interface OpenWay {
  readonly way: WayOut;
  readonly isOpen: boolean;
  /** Choices that go this way; undefined for a way that nobody chooses. */
  readonly choices: number | undefined;
}

/** The ways out of the state a game is in, and which of them are open now. */
export function openWays<B extends CoreBoard, F extends Fact>(
  { watched }: Walker<B, F>,
  { board, path, choices }: WalkResult<B, F>,
): readonly OpenWay[] {
  return waysOut(watched, board, path).map((way) => {
    const { on } = way.edge;
    if (on === undefined) return { way, isOpen: way.isTrue === true, choices: undefined };
    const count = choices.filter(({ type }) => type === on).length;
    return { way, isOpen: count > 0 && way.isTrue !== false, choices: count };
  });
}

/** The guards of the ways out of the state the game is in, and of those it came by: true or false, and why. */
export function Ways<B extends CoreBoard, F extends Fact>({ walker, result, titleOf, before }: Props<B, F>): ReactNode {
  const last = result.steps.at(-1);
  const asked = last && before ? passages(walker.watched, walker.game.copy(before), last.fact) : [];
  const say = sayer(walker, titleOf);
  const ways = openWays(walker, result);
  if (ways.length === 0) return null;
  return (
    <section className="ways">
      <details open>
        <summary>{words.charts.ways}</summary>
        <ul>
          {ways.map(({ way, isOpen, choices }) => (
            <Way key={keyOf(way)} way={way} isOpen={isOpen} choices={choices} say={say} walker={walker} />
          ))}
        </ul>
      </details>
      {asked.length > 0 && (
        <details>
          <summary>{words.charts.asked}</summary>
          {asked.map((passage, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a state may be passed twice, always in this order
            <Passed key={index} passage={passage} titleOf={titleOf} say={say} walker={walker} />
          ))}
        </details>
      )}
    </section>
  );
}

interface Say {
  readonly guard: (way: WayOut) => string;
  readonly figure: (name: string, value: number | string | boolean) => string;
  readonly target: (way: WayOut) => string;
}

type AnyWalker = Pick<Walker<never, never>, 'factName' | 'cardName' | 'clause'>;

function Passed(props: {
  readonly passage: Passage;
  readonly titleOf: (path: string) => string;
  readonly say: Say;
  readonly walker: AnyWalker;
}): ReactNode {
  const { passage, titleOf, say, walker } = props;
  return (
    <>
      <h4>{titleOf(passage.path)}</h4>
      <ul>
        {passage.asked.map((way) => (
          <Way key={keyOf(way)} way={way} isOpen={way.isTrue === true} choices={undefined} say={say} walker={walker} />
        ))}
      </ul>
    </>
  );
}

function Way(props: {
  readonly way: WayOut;
  readonly isOpen: boolean;
  readonly choices: number | undefined;
  readonly say: Say;
  readonly walker: AnyWalker;
}): ReactNode {
  const { way, isOpen, choices, say, walker } = props;
  const { edge, figures } = way;
  const clause = edge.clause === undefined ? undefined : walker.clause(edge.clause);
  const why = [
    ...(choices === undefined ? [] : [say.figure('choices', choices)]),
    ...Object.entries(figures).map(([name, value]) => say.figure(name, value)),
  ];
  const guard = say.guard(way);
  return (
    <li className={isOpen ? 'way way--open' : 'way'} data-way={edge.on ?? ''} data-guard={edge.guard ?? ''}>
      <span className="way__mark" aria-hidden="true">
        {isOpen ? '✓' : '✗'}
      </span>
      <span className="sr">{isOpen ? words.charts.open : words.charts.shut}: </span>
      <b>{edge.on === undefined ? guard || words.charts.byItself : walker.factName(edge.on)}</b>
      {edge.from !== edge.to && <> → {say.target(way)}</>}{' '}
      {clause && <ClauseNumber id={clause.id} slug={clause.slug} title={clause.summary} />}
      {why.length > 0 && <span className="way__why">{why.join(' · ')}</span>}
    </li>
  );
}

const keyOf = ({ edge }: WayOut): string => `${edge.from} ${edge.on} ${edge.guard} ${edge.to}`;

const FIGURES: Readonly<Record<string, string>> = words.charts.figures;
const VALUES: Readonly<Record<string, string>> = words.charts.values;

/** The words for guards and figures of a game. */
function sayer<B extends CoreBoard, F extends Fact>(
  { watched, cardName, guardNames }: Walker<B, F>,
  titleOf: (path: string) => string,
): Say {
  /** What is due is called as the state that sees to it. */
  const dueTo = new Map(
    watched.chart.edges.flatMap(({ guard, from, to }) => {
      const due = /^needs\((.*)\)$/.exec(guard ?? '')?.[1];
      return due === undefined || from === to ? [] : [[due, to] as const];
    }),
  );
  const value = (name: string, of: number | string | boolean): string => {
    if (typeof of === 'boolean') return of ? words.charts.yes : words.charts.no;
    if (name.endsWith('Card') && typeof of === 'number') return cardName?.(of) ?? `#${of}`;
    if (name === 'due') {
      const to = dueTo.get(String(of));
      return to === undefined ? (guardNames[String(of)] ?? VALUES[String(of)] ?? String(of)) : titleOf(to);
    }
    return VALUES[String(of)] ?? String(of);
  };
  const figure = (name: string, of: number | string | boolean): string =>
    `${FIGURES[name] ?? name}: ${value(name, of)}`;
  return {
    figure,
    target: ({ edge }) => titleOf(edge.to),
    guard: ({ guard, param, figures }) => {
      if (guard === undefined) return '';
      if (param === undefined) return guardNames[guard] ?? guard;
      const [name = guard] = Object.keys(figures);
      return figure(name, param);
    },
  };
}
