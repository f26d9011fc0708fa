/** Scrolls a frame, and nothing but the frame, so that the first element that matches comes to its middle. */
export function centre(frame: HTMLElement | null, selector: string): void {
  const found = frame?.querySelector(selector);
  if (!frame || !found) return;
  const [outer, inner] = [frame.getBoundingClientRect(), found.getBoundingClientRect()];
  frame.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  frame.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
}
