/** What is said of something handed in: English at once, other languages where somebody reads it. */
import { describe, expect, it } from 'vitest';
import { wording, wordingIn } from './wording.ts';

const spanish = {
  locale: 'es',
  mistakes: {
    'unknown {kind, select, card {card} other {{kind}}} "{name}"':
      '{kind, select, card {carta desconocida} other {nombre desconocido}} «{name}»',
    'expected {what}': 'se esperaba {what}',
    'one of {names}': 'uno de estos: {names}',
    'the list has {n, plural, one {# item} other {# items}}':
      'la lista tiene {n, plural, one {# elemento} other {# elementos}}',
    'larger than {most.grouped} bytes': 'más de {most.grouped} bytes',
    '{types}': '{types}',
    'a list': 'una lista',
    'a map': 'un mapa',
    'markers such as {south: {west: 7}}': 'marcadores como {south: {west: 7}}',
  },
} as const;

const unknown = (kind: string, name: string) =>
  wording('unknown {kind, select, card {card} other {{kind}}} "{name}"', { kind, name });

describe('a wording', () => {
  it('is English text from the start', () => {
    expect(unknown('card', 'Naot').text).toBe('unknown card "Naot"');
    expect(unknown('game', 'Go').text).toBe('unknown game "Go"');
  });

  it('is said in another language with the same parts', () => {
    expect(wordingIn(spanish, unknown('card', 'Naot'))).toBe('carta desconocida «Naot»');
    expect(wordingIn(undefined, unknown('card', 'Naot'))).toBe('unknown card "Naot"');
  });

  it('says the sentences inside it in that language, too', () => {
    const expected = wording('expected {what}', { what: wording('one of {names}', { names: 'up, down' }) });
    expect(wordingIn(spanish, expected)).toBe('se esperaba uno de estos: up, down');
    const either = wording('{types}', { types: [wording('a list'), wording('a map')] });
    expect([either.text, wordingIn(spanish, either)]).toEqual(['a list or a map', 'una lista o un mapa']);
  });

  it('counts and groups digits as the language does', () => {
    const items = wording('the list has {n, plural, one {# item} other {# items}}', { n: 1 });
    expect([items.text, wordingIn(spanish, items)]).toEqual(['the list has 1 item', 'la lista tiene 1 elemento']);
    const large = wording('larger than {most.grouped} bytes', { most: 2_000_000 });
    expect([large.text, wordingIn(spanish, large)]).toEqual(['larger than 2,000,000 bytes', 'más de 2.000.000 bytes']);
  });

  it('leaves alone what somebody has written, whatever it looks like', () => {
    expect(wordingIn(spanish, unknown('card', '{name} #'))).toBe('carta desconocida «{name} #»');
    const braces = wording('markers such as {south: {west: 7}}');
    expect([braces.text, wordingIn(spanish, braces)]).toEqual([
      'markers such as {south: {west: 7}}',
      'marcadores como {south: {west: 7}}',
    ]);
  });

  it('stays English where the language has no words for it', () => {
    expect(wordingIn(spanish, wording('"{key}" is missing', { key: 'turn' }))).toBe('"turn" is missing');
  });
});
