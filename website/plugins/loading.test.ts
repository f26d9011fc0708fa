/** The line that is shown while another page is on its way. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import loading from '../src/loading.ts';

const at = (pathname: string) => ({ pathname }) as never;
const dataset: DOMStringMap = {};
const isShown = (): boolean => 'loading' in dataset;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { documentElement: { dataset } });
});
afterEach(() => {
  delete dataset.loading;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('while another page is on its way', () => {
  it('a line is shown after a moment, and gone when the page is there', () => {
    const location = at('/cards/');
    loading.onRouteUpdate?.({ location, previousLocation: at('/') });
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(200);
    expect(isShown()).toBe(true);
    loading.onRouteDidUpdate?.({ location, previousLocation: at('/') });
    expect(isShown()).toBe(false);
  });

  it('none is shown for a page that is there at once', () => {
    const stop = loading.onRouteUpdate?.({ location: at('/cards/'), previousLocation: at('/') });
    if (typeof stop === 'function') stop();
    vi.advanceTimersByTime(1000);
    expect(isShown()).toBe(false);
  });

  it.each([
    ['the first page', null],
    ['another place of the same page', at('/cards/')],
  ])('none is shown for %s', (_title, previousLocation) => {
    loading.onRouteUpdate?.({ location: at('/cards/'), previousLocation });
    vi.advanceTimersByTime(1000);
    expect(isShown()).toBe(false);
  });
});
