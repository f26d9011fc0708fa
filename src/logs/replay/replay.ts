/**
 * Adjudicates a whole game from the text log of the digital edition: every move is handed to the referee as a fact,
 * every stated result is compared with the board, and nothing is taken from the log unjudged.
 */
import type { Message } from '../../core/render.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import type { DeckAgreement, Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { Entry, LogFile } from '../log-file.ts';
import { type MendedLog, mendLog, variantOf } from '../mend.ts';
import { logNames } from '../names.ts';
import { readLog } from '../read.ts';
import { type ShapeId, shapeOf } from '../shapes.ts';
import { consequencesOf } from './consequences.ts';
import { endingOf } from './ending.ts';
import { stillOpen } from './hands/open-tests.ts';
import { judgeLog, onFinding } from './judge.ts';
import { isOfTheLog } from './played-on.ts';
import { NO_READINGS, numbersIn, readingsFollowed, type SeenReadings } from './readings.ts';
import type { ReplayNote, ReplayReport, Violation } from './report.ts';
import { type Incident, makeRun, type Run, remark } from './run.ts';
import type { Say } from './say.ts';

export interface ReplayOptions {
  /** Name of the file in the report. */
  readonly file?: string;
  /** Puts findings into the words of a language. */
  readonly say?: Say;
  /** Called before each entry is judged, with the board as the entry finds it. */
  readonly onEntry?: (entry: Entry, run: Run) => void;
  /** Called for every fact before it is handed over, with the line it stands in. */
  readonly onFact?: (fact: GameFact, line: number, board: Board) => void;
}

export interface Replay {
  readonly report: ReplayReport;
  /** One for each violation, with the position before it. */
  readonly incidents: readonly Incident[];
  readonly run: Run;
}

/** Adjudicates the text of a log. */
export function replayLog(rules: Ruleset, text: string, options: ReplayOptions = {}): ReplayReport {
  return replay(rules, readLog(text, logNames(rules)), options).report;
}

/**
 * Adjudicates a log that has been read, keeping what a report in words needs. Where it goes against the readings in force,
 * but follows other ones, it is judged by those.
 */
export function replay(rules: Ruleset, read: LogFile, options: ReplayOptions = {}): Replay {
  return noteUnseenHeld(rules, withConsequences(replayUnder(rules, read, options)));
}

/** What follows from a mistake is said below it. */
function withConsequences({ report, run, ...rest }: Replay): Replay {
  if (report.violations.length < 2) return { report, run, ...rest };
  const follows = consequencesOf(run.rules, run.log, run);
  const violations = report.violations.map((violation): Violation => {
    const from = follows.get(violation.line);
    return from === undefined ? violation : { ...violation, follows: from };
  });
  return { report: { ...report, violations }, run, ...rest };
}

function replayUnder(rules: Ruleset, read: LogFile, options: ReplayOptions): Replay {
  const isWatched = options.onEntry !== undefined || options.onFact !== undefined;
  const { file, say } = options;
  const quiet = isWatched ? {} : { ...(file !== undefined && { file }), ...(say && { say }) };
  const { own, log, first } = underDeckOf(rules, read, quiet);
  const seen = first.run.found.violations.length > 0 ? readingsFollowed(own, log.log, first.run) : NO_READINGS;
  if (!isWatched && seen.followed.length === 0 && seen.besides.size === 0) return first;
  return judgeOnce({ ...own, policies: seen.policies ?? own.policies }, log, options, seen);
}

/**
 * The log under the deck it was played with. Where its set-up does not tell of promo cards and some are named, they stand for their
 * packs, or, if the game goes against the rules then, for themselves.
 */
function underDeckOf(rules: Ruleset, read: LogFile, options: ReplayOptions) {
  const judged = (own: Ruleset) => {
    const { lateWar, policies } = own;
    const log = mendLog(read, policies[lateWar.policy.issue] === lateWar.policy.when ? lateWar.turn : 1);
    return { own, log, first: judgeOnce(own, log, options) };
  };
  const packs = judged(rulesOf(rules, read, { wholePacks: true }));
  const named = rulesOf(rules, read, { wholePacks: false });
  const count = packs.first.run.found.violations.length;
  if (count === 0 || JSON.stringify(named.policies) === JSON.stringify(packs.own.policies)) return packs;
  const alone = judged(named);
  return alone.first.run.found.violations.length < count ? alone : packs;
}

/** What the digital edition does not print can be judged by no reading. */
function noteUnseenHeld(rules: Ruleset, { report, ...rest }: Replay): Replay {
  if (!showsHeld(rules)) return { report, ...rest };
  const note: ReplayNote = { code: 'not-logged', line: null, text: rest.run.say({ message: 'log.note-held-unseen' }) };
  return { report: { ...report, notes: [note, ...report.notes] }, ...rest };
}

