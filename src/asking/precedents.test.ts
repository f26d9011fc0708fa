/** The cases of the suite that a question is like. */
import { describe, expect, it } from 'vitest';
import { arbiter } from '../cli/fixtures.ts';
import { CASE_EVIDENCE, type CaseWeights, isCase, makePrecedents, NO_CASE, weighCases } from './precedents.ts';
import type { Before } from './recall.ts';

const before = (decides: readonly string[], ...features: readonly string[]): Before => ({
  decides,
  features,
  example: false,
});
const ASKED = [
  before(['TS-1'], '=coup', '=free', 'card:junta', '=milops'),
  before(['TS-1'], '=coup', '=free', 'card:junta', '=track'),
  before(['TS-2'], '=realign', '=tie', '=die'),
  before(['TS-3'], '=realign', '=tie', 'country:angola'),
  before(['TS-4'], '=headline', 'card:defectors', '=cancel'),
  before([NO_CASE], '=space', '=box'),
];
const CASES = [
  before(['TS-1', '6.3.5'], '=coup', '=free', 'card:junta'),
  before(['TS-2', '6.2.2'], '=realign', '=die'),
  before(['TS-3', '6.2.2'], '=realign', '=tie'),
  before(['TS-4', '4.5.C'], '=headline', 'card:defectors'),
  before(['TS-5', '8.2.1'], '=milops', '=end'),
];
const WEIGHTS = {
  ...Object.fromEntries(CASE_EVIDENCE.map((each) => [each, 1])),
  nearest: 4,
  itself: 3,
  other_cards: -1,
} as CaseWeights;

describe('the cases that a question is like', () => {
  const precedents = makePrecedents(weighCases(ASKED, CASES), WEIGHTS, 0.5);

  it('are those that settle the questions that speak of the same', () => {
    expect(precedents(['=coup', '=free', 'card:junta', '=milops'], [])?.cases[0]).toBe('TS-1');
    expect(precedents(['=headline', 'card:defectors', '=cancel'], [])?.cases[0]).toBe('TS-4');
  });

  it('are told first where one of them is likely enough alone', () => {
    const isSure = (...features: string[]) => precedents(features, [])?.isSure;
    expect(isSure('=coup', '=free', 'card:junta', '=milops')).toBe(true);
    expect(isSure('=realign', '=tie', '=die')).toBe(false);
  });

  it('are several where each is nearly as likely', () => {
    expect(precedents(['=realign', '=tie', '=die'], [])?.cases).toEqual(['TS-2', 'TS-3']);
  });

  it('are also those that say of themselves what is asked, though nobody asked about them yet', () => {
    expect(precedents(['=milops', '=end'], [])?.cases[0]).toBe('TS-5');
  });

  it('are the likelier the likelier a clause is that they are about', () => {
    const first = (clause: string) => precedents(['=realign', '=milops'], [{ id: clause, chance: 0.9 }])?.cases[0];
    expect(first('8.2.1')).toBe('TS-5');
    expect(first('6.2.2')).not.toBe('TS-5');
  });

  it('are none where nothing is near enough', () => {
    const unlike = ['=space', '=presence', '=draw', '=headline', 'card:che', 'card:ortega'];
    expect(precedents(unlike, [])).toBeUndefined();
  });

  it('are not found by the question itself where that is asked as if it had never been kept', () => {
    const features = ['=coup', '=free', 'card:junta', '=track'];
    const evidence = (heldOut: boolean): number =>
      weighCases(ASKED, CASES, heldOut)(features, []).find(({ id }) => id === 'TS-1')?.evidence[0] ?? 0;
    expect(evidence(false)).toBeCloseTo(1);
    expect(evidence(true)).toBeLessThan(1);
  });
});

describe('the number of a case', () => {
  it('is no number of a clause', () => {
    expect(['TS-204', 'TZ-1', '6.3.4', 'card'].filter(isCase)).toEqual(['TS-204']);
  });
});

describe('a question about the rules', () => {
  const LONE_GUNMAN =
    "defcon 2, i'm us and play lone gunman for 1 influence, the ussr uses it to coup venezuela and boom. why do i lose, i didnt do the coup";
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

  it('is answered with its case first where one case probably settles it, with what the rules say first where none does', async () => {
    const firstOf = async (question: string): Promise<string | undefined> =>
      (await arbiter(['ask', question])).out.match(/TS-\d+ ·|\d+\.\d[.\d]* [A-Z]/)?.[0];
    expect(await firstOf(LONE_GUNMAN)).toBe('TS-2369 ·');
    expect(await firstOf(QUESTION)).not.toContain('TS-');
  });

  it('is told them in the language of the reader', async () => {
    const { out } = await arbiter(['ask', QUESTION, '--lang', 'es']);
    expect(out).toContain('TS-806 · ILEGAL\n    Dado que es el turno 5');
  });

  it('is told which cards and countries it names and a case does not', async () => {
    const unlikeOf = async (question: string): Promise<string | undefined> =>
      JSON.parse((await arbiter(['ask', question, '--format', 'json'])).out).cases[0].unlike;
    const crisis =
      'cuban missile crisis is against the ussr, us plays ortega and says he must coup and blow himself up. does he have to coup';
    expect(await unlikeOf(crisis)).toBe('named in your question and not in this case: Cuban Missile Crisis');
    expect(await unlikeOf(QUESTION)).toBeUndefined();
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
