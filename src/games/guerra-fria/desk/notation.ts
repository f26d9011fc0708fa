/**
 * Selections in one line. Moves: `+4 west 4 north 0 east 0` (markers left out get 0), `R west -5 north +5`, `A north`.
 * Any six cards, also ones that are no move: `west IN 4, north IN 0, east 1 2`.
 */
import { type Wording, wording } from '../../../core/wording.ts';
import { type Card, inOrder, type Selection, selectionOf } from '../cards.ts';
import { idOf, opponents, type Seat } from '../seats.ts';
import type { Reading } from '../selection.ts';
import { type Path, refuse } from './problem.ts';
import { plain, type Words } from './words.ts';

/** Reads a selection of `by`; throws a refusal that the doors of this folder turn into a problem. */
export function readLine(text: string, by: Seat, words: Words, path: Path = []): Selection {
  const [first = '', ...rest] = text.trim().split(/[\s,;:]+/);
  const amounts = () => readAmounts(rest, by, words, path);
  if (first === '+4') return gain(by, amounts(), path);
  if (plain(first) === 'r') return reorganise(by, amounts());
  if (plain(first) === 'a' && rest.length === 1) return attack(by, seatNamed(rest[0] ?? '', words, path));
  return readPlaces(text, words, path);
}

type Amounts = ReadonlyMap<Seat, string>;

function gain(by: Seat, amounts: Amounts, path: Path): Selection {
  for (const amount of amounts.values())
    if (amount.startsWith('-')) refuse(path, wording('"{amount}" is no number of missiles', { amount }));
  return selectionOf(
    by,
    opponents(by).map((target) => ['IN', magnitude(amounts.get(target))]),
  );
}

const reorganise = (by: Seat, amounts: Amounts): Selection =>
  selectionOf(
    by,
    opponents(by).map((target) => {
      const amount = amounts.get(target);
      return amount === undefined ? [0, 0] : [amount.startsWith('-') ? 'OUT' : 'IN', magnitude(amount)];
    }),
  );

const attack = (by: Seat, ally: Seat): Selection =>
  selectionOf(
    by,
    opponents(by).map((target) => [target === ally ? 'ALLY' : 0, 0]),
  );

const magnitude = (amount = '0'): number => Math.abs(Number(amount));

function readAmounts(tokens: readonly string[], by: Seat, words: Words, path: Path): Amounts {
  const amounts = new Map<Seat, string>();
  for (let i = 0; i < tokens.length; i += 2) {
    const token = tokens[i] ?? '';
    const seat = seatNamed(token, words, path);
    const amount = (tokens[i + 1] ?? '').replace('−', '-');
    if (seat === by) refuse(path, noMarker(by));
    if (amounts.has(seat)) refuse(path, wording('"{name}" is there twice', { name: token }));
    if (!/^[+-]?\d{1,2}$/.test(amount))
      refuse(
        path,
        wording('"{amount}" is no number of missiles', { amount }),
        wording('a number after "{name}"', { name: token }),
      );
    cardNamed(magnitude(amount), words, path);
    amounts.set(seat, amount);
  }
  return amounts;
}

/** `west IN 4, north IN 0`: the cards after each seat. */
function readPlaces(text: string, words: Words, path: Path): Selection {
  const cards: Card[][] = [[], [], [], []];
  let place: Card[] | undefined;
  for (const token of text.trim().split(/[\s,;:]+/)) {
    const seat = words.seat(token);
    if (seat !== undefined) place = cards[seat];
    else if (place) place.push(cardNamed(token, words, path));
    else seatNamed(token, words, path);
  }
  return cards;
}

/** Missiles are aimed at others; 2.2.2 */
export const noMarker = (seat: Seat): Wording =>
  wording('{player} has no marker against itself', { player: idOf(seat) });

/** The seat of this name, or a refusal. */
export function seatNamed(word: string, words: Words, path: Path): Seat {
  return (
    words.seat(word) ??
    refuse(path, wording('unknown player "{name}"', { name: word }), wording('south, west, north or east'), words.seats)
  );
}

/** The card of this name, or a refusal. */
export function cardNamed(word: string | number, words: Words, path: Path): Card {
  return (
    words.card(word) ??
    refuse(
      path,
      wording('unknown card "{name}"', { name: word }),
      wording('IN, OUT, ALLY or a number from 0 to 12'),
      words.cards,
    )
  );
}

/** The selection in one line: as the move it announces, or card by card. */
export function writeLine({ by, cards, pairs, move }: Pick<Reading, 'by' | 'cards' | 'pairs' | 'move'>): string {
  if (!pairs || !move || !isPlain(move, pairs)) return writePlaces(by, cards);
  const placed = move === 'A' ? pairs.filter(({ order }) => order === 'ALLY') : pairs.filter(({ order }) => order);
  const parts = placed.map(({ target, order, number }) => {
    if (move === 'A') return idOf(target);
    return `${idOf(target)} ${move === '+4' ? '' : order === 'OUT' ? '-' : '+'}${number}`;
  });
  return [move, ...parts].join(' ');
}

/** Would reading the short form give these cards back? */
function isPlain(move: string, pairs: NonNullable<Reading['pairs']>): boolean {
  if (move === '+4') return pairs.every(({ order }) => order === 'IN');
  return move === 'R' || (pairs.every(({ number }) => number === 0) && pairs.filter(({ order }) => order).length === 1);
}

function writePlaces(by: Seat, cards: Selection): string {
  const places = [...opponents(by), by].filter((target) => cards[target]?.length);
  return places.map((target) => `${idOf(target)} ${inOrder(cards[target] ?? []).join(' ')}`).join(', ');
}
