/**
 * `arbiter perft CASE.yaml DEPTH`
 *
 * JSON: `{"depth", "plies": [{"depth", "sequences", "ended"}], "seconds", "sequencesPerSecond", "divide": [{"fact",
 * "sequences"}]}`; `divide` only if asked for.
 */
import { rest } from '../../core/judge.ts';
import { divide, type Ply, perft } from '../../core/perft.ts';
import { wording } from '../../core/wording.ts';
import { judgedAt } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { named } from '../game.ts';
import { print } from '../io.ts';

/** Deeper than this no position of any of our games can be counted in a lifetime. */
const DEEPEST = 12;

export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, io, format, game: asked } = call;
  const depth = Number(operands[1]);
  if (!/^\d+$/.test(operands[1] ?? '') || depth < 1 || depth > DEEPEST)
    throw usageError(
      wording('DEPTH is a whole number from 1 to {most}, not "{text}"', { most: DEEPEST, text: String(operands[1]) }),
      named('perft', call),
    );
  const counted = await asked.perft();
  const { judged } = await judgedAt(operands[0] as string, call);
  const { game } = counted;
  const { board } = rest(game, counted.board(judged));
  const began = performance.now();
  const plies: Counted[] = [];
  let total = 0;
  // Depth by depth, so that whoever asked for too much sees how far it came; the last depth takes most of the time.
  for (let at = 1; at <= depth; at++) {
    const found = perft(game, board, at);
    total += found.reduce((sum, ply) => sum + ply.sequences, 0);
    const ply = { depth: at, ...(found.at(-1) as Ply) };
    plies.push(ply);
    if (format === 'text') print(io.stdout, plyText(ply));
  }
  const seconds = (performance.now() - began) / 1000;
  const parts = given.has('divide') ? divide(game, board, depth) : [];
  const split = parts.map(({ fact, sequences }) => ({ fact: counted.write(fact, board), sequences }));
  const result = {
    depth,
    plies,
    seconds,
    sequencesPerSecond: Math.round(total / seconds),
    ...(parts.length > 0 && { divide: split }),
  };
  print(io.stdout, format === 'json' ? JSON.stringify(result, null, 2) : asText(result, split));
  return EXIT.fine;
}

type Counted = Ply & { readonly depth: number };

const plyText = ({ depth, sequences, ended }: Counted): string =>
  `depth ${depth}: ${sequences}${ended > 0 ? `, of which ${ended} end the game` : ''}`;

/** What follows the depths. */
function asText(
  { seconds, sequencesPerSecond }: { readonly seconds: number; readonly sequencesPerSecond: number },
  parts: readonly { readonly fact: object; readonly sequences: number }[],
): string {
  return [
    ...parts.map(({ fact, sequences }) => `${sequences}  ${Object.values(fact).join(' ')}`),
    `${seconds.toFixed(2)} s, ${sequencesPerSecond} sequences/s`,
  ].join('\n');
}
