/** Exact probabilities: fractions in lowest terms. */

export interface Fraction {
  readonly n: number;
  readonly of: number;
}

export const NEVER: Fraction = { n: 0, of: 1 };
export const ALWAYS: Fraction = { n: 1, of: 1 };

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A fraction in lowest terms. Throws where its numbers are too large to be exact. */
export function fraction(n: number, of: number): Fraction {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(of)) throw new RangeError(`${n}/${of} is no exact fraction`);
  const common = divisor(Math.abs(n), of) || 1;
  return { n: n / common, of: of / common };
}

export const plus = (a: Fraction, b: Fraction): Fraction => {
  const common = divisor(a.of, b.of);
  return fraction(a.n * (b.of / common) + b.n * (a.of / common), a.of * (b.of / common));
};

export const times = (a: Fraction, b: Fraction): Fraction => {
  const [one, other] = [fraction(a.n, b.of), fraction(b.n, a.of)];
  return fraction(one.n * other.n, one.of * other.of);
};

export const inDecimals = ({ n, of }: Fraction): number => n / of;
