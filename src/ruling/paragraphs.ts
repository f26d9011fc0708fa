/** What is told below the argument of a ruling, in paragraphs with a title each, whatever the game. */
import type { Verdict } from '../core/finding.ts';
import type { Reading } from '../core/other-readings.ts';
import { label } from './language.ts';
import type { Language } from './view-format.ts';
import { hanging } from './wrap.ts';

/** A paragraph without items is left out. */
export interface Paragraph {
  readonly title: string;
  readonly items: readonly string[];
}

const isTold = ({ items }: Paragraph): boolean => items.length > 0;

/** Lines for a terminal. */
export const inLines = (paragraphs: readonly Paragraph[], width: number): string[] =>
  paragraphs.filter(isTold).flatMap(({ title, items }) => [title, ...items.flatMap((item) => hanging(item, width))]);

/** Lines for a page. */
export const inLists = (paragraphs: readonly Paragraph[]): string[] =>
  paragraphs.filter(isTold).flatMap(({ title, items }) => ['', title, '', ...items.map((item) => `- ${item}`)]);

/** What comes out differently. */
interface Change {
  readonly changes: 'verdict' | 'result';
  readonly verdict: Verdict;
}

export const changeInWords = ({ changes, verdict }: Change, language: Language): string =>
  label(language, changes === 'verdict' ? `verdict.${verdict}` : 'other-result');

export const readingInWords = ({ issue, option, ...change }: Reading & Change, language: Language): string =>
  `${changeInWords(change, language)} — ${issue}=${option}: ${language.issues?.[issue]?.options[option] ?? ''}`;
