/** The kinds of pages there are. */
import type { Page } from 'playwright-core';

/** One of each kind of page. */
export const PAGES = [
  '',
  'rulebook/',
  'rulebook/6/',
  'rulebook/6.3.4/',
  'rulebook/editions/',
  'cards/',
  'cards/blockade/',
  'board/',
  'board/iran/',
  'charts/',
  'charts/turn.actionRounds.resolving/',
  'charts/guerra-fria/',
  'desk/',
  'replay/',
  'issues/',
  'issues/event-operations-modified/',
  'conformance/',
  'conformance/01-rulebook-examples/',
  'conformance/scenarios/',
  'translations/',
  'crosscheck/',
  'guerra-fria/',
  'guerra-fria/rulebook/2.4.2.1.b/',
  'guerra-fria/cards/',
  'guerra-fria/cases/',
  'guerra-fria/issues/',
  'guerra-fria/issues/null-alliance/',
  'guerra-fria/replay/',
  'guerra-fria/desk/',
  'docs/',
  'docs/referees/',
  'search/',
];

/** By how many pixels a page is wider than its window. */
export const sidewaysRoom = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
