/** The board as a drawing: regions as land, connections as lines, countries as boxes with their markers. */
import { fitText } from './fit.ts';
import { connections, placeOf, windowOn } from './geometry.ts';
import type { MapCountry, MapModel } from './map-model.ts';
import { classes, type Shape, shape } from './shape.ts';

/** Markers by country, `[us, ussr]`. */
export type Influence = Readonly<Record<string, readonly [number, number]>>;

/** What is said of a country to those who do not see it. */
export interface BoardWords {
  readonly stability: string;
  readonly battleground: string;
  readonly control: string;
  readonly sides: Readonly<Record<'us' | 'ussr', string>>;
}

export interface BoardView {
  readonly influence?: Influence;
  /** Stability numbers that are not the printed ones: a card has changed them. 2.1.4 */
  readonly stability?: Readonly<Record<string, number>>;
  /** Countries to look at; the whole board if absent. */
  readonly focus?: readonly string[] | undefined;
  readonly highlight?: readonly string[];
  /** Countries that may be chosen, where only some may. */
  readonly open?: readonly string[];
  /** Countries that changed, drawn with a halo. */
  readonly changed?: readonly string[];
  /** What is said of single countries, at the lower edge of their boxes. */
  readonly notes?: Readonly<Record<string, CountryNote>>;
  /** What the drawing is called. */
  readonly label: string;
}

/** A few characters at a country. */
export interface CountryNote {
  readonly text: string;
  /** The same for those who do not see it. */
  readonly said: string;
  /** A warning, which looks different. */
  readonly warns?: boolean;
}

