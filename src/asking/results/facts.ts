/**
 * What the parts of a question state: who asks, what each number is, who controls what. Each part is used once; what is left
 * over is for whoever asks to look at.
 */
import { rivalOf, type SideName } from '../draft.ts';
import type { Value } from '../segment.ts';
import type { Part, PartKind } from './parts.ts';
import { whoAsks, withoutGuesses } from './who-asks.ts';

/** A number of markers of a side, or none. */
export interface Marked {
  readonly country: string;
  readonly side: SideName;
  readonly n: number;
}

/** The number that belongs to a part beside it, and where it stands. */
interface Beside {
  readonly n: number;
  readonly at: number;
}

export class Facts {
  readonly parts: readonly Part[];
  /** Who asks, if that is said. */
  readonly me: SideName | undefined;
  readonly #used = new Set<number>();

  /** @param taken who asks, where nobody says it */
  constructor(parts: readonly Part[], taken?: SideName) {
    const named = whoAsks(withoutGuesses(parts));
    this.me = named.me ?? taken;
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
    return last.length > kinds.length && kinds.join(' ') === 'own side';
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
        if (found === undefined || this.parts[found]?.article) continue;
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

  /** The country named last before a place. */
  countryBefore(at: number): string | undefined {
    return this.parts.slice(0, at).findLast(({ kind }) => kind === 'country')?.value as string | undefined;
  }

  /**
   * The markers that are stated; null if some number or side cannot be told whose or where it is.
   * @param there the country that is meant where none is named
   */
  markers(there?: string): readonly Marked[] | null {
    const found: Marked[] = [];
    for (const clause of this.clauses()) {
      const pairs = clause.filter((at) => this.kindAt(at) === 'pair');
      const countries = clause.filter((at) => this.kindAt(at) === 'country');
      let counted = clause.filter((at) => ['side', 'n', 'none'].includes(this.kindAt(at)));
      if (!counted.some((at) => this.kindAt(at) !== 'side') && pairs.length === 0) continue;
      const [first = 0] = clause;
      const country =
        countries.length === 1 ? this.valueAt(countries[0] as number) : (this.countryBefore(first) ?? there);
      if (countries.length > 1 && pairs.length === 0) {
        const listed = this.#listed(clause, found.at(-1)?.side);
        if (!listed) return null;
        found.push(...listed);
        this.use(...counted, ...countries);
        continue;
      }
      // "The US has 2 in Lebanon, 1 in Israel": whose it is stands before, or nobody else is spoken of.
      const owner = found.at(-1)?.side ?? this.#onlySide();
      if (countries.length === 1 && counted.length === 1 && this.kindAt(counted[0] as number) !== 'side' && owner) {
        const n = this.kindAt(counted[0] as number) === 'none' ? 0 : Number(this.parts[counted[0] as number]?.value);
        found.push({ country: this.valueAt(countries[0] as number), side: owner, n });
        this.use(...counted, ...countries);
        continue;
      }
      if (countries.length > 1 || country === undefined) return null;
      if (pairs.length > 0) {
        if (pairs.length > 1 || counted.length > 0) return null;
        const [us, ussr] = (this.parts[pairs[0] as number] as Part).value as readonly [number, number];
        found.push({ country, side: 'us', n: us }, { country, side: 'ussr', n: ussr });
        this.use(...pairs, ...countries);
        continue;
      }
      // "The US loses 2", "gets 3 points": these are no markers that are there.
      const within = this.parts.slice(counted[0], (counted.at(-1) ?? 0) + 2);
      if (within.some(({ kind, clause: of }) => of === this.parts[first]?.clause && OTHERWISE.has(kind))) return null;
      const sides = counted.filter((at) => this.kindAt(at) === 'side').length;
      if (counted.length - sides > sides) counted = counted.filter((at) => !this.parts[at]?.article);
      if (counted.length !== 2 * sides) return null;
      const sideFirst = this.kindAt(counted[0] as number) === 'side';
      for (let at = 0; at < counted.length; at += 2) {
        const pair = counted.slice(at, at + 2);
        const [side, number] = (sideFirst ? pair : pair.toReversed()) as [number, number];
        if (this.kindAt(side) !== 'side' || this.kindAt(number) === 'side') return null;
        const n = this.kindAt(number) === 'none' ? 0 : Number(this.parts[number]?.value);
        found.push({ country, side: this.valueAt(side) as SideName, n });
      }
      this.use(...counted, ...countries);
    }
    const twice = found.some((one, at) =>
      found.slice(at + 1).some(({ side, country }) => side === one.side && country === one.country),
    );
    if (twice) return null;
    // In one order, whoever is named first.
    return found.toSorted((a, b) => `${a.country} ${a.side}`.localeCompare(`${b.country} ${b.side}`));
  }

  /** The side that is spoken of, if it is only one. */
  #onlySide(): SideName | undefined {
    const named = this.values('side');
    return named.length === 1 && (named[0] === 'us' || named[0] === 'ussr') ? named[0] : undefined;
  }

