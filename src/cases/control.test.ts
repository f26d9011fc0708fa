/** Control that is stated without numbers, or as unknown. 2.1.7 */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../data/index.ts';
import { interview } from '../ruling/interview.ts';
import type { CaseInput, CasePosition } from './case.ts';
import { ruleCase } from './rule.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

const place = { kind: 'play', player: 'US', card: 'Containment', as: 'ops', place: { Poland: 2 } };
const coup = { kind: 'play', player: 'USSR', card: 'Nasser', as: 'ops', coup: 'Italy', die: 6 };
const us: CasePosition = { turn: 5, phasing: 'US' };
const ussr: CasePosition = { turn: 5, phasing: 'USSR' };

const asked = (position: CasePosition, action: object): CaseInput =>
  ({ position, action: [action] }) as unknown as CaseInput;

function ruled(position: CasePosition, action: object) {
  const result = ruleCase(rules, asked(position, action));
  if (!result.ok) throw new Error(result.problem.message.text);
  return result.ruling;
}

const costs = (position: CasePosition): unknown => ruled(position, place).facts.marker_costs;
const told = (ruling: ReturnType<typeof ruled>, message: string) =>
  ruling.findings.filter((finding) => finding.message === message).map(({ args }) => args);

describe('control that is stated without the number of markers', () => {
  it('makes a marker cost 2 points where the rival has it, and 1 where nobody has', () => {
    const influence = { Poland: { us: 1 } };
    expect(costs({ ...us, influence, control: { Poland: 'USSR' } })).toEqual([2, 1]);
    expect(costs({ ...us, influence, control: { Poland: 'none' } })).toEqual([1, 1]);
  });

  it('is what NATO protects', () => {
    const position = { ...ussr, effects: [{ name: 'nato' }], influence: { Italy: { ussr: 1 } } };
    expect(ruled({ ...position, control: { Italy: 'us' } }, coup).verdict).toBe('illegal');
  });

  it('is what the markers come to that are taken for granted, which is told', () => {
    const ruling = ruled({ ...us, influence: { Poland: { us: 1 } }, control: { Poland: 'USSR' } }, place);
    expect(told(ruling, 'control.assumed')).toMatchObject([{ side: 1, n: 4 }]);
  });

  it('by nobody leaves a side its markers, against as few of the rival as that takes', () => {
    const ruling = ruled({ ...us, influence: { Poland: { us: 4 } }, control: { Poland: 'none' } }, place);
    expect(told(ruling, 'control.assumed')).toMatchObject([{ side: 1, n: 2 }]);
  });

  it.each([
    ['too few for the side that is stated', { us: 1, ussr: 3 }, 'USSR'],
    ['enough for the other side', { us: 3, ussr: 0 }, 'USSR'],
    ['enough for a side where nobody is stated', { us: 3, ussr: 0 }, 'none'],
    ['too few, and the other number open', { ussr: 2 }, 'USSR'],
  ])('is bad input at its place where the stated markers are %s', (_, markers, holder) => {
    const position = { ...us, influence: { Poland: markers }, control: { Poland: holder } };
    const result = ruleCase(rules, asked(position, place));
    expect(result.ok ? [] : result.problem.path).toEqual(['position', 'control', 'Poland']);
  });
});

describe('control that is stated as unknown', () => {
  const nato = { ...ussr, effects: [{ name: 'nato' }], influence: { Italy: { us: 3 } }, control: { Italy: 'unknown' } };

  it('leaves the verdict undetermined where it decides, and tells what each holder comes to', () => {
    const ruling = ruled(nato, coup);
    expect([ruling.verdict, ruling.missing?.missing]).toEqual(['undetermined', 'control']);
    expect(told(ruling, 'control.under').map((args) => [args?.side, args?.verdict])).toEqual([
      [0, 'illegal'],
      [1, 'legal'],
      ['none', 'legal'],
    ]);
  });

  it('is settled by a fact for each holder', () => {
    const found = interview(rules, asked(nato, coup), ruled(nato, coup));
    expect(found.map(({ facts, verdict }) => [facts[0], verdict])).toEqual([
      [{ kind: 'control', country: 'italy', holder: 'US' }, 'illegal'],
      [{ kind: 'control', country: 'italy', holder: 'USSR' }, 'legal'],
      [{ kind: 'control', country: 'italy', holder: 'none' }, 'legal'],
    ]);
  });

  it('leaves the verdict as it is where it decides nothing', () => {
    const { effects: _, ...without } = nato;
    expect(ruled(without, coup).verdict).toBe('legal');
  });

  it('leaves open what comes of a legal play, and tells what each holder comes to', () => {
    const position = { ...us, influence: { Mexico: { us: 2 }, Cuba: { ussr: 3 } }, control: { Panama: 'unknown' } };
    const ruling = ruled(position, { kind: 'play', player: 'US', card: 'Central America Scoring', as: 'event' });
    expect([ruling.verdict, ruling.missing?.missing, ruling.facts.vp]).toEqual(['legal', 'control', undefined]);
    const scored = ruling.findings.filter(({ message }) => /^(control.under|vp.none|change.vp)$/.test(message));
    expect(scored.map(({ message, args }) => (message === 'control.under' ? args?.side : args?.to))).toEqual([
      0,
      0,
      1,
      -2,
      'none',
      -1,
    ]);
  });

  it('tells what a marker costs under each holder, and nothing of it as settled', () => {
    const position = { ...us, influence: { Poland: { us: 1 } }, control: { Poland: 'unknown' } };
    const ruling = ruled(position, { ...place, place: { Poland: 1 } });
    expect([ruling.verdict, ruling.facts.marker_costs]).toEqual(['legal', undefined]);
    expect(told(ruling, 'place.cost').map((args) => args?.cost)).toEqual([2, 1]);
  });

  it('takes a holder for impossible whom the stated markers exclude', () => {
    const ruling = ruled({ ...us, influence: { Poland: { us: 1 } }, control: { Poland: 'unknown' } }, place);
    expect(told(ruling, 'control.under').map((args) => args?.side)).toEqual([1, 'none']);
  });

  it('is not known when it is asked for either', () => {
    const query = { kind: 'query', query: 'controller', of: 'Italy' };
    expect(ruled({ ...us, control: { Italy: 'unknown' } }, query).verdict).toBe('undetermined');
    expect(ruled({ ...us, control: { Italy: 'US' } }, query).facts.controller).toBe('US');
  });
});
