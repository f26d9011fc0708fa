/**
 * *Guerra fría* at the keyboard: `arbiter play --game guerra-fria [--seats SEATS]`
 *
 * A game in the terminal or from a pipe. The record is written after every round, so that it is there however the game
 * is broken off; `arbiter replay --game guerra-fria` reads it.
 */

import { stringify } from 'yaml';
import type { Call } from '../../../../cli/command.ts';
import type { Keyboard, Playing } from '../../../../cli/game.ts';
import { print } from '../../../../cli/io.ts';
import { stepAt } from '../../../../core/steps.ts';
import { wording } from '../../../../core/wording.ts';
import type { Random } from '../../../../fuzz/random.ts';
import { guerraFria } from '../../../../registry/guerra-fria.ts';
import { label } from '../../../../ruling/language.ts';
import type { Board } from '../../board.ts';
import type { Selection } from '../../cards.ts';
import { judgeSelection } from '../../desk/legal.ts';
import { observe } from '../../desk/observe.ts';
import { randomSelection } from '../../desk/random.ts';
import { makeRecord, type Round } from '../../desk/record.ts';
import { newGame, playRound } from '../../desk/rounds.ts';
import type { Words } from '../../desk/words.ts';
import { SEATS, type Seat } from '../../seats.ts';
import { loadGuerraFriaWords } from '../data/load.ts';
import { askRound, type Table } from './play-round.ts';
import { examples, sayPosition, sayRound } from './play-view.ts';
import { languageOf, rulesOf, seatAsked, wrongUse } from './session.ts';

export const guerraFriaPlay: Playing = {
  open(call) {
    const { given, io, session, paint } = call;
    const rules = rulesOf(call);
    const words = loadGuerraFriaWords();
    if (given.has('seats') && given.has('side'))
      throw wrongUse(wording('--seats and --side say the same: give one'), 'play');
    const people = seatsNamed(given.one('seats') ?? given.one('side') ?? 'south', words);
    return async ({ lines, random, keep }) =>
      playGame(
        newGame(guerraFria, rules, 'open'),
        { people, lines, words, language: languageOf(session), io },
        random,
        paint,
        keep,
      );
  },
};

/** Round after round, until somebody wins or the people break off. */
async function playGame(
  start: Board,
  table: Table,
  random: Random,
  paint: Call['paint'],
  keep: Keyboard['keep'],
): Promise<void> {
  const { people, language, io } = table;
  const rounds: Round[] = [];
  let board = start;
  print(io.stdout, `${label(language, 'play.help', { text: examples(language) })}\n`);
  while (!board.state.result) {
    print(io.stdout, sayPosition(board, language, paint));
    const laid = await askRound(board, table);
    if (!laid) break;
    const byPeople = new Map(people.map((seat, index) => [seat, laid[index] as Selection]));
    // Chosen after the people and without looking at their cards, so that `undo` does not change the numbers drawn.
    const round = SEATS.map((seat) => byPeople.get(seat) ?? randomMove(board, seat, random));
    const step = playRound(guerraFria, board, round);
    rounds.push(round);
    print(io.stdout, `\n${sayRound(round, step, language, paint)}\n`);
    board = step.after;
    const end = board;
    keep(() => recordOf(rounds, end));
  }
  const { result, round } = board.state;
  print(io.stdout, result ? sayPosition(board, language, paint) : label(language, 'replay.open', { n: round }));
}

/** The random selections of the desk are not all moves. */
function randomMove(board: Board, seat: Seat, random: Random): Selection {
  for (;;) {
    const cards = randomSelection(board, seat, random);
    if (judgeSelection(board, seat, cards).isMove) return cards;
  }
}

function recordOf(rounds: readonly Round[], board: Board): string {
  return stringify(makeRecord(board.rules, rounds, observe(board, stepAt(guerraFria.steps, board.state).path)));
}

/** Seats in the order in which they are asked, that of the table. */
function seatsNamed(list: string, words: Words): readonly Seat[] {
  const named = list.split(/[\s,;]+/).filter((word) => word !== '');
  const found = named.map((word) => seatAsked(word, words, 'play', '--seats'));
  if (found.length === 0)
    throw wrongUse(
      wording('--seats names nobody'),
      'play',
      wording('such as {example}', { example: '--seats south,west' }),
    );
  return SEATS.filter((seat) => found.includes(seat));
}
