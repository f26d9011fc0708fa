/**
 * What the parts of a question state: who asks, what each number is, who controls what. Each part is used once; what is left
 * over is for whoever asks to look at.
 */
import { rivalOf, type SideName } from '../draft.ts';
import type { Value } from '../segment.ts';
import type { Part, PartKind } from './parts.ts';
import { whoAsks, withoutClaims, withoutGuesses } from './who-asks.ts';

/** The number that belongs to a part beside it, and where it stands. */
interface Beside {
  readonly n: number;
  readonly at: number;
}

export class Facts {
  readonly parts: readonly Part[];
  /** Who asks, if that is said. */
  readonly me: SideName | undefined;
  /** Who asks, where that is only taken for granted. */
  readonly taken: SideName | undefined;
  /** Is a side called by its name too? */
  readonly mixes: boolean;
  readonly #used = new Set<number>();

  /** @param taken who asks, where nobody says it */
  constructor(parts: readonly Part[], taken?: SideName) {
    const named = whoAsks(withoutGuesses(withoutClaims(parts)));
    this.me = named.me ?? taken;
    this.taken =
      named.me === undefined && named.parts.some(({ value }) => value === 'me' || value === 'opponent')
        ? taken
        : undefined;
    this.mixes = Facts.namesSide(named.parts);
    const told = named.parts.map((part) =>
      part.kind === 'side' ? { ...part, value: this.sideOf(part.value) as Value } : part,
    );
    // "I (US) have": the same side, told twice.
    this.parts = told.filter((part, at) => {
      const before = told[at - 1];
      const isSame = before?.kind === 'side' && part.kind === 'side' && before.value === part.value;
      return !isSame || before.clause !== part.clause;
    });
  }

  /** "Is it the USSR's then?": whose something is is asked, by nothing but a side behind what says that it is. */
  get asksWhose(): boolean {
    const last = this.parts.filter(({ clause }) => clause === this.parts.at(-1)?.clause);
    const kinds = last.flatMap(({ kind }) => (kind === 'ask' ? [] : [kind]));
    const ends = this.parts.at(-1)?.kind === 'side';
    return ends && last.length > kinds.length && /^(?:own|has) side$/.test(kinds.join(' '));
  }

  /** Is a side called by its name? */
  static namesSide = (parts: readonly Part[]): boolean =>
    parts.some(({ kind, value }) => kind === 'side' && (value === 'us' || value === 'ussr'));

  /** Does somebody speak of himself or of the other without saying who he is? */
  static leavesOpenWhoAsks(parts: readonly Part[]): boolean {
    const named = whoAsks(parts);
    return named.me === undefined && named.parts.some(({ value }) => value === 'me' || value === 'opponent');
  }

  sideOf(value: Value | undefined): Value {
    if (value === 'me' && this.me) return this.me;
    if (value === 'opponent' && this.me) return rivalOf(this.me);
    return value ?? '';
  }

