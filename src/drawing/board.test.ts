/** The drawing of the board against the data it stands for. */
import { describe, expect, it } from 'vitest';
import { loadLayout, loadRuleset, loadTexts } from '../data/index.ts';
import { drawBoard } from './board.ts';
import { connections } from './geometry.ts';
import { mapModel, type Point } from './map-model.ts';
import { escaped, markup, shape } from './shape.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { countries } = loaded.rules;
const layout = loadLayout();
const places = Object.entries(layout.countries);
const map = mapModel(loaded.rules, layout, loadTexts('en'));
const words = {
  stability: 'stability',
  battleground: 'battleground',
  control: 'controlled by the',
  sides: { us: 'US', ussr: 'USSR' },
};

describe('the board', () => {
  it('has a place for every country and for nothing else', () => {
    expect(places.map(([id]) => id).sort()).toEqual(countries.map(({ id }) => id).sort());
  });

  it('lets no two boxes overlap', () => {
    const { width, height } = layout.box;
    const overlapping = places.flatMap(([a, p], index) =>
      places
        .slice(index + 1)
        .flatMap(([b, q]) => (Math.abs(p.x - q.x) < width && Math.abs(p.y - q.y) < height ? [`${a} ${b}`] : [])),
    );
    expect(overlapping).toEqual([]);
  });

  it('draws every connection once, and none of them through the middle of another country', () => {
    const lines = connections(map);
    const pairs = countries.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2;
    const beside = countries.filter(({ superpower }) => superpower !== null).length;
    expect(lines.length).toBe(pairs + beside);
    const through = lines.flatMap(({ key, from, to }) =>
      places.flatMap(([id, place]) =>
        key.split(' ').includes(id) || distance(place, from, to) > 14 ? [] : [`${key} through ${id}`],
      ),
    );
    expect(through).toEqual([]);
  });
});

describe('the drawing of the board', () => {
  const drawing = markup(
    drawBoard(map, { influence: { mexico: [3, 1] }, changed: ['mexico'], label: 'The board' }, words),
  );

  it('has an area for every country, with what is to be known of it in words', () => {
    for (const { id } of countries) expect(drawing.split(`data-country="${id}"`)).toHaveLength(2);
    expect(drawing).toContain('aria-label="Mexico, stability 2, battleground, US 3, USSR 1, controlled by the US"');
  });

  it('shows a stability number that a card has changed, in figures and in words', () => {
    const changed = markup(drawBoard(map, { influence: { zaire: [2, 0] }, stability: { zaire: 3 }, label: '' }, words));
    expect(changed).toContain('aria-label="Zaire, stability 3, battleground, US 2, USSR 0');
    const box = changed.slice(0, changed.indexOf('aria-label="Zaire'));
    expect(/country__number"[^>]*>(\d)</g.exec(box.slice(box.lastIndexOf('country__number') - 1))?.[1]).toBe('3');
  });

  it('gives a halo to the countries that changed, and to no other', () => {
    expect(drawing.match(/country--changed/g)).toHaveLength(1);
  });

  it('is drawn in the names of any language', () => {
    const russian = mapModel(loaded.rules, layout, loadTexts('ru'));
    expect(markup(drawBoard(russian, { label: '' }, words))).toContain('Мексика');
  });
});

describe('markup', () => {
  it('lets no text and no value become an element', () => {
    const text = `<script>alert("x")</script> & 'y'`;
    const safe = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;';
    expect(markup(shape('p', { title: text }, text))).toBe(`<p title="${safe}">${safe}</p>`);
  });

  it('replaces what no document may hold', () => {
    expect(escaped('a\u0000b\u001bc\nd')).toBe('a\uFFFDb\uFFFDc\nd');
  });

  it('leaves out what is absent, and ends every element of HTML', () => {
    expect(markup(shape('div', { id: undefined, class: 'x' }, undefined, shape('span')))).toBe(
      '<div class="x"><span></span></div>',
    );
  });
});

/** From a point to a stretch of line. */
function distance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
