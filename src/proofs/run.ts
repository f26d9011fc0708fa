/** The proofs as they are run: each for one game and edition, by itself, so that any of them can be rerun alone. */
import type { ClauseId } from '../core/ruleset.ts';
import { loadRuleset } from '../data/index.ts';
import { EDITIONS, type Edition } from '../data/sources.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { GuerraFriaRuleset } from '../registry/guerra-fria.ts';
import { guerraFriaTools } from '../registry/tools.ts';
import { ARITHMETIC } from './arithmetic/index.ts';
import { CHART_PROOFS } from './chart/index.ts';
import { hasWitnesses } from './chart/witnesses.ts';
import { CARD_PROOFS } from './games/cards.ts';
import { GAME_PROOFS } from './games/kept.ts';
import { type Matrix, MEETING_PROOFS, meetingRows } from './meetings/index.ts';
import { type CounterExample, type Looked, type Method, type Proof, World } from './proof.ts';
import { READING_PROOFS } from './readings/pairs.ts';
import { CLAUSE_PROOFS, readClauseLines, type Status, statusesOf } from './witness/clauses.ts';
import type { Kind } from './witness/evidence.ts';
import { where } from './witness/where.ts';

/** Where the rules come from: those of the checkout, or those in which something has been changed on purpose. */
export interface RulesToProve {
  readonly twilightStruggle: (edition: Edition) => Ruleset;
  readonly guerraFria: () => GuerraFriaRuleset;
}

/** The rules of the checkout. Throws if they do not load. */
export const RULES_AS_THEY_ARE: RulesToProve = {
  twilightStruggle: (edition) => {
    const loaded = loadRuleset('twilight-struggle', edition);
    if (loaded.ok) return loaded.rules;
    throw new Error('the rules do not load');
  },
  guerraFria: () => guerraFriaTools.rules(),
};

/** A proof for one game and edition. */
export interface Task {
  readonly id: string;
  readonly game: 'twilight-struggle' | 'guerra-fria';
  readonly edition?: Edition;
  readonly clauses: readonly ClauseId[];
  readonly method: Method;
  /** What it needs is not in this package. */
  readonly elsewhere?: true;
  readonly look: (quick: boolean) => Iterable<Looked>;
}

/** What came of a proof. */
export interface Claim extends Pick<Task, 'id' | 'game' | 'edition' | 'clauses' | 'method'> {
  /** Members of the domain that were looked at. */
  readonly checked: number;
  readonly failed: number;
  readonly counterExamples: readonly CounterExample[];
  /** Was the domain gone through to its end? */
  readonly complete: boolean;
}

/** Every proof, in the order of the page. */
export function tasksOf(rules: RulesToProve): Task[] {
  const tasks: Task[] = [];
  const add = <W>(proofs: readonly Proof<W>[], game: Task['game'], world: () => W, edition?: Edition): void => {
    for (const { id, clauses, method, editions, kept, look } of proofs) {
      if (edition && editions && !editions.includes(edition)) continue;
      const elsewhere = kept && !hasWitnesses();
      tasks.push({
        ...{ id, game, clauses, method },
        ...(edition && { edition }),
        ...(elsewhere && { elsewhere }),
        look: (quick) => look(world(), quick),
      });
    }
  };
  for (const edition of EDITIONS) {
    const world = once(() => new World(rules.twilightStruggle(edition), edition));
    add(ARITHMETIC, 'twilight-struggle', world, edition);
    add(CHART_PROOFS, 'twilight-struggle', world, edition);
    add(MEETING_PROOFS, 'twilight-struggle', world, edition);
    add(READING_PROOFS, 'twilight-struggle', world, edition);
    add(CLAUSE_PROOFS, 'twilight-struggle', world, edition);
    add(CARD_PROOFS, 'twilight-struggle', world, edition);
    add(GAME_PROOFS, 'twilight-struggle', world, edition);
  }
  const { proofs, worldOf } = guerraFriaTools;
  const four = once(() => worldOf(rules.guerraFria()));
  add(proofs, 'guerra-fria', four);
  return tasks;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Counter-examples that are kept; more are hardly news. */
const MOST = 3;
/** Members looked at between two moments at which somebody may break off. */
const PACE = 64;

/**
 * Runs a proof.
 * @returns every so often how far it is, and last what came of it
 */
export function* prove({ look, ...task }: Task, quick: boolean): Generator<Claim, void> {
  const { id, game, edition, clauses, method } = task;
  let [checked, failed] = [0, 0];
  const counterExamples: CounterExample[] = [];
  const claim = (complete: boolean): Claim => ({
    ...{ id, game, ...(edition && { edition }), clauses, method },
    ...{ checked, failed, counterExamples, complete },
  });
  try {
    for (const found of look(quick)) {
      checked++;
      if (found && failed++ < MOST) counterExamples.push(found);
      if (checked % PACE === 0) yield claim(false);
    }
  } catch (error) {
    // A rule that breaks is no proof of anything.
    failed++;
    counterExamples.push({ detail: error instanceof Error ? error.message : String(error), differences: [] });
  }
  yield claim(true);
}

/** Is a clause among those that a proof is about, or below one that is asked for? */
export const concerns = ({ clauses }: Pick<Task, 'clauses'>, wanted: string): boolean =>
  clauses.some((clause) => clause === wanted || clause.startsWith(`${wanted}.`));

/** Who overrides whom, by edition. */
export const matrix = (rules: RulesToProve): Matrix => ({
  deluxe: meetingRows(rules.twilightStruggle('deluxe')),
  second: meetingRows(rules.twilightStruggle('second')),
});

/** How each normative clause stands, and the case that shows it, by edition. */
export function standing(rules: RulesToProve): Readonly<Record<Edition, readonly Standing[]>> {
  const proved = new Set([...ARITHMETIC, ...CHART_PROOFS, ...CARD_PROOFS].flatMap(({ clauses }) => clauses));
  const lines = readClauseLines();
  const of = (edition: Edition): Standing[] =>
    [...statusesOf({ rules: rules.twilightStruggle(edition), edition }, proved)].map(([clause, status]) => {
      const line = lines.find((each) => each.clause === clause && each.edition === edition);
      return {
        clause,
        status,
        ...(line?.case !== undefined && { case: line.case }),
        ...(line?.shows && { shows: line.shows }),
        ...(status === 'repeats' && { repeats: where().same[clause] ?? line?.repeats?.[0] ?? '' }),
      };
    });
  return { deluxe: of('deluxe'), second: of('second') };
}

/** How a clause stands. */
export interface Standing {
  readonly clause: ClauseId;
  readonly status: Status;
  /** The case of the suite that shows the difference, and how. */
  readonly case?: string;
  readonly shows?: Kind;
  readonly repeats?: ClauseId;
}

/** What is proved of a clause. */
export interface OfClause {
  /** The claims that are about it. */
  readonly claims: readonly string[];
  /** Members of their domains together. */
  readonly checked: number;
  readonly holds: boolean;
}

/** Claims by game and clause, for whoever shows a clause. */
export function byClause(claims: readonly Claim[]): Readonly<Record<string, Readonly<Record<ClauseId, OfClause>>>> {
  const games: Record<string, Record<ClauseId, OfClause>> = {};
  for (const { id, game, clauses, checked, failed, complete } of claims) {
    games[game] ??= {};
    const known = games[game];
    for (const clause of clauses) {
      const before = known[clause] ?? { claims: [], checked: 0, holds: true };
      known[clause] = {
        claims: [...new Set([...before.claims, id])],
        checked: before.checked + checked,
        holds: before.holds && failed === 0 && complete,
      };
    }
  }
  return games;
}