  /** The parts of a kind that nothing was made of yet, by their places. */
  of(...kinds: readonly PartKind[]): readonly number[] {
    return this.parts.flatMap(({ kind }, at) => (kinds.includes(kind) && !this.#used.has(at) ? [at] : []));
  }

  has(...kinds: readonly PartKind[]): boolean {
    return this.parts.some(({ kind }) => kinds.includes(kind));
  }

  values(kind: PartKind): readonly string[] {
    return [...new Set(this.parts.flatMap((part) => (part.kind === kind ? [String(part.value)] : [])))];
  }

  use(...places: readonly number[]): void {
    for (const at of places) this.#used.add(at);
  }

  isUsed = (at: number): boolean => this.#used.has(at);

  /** The part beside another one in the same part of the sentence, if it is of a kind and nothing was made of it. */
  beside(at: number, step: 1 | -1, ...kinds: readonly PartKind[]): number | undefined {
    let there = at + step;
    while (PASSED.has(this.parts[there]?.kind as PartKind)) there += step;
    const [own, next] = [this.parts[at], this.parts[there]];
    const fits = own && next && own.clause === next.clause && kinds.includes(next.kind) && !this.#used.has(there);
    return fits ? there : undefined;
  }

  /** The numbers that stand beside a word for what they are: behind it, or before it. */
  numbersOf(kind: PartKind, ...order: readonly (1 | -1)[]): readonly Beside[] {
    return this.of(kind).flatMap((at): readonly Beside[] => {
      for (const step of order) {
        const found = this.beside(at, step, 'n');
        const n = Number(found === undefined ? Number.NaN : this.parts[found]?.value);
        // "Rolled a one" is no article.
        const isArticle = this.parts[found ?? -1]?.article === true && !(kind === 'die' && step === 1);
        if (found === undefined || isArticle) continue;
        this.use(at, found);
        return [{ n, at: found }];
      }
      return [];
    });
  }

  /** The one number of a kind; undefined if none is named, null if two are. */
  numberOf(kind: PartKind, ...order: readonly (1 | -1)[]): number | undefined | null {
    const found = this.numbersOf(kind, ...order);
    return found.length > 1 ? null : found[0]?.n;
  }

  /** Whoever does what a word says: the side before it, or behind it where no number follows. */
  doerOf(at: number): SideName | undefined {
    const before = this.beside(at, -1, 'side');
    const behind = this.beside(at, 1, 'side');
    const counted = behind !== undefined && this.beside(behind, 1, 'n', 'none') !== undefined;
    const found = before ?? (counted ? undefined : behind);
    const side = found === undefined ? undefined : this.parts[found]?.value;
    if (found === undefined || (side !== 'us' && side !== 'ussr')) return undefined;
    this.use(found);
    return side;
  }

  /** The clauses of the sentence: places of the parts that nothing was made of. */
  clauses(): readonly (readonly number[])[] {
    const all = new Map<number, number[]>();
    for (const [at, { clause }] of this.parts.entries())
      if (!this.#used.has(at)) all.set(clause, [...(all.get(clause) ?? []), at]);
    return [...all.values()];
  }

  /** Is something said before the last part of the question, which asks? */
  says(kind: PartKind): boolean {
    const last = this.parts.at(-1)?.clause;
    return this.parts.some((part) => part.kind === kind && part.clause !== last);
  }

  kindAt = (at: number): PartKind => this.parts[at]?.kind as PartKind;
  valueAt = (at: number): string => String(this.parts[at]?.value);

  /**
   * The country that is spoken of at a place that names none: the last one before it.
   * @param there the one that is meant where of that one something else was said
   */
  countryAt(at: number, there?: string): string | undefined {
    const last = this.parts.findLastIndex(({ kind }, index) => index < at && kind === 'country');
    if (last < 0 || (there !== undefined && this.#used.has(last))) return there;
    return this.valueAt(last);
  }

  /** Nothing that states something is left; sides may be, where it is asked who gets what. */
  isAllUsed(...allowed: readonly PartKind[]): boolean {
    const asking = new Set(this.parts.flatMap(({ kind, clause }) => (ASKING.has(kind) ? [clause] : [])));
    return this.parts.every(
      ({ kind, clause, article, value }, at) =>
        this.#used.has(at) ||
        ASKING.has(kind) ||
        PASSED.has(kind) ||
        kind === 'worth' ||
        allowed.includes(kind) ||
        article ||
        (kind === 'both' && !['n', 'none', 'die'].includes(this.parts[at + 1]?.kind ?? '')) ||
        // "Where does DEFCON end": asked, not the end of anything.
        (kind === 'end' && this.parts[at - 1]?.kind === 'defcon') ||
        // "…, score?"
        (kind === 'score' && at === this.parts.length - 1 && this.parts[at - 1]?.clause !== clause) ||
        // "This turn", beside no card: whatever is asked about.
        (kind === 'active' && asking.has(clause)) ||
        (kind === 'side' && (asking.has(clause) || (value === this.me && this.taken === undefined))) ||
        (kind === 'country' &&
          asking.has(clause) &&
          this.parts.some((other, index) => index < at && other.value === this.parts[at]?.value)),
    );
  }
}

/** They say nothing of what is beside them. */
export const PASSED: ReadonlySet<PartKind> = new Set<PartKind>(['own', 'has', 'influence', 'on', 'play']);
const ASKING: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['ask', 'guess', 'over', 'won', 'need', 'gain', 'joins', 'presence', 'dominates'] as const),
]);
