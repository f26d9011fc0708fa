/** A drawing made of plain shapes, as elements of React. */
import { createElement, type ReactElement } from 'react';
import type { Shape } from '../../../src/drawing/shape.ts';

/** React's own spelling of what markup calls otherwise. */
const SPELLED: Readonly<Record<string, string>> = {
  class: 'className',
  'text-anchor': 'textAnchor',
  'font-size': 'fontSize',
};

/** What a page adds to an element, besides what the drawing says of it. */
export type Add = (shape: Shape) => Readonly<Record<string, unknown>> | undefined;

/** The drawing never changes its structure, so that an element is known by its place. */
export function drawn({ tag, attributes, children }: Shape, add: Add = () => undefined, key?: number): ReactElement {
  const props: Record<string, unknown> = key === undefined ? {} : { key };
  for (const [name, value] of Object.entries(attributes)) props[SPELLED[name] ?? name] = value;
  const inside = children.map((child, index) => (typeof child === 'string' ? child : drawn(child, add, index)));
  return createElement(tag, { ...props, ...add({ tag, attributes, children }) }, ...inside);
}
