/**
 * `npm run scxml`: plays random games of both rule sets in our chart and, beside it, in an interpreter of SCXML that is not
 * ours, from the document that `arbiter explain game --chart --format scxml` writes. `-- 1000` says how many games of each.
 */
import { chart } from '../core/chart.ts';
import { exportChart } from '../core/chart-export.ts';
import type { Compared, Difference } from './beside.ts';
import { guerraFriaSides, playGuerraFria, playTwilightStruggle, twilightStruggleSides } from './games.ts';

const [asked = '1000'] = process.argv.slice(2);
if (!/^[1-9]\d{0,5}$/.test(asked)) {
  process.stderr.write(`scxml: takes a number of games from 1, not "${asked}"\n`);
  process.exit(2);
}
let apart = 0;
for (const [sides, play] of [
  [twilightStruggleSides, playTwilightStruggle],
  [guerraFriaSides, playGuerraFria],
] as const) {
  const { machine } = sides;
  const text = exportChart(chart(machine), 'scxml') ?? '';
  const count = (what: RegExp): number => text.match(what)?.length ?? 0;
  const totals = { events: 0, refused: 0, entered: new Set<string>(), taken: new Set<string>() };
  const differences: (Difference & { readonly seed: number })[] = [];
  for (let seed = 1; seed <= Number(asked); seed++) {
    const { difference, ...played } = play(seed, text);
    add(totals, played);
    if (difference) differences.push({ seed, ...difference });
  }
  const { events, refused, entered, taken } = totals;
  process.stdout.write(
    [
      `${machine.id}: ${differences.length} of ${asked} games differ`,
      `  ${events} events, ${refused} of them refused by both`,
      `  ${[...entered].filter((id) => !id.startsWith('$')).length} of ${count(/<(?:state|final) /g)} states entered, ` +
        `${taken.size} of ${count(/<transition/g)} transitions taken`,
      ...differences.slice(0, 5).map(({ seed, after, event, ours, theirs }) => {
        const at = [...ours].findIndex((letter, index) => letter !== theirs[index]);
        const shown = (side: string): string =>
          side.length < 80 ? side : `…${side.slice(Math.max(0, at - 30), at + 30)}…`;
        return `  game ${seed}, event ${after + 1}, ${event}: ours ${shown(ours)}, theirs ${shown(theirs)}`;
      }),
      '',
    ].join('\n'),
  );
  apart += differences.length;
}
process.exitCode = apart === 0 ? 0 : 1;

function add(totals: { events: number; refused: number; entered: Set<string>; taken: Set<string> }, played: Compared) {
  totals.events += played.events;
  totals.refused += played.refused;
  for (const id of played.entered) totals.entered.add(id);
  for (const id of played.taken) totals.taken.add(id);
}
