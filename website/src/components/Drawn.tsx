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
  const props = { ...(key !== undefined && { key }), ...spelled(attributes) };
  const inside = children.map((child, index) => (typeof child === 'string' ? child : drawn(child, add, index)));
  return createElement(tag, { ...props, ...add({ tag, attributes, children }) }, ...inside);
}

/** The attributes of an element as React spells them. */
export const spelled = (attributes: Shape['attributes']): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [SPELLED[name] ?? name, value]));
