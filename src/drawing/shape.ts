/**
 * A piece of a drawing: an element of SVG or HTML as plain data. Whoever shows it turns it into text (`markup`) or into
 * the elements of a library for pages; the drawing is the same.
 */

/** Names of attributes are those of the markup language; those that are undefined are left out. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly children: readonly (Shape | string)[];
}

/** A shape; absent children are left out. */
export function shape(
  tag: string,
  attributes: Shape['attributes'] = {},
  ...children: readonly (Shape | string | undefined | readonly Shape[])[]
): Shape {
  return { tag, attributes, children: children.flat().filter((child): child is Shape | string => child !== undefined) };
}

/** Names of classes without those that do not apply. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** A shape as markup. Every text and every value is escaped: nothing in it can become an element. */
export function markup({ tag, attributes, children }: Shape): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : markup(child))).join('');
  return inside === '' && ALONE.has(tag) ? `<${tag}${written}/>` : `<${tag}${written}>${inside}</${tag}>`;
}

/** Elements that need no end tag; the others must have one in HTML. */
const ALONE: ReadonlySet<string> = new Set(['rect', 'line', 'path', 'input', 'meta', 'br']);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** A text that can stand between tags and inside a quoted value. What no document may hold is replaced. */
export const escaped = (text: string): string =>
  text.replace(CONTROLS, '\uFFFD').replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
