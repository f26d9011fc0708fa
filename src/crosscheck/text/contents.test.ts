/** A table of contents is left out; a list that looks like one is not. */
import { describe, expect, test } from 'vitest';
import { loadResources } from '../../cli/commands/crosscheck-resources.ts';
import { ownBook } from '../../planted-errors/books.ts';
import { crosscheck } from '../crosscheck.ts';
import { withoutContents } from './contents.ts';
import { stripMarkup } from './markup.ts';

const { canon, messages, residue } = loadResources('es', 'deluxe');
const titles = Object.values(canon.lexicon.headings)
  .map(({ title }) => title)
  .slice(0, 14);
/** Our own clauses under fourteen headings that stand all through them. */
const body = (() => {
  const paragraphs = ownBook('es').source.split('\n\n');
  const each = Math.ceil(paragraphs.length / titles.length);
  return titles
    .map((title, at) => [`# ${title}`, ...paragraphs.slice(at * each, (at + 1) * each)].join('\n\n'))
    .join('\n\n');
})();
const read = (text: string) => crosscheck('own.md', text, { canon, messages, residue });
const said = (text: string) => read(text).findings.map(({ check, clause, phrase }) => `${check} ${clause} ${phrase}`);

describe('a table of contents', () => {
  test.each<[string, (title: string, at: number) => string]>([
    ['with leaders and pages', (title, at) => `${title} ........ ${at + 3}`],
    ['with numbers of its own', (title, at) => `${at + 1}. ${title}`],
    ['of links', (title, at) => `* [${title}](#s${at})`],
    ['of titles and nothing else', (title) => title],
  ])('%s says nothing and is held against nothing', (_, entry) => {
    const before = read(body);
    const after = read(`${titles.map(entry).join('\n\n')}\n\n${body}`);
    expect(after.missing).toEqual(before.missing);
    expect(after.findings.length).toBe(before.findings.length);
  });
});

test('the steps of a turn, each told of in what follows, are no contents', () => {
  const steps = ['A. Mejora', 'B. Reparto', 'C. Titulares', 'D. Rondas', 'E. Control', 'F. Retenidas', 'G. Volteo'];
  const told = steps.map((step) => `${step}\n\nEsto es lo que ocurre en este paso del turno.`);

  const lines = stripMarkup([...steps, ...told].join('\n\n'), 'text').lines;
  expect(withoutContents(lines)).toBe(lines);
});

test('a list of which nothing comes again is no contents', () => {
  const list = Array.from({ length: 10 }, (_, at) => `Pieza ${String.fromCharCode(65 + at)}`).join('\n\n');
  expect(said(`${list}\n\n${body}`).filter((each) => each.includes('residue'))).toEqual(
    said(body).filter((each) => each.includes('residue')),
  );
});
