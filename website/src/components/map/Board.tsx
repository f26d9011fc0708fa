import words from '@words';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { MapCountry, MapModel } from '../../models.ts';
import { fit } from './fit.ts';
import { connections, DIRECTIONS, nextCountry, placeOf, type Window, windowOn } from './geometry.ts';

/** Markers by country, `[us, ussr]`. */
export type Influence = Readonly<Record<string, readonly [number, number]>>;

interface Props {
  readonly map: MapModel;
  readonly influence?: Influence;
  /** Countries to look at; the whole board if absent. */
  readonly focus?: readonly string[] | undefined;
  readonly highlight?: readonly string[];
  /** Countries that changed, drawn with a halo. */
  readonly changed?: readonly string[];
  readonly onChoose?: (country: string) => void;
  readonly label: string;
}

/** The board: regions as land, connections as lines, countries as boxes. Drawn on the server as well. */
export function Board({ map, influence = {}, focus, highlight = [], changed = [], onChoose, label }: Props): ReactNode {
  const lines = useMemo(() => connections(map), [map]);
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState(focus?.[0] ?? map.countries[0]?.id ?? '');
  const view: Window = windowOn(map, focus);
  const shown = focus ? map.countries.filter(({ id }) => focus.includes(id)) : map.countries;
  const roving = shown.some(({ id }) => id === current) ? current : shown[0]?.id;

  const move = (event: KeyboardEvent, country: string): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose?.(country);
    }
    if (!(event.key in DIRECTIONS)) return;
    event.preventDefault();
    const next = nextCountry(map, shown, country, event.key as keyof typeof DIRECTIONS);
    if (next === undefined) return;
    setCurrent(next);
    svg.current?.querySelector<SVGRectElement>(`[data-country="${next}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot draw
    <svg
      ref={svg}
      className={`board ${focus ? 'board--focused' : ''}`}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="group"
      aria-label={label}
    >
      {map.regions
        .filter(({ id }) => map.countries.some(({ region }) => region === id))
        .map(({ id, countries }) => (
          <g key={id} className={`land land--${id}`}>
            {lines
              .filter((line) => line.region === id)
              .map(({ key, from, to }) => (
                <line key={key} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
              ))}
            {countries.map((country) => {
              const { x, y } = placeOf(map.layout, country);
              return <rect key={country} x={x - 66} y={y - 44} width={132} height={88} rx={40} />;
            })}
          </g>
        ))}
      <g className="connections">
        {lines.map(({ key, kind, from, to }) => (
          <line key={key} className={`connection connection--${kind}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
      </g>
      {(['us', 'ussr'] as const).flatMap((side) =>
        map.layout.superpowers[side].map(({ x, y }) => (
          <g key={`${side} ${x}`} className={`superpower superpower--${side}`}>
            <rect x={x - 54} y={y - 27} width={108} height={54} rx={6} />
            <text x={x} y={y + 7} textAnchor="middle">
              {map.superpowers[side]}
            </text>
          </g>
        )),
      )}
      {map.countries.map((country) => (
        <CountryBox
          key={country.id}
          map={map}
          country={country}
          markers={influence[country.id] ?? [0, 0]}
          tabIndex={onChoose && country.id === roving ? 0 : -1}
          faded={focus !== undefined && !focus.includes(country.id)}
          highlighted={highlight.includes(country.id)}
          changed={changed.includes(country.id)}
          onKeyDown={(event) => move(event, country.id)}
          onChoose={onChoose && (() => onChoose(country.id))}
        />
      ))}
    </svg>
  );
}

interface BoxProps {
  readonly map: MapModel;
  readonly country: MapCountry;
  readonly markers: readonly [number, number];
  readonly tabIndex: number;
  readonly faded: boolean;
  readonly highlighted: boolean;
  readonly changed: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChoose: (() => void) | undefined;
}

function CountryBox({
  map,
  country,
  markers,
  tabIndex,
  faded,
  highlighted,
  changed,
  onKeyDown,
  onChoose,
}: BoxProps): ReactNode {
  const { width, height } = map.layout.box;
  const { x, y } = placeOf(map.layout, country.id);
  const [left, top, half] = [x - width / 2, y - height / 2, height / 2];
  const [us, ussr] = markers;
  const holder = controllerOf(country.stability, us, ussr);
  const { lines, size } = fit(country.name, width - 25, 11.5);
  const classes = [
    'country',
    country.battleground && 'country--battleground',
    faded && 'country--faded',
    highlighted && 'country--highlighted',
    changed && 'country--changed',
  ];
  const described = [
    country.name,
    `${words.board.stability} ${country.stability}`,
    ...(country.battleground ? [words.board.battleground] : []),
    `${words.card.sides.us} ${us}, ${words.card.sides.ussr} ${ussr}`,
    ...(holder ? [`${words.board.control} ${words.card.sides[holder]}`] : []),
  ].join(', ');
  return (
    <g className={classes.filter(Boolean).join(' ')}>
      <rect className="country__box" x={left} y={top} width={width} height={height} rx={5} />
      <path
        className="country__name"
        d={`M${left} ${top + half}v${-(half - 5)}q0 -5 5 -5h${width - 10}q5 0 5 5v${half - 5}z`}
      />
      <text className="country__title" textAnchor="middle" style={{ fontSize: `${size}px` }}>
        {lines.map((line, index) => (
          <tspan key={line} x={x - 10} y={top + half / 2 + size * 0.36 + (index - (lines.length - 1) / 2) * size}>
            {line}
          </tspan>
        ))}
      </text>
      <rect className="country__stability" x={left + width - 20} y={top} width={20} height={half} rx={5} />
      <text className="country__number" x={left + width - 10} y={top + half / 2 + 4.5} textAnchor="middle">
        {country.stability}
      </text>
      {([us, ussr] as const).map((count, index) => {
        const side = index === 0 ? 'us' : 'ussr';
        const at = left + (index * width) / 2;
        return (
          <g
            key={side}
            className={`marker marker--${side} ${holder === side ? 'marker--control' : ''} ${count === 0 ? 'marker--none' : ''}`}
          >
            <rect x={at + 4} y={top + half + 3} width={width / 2 - 8} height={half - 6} rx={3} />
            {count > 0 && (
              <text x={at + width / 4} y={top + half * 1.5 + 5} textAnchor="middle">
                {count}
              </text>
            )}
          </g>
        );
      })}
      {/* What is pressed and what is read aloud: one area over the whole box. */}
      <rect
        className="country__area"
        x={left}
        y={top}
        width={width}
        height={height}
        rx={5}
        data-country={country.id}
        {...(onChoose ? { role: 'button', tabIndex, onKeyDown, onClick: onChoose } : { role: 'img' })}
        aria-label={described}
      />
    </g>
  );
}

/** Who controls a country of this stability. 2.1.7 */
export function controllerOf(stability: number, us: number, ussr: number): 'us' | 'ussr' | undefined {
  if (us >= stability && us - ussr >= stability) return 'us';
  if (ussr >= stability && ussr - us >= stability) return 'ussr';
  return undefined;
}
