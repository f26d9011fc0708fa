/** What a proof is: a finite domain, gone through to its end, in which everything comes out as the clause says. */
import type { AnyStateMachine } from 'xstate';
import { gameMachine } from '../../machines/twilight-struggle/index.ts';
import { actions, guards } from '../../machines/twilight-struggle/vocabulary.ts';
import type { CaseAction, CaseInput, CasePosition } from '../cases/case.ts';
import { indexNames, type NameIndex } from '../cases/names.ts';
import { setUpPosition } from '../cases/position.ts';
import { type CaseRuling, ruleOn } from '../cases/rule.ts';
import { compare } from '../cases/suite.ts';
import type { Difference } from '../core/compare.ts';
import type { ClauseId } from '../core/ruleset.ts';
import type { Edition } from '../data/sources.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Words } from './chart/transitions.ts';

/** How something is proved. */
export const METHODS = ['enumeration', 'graph', 'meeting', 'games', 'witness'] as const;
export type Method = (typeof METHODS)[number];

/** One member of a domain did not come out as it should. */
export interface CounterExample {
  /** The member as a case that `arbiter rule` reproduces, with what the clause says of it as its expectation. */
  readonly case?: CaseInput;
  /** What is wrong, where that is no case. */
  readonly detail?: string;
  readonly differences: readonly Difference[];
}

/** One member of a domain, looked at: undefined if it came out as it should. */
export type Looked = CounterExample | undefined;

/** A claim about the rules. */
export interface Proof<W = World> {
  /** Its name on the command line, and in `prove.<id>` of the messages. */
  readonly id: string;
  readonly clauses: readonly ClauseId[];
  readonly method: Method;
  /** Editions in which its formula is that of the rulebook; both if absent. */
  readonly editions?: readonly Edition[];
  /** It needs the games and cases that are kept in the repository, and no installed package has. */
  readonly kept?: true;
  /** Goes through the domain, a member at a time; `quick` through a part of it that is named in the same order. */
  readonly look: (world: W, quick: boolean) => Iterable<Looked>;
}

/** A member of a family of cases: a position and what is done in it, with what must come out. */
export interface Member {
  readonly position: CasePosition;
  readonly action: readonly CaseAction[];
  readonly expect: Readonly<Record<string, unknown>>;
}

/** A statechart and the words it is written in. */
export interface ChartToProve {
  readonly machine: AnyStateMachine;
  readonly words: Words<Board>;
}

/** The rules of one edition as a proof asks them: a case is ruled on as `arbiter rule` does, without making the tables anew. */
export class World {
  readonly edition: Edition;
  readonly rules: Ruleset;
  readonly board: Board;
  readonly names: NameIndex;
  readonly chart: ChartToProve;

  /** @param chart the statechart, if it is not the one that the referee walks */
  constructor(
    rules: Ruleset,
    edition: Edition,
    chart: ChartToProve = { machine: gameMachine, words: { guards, actions } },
  ) {
    this.chart = chart;
    this.edition = edition;
    this.rules = rules;
    this.board = makeBoard(rules);
    this.names = indexNames(rules);
  }

  /** The position on a board. */
  lay(position: CasePosition): Board {
    return setUpPosition(this.board, position, this.names);
  }

  /** Rules on a case. Throws if it cannot be read, which a proof's own cases can. */
  rule({ position, action }: Pick<Member, 'position' | 'action'>): CaseRuling {
    const result = ruleOn(this.lay(position), action, this.names);
    if (!result.ok) throw new Error(`${JSON.stringify({ position, action })}: ${result.problem.message.text}`);
    return result.ruling;
  }

  /** Looks at a member of a family of cases. */
  look(member: Member): Looked {
    const differences = compare(member.expect, this.rule(member));
    return differences.length === 0 ? undefined : { case: { edition: this.edition, ...member }, differences };
  }
}

/**
 * A claim about a family of cases, each of which is ruled on.
 * @param every the quick part takes one in so many of them
 */
export const enumerated = <W extends { look(member: never): Looked } = World>(
  id: string,
  clauses: readonly ClauseId[],
  members: (world: W, quick: boolean) => Iterable<Parameters<W['look']>[0]>,
  every = 1,
  more: Pick<Proof, 'editions'> = {},
): Proof<W> => ({
  id,
  clauses,
  method: 'enumeration',
  ...more,
  *look(world, quick) {
    for (const member of thinned(members(world, quick), quick ? every : 1)) yield world.look(member as never);
  },
});

/** One member in so many, where the quick part goes through a domain. */
export function* thinned<T>(members: Iterable<T>, every: number): Iterable<T> {
  let at = 0;
  for (const member of members) if (at++ % every === 0) yield member;
}
