/**
 * A replayed game as one page that needs nothing else: what the game shows of each moment, and beside it the whole record as
 * a list with what was found in it. Without a script the list and the first violation remain. Every game hands in what it
 * shows; the page is the same.
 */
import { createHash } from 'node:crypto';
import { classes, escaped, markup, type Shape, shape } from '../../drawing/shape.ts';
import type { Violation } from '../../logs/replay/report.ts';
import { label as labelIn } from '../../ruling/language.ts';
import { clauseName, type Language } from '../../ruling/view-format.ts';
import { asset } from './assets.ts';
import { differences, Fragments } from './slots.ts';

/** A line that could not be read. */
interface UnreadOnPage {
  readonly line: number;
  readonly text: string;
  readonly says: string;
}

/** One moment of a game. */
export interface MomentOnPage {
  readonly title: string;
  /** Where the game stands then. */
  readonly standing: string;
  /** First line of it in the file. */
  readonly line: number;
  readonly lines: readonly { readonly number: number; readonly text: string }[];
  readonly violations: readonly Pick<Violation, 'line' | 'clause' | 'message' | 'follows'>[];
  readonly undetermined: readonly { readonly line: number; readonly clause: string; readonly reason: string }[];
  readonly notes: readonly { readonly line: number | null; readonly text: string }[];
  /** What would have been legal instead of a violation, each as a list in words. */
  readonly instead: (line: number) => readonly string[];
}

/** What a game hands in to be shown as a page. */
export interface GameOnPage {
  readonly language: Language;
  readonly file: string;
  readonly lines: number;
  readonly unread: readonly UnreadOnPage[];
  readonly violations: readonly Pick<Violation, 'line' | 'clause' | 'message' | 'follows'>[];
  /** No violation, or how many. */
  readonly verdict: string;
  /** How much was checked, and what else there is to say in a few words. */
  readonly summary: readonly string[];
  readonly end: string;
  readonly moments: readonly MomentOnPage[];
  /** The places that change, as numbers of fragments, in the order in which they stand on the page. */
  readonly pieces: (moment: number, fragments: Fragments) => readonly number[];
  /** What stands beside the list; each place that changes takes the attributes that `slot` gives, in that order. */
  readonly stage: (moment: number, slot: () => Shape['attributes']) => Shape;
}

type Label = (id: string, args?: Parameters<typeof labelIn>[2]) => string;

/** Writes the page. The language is that of the page; the lines of the record stay as they are. */
export function writePage(game: GameOnPage): string {
  const fragments = new Fragments();
  const states = game.moments.map((_, index) => game.pieces(index, fragments));
  const wrong = game.moments.flatMap(({ violations }, index) => (violations.length > 0 ? [index] : []));
  // Without a script the page shows where the trouble is, or the end.
  const first = wrong[0] ?? game.moments.length - 1;
  const data = { fragments: fragments.list, steps: differences(states), wrong };
  return documentOf(game, first, bodyOf(game, first, states[first] ?? []), data);
}

function bodyOf(game: GameOnPage, first: number, pieces: readonly number[]): Shape[] {
  const label: Label = (id, args) => labelIn(game.language, id, args);
  let slot = 0;
  const next = (): Shape['attributes'] => ({ 'data-slot': slot, 'data-shown': pieces[slot++] });
  return [
    headerOf(game, label),
    barOf(game, first, label),
    shape(
      'main',
      { class: 'stage' },
      game.stage(first, next),
      shape(
        'section',
        { 'aria-live': 'polite' },
        game.moments.map((moment, index) => momentOf(game, moment, index, index === first, label)),
      ),
    ),
  ];
}

function headerOf(game: GameOnPage, label: Label): Shape {
  const { violations, unread, language } = game;
  const indexOf = (line: number): number => game.moments.findLastIndex((moment) => moment.line <= line);
  return shape(
    'header',
    {},
    shape('h1', {}, titled(game)),
    shape(
      'p',
      { class: classes('verdict', violations.length > 0 ? 'verdict--wrong' : 'verdict--clean') },
      game.verdict,
    ),
    shape(
      'p',
      { class: 'summary' },
      [label('replay.lines', { n: game.lines }), label('replay.unread', { n: unread.length }), ...game.summary].join(
        ' · ',
      ),
    ),
    shape('p', { class: 'summary' }, `${label('replay.end')}: ${game.end}`),
    violations.length + unread.length === 0
      ? undefined
      : shape(
          'ul',
          { class: 'found' },
          violations.map(({ line, clause, message, follows }) =>
            shape(
              'li',
              {},
              shape('a', { href: `#m${indexOf(line)}` }, label('replay.line', { n: line })),
              ` · ${clauseName(clause, language)} · ${message}${followsFrom(label, follows)}`,
            ),
          ),
          unread.map(({ line, text, says }) =>
            shape('li', {}, `${label('replay.line', { n: line })} · ${label('replay.unread-line')}: ${text} · ${says}`),
          ),
        ),
  );
}

function barOf({ moments, violations }: GameOnPage, first: number, label: Label): Shape {
  const last = moments.length - 1;
  const button = (id: string, text: string, more: Shape['attributes'] = {}): Shape =>
    shape('button', { type: 'button', id, ...more }, text);
  const none = violations.length === 0 ? { disabled: '' } : {};
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

function momentOf(game: GameOnPage, moment: MomentOnPage, index: number, here: boolean, label: Label): Shape {
  const { language } = game;
  const { title, standing, lines, violations, undetermined, notes } = moment;
  const finding = (kind: string, line: number | null, text: string, more: readonly Shape[] = []): Shape =>
    shape(
      'p',
      { class: `finding finding--${kind}` },
      shape('b', {}, line === null ? label('replay.note') : label('replay.line', { n: line })),
      ` · ${text}`,
      more,
    );
  const instead = (line: number): Shape[] =>
    moment.instead(line).flatMap((said) => [shape('br'), shape('span', {}, `${label('replay.instead')}: ${said}`)]);
  const unread = game.unread.filter(({ line }) => lines.some(({ number }) => number === line));
  const wrong = new Set([...violations, ...unread].map(({ line }) => line));
  return shape(
    'article',
    { class: classes('moment', here && 'here'), id: `m${index}` },
    shape('h2', {}, title),
    shape('p', { class: 'standing' }, standing),
    violations.map(({ line, clause, message, follows }) =>
      finding(
        'violation',
        line,
        `${clauseName(clause, language)} · ${message}${followsFrom(label, follows)}`,
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
const titled = ({ file }: GameOnPage): string => file.split(/[/\\]/).at(-1) ?? '';

/** Which line a violation follows from. */
const followsFrom = (label: Label, line: number | undefined): string =>
  line === undefined ? '' : ` · ${label('replay.follows', { line })}`;

/** The site changes its colours by a switch, the page by what the reader's machine prefers. */
const bySystem = (palette: string): string =>
  palette.replace(/html\[data-theme='dark'\] \{([^}]*)\}/, '@media (prefers-color-scheme: dark) { html:root {$1} }');

function documentOf(game: GameOnPage, first: number, body: readonly Shape[], data: object): string {
  const { language } = game;
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
    `<title>${escaped(`${titled(game)} · ${game.verdict}`)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    ...body.map(markup),
    `<script type="application/json" id="timeline">${json}</script>`,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
