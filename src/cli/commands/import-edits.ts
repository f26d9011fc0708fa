/** Where a translation belongs: the file, and the place in it. */

import { splitAvoid, splitForms } from '../../interchange/glossary-units.ts';
import type { TransUnit } from '../../interchange/units.ts';
import { isUndated, keyOf, MISTAKES, mistakeSentences, placesOf, wordPlaces } from './interchange-sources.ts';

/** A value to be set in a file. */
export interface Edit {
  readonly path: string;
  readonly keys: readonly string[];
  readonly value: string | readonly string[] | readonly object[];
}

/** The values that a translation sets, each in its file. */
export function editsOf({ id, target }: TransUnit, locale: string): Edit[] {
  const [part, ...keys] = id.split('/');
  const places = placesOf(locale);
  if (part === 'clauses') {
    return [{ path: places.clauses, keys: [keyOf(keys[0]!), 'summary'], value: target }];
  }
  if (part === 'issues') {
    const [issue, text] = keys as [string, string];
    return [
      { path: places.issues, keys: text === 'question' ? [issue, text] : [issue, 'options', text], value: target },
    ];
  }
  if (part === 'glossary') return [{ path: places.names, ...glossaryEdit(keys, target) }];
  if (part === MISTAKES) return [{ path: places.mistakes, keys: [mistakeSentences()[keys[0]!]!], value: target }];
  if (isUndated(id))
    return [{ path: wordPlaces(locale)[part as keyof ReturnType<typeof wordPlaces>], keys, value: target }];
  return [{ path: part === 'findings' ? places.findings : places.messages, keys, value: target }];
}

/** `terms/box`, `space/deluxe/1`, `countries/canada/forms`. */
function glossaryEdit(keys: readonly string[], target: string): Omit<Edit, 'path'> {
  const kind = keys[0]!;
  const last = keys.at(-1)!;
  if (kind !== 'space' && keys.length > 2 && last === 'forms') return { keys, value: splitForms(target) };
  if (kind !== 'space' && keys.length > 2 && last === 'avoid') return { keys, value: splitAvoid(target)! };
  return { keys: [...keys, FORM_KEY[kind] ?? 'name'], value: target };
}

const FORM_KEY: Readonly<Record<string, string>> = { terms: 'form', kinds: 'form', cards: 'title' };

/** Where an entry keeps its hash itself. */
export function hashEdit(id: string, value: string, locale: string): Edit[] {
  const [, game, kind, key] = /^(guerra-fria\/)?(clauses|issues)\/(.+)$/.exec(id) ?? [];
  if (key === undefined) return [];
  const path = `${game ?? 'twilight-struggle/'}i18n/${locale}/${kind}.yaml`;
  return [{ path, keys: [keyOf(key), 'from'], value }];
}
