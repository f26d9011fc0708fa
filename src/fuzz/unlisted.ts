/** Facts that somebody might hand in by mistake: most of them wrong, some by chance right. */
import { type Board, top } from '../games/twilight-struggle/board.ts';
import { optionNames } from '../games/twilight-struggle/events/flow-verbs.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { pick, type Random } from './random.ts';

/**
 * One fact of every type whose content is somebody's decision or a die. Deals, draws, reveals and headlines laid down
 * unseen are left out: what is not listed of them may well be right.
 */
export function unlistedFacts(board: Board, random: Random): GameFact[] {
  const by = random.below(2) as Side;
  const country = random.below(board.tables.countries.length);
  const card = pick(
    random,
    board.tables.cards.flatMap((entry) => entry?.number ?? []),
  );
  return [
    { type: 'place', by, country },
    { type: 'remove', by, country },
    { type: 'target', by, country },
    { type: 'cancel-crisis', by, country },
    { type: 'headline', by, card },
    { type: 'play', by, card },
    { type: 'select', by, card },
    { type: 'discard', by, card },
    { type: 'use', by, use: pick(random, ['event', 'operations', 'space', 'paired'] as const) },
    { type: 'mode', by, mode: pick(random, ['influence', 'realignment', 'coup', 'space'] as const) },
    { type: 'order', by, order: pick(random, ['event-first', 'operations-first'] as const) },
    { type: 'choose', by, option: someOption(board, random) },
    { type: 'crisis', crisis: pick(random, [...board.rules.turnZero.crises.map(({ id }) => id), 'no-such-crisis']) },
    { type: 'done', by },
    { type: 'pass', by },
    { type: 'roll', die: random.below(9) - 1 },
    { type: 'rolls', us: random.below(9) - 1, ussr: random.below(9) - 1 },
  ];
}

function someOption(board: Board, random: Random): string {
  const task = top(board);
  return task?.do === 'option' ? pick(random, [...optionNames(task), 'no-such-option']) : 'no-such-option';
}
