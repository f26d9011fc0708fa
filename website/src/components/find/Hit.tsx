import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { plain } from '../../../../src/core/spelling.ts';
import type { Entry } from '../../find/entry.ts';

/** What is shown of an entry: its number and title, or the sentence that it is. */
export const headingOf = ({ title, text = '' }: Entry): string => title || text;

/** A hit: its number, its title, and the words around what was looked for. */
export function Hit({ entry, words }: { readonly entry: Entry; readonly words: readonly string[] }): ReactNode {
  const { kind, number, title, text = '', beside } = entry;
  const shown = title === '' ? '' : text;
  return (
    <>
      <span className={`hit__number hit__number--${kind}`}>{number !== undefined && numberOf(entry)}</span>
      <span className="hit__title">
        <Marked text={cut(headingOf(entry), words, 150)} words={words} />
      </span>
      {beside && (
        <span className="hit__text hit__text--beside" lang={beside.locale}>
          <b>{beside.locale}</b> {beside.sentence}
        </span>
      )}
      {shown !== '' && (
        <span className="hit__text">
          <Marked text={cut(shown, words, 170)} words={words} />
        </span>
      )}
    </>
  );
}

/** Hits, each a link to where it stands. */
export const HitList = (props: {
  readonly entries: readonly Entry[];
  readonly words: readonly string[];
}): ReactNode => (
  <ul>
    {props.entries.map((entry) => (
      <li key={entry.to + entry.title}>
        <Link className="hit" to={entry.to} data-noBrokenLinkCheck>
          <Hit entry={entry} words={props.words} />
        </Link>
      </li>
    ))}
  </ul>
);

const numberOf = ({ kind, number }: Entry): string => (kind === 'issue' ? `? ${number}` : (number ?? ''));

/** About `length` characters of a text around the first word that was looked for. */
function cut(text: string, words: readonly string[], length: number): string {
  if (text.length <= length) return text;
  const flat = plainKeepingLength(text);
  const at = Math.min(...words.map((word) => flat.indexOf(word)).filter((place) => place >= 0), text.length);
  const wanted = at === text.length || at < length * 0.7 ? 0 : at - Math.floor(length / 3);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = text.lastIndexOf(' ', from + length);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end > from ? end : from + length)}${end < text.length ? ' …' : ''}`;
}

const plainKeepingLength = (text: string): string =>
  [...text].map((letter) => plain(letter).slice(0, 1) || ' ').join('');

/** A text with the words that were looked for marked, in whatever form they stand there. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): ReactNode {
  const stems = words.filter((word) => word.length > 2).map((word) => word.slice(0, Math.max(4, word.length - 2)));
  if (stems.length === 0) return text;
  return text.split(/([\p{L}\p{N}]{1,60})/u).map((piece, at) =>
    stems.some((stem) => plain(piece).startsWith(stem)) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places
      <mark key={at}>{piece}</mark>
    ) : (
      piece
    ),
  );
}
