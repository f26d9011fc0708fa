/**
 * Every pair of readings by itself: the cases that either of them touches are ruled on under both, and some games are played.
 * A pair in which one is the preferred reading is the other alone, so that only pairs of two others are left.
 */
import { CaseError, type CaseInput } from '../../cases/case.ts';
import { OPTION_POLICIES } from '../../cases/options.ts';
import { type CaseRuling, ruleOn } from '../../cases/rule.ts';
import { playGame } from '../../fuzz/game.ts';
import { clauseExists } from '../../fuzz/invariants.ts';
import { seeded } from '../../fuzz/random.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { type Agreement, HANDS } from '../../match/agreement.ts';
import { otherReadings } from '../agreements.ts';
import { World } from '../proof.ts';
import { rulingOf } from '../witness/evidence.ts';
import { lineOf, type OutcomeLine } from '../witness/outcomes.ts';
import { type Choice, excludedOf, nameOf, nameOfAll, type Pair } from './pairs.ts';

/** What became of a pair, or of one reading alone. */
export interface Together {
  /** `issue=option issue=option`. */
  readonly readings: string;
  /** Cases that one of the two touches, each ruled on under both; games played under both. */
  readonly cases: number;
  readonly games: number;
  /** Cases in which the two together come to something that neither comes to alone. */
  readonly meet?: readonly string[];
  /** The reading of which nothing is left beside the other: no case that it changes alone is changed by it there. */
  readonly idle?: readonly string[];
  readonly faults?: readonly string[];
}

/** Every pair of readings of which neither is preferred, and each such reading alone; those that exclude each other are none. */
export function companies(rules: Ruleset): (readonly Choice[])[] {
  const choices = otherReadings(rules).flatMap(([issue, options]) => options.map((option): Choice => [issue, option]));
  const excluded = excludedOf(rules);
  const pairs = choices.flatMap((one, at) =>
    choices.slice(at + 1).flatMap((other): Pair[] => {
      const pair: Pair = [one, other];
      return one[0] === other[0] || excluded.has(nameOf(pair)) ? [] : [pair];
    }),
  );
  return [...choices.map((one) => [one]), ...pairs];
}

/** What a case comes to, with all that is wrong with the ruling. */
interface Outcome {
  readonly said: string;
  readonly rests: readonly string[];
  readonly faults: readonly string[];
}

/** Pairs of readings in one edition; what the readings come to alone is worked out once. */
export class Company {
  readonly #world: World;
  readonly #cases: readonly CaseInput[];
  readonly #games: number;
  readonly #alone = new Map<string, ReadonlyMap<CaseInput, Outcome>>();
  /** Cases that settle no question by what they state, and so can share a board. */
  readonly #plain: ReadonlySet<CaseInput>;

