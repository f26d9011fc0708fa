/** What each step does to the case under construction, or asks of the ruling. */
import assert from 'node:assert/strict';
import type { DataTable } from '@cucumber/cucumber';
import { readLine } from '../../../src/games/guerra-fria/desk/notation.ts';
import { makeWords } from '../../../src/games/guerra-fria/desk/words.ts';
import { sealOf } from '../../../src/games/guerra-fria/seal.ts';
import { idOf, SEATS } from '../../../src/games/guerra-fria/seats.ts';
import { playerNamed } from './parameters.ts';
import type { GuerraFriaWorld } from './world.ts';

/** The values of a phrase by parameter name; `table` is the table below the step. */
// biome-ignore lint/suspicious/noExplicitAny: each phrase has its own parameters, read from a file
type Values = Readonly<Record<string, any>>;
export type Step = (world: GuerraFriaWorld, values: Values) => void;

/** `player2: 5, …` from the numbered parameters of a phrase about the markers of `player1`. */
const aimed = (values: Values, key: string) =>
  Object.fromEntries([1, 2, 3].map((n) => [values[`player${n + 1}`], values[`${key}${n}`]]));

const select = (
  world: GuerraFriaWorld,
  player: string,
  selection: string | Readonly<Record<string, readonly (string | number)[]>>,
) => world.action.push({ kind: 'select', player, selection });

export const steps: Readonly<Record<string, Step>> = {
  // Given
  'position.zero': () => {},
  'position.reserve': (world, { player, int }) => {
    world.position.reserve[player] = int;
  },
  'position.own': (world, values) => {
    world.position.attack[values.player1] = aimed(values, 'int');
  },
  'position.table': (world, { table }) => Object.assign(world.position, markersIn(table)),
  'position.talk': (world) => {
    world.position.talk = 'open';
  },
  'position.silence': (world) => {
    world.position.talk = 'silent';
  },

  // When
  'lay.cards': (world, values) => void select(world, values.player1, aimed(values, 'cards')),
  'lay.gain': (world, values) => {
    const parts = Object.entries(aimed(values, 'int')).map(([target, missiles]) => `${target} ${missiles}`);
    select(world, values.player1, `+4 ${parts.join(' ')}`);
  },
  'lay.attack': (world, { player1, player2 }) => void select(world, player1, `A ${player2}`),
  'lay.sealed': (world, { player1, player2, string }) => {
    world.action.push({ kind: 'commit', player: player1, seal: sealOfAttack(player1, player2, string) });
  },
  'reveal.attack': (world, { player1, player2, string }) => {
    world.action.push({ kind: 'reveal', player: player1, selection: `A ${player2}`, salt: string });
  },
  'talk.aloud': (world, { player }) => void world.action.push({ kind: 'talk', player, way: 'aloud' }),
  'talk.sign': (world, { player }) => void world.action.push({ kind: 'talk', player, way: 'by-sign' }),
  'talk.cards': (world, { player }) => void world.action.push({ kind: 'talk', player, way: 'by-cards' }),

  // Then
  'ruling.move': ({ ruling }, { player, move }) => equal(ruling.facts.moves[player as 'south'], move),
  'ruling.clause': ({ ruling }, { clause }) => breaks(ruling, clause),
  'ruling.own': ({ ruling }, values) => equal(ruling.facts.attack[values.player1 as 'south'], aimed(values, 'int')),
  'ruling.reserve': ({ ruling }, { player, int }) => equal(ruling.facts.reserve[player as 'south'], int),
  'ruling.table': ({ ruling }, { table }) => {
    const { attack, reserve } = ruling.facts;
    equal({ attack, reserve }, markersIn(table));
  },
  'ruling.attack': ({ ruling }, { player1, player2, int1, int2 }) => {
    const found = ruling.facts.valid_attacks.find(({ pair }) => pair.join() === [player1, player2].sort().join());
    equal(found && [found.attack, found.defence, found.victorious], [int1, int2, int1 > int2]);
  },
  'ruling.no_attack': ({ ruling }) => equal(ruling.facts.valid_attacks, []),
  'ruling.winners': ({ ruling }, { player1, player2 }) => equal(ruling.facts.winners, [player1, player2].sort()),
  'ruling.nobody': ({ ruling }) => equal(ruling.facts.winners, 'none'),
  'ruling.legal': ({ ruling }) => equal(ruling.verdict, 'legal'),
  'ruling.illegal': ({ ruling }, { clause }) => {
    equal(ruling.verdict, 'illegal');
    breaks(ruling, clause);
  },
  'ruling.open': ({ ruling }) => equal(ruling.verdict, 'undetermined'),
};

const equal = (found: unknown, expected: unknown): void => assert.deepEqual(found, expected);

function breaks({ findings }: GuerraFriaWorld['ruling'], clause: string): void {
  const broken = findings.filter(({ force }) => force === 'forbids').map((finding) => finding.clause);
  assert.ok(
    broken.some((id) => id === clause || id.startsWith(`${clause}.`)),
    `broken: ${broken.join(', ') || 'nothing'}`,
  );
}

/** A row for each player: markers against the others by column, and the reserve in the last. */
function markersIn(table: DataTable): Pick<GuerraFriaWorld['position'], 'attack' | 'reserve'> {
  const [[, ...columns] = [], ...rows] = table.raw();
  const targets = columns.slice(0, -1).map(playerNamed);
  const players = rows.map(([name, ...cells]) => ({ player: playerNamed(name ?? ''), cells }));
  return {
    attack: Object.fromEntries(
      players.map(({ player, cells }) => [
        player,
        Object.fromEntries(targets.flatMap((target, i) => (target === player ? [] : [[target, Number(cells[i])]]))),
      ]),
    ),
    reserve: Object.fromEntries(players.map(({ player, cells }) => [player, Number(cells.at(-1))])),
  };
}

function sealOfAttack(player: string, ally: string, salt: string): string {
  const by = SEATS.find((seat) => idOf(seat) === player) ?? 0;
  return sealOf({ round: 1, by, cards: readLine(`A ${ally}`, by, makeWords()), salt });
}
