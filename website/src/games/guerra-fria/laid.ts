/** What the players of a case lay, as a form shows it: a move with a number at each marker, or cards written out. */

import type { CaseSelection } from '../../../../src/games/guerra-fria/desk/format.ts';
import type { CaseInput } from '../../../../src/games/guerra-fria/desk/index.ts';
import { SEAT_IDS, type SeatId } from '../../../../src/games/guerra-fria/seats.ts';

/** `''`: nothing laid yet; `cards`: cards written out. */
export type Way = '' | '+4' | 'R' | 'A' | 'cards';

export interface Laid {
  readonly way: Way;
  /** At each marker the number of a [+4] or an [R]; below 0 the missiles leave. */
  readonly numbers: Readonly<Partial<Record<SeatId, number>>>;
  readonly ally?: SeatId;
  /** What is written, if it is none of these. */
  readonly text: string;
}

export type AllLaid = Readonly<Record<SeatId, Laid>>;

const NOTHING: Laid = { way: '', numbers: {}, text: '' };

/** What each player lays; undefined for a case that does more than lay cards once. */
export function laidIn({ action }: CaseInput): AllLaid | undefined {
  const laid: Partial<Record<string, CaseSelection>> = {};
  for (const each of action) {
    if (each.kind === 'round' && action.length === 1) Object.assign(laid, each.selections);
    else if (each.kind === 'select' && !(each.player in laid)) laid[each.player] = each.selection;
    else return undefined;
  }
  if (Object.keys(laid).some((name) => !SEAT_IDS.includes(name as SeatId))) return undefined;
  return Object.fromEntries(SEAT_IDS.map((seat) => [seat, understood(laid[seat])])) as AllLaid;
}

function understood(selection: CaseSelection | undefined): Laid {
  if (selection === undefined) return NOTHING;
  const text = typeof selection === 'object' ? written(selection) : String(selection === 4 ? '+4' : selection);
  const [way, ...rest] = text.trim().split(/\s+/);
  const cards: Laid = { way: 'cards', numbers: {}, text };
  if (way === 'A' && rest.length === 1 && isSeat(rest[0])) return { way, numbers: {}, ally: rest[0], text };
  if ((way !== '+4' && way !== 'R') || rest.length % 2 > 0) return cards;
  const numbers: Partial<Record<SeatId, number>> = {};
  for (let at = 0; at < rest.length; at += 2) {
    const [seat, number] = [rest[at], Number(rest[at + 1])];
    if (!isSeat(seat) || !Number.isInteger(number)) return cards;
    numbers[seat] = number;
  }
  return { way, numbers, text };
}

const isSeat = (word: string | undefined): word is SeatId => SEAT_IDS.includes(word as SeatId);

/** `west IN 4, north IN 0` */
const written = (cards: Exclude<CaseSelection, string | 4>): string =>
  Object.entries(cards)
    .map(([seat, pair]) => `${seat} ${pair.join(' ')}`)
    .join(', ');

/** The selection in one line, as a case states it; undefined if nothing is laid. */
export function lineOf({ way, numbers, ally, text }: Laid): string | undefined {
  if (way === '') return undefined;
  if (way === 'cards') return text;
  if (way === 'A') return `A ${ally ?? ''}`.trim();
  const parts = SEAT_IDS.flatMap((seat) => {
    const number = numbers[seat] ?? 0;
    if (way === '+4') return numbers[seat] === undefined ? [] : [`${seat} ${number}`];
    return number === 0 ? [] : [`${seat} ${number > 0 ? '+' : ''}${number}`];
  });
  return [way, ...parts].join(' ');
}

/** The case with this laid: a whole round once all four have laid, single selections before. */
export function withLaid(input: CaseInput, laid: AllLaid): CaseInput {
  const lines = SEAT_IDS.flatMap((player) => {
    const selection = lineOf(laid[player]);
    return selection === undefined ? [] : [{ player, selection }];
  });
  if (lines.length < SEAT_IDS.length)
    return { ...input, action: lines.map((line) => ({ kind: 'select' as const, ...line })) };
  const selections = Object.fromEntries(lines.map(({ player, selection }) => [player, selection]));
  return { ...input, action: [{ kind: 'round', selections }] };
}
