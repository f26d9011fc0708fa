/** Which game a file is about, for whoever names the wrong one. */
import { type Wording, wording } from '../../core/wording.ts';
import { readYaml } from '../../data/read.ts';
import type { Input } from '../input.ts';

type Game = 'twilight-struggle' | 'guerra-fria';

/** Keys and kinds of action that only one of the games has. */
const MARKS: Readonly<Record<Game, { readonly position: readonly string[]; readonly kinds: readonly string[] }>> = {
  'guerra-fria': { position: ['attack', 'reserve', 'talk'], kinds: ['round', 'select', 'commit', 'agree', 'talk'] },
  'twilight-struggle': {
    position: ['turn', 'phasing', 'influence', 'defcon', 'vp', 'milops', 'hands', 'effects', 'china'],
    kinds: ['play', 'headline', 'pass', 'place', 'setup', 'interrupt', 'reaction', 'deal'],
  },
};

/** The game that a file looks like, by its first case; undefined if it looks like neither, or like both. */
export function gameOf({ name, bytes }: Input): Game | undefined {
  const read = readYaml(name, bytes);
  if (!read.ok) return undefined;
  if (isMap(read.value) && read.value.game === 'guerra-fria') return 'guerra-fria';
  const entry = firstCase(read.value);
  if (!isMap(entry)) return undefined;
  if (isMap(entry.before) && 'reserve' in entry.before) return 'guerra-fria';
  const like = (Object.keys(MARKS) as Game[]).filter((game) => looksLike(entry, game));
  return like.length === 1 ? like[0] : undefined;
}

/** What to tell somebody who hands a file of one game to the other; undefined if it is not of the other. */
export function mistakenGame(input: Input, game: Game): Wording | undefined {
  const { name } = input;
  const found = gameOf(input);
  if (found === undefined || found === game) return undefined;
  return found === 'guerra-fria'
    ? wording('arbiter: {name} is about Guerra fría, not about Twilight Struggle\n  add: --game guerra-fria', { name })
    : wording('arbiter: {name} is about Twilight Struggle, not about Guerra fría\n  leave out: --game guerra-fria', {
        name,
      });
}

function firstCase(value: unknown): unknown {
  if (Array.isArray(value)) return value[0];
  if (!isMap(value)) return undefined;
  const list = [value.cases, value.test_cases].find(Array.isArray);
  return list === undefined ? value : (list as readonly unknown[])[0];
}

function looksLike({ position, action }: Readonly<Record<string, unknown>>, game: Game): boolean {
  const kinds = Array.isArray(action) ? action.map((each: unknown) => (isMap(each) ? each.kind : undefined)) : [];
  const keys = isMap(position) ? Object.keys(position) : [];
  return (
    keys.some((key) => MARKS[game].position.includes(key)) ||
    kinds.some((kind) => MARKS[game].kinds.includes(String(kind)))
  );
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
