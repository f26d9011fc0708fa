/** Which game a file is about, for whoever names the wrong one. */
import { casePlaces } from '../core/case-places.ts';
import { type Wording, wording } from '../core/wording.ts';
import { readYaml } from '../data/read.ts';
import type { Call } from './command.ts';
import type { CommandLineGame, Marks } from './game.ts';
import type { Input } from './input.ts';

/** The game that a file names, or looks like by its first case; undefined if it looks like none, or like several. */
export function gameOf({ name, bytes }: Input, games: Call['games']): CommandLineGame | undefined {
  const read = readYaml(name, bytes);
  if (!read.ok) return undefined;
  const named = isMap(read.value) ? games.find(({ id }) => id === (read.value as Fields).game) : undefined;
  if (named) return named;
  const entry = casePlaces(read.value, 'cases', 'test_cases')[0]?.value;
  const like = isMap(entry) ? games.filter((game) => bears(entry, game, games)) : [];
  return like.length === 1 ? like[0] : undefined;
}

/** What to tell somebody who hands a file of one game to another; undefined if it is of no other. */
export function mistakenGame(input: Input, { game, games }: Pick<Call, 'game' | 'games'>): Wording | undefined {
  const found = gameOf(input, games);
  if (found === undefined || found === game) return undefined;
  const titles = { name: input.name, found: found.title, game: game.title };
  return found === games[0]
    ? wording('arbiter: {name} is about {found}, not about {game}\n  leave out: --game {id}', {
        ...titles,
        id: game.id,
      })
    : wording('arbiter: {name} is about {found}, not about {game}\n  add: --game {id}', { ...titles, id: found.id });
}

type Fields = Readonly<Record<string, unknown>>;

/** Has a case something that only this game has? */
function bears({ position, before, action }: Fields, game: CommandLineGame, games: Call['games']): boolean {
  const owners = (mark: string, of: keyof Marks) => games.filter(({ marks }) => marks[of].includes(mark));
  const isOwn = (mark: string, of: keyof Marks) => owners(mark, of).includes(game) && owners(mark, of).length === 1;
  const keys = [position, before].flatMap((each) => (isMap(each) ? Object.keys(each) : []));
  const kinds = Array.isArray(action) ? action.map((each: unknown) => String(isMap(each) && each.kind)) : [];
  return keys.some((key) => isOwn(key, 'keys')) || kinds.some((kind) => isOwn(kind, 'kinds'));
}

const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
