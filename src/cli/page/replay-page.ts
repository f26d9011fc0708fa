/**
 * A replay as one page that needs nothing else: the board as a drawing, tracks and hands at each moment, and the whole
 * log as a list with what was found in it. Without a script the list and the board of the first violation remain.
 */
import { createHash } from 'node:crypto';
import { drawBoard, drawMarkers } from '../../drawing/board.ts';
import type { MapModel } from '../../drawing/map-model.ts';
import { classes, escaped, markup, type Shape, shape } from '../../drawing/shape.ts';
import { drawTracks } from '../../drawing/tracks.ts';
import type { State } from '../../games/twilight-struggle/state.ts';
import { type Film, type Moment, titleOf } from '../../logs/film.ts';
import { type ToldHand, toldHands } from '../../logs/replay/hands/told-hands.ts';
import { CHECKED, mistakesOf } from '../../logs/replay/report.ts';
import { label as labelIn, say } from '../../ruling/language.ts';
import { clauseName, type Language } from '../../ruling/view-format.ts';
import { asset } from './assets.ts';
import { differences, Fragments } from './slots.ts';

/** What the page is made of. */
interface Making {
  readonly film: Film;
  readonly map: MapModel;
  readonly language: Language;
  readonly label: (id: string, args?: Parameters<typeof labelIn>[2]) => string;
  readonly sides: Readonly<Record<'us' | 'ussr', string>>;
}

/** Writes the page. The language is that of the page; the lines of the log stay as they are. */
export function replayPage(film: Film, map: MapModel, language: Language): string {
  const label: Making['label'] = (id, args) => labelIn(language, id, args);
  const making: Making = { film, map, language, label, sides: map.superpowers };
  const fragments = new Fragments();
  const states = film.moments.map((moment) => slotsOf(making, moment, fragments));
  const wrong = film.moments.flatMap(({ violations }, index) => (violations.length > 0 ? [index] : []));
  // Without a script the page shows where the trouble is, or the end.
  const first = wrong[0] ?? film.moments.length - 1;
  const data = { fragments: fragments.list, steps: differences(states), wrong };
  return documentOf(making, first, bodyOf(making, first, states[first] ?? []), data);
}

// Places that change --------------------------------------------------------------------------------------------------

const boardWords = ({ label, sides }: Making) => ({
  stability: label('page.stability'),
  battleground: label('page.battleground'),
  control: label('page.control'),
  sides,
});

const trackWords = ({ label, sides }: Making) => ({
  turn: label('page.turn'),
  vp: label('page.vp'),
  milops: label('page.milops'),
  space: label('page.space'),
  china: label('page.china'),
  sides,
});

/** The pieces of every place, in the order in which the places stand on the page: countries, tracks, hands. */
function slotsOf(making: Making, moment: Moment, fragments: Fragments): number[] {
  const { map } = making;
  const { after: state } = moment;
  return [
    ...map.countries.map((country) =>
      fragments.add(drawMarkers(map, country, markersOf(making, state, country.id), boardWords(making)).children),
    ),
    ...drawTracks(state, trackWords(making)).map(({ children }) => fragments.add(children)),
    ...handsOf(making, moment).flatMap((hand) => partsOf(making, hand).map((part) => fragments.add([part]))),
  ];
}

const handsOf = ({ film }: Making, { after, holdings }: Moment): readonly ToldHand[] =>
  toldHands({ ...film.board, state: after }, holdings);

/** What changes of a hand: what it holds, how many cards may be among the unknown ones, and a place for each of them. */
function partsOf(making: Making, hand: ToldHand): string[] {
  const { film, label } = making;
  const { possible } = hand;
  return [
    inHand(making, hand),
    possible.length === 0 ? '' : label('page.may-hold', { n: possible.length }),
    ...film.board.tables.cardNumbers.map((card) => (possible.includes(card) ? nameOf(making, card) : '')),
  ];
}

const nameOf = ({ language }: Making, card: number): string =>
  language.names.of.card?.(card, undefined) ?? String(card);

function markersOf({ film }: Making, state: State, id: string): readonly [number, number] {
  const index = film.board.tables.countryIndex.get(id) ?? 0;
  return [state.influence[2 * index] ?? 0, state.influence[2 * index + 1] ?? 0];
}

