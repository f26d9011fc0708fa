/** The cases of the suite that a question is like. */
import { describe, expect, it } from 'vitest';
import { arbiter } from '../cli/fixtures.ts';
import { isCase, makePrecedents } from './precedents.ts';

const settled = (id: string, ...features: readonly string[]) => ({ decides: [id], features });
const SETTLED = [
  settled('TS-1', '=coup', '=free', 'card:junta', '=milops'),
  settled('TS-1', '=coup', '=free', 'card:junta', '=track'),
  settled('TS-2', '=realign', '=tie', '=die'),
  settled('TS-3', '=realign', '=tie', 'country:angola'),
  settled('TS-4', '=headline', 'card:defectors', '=cancel'),
];
const LEAST = 0.5;

describe('the cases that a question is like', () => {
  const precedents = makePrecedents(SETTLED, LEAST);

  it('are those that settle the questions that speak of the same', () => {
    expect(precedents(['=coup', '=free', 'card:junta', '=milops'])).toEqual(['TS-1']);
    expect(precedents(['=headline', 'card:defectors', '=cancel'])).toEqual(['TS-4']);
  });

  it('are two where a second one is nearly as near', () => {
    expect(precedents(['=realign', '=tie', '=die'])).toEqual(['TS-2', 'TS-3']);
  });

  it('are none of another card', () => {
    expect(precedents(['=coup', '=free', 'card:junta', '=milops'])).not.toEqual([]);
    expect(precedents(['=coup', '=free', 'card:tear-down-this-wall', 'card:che', 'card:ortega', '=milops'])).toEqual(
      [],
    );
  });

  it('are none where nothing is near enough', () => {
    expect(precedents(['=space', '=box'])).toEqual([]);
    expect(precedents(['=coup', '=space', '=box', '=presence', '=draw'])).toEqual([]);
  });

  it('are not found by the question itself where that is asked as if it had never been kept', () => {
    const features = ['=headline', 'card:defectors', '=cancel'];
    expect(makePrecedents(SETTLED, LEAST, true)(features)).toEqual([]);
  });
});

describe('the number of a case', () => {
  it('is no number of a clause', () => {
    expect(['TS-204', 'TZ-1', '6.3.4', 'card'].filter(isCase)).toEqual(['TS-204']);
  });
});

describe('a question about the rules', () => {
  const QUESTION = 'trapped in quagmire, may he throw a 1 op card when there is a scoring card in his hand';
  interface Told {
    readonly cases: readonly { readonly id: string; readonly verdict: string; readonly facts: string }[];
  }

  it('is answered with cases of the suite, their facts and the rulings on them', async () => {
    const { out } = await arbiter(['ask', QUESTION, '--format', 'json']);
    const { cases } = JSON.parse(out) as Told;
    expect(cases.map(({ id, verdict }) => [id, verdict])).toContainEqual(['TS-806', 'illegal']);
    expect(cases.map(({ facts }) => facts).join()).toContain('Quagmire is in effect');
  });

  it('is told them in the language of the reader', async () => {
    const { out } = await arbiter(['ask', QUESTION, '--lang', 'es']);
    expect(out).toContain('TS-806 · ILEGAL\n    Dado que es el turno 5');
  });

  it('is told the clause of each case, of those that are legal too', async () => {
    const { out } = await arbiter(['ask', QUESTION, '--format', 'json']);
    const { cases } = JSON.parse(out) as { readonly cases: readonly { readonly clause?: string }[] };
    expect(cases.map(({ clause }) => clause)).not.toContain(undefined);
  });
});

describe('a case of the suite', () => {
  const ruling = async (...options: readonly string[]): Promise<string> => {
    const { out } = await arbiter(['explain', 'TS-146', '--format', 'json', ...options]);
    return (JSON.parse(out) as { readonly sections: { readonly ruling: readonly string[] } }).sections.ruling[0] ?? '';
  };

  it('is ruled on under the readings that the reader asks for', async () => {
    expect(await ruling()).toBe('ILLEGAL');
    expect(await ruling('--policy', 'blockade-value=printed')).toBe('LEGAL');
  });

  it('is not found under a number that there is not', async () => {
    expect((await arbiter(['explain', 'TS-99999'])).code).toBe(2);
  });
});
