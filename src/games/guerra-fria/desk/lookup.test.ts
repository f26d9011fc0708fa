import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../core/ruleset.ts';
import { COMPLETE_LOCALES as LOCALES } from '../../../data/locales.ts';
import { guerraFria } from '../../../registry/guerra-fria.ts';
import { loadGuerraFria, loadGuerraFriaTexts } from '../program/data/load.ts';
import { explainable, explainId } from './lookup.ts';
import type { Texts } from './texts.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const texts = Object.fromEntries(LOCALES.map((locale) => [locale, loadGuerraFriaTexts(locale)])) as Record<
  Locale,
  Texts
>;
const library = { rules: loaded.rules, texts, steps: guerraFria.steps };
const explain = (query: string, locale: Locale = 'en') => explainId(library, query, locale);

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
    ['round.revealing', 'state', 'round.revealing'],
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
    expect(explain('2.1', 'es')?.text).toBe('Participan exactamente 4 jugadores.');
    expect(explain('2.1', 'ru')?.text).toBe('Участвуют ровно 4 игрока.');
    expect(explain('IN', 'it')?.title).toBe('ENTRATA');
  });

  it('says of a clause its parts, of a move the clause and its parts too', () => {
    expect(explain('2.4.2.1')).toMatchObject({ title: '2.4.2.1' });
    expect(explain('+4')).toMatchObject({
      title: '[+4] gain four missiles',
      facts: { gain: 4 },
      clauses: ['2.4.2.1', '2.4.2.1.a', '2.4.2.1.b', '2.4.2.1.c', '2.4.2.1.d'],
    });
    expect(explain('A', 'es')?.title).toBe('[A] atacar con otro jugador');
  });

  it('says of a disputed question the readings, the one in force and what speaks for it', () => {
    const { issues } = loaded.rules;
    expect(explain('zero-moves')).toMatchObject({
      title: 'zero-moves',
      text: issues['zero-moves']?.question,
      options: issues['zero-moves']?.options,
      inForce: 'allowed',
      evidence: issues['zero-moves']?.evidence,
      issues: [],
    });
    const other = { ...library, rules: { ...loaded.rules, policies: { 'zero-moves': 'reorganise-needs-one' } } };
    expect(explainId(other, 'zero-moves', 'en')?.inForce).toBe('reorganise-needs-one');
    expect(explainId({ ...other, rules: { ...loaded.rules, policies: {} } }, 'A09', 'en')?.inForce).toBe(
      issues['null-alliance']?.preferred,
    );
    expect(explain('zero-moves', 'it')?.text).not.toBe(issues['zero-moves']?.question);
  });

  it.each([
    ['IN', 'IN', { copies: 3 }, 'in-card'],
    ['ALLY', 'ALLY', { copies: 1 }, 'alliance-card'],
    ['7', '7', { copies: 2, missiles: 7, highest: 12 }, 'number-card'],
    ['0', 'ZERO', { copies: 6, missiles: 0, highest: 12 }, 'zero-card'],
  ])('says of the card %s how many copies there are, and which clauses speak of it', (query, title, facts, term) => {
    const entry = explain(query);
    const { clauses } = loaded.rules;
    expect(entry).toMatchObject({ title, text: '', facts });
    expect(Object.keys(entry?.facts ?? {})).toEqual(Object.keys(facts));
    expect(entry?.clauses).toEqual(Object.keys(clauses).filter((id) => clauses[id]?.terms.includes(term)));
    expect(entry?.clauses).not.toEqual([]);
  });

  it('says of a state of the chart what it waits for, and under which clause', () => {
    const step = guerraFria.steps.rows.map((row) => row.step).find(({ path }) => path === 'round.revealing');
    expect(explain('round.revealing')).toMatchObject({
      title: 'the cards being turned up',
      text: '',
      facts: { awaits: 'reveal' },
      clauses: [step?.clause],
    });
    expect(explain('over')?.facts).toEqual({ awaits: 'nothing' });
    expect(explain('round.revealing')?.steps).toContain('round.revealing');
    expect(explain('')).toBeUndefined();
  });

  it('says of a term what it is called in every language', () => {
    expect(explain('reserve marker', 'es')).toMatchObject({
      title: 'marcador de la reserva',
      text: '',
      facts: {
        en: 'reserve marker',
        es: 'marcador de la reserva',
        it: 'segnalino della riserva',
        ru: 'счётчик резерва',
      },
    });
    expect(explain('reserve-marker')?.id).toBe('reserve-marker');
    expect(explain('riserva')?.id).toBe('reserve-marker');
  });

  it.each(['[2.1', 'xA09', 'A09x', 'x[A]', '[A]x', '[EN]TRADA', 'EN[TRADA]', '13'])('%s is nothing', (query) => {
    expect(explain(query)).toBeUndefined();
  });

  it('takes a name of any length in the brackets that the document writes', () => {
    expect(explain('[+4]')?.id).toBe('+4');
    expect(explain('[ENTRADA]')?.id).toBe('IN');
  });

  it('offers every name once for "did you mean", and no empty one', () => {
    const names = explainable(library);
    expect(names).toContain('reserve marker');
    expect(names).not.toContain('');
  });

  it('knows nothing of other things, but offers names', () => {
    expect(explain('2.9')).toBeUndefined();
    expect(explainable(library)).toEqual(expect.arrayContaining(['2.1', '+4', 'ENTRADA', 'table-talk', 'over']));
  });
});
