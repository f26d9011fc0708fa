/** A replay of *Twilight Struggle* as a page: the board as a drawing, tracks and hands at each moment. */
import { drawBoard, drawMarkers } from '../../drawing/board.ts';
import type { MapModel } from '../../drawing/map-model.ts';
import { type Shape, shape } from '../../drawing/shape.ts';
import { drawTracks } from '../../drawing/tracks.ts';
import { stabilityOf } from '../../games/twilight-struggle/board.ts';
import type { State } from '../../games/twilight-struggle/state.ts';
import { type KnownHand, knownHands } from '../../logs/replay/hands/known-hands.ts';
import { CHECKED, mistakesOf } from '../../logs/replay/report.ts';
import { type Moment, type Timeline, titleOf } from '../../logs/timeline.ts';
import { label as labelIn, say } from '../../ruling/language.ts';
import type { Language } from '../../ruling/view-format.ts';
import { type GameOnPage, writePage } from './page.ts';
import type { Fragments } from './slots.ts';

/** What the page is made of. */
interface Making {
  readonly timeline: Timeline;
  readonly map: MapModel;
  readonly language: Language;
  readonly label: (id: string, args?: Parameters<typeof labelIn>[2]) => string;
  readonly sides: Readonly<Record<'us' | 'ussr', string>>;
}

/** Writes the page. The language is that of the page; the lines of the log stay as they are. */
export function replayPage(timeline: Timeline, map: MapModel, language: Language): string {
  const label: Making['label'] = (id, args) => labelIn(language, id, args);
  const making: Making = { timeline, map, language, label, sides: map.superpowers };
  const { violations, undetermined, notes, checked, ending, file, lines, unread } = timeline.report;
  const n = mistakesOf(violations).length;
  const kinds = CHECKED.map((kind) => `${label(`replay.kind.${kind}`)} ${checked[kind]}`).join(', ');
  const game: GameOnPage = {
    language,
    file,
    lines,
    unread,
    violations,
    verdict: n > 0 ? label('replay.wrong', { n }) : label('replay.clean'),
    summary: [
      `${label('replay.checked')}: ${kinds}`,
      `${label('page.open')}: ${undetermined.length}`,
      `${label('replay.notes')}: ${notes.length}`,
    ],
    end: ending.text,
    moments: timeline.moments.map((moment) => {
      const { turn, defcon, vp } = moment.after;
      return {
        ...moment,
        title: titleOf(moment, (said) => say(language, said)),
        standing: label('replay.place', { turn, defcon, vp }),
        instead: (line) =>
          moment.incidents
            .filter(({ violation, instead }) => violation.line === line && instead.length > 0)
            .map(({ instead }) => instead.join('; ')),
      };
    }),
    pieces: (index, fragments) => slotsOf(making, timeline.moments[index] as Moment, fragments),
    stage: (index, next) => stageOf(making, index, next),
  };
  return writePage(game);
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
      fragments.add(
        drawMarkers(
          map,
          { ...country, stability: stabilityIn(making, state, country.id) },
          markersOf(making, state, country.id),
          boardWords(making),
        ).children,
      ),
    ),
    ...drawTracks(state, trackWords(making)).map(({ children }) => fragments.add(children)),
    ...handsOf(making, moment).flatMap((hand) => partsOf(making, hand).map((part) => fragments.add([part]))),
  ];
}

const handsOf = ({ timeline }: Making, { after, holdings }: Moment): readonly KnownHand[] =>
  knownHands({ ...timeline.board, state: after }, holdings);

/** What changes of a hand: what it holds, how many cards may be among the unknown ones, and a place for each of them. */
function partsOf(making: Making, hand: KnownHand): string[] {
  const { timeline, label } = making;
  const { possible } = hand;
  return [
    inHand(making, hand),
    possible.length === 0 ? '' : label('page.may-hold', { n: possible.length }),
    ...timeline.board.tables.cardNumbers.map((card) => (possible.includes(card) ? nameOf(making, card) : '')),
  ];
}

const nameOf = ({ language }: Making, card: number): string =>
  language.names.of.card?.(card, undefined) ?? String(card);

function markersOf({ timeline }: Making, state: State, id: string): readonly [number, number] {
  const index = timeline.board.tables.countryIndex.get(id) ?? 0;
  return [state.influence[2 * index] ?? 0, state.influence[2 * index + 1] ?? 0];
}

/** The stability number of a country in a position: a card may have changed the printed one. */
function stabilityIn({ timeline }: Making, state: State, id: string): number {
  return stabilityOf({ ...timeline.board, state }, timeline.board.tables.countryIndex.get(id) ?? 0);
}

/** The cards that are surely in a hand, and how many more there are. */
function inHand(making: Making, { known, hidden }: KnownHand): string {
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

// The stage ----------------------------------------------------------------------------------------------------------

function stageOf(making: Making, first: number, next: () => Shape['attributes']): Shape {
  const { timeline, map, label, sides } = making;
  const state = timeline.moments[first]?.after ?? timeline.board.state;
  const influence = Object.fromEntries(map.countries.map(({ id }) => [id, markersOf(making, state, id)]));
  const stability = Object.fromEntries(map.countries.map(({ id }) => [id, stabilityIn(making, state, id)]));
  const board = withSlots(
    drawBoard(map, { influence, stability, label: label('page.board') }, boardWords(making)),
    ({ attributes }) => attributes.class === 'country__state',
    next,
  );
  const tracks = drawTracks(state, trackWords(making)).map((track) => ({
    ...track,
    attributes: { ...track.attributes, ...next() },
  }));
  const moment = timeline.moments[first];
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
  return shape(
    'section',
    { 'aria-label': label('page.board') },
    shape('div', { class: 'frame', tabindex: 0, role: 'group', 'aria-label': label('page.board') }, board),
    shape('div', { class: 'tracks' }, tracks),
    shape('h2', { class: 'hands' }, label('page.hands')),
    shape('dl', { class: 'hands' }, hands),
  );
}
