import { describe, expect, it } from 'vitest';
import type { Locale } from '../core/ruleset.ts';
import { loadTexts } from '../data/index.ts';
import { LOCALES } from '../data/locales.ts';
import { allLines, cardOf, deluxe, rulesOf, second, textOf } from './cards.fixture.ts';
import { RELATIONS } from './grammar.ts';
import { cardPage } from './page.ts';

/** Words that a sentence of the language does not have. */
const FOREIGN: Readonly<Record<Locale, RegExp>> = {
  en: /[а-яё«»¿¡]/i,
  es: /\b(the|of|and|influence|card|event|US|USSR|player)\b|[а-яё“”]/i,
  it: /\b(the|of|and|influence|card|event|US|USSR|player)\b|[а-яё“”]/i,
  de: /\b(the|and|influence|card|event|player)\b|[а-яё“”¿¡]/i,
  ru: /\b(?!DEFCON|KAL|Deluxe|II|U)[a-z]+\b|[“”]/i,
};
const IDS = [...deluxe.cards, ...deluxe.countries, ...deluxe.regions]
  .map(({ id }) => id)
  .filter((id) => id.includes('-'));

describe.each(LOCALES)('every card in %s', (locale) => {
  it.each(
    [deluxe, second].flatMap((rules) =>
      rules.cards.map((card) => [rules.edition, card.printed, card.id, rules] as const),
    ),
  )('%s %d %s', (_edition, _number, id, rules) => {
    const lines = allLines(textOf(id, locale, rules, rules === deluxe ? second : deluxe));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|\bnull\b|NaN|\[object|[{}]/);
      expect(line).not.toMatch(/ {2}| [,.;:)]|\( |,,|\.\.(?!\.)|^\s|\s$/);
      expect(line).toMatch(/^(\(?[a-fа-е]\) )?[«“»¿]?\p{Lu}/u);
      expect(line).toMatch(/[.:]$/);
      expect(line).not.toMatch(FOREIGN[locale] ?? /[а-яё]/i);
      expect(IDS.filter((name) => line.includes(name))).toEqual([]);
      expect(line.match(/[«“]/g)?.length ?? 0).toBe(line.match(/[»”]/g)?.length ?? 0);
    }
  });
});

describe('relations', () => {
  const counterpart = {
    allows: 'allowedBy',
    allowedBy: 'allows',
    prevents: 'preventedBy',
    preventedBy: 'prevents',
    cancels: 'cancelledBy',
    cancelledBy: 'cancels',
  } as const;
  const relationsOf = (id: string) => textOf(id, 'en').relations.map(({ kind, card }) => `${kind} ${card}`);

  it('are told on both cards', () => {
    for (const card of deluxe.cards) {
      for (const { kind, card: number } of textOf(card.id, 'en').relations) {
        const other = deluxe.cards.find((entry) => entry.number === number);
        expect(relationsOf(other?.id ?? '')).toContain(`${counterpart[kind]} ${card.number}`);
      }
    }
  });

  it('are those of the data', () => {
    expect(relationsOf('nato')).toEqual(['allowedBy 16', 'allowedBy 23']);
    expect(relationsOf('camp-david-accords')).toEqual(['prevents 13']);
    expect(relationsOf('tear-down-this-wall')).toEqual(['prevents 55', 'cancels 55']);
    expect(relationsOf('norad')).toEqual(['cancelledBy 42']);
    expect(RELATIONS).toHaveLength(Object.keys(counterpart).length);
  });
});

describe('editions', () => {
  it('tell what the other one lacks', () => {
    expect(textOf('quagmire', 'en').editionNotes).toEqual([
      'The second edition does not have: The effect of “NORAD” ends.',
    ]);
    expect(textOf('quagmire', 'en', second, deluxe).editionNotes).toEqual([
      'The Deluxe Edition has in addition: The effect of “NORAD” ends.',
    ]);
    expect(textOf('norad', 'ru').editionNotes).toEqual(['Во втором издании этой карты нет.']);
    expect(textOf('solidarity', 'it').editionNotes).toEqual(['Nella seconda edizione questa carta è la n. 81.']);
  });

  it('have nothing to tell where they agree', () => {
    expect(textOf('opec', 'es').editionNotes).toEqual([]);
  });
});

describe('disputed readings', () => {
  it('change the words where they change the program', () => {
    const together = rulesOf('deluxe', { policies: { 'south-african-unrest-split': 'one-country' } });
    const apart = rulesOf('deluxe', { policies: { 'south-african-unrest-split': 'split' } });
    const last = (rules: typeof deluxe) => textOf('south-african-unrest', 'en', rules, rules).sentences.at(-1);
    expect(last(together)).toContain('adds 2 influence to a country adjacent to South Africa');
    expect(last(apart)).toContain('adds 2 influence in all to countries adjacent to South Africa');
  });

  it('decide whether a card leaves the game', () => {
    const kept = rulesOf('deluxe', { policies: { 'oas-founded-starred': 'unstarred' } });
    expect(textOf('oas-founded', 'en').removed).toBeDefined();
    expect(textOf('oas-founded', 'en', kept).removed).toBeUndefined();
  });
});

describe('the page of a card', () => {
  it('has a title, facts, text, related cards and disputes', () => {
    const page = cardPage(deluxe, 21, loadTexts('es'), second);
    expect(page).toMatchObject({ number: 21, printed: 21, id: 'nato', title: 'OTAN' });
    expect(page?.facts).toEqual([
      'N.º 21',
      'evento de EE. UU.',
      '4 puntos de operaciones',
      'Guerra Temprana',
      'asterisco',
      'título subrayado',
    ]);
    expect(page?.mentions.map(({ id }) => id)).toContain('de-gaulle-leads-france');
    expect(page?.issues.map(({ id }) => id)).toContain('unmet-starred-event');
    expect(page?.notes).toEqual(cardOf(deluxe, 'nato').notes);
  });

  it('is missing for a card that the edition lacks', () => {
    expect(cardPage(second, 106, loadTexts('en'))).toBeUndefined();
  });

  it('carries what no source confirms', () => {
    expect(cardPage(second, 35, loadTexts('en'))?.unverified.map(({ field }) => field)).toEqual(['number']);
  });
});