/** The cards that are surely in a hand, and how many more there are. */
function inHand(making: Making, { known, hidden }: ToldHand): string {
  const { label } = making;
  const cards = known.map((card) => nameOf(making, card));
  if (hidden === undefined) return [...cards, label('page.hand-not-stated')].join(', ');
  const unknown = hidden > 0 ? [label('page.unknown', { n: hidden })] : [];
  const all = [...cards, ...unknown];
  return all.length === 0 ? label('page.empty') : all.join(', ');
}

/** Marks the places of a drawing, and what they hold. */
function withSlots(drawing: Shape, isSlot: (shape: Shape) => boolean, next: () => Shape['attributes']): Shape {
  const children = drawing.children.map((child) =>
    typeof child === 'string' ? child : withSlots(child, isSlot, next),
  );
  return isSlot(drawing)
    ? { ...drawing, attributes: { ...drawing.attributes, ...next() }, children }
    : { ...drawing, children };
}

// The page ------------------------------------------------------------------------------------------------------------

function bodyOf(making: Making, first: number, pieces: readonly number[]): Shape[] {
  const { film, map, label, sides } = making;
  const state = film.moments[first]?.after ?? film.board.state;
  let slot = 0;
  const next = (): Shape['attributes'] => ({ 'data-slot': slot, 'data-shown': pieces[slot++] });
  const influence = Object.fromEntries(map.countries.map(({ id }) => [id, markersOf(making, state, id)]));
  const board = withSlots(
    drawBoard(map, { influence, label: label('page.board') }, boardWords(making)),
    ({ attributes }) => attributes.class === 'country__state',
    next,
  );
  const tracks = drawTracks(state, trackWords(making)).map((track) => ({
    ...track,
    attributes: { ...track.attributes, ...next() },
  }));
  const moment = film.moments[first];
  const hands = (moment ? handsOf(making, moment) : []).flatMap((hand, side) => {
    const [held = '', summary = '', ...possible] = partsOf(making, hand);
    return [
      shape('dt', {}, sides[side === 0 ? 'us' : 'ussr']),
      shape('dd', next(), held),
      shape(
        'dd',
        {},
        shape(
          'details',
          { class: 'may-hold' },
          shape('summary', next(), summary),
          shape(
            'ul',
            {},
            possible.map((name) => shape('li', next(), name)),
          ),
        ),
      ),
    ];
  });
  return [
    headerOf(making),
    barOf(making, first),
    shape(
      'main',
      { class: 'stage' },
      shape(
        'section',
        { 'aria-label': label('page.board') },
        shape('div', { class: 'frame', tabindex: 0, role: 'group', 'aria-label': label('page.board') }, board),
        shape('div', { class: 'tracks' }, tracks),
        shape('h2', { class: 'hands' }, label('page.hands')),
        shape('dl', { class: 'hands' }, hands),
      ),
      shape(
        'section',
        { 'aria-live': 'polite' },
        film.moments.map((moment, index) => momentOf(making, moment, index, index === first)),
      ),
    ),
  ];
}

function headerOf(making: Making): Shape {
  const { film, label, language } = making;
  const { report } = film;
  const { violations, unread, undetermined, notes, checked } = report;
  const n = violations.length;
  const kinds = CHECKED.map((kind) => `${label(`replay.kind.${kind}`)} ${checked[kind]}`).join(', ');
  const indexOf = (line: number): number => film.moments.findLastIndex((moment) => moment.line <= line);
  return shape(
    'header',
    {},
    shape('h1', {}, titled(making)),
    shape('p', { class: classes('verdict', n > 0 ? 'verdict--wrong' : 'verdict--clean') }, verdictOf(making)),
    shape(
      'p',
      { class: 'summary' },
      [
        label('replay.lines', { n: report.lines }),
        label('replay.unread', { n: unread.length }),
        `${label('replay.checked')}: ${kinds}`,
        `${label('page.open')}: ${undetermined.length}`,
        `${label('replay.notes')}: ${notes.length}`,
      ].join(' · '),
    ),
    shape('p', { class: 'summary' }, `${label('replay.end')}: ${report.ending.text}`),
    n + unread.length === 0
      ? undefined
      : shape(
          'ul',
          { class: 'found' },
          violations.map(({ line, clause, message, follows }) =>
            shape(
              'li',
              {},
              shape('a', { href: `#m${indexOf(line)}` }, label('replay.line', { n: line })),
              ` · ${clauseName(clause, language)} · ${message}${followsFrom(making, follows)}`,
            ),
          ),
          unread.map(({ line, text, says }) =>
            shape('li', {}, `${label('replay.line', { n: line })} · ${label('replay.unread-line')}: ${text} · ${says}`),
          ),
        ),
  );
}

