/** The witnesses of the chart: for each transition a game in which it is taken, kept as lines of JSON. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseFact } from '../../cases/case.ts';
import { readFact, writeFact } from '../../cases/facts.ts';
import { indexNames } from '../../cases/names.ts';
import { advance, stepAt } from '../../core/steps.ts';
import { jsonLines, PACKAGE_ROOT } from '../../data/files.ts';
import type { Edition } from '../../data/sources.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import type { Hands } from '../../match/agreement.ts';
import type { Watcher, Witness } from './search.ts';

/** A line of the file. */
export interface WitnessLine {
  readonly transition: string;
  readonly edition: Edition;
  readonly policies?: Readonly<Record<string, string>>;
  readonly hands: Hands;
  readonly handicap?: readonly [number, number];
  readonly facts: readonly CaseFact[];
  /** The transitions that are taken with the last fact, until the chart waits. */
  readonly trail: readonly string[];
  /** Where it waits. */
  readonly at: string;
}

export const WITNESS_FILE = join(PACKAGE_ROOT, 'features/witnesses/twilight-struggle-chart.jsonl');

/** Are the games that are kept here? They come with the repository. */
export const hasWitnesses = (): boolean => existsSync(WITNESS_FILE);

/** Every line of the file. */
export const readWitnesses = () => jsonLines<WitnessLine>(WITNESS_FILE);

/** A witness as it is kept. */
export function lineOf(watcher: Watcher, transition: string, { agreement, facts }: Witness): WitnessLine {
  const { edition, policies, hands, handicap } = agreement;
  const board = watcher.begin(agreement);
  const written = facts.map((fact) => {
    const said = writeFact(fact, board);
    advance(watcher.steps, board, board.state, fact);
    return said;
  });
  return {
    transition,
    edition,
    ...(Object.keys(policies).length > 0 && { policies }),
    hands,
    ...(handicap && { handicap }),
    facts: written,
    trail: watcher.trailOf({ agreement, facts }),
    at: stepAt(watcher.steps, board.state).path,
  };
}

/** The witness that a line tells of. */
export function witnessOf(watcher: Watcher, { edition, policies = {}, hands, handicap, facts }: WitnessLine): Witness {
  const agreement = { edition, policies, hands, ...(handicap && { handicap }) };
  const board = watcher.begin(agreement);
  const names = indexNames(board.rules);
  const read = facts.map((fact, at): GameFact => readFact(fact, { board, names }, ['facts', at]));
  return { agreement, facts: read };
}
