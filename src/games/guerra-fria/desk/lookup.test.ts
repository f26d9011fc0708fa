import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../core/ruleset.ts';
import { loadGuerraFria, loadGuerraFriaTexts } from '../../../data/guerra-fria.ts';
import { guerraFriaDesk } from '../../../registry.ts';
import type { Texts } from './texts.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const texts = Object.fromEntries(LOCALES.map((locale) => [locale, loadGuerraFriaTexts(locale)])) as Record<
  Locale,
  Texts
>;
const library = { rules: loaded.rules, texts };
const explain = (query: string, locale: Locale = 'en') => guerraFriaDesk.explainId(library, query, locale);

describe('explaining', () => {
  it.each([
    ['2.4.2.1', 'clause', '2.4.2.1'],
    ['3', 'clause', '3'],
    ['+4', 'move', '+4'],
    ['[R]', 'move', 'R'],
    ['a', 'move', 'A'],
    ['null-alliance', 'issue', 'null-alliance'],
    ['A09', 'issue', 'null-alliance'],
    ['#21', 'issue', 'wrong-reveal'],
    ['ENTRADA', 'card', 'IN'],
    ['выход', 'card', 'OUT'],
    ['12', 'card', '12'],
    ['round.revealing', 'step', 'round.revealing'],
    ['reserve marker', 'term', 'reserve-marker'],
    ['ataque válido', 'term', 'valid-attack'],
    ['ATAQUE VALIDO', 'term', 'valid-attack'],
  ])('%s is the %s %s', (query, kind, id) => {
    expect(explain(query)).toMatchObject({ kind, id });
  });

  it('finds what belongs together', () => {
    expect(explain('2.4.2.1')).toMatchObject({
      facts: { gain: 4 },
      clauses: ['2.4.2.1.a', '2.4.2.1.b', '2.4.2.1.c', '2.4.2.1.d'],
    });
    expect(explain('2.5.c')).toMatchObject({ issues: ['order-of-attacks'], steps: ['round.attacks.next'] });
    expect(explain('7')).toMatchObject({ facts: { copies: 2, missiles: 7 } });
    expect(explain('round-limit')).toMatchObject({ inForce: 'none', facts: { number: 13, confidence: 'high' } });
  });

  it('speaks every language', () => {
    expect(explain('2.1', 'es')?.text).toBe('Participan exactamente cuatro jugadores.');
    expect(explain('2.1', 'ru')?.text).toBe('Участвуют ровно четыре игрока.');
    expect(explain('IN', 'it')?.title).toBe('ENTRATA');
  });

  it('knows nothing of other things, but offers names', () => {
    expect(explain('2.9')).toBeUndefined();
    expect(guerraFriaDesk.explainable(library)).toEqual(
      expect.arrayContaining(['2.1', '+4', 'ENTRADA', 'table-talk', 'over']),
    );
  });
});
