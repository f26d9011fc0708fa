/**
 * *Twilight Struggle* at the keyboard: `arbiter play [--opponent random] [--side SIDE] [--dice typed] [--odds]`
 *
 * The table knows every card, the people see only what is theirs to choose. The record is written before every play, so
 * that it is there however the game is broken off; `arbiter replay` reads it.
 */

import { usageError } from '../../../../cli/exit.ts';
import type { Playing } from '../../../../cli/game.ts';
import { print } from '../../../../cli/io.ts';
import { recordText } from '../../../../cli/records/text.ts';
import { verdictOf } from '../../../../core/finding.ts';
import { judge } from '../../../../core/judge.ts';
import { wording } from '../../../../core/wording.ts';
import { pick, type Random } from '../../../../fuzz/random.ts';
import { newGame, possibleFacts } from '../../../../fuzz/table.ts';
import { makeRecord } from '../../../../logs/record/write.ts';
import type { Agreement } from '../../../../match/agreement.ts';
import { twilightStruggle } from '../../../../registry/twilight-struggle.ts';
import { languageOf } from '../../../../ruling/board-language.ts';
import { label, say } from '../../../../ruling/language.ts';
import { clauseName } from '../../../../ruling/view-format.ts';
import type { Board } from '../../board.ts';
import type { GameFact } from '../../facts.ts';
import { claimOf } from '../../names.ts';
import { SIDES, type Side, US, USSR } from '../../tables.ts';
import { askChoice, askDice, type Seat } from './play-ask.ts';

/** A game as it stands, and how it came there. */
interface Position {
  readonly board: Board;
  readonly facts: readonly GameFact[];
}

interface Table extends Seat {
  /** Sides at the keyboard. */
  readonly people: readonly Side[];
  readonly random: Random;
  readonly typedDice: boolean;
  /** Keeps the game so far. */
  readonly keep: (facts: readonly GameFact[]) => void;
}

export const twilightPlay: Playing = {
  open(call) {
    const { given, io, session, paint } = call;
    if (given.has('side') && !given.has('opponent'))
      throw usageError(wording('--side needs --opponent random'), 'play');
    const house = session.house();
    const agreement: Agreement = {
      edition: session.edition ?? 'deluxe',
      policies: session.rules().policies,
      ...(house && { house }),
      hands: 'known',
    };
    const people = given.has('opponent') ? [given.one('side') === 'us' ? US : USSR] : SIDES;
    const typedDice = given.one('dice') === 'typed';
    return async ({ lines, random, keep: keepRecord }) => {
      const board = newGame(agreement);
      const keep = (facts: readonly GameFact[]): void =>
        keepRecord(() => recordText(makeRecord(board.rules, agreement, facts)));
      const language = languageOf(session, board);
      const table = { lines, language, io, paint, people, random, odds: given.has('odds'), typedDice, keep };
      const end = await playOn({ board, facts: [] }, table);
      keep(end.facts);
    };
  },
};

/** Fact after fact, until the game is over or the people break off. */
async function playOn(start: Position, table: Table): Promise<Position> {
  const { people, language, io, paint } = table;
  print(io.stdout, `${label(language, 'play.help')}\n`);
  // Positions that one side may return to: chance and the other side reveal something.
  let past: Position[] = [];
  let decided: Side | undefined;
  let now = start;
  while (!now.board.state.result) {
    const choices = possibleFacts(now.board, 'known', table.random);
    const by = people.find((side) => choices.some((choice) => isOf(choice, side)));
    const fact = await nextFact(now.board, by, choices, table);
    if (fact === undefined) break;
    if (fact === 'undo') {
      const before = by === decided ? past.pop() : undefined;
      print(io.stdout, label(language, before ? 'play.taken-back' : 'play.nothing-back'));
      now = before ?? now;
      continue;
    }
    if (by !== decided) past = [];
    decided = by;
    if (by !== undefined) {
      past.push(now);
      // What was just done, in words.
      if (fact.type !== 'headline') print(io.stdout, paint('bold', say(language, claimOf(fact))));
    }
    if (fact.type === 'play' || fact.type === 'headline') table.keep(now.facts);
    const { reveals, ...next } = follow(now, fact, table);
    if (reveals) past = [];
    now = next;
  }
  if (!now.board.state.result) print(io.stdout, label(language, 'play.stopped'));
  return now;
}

/** What a side does, or what happens without anybody's choice; undefined if the people break off. */
const nextFact = (board: Board, by: Side | undefined, choices: readonly GameFact[], table: Table) =>
  by === undefined
    ? happens(board, choices, table)
    : askChoice(
        board,
        by,
        choices.filter((choice) => isOf(choice, by)),
        table,
      );

/** Whose decision a fact is; cards are shown by nobody's choice. */
const isOf = (fact: GameFact, side: Side): boolean => 'by' in fact && fact.by === side && fact.type !== 'reveal';

/** What chance or the opponent does; undefined if the people break off. */
async function happens(board: Board, choices: readonly GameFact[], table: Table): Promise<GameFact | undefined> {
  const dice = choices.every(({ type }) => type === 'roll' || type === 'rolls');
  if (dice && table.typedDice && choices.length > 1) return askDice(choices, table);
  const legal = choices.filter((choice) => verdictOf(twilightStruggle.check(board, choice)) !== 'illegal');
  return legal.length === 0 ? undefined : pick(table.random, legal);
}

/** Consequences by which somebody comes to know cards: nothing before them can be taken back. */
const REVEALING = /^(hand\.shown|held\.shown|headline\.|card\.to-hand)/;

/** Carries a fact out and says what came of it. */
function follow({ board, facts }: Position, fact: GameFact, { language, io, people, paint }: Table) {
  const { board: after, consequences } = judge(twilightStruggle, board, fact);
  // Cards dealt or drawn, and the headline of the other side, are for their owner's eyes.
  const isSecret = fact.type === 'deal' || fact.type === 'draw' || fact.type === 'headline';
  const isNews = !('by' in fact) || !people.includes(fact.by);
  if (isNews && !isSecret) print(io.stdout, paint('bold', say(language, claimOf(fact))));
  const told = consequences.map(
    (finding) => `  ${clauseName(finding.clause, language).padEnd(10)}  ${say(language, { ...finding })}`,
  );
  print(io.stdout, told.join('\n'));
  const reveals = consequences.some(({ message }) => REVEALING.test(message));
  return { board: after, facts: [...facts, fact], reveals };
}
