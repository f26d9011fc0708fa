/** What the translator calls a thing is right. */
import { describe, expect, test } from 'vitest';
import { loadResources, readCrosscheckFile } from '../cli/commands/crosscheck-resources.ts';
import { loadTexts } from '../data/index.ts';
import { COMPLETE_LOCALES } from '../data/locales.ts';
import { ownBook } from '../planted-errors/books.ts';
import { newOf } from '../planted-errors/judge.ts';
import { crosscheck } from './crosscheck.ts';
import { HOUSE_KINDS, type House, type HouseTerm } from './house.ts';

const houseOf = (...terms: (Pick<HouseTerm, 'id' | 'form'> & Partial<HouseTerm>)[]): House => ({
  name: 'house.csv',
  terms: terms.map((each) => ({ kind: 'terms', forms: [], avoid: [], ...each })),
  avoid: [],
});
const read = (text: string, houses: readonly House[], accepted: readonly string[] = []) =>
  crosscheck('own.md', text, { ...loadResources('es', 'deluxe', 'es', houses), sections: [], accepted });
const said = (text: string, houses: readonly House[] = [], accepted: readonly string[] = []) =>
  read(text, houses, accepted).findings.map(({ check, phrase, expected }) => `${check}: ${phrase} → ${expected}`);

describe('a glossary of the house', () => {
  const house = houseOf({ id: 'battleground', form: 'país conflictivo', forms: ['conflictivo'] });

  test('has its term right and ours wrong', () => {
    expect(said('Polonia es un país conflictivo.\n', [house])).toEqual([]);
    expect(said('Polonia es un país de campo de batalla.\n', [house])).toEqual([
      'term: país de campo de batalla → país conflictivo',
    ]);
  });

  test('says in whose name', () => {
    const [finding] = read('Polonia es un campo de batalla.\n', [house]).findings;
    expect(finding?.message).toBe('«campo de batalla»: house.csv dice «país conflictivo»');
  });

  test('has no quarrel with a longer or shorter way to say its own term, nor with its abbreviation', () => {
    const vp = houseOf({ id: 'victory_point', form: 'PV' });
    expect(said('Quien gana recibe los puntos de victoria.\n', [vp])).toEqual([]);
    const stability = houseOf({ id: 'stability_number', form: 'índice de estabilidad' });
    expect(said('La estabilidad de Polonia es 3.\n', [stability])).toEqual([]);
  });

  test('may choose what we would have avoided', () => {
    const text = 'Se coloca en la Cabina siguiente.\n';
    expect(said(text).join()).toContain('Cabina');
    expect(said(text, [houseOf({ id: 'box', form: 'Cabina' })])).toEqual([]);
  });

  test('prevails over a named set', () => {
    const set = { ...houseOf({ id: 'battleground', form: 'país caliente' }), name: 'printed' };
    expect(said('Polonia es un país conflictivo.\n', [set, house])).toEqual([]);
  });
});

describe('an accepted wording', () => {
  const text = 'El apostador gana. Después, otro apostador pierde. Se coloca en la Cabina siguiente.\n';

  test('is right wherever it stands, and counted', () => {
    const { findings, suppressed } = read(text, [], ['apostador']);
    expect(findings.map(({ phrase }) => phrase)).toEqual(['Cabina']);
    expect(suppressed.map(({ phrase }) => phrase)).toEqual(['apostador', 'apostador']);
  });

  test('can be accepted by a comment in the document, which gives a reason', () => {
    expect(said(`<!-- crosscheck-accept apostador: lo usa la edición impresa -->\n\n${text}`)).toHaveLength(1);
    expect(said(`<!-- crosscheck-accept apostador: -->\n\n${text}`)).toHaveLength(3);
  });
});

test('consistency recommends what the document says most often, whatever we would say', () => {
  const text = 'Polonia es un país conflictivo.\n\nIrán es un país conflictivo.\n\nCuba es un campo de batalla.\n';
  expect(said(text)).toEqual(['consistency: campo de batalla → conflictivo']);
});

test('every named set calls by name what there is', () => {
  const sets = readCrosscheckFile<Record<string, Record<string, Record<string, object>>>>('usage');
  for (const [locale, named] of Object.entries(sets))
    for (const set of Object.values(named))
      for (const kind of HOUSE_KINDS)
        for (const id of Object.keys(set[kind] ?? {}))
          expect(Object.keys(loadTexts(locale as 'es').names[kind]), `${locale} ${kind}`).toContain(id);
});

/** An invented word in the place of every form of a term, all through a rulebook. */
test.each(COMPLETE_LOCALES.filter((locale) => locale !== 'en'))(
  'a rulebook with a word of its own for a term has nothing wrong under its own glossary (%s)',
  (locale) => {
    const book = ownBook(locale);
    const base = loadResources(locale, 'deluxe');
    const before = crosscheck(book.name, book.source, base);
    const word = locale === 'ru' ? 'зорбель' : 'zorbel';
    for (const id of ['draw_pile', 'phasing_player']) {
      const { form = '', forms = [] } = base.canon.texts.names.terms[id]!;
      const own = [form, ...forms].sort((a, b) => b.length - a.length);
      const source = book.source.replace(new RegExp(`(?<!\\p{L})(?:${own.join('|')})(?!\\p{L})`, 'giu'), (was) =>
        was[0] === was[0]!.toLowerCase() ? word : word[0]!.toUpperCase() + word.slice(1),
      );
      expect(source).not.toBe(book.source);
      const house = houseOf({ id, form: word });
      const after = crosscheck(book.name, source, loadResources(locale, 'deluxe', locale, [house]));
      expect(newOf(before.findings, after.findings), id).toEqual([]);
    }
  },
);
