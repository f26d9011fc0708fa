/**
 * What may have happened to a log on its way: a piece of it is missing, printed twice, or in another place, or the file
 * goes on with another game. What can be put right is, and what cannot be judged any more is set aside, so that nobody is
 * accused of what a file has lost.
 */
import type { Args } from '../core/finding.ts';
import type { Entry, LogFile } from './log-file.ts';
import { goesBack, placeOf } from './order.ts';

export const DAMAGES = [
  'scenario',
  'turn-zero',
  'second-game',
  'begins-late',
  'no-setup',
  'turn-number',
  'repeated',
  'reordered',
  'headings-only',
  'missing',
  'empty-entry',
  'heading',
  'out-of-place',
  'played-on',
  'unread-line',
  'lacking',
] as const;
export type DamageCode = (typeof DAMAGES)[number];

/** Something that is wrong with the log and not with the play. */
export interface Damage {
  readonly code: DamageCode;
  readonly line: number;
  /** What the sentence `log.damage.<code>` speaks of. */
  readonly args: Args;
}

export interface MendedLog {
  /** The log with the entries that can be judged, in the order of play. */
  readonly log: LogFile;
  readonly damage: readonly Damage[];
  /** Lines that are not judged because of it. */
  readonly setAside: number;
  /** Line from which the log rests on something that it does not tell; undefined if it does not. */
  readonly unknownFrom: number | undefined;
}

/**
 * Puts right what can be put right.
 * @param begins the turn with which the game begins
 */
export function mendLog(log: LogFile, begins = 1): MendedLog {
  let draft: Draft = { entries: log.entries, unread: log.unread, damage: [], setAside: 0 };
  for (const step of [
    dropTitles,
    dropScenario,
    dropSecondGame,
    dropHeadless,
    mendTurns,
    dropRepeated,
    sortEntries,
    dropHeadings,
  ])
    draft = step(draft, log, begins);
  const { entries, unread, damage, setAside } = draft;
  const lacksSetup = entries.length > 0 && log.setup.lines.length === 0;
  const line = entries[0]?.line ?? 1;
  return {
    log: { ...log, entries, unread },
    damage: lacksSetup ? [...damage, { code: 'no-setup', line, args: {} }] : damage,
    setAside,
    unknownFrom: lacksSetup ? 1 : undefined,
  };
}

interface Draft {
  readonly entries: readonly Entry[];
  readonly unread: LogFile['unread'];
  readonly damage: readonly Damage[];
  readonly setAside: number;
}

type Mend = (draft: Draft, log: LogFile, begins: number) => Draft;

/** May an entry be the next one that is played after another? Rounds at the end of a turn may be left out. */
export function mayFollow(before: Entry, entry: Entry): boolean {
  if (entry.kind === 'headline') return before.turn === entry.turn - 1;
  return before.turn === entry.turn && placeOf(entry) > placeOf(before) && placeOf(entry) <= placeOf(before) + 2;
}

const isPlay = ({ kind }: Entry): boolean => kind === 'headline' || kind === 'round';

/** Lines of an entry: the first below a header may stand beside it. */
export const sizeOf = ({ line, blocks }: Entry): number =>
  new Set([line, ...blocks.flatMap(({ lines }) => lines.map((each) => each.line))]).size;

const sizeOfAll = (entries: readonly Entry[]): number => entries.reduce((sum, entry) => sum + sizeOf(entry), 0);

function without(draft: Draft, from: number, code: DamageCode, line: number, more: Args = {}): Draft {
  const left = draft.entries.slice(from);
  const unread = draft.unread.filter((each) => each.line < line);
  const n = sizeOfAll(left) + draft.unread.length - unread.length;
  return {
    entries: draft.entries.slice(0, from),
    unread,
    damage: [...draft.damage, { code, line, args: { n, turn: left[0]?.turn ?? 0, ...more } }],
    setAside: draft.setAside + n,
  };
}

/** A header that a replay site repeats above the entry. */
const dropTitles: Mend = (draft) => {
  const isTitle = (entry: Entry, at: number): boolean => {
    const below = draft.entries[at + 1];
    return entry.blocks.length === 0 && below !== undefined && isPlay(entry) && placeOf(entry) === placeOf(below);
  };
  const entries = draft.entries.filter((entry, at) => !isTitle(entry, at));
  return entries.length === draft.entries.length ? draft : { ...draft, entries };
};

