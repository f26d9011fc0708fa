/** The sets of faults that are put in: those of the arithmetic, and so many of every kind, drawn by a seed. */
import { type Random, seeded } from '../fuzz/random.ts';
import type { Judge, RulesRead } from '../rule-mutation/judge.ts';
import { chartFaults } from './chart.ts';
import { codeFaults } from './code.ts';
import { type DataFault, dataFaults } from './data.ts';
import { type Fault, KINDS } from './fault.ts';

/** Where the arithmetic stands: what a country or region is worth, the tracks, the numbers of clauses, what dice do. */
const ARITHMETIC =
  /^rules\/twilight-struggle\/(?:map|regions|tracks|clauses\/0?(?:2|4|6|8|9|10)-[^/]*)\.?|twilight-struggle\/(?:board|coup|dice|influence|modifiers|operations|realignment|scoring|space|tracks|end-of-turn)\.ts$/;

/** A seed of its own for the set that does not change. */
const KNOWN_SEED = 40;

/** Every fault that can be made, and whether `validate` refuses it. */
export class Faults {
  readonly #all: readonly (Fault | DataFault)[];
  readonly #judge: Judge;
  readonly #files: readonly RulesRead[];
  /** Faults drawn that `validate` refuses, for which others were drawn. */
  refused = 0;
  /** Changes drawn that are no faults, for which others were drawn. */
  readonly alike: Fault[] = [];

  constructor(files: readonly RulesRead[], judge: Judge) {
    this.#all = [...dataFaults(files), ...codeFaults(), ...chartFaults()];
    this.#judge = judge;
    this.#files = files;
  }

  /** How many there are of each kind. */
  counts(): ReadonlyMap<string, number> {
    return new Map(KINDS.map((kind) => [kind, this.#all.filter((each) => each.kind === kind).length]));
  }

  /** Faults of numbers and comparisons of the arithmetic, always the same. */
  known(count: number): Fault[] {
    const arithmetic = this.#all.filter(({ file }) => ARITHMETIC.test(file));
    const random = seeded(KNOWN_SEED);
    const numbers = arithmetic.filter(({ kind }) => kind === 'number' || kind === 'flag');
    const comparisons = arithmetic.filter(({ kind }) => kind === 'comparison');
    return [...this.#draw(numbers, count / 2, random), ...this.#draw(comparisons, count / 2, random)];
  }

  /** So many faults of every kind. */
  drawn(perKind: number, seed: number): Fault[] {
    const random = seeded(seed);
    return KINDS.flatMap((kind) =>
      this.#draw(
        this.#all.filter((each) => each.kind === kind),
        perKind,
        random,
      ),
    );
  }

  #draw(from: readonly Fault[], count: number, random: Random): Fault[] {
    const rest = [...from];
    const taken: Fault[] = [];
    while (taken.length < count && rest.length > 0) {
      const [fault] = rest.splice(random.below(rest.length), 1) as [Fault];
      if (fault.alike !== undefined) this.alike.push(fault);
      else if (this.#refuses(fault)) this.refused++;
      else taken.push(fault);
    }
    return taken;
  }

  #refuses(fault: Fault): boolean {
    if (!('path' in fault)) return false;
    const { path, value } = fault as DataFault;
    const files = this.#files.map((file) =>
      file.path === path ? { ...file, read: { ...file.read, value: value() } } : file,
    );
    return this.#judge.refusal(files, path) !== undefined;
  }
}
