/**
 * `arbiter compare A.jsonl B.jsonl`, or `arbiter compare A.jsonl --engine COMMAND`: where two engines first part in games
 * that `fuzz --record-all` wrote.
 *
 * JSON: `{"games", "equal", "decisions", "parted": [{"game", "at", "turn", "fact", "differences": [{key, expected, found}],
 * "clauses", "readings"}]}`.
 */
import { wording } from '../../core/wording.ts';
import { type FactLine, grouped } from '../../fuzz/corpus.ts';
import {
  firstParting,
  gamesOf,
  lineDifferences,
  type Parting,
  parting,
  type WrittenGame,
} from '../../fuzz/corpus-compare.ts';
import type { MatchState } from '../../match/state.ts';
import type { Call } from '../command.ts';
import { readCorpus } from '../engine/corpus-file.ts';
import { Driver } from '../engine/driver.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { print } from '../io.ts';

/** Runs `arbiter compare`. */
export async function run({ operands, given, io, format }: Call): Promise<ExitCode> {
  const [first = '', second] = operands;
  const command = given.one('engine');
  if ((second === undefined) === (command === undefined))
    throw usageError(wording('compare takes a second file or --engine'), 'compare');
  const ours = gamesOf(readCorpus(first));
  const most = given.number('games', 1, 1_000_000) ?? Number.POSITIVE_INFINITY;
  const partings: Parting[] = [];
  let decisions = 0;
  const count = (game: WrittenGame, found: Parting): void => {
    decisions += found.at ?? game.facts.length;
    partings.push(found);
  };
  if (second !== undefined) {
    const theirs = new Map([...gamesOf(readCorpus(second))].map((game) => [game.head.game, game]));
    for (const game of ours) {
      const other = theirs.get(game.head.game);
      if (other && partings.length < most) count(game, firstParting(game, other));
    }
  } else {
    const driver = new Driver(command as string, 1000 * (given.number('timeout', 1, 3600) ?? 10));
    for (const game of ours) {
      if (partings.length >= most) break;
      count(game, await played(driver, game));
    }
    driver.stop();
  }
  const parted = partings.filter(({ differences }) => differences.length > 0);
  const result = { games: partings.length, equal: partings.length - parted.length, decisions, parted };
  print(io.stdout, format === 'json' ? JSON.stringify(result, null, 2) : asText(result));
  return parted.length === 0 ? EXIT.fine : EXIT.found;
}

/** Puts a game to an engine, up to the first difference. */
async function played({ ask }: Driver, game: WrittenGame): Promise<Parting> {
  const { game: _, state: __, ...beginning } = game.head;
  const trouble = (index: number, why: string): Parting => ({
    game: game.head.game,
    at: index,
    differences: [{ key: 'engine', expected: 'an answer', found: why }],
    clauses: [],
    readings: [],
  });
  const begun = await ask({ do: 'new', ...beginning });
  if (!begun.answered) return trouble(0, begun.detail);
  if (!begun.says.ok) return trouble(0, begun.says.unsupported ?? 'no');
  for (const [index, line] of game.facts.entries()) {
    const listed = line.choices && (await ask({ do: 'choices' }));
    const choices = listed?.answered && listed.says.ok ? listed.says.choices : undefined;
    const applied = await ask({ do: 'apply', fact: line.fact });
    if (!applied.answered) return trouble(index + 1, applied.detail);
    const after = applied.says.ok ? await ask({ do: 'state' }) : undefined;
    if (after && !after.answered) return trouble(index + 1, after.detail);
    const other: Partial<FactLine> = {
      ...(choices && { choices: grouped(choices) }),
      ...(after?.says.state && { state: kept(after.says.state, line.state) }),
    };
    const differences = applied.says.ok
      ? lineDifferences(line, other, index)
      : [{ key: 'fact', expected: line.fact, found: applied.says.unsupported ?? applied.says.reason ?? 'refused' }];
    if (differences.length > 0) return parting(game, index, differences, other);
  }
  return { game: game.head.game, differences: [], clauses: [], readings: [] };
}

/** Of what the engine says, what the line speaks of: the rest has not changed, and was compared before. */
const kept = (state: Partial<MatchState>, { ...said }: Partial<MatchState>): Partial<MatchState> =>
  Object.fromEntries(Object.entries(state).filter(([key]) => key in said));

function asText({
  games,
  equal,
  decisions,
  parted,
}: {
  readonly games: number;
  readonly equal: number;
  readonly decisions: number;
  readonly parted: readonly Parting[];
}): string {
  const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200));
  return [
    ...parted.flatMap(({ game, at, turn, fact, differences, clauses, readings }) => [
      `game ${game}, decision ${at}${turn ? `, turn ${turn}` : ''}: ${fact ? JSON.stringify(fact) : ''}`,
      ...differences
        .slice(0, 5)
        .map(({ key, expected, found }) => `  ${key}: ${shown(expected)} against ${shown(found)}`),
      ...(clauses.length > 0 ? [`  decided by ${clauses.slice(0, 8).join(', ')}`] : []),
      ...readings.map((reading) => `  a matter of reading: ${reading}`),
    ]),
    `${games} ${games === 1 ? 'game' : 'games'}, ${decisions} decisions: ${equal} equal, ${parted.length} part`,
  ].join('\n');
}
