/**
 * Random games of *Twilight Struggle*, for `arbiter fuzz`.
 *
 * JSON beside what every game has: `{"eventsSeen", "eventsInVain", "eventsMissing": [card], "eventsNeverInVain": [card],
 * "statesMissing": [path], "endings": {how: n}}`; a failure is a record, which `arbiter replay` reads, with the agreement,
 * the rule that broke, and the fewest facts that break it.
 */

import type { Call } from '../../../../cli/command.ts';
import type { RandomGames, RandomResult } from '../../../../cli/game.ts';
import { recordText } from '../../../../cli/records/text.ts';
import { corpusLines } from '../../../../fuzz/corpus.ts';
import { missingEvents, missingStates } from '../../../../fuzz/coverage.ts';
import { type FuzzRun, playGames, summarise } from '../../../../fuzz/fuzz-run.ts';
import type { Failure } from '../../../../fuzz/game.ts';
import { shrink } from '../../../../fuzz/shrink.ts';
import { agreements, newGame } from '../../../../fuzz/table.ts';
import type { GameRecord } from '../../../../logs/record/record.ts';
import { makeRecord } from '../../../../logs/record/write.ts';
import { type Agreement, HANDS, type Hands } from '../../../../match/agreement.ts';

/** Failures that are made small and written; more are hardly news. */
const MOST_FAILURES = 3;

export const twilightFuzz: RandomGames = {
  open(call, games, seed) {
    const every = call.given.number('every', 0, 1_000_000) ?? 16;
    const options = { games, seed, every, patience: MOST_FAILURES, ...asked(call) };
    // The rules are loaded before the clock starts.
    newGame({ edition: 'deluxe', policies: {}, hands: 'known' });
    let run: FuzzRun | undefined;
    return {
      *play() {
        for (run of playGames(options)) yield run;
      },
      result: () => {
        // At least one game was asked for.
        if (!run) throw new Error('no game was played');
        return resultOf(run, seed);
      },
    };
  },

  corpus(call, games, seed) {
    const { list, wanted } = asked(call);
    return corpusLines(games, seed, list ?? agreements().filter(wanted ?? (() => true)));
  },
};

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

function resultOf(run: FuzzRun, seed: number): RandomResult {
  const { games, decisions, coverage, endings } = run;
  const { happen, fail } = missingEvents(coverage, newGame({ edition: 'deluxe', policies: {}, hands: 'known' }));
  return {
    games,
    decisions,
    json: {
      eventsSeen: coverage.happened.size,
      eventsInVain: coverage.failed.size,
      eventsMissing: happen,
      eventsNeverInVain: fail,
      statesMissing: missingStates(coverage),
      endings,
    },
    lines: [summarise(run)],
    failures: run.failures.map((failure, index) => {
      const record = recordOf(shrink(failure));
      const { breaks, entries } = record;
      const facts = entries.reduce((sum, { facts: list = [] }) => sum + list.length, 0);
      return {
        file: `fuzz-${seed}-${index + 1}.yaml`,
        record: recordText(record),
        json: record,
        lines: [`FAULT ${breaks?.rule}: ${breaks?.detail}`, `  after ${facts} facts`],
      };
    }),
  };
}