/** Draws the board. The areas to press are the elements with `data-country`. */
export function drawBoard(map: MapModel, view: BoardView, words: BoardWords): Shape {
  const { influence = {}, stability = {}, focus, highlight = [], open = [], changed = [], notes = {}, label } = view;
  const { x, y, width, height } = windowOn(map, focus);
  const lines = connections(map);
  return shape(
    'svg',
    {
      class: classes('board', focus && 'board--focused'),
      viewBox: `${x} ${y} ${width} ${height}`,
      role: 'group',
      'aria-label': label,
    },
    drawLand(map, lines),
    shape(
      'g',
      { class: 'connections' },
      lines.map(({ kind, from, to }) =>
        shape('line', { class: `connection connection--${kind}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
      ),
    ),
    drawSuperpowers(map),
    map.countries.map((country) =>
      drawCountry(map, country, influence[country.id] ?? [0, 0], words, {
        faded: focus !== undefined && !focus.includes(country.id),
        highlighted: highlight.includes(country.id),
        open: open.includes(country.id),
        changed: changed.includes(country.id),
        stability: stability[country.id] ?? country.stability,
        note: notes[country.id],
      }),
    ),
  );
}

function drawLand(map: MapModel, lines: ReturnType<typeof connections>): Shape[] {
  const regions = map.regions.filter(({ id }) => map.countries.some(({ region }) => region === id));
  return regions.map(({ id, countries }) =>
    shape(
      'g',
      { class: `land land--${id}` },
      lines
        .filter((line) => line.region === id)
        .map(({ from, to }) => shape('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y })),
      countries.map((country) => {
        const { x, y } = placeOf(map.layout, country);
        return shape('rect', { x: x - 66, y: y - 44, width: 132, height: 88, rx: 40 });
      }),
    ),
  );
}

const drawSuperpowers = (map: MapModel): Shape[] =>
  (['us', 'ussr'] as const).flatMap((side) =>
    map.layout.superpowers[side].map(({ x, y }) =>
      shape(
        'g',
        { class: `superpower superpower--${side}` },
        shape('rect', { x: x - 54, y: y - 27, width: 108, height: 54, rx: 6 }),
        shape('text', { x, y: y + 7, 'text-anchor': 'middle' }, map.superpowers[side]),
      ),
    ),
  );

interface Looks {
  readonly faded: boolean;
  readonly highlighted: boolean;
  readonly open: boolean;
  readonly changed: boolean;
  readonly stability: number;
  readonly note: CountryNote | undefined;
}

function drawCountry(
  map: MapModel,
  country: MapCountry,
  markers: readonly [number, number],
  words: BoardWords,
  { faded, highlighted, open, changed, stability, note }: Looks,
): Shape {
  const { width, left, top, half, middle } = boxOf(map, country);
  const title = fitText(country.name, width - 22, 13, map.layout.hyphens);
  const classNames = classes(
    'country',
    country.battleground && 'country--battleground',
    faded && 'country--faded',
    highlighted && 'country--highlighted',
    open && 'country--open',
    changed && 'country--changed',
  );
  return shape(
    'g',
    { class: classNames },
    shape('rect', { class: 'country__box', x: left, y: top, width, height: 2 * half, rx: 5 }),
    shape('path', {
      class: 'country__name',
      d: `M${left} ${top + half}v${-(half - 5)}q0 -5 5 -5h${width - 10}q5 0 5 5v${half - 5}z`,
    }),
    shape(
      'text',
      { class: 'country__title', 'text-anchor': 'middle', 'font-size': round(title.size) },
      title.lines.map((line, index) =>
        shape(
          'tspan',
          { x: middle - 10, y: round(top + half / 2 + title.size * (0.36 + index - (title.lines.length - 1) / 2)) },
          line,
        ),
      ),
    ),
    shape('rect', { class: 'country__stability', x: left + width - 20, y: top, width: 20, height: half, rx: 5 }),
    shape(
      'text',
      { class: 'country__number', x: left + width - 10, y: top + half / 2 + 4.5, 'text-anchor': 'middle' },
      String(stability),
    ),
    drawMarkers(map, { ...country, stability }, markers, words, note),
  );
}

/** On the lower edge of the box, where it hides neither name nor markers. */
function drawNote(map: MapModel, country: MapCountry, { text, warns }: CountryNote): Shape {
  const { top, half, middle } = boxOf(map, country);
  const width = Math.max(26, 7 * text.length + 8);
  return shape(
    'g',
    { class: classes('country__note', warns && 'country__note--warns') },
    shape('rect', { x: middle - width / 2, y: top + 2 * half - 5, width, height: 16, rx: 8 }),
    shape('text', { x: middle, y: top + 2 * half + 7, 'text-anchor': 'middle' }, text),
  );
}

/** The part of a country that changes in the course of a game: its markers, and the area that is read aloud. */
export function drawMarkers(
  map: MapModel,
  country: MapCountry,
  [us, ussr]: readonly [number, number],
  words: BoardWords,
  note?: CountryNote,
): Shape {
  const { width, left, top, half } = boxOf(map, country);
  const holder = controllerOf(country.stability, us, ussr);
  const said = [
    country.name,
    `${words.stability} ${country.stability}`,
    ...(country.battleground ? [words.battleground] : []),
    `${words.sides.us} ${us}, ${words.sides.ussr} ${ussr}`,
    ...(holder ? [`${words.control} ${words.sides[holder]}`] : []),
    ...(note ? [note.said] : []),
  ].join(', ');
  return shape(
    'g',
    { class: 'country__state' },
    ([us, ussr] as const).map((count, index) => {
      const side = index === 0 ? 'us' : 'ussr';
      const at = left + (index * width) / 2;
      return shape(
        'g',
        {
          class: classes(
            'marker',
            `marker--${side}`,
            holder === side && 'marker--control',
            count === 0 && 'marker--none',
          ),
        },
        shape('rect', { x: at + 4, y: top + half + 3, width: width / 2 - 8, height: half - 6, rx: 3 }),
        count > 0
          ? shape('text', { x: at + width / 4, y: top + half * 1.5 + 5, 'text-anchor': 'middle' }, String(count))
          : undefined,
      );
    }),
    note && drawNote(map, country, note),
    // What is pressed and what is read aloud: one area over the whole box.
    shape('rect', {
      class: 'country__area',
      x: left,
      y: top,
      width,
      height: 2 * half,
      rx: 5,
      'data-country': country.id,
      role: 'img',
      'aria-label': said,
    }),
  );
}

function boxOf(map: MapModel, { id }: MapCountry) {
  const { width, height } = map.layout.box;
  const { x, y } = placeOf(map.layout, id);
  return { width, left: x - width / 2, top: y - height / 2, half: height / 2, middle: x };
}

/** Hundredths are more than a screen shows. */
const round = (n: number): number => Math.round(n * 100) / 100;

/** Who controls a country of this stability. 2.1.7 */
export function controllerOf(stability: number, us: number, ussr: number): 'us' | 'ussr' | undefined {
  if (us >= stability && us - ussr >= stability) return 'us';
  if (ussr >= stability && ussr - us >= stability) return 'ussr';
  return undefined;
}
