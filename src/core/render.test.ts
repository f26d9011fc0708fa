import { describe, expect, it } from 'vitest';
import { type Names, renderMessage, type Words } from './render.ts';
import { keysOf, parseTemplate } from './render-template.ts';
import type { Locale } from './ruleset.ts';

const named = (value: number | string, form: string | undefined): string | undefined =>
  form === 'id' ? ['us', 'ussr'][Number(value)] : form === undefined ? ['US', 'USSR'][Number(value)] : undefined;

const names = (locale: Locale): Names => ({
  locale,
  of: { side: named },
  each: { sides: named },
  number: (n, form) => (form === 'double' ? String(2 * n) : undefined),
});

const say = (template: Words[string], args = {}, locale: Locale = 'en', force = 'applies' as const): string =>
  renderMessage({ id: template }, { message: 'id', args, force }, names(locale));

describe('a template', () => {
  it('names what has a name and shows numbers as they are', () => {
    expect(say('{side} has {n}', { side: 1, n: 3 })).toBe('USSR has 3');
  });

  it('writes numbers in the forms asked for', () => {
    expect(say('{n} {n.term} {n.double}', { n: -2 })).toBe('−2 − 2 -4');
    expect(say('4 {n.term}', { n: 1 })).toBe('4 + 1');
  });

  it('chooses by an exact number, then by the plural, then other', () => {
    const template = '{n, plural, =0 {none} one {# card} other {# cards}}';
    expect([0, 1, 2].map((n) => say(template, { n }))).toEqual(['none', '1 card', '2 cards']);
  });

  it('writes «ed» in an Italian list before another e', () => {
    const lists = { locale: 'it', euphony: { before: '^[eèé]', and: 'ed' } };
    const named = { ...names('it'), lists, each: { sides: (value: number | string) => String(value) } };
    const list = (sides: readonly string[]) =>
      renderMessage({ id: '{sides}' }, { message: 'id', args: { sides } }, named);
    expect([list(['Libia', 'Egitto']), list(['Egitto', 'Libia'])]).toEqual(['Libia ed Egitto', 'Egitto e Libia']);
  });

  it('knows the plurals of Russian', () => {
    const template = '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}';
    expect([1, 2, 5, 11, 21, 22].map((n) => say(template, { n }, 'ru'))).toEqual([
      '1 очко',
      '2 очка',
      '5 очков',
      '11 очков',
      '21 очко',
      '22 очка',
    ]);
  });

  it('chooses by what an argument is, and `none` if it is not there', () => {
    const template = '{side, select, us {hanno} none {—} other {ha}}';
    expect([{ side: 0 }, { side: 1 }, {}].map((args) => say(template, args))).toEqual(['hanno', 'ha', '—']);
  });

  it('nests', () => {
    const template = '{n, plural, one {{side} has #} other {{side, select, us {we} other {they}} have #}}';
    expect(say(template, { n: 1, side: 0 })).toBe('US has 1');
    expect(say(template, { n: 2, side: 1 })).toBe('they have 2');
  });

  it('joins lists in the way of the language and counts them', () => {
    const template = '{sides, plural, =0 {nobody} other {{sides}}}';
    expect(say(template, { sides: [] })).toBe('nobody');
    expect(say(template, { sides: [0, 1] })).toBe('US and USSR');
    expect(say(template, { sides: [0, 1] }, 'it')).toBe('US e USSR');
    const either = { ...names('en'), either: new Set(['sides']) };
    expect(renderMessage({ id: template }, { message: 'id', args: { sides: [0, 1] } }, either)).toBe('US or USSR');
  });

  it('takes apostrophes as they are', () => {
    expect(say("l'URSS {n} '{n}'", { n: 1 })).toBe("l'URSS 1 '1'");
  });

  it('is rejected when it is malformed', () => {
    for (const template of [
      '{',
      '}',
      '{n',
      '{n,}',
      '{n, plural}',
      '{n, plural, one {}',
      '{n, nonsense, a {b}}',
      'a } b',
    ]) {
      expect(parseTemplate(template), template).toBeUndefined();
    }
  });

  it('tells every argument it may ask for', () => {
    const keys = keysOf(parseTemplate('{a} {b, plural, one {{c.form}} other {{d, select, x {{e}} other {}}}}') ?? []);
    expect([...keys].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('a finding', () => {
  const words: Words = { test: { is: 'yes {n}', not: 'no {n}', open: 'perhaps {n}' } };
  const render = (force: 'permits' | 'forbids' | 'undetermined') =>
    renderMessage(words, { clause: '1', force, message: 'test', args: { n: 1 } }, names('en'));

  it('says what its test came to', () => {
    expect([render('permits'), render('forbids'), render('undetermined')]).toEqual(['yes 1', 'no 1', 'perhaps 1']);
  });

  it('is shown as it is when it cannot be said', () => {
    expect(renderMessage({}, { message: 'unknown', args: { n: 1, side: 0 } }, names('en'))).toBe(
      'unknown(n=1, side=0)',
    );
    expect(renderMessage({}, { message: 'unknown' }, names('en'))).toBe('unknown');
    for (const template of ['{side.oblique}', '{missing}', '{text}', '{n.tripled}', '{n, select, 2 {}}', 'broken {']) {
      expect(say(template, { side: 0, text: 'x', n: 1 }), template).toMatch(/^id\(/);
    }
  });
});
