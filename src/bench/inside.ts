/**
 * What is measured inside a process, warm: one part in each, so that none weighs on another. Run by `main.ts`, compiled,
 * with `--expose-gc`; writes its figures as JSON. Arguments: the part, `quick` or `full`, the chess positions a second of
 * the yardstick, the games over which memory is watched, then the logs to replay; without any, games are generated.
 */
import { readFileSync } from 'node:fs';
import { replayLog } from '../logs/replay/replay.ts';
import { chanceTimes, middleAndLongest } from './chances.ts';
import { bestTime, median } from './clock.ts';
import type { Figure, Group } from './figure.ts';
import { costByLength, memoryOver, type Pace, randomGames, randomGuerraFria, throughApi } from './games.ts';
import { generatedLogs, rulesOfLogs } from './material.ts';
import { chessPositionsPerSecond } from './yardstick.ts';

const [part = 'yardstick', extent = 'quick', chess = '0', watched = '400', ...files] = process.argv.slice(2);
const full = extent === 'full';
const rounds = full ? 7 : 2;
const perSecond = Number(chess) || chessPositionsPerSecond(full ? 12 : 4);

/** Milliseconds in terms of the yardstick. */
const inChess = (milliseconds: number, unit = 1): string => {
  const positions = ((milliseconds / 1000) * perSecond) / unit;
  return `${Number(positions.toPrecision(2)).toLocaleString('en')} chess positions`;
};

function yardstick(): Group {
  return {
    title: 'Yardstick: chess.js 1.4.0, counting the positions three moves into a middle game',
    figures: [{ name: 'positions a second', value: perSecond, unit: '' }],
  };
}

function paceOf(pace: Pace, wanted?: { games: number; decisions: number }): Figure[] {
  const { games, decisions, time } = pace;
  return [
    {
      name: 'decisions a second',
      value: (1000 * decisions) / time,
      unit: '',
      ratio: `one decision = ${inChess(time, decisions)}`,
      ...(wanted && { target: { value: wanted.decisions, kind: 'atLeast' } }),
    },
    {
      name: 'whole games a second',
      value: (1000 * games) / time,
      unit: '',
      ratio: `one game = ${inChess(time, games)}`,
      ...(wanted && { target: { value: wanted.games, kind: 'atLeast' } }),
    },
    { name: 'decisions in a game', value: decisions / games, unit: '' },
  ];
}

function twilightStruggle(): Group {
  // Less than this and V8 has not yet compiled what is measured.
  randomGames(full ? 1000 : 400, 1);
  const pace = randomGames(full ? 600 : 60, rounds);
  throughApi(full ? 600 : 300, 1);
  const api = throughApi(full ? 600 : 60, rounds);
  const lengths = costByLength(full ? 1000 : 150, [150, 300, 450, Number.POSITIVE_INFINITY]);
  return {
    title: 'Twilight Struggle, random games: every choice enumerated at every decision, dice and deals included',
    figures: [
      ...paceOf(pace, { games: 1600, decisions: 500_000 }),
      {
        name: 'the same games through the API, of the speed without it',
        value: (100 * pace.time) / api.time,
        unit: '%',
        target: { value: 60, kind: 'atLeast' },
      },
      { name: 'choices at a decision', value: pace.choices / pace.decisions, unit: '' },
      ...lengths.map(({ upTo, microseconds }) => ({
        name: Number.isFinite(upTo) ? `a decision in games of up to ${upTo}` : 'a decision in longer games',
        value: microseconds,
        unit: 'µs',
        ratio: inChess(microseconds / 1000),
      })),
    ],
  };
}

function guerraFria(): Group {
  randomGuerraFria(full ? 20 : 60, 1);
  return {
    title: 'Guerra fría, random games: selections laid and sealed, every rule of the specification tested each round',
    figures: paceOf(randomGuerraFria(full ? 200 : 20, rounds)),
  };
}

function memory(): Group {
  const games = Number(watched);
  const collect = (globalThis as { gc?: () => void }).gc;
  if (!collect) throw new Error('run with --expose-gc');
  const after = memoryOver(games, collect);
  const [first = 0, , , last = 0] = after;
  return {
    title: `Memory over ${games.toLocaleString('en')} random games, after collecting garbage`,
    figures: [
      ...after.map((megabytes, part) => ({
        name: `after ${((games / 4) * (part + 1)).toLocaleString('en')} games`,
        value: megabytes,
        unit: 'MB',
      })),
      {
        name: 'growth from the first to the last',
        value: Math.max(0, (1024 * (last - first)) / (0.75 * games)),
        unit: 'KB a game',
        target: { value: 0.1, kind: 'atMost' as const },
      },
    ],
  };
}

function warmReplay(): Group {
  const rules = rulesOfLogs();
  const logs = files.length > 0 ? files.map((file) => readFileSync(file, 'utf8')) : generatedLogs(full ? 20 : 5);
  for (const log of logs) for (let time = 0; time < (full ? 10 : 2); time++) replayLog(rules, log);
  const measured = logs
    .map((log) => ({ lines: log.split('\n').length, time: bestTime(rounds, () => replayLog(rules, log)) }))
    .toSorted((a, b) => a.lines - b.lines);
  const half = Math.floor(measured.length / 2);
  const perLines = (part: typeof measured): number =>
    (100 * part.reduce((sum, { time }) => sum + time, 0)) / part.reduce((sum, { lines }) => sum + lines, 0);
  const times = measured.map(({ time }) => time);
  return {
    title: 'Replaying a game, warm: every line read, judged and compared',
    remark:
      files.length > 0
        ? `${logs.length} real games that lie beside this checkout`
        : `${logs.length} random games written as logs (there are no real games beside this checkout)`,
    figures: [
      {
        name: 'a game, the one in the middle',
        value: median(times),
        unit: 'ms',
        ratio: inChess(median(times)),
        target: { value: 5, kind: 'atMost' },
      },
      { name: 'the slowest game', value: Math.max(...times), unit: 'ms', ratio: inChess(Math.max(...times)) },
      { name: '100 lines of the shorter half', value: perLines(measured.slice(0, half)), unit: 'ms' },
      { name: '100 lines of the longer half', value: perLines(measured.slice(half)), unit: 'ms' },
    ],
  };
}

function chances(): Group {
  chanceTimes(files, full ? 100 : 2);
  const { coups, tables, hands } = chanceTimes(files, full ? 1000 : 6);
  const rows = (name: string, times: readonly number[], target: number): Figure[] => {
    const [middle, longest] = middleAndLongest(times);
    return [
      { name, value: middle, unit: 'ms', ratio: inChess(middle), target: { value: target, kind: 'atMost' } },
      { name: `${name}, the longest`, value: longest, unit: 'ms', ratio: inChess(longest) },
    ];
  };
  return {
    title: 'Odds and dangers, warm: the one in the middle, and the longest',
    remark: `${coups.length}, ${tables.length} and ${hands.length} positions of ${files.length > 0 ? 'real games that lie beside this checkout' : 'random games'}`,
    figures: [
      ...rows('odds of a roll', coups, 10),
      ...rows('the table over all targets', tables, 50),
      ...rows('dangers of a hand of nine', hands, 300),
    ],
  };
}

const PARTS: Readonly<Record<string, () => Group>> = {
  yardstick,
  'twilight-struggle': twilightStruggle,
  'guerra-fria': guerraFria,
  memory,
  replay: warmReplay,
  chances,
};

const measure = PARTS[part];
if (!measure) throw new Error(`there is no part "${part}"`);
process.stdout.write(JSON.stringify(measure()));
