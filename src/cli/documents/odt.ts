/** OpenDocument text as HTML: its headings, lists, tables and notes, without its looks. */
import { readXml } from '../../interchange/xml.ts';
import { partsOf } from './archive.ts';

/** What becomes of an element: its HTML, nothing but its text, or not even that. */
const TAGS: Readonly<Record<string, string>> = {
  'text:h': 'h2',
  'text:p': 'p',
  'text:list-item': 'li',
  'table:table-row': 'tr',
  'table:table-cell': 'td',
};
/** What is not printed, or not where it stands. */
const LEFT_OUT = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:note-citation',
  'text:table-of-content',
  'text:alphabetical-index',
  'draw:object',
  'svg:title',
  'svg:desc',
  'office:forms',
]);

const escaped = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);

/** The text of an `.odt` file as HTML. Throws an `Error` if it is broken. */
export function odtAsHtml(bytes: Uint8Array): string {
  const content = partsOf(bytes, (name) => name === 'content.xml')['content.xml'];
  if (!content) throw new Error('it has no content.xml');
  return contentAsHtml(new TextDecoder('utf-8', { fatal: true }).decode(content));
}

function contentAsHtml(xml: string): string {
  let [html, notes] = ['', ''];
  let [skipped, inBody, inNote] = [0, false, 0];
  const put = (text: string) => {
    if (skipped > 0 || !inBody) return;
    if (inNote > 0) notes += text;
    else html += text;
  };
  readXml(xml, {
    open({ name, attributes }) {
      if (name === 'office:text') inBody = true;
      if (LEFT_OUT.has(name)) skipped++;
      // A note stands at the foot of the page, and not in the sentence that leads to it.
      if (name === 'text:note-body') inNote++;
      const tag = TAGS[name];
      if (tag) put(`<${tag}>`);
      if (name === 'text:s') put(' '.repeat(Math.min(Number(attributes.get('c') ?? 1) || 1, 100)));
      if (name === 'text:tab') put(' ');
      if (name === 'text:line-break') put('<br>');
    },
    text: (text) => put(escaped(text).replace(/\s+/g, ' ')),
    close({ name }) {
      const tag = TAGS[name];
      if (tag) put(`</${tag}>\n`);
      if (name === 'text:note-body') inNote--;
      if (LEFT_OUT.has(name)) skipped--;
    },
  });
  return html + notes;
}