function judgeOnce(
  rules: Ruleset,
  mended: MendedLog,
  options: ReplayOptions,
  seen: SeenReadings = NO_READINGS,
): Replay {
  const { onEntry, onFact, say } = options;
  const run = makeRun(rules, mended.log, onFinding, { say, besides: seen.besides });
  run.onFact = onFact;
  run.found.damage.push(...mended.damage);
  run.found.unknownFrom = mended.unknownFrom;
  run.found.notAdjudicated = mended.setAside;
  for (const { line, issue, option } of seen.followed) {
    const n = rules.issues[issue]?.number ?? 0;
    remark(run, 'reading', line, { message: 'log.note-reading', args: { n, issue, reading: option } });
  }
  judgeLog(run, (entry, now) => {
    onEntry?.(entry, now);
    return true;
  });
  const ending = endingOf(run);
  const incidents = run.found.incidents.filter(({ violation }) => !isOfTheLog(run, violation));
  return { report: reportOf(run, options.file ?? '', ending, seen), incidents, run };
}

/**
 * The rules with what the log says about them: the scenario, the deck may be without the optional cards, and it has the promo cards of
 * the packs that the set-up adds, or of which one is named, and other cards that need an agreement and are named. The digital edition
 * never shows what is held at the end of a turn.
 * @param wholePacks the digital edition lets a pack in as a whole, so that one card of it stands for all: the deck is shuffled later
 */
function rulesOf(
  rules: Ruleset,
  { setup, entries }: LogFile,
  { wholePacks }: { readonly wholePacks: boolean },
): Ruleset {
  const named = new Set(entries.flatMap(numbersIn));
  const variant = variantOf(setup.scenario);
  const printed = setup.lines.flatMap((line) => (line.kind === 'promo-cards' ? [line.pack] : []));
  const played = rules.cards.flatMap(({ number, deck }) => (deck?.pack && named.has(number) ? [deck.pack] : []));
  const packs = new Set([...printed, ...(wholePacks ? played : [])]);
  const isInPack = ({ pack }: DeckAgreement): boolean => pack !== undefined && (packs.has(null) || packs.has(pack));
  const withoutOptional = setup.lines.length > 0 && !setup.optionalCards;
  const changed = {
    ...(variant !== undefined && { [variant]: 'on' }),
    ...(withoutOptional && { 'optional-cards': 'excluded' }),
    ...Object.fromEntries(
      rules.cards.flatMap(({ number, deck }) =>
        deck && (named.has(number) || isInPack(deck)) ? [[deck.issue, deck.when]] : [],
      ),
    ),
    ...(showsHeld(rules) && { 'tournament-reveal': 'off' }),
  };
  return Object.keys(changed).length === 0 ? rules : { ...rules, policies: { ...rules.policies, ...changed } };
}

const showsHeld = ({ policies }: Ruleset): boolean => policies['tournament-reveal'] === 'on';

/** Why a line was not read, and what a line like it looks like. */
function unreadInWords({ say }: Run, why: Message, nearest: ShapeId | null): string {
  if (nearest === null) return say(why);
  return `${say(why)}; ${say({ message: 'log.unread.like', args: { what: shapeOf(nearest).example } })}`;
}

/** One finding names the damage; what else is damaged is a note. */
function damageIn({ say, found: { damage } }: Run): ReplayReport['damage'] {
  const [first] = damage.toSorted((a, b) => a.line - b.line);
  if (!first) return [];
  const { code, line, args } = first;
  return [{ code, line, text: say({ message: `log.damage.${code}`, args }) }];
}

function reportOf(run: Run, file: string, ending: ReplayReport['ending'], { followed }: SeenReadings): ReplayReport {
  const { log } = run;
  const ofFile = log.notes.map(
    ({ code, line, args }): ReplayNote => ({ code, line, text: run.say({ message: `log.file.${code}`, args }) }),
  );
  const notes: ReplayNote[] = [...ofFile, ...run.found.notes];
  return {
    file,
    lines: log.lineCount,
    unread: log.unread.map(({ line, text, why, nearest }) => ({ line, text, says: unreadInWords(run, why, nearest) })),
    checked: { ...run.found.checked },
    notAdjudicated: run.found.notAdjudicated,
    damage: damageIn(run),
    violations: run.found.violations.filter((each) => !isOfTheLog(run, each)).toSorted((a, b) => a.line - b.line),
    undetermined: [...stillOpen(run), ...run.found.unexplained].toSorted((a, b) => a.line - b.line),
    readings: followed,
    notes: notes.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    ending,
  };
}
