/** The set-up block as a value. */
import type { SideId } from '../games/twilight-struggle/ruleset.ts';
import type { BodyLine, SetupLine } from './line.ts';
import type { Entry, LogFile, LogSetup } from './log-file.ts';

/** Sums up the lines of the set-up; the last one wins where two say different things. */
export function setupOf(lines: readonly (SetupLine | BodyLine)[]): LogSetup {
  return {
    players: { us: lastOf(playersOf(lines, 'us')), ussr: lastOf(playersOf(lines, 'ussr')) },
    handicap: { us: handicapOf(lines, 'us'), ussr: handicapOf(lines, 'ussr') },
    scenario: lastOf(lines.flatMap((line) => (line.kind === 'scenario' ? [line.name] : []))),
    optionalCards: lines.some((line) => line.kind === 'optional-cards'),
    clock: lastOf(lines.flatMap((line) => (line.kind === 'clock' ? [line.time] : []))),
    placements: lines.filter((line) => line.kind === 'influence'),
    lines,
  };
}

/** The variant of the exporter: by the opening line or, in a log without one, by entries that only one variant has. */
export function exporterOf(setup: LogSetup, entries: readonly Entry[]): LogFile['exporter'] {
  const opening = setup.lines.find((line) => /^\W*SETUP:/i.test(line.text));
  if (opening) return /SETUP:\s*:/i.test(opening.text) ? 'two-colon' : 'one-colon';
  return entries.some((entry) => entry.kind === 'cleanup') ? 'one-colon' : null;
}

function playersOf(lines: readonly (SetupLine | BodyLine)[], side: SideId): readonly string[] {
  return lines.flatMap((line) => (line.kind === 'player' && line.side === side ? [line.name] : []));
}

function handicapOf(lines: readonly (SetupLine | BodyLine)[], side: SideId): { influence: number; vp: number } {
  const sum = (what: 'influence' | 'vp') =>
    lines
      .filter((line) => line.kind === 'handicap')
      .filter((line) => line.what === what && line.side === side)
      .reduce((total, line) => total + line.amount, 0);
  return { influence: sum('influence'), vp: sum('vp') };
}

const lastOf = <T>(values: readonly T[]): T | null => values.at(-1) ?? null;