/**
 * A game whose opening nobody knows how the digital edition prints: Turn Zero, whose crises change set-up, deck and rules, or a
 * scenario of another name.
 */
const dropScenario: Mend = (draft, { setup, unread }) => {
  if (draft.entries.length === 0) return draft;
  const first = draft.entries[0]?.line ?? 0;
  const crisis = unread.find(({ line, text }) => line < first && OF_TURN_ZERO.test(text));
  const line = setup.lines.find((each) => each.kind === 'scenario')?.line;
  if (crisis || OF_TURN_ZERO.test(setup.scenario ?? ''))
    return without(draft, 0, 'turn-zero', line ?? crisis?.line ?? 1);
  return isKnownScenario(setup.scenario)
    ? draft
    : without(draft, 0, 'scenario', line ?? 1, { name: setup.scenario ?? '' });
};

const OF_TURN_ZERO =
  /\bturn\s*(?:zero|0)\b|\bcris[ei]s\b|\bstatecraft\b|\bV-?[EJ][ -]?Day\b|\bYalta\b|\bUK election\b/i;

/** Scenarios of the digital edition that say which variant is played, by a word of their names. */
const SCENARIOS: readonly (readonly [name: RegExp, issue: string | undefined])[] = [
  [/standard/i, undefined],
  [/late\s*war/i, 'late-war-scenario'],
  [/chinese\s*civil\s*war/i, 'chinese-civil-war'],
];

const isKnownScenario = (name: string | null): boolean =>
  name === null || SCENARIOS.some(([known]) => known.test(name));

/** The variant that a scenario says is played. */
export const variantOf = (name: string | null): string | undefined =>
  name === null ? undefined : SCENARIOS.find(([known]) => known.test(name))?.[1];

/** Another game in the same file: after a set-up of its own, or where the turns begin anew. */
const dropSecondGame: Mend = (draft, log, begins) => {
  const noted = log.notes.find(({ code }) => code === 'second-game')?.line;
  if (noted) {
    const from = draft.entries.findIndex(({ line }) => line > noted);
    return without(draft, from < 0 ? draft.entries.length : from, 'second-game', noted);
  }
  const isFirst = (entry: Entry): boolean => entry.kind === 'headline' && entry.turn === begins;
  const first = draft.entries.findIndex(isFirst);
  const again = draft.entries.findIndex((entry, at) => at > first && isFirst(entry));
  const restart = draft.entries[again];
  if (first < 0 || !restart || textOf(restart) === textOf(draft.entries[first] as Entry)) return draft;
  return without(draft, again, 'second-game', restart.line);
};

/** A log that begins in the middle of a game says nothing of the board that it goes on from. */
const dropHeadless: Mend = (draft, _log, begins) => {
  const first = draft.entries.find(isPlay);
  const isBegun = draft.entries.some((entry) => entry.kind === 'headline' && entry.turn === begins);
  if (!first || first.turn <= begins || isBegun) return draft;
  return without(draft, 0, 'begins-late', first.line);
};

const LAST_TURN = 10;

/** Headers that name a turn that there is not. The place tells the right one. */
const mendTurns: Mend = (draft) => {
  const isWrong = (entry: Entry): boolean => isPlay(entry) && (entry.turn < 1 || entry.turn > LAST_TURN);
  const first = draft.entries.find(isWrong);
  if (!first) return draft;
  const entries: Entry[] = [];
  for (const entry of draft.entries) {
    const before = entries.findLast(isPlay)?.turn ?? 1;
    const turn = entry.kind === 'headline' ? Math.min(LAST_TURN, entries.some(isPlay) ? before + 1 : 1) : before;
    entries.push(isWrong(entry) ? { ...entry, turn } : entry);
  }
  const turn = entries[draft.entries.indexOf(first)]?.turn ?? 1;
  const damage: Damage = { code: 'turn-number', line: first.line, args: { n: first.turn, turn } };
  return { ...draft, entries, damage: [...draft.damage, damage] };
};

/** The text of an entry without the numbers of its lines. */
const textOf = ({ header, blocks }: Entry): string =>
  [header.text, ...blocks.flatMap(({ lines }) => lines.map(({ text }) => text))].join('\n');

