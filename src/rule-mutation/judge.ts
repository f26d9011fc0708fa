/** What becomes of a change: refused by `validate`, noticed by a ruling of the suite, or by nothing. */

import type { Values } from '../data/gather.ts';
import { type Kind, kindOf } from '../data/kinds.ts';
import { collectNames, type Names } from '../data/names.ts';
import type { ReadSuccess } from '../data/read.ts';
import type { SchemaCheck } from '../data/schema-check.ts';
import { checkConsistency, validateRead } from '../data/validate.ts';
import { type Change, changed } from './changes.ts';
import { type Rules, rulesOf, type Trial } from './suite.ts';

/** What noticed a change. `ruling`: another outcome, though no expectation of the case failed. */
export type Fate = 'refused' | 'case' | 'ruling' | 'crash' | 'unnoticed';

export interface Verdict {
  readonly fate: Fate;
  /** The case that noticed it, or what `validate` said. */
  readonly by?: string;
}

/** A file as it is. */
export interface RulesRead {
  readonly path: string;
  readonly read: ReadSuccess;
}

/** Judges changes against the files as they are. */
export class Judge {
  readonly #files: readonly RulesRead[];
  readonly #check: SchemaCheck;
  readonly #trials: readonly Trial[];
  readonly #underProfiles: readonly Trial[];
  readonly #values: Values;
  readonly #names: Names;
  /** What came out under the rules as they are; each case is run when first needed. */
  readonly #before = new Map<Trial, string>();
  readonly #asTheyAre: Rules;
  /** How many changes each case has noticed: those that notice much come early. */
  readonly #noticed = new Map<Trial, number>();

  /** @param underProfiles cases under the profiles, which only a change of a profile puts to the test */
  constructor(
    files: readonly RulesRead[],
    check: SchemaCheck,
    trials: readonly Trial[],
    underProfiles: readonly Trial[] = [],
  ) {
    this.#files = files;
    this.#check = check;
    this.#trials = trials;
    this.#underProfiles = underProfiles;
    this.#values = new Map(files.map(({ path, read }) => [path, read.value]));
    this.#names = namesOf(files);
    this.#asTheyAre = rulesOf(this.#values);
  }

  judge(change: Change): Verdict {
    const files = this.#files.map((file) =>
      file.path === change.file ? { ...file, read: { ...file.read, value: changed(file.read.value, change) } } : file,
    );
    const problem = this.refusal(files, change.file);
    if (problem !== undefined) return { fate: 'refused', by: problem };
    return this.#tried(new Map(files.map(({ path, read }) => [path, read.value])), change);
  }

  /** What `validate` says first of these files, one of which has changed; undefined if nothing. */
  refusal(files: readonly RulesRead[], path: string): string | undefined {
    const names = namesOf(files);
    const isSame = [...this.#names].every(([kind, ids]) => sameSet(ids, names.get(kind) ?? new Set()));
    for (const file of files) {
      if (isSame && file.path !== path) continue;
      const [first] = validateRead(file.read, kindOf(file.path), this.#check, names);
      if (first) return first.message.toString();
    }
    const valid = files.flatMap(({ path: at, read }) => {
      const kind = kindOf(at);
      return kind ? [{ kind, file: { read, value: read.value } }] : [];
    });
    return checkConsistency(valid, new Set<Kind>(), names)[0]?.message.toString();
  }

  #tried(values: Values, change: Change): Verdict {
    const rules = rulesOf(values);
    try {
      for (const trial of this.#inOrder(change)) {
        const { passed, digest } = trial.run(rules);
        if (passed && digest === this.#beforeOf(trial)) continue;
        this.#noticed.set(trial, (this.#noticed.get(trial) ?? 0) + 1);
        return { fate: passed ? 'ruling' : 'case', by: trial.id };
      }
    } catch (error) {
      return { fate: 'crash', by: error instanceof Error ? error.message : String(error) };
    }
    return { fate: 'unnoticed' };
  }

  #beforeOf(trial: Trial): string {
    const known = this.#before.get(trial) ?? trial.run(this.#asTheyAre).digest;
    this.#before.set(trial, known);
    return known;
  }

  /** The cases that name what the change is about, then those that noticed most. */
  #inOrder(change: Change): readonly Trial[] {
    const game = change.file.startsWith('guerra-fria/') ? 'GF' : 'TS';
    const keys = this.#keysOf(change);
    const rank = (trial: Trial): number =>
      keys.reduce((sum, key) => sum + (trial.text.includes(key) ? 1000 : 0), this.#noticed.get(trial) ?? 0);
    const trials = change.file.endsWith('/profiles.yaml') ? this.#underProfiles : this.#trials;
    return trials
      .filter(({ id }) => id.startsWith(game))
      .map((trial) => [trial, rank(trial)] as const)
      .sort((a, b) => b[1] - a[1])
      .map(([trial]) => trial);
  }

  /** Ids, numbers and names of the entries that the change lies in. */
  #keysOf({ file, place }: Change): string[] {
    const keys: string[] = [];
    let node: unknown = this.#values.get(file);
    for (const step of place) {
      if (typeof node !== 'object' || node === null) break;
      const { id, name, title, number } = node as Record<string, unknown>;
      for (const key of [id, name, title]) if (typeof key === 'string') keys.push(key.toLowerCase());
      if (typeof number === 'number') keys.push(`"card":${number},`);
      if (typeof step === 'string') keys.push(`"${step.toLowerCase()}"`);
      node = (node as Record<string | number, unknown>)[step];
    }
    return keys;
  }
}

const namesOf = (files: readonly RulesRead[]): Names =>
  collectNames(files.map(({ path, read }) => ({ kind: kindOf(path), value: read.value })));

const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((each) => b.has(each));
