/** What may stand between the braces of a phrase, in any language. */

import { type Card, ORDERS } from '../../../src/games/guerra-fria/cards.ts';
import { loadGuerraFriaTexts, loadGuerraFriaWords } from '../../../src/games/guerra-fria/program/data/load.ts';
import { idOf } from '../../../src/games/guerra-fria/seats.ts';
import { LANGUAGES } from './phrases.ts';

const words = loadGuerraFriaWords();
const texts = LANGUAGES.map((locale) => loadGuerraFriaTexts(locale));
const players = texts.flatMap(({ names }) => Object.values(names.seats).map(({ name }) => name as string));
const orders = texts.flatMap(({ names }) => [...ORDERS, '0'].map((card) => names.cards[card]?.name as string));

/** The id of a player, from a name in any language. */
export function playerNamed(name: string): string {
  const seat = words.seat(name);
  if (seat === undefined) throw new Error(`no player is called "${name}"`);
  return idOf(seat);
}

const cardsNamed = (text: string): readonly Card[] =>
  text.split(' ').map((word) => words.card(word) ?? fail(`there is no card "${word}"`));

function fail(message: string): never {
  throw new Error(message);
}

const card = `(?:${[...new Set(orders)].join('|')}|\\d+)`;

/** Parameter types of cucumber expressions; `{int}` and `{string}` are built in. */
export const parameters = [
  { name: 'player', regexp: [...new Set(players)].join('|'), transformer: playerNamed },
  { name: 'cards', regexp: `${card}(?: ${card})*`, transformer: cardsNamed },
  {
    name: 'move',
    regexp: '\\[\\+4\\]|\\[R\\]|\\[A\\]|null|nula',
    transformer: (text: string) => (text.startsWith('[') ? text.slice(1, -1) : 'null'),
  },
  { name: 'clause', regexp: '\\d[\\d.a-z]*', transformer: (text: string) => text },
] as const;