  /** "The US 2 in Lebanon, 1 in Israel and 3 in Iran": numbers and countries by turns behind a side; null if they are not. */
  #listed(clause: readonly number[], before: SideName | undefined): readonly Marked[] | null {
    const found: Marked[] = [];
    let side = before;
    let open: { n?: number; country?: string } = {};
    for (const at of clause) {
      const kind = this.kindAt(at);
      if (kind === 'side') {
        if (open.n !== undefined || open.country !== undefined) return null;
        side = this.valueAt(at) as SideName;
      } else if (kind === 'n' || kind === 'none') {
        if (open.n !== undefined) return null;
        open.n = kind === 'none' ? 0 : Number(this.parts[at]?.value);
      } else if (kind === 'country') {
        if (open.country !== undefined) return null;
        open.country = this.valueAt(at);
      } else if (!PASSED.has(kind)) return null;
      if (open.n === undefined || open.country === undefined) continue;
      if (side === undefined) return null;
      found.push({ side, country: open.country, n: open.n });
      open = {};
    }
    return open.n === undefined && open.country === undefined ? found : null;
  }

  /** Who is said to control what: a side, the word for it and countries, or the countries first; null if that cannot be told. */
  controls(...words: readonly PartKind[]): readonly { readonly side: SideName; readonly country: string }[] | null {
    const found: { side: SideName; country: string }[] = [];
    let ruler: SideName | undefined;
    for (const clause of this.clauses().map((all) => this.#withoutDenied(all))) {
      // "The US controls Israel, Egypt and Jordan": the list goes on.
      if (ruler && clause.length > 0 && clause.every((at) => this.kindAt(at) === 'country')) {
        for (const at of clause) found.push({ side: ruler, country: this.valueAt(at) });
        this.use(...clause);
        continue;
      }
      ruler = undefined;
      const isNobody = clause.every((at) => NOBODY.has(this.kindAt(at)));
      if (isNobody && clause.some((at) => this.kindAt(at) === 'none')) {
        // "Nobody controls Haiti or Nicaragua": they are not said to be anybody's.
        this.use(...clause);
        continue;
      }
      const verbs = clause.filter((at) => words.includes(this.kindAt(at)));
      const countries = clause.filter((at) => this.kindAt(at) === 'country');
      const sides = clause.filter((at) => this.kindAt(at) === 'side');
      const numbered = clause.some((at) => ['n', 'none', 'pair'].includes(this.kindAt(at)));
      if (verbs.length === 0 || countries.length === 0 || sides.length === 0) continue;
      if (numbered) {
        // "The USSR 3, and it controls Poland": markers before the word, control behind it.
        const verb = verbs[0] as number;
        const owner = sides.findLast((at) => at < verb);
        const isApart = clause.every((at) => (this.kindAt(at) === 'country' ? at > verb : at <= verb));
        if (verbs.length > 1 || owner === undefined || !isApart) return null;
        const side = this.valueAt(owner) as SideName;
        found.push(...countries.map((at) => ({ side, country: this.valueAt(at) })));
        this.use(verb, ...countries);
        continue;
      }
      if (sides.length > 1 || verbs.length > 1) return null;
      const side = this.valueAt(sides[0] as number) as SideName;
      found.push(...countries.map((at) => ({ side, country: this.valueAt(at) })));
      ruler = side;
      this.use(...verbs, ...countries, ...sides);
    }
    return found;
  }

  /** "He controls Nicaragua, not Haiti": a country that is said not to be controlled is one that nobody is said to control. */
  #withoutDenied(clause: readonly number[]): readonly number[] {
    const denied = clause.flatMap((at, index) => {
      const next = clause[index + 1];
      return this.kindAt(at) === 'not' && next !== undefined && this.kindAt(next) === 'country' ? [at, next] : [];
    });
    this.use(...denied);
    return clause.filter((at) => !denied.includes(at));
  }

  /** Nothing that states something is left; sides may be, where it is asked who gets what. */
  isAllUsed(...allowed: readonly PartKind[]): boolean {
    const asking = new Set(this.parts.flatMap(({ kind, clause }) => (ASKING.has(kind) ? [clause] : [])));
    return this.parts.every(
      ({ kind, clause, article }, at) =>
        this.#used.has(at) ||
        ASKING.has(kind) ||
        PASSED.has(kind) ||
        kind === 'worth' ||
        allowed.includes(kind) ||
        article ||
        (kind === 'side' && asking.has(clause)) ||
        (kind === 'country' &&
          asking.has(clause) &&
          this.parts.some((other, index) => index < at && other.value === this.parts[at]?.value)),
    );
  }
}

/** "Nobody controls Haiti or Nicaragua". */
const NOBODY: ReadonlySet<PartKind> = new Set<PartKind>(['none', 'control', 'own', 'country', 'or']);
/** They say nothing of what is beside them. */
const PASSED: ReadonlySet<PartKind> = new Set<PartKind>(['own', 'influence', 'on']);
/** Where one of these stands among markers and sides, the numbers are something else. */
const OTHERWISE: ReadonlySet<PartKind> = new Set<PartKind>([
  ...([
    'ask',
    'guess',
    'over',
    'won',
    'need',
    'gain',
    'leads',
    'vp',
    'points',
    'score',
    'battlegrounds',
    'others',
    'countries',
    'all',
    'die',
    'ops',
  ] as const),
  ...(['milops', 'defcon', 'coup', 'realign', 'end'] as const),
]);
const ASKING: ReadonlySet<PartKind> = new Set<PartKind>(['ask', 'guess', 'over', 'won', 'need', 'gain', 'joins']);
