/**
 * Sets of small whole numbers: the countries of a map, the cards of a deck. Four machine words hold one, so that a rule
 * for every country at once costs no more than a few operations on bits.
 */

/** Members are 0 and above, and below this. */
export const SET_LIMIT = 128;

/** Every number that can be a member. */
const NUMBERS: readonly number[] = Array.from({ length: SET_LIMIT }, (_, n) => n);

/** Immutable. */
export class NumberSet {
  /** Bit `n % 32` of word `n / 32` is set if n is a member. */
  private readonly w0: number;
  private readonly w1: number;
  private readonly w2: number;
  private readonly w3: number;

  private constructor(w0: number, w1: number, w2: number, w3: number) {
    this.w0 = w0;
    this.w1 = w1;
    this.w2 = w2;
    this.w3 = w3;
  }

  static readonly EMPTY = new NumberSet(0, 0, 0, 0);

  /** These numbers. Throws if one cannot be a member. */
  static of(numbers: Iterable<number>): NumberSet {
    const members = new Set(numbers);
    for (const n of members) if (!(n >= 0 && n < SET_LIMIT)) throw new Error(`${n} cannot be a member of a set`);
    return NumberSet.where(SET_LIMIT, (n) => members.has(n));
  }

  /** The numbers below `size` for which the test is true. */
  static where(size: number, test: (n: number) => boolean): NumberSet {
    let w0 = 0;
    let w1 = 0;
    let w2 = 0;
    let w3 = 0;
    for (let n = 0; n < size; n++) {
      if (!test(n)) continue;
      // A shift counts modulo 32.
      if (n < 32) w0 |= 1 << n;
      else if (n < 64) w1 |= 1 << n;
      else if (n < 96) w2 |= 1 << n;
      else w3 |= 1 << n;
    }
    return new NumberSet(w0, w1, w2, w3);
  }

  has(n: number): boolean {
    return ((this.word(n >> 5) >>> n) & 1) === 1;
  }

  and(other: NumberSet): NumberSet {
    return new NumberSet(this.w0 & other.w0, this.w1 & other.w1, this.w2 & other.w2, this.w3 & other.w3);
  }

  or(other: NumberSet): NumberSet {
    return new NumberSet(this.w0 | other.w0, this.w1 | other.w1, this.w2 | other.w2, this.w3 | other.w3);
  }

  without(other: NumberSet): NumberSet {
    return new NumberSet(this.w0 & ~other.w0, this.w1 & ~other.w1, this.w2 & ~other.w2, this.w3 & ~other.w3);
  }

  /** The same with this number a member or not. */
  with(n: number, isMember: boolean): NumberSet {
    if (this.has(n) === isMember) return this;
    const only = NumberSet.SINGLES[n] as NumberSet;
    return isMember ? this.or(only) : this.without(only);
  }

  /** Everything that the members stand for, each in its place of a list of sets. */
  joined(sets: readonly NumberSet[]): NumberSet {
    let { w0, w1, w2, w3 } = NumberSet.EMPTY;
    for (let n = this.next(-1); n >= 0; n = this.next(n)) {
      const set = sets[n] as NumberSet;
      w0 |= set.w0;
      w1 |= set.w1;
      w2 |= set.w2;
      w3 |= set.w3;
    }
    return new NumberSet(w0, w1, w2, w3);
  }

  /** The members for which the test is true. */
  filter(test: (n: number) => boolean): NumberSet {
    return new NumberSet(
      bitsThat(test, this.w0, 0),
      bitsThat(test, this.w1, 32),
      bitsThat(test, this.w2, 64),
      bitsThat(test, this.w3, 96),
    );
  }

  /** Adds what the members stand for, each in its place of a list, to another list. */
  pick<T>(from: readonly T[], into: T[]): void {
    pickBits(this.w0, 0, from, into);
    pickBits(this.w1, 32, from, into);
    pickBits(this.w2, 64, from, into);
    pickBits(this.w3, 96, from, into);
  }

  get isEmpty(): boolean {
    return (this.w0 | this.w1 | this.w2 | this.w3) === 0;
  }

  get size(): number {
    return bitsIn(this.w0) + bitsIn(this.w1) + bitsIn(this.w2) + bitsIn(this.w3);
  }

  /** The smallest member above n, or -1: `for (let n = set.next(-1); n >= 0; n = set.next(n))` goes through all. */
  next(n: number): number {
    const from = n + 1;
    let at = from >> 5;
    // What lies below in the first word is cut off.
    let bits = this.word(at) & (-1 << from);
    while (bits === 0) {
      if (at >= 3) return -1;
      bits = this.word(++at);
    }
    return (at << 5) + lowest(bits);
  }

  /** All members, the smallest first. */
  list(): number[] {
    const members: number[] = [];
    this.pick(NUMBERS, members);
    return members;
  }

  private word(at: number): number {
    return at === 0 ? this.w0 : at === 1 ? this.w1 : at === 2 ? this.w2 : at === 3 ? this.w3 : 0;
  }

  /** By number: the set that has it alone. */
  private static readonly SINGLES: readonly NumberSet[] = Array.from({ length: SET_LIMIT }, (_, member) =>
    NumberSet.where(SET_LIMIT, (n) => n === member),
  );
}

/** The place of the lowest bit that is set. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The bits of a word whose numbers, counted from `first`, satisfy the test. */
function bitsThat(test: (n: number) => boolean, word: number, first: number): number {
  let left = word;
  // The lowest bit goes first; `bits & (bits - 1)` is what remains.
  for (let bits = word; bits !== 0; bits &= bits - 1) {
    const at = lowest(bits);
    if (!test(first + at)) left &= ~(1 << at);
  }
  return left;
}

function pickBits<T>(word: number, first: number, from: readonly T[], into: T[]): void {
  for (let bits = word; bits !== 0; bits &= bits - 1) into.push(from[first + lowest(bits)] as T);
}

/** How many bits of a word are set: counted in pairs, then in groups of four, then in bytes that are added up. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
