/**
 * `arbiter perft CASE.yaml DEPTH`
 *
 * JSON: `{"depth", "plies": [{"depth", "sequences", "ended"}], "seconds", "sequencesPerSecond", "divide": [{"fact",
 * "sequences"}]}`; `divide` only if asked for.
 */

import type { CaseFact } from '../../cases/case.ts';
import { writeFact } from '../../cases/facts.ts';
import { rest } from '../../core/judge.ts';
import { divide, perft } from '../../fuzz/perft.ts';
import { twilightStruggle } from '../../registry.ts';
import { onlyCase, openCases, ruleOn } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop, usageError } from '../exit.ts';
import { print } from '../io.ts';

/** Deeper than this no position of this game can be counted in a lifetime. */
const DEEPEST = 12;

export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, io, format, command } = call;
  const depth = Number(operands[1]);
  if (!/^\d+$/.test(operands[1] ?? '') || depth < 1 || depth > DEEPEST)
    throw usageError(`DEPTH is a whole number from 1 to ${DEEPEST}, not "${operands[1]}"`, command.name);
  const opened = await openCases(operands[0] as string, call);
  const { ruling } = ruleOn(opened, onlyCase(opened, call), io);
  if (ruling.verdict === 'illegal')
    throw new Stop('arbiter: the actions of the case are not legal, so nothing comes after them; see: arbiter rule');
  const { board } = rest(twilightStruggle, ruling.end);
  const began = performance.now();
  const plies = perft(board, depth).map((ply, index) => ({ depth: index + 1, ...ply }));
  const seconds = (performance.now() - began) / 1000;
  const total = plies.reduce((sum, ply) => sum + ply.sequences, 0);
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

function asText(
  {
    plies,
    seconds,
    sequencesPerSecond,
  }: { plies: { depth: number; sequences: number; ended: number }[]; seconds: number; sequencesPerSecond: number },
  parts: readonly { fact: CaseFact; sequences: number }[],
): string {
  return [
    ...parts.map(({ fact, sequences }) => `${sequences}  ${Object.values(fact).join(' ')}`),
    ...plies.map(
      ({ depth, sequences, ended }) =>
        `depth ${depth}: ${sequences}${ended > 0 ? `, of which ${ended} end the game` : ''}`,
    ),
    `${seconds.toFixed(2)} s, ${sequencesPerSecond} sequences/s`,
  ].join('\n');
}
