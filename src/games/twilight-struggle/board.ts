/** The table at which the rules act: tables to look things up, the position, and whoever takes notes. */
import { type CoreBoard, note } from '../../core/game.ts';
import type { NumberSet } from '../../core/number-set.ts';
import { inForce } from './events/in-force.ts';
import type { Ruleset } from './ruleset.ts';
import type { Result } from './scoring/result.ts';
import { putCard, type State, TABLE, type Task } from './state.ts';
import { type CardEntry, type CountryEntry, rival, SIDES, type Side, type Tables } from './tables.ts';

export { note };

export interface Board extends CoreBoard {
  readonly rules: Ruleset;
  readonly tables: Tables;
  readonly state: State;
}

/** The option in force for a disputed question. */
export const policy = (board: Board, issue: string): string | undefined => board.tables.readings.get(issue);

export function card(board: Board, number: number): CardEntry {
  const entry = board.tables.cards[number];
  if (!entry) throw new Error(`there is no card ${number} in this edition`);
  return entry;
}

/** The citation of a card as a source of rules. */
export const cardClause = (board: Board, number: number): string => card(board, number).clause;

export function country(board: Board, index: number): CountryEntry {
  const entry = board.tables.countries[index];
  if (!entry) throw new Error(`there is no country ${index}`);
  return entry;
}

/** The stability number of a country: the printed one, or what a card has made of it. 2.1.4 */
export const stabilityOf = (board: Board, index: number): number =>
  country(board, index).stability + stabilityChange(board, index);

/** By how much cards have changed the stability number of a country; the last of them counts. */
function stabilityChange(board: Board, index: number): number {
  if (board.state.lasting.length === 0) return 0;
  const rules = inForce(board).modify.stability;
  if (rules === undefined) return 0;
  const { id, stability } = country(board, index);
  const last = rules.findLast(({ rule }) => rule.where.id.includes(id));
  return last === undefined ? 0 : last.rule.set - stability;
}

/** Influence markers of a side in a country. 2.1.6 */
export function influence(board: Board, side: Side, where: number): number {
  return board.state.influence[2 * where + side] ?? 0;
}

/** Changes a side's influence; never below 0. Notes the change. 2.1.6, 6.1.1 */
export function addInfluence(board: Board, side: Side, where: number, delta: number, clause: string): number {
  const before = influence(board, side, where);
  const after = Math.max(0, Math.min(99, before + delta));
  if (after === before) return 0;
  putMarkers(board, side, where, after);
  note(board, clause, 'change.influence', { side, country: where, from: before, to: after });
  return after - before;
}

/** Puts so many markers of a side into a country, in place of those that are there. */
export function putMarkers(board: Board, side: Side, where: number, n: number): void {
  const { influence, present } = board.state;
  (influence as Uint8Array)[2 * where + side] = n;
  present[side] = present[side].with(where, n > 0);
  readControl(board, where);
}

/** Who controls a country is read anew: its markers or its stability number have changed. 2.1.7 */
export function readControl(board: Board, where: number): void {
  const { controlled } = board.state;
  for (const side of SIDES) controlled[side] = controlled[side].with(where, prevails(board, side, where));
}

/** Enough influence, and enough of a lead. 2.1.7 */
function prevails(board: Board, side: Side, where: number): boolean {
  const own = influence(board, side, where);
  const { controlNeeds, leadNeeds } = board.tables;
  const lead = own - influence(board, rival(side), where);
  const more = stabilityChange(board, where);
  return own >= (controlNeeds[where] as number) + more && lead >= (leadNeeds[where] as number) + more;
}

/** Does a side control a country? 2.1.7 */
export const controls = (board: Board, side: Side, where: number): boolean => board.state.controlled[side].has(where);

/** Countries in which a side has a marker. */
export const present = (board: Board, side: Side): NumberSet => board.state.present[side];

/** Countries that a side controls. 2.1.7 */
export const controlled = (board: Board, side: Side): NumberSet => board.state.controlled[side];

/** Markers a side lacks for control of a country; 0 if it controls it. 2.1.7 */
export function toControl(board: Board, side: Side, where: number): number {
  const own = influence(board, side, where);
  const { controlNeeds, leadNeeds } = board.tables;
  const more = stabilityChange(board, where);
  const needed = influence(board, rival(side), where) + (leadNeeds[where] as number) + more;
  return Math.max(0, needed - own, (controlNeeds[where] as number) + more - own);
}

export function controller(board: Board, where: number): Side | undefined {
  return controls(board, 0, where) ? 0 : controls(board, 1, where) ? 1 : undefined;
}

/** Countries next to this one that the side controls. 2.1.3 */
export function adjacentControlled(board: Board, side: Side, where: number): number {
  return controlled(board, side).and(board.tables.neighbours[where] as NumberSet).size;
}

/** Is a country in a region or sub-region? 2.1.1 */
export function inRegion(board: Board, region: string, where: number): boolean {
  return board.tables.inRegion.get(region)?.has(where) === true;
}

export function top(board: Board): Task | undefined {
  const { agenda } = board.state;
  return agenda[agenda.length - 1];
}

/** Puts a task on the agenda, to be done before everything already there. */
export function push(board: Board, ...tasks: readonly Task[]): void {
  const { agenda } = board.state;
  for (let at = 0; at < tasks.length; at++) agenda.push(tasks[at] as Task);
}

export function pop(board: Board): void {
  board.state.agenda.pop();
}

/** Replaces the task on top. */
export function replaceTop(board: Board, task: Task): void {
  const { agenda } = board.state;
  agenda.pop();
  agenda.push(task);
}

/** Ends the game. The first ending stands. 10.3 */
export function endGame(board: Board, result: Result): void {
  if (board.state.result) return;
  board.state.result = result;
  board.state.agenda = [];
  const { winner, how, clause } = result;
  note(board, clause, winner === 'draw' ? 'end.draw' : 'end.win', winner === 'draw' ? { how } : { side: winner, how });
}

/** Puts a card on the table: revealed, played or set aside. */
export function toTable(board: Board, number: number): void {
  putCard(board.state, number, TABLE);
}
