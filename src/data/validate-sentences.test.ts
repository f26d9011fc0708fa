/** The words follow the data: what a sentence of the rules would type of its own is refused, and what the data renames is renamed. */

import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseTemplate } from '../core/render-template.ts';
import type { Locale } from '../core/ruleset.ts';
import type { Diagnostic } from './diagnostics.ts';
import { listFiles, RULES_ROOT, readRulesFile } from './files.ts';
import type { Values } from './gather.ts';
import { COMPLETE_LOCALES as LOCALES } from './locales.ts';
import { ownSchemas } from './own-schemas.ts';
import { gatherTemplates, gatherTexts } from './texts.ts';
import { namedIn } from './typed-words.ts';
import { validateFiles } from './validate.ts';

const decoder = new TextDecoder();
const files = listFiles(RULES_ROOT, '.yaml').map((path) => ({
  path,
  source: decoder.decode(readRulesFile(RULES_ROOT, path)),
}));
const sentencesOf = (locale: Locale): string =>
  locale === 'en' ? 'twilight-struggle/clauses/06-operations.yaml' : `twilight-struggle/i18n/${locale}/clauses.yaml`;

/** What is typed instead of what stands there, and what is said of it. */
const TYPED: Readonly<Record<Locale, readonly (readonly [from: string, to: string, expected: string])[]>> = {
  en: [
    [
      '{box.box-second} in the second): its owner may discard',
      'Space Walk in the second): its owner may discard',
      '{@space-6.second}',
    ],
    ['US realigns {@north-korea}', 'US realigns North Korea', '{@north-korea}'],
    ['the {rolls} rolls', 'the two rolls', 'a placeholder'],
    ['coup in {@mexico}', 'coup in {@mexica}', '{@mexico}'],
  ],
  es: [
    ['{@libya} y {@egypt} se', 'Libia y {@egypt} se', '{@libya}'],
    ['las {rolls} tiradas', 'las dos tiradas', 'a placeholder'],
    ['«{@alliance-for-progress}»', '«Alianza para el Progreso»', '{@alliance-for-progress}'],
  ],
  it: [
    ['i {rolls} tiri', 'i due tiri', 'a placeholder'],
    ['«{@alliance-for-progress}»', '«Alleanza per il Progresso»', '{@alliance-for-progress}'],
    ['usa {states} stati', 'usa tre stati', 'a placeholder'],
  ],
  ru: [
    ['соединяет {countries} страны одного', 'соединяет две страны одного', 'a placeholder'],
    ['{@turkey:Турцию}', 'Турцию', '{@turkey:Турцию}'],
    ['{@greece:Грецию}', '{@greece:Грецией-с}', 'a form it lists'],
  ],
};

describe('a sentence of the rules that types what the data says', () => {
  let mistakes: readonly Diagnostic[] = [];
  beforeAll(() => {
    const typed = files.map(({ path, source }) => {
      const locale = LOCALES.find((each) => path === sentencesOf(each));
      const pairs = (locale && TYPED[locale]) || [];
      return { path, source: pairs.reduce((text, [from, to]) => text.replace(from, () => to), source) };
    });
    mistakes = validateFiles(typed, ownSchemas());
  });

  const rows = LOCALES.flatMap((locale) => (TYPED[locale] ?? []).map((row) => [locale, ...row] as const));
  it.each(rows)('%s: for %s not %s but %s', (locale, from, to, expected) => {
    expect(files.find(({ path }) => path === sentencesOf(locale))?.source).toContain(from);
    const source = files.find(({ path }) => path === sentencesOf(locale))?.source.replace(from, () => to) ?? '';
    const line = source.slice(0, source.indexOf(to)).split('\n').length;
    const here = mistakes.filter(({ file, line: at }) => file === sentencesOf(locale) && Math.abs(at - line) <= 2);
    expect(here.map((each) => each.expected).join('; ')).toContain(expected);
  });

  it('is refused, and nothing else is', () => {
    expect(mistakes).toHaveLength(rows.length);
    expect(mistakes.every(({ line, column }) => line > 0 && column > 0)).toBe(true);
  });
});

describe('a message', () => {
  const withMessages = (locale: Locale, edit: (text: string) => string) => {
    const own = files.filter(({ path }) => /^shared\/(?:messages|language)\./.test(path));
    const at = `shared/messages.${locale}.yaml`;
    const edited = own.map(({ path, source }) => ({ path, source: path === at ? edit(source) : source }));
    return validateFiles(edited, ownSchemas()).map(({ file, line, message, hint }) => [
      file,
      line > 0,
      `${message}`,
      `${hint}`,
    ]);
  };

  it('that no other language has is refused with the nearest name, and the one that is missing', () => {
    expect(withMessages('en', (text) => text.replace('\ncoup.rival-influence:', '\ncoup.rival-influense:'))).toEqual([
      ['shared/messages.en.yaml', true, 'there is no message "coup.rival-influence" in this language', 'undefined'],
      [
        'shared/messages.en.yaml',
        true,
        'unknown message "coup.rival-influense": no other language has it',
        'did you mean "coup.rival-influence"?',
      ],
    ]);
  });

  it.each(['es', 'it', 'ru'] as const)('with other values than the English one is refused in %s', (locale) => {
    const said = withMessages(locale, (text) => text.replace('{fact}', '{facts}'));
    expect(said).toEqual([
      [`shared/messages.${locale}.yaml`, true, 'the values are not those of the English message', 'undefined'],
    ]);
  });

  it('whose plural lacks a form that its language takes for a whole number is refused', () => {
    const without = (form: RegExp) =>
      withMessages('ru', (text) => text.replace(/\nasked\.card:.*/, (line) => line.replace(form, '')));
    expect(without(/few \{[^}]*\} /)).toEqual([
      ['shared/messages.ru.yaml', true, 'the plural has no form for 2', 'undefined'],
    ]);
    expect(without(/many \{[^}]*\} /)).toEqual([
      ['shared/messages.ru.yaml', true, 'the plural has no form for 0', 'undefined'],
    ]);
    expect(without(/$/)).toEqual([]);
  });
});

describe('a sentence that names a region, a country, a card or a box', () => {
  const values: Values = new Map(files.map(({ path, source }) => [path, parse(source) as unknown]));

  it.each(LOCALES)('changes with the name, each of them in %s', (locale) => {
    const { clauses, names } = gatherTemplates(values, locale);
    const all = (entry: unknown): unknown =>
      typeof entry === 'string'
        ? `${entry}~`
        : typeof entry === 'object' && entry !== null
          ? Object.fromEntries(
              Object.entries(entry).map(([key, value]) => [key, Array.isArray(value) ? value : all(value)]),
            )
          : entry;
    const { regions, countries, cards, space } = names;
    const path = `twilight-struggle/i18n/${locale}/names.yaml`;
    const over = all({ regions, countries, cards, space }) as object;
    const renamed = new Map(values).set(path, { ...(values.get(path) as object), ...over });
    const [before, after] = [gatherTexts(values, locale).clauses, gatherTexts(renamed, locale).clauses];
    const naming = Object.entries(clauses).filter(([, { summary }]) =>
      namedIn(parseTemplate(summary) ?? []).some(({ form }) => !form?.startsWith(':')),
    );
    expect(naming.length).toBeGreaterThan(50);
    expect(naming.filter(([id]) => before[id]?.summary === after[id]?.summary).map(([id]) => id)).toEqual([]);
  });
});
