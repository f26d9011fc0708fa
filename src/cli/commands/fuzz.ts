/**
 * `arbiter fuzz --games N --seed S`
 *
 * JSON: `{"games", "decisions", "seconds", "gamesPerSecond", "decisionsPerSecond", "eventsSeen", "eventsInVain",
 * "eventsMissing": [card], "statesMissing": [path], "endings": {how: n}, "failures": [record]}`, where a record, which
 * `arbiter replay` reads, holds the agreement, the rule that broke, and the fewest facts that break it.
 */
import { join } from 'node:path';
import { corpusLines } from '../../fuzz/corpus.ts';
import { missingEvents, missingStates } from '../../fuzz/coverage.ts';
import type { Failure } from '../../fuzz/game.ts';
import { playSeason, type Season, summarise } from '../../fuzz/season.ts';
import { shrink } from '../../fuzz/shrink.ts';
import { agreements, newGame } from '../../fuzz/table.ts';
import type { GameRecord } from '../../logs/record/record.ts';
import { makeRecord } from '../../logs/record/write.ts';
import { type Agreement, HANDS, type Hands } from '../../match/agreement.ts';
import type { Call } from '../command.ts';
import { writeCorpus } from '../engine/corpus-file.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';
import { recordFolder } from '../records/folder.ts';
import { save } from '../records/save.ts';
import { recordText } from '../records/text.ts';

/** Failures that are made small and written; more are hardly news. */
const MOST_FAILURES = 3;

export async function run(call: Call): Promise<ExitCode> {
  const { given, io, format } = call;
  const games = given.number('games', 1, 10_000_000) ?? 100;
  const seed = given.number('seed', 0, 2_147_483_647) ?? 1;
  const every = given.number('every', 0, 1_000_000) ?? 16;
  const all = given.one('record-all');
  if (all !== undefined) {
    const { list, wanted } = asked(call);
    writeCorpus(all, corpusLines(games, seed, list ?? agreements().filter(wanted ?? (() => true))));
    print(io.stdout, `${all}: ${games} ${games === 1 ? 'game' : 'games'}, seed ${seed}`);
    return EXIT.fine;
  }
  const folder = recordFolder(call);
  // The rules are loaded before the clock starts.
  newGame({ edition: 'deluxe', policies: {}, hands: 'known' });
  const began = performance.now();
  const interrupt = new Interrupt();
  let season: Season | undefined;
  for (season of playSeason({ games, seed, every, patience: MOST_FAILURES, ...asked(call) }))
    if (await interrupt.heard()) break;
  interrupt.end();
  // At least one game was asked for.
  if (!season) throw new Error('no game was played');
  const seconds = (performance.now() - began) / 1000;
  const records = season.failures.map((failure) => recordOf(shrink(failure)));
  const written = records.map((record, index) => write(record, folder, `fuzz-${seed}-${index + 1}.yaml`));
  if (format === 'json') print(io.stdout, JSON.stringify(asJson(season, seconds, records), null, 2));
  else print(io.stdout, asText(season, seconds, records, written));
  if (format === 'json') print(io.stderr, written.map((path) => `written: ${path}`).join('\n'));
  if (interrupt.signal.aborted) {
    print(io.stderr, `arbiter: broken off after ${season.games} of ${games} games`);
    return EXIT.interrupted;
  }
  return records.length === 0 ? EXIT.fine : EXIT.found;
}

/** Without a wish every edition, reading and degree of knowledge has its turn. */
function asked({ given, session }: Call): { wanted?: (agreement: Agreement) => boolean; list?: readonly Agreement[] } {
  const hands = given.all('hands') as Hands[];
  if (!['edition', 'policy', 'profile', 'rules'].some((name) => given.has(name)))
    return hands.length === 0 ? {} : { wanted: (agreement) => hands.includes(agreement.hands) };
  const rules = session.rules();
  const house = session.house();
  const agreed = { edition: session.edition ?? 'deluxe', policies: rules.policies, ...(house && { house }) };
  return { list: (hands.length === 0 ? HANDS : hands).map((known) => ({ ...agreed, hands: known })) };
}

const recordOf = ({ agreement, facts, fault }: Failure): GameRecord =>
  makeRecord(newGame(agreement).rules, { ...agreement, breaks: fault }, facts);

function write(record: GameRecord, folder: string, name: string): string {
  const path = join(folder, name);
  save(path, recordText(record));
  return path;
}

const perSecond = (count: number, seconds: number): number => Math.round((10 * count) / seconds) / 10;

function asJson(season: Season, seconds: number, failures: readonly GameRecord[]): object {
  const { games, decisions, coverage, endings } = season;
  const { happen, fail } = missingEvents(coverage, newGame({ edition: 'deluxe', policies: {}, hands: 'known' }));
  return {
    games,
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    gamesPerSecond: perSecond(games, seconds),
    decisionsPerSecond: perSecond(decisions, seconds),
    eventsSeen: coverage.happened.size,
    eventsInVain: coverage.failed.size,
    eventsMissing: happen,
    eventsNeverInVain: fail,
    statesMissing: missingStates(coverage),
    endings,
    failures,
  };
}

function asText(season: Season, seconds: number, records: readonly GameRecord[], written: readonly string[]): string {
  const speed = `${perSecond(season.games, seconds)} games/s, ${perSecond(season.decisions, seconds)} decisions/s`;
  const failures = records.flatMap(({ breaks, entries }, index) => [
    `FAULT ${breaks?.rule}: ${breaks?.detail}`,
    `  after ${entries.reduce((sum, { facts = [] }) => sum + facts.length, 0)} facts; written: ${written[index]}`,
  ]);
  return [summarise(season), speed, ...failures].join('\n');
}