/** Entries, or lines, that stand in the file twice: what they say has happened once. */
const dropRepeated: Mend = (draft) => {
  const seen = new Set<string>();
  const repeated: Entry[] = [];
  const lines: number[] = [];
  let isAgain = false;
  // What closes a turn may bear any number.
  const known = (entry: Entry): string => (isPlay(entry) ? `${placeOf(entry)} ${textOf(entry)}` : textOf(entry));
  const isSeen = (entry: Entry | undefined): boolean =>
    entry !== undefined && isPlay(entry) && entry.blocks.length > 0 && seen.has(known(entry));
  const entries = draft.entries.flatMap((entry, at): Entry[] => {
    const text = known(entry);
    // What closes a turn is repeated with the round above it, or with the headlines below it.
    if (isPlay(entry)) isAgain = isSeen(entry);
    else isAgain ||= seen.has(text) && isSeen(draft.entries[at + 1]);
    if (isAgain) {
      repeated.push(entry);
      return [];
    }
    seen.add(text);
    return [withoutRepeatedLines(entry, lines)];
  });
  const first = Math.min(...repeated.map(({ line }) => line), ...lines);
  if (first === Number.POSITIVE_INFINITY) return draft;
  const n = sizeOfAll(repeated) + lines.length;
  const damage: Damage = { code: 'repeated', line: first, args: { n } };
  return { ...draft, entries, damage: [...draft.damage, damage] };
};

/** Results that can never be the same twice in a row: each states what it has led to. */
const CHANGES: ReadonlySet<string> = new Set(['influence', 'defcon', 'space-advance', 'headline-card']);

function withoutRepeatedLines(entry: Entry, found: number[]): Entry {
  const before = found.length;
  const blocks = entry.blocks.map((block) => {
    const lines = block.lines.filter((line, at) => {
      const above = block.lines[at - 1];
      const changes = CHANGES.has(line.kind) || (line.kind === 'vp' && line.vp > 0);
      if (!changes || above?.text !== line.text || above.line === line.line) return true;
      found.push(line.line);
      return false;
    });
    return lines.length === block.lines.length ? block : { ...block, lines };
  });
  return found.length === before ? entry : { ...entry, blocks };
}

/** Entries that stand in another place than their headers say. If sorting them leaves no gap, that is how it was. */
const sortEntries: Mend = (draft) => {
  const plays = draft.entries.filter(isPlay);
  const places = new Set(plays.map(placeOf));
  const isBehind = (entry: Entry, at: number): boolean => at > 0 && goesBack(plays[at - 1] as Entry, entry);
  const first = plays.find(isBehind);
  if (!first || places.size < plays.length) return draft;
  const falls = plays.filter(isBehind).length;
  const isReversed = 2 * falls > plays.length - 1;
  const entries = isReversed ? draft.entries.toReversed() : draft.entries;
  const placed = entries.map((entry, at) => ({ entry, place: placeAmong(entries, entry, at) }));
  const sorted = placed.toSorted((a, b) => a.place - b.place).map(({ entry }) => entry);
  const moved = draft.entries.find((entry, at) => entry !== sorted[at]);
  const damage: Damage = { code: 'reordered', line: moved?.line ?? first.line, args: {} };
  return { ...draft, entries: sorted, damage: [...draft.damage, damage] };
};

/** What is no play names no turn, or a wrong one: it closes the turn before the headline phase below it, or the one above. */
function placeAmong(entries: readonly Entry[], entry: Entry, at: number): number {
  if (isPlay(entry)) return placeOf(entry);
  if (entry.kind === 'end') return Number.POSITIVE_INFINITY;
  const below = entries.slice(at + 1).find(isPlay);
  const turn = below?.kind === 'headline' ? below.turn - 1 : (entries.slice(0, at).findLast(isPlay)?.turn ?? 1);
  return 100 * turn + 99;
}

/** From some point on only headers are left. The last one alone is how the exporter ends. */
const dropHeadings: Mend = (draft) => {
  const isBare = (entry: Entry): boolean => entry.blocks.length === 0;
  const last = draft.entries.findLastIndex((entry) => !isBare(entry));
  const left = draft.entries.slice(last + 1);
  const rest = left.filter(isPlay);
  const [first] = rest;
  if (!first || rest.length < FEWEST_HEADINGS) return draft;
  return without(draft, last + 1, 'headings-only', first.line);
};

/** So many headers without a word below them are no turn's end in which somebody had nothing to play. */
const FEWEST_HEADINGS = 3;
