/**
 * `npm run odds [-- --games N --from SEED --dice N]`: dangers held against random games and the logs beside this checkout, odds
 * against dice rolled at random; exit code 1 if either is wrong. In full: `--games 20000 --dice 1000000`; in parts with
 * `--from`, of which only the first looks at the logs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { beside } from '../beside.fixture.ts';
import {
  type Chosen,
  chosenBy,
  countGame,
  countPlays,
  type DangerCount,
  nothingCounted,
} from '../fuzz/danger-truth.ts';
import { positionsOfEvent, positionsOfOperations, WITH_DICE } from '../fuzz/dice-positions.fixture.ts';
import { errorsOff, frequenciesOf } from '../fuzz/dice-truth.ts';
import { seeded } from '../fuzz/random.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { replayLog } from '../logs/replay/replay.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { rulesOfLogs } from './material.ts';

const { values } = parseArgs({
  options: { games: { type: 'string' }, from: { type: 'string' }, dice: { type: 'string' } },
});
const games = Number(values.games ?? 500);
const from = Number(values.from ?? 1);
const dice = Number(values.dice ?? 20_000);
if (![games, from, dice].every((n) => Number.isSafeInteger(n) && n >= 0)) {
  process.stderr.write('odds: --games, --from and --dice take whole numbers\n');
  process.exit(2);
}
/** Over how many positions the dice of a kind are rolled. */
const POSITIONS = 20;
const OTHERS_OF_A_LOG = 40;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function inRandomGames(): DangerCount {
  const count = nothingCounted();
  for (let seed = from; seed < from + games; seed++) countGame(count, seed, 1);
  return count;
}

function inLogs(): DangerCount {
  const count = nothingCounted();
  const { path, present } = beside('logs/dev/');
  if (!present || from > 1) return count;
  for (const file of readdirSync(path).filter((name) => name.endsWith('.txt'))) {
    const told: { fact: GameFact; board: Board }[] = [];
    const { ending } = replayLog(rulesOfLogs(), readFileSync(`${path}${file}`, 'utf8'), {
      onFact: (fact, _line, board) => told.push({ fact, board: twilightStruggle.copy(board) }),
    });
    const plays = told.flatMap(({ fact, board }, at): Chosen[] => {
      const chosen = chosenBy(board, fact, told[at + 1]?.fact);
      return chosen ? [chosen] : [];
    });
    const winner = ending.state === 'over' && ending.winner !== 'draw' ? (ending.winner === 'us' ? 0 : 1) : undefined;
    countPlays(count, file, plays, winner, ending.how ?? undefined, OTHERS_OF_A_LOG, seeded(1));
  }
  return count;
}

function tell(where: string, { wrong, fatal, ...count }: DangerCount): void {
  const lost = Object.values(fatal).reduce((sum, n) => sum + n, 0);
  say(`${where}, ${count.games} games: ${wrong.length} dangers wrong`);
  say(
    `  ${lost} plays lost at once: ${Object.entries(fatal)
      .map(([how, n]) => `${n} ${how}`)
      .join(', ')}`,
  );
  const { certain, possible, none, unknown } = count;
  say(`  marked: ${certain} certain, ${possible} possible, ${none} none, ${unknown} not searched to the end`);
  for (const { what, game, chosen } of wrong.slice(0, 20)) say(`  ${what}: ${game}, ${JSON.stringify(chosen.play)}`);
}

const counts = [
  ['Random games', inRandomGames()],
  ['Logs', inLogs()],
] as const;
for (const [where, count] of counts) if (count.games > 0) tell(where, count);

const kinds =
  dice === 0
    ? []
    : [
        ...positionsOfOperations(POSITIONS),
        ...WITH_DICE.map((card) => [card.id, positionsOfEvent(card, POSITIONS)] as const),
      ];
let outcomes = 0;
let off = 0;
for (const [kind, boards] of kinds) {
  const found = frequenciesOf(boards, Math.ceil(dice / Math.max(1, boards.length)), seeded(1));
  const errors = found.map(errorsOff);
  outcomes += found.length;
  off += errors.filter((each) => each > 3).length;
  say(
    `  ${kind}: ${found[0]?.rolls ?? 0} rolls in ${boards.length} positions, ${found.length} outcomes, at most ${Math.max(...errors).toFixed(2)} standard errors off`,
  );
}
say(`Dice of ${kinds.length} kinds: ${off} of ${outcomes} outcomes are more than three standard errors off`);
process.exitCode = off > 0 || counts.some(([, { wrong }]) => wrong.length > 0) ? 1 : 0;
