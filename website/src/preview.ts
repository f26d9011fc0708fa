/**
 * Whoever points at a link to a clause, card, country or question, or reaches it by keyboard, reads beside it what stands
 * there. Escape closes it; the pointer may move onto it. A finger simply follows the link.
 */

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { lazily } from './run/lazily.ts';

/** Heading, what is printed on the card or in the box, sentences. Either of the last two may be empty. */
export type Preview = readonly [heading: string, printed: string, text: string];

/** Milliseconds that a pointer rests before it is taken for interest, and that it may take to reach the preview. */
const REST = 250;
const GAP = 8;

const previews = lazily(async () => {
  const { default: all } = await import('@generated/rulebook/default/previews.json');
  return all as unknown as Readonly<Record<string, Preview>>;
});

let shown: { readonly link: HTMLAnchorElement; readonly box: HTMLElement } | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** What is known of the place on a page or the page that a link leads to; nothing if that is the page one is on. */
async function previewOf(link: HTMLAnchorElement): Promise<Preview | undefined> {
  const { baseUrl } = siteConfig;
  if (link.origin !== window.location.origin || !link.pathname.startsWith(baseUrl)) return undefined;
  const page = `/${decodeURIComponent(link.pathname.slice(baseUrl.length))}`.replace(/\/$/, '');
  const all = await previews.get();
  return all[page + link.hash] ?? (link.pathname === window.location.pathname ? undefined : all[page]);
}

function hide(): void {
  if (!shown) return;
  shown.link.removeAttribute('aria-describedby');
  shown.box.remove();
  shown = undefined;
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const preview = await previewOf(link);
  hide();
  if (!preview || !isPointedAt(link) || saysItAll(link, preview)) return;
  const box = drawn(preview);
  document.body.append(box);
  place(box, link);
  link.setAttribute('aria-describedby', box.id);
  shown = { link, box };
}

/** A link whose own words already are the text of the preview needs none. */
const saysItAll = (link: HTMLAnchorElement, [heading, , text]: Preview): boolean =>
  (link.textContent ?? '').includes(text === '' ? heading : text.slice(0, 60));

function drawn([heading, printed, text]: Preview): HTMLElement {
  const box = document.createElement('div');
  box.className = 'preview';
  box.id = 'preview';
  box.role = 'tooltip';
  const parts: [string, string][] = [
    ['strong', heading],
    ['small', printed],
    ['p', text],
  ];
  for (const [tag, words] of parts) {
    if (words === '') continue;
    const part = document.createElement(tag);
    part.textContent = words;
    box.append(part);
  }
  return box;
}

/** Below the link, or above it where there is no room below; never beyond the edge of the window. */
function place(box: HTMLElement, link: HTMLAnchorElement): void {
  const { innerWidth, innerHeight } = window;
  const { width, height } = box.getBoundingClientRect();
  const { left, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const below = bottom + GAP + height < innerHeight;
  box.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  box.style.top = `${below ? bottom + GAP : Math.max(GAP, top - GAP - height)}px`;
}

/** Where the page moves under the pointer, the preview moves along as long as the link is still pointed at. */
function moved(): void {
  if (shown && isPointedAt(shown.link)) place(shown.box, shown.link);
  else hide();
}

const isPointedAt = (link: HTMLAnchorElement): boolean =>
  link.isConnected && (link.matches(':hover') || link.matches(':focus-visible'));

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;

function over(event: PointerEvent): void {
  if (event.pointerType === 'touch') return;
  const link = linkAt(event);
  if (link && link === shown?.link) clearTimeout(waiting);
  else if (event.target instanceof Element && event.target.closest('.preview')) clearTimeout(waiting);
  else {
    clearTimeout(waiting);
    waiting = setTimeout(() => (link ? void show(link) : hide()), REST);
  }
}

function focused(event: Event): void {
  hide();
  const link = linkAt(event);
  if (link?.matches(':focus-visible')) void show(link);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', focused);
  document.addEventListener('keydown', ({ key }) => {
    clearTimeout(waiting);
    if (key === 'Escape') hide();
  });
  window.addEventListener('scroll', moved, { passive: true, capture: true });
}

/** A new page, or another place on it: what was shown belonged to the one before. */
export function onRouteUpdate(): void {
  if (ExecutionEnvironment.canUseDOM) hide();
}
