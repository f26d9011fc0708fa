import { useHistory } from '@docusaurus/router';
import type { KeyboardEvent, ReactNode } from 'react';
import { boxTitle, type ChartBox, type ChartDrawing, isElsewhere } from '../../../../src/drawing/chart.ts';
import { type DrawingCoverage, isTaken } from '../../run/coverage.ts';

interface Props {
  /** Address of the chart of the whole game. */
  readonly base: string;
  readonly drawing: ChartDrawing;
  readonly label: string;
  /** Dotted path of the state the game is in. */
  readonly active?: string | undefined;
  /** States passed on the way to it. */
  readonly passed?: ReadonlySet<string> | undefined;
  /** A state to point at. */
  readonly marked?: string | undefined;
  /** Is a way from the state the game is in open? Undefined for ways from other states. */
  readonly isOpen?: ((from: string, to: string) => boolean | undefined) | undefined;
  /** What kept games reach, if that is shown. */
  readonly covered?: DrawingCoverage | undefined;
  /** 1 is the size it was laid out for. */
  readonly scale?: number;
}

const within = (path: string | undefined, box: string): boolean =>
  path !== undefined && (path === box || path.startsWith(`${box}.`));

const arrowLook = (isOpen: boolean | undefined): string =>
  isOpen === undefined ? '' : isOpen ? 'chart__arrow--open' : 'chart__arrow--shut';

/** All that an arrow stands for is taken by a game, a part of it, or nothing. */
function coveredLook(covered: DrawingCoverage | undefined, from: string, to: string): string {
  const some = covered?.arrows.get(`${from} ${to}`);
  if (!some) return '';
  const taken = some.filter(isTaken).length;
  return `chart__arrow--${taken === some.length ? 'taken' : taken > 0 ? 'partly' : 'untaken'}`;
}

/** The states inside one compound state, as laid out at build time. */
export function Drawing({
  base,
  drawing,
  label,
  active,
  passed,
  marked,
  isOpen,
  covered,
  scale = 1,
}: Props): ReactNode {
  const { width, height, starts, nodes, edges, note } = drawing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot draw
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      role="group"
      aria-label={label}
    >
      <defs>
        <marker
          id="chart-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="chart__start" cx={x} cy={y} r={6} />
      ))}
      {note !== '' && (
        <text className="chart__note" x={12} y={height - 8}>
          {note}
        </text>
      )}
      {edges.map(({ from, to, line }) => (
        <path
          key={`${from} ${to}`}
          className={`chart__arrow ${arrowLook(isOpen?.(from, to) ?? (within(active, from) || undefined))} ${coveredLook(covered, from, to)}`}
          d={line}
          markerEnd="url(#chart-arrow)"
        />
      ))}
      {nodes.map((node) => (
        <State
          key={node.path}
          base={base}
          node={node}
          active={within(active, node.path)}
          passed={passed?.has(node.path) ?? false}
          marked={node.path === marked}
          reached={covered?.states.get(node.path) !== undefined}
        />
      ))}
      {edges.map(({ from, to, labels, x, y, width: w }) => (
        <text key={`${from} ${to}`} className="chart__label">
          {labels.map((text, index) => (
            <tspan key={text} x={x + w / 2} y={y + 13 + index * 17} textAnchor="middle">
              {text}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}

interface StateProps {
  readonly base: string;
  readonly node: ChartBox;
  readonly active: boolean;
  readonly passed: boolean;
  readonly marked: boolean;
  readonly reached: boolean;
}

function State({ base, node, active, passed, marked, reached }: StateProps): ReactNode {
  const { path, title, clause, kind, tags, inside, x, y, width, height } = node;
  const history = useHistory();
  const open = (): void =>
    history.push(
      `${base}${elsewhere ? parentOf(path) : `${path}/`}${location.hash.startsWith('#run=') ? location.hash : elsewhere ? `#${path}` : ''}`,
    );
  const elsewhere = isElsewhere(kind);
  const opens = elsewhere || kind === 'compound';
  const classes = [
    'state',
    `state--${kind}`,
    elsewhere && 'state--elsewhere',
    ...tags.map((tag) => `state--${tag}`),
    active && 'state--active',
    passed && 'state--passed',
    marked && 'state--marked',
    reached && 'state--reached',
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open();
    }
  };
  return (
    <g className={classes.filter(Boolean).join(' ')} data-state={path} data-active={active}>
      {kind === 'compound' && (
        <rect className="state__shadow" x={x + 5} y={y + 5} width={width} height={height - 6} rx={8} />
      )}
      <rect
        className="state__box"
        x={x}
        y={y}
        width={width}
        height={kind === 'compound' ? height - 6 : height}
        rx={elsewhere ? height / 2 : 8}
      />
      {kind === 'final' && (
        <rect className="state__inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={5} />
      )}
      <text className="state__title" x={x + 13} y={y + (elsewhere ? 20 : 24)}>
        {boxTitle(node)}
      </text>
      {clause !== undefined && !elsewhere && (
        <text className="state__clause" x={x + width - 10} y={y + 24} textAnchor="end">
          {clause}
        </text>
      )}
      {inside.map((text, index) => (
        <text key={text} className="state__inside" x={x + 14} y={y + 43 + index * 17}>
          ↻ {text}
        </text>
      ))}
      <rect
        className="state__area"
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        aria-label={[title, clause].filter(Boolean).join(', ')}
        {...(opens ? { role: 'link', tabIndex: 0, onClick: open, onKeyDown } : { role: 'img' })}
      />
    </g>
  );
}

const parentOf = (path: string): string => {
  const cut = path.lastIndexOf('.');
  return cut < 0 ? '' : `${path.slice(0, cut)}/`;
};
