/**
 * `arbiter perft CASE.yaml DEPTH`
 *
 * JSON: `{"depth", "plies": [{"depth", "sequences", "ended"}], "seconds", "sequencesPerSecond", "divide": [{"fact",
 * "sequences"}]}`; `divide` only if asked for.
 */

import type { CaseFact } from '../../cases/case.ts';
import { writeFact } from '../../cases/facts.ts';
import { rest } from '../../core/judge.ts';
import { wording } from '../../core/wording.ts';
import { divide, type Ply, perft } from '../../fuzz/perft.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import { nothingAfter, onlyCase, openCases, ruleOn } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { print } from '../io.ts';

/** Deeper than this no position of this game can be counted in a lifetime. */
const DEEPEST = 12;

export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, io, format, command } = call;
  const depth = Number(operands[1]);
  if (!/^\d+$/.test(operands[1] ?? '') || depth < 1 || depth > DEEPEST)
    throw usageError(
      wording('DEPTH is a whole number from 1 to {most}, not "{text}"', { most: DEEPEST, text: String(operands[1]) }),
      command.name,
    );
  const opened = await openCases(operands[0] as string, call);
  const { ruling } = ruleOn(opened, onlyCase(opened, call), call);
  if (ruling.verdict === 'illegal') throw nothingAfter();
  const { board } = rest(twilightStruggle, ruling.end);
  const began = performance.now();
  const plies: Counted[] = [];
  let total = 0;
  // Depth by depth, so that whoever asked for too much sees how far it came; the last depth takes most of the time.
  for (let at = 1; at <= depth; at++) {
    const counted = perft(board, at);
    total += counted.reduce((sum, ply) => sum + ply.sequences, 0);
    const ply = { depth: at, ...(counted.at(-1) as Ply) };
    plies.push(ply);
    if (format === 'text') print(io.stdout, plyText(ply));
  }
  const seconds = (performance.now() - began) / 1000;
  const parts = given.has('divide') ? divide(board, depth) : [];
  const named = parts.map(({ fact, sequences }) => ({ fact: writeFact(fact, board), sequences }));
  const result = {
    depth,
    plies,
    seconds,
    sequencesPerSecond: Math.round(total / seconds),
    ...(parts.length > 0 && { divide: named }),
  };
  print(io.stdout, format === 'json' ? JSON.stringify(result, null, 2) : asText(result, named));
  return EXIT.fine;
}

type Counted = Ply & { readonly depth: number };

const plyText = ({ depth, sequences, ended }: Counted): string =>
  `depth ${depth}: ${sequences}${ended > 0 ? `, of which ${ended} end the game` : ''}`;

/** What follows the depths. */
function asText(
  { seconds, sequencesPerSecond }: { readonly seconds: number; readonly sequencesPerSecond: number },
  parts: readonly { fact: CaseFact; sequences: number }[],
): string {
  return [
    ...parts.map(({ fact, sequences }) => `${sequences}  ${Object.values(fact).join(' ')}`),
    `${seconds.toFixed(2)} s, ${sequencesPerSecond} sequences/s`,
  ].join('\n');
}