function barOf({ film, label }: Making, first: number): Shape {
  const last = film.moments.length - 1;
  const button = (id: string, text: string, more: Shape['attributes'] = {}): Shape =>
    shape('button', { type: 'button', id, ...more }, text);
  const none = film.report.violations.length === 0 ? { disabled: '' } : {};
  return shape(
    'nav',
    { class: 'bar', 'aria-label': label('page.moment') },
    button('previous', `← ${label('page.previous')}`),
    button('next', `${label('page.next')} →`),
    button('violation', label('page.violation'), none),
    button('last', label('page.last')),
    button('list', label('page.all'), { 'aria-pressed': 'false' }),
    shape('input', {
      type: 'range',
      id: 'slider',
      min: 0,
      max: last,
      value: first,
      'aria-label': label('page.moment'),
    }),
    shape('small', {}, label('page.keys')),
  );
}

function momentOf(making: Making, moment: Moment, index: number, here: boolean): Shape {
  const { film, label, language } = making;
  const { after, lines, violations, undetermined, notes, incidents } = moment;
  const finding = (kind: string, line: number | null, text: string, more: readonly Shape[] = []): Shape =>
    shape(
      'p',
      { class: `finding finding--${kind}` },
      shape('b', {}, line === null ? label('replay.note') : label('replay.line', { n: line })),
      ` · ${text}`,
      more,
    );
  const instead = (line: number): Shape[] =>
    incidents
      .filter(({ violation, instead }) => violation.line === line && instead.length > 0)
      .flatMap(({ instead }) => [shape('br'), shape('span', {}, `${label('replay.instead')}: ${instead.join('; ')}`)]);
  const unread = film.report.unread.filter(({ line }) => lines.some(({ number }) => number === line));
  const wrong = new Set([...violations, ...unread].map(({ line }) => line));
  return shape(
    'article',
    { class: classes('moment', here && 'here'), id: `m${index}` },
    shape(
      'h2',
      {},
      titleOf(moment, (said) => say(language, said)),
    ),
    shape('p', { class: 'standing' }, label('replay.place', { turn: after.turn, defcon: after.defcon, vp: after.vp })),
    violations.map(({ line, clause, message, follows }) =>
      finding(
        'violation',
        line,
        `${clauseName(clause, language)} · ${message}${followsFrom(making, follows)}`,
        instead(line),
      ),
    ),
    unread.map(({ line, says }) => finding('violation', line, `${label('replay.unread-line')} · ${says}`)),
    undetermined.map(({ line, clause, reason }) =>
      finding('undetermined', line, `${clauseName(clause, language)} · ${reason}`),
    ),
    notes.map(({ line, text }) => finding('note', line, text)),
    shape(
      'ol',
      {},
      lines.map(({ number, text }) =>
        shape('li', { value: number, class: wrong.has(number) ? 'wrong' : undefined }, text),
      ),
    ),
  );
}

// The document --------------------------------------------------------------------------------------------------------

/** The name of the file without its folders, which are nobody's business. */
const titled = ({ film }: Making): string => film.report.file.split(/[/\\]/).at(-1) ?? '';

/** Which line a violation follows from. */
const followsFrom = ({ label }: Making, line: number | undefined): string =>
  line === undefined ? '' : ` · ${label('replay.follows', { line })}`;

/** No violation, or how many. */
const verdictOf = ({ film, label }: Making): string => {
  const n = mistakesOf(film.report.violations).length;
  return n > 0 ? label('replay.wrong', { n }) : label('replay.clean');
};

/** The site changes its colours by a switch, the page by what the reader's machine prefers. */
const bySystem = (palette: string): string =>
  palette.replace(/html\[data-theme='dark'\] \{([^}]*)\}/, '@media (prefers-color-scheme: dark) { html:root {$1} }');

function documentOf(making: Making, first: number, body: readonly Shape[], data: object): string {
  const { language } = making;
  const script = asset('script');
  const style = [bySystem(asset('palette')), asset('board'), asset('page')].join('\n');
  const digest = createHash('sha256').update(script).digest('base64');
  // Nothing is fetched, and no script runs but our own, whatever a log says.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`;
  // A closing tag in the data would end the element that holds it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return [
    '<!doctype html>',
    `<html lang="${escaped(language.names.locale)}" data-at="${first}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(`${titled(making)} · ${verdictOf(making)}`)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    ...body.map(markup),
    `<script type="application/json" id="film">${json}</script>`,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
