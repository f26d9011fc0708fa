import { beforeAll, describe, expect, it } from 'vitest';
import { renderMessage } from '../../core/render.ts';
import { loadLayout, loadTexts } from '../../data/index.ts';
import { COMPLETE_LOCALES as LOCALES } from '../../data/locales.ts';
import { drawMarkers } from '../../drawing/board.ts';
import { mapModel } from '../../drawing/map-model.ts';
import { escaped, markup } from '../../drawing/shape.ts';
import { makeNames } from '../../games/twilight-struggle/names.ts';
import { INVENTED_GAME } from '../../logs/replay/fixture-log.ts';
import { PLAYDEK } from '../../logs/replay/fixtures.ts';
import { knownHands } from '../../logs/replay/hands/known-hands.ts';
import { type Timeline, timelineOfLog } from '../../logs/timeline.ts';
import { replayPage } from './replay-page.ts';

const layout = loadLayout();

function pageOf(
  text: string,
  locale: (typeof LOCALES)[number] = 'en',
): { readonly timeline: Timeline; readonly html: string } {
  const texts = loadTexts(locale);
  const first = timelineOfLog(PLAYDEK, text, { file: 'folder/game.txt' });
  const names = makeNames(first.board.tables, texts);
  const timeline = timelineOfLog(PLAYDEK, text, {
    file: 'folder/game.txt',
    say: (said) => renderMessage(texts.messages, said, names),
  });
  const map = mapModel(timeline.board.rules, layout, texts);
  return { timeline, html: replayPage(timeline, map, { words: texts.messages, names }) };
}

/** The data that the script of the page reads. */
function dataOf(html: string) {
  const json = /id="timeline">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(json) as {
    readonly fragments: readonly string[];
    readonly steps: readonly (readonly number[])[];
    readonly wrong: readonly number[];
  };
}

describe('the page of a replay', () => {
  let timeline: Timeline;
  let html: string;
  beforeAll(() => {
    ({ timeline, html } = pageOf(INVENTED_GAME));
  });

  it('holds every line of the log, without a script', () => {
    const list = html.slice(0, html.indexOf('<script'));
    const missing = INVENTED_GAME.split('\n').flatMap((line, index) =>
      line.trim() === '' || list.includes(`<li value="${index + 1}"`) ? [] : [index + 1],
    );
    expect(missing).toEqual([]);
  });

  it('asks for nothing that is elsewhere, and forbids it', () => {
    expect(html.includes("default-src 'none'")).toBe(true);
    expect(html.match(/(?:src|href)="(?!#)|url\(|@import|https?:/g)).toBeNull();
  });

  it('is called by the name of the file, without its folder', () => {
    expect(html.includes('<h1>game.txt</h1>')).toBe(true);
    expect(html.includes('folder/')).toBe(false);
  });

  it('draws, step by step, what a drawing of each position shows', () => {
    const { fragments, steps } = dataOf(html);
    const map = mapModel(timeline.board.rules, layout, loadTexts('en'));
    const words = {
      stability: 'stability',
      battleground: 'battleground',
      control: 'controlled by the',
      sides: map.superpowers,
    };
    const shown: number[] = [];
    for (const [at, { after }] of timeline.moments.entries()) {
      const step = steps[at] ?? [];
      for (let i = 0; i < step.length; i += 2) shown[step[i] as number] = step[i + 1] as number;
      for (const [slot, country] of map.countries.entries()) {
        const index = timeline.board.tables.countryIndex.get(country.id) ?? -1;
        const pair = [after.influence[2 * index], after.influence[2 * index + 1]] as [number, number];
        const drawing = markup(drawMarkers(map, country, pair, words));
        expect(drawing).toBe(`<g class="country__state">${fragments[shown[slot] ?? -1]}</g>`);
      }
    }
    expect(timeline.moments.length).toBeGreaterThan(30);
  });

  it('shows at each step what is surely in a hand, and what may be there', () => {
    const { fragments, steps } = dataOf(html);
    const { tables } = timeline.board;
    const shown: number[] = [];
    for (const [at, { after, holdings }] of timeline.moments.entries()) {
      const step = steps[at] ?? [];
      for (let i = 0; i < step.length; i += 2) shown[step[i] as number] = step[i + 1] as number;
      // The hands are the last places: each a sentence, a heading, and a place for every card.
      const places = shown.slice(-2 * (2 + tables.cardNumbers.length)).map((piece) => fragments[piece]);
      for (const [side, { known, hidden, possible }] of knownHands(
        { ...timeline.board, state: after },
        holdings,
      ).entries()) {
        const [held, heading, ...cards] = places.slice(side * (places.length / 2), (side + 1) * (places.length / 2));
        for (const card of known) expect(held).toContain(escaped(tables.cards[card]?.title ?? '?'));
        expect(held?.includes('unknown')).toBe(hidden !== 0);
        expect(heading).toBe(possible.length === 0 ? '' : `possibly among the unknown ones (${possible.length})`);
        expect(cards.filter((card) => card !== '')).toHaveLength(possible.length);
      }
    }
    expect(timeline.moments.some(({ holdings }) => (holdings?.hands[1].possible.length ?? 0) > 0)).toBe(true);
  });

  it('is small: every piece of drawing is kept once, and a step holds only what changes', () => {
    const { fragments, steps } = dataOf(html);
    expect(new Set(fragments).size).toBe(fragments.length);
    for (const step of steps.slice(1)) {
      // A deal changes what the hands may be, and nothing else changes much.
      const slots = step.filter((_, at) => at % 2 === 0);
      const { length: countries } = timeline.board.rules.countries;
      expect(slots.filter((slot) => slot < countries).length).toBeLessThan(30);
    }
    const pieces = steps.reduce((sum, { length }) => sum + length / 2, 0);
    expect(pieces).toBeLessThan(35 * steps.length);
    expect(html.length).toBeLessThan(300_000);
  });

  it.each(LOCALES)('is in the language %s, and has a word for everything', (locale) => {
    const { html: page } = pageOf(INVENTED_GAME, locale);
    expect(page.includes(`<html lang="${locale}"`)).toBe(true);
    expect(page.match(/\b(?:label|claim|log)\.[a-z][\w.-]*[^;(]/g)).toBeNull();
  });
});

describe('a log that has something wrong in it', () => {
  const { html, timeline } = pageOf(INVENTED_GAME.replace('DEFCON degrades to 3', 'DEFCON degrades to 2'));

  it('has its violation on the page, at its line, with its clause', () => {
    const [violation] = timeline.report.violations;
    expect(violation).toBeDefined();
    expect(html.includes(`<li value="${violation?.line}" class="wrong">DEFCON degrades to 2</li>`)).toBe(true);
    expect(html.includes(`${violation?.clause} · `)).toBe(true);
  });

  it('is shown at that moment', () => {
    const { wrong } = dataOf(html);
    expect(html.includes(`data-at="${wrong[0]}"`)).toBe(true);
  });
});

describe('a hostile log', () => {
  const attack = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"'`;
  const { html } = pageOf(
    INVENTED_GAME.replace('Anna', attack).replace('\nTurn 1, US AR1', `\n${attack}\n\nTurn 1, US AR1`),
  );

  it('brings no element of its own into the page, by a name or by a line', () => {
    expect(html.includes('<img')).toBe(false);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/script/g)).toHaveLength(2);
    expect(html.includes('&lt;/script&gt;&lt;script&gt;alert(1)')).toBe(true);
  });
});
