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

/** A country that a side is said to control. */
export interface Ruled {
  readonly country: string;
  readonly side: SideName;
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
  /** Who asks, where that is only taken for granted. */
  readonly taken: SideName | undefined;
  /** Is a side called by its name too? */
  readonly mixes: boolean;
  readonly #used = new Set<number>();

  /** @param taken who asks, where nobody says it */
  constructor(parts: readonly Part[], taken?: SideName) {
    const named = whoAsks(withoutGuesses(parts));
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
      if (this.#areOtherwise(counted)) return null;
      const sides = counted.filter((at) => this.kindAt(at) === 'side').length;
      if (counted.length - sides > sides) counted = counted.filter((at) => !this.parts[at]?.article);
      if (counted.length !== 2 * sides) return null;
      const sideFirst = this.kindAt(counted[0] as number) === 'side';
      // "1 US, USSR 2".
      const turns = counted.length === 4 && counted.map((at) => this.kindAt(at) === 'side').join() === TURNED;
      for (let at = 0; at < counted.length; at += 2) {
        const pair = counted.slice(at, at + 2);
        const [side, number] = (sideFirst || (turns && at > 0) ? pair : pair.toReversed()) as [number, number];
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

  /** "The US loses 2", "gets 3 points": these are no markers that are there, other than in "the US 1, who has control". */
  #areOtherwise(counted: readonly number[]): boolean {
    const [first = 0, last = 0] = [counted[0], counted.at(-1)];
    const isWithin = this.parts.slice(first, last + 1).some(({ kind }) => OTHERWISE.has(kind));
    const [next, after] = [this.parts[last + 1], this.parts[last + 2]];
    const { clause } = this.parts[first] as Part;
    const asksMore = next?.kind === 'ask' && after?.clause === clause;
    return isWithin || (next?.clause === clause && OTHERWISE.has(next.kind) && !asksMore);
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

  /**
   * Who is said to control what: a side, the word for it and countries, or the countries first; null if that cannot be told.
   * @param words the words that say so
   * @param owner whose they are where nobody is named
   */
  controls(words: readonly PartKind[], owner?: SideName): readonly Ruled[] | null {
    const found: Ruled[] = [];
    const rule = (side: SideName, countries: readonly number[]): void => {
      found.push(...countries.map((at) => ({ side, country: this.valueAt(at) })));
      this.use(...countries);
    };
    let ruler: SideName | undefined;
    /** "Mexico, Brazil and Chile controlled by the US": countries of which it is not said yet whose they are. */
    let listed: readonly number[] = [];
    for (const clause of this.clauses().flatMap((all) => this.#byVerb(this.#withoutDenied(all), words))) {
      const of = (...kinds: readonly PartKind[]): number[] => clause.filter((at) => kinds.includes(this.kindAt(at)));
      const [verbs, countries, sides] = [of(...words), of('country'), of('side')];
      const says = clause.filter(
        (at) => verbs.includes(at) || !(PASSED.has(this.kindAt(at)) || this.kindAt(at) === 'worth'),
      );
      if (countries.length > 0 && says.every((at) => countries.includes(at))) {
        // "The US controls Israel, Egypt and Jordan": the list goes on.
        if (ruler) rule(ruler, countries);
        else listed = [...listed, ...countries];
        continue;
      }
      const before = ruler;
      ruler = undefined;
      const isNobodys = clause.every((at) => NOBODY.has(this.kindAt(at))) && of('none').length > 0;
      // "He controls no neighbour".
      const isNone = of('none').length > 0 && of('neighbours').length > 0 && of('n', 'country').length === 0;
      if (isNobodys || isNone || of('presence').length > 0) {
        // "Nobody controls Haiti or Nicaragua", "only presence in Iran": they are not said to be anybody's.
        this.use(...clause);
        ruler = isNobodys ? undefined : before;
        continue;
      }
      const isNumbered = of('n', 'none', 'pair').length > 0;
      // "The US controls Spain, the USSR Greece".
      const [side = verbs.length > 0 ? (before ?? owner) : undefined] = sides.map((at) => this.valueAt(at) as SideName);
      const isTold = verbs.length > 0 || (before !== undefined && sides.length > 0 && !isNumbered);
      if (!isTold || countries.length === 0 || side === undefined) continue;
      if (sides.length > 1 && !isNumbered) return null;
      const [verb = -1] = verbs;
      if (isNumbered) {
        // "The USSR 3, and it controls Poland": markers before the word, control behind it.
        const named = sides.findLast((at) => at < verb);
        const isApart = clause.every((at) => (this.kindAt(at) === 'country' ? at > verb : at <= verb));
        // "The US has 2 in Italy": markers, of which nothing is said here.
        if (!isApart && verbs.every((at) => this.kindAt(at) !== 'control')) continue;
        if (named === undefined || !isApart) return null;
        rule(this.valueAt(named) as SideName, countries);
      } else {
        rule(side, [...(countries.every((at) => at < verb) ? listed : []), ...countries]);
        this.use(...sides);
        listed = [];
        ruler = side;
      }
      this.use(...verbs);
    }
    return found;
  }

  /** "The US controls Iran and Iraq and has 2 in Egypt": what is behind a second verb, or behind a list, is something else. */
  #byVerb(clause: readonly number[], words: readonly PartKind[]): readonly (readonly number[])[] {
    const runs: number[][] = [[]];
    const isSaid = (at: number): boolean => !PASSED.has(this.kindAt(at)) || words.includes(this.kindAt(at));
    for (const at of clause) {
      const open = runs.at(-1) as number[];
      const said = open.filter(isSaid);
      const isVerb = SAYING.has(this.kindAt(at)) && (words.includes(this.kindAt(at)) || this.kindAt(at) === 'presence');
      const isList = said.every((other) => this.kindAt(other) === 'country' || this.kindAt(other) === 'side');
      const isDone = said.some((other) => words.includes(this.kindAt(other))) || this.kindAt(at) === 'presence';
      const hasCountry = said.some((other) => this.kindAt(other) === 'country');
      // "Iraq and Venezuela and have 2 in Iran", but not "Libya has the US".
      const counts = this.kindAt(at + 1) === 'n' && this.kindAt(at) === 'has';
      const endsList = isList && counts && this.kindAt(said.at(-1) as number) === 'country';
      if (!isVerb || !hasCountry || !(isDone || endsList)) open.push(at);
      else {
        // Whoever stands before the verb does what it says.
        const doer =
          this.kindAt(said.at(-1) as number) === 'side' ? open.lastIndexOf(said.at(-1) as number) : open.length;
        runs.push([...open.splice(doer), at]);
      }
    }
    return runs;
  }

  /**
   * "He controls Nicaragua, not Haiti": a country that is said not to be controlled is one that nobody is said to control. "1 there
   * without control": of the number it is said that it is none.
   */
  #withoutDenied(clause: readonly number[]): readonly number[] {
    const isNumbered = clause.some((at) => this.kindAt(at) === 'n');
    const denied = clause.flatMap((at, index) => {
      const next = clause[index + 1];
      if (next === undefined || !['not', 'none'].includes(this.kindAt(at))) return [];
      const isCountry = this.kindAt(at) === 'not' && this.kindAt(next) === 'country';
      const isControl = isNumbered && this.kindAt(next) === 'control' && next === clause.at(-1);
      return isCountry || isControl ? [at, next] : [];
    });
    this.use(...denied);
    return clause.filter((at) => !denied.includes(at));
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

/** Verbs that begin another statement. */
const SAYING: ReadonlySet<PartKind> = new Set<PartKind>(['control', 'has', 'presence']);
/** A number, its side, a side, its number. */
const TURNED = 'false,true,true,false';
/** "Nobody controls Haiti or Nicaragua". */
const NOBODY: ReadonlySet<PartKind> = new Set<PartKind>(['none', 'control', 'own', 'has', 'country', 'or']);
/** They say nothing of what is beside them. */
const PASSED: ReadonlySet<PartKind> = new Set<PartKind>(['own', 'has', 'influence', 'on']);
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
const ASKING: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['ask', 'guess', 'over', 'won', 'need', 'gain', 'joins', 'presence'] as const),
]);
