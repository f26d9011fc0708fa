/**
 * What a question leaves open and the answer hangs on: who controls the country that is struck, or whether whoever places a
 * marker has one within reach. A case is made of every question, and says nothing of either; where it would come out
 * otherwise, it is said.
 */
import type { CaseInput } from '../cases/case.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Verdict } from '../core/finding.ts';
import type { Message } from '../core/render.ts';

/** A country whose control the question does not state. */
export interface OpenCountry {
  readonly name: string;
  readonly index: number;
  readonly stability: number;
  /** The side whose markers are struck, if there must be some. */
  readonly struck: 'us' | 'ussr' | undefined;
  /** A country next to it, where a marker goes down of whose reach nothing is said; and whose marker it is. */
  readonly beside?: { readonly name: string; readonly side: 'us' | 'ussr' };
}

/** Under whose control the verdict is another one, and which. */
export interface Otherwise {
  readonly country: OpenCountry;
  readonly side: 0 | 1;
  readonly verdict: Verdict;
  readonly findings: CaseRuling['findings'];
  /** The clause by which the two come out differently: what forbids it in the one or the other. */
  readonly clause: string;
  /** The case in which it is so. */
  readonly input: CaseInput;
  /** Where several markers hang on it, the other countries in which they go down. */
  readonly more?: readonly OpenCountry[];
}

/** What is looked at of a ruling. */
type Outcome = Pick<CaseRuling, 'verdict' | 'findings'>;

const forbidding = ({ findings }: Outcome): string | undefined =>
  findings.find(({ force }) => force === 'forbids')?.clause;

const SIDES = ['us', 'ussr'] as const;

/**
 * Rules on the case with the country under the control of each side in turn.
 * @param rule rules on a case; undefined if it is none
 */
export function otherwise(
  input: CaseInput,
  open: readonly OpenCountry[],
  rule: (input: CaseInput) => Outcome | undefined,
): readonly Otherwise[] {
  if (open.length === 0) return [];
  const before = rule(input);
  if (before === undefined || before.verdict === 'undetermined') return [];
  const near = open.filter(({ beside }) => beside !== undefined);
  const known = (country: OpenCountry, side: 'us' | 'ussr'): CaseInput | undefined => {
    if (!country.beside) return under(input, country, side);
    // Each marker wants one within reach: whether all have it is one question.
    return country === near[0] && country.beside.side === side ? allWithin(input, near) : undefined;
  };
  return open.flatMap((country) =>
    SIDES.flatMap((side, index): readonly Otherwise[] => {
      const supposed = known(country, side);
      const other = supposed && rule(supposed);
      // What is merely left open under another ruler would be asked for there.
      if (!supposed || !other || other.verdict === 'undetermined' || other.verdict === before.verdict) return [];
      const clause = forbidding(other) ?? forbidding(before) ?? '2.1.7';
      const more = country.beside && near.length > 1 ? { more: near.slice(1) } : {};
      return [
        {
          ...{ country, side: index as 0 | 1, verdict: other.verdict, findings: other.findings },
          ...{ clause, input: supposed, ...more },
        },
      ];
    }),
  );
}

/** The case with the country under the control of a side. */
export function under(input: CaseInput, { name, stability, struck }: OpenCountry, side: 'us' | 'ussr'): CaseInput {
  const least = struck === undefined || struck === side ? 0 : 1;
  const markers = { us: 0, ussr: 0, ...(struck && { [struck]: least }), [side]: least + stability };
  const { position } = input;
  return { ...input, position: { ...position, influence: { ...position.influence, [name]: markers } } };
}

/** The case with a marker of the side in a country next to the one that is spoken of. */
export function within(input: CaseInput, { name, side }: NonNullable<OpenCountry['beside']>): CaseInput {
  const { position } = input;
  return { ...input, position: { ...position, influence: { ...position.influence, [name]: { [side]: 1 } } } };
}

/** The case with markers within reach wherever nothing is said of them. */
export const allWithin = (input: CaseInput, near: readonly OpenCountry[]): CaseInput =>
  near.reduce((before, { beside }) => (beside ? within(before, beside) : before), input);

/** What it hangs on, in words: first the country, then each ruler of it with the verdict. */
export function hangsOn(found: readonly Otherwise[], verdict: Verdict): readonly Message[] {
  const [first] = found;
  if (!first) return [];
  const near = first.country.beside !== undefined;
  const message = near ? 'asked.hangs-on-reach' : 'asked.hangs-on';
  return [
    { message, args: { side: first.side, country: first.country.index, clause: first.clause } },
    ...(first.more ?? []).map(
      ({ index }): Message => ({ message: 'asked.hangs-on-reach-too', args: { side: first.side, country: index } }),
    ),
    ...found.map(
      ({ country, side, verdict: other }): Message => ({
        message: country.beside ? 'asked.within-reach' : 'asked.under-control',
        args: { side, country: country.index, verdict: other },
      }),
    ),
    { message: 'asked.otherwise', args: { verdict } },
  ];
}
