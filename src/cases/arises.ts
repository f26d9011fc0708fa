/**
 * Where a question of the register comes up. An entry with a single supported reading cannot be found out by ruling the
 * other way, so it says itself by which marks a ruling shows that its question was met.
 */

import type { Finding } from '../core/finding.ts';
import type { Issue, Mark } from '../core/ruleset.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { handOf } from '../games/twilight-struggle/state.ts';
import { sideOf } from '../games/twilight-struggle/tables.ts';
import type { CaseRuling } from './rule.ts';

/** A finding with the board on which it was made. */
interface Made {
  readonly finding: Finding;
  readonly before: Board;
}

/** Ids of the entries with one supported reading whose question came up in a ruling. */
export function onlyReadings(issues: readonly Issue[], ruling: CaseRuling): string[] {
  const made = ruling.steps.flatMap(({ findings, consequences, before }) =>
    [...findings, ...consequences].map((finding) => ({ finding, before })),
  );
  return issues.flatMap(({ id, supported, arises = [] }) =>
    supported.length === 1 && arises.some((marks) => marks.every((mark) => isThere(mark, ruling, made))) ? [id] : [],
  );
}

function isThere(mark: Mark, ruling: CaseRuling, made: readonly Made[]): boolean {
  const boards = [ruling.start, ...ruling.steps.map(({ after }) => after)];
  if (mark.effect) return boards.some((board) => inOrder(board, mark.effect ?? [], mark.before));
  if (mark.box !== undefined) return boards.some(({ state }) => Math.max(...state.space) >= Number(mark.box));
  if (mark.edition) return ruling.start.rules.edition === mark.edition;
  if (mark.held) return [0, 1].some((side) => holdsScoringCard(ruling.end, side as 0 | 1));
  if (mark.absent) return !made.some(({ finding }) => isOf(finding.message, mark.absent ?? []));
  return made.some((each) => matches(mark, each));
}

/** One of the cards is in effect; if there is a `later` one, that has come into effect after it. */
function inOrder({ state: { lasting }, tables }: Board, cards: readonly string[], later: string | undefined): boolean {
  const at = (id: string): number => lasting.findIndex(({ card }) => tables.cards[card]?.id === id);
  return cards.some((id) => at(id) >= 0 && (later === undefined || at(later) > at(id)));
}

const holdsScoringCard = ({ state, tables }: Board, side: 0 | 1): boolean =>
  tables.cards.some((card) => card?.scoring && state.zone[card.number] === handOf(side));

/** A message, or one of the family that begins with it. */
const isOf = (message: string, ids: readonly string[]): boolean =>
  ids.some((id) => message === id || message.startsWith(`${id}.`));

function matches(mark: Mark, { finding: { message, clause, args = {} }, before }: Made): boolean {
  const { tables, state } = before;
  const card = typeof args.card === 'number' ? tables.cards[args.card] : undefined;
  const { side, country: where } = args;
  const ofSide = (name: 'us' | 'ussr'): boolean => side === sideOf(name);
  const about = (ids: readonly string[]): boolean =>
    ids.some((id) => card?.id === id || clause === `card:${id}` || tables.cards[Number(args.by)]?.id === id);
  const conditions: readonly unknown[] = [
    mark.told && isOf(message, mark.told),
    mark.clause && clause === mark.clause,
    mark.about && about(mark.about),
    mark.side && ofSide(mark.side),
    // While a headline is resolved, its player is the phasing one.
    mark.round && (mark.round === 'own') === (side === state.phasing),
    mark.option && args.option === mark.option,
    mark.use && args.use === mark.use,
    mark.order && args.order === mark.order,
    mark.how && args.how === mark.how,
    mark.country && typeof where === 'number' && tables.countries[where]?.id === mark.country,
    mark.to === undefined ? undefined : args.to === mark.to,
    mark.closed && typeof where === 'number' && isClosed(before, where),
    mark.scoring && Boolean(card?.scoring),
    mark.starred && card?.starred,
    mark.modifiers === undefined ? undefined : [args.cards].flat().length >= mark.modifiers,
    mark.short && Number(args.n) > Number(args.left),
    mark.capped && Math.abs(Number(args.to) - Number(args.from)) < Number(args.n),
    mark.jumps && jumpsRival(before, args),
  ];
  return !conditions.includes(false);
}

/** DEFCON keeps coups and realignments out. 8.1.5 */
const isClosed = ({ tables, state }: Board, where: number): boolean => tables.open[state.defcon]?.has(where) === false;

/** The marker goes past the box on which the rival's stands. 6.4.4 */
const jumpsRival = ({ state }: Board, { side, from, to }: NonNullable<Finding['args']>): boolean =>
  Number(to) - Number(from) === 2 && state.space[1 - Number(side)] === Number(from) + 1;