  /** @param games so many games under each pair */
  constructor(world: World, cases: readonly CaseInput[], games: number) {
    this.#world = world;
    this.#cases = cases.map(bareOf);
    this.#games = games;
    this.#plain = new Set(
      this.#cases.filter((input) => {
        const [own, shared] = [this.#lineOf(world, input, false), this.#lineOf(world, input, true)];
        return own !== undefined && JSON.stringify(own[0]) === JSON.stringify(shared?.[0]);
      }),
    );
  }

  look(choices: readonly Choice[]): Together {
    const [base, ...each] = [[], ...choices.map((choice) => [choice])].map((some) => this.#under(some)) as [
      ReadonlyMap<CaseInput, Outcome>,
      ...ReadonlyMap<CaseInput, Outcome>[],
    ];
    const touched = this.#cases.filter((input) =>
      choices.some(([issue], at) => {
        const [one, other] = [base.get(input), each[at]?.get(input)];
        return one?.said !== other?.said || one?.rests.includes(issue) || other?.rests.includes(issue);
      }),
    );
    const world = this.#worldOf(choices);
    const together = new Map(touched.map((input) => [input, this.#ruled(world, input)]));
    const says = (input: CaseInput): string | undefined => together.get(input)?.said;
    const meet = touched.filter((input) => {
      const alone = new Set(each.map((outcomes) => outcomes.get(input)?.said));
      alone.delete(base.get(input)?.said);
      // Where one of the two changes nothing, the other alone says what comes of both; where both change it, either may.
      return alone.size === 0 ? says(input) !== base.get(input)?.said : alone.size === 1 && !alone.has(says(input));
    });
    const idle = choices.filter((_, at) => {
      const own = touched.filter((input) => each[at]?.get(input)?.said !== base.get(input)?.said);
      const beside = each[1 - at];
      return beside !== undefined && own.length > 0 && own.every((input) => says(input) === beside.get(input)?.said);
    });
    const faults = [
      ...[...together].flatMap(([input, { faults }]) => faults.map((fault) => `${input.id}: ${fault}`)),
      ...this.#played(choices),
    ];
    return {
      readings: nameOfAll(choices),
      cases: touched.length,
      games: this.#games,
      ...(choices.length > 1 && meet.length > 0 && { meet: meet.map(({ id }) => String(id)) }),
      ...(idle.length > 0 && { idle: idle.map((choice) => choice.join('=')) }),
      ...(faults.length > 0 && { faults }),
    };
  }

  #worldOf(choices: readonly Choice[]): World {
    const { rules, edition } = this.#world;
    return new World({ ...rules, policies: { ...rules.policies, ...Object.fromEntries(choices) } }, edition);
  }

  /** What a case comes to, and the ruling; on a board made for it alone, or on that of the world. */
  #lineOf(world: World, input: CaseInput, shared: boolean): readonly [OutcomeLine, CaseRuling] | undefined {
    try {
      const ruling = shared ? onSharedBoard(world, input) : rulingOf(world.rules, input);
      return ruling && [lineOf(String(input.id), ruling), ruling];
    } catch (error) {
      if (error instanceof CaseError) return undefined;
      throw error;
    }
  }

  #under(choices: readonly Choice[]): ReadonlyMap<CaseInput, Outcome> {
    const name = nameOfAll(choices);
    const known = this.#alone.get(name);
    if (known) return known;
    const world = this.#worldOf(choices);
    const outcomes = new Map(this.#cases.map((input) => [input, this.#ruled(world, input)]));
    this.#alone.set(name, outcomes);
    return outcomes;
  }

  #ruled(world: World, input: CaseInput): Outcome {
    try {
      const found = this.#lineOf(world, input, this.#plain.has(input));
      if (!found) return { said: 'it cannot be read', rests: [], faults: [] };
      const [{ said: _, ...line }, ruling] = found;
      const unknown = ruling.findings.filter(({ clause }) => !clauseExists(ruling.end, clause));
      const forbids = ruling.findings.some(({ force }) => force === 'forbids');
      return {
        said: JSON.stringify(line),
        rests: ruling.rests,
        faults: [
          ...unknown.map(({ clause, message }) => `"${message}" names ${clause}, which there is not`),
          ...(ruling.verdict === 'illegal' && !forbids ? ['illegal, but no clause forbids it'] : []),
        ],
      };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { said: why, rests: [], faults: [why] };
    }
  }

  #played(choices: readonly Choice[]): string[] {
    const { edition } = this.#world;
    const policies = Object.fromEntries(choices);
    return Array.from({ length: this.#games }).flatMap((_, seed) => {
      const agreement: Agreement = { edition, policies, hands: HANDS[seed % HANDS.length] ?? 'known' };
      const { failure, facts } = playGame(agreement, seeded(seed), { every: EVERY });
      return failure ? [`game ${seed}, decision ${facts.length}: ${failure.fault.rule}, ${failure.fault.detail}`] : [];
    });
  }
}

function onSharedBoard(world: World, { position, action }: CaseInput): CaseRuling | undefined {
  const result = ruleOn(world.lay(position), action ?? [], world.names);
  return result.ok ? result.ruling : undefined;
}

/** The choices are tested at one decision in so many. */
const EVERY = 12;

/** A case without the readings that it settles itself; agreements about the set-up stay. */
function bareOf({ policies: _, ...input }: CaseInput): CaseInput {
  const { options, ...position } = input.position;
  const rest = options?.filter((option) => OPTION_POLICIES[option] === undefined) ?? [];
  return { ...input, position: { ...position, ...(rest.length > 0 && { options: rest }) } } as CaseInput;
}
