/** What decides questions, learnt from questions that were asked before. */
import { describe, expect, it } from 'vitest';
import { learn } from './learning.ts';
import { type Before, chancesOf, EVIDENCE, makeRecall, makeWeigh, readLine, written } from './recall.ts';

const before = (decides: string, ...features: readonly string[]): Before => ({
  decides: [decides],
  features,
  example: false,
});
const ASKED: readonly Before[] = [
  before('6.3.4', '=coup', '=defcon', '#battleground'),
  before('6.3.4', '=coup', '=lower', '=defcon'),
  before('6.3.4', '=coup', '=lower', '#battleground'),
  before('6.4.2', '=space', '=again'),
  before('6.4.2', '=space', '=turn'),
  before('6.4.2', '=space', '#card'),
  before('card', '=event', '#card', 'card:nato'),
];
const CLAUSES = ['6.3.4', '6.4.2', '8.2.5'];
const EVEN = Object.fromEntries(EVIDENCE.map((each) => [each, 1])) as Record<(typeof EVIDENCE)[number], number>;

describe('what decides a question', () => {
  const recall = makeRecall(makeWeigh(ASKED, CLAUSES, new Map()), EVEN);

  it('is what decided questions that spoke of the same', () => {
    expect(recall(['=coup', '=defcon'], [])[0]?.id).toBe('6.3.4');
    expect(recall(['=space', '=turn'], [])[0]?.id).toBe('6.4.2');
  });

  it('is no card where none is named', () => {
    expect(recall(['=event'], []).map(({ id }) => id)).not.toContain('card');
    expect(recall(['=event', '#card'], []).map(({ id }) => id)).toContain('card');
  });

  it('is one of all that may decide, each with its chance', () => {
    const all = recall(['=coup'], []);
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(all.map(({ chance }) => chance)).toEqual(all.map(({ chance }) => chance).sort((a, b) => b - a));
  });

  it('is also the clause that has the words of the question, though nobody asked about it yet', () => {
    const chanceOf = (found: readonly { readonly id: string; readonly worth: number }[]) =>
      recall(['=free'], found).find(({ id }) => id === '8.2.5')?.chance ?? 0;
    expect(chanceOf([{ id: '8.2.5', worth: 9 }])).toBeGreaterThan(chanceOf([]));
  });

  it('is not taught by the question itself where that is asked as if it had never been kept', () => {
    const features = ASKED[3]!.features;
    const chanceOf = (heldOut: boolean) =>
      makeRecall(makeWeigh(ASKED, CLAUSES, new Map(), heldOut), EVEN)(features, []).find(({ id }) => id === '6.4.2')!
        .chance;
    expect(chanceOf(true)).toBeLessThan(chanceOf(false));
  });
});

describe('the weights', () => {
  it('grow for what spoke for the clauses that decided, and not for what spoke for others', () => {
    const speaking = (...at: readonly number[]) => EVIDENCE.map((_, each) => (at.includes(each) ? 1 : 0));
    const lesson = { evidence: [speaking(0), speaking(1)], decides: new Set([0]) };
    const weights = learn(EVIDENCE, [lesson, lesson, lesson]);
    expect(weights[EVIDENCE[0]]).toBeGreaterThan(1);
    expect(weights[EVIDENCE[1]]).toBeLessThan(1);
    const chances = chancesOf(
      lesson.evidence,
      EVIDENCE.map((each) => weights[each]),
    );
    expect(chances[0]).toBeGreaterThan(0.9);
  });

  it('are the same for the same questions', () => {
    const lesson = { evidence: [EVIDENCE.map(() => 1), EVIDENCE.map(() => 0)], decides: new Set([1]) };
    expect(learn(EVIDENCE, [lesson])).toEqual(learn(EVIDENCE, [lesson]));
  });
});

it('a kept question is written on a line and read back', () => {
  expect(readLine(written(['6.3.4', 'card'], ['coup', 'card:nato']))).toEqual({
    decides: ['6.3.4', 'card'],
    brief: ['coup', 'card:nato'],
  });
});
