/** What is known about a thing of the rules, ready for printing: a title, a sentence, and lists under headings. */

import { label } from '../../ruling/language.ts';
import type { Language } from '../../ruling/view-format.ts';
import type { Subject } from './find.ts';

/** A list under a heading, `label.explain.<key>`. */
export interface Section {
  readonly key: string;
  readonly items: readonly string[];
}

/** Everything known about one thing. */
export interface Entry extends Omit<Subject, 'kind'> {
  /** The kind of subject, or of a subject of another game. */
  readonly kind: string;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly Section[];
}

/** The lists, each under its heading, without those that are empty. */
export const sectionsOf = (lists: Readonly<Record<string, readonly string[]>>): Section[] =>
  Object.entries(lists).flatMap(([key, items]) => (items.length === 0 ? [] : [{ key, items }]));

/** A label of this command. */
export const word = (language: Language, key: string, args: Parameters<typeof label>[2] = {}): string =>
  label(language, `explain.${key}`, args);
