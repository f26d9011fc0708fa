/**
 * One round at the keyboard: the people enter their selections in turn, and take them back until the reveal. What has
 * been laid stays (2.4.1.1), but only at the reveal is anything handed to the referee: until then a slip can be undone.
 */

import type { Call } from '../../../../cli/command.ts';
import { print } from '../../../../cli/io.ts';
import type { Lines } from '../../../../cli/lines.ts';
import { attempt } from '../../../../core/case-problem.ts';
import { wordingIn } from '../../../../core/wording.ts';
import { label } from '../../../../ruling/language.ts';
import type { Board } from '../../board.ts';
import type { Selection } from '../../cards.ts';
import { judgeSelection } from '../../desk/legal.ts';
import { readLine } from '../../desk/notation.ts';
import { sentenceOf } from '../../desk/texts.ts';
import type { Words } from '../../desk/words.ts';
import { idOf, type Seat } from '../../seats.ts';
import type { GuerraFriaLanguage } from '../ruling/language.ts';
import { nameOf } from '../ruling/notation.ts';
import { examples, sayChoices } from './play-view.ts';
import { hintFor } from './session.ts';

/** The people, and how to talk with them. */
export interface Table {
  readonly people: readonly Seat[];
  readonly lines: Lines;
  readonly words: Words;
  readonly language: GuerraFriaLanguage;
  readonly io: Call['io'];
}

/** Enough empty lines to push what one person typed out of sight of the next. */
const OUT_OF_SIGHT = '\n'.repeat(60);

/** What the people lay, in the order of `people`; undefined if the game is broken off before all have laid. */
export async function askRound(board: Board, table: Table): Promise<readonly Selection[] | undefined> {
  const { people, lines, language, io } = table;
  const laid: Selection[] = [];
  for (;;) {
    const seat = people[laid.length];
    if (seat === undefined) {
      if (await turnsUp(table)) return laid;
      takeBack(laid, table);
      continue;
    }
    const line = await lines.next(`${nameOf(seat, language)}> `);
    if (line === undefined || line === 'quit') return undefined;
    if (line === '') continue;
    if (line === 'undo') takeBack(laid, table);
    else if (line.startsWith('?'))
      print(io.stdout, sayChoices(board, seat, line.slice(1).trim(), language, io.stdout.columns));
    else {
      const cards = readCards(line, seat, board, table);
      if (!cards) continue;
      laid.push(cards);
      if (lines.atTerminal && people.length > 1) io.stdout.write(OUT_OF_SIGHT);
      print(io.stdout, label(language, 'play.laid', { player: idOf(seat) }));
    }
  }
}

/**
 * The moment before the reveal. A pipe need not confirm it: any other line than `undo`, or the end, turns the cards up
 * and belongs to the next round.
 */
async function turnsUp({ lines, language, io }: Table): Promise<boolean> {
  const ask = label(language, 'play.reveal');
  for (;;) {
    const line = await lines.next(`${ask}> `);
    if (line === 'undo') return false;
    if (line === '' || line === undefined) return true;
    if (!lines.atTerminal || line === 'quit') {
      lines.putBack(line);
      return true;
    }
    print(io.stderr, ask);
  }
}

function takeBack(laid: Selection[], { people, language, io }: Table): void {
  const seat = people[laid.length - 1];
  laid.pop();
  const said =
    seat === undefined
      ? label(language, 'play.nothing-back')
      : label(language, 'play.taken-back', { player: idOf(seat) });
  print(io.stdout, said);
}

/** The cards of a line; undefined, with an explanation, if it cannot be read. Null selections may be laid. 2.4.2.n */
function readCards(line: string, seat: Seat, board: Board, { words, language, io }: Table): Selection | undefined {
  const result = attempt(() => ({ cards: readLine(line, seat, words) }));
  if (!result.ok) {
    const { message } = result.problem;
    const said = [message, hintFor(result.problem)].flatMap((each) =>
      each === undefined ? [] : [wordingIn(language.mistakes, each)],
    );
    print(io.stderr, `arbiter: ${said.join('; ')}`);
    print(io.stderr, `  ${label(language, 'play.help', { text: examples(language) })}`);
    return undefined;
  }
  const failed = judgeSelection(board, seat, result.cards).findings.find(({ force }) => force === 'forbids');
  if (failed)
    print(
      io.stderr,
      label(language, 'play.no-move', {
        text: sentenceOf(language.texts, failed),
        clause: failed.clause,
      }),
    );
  return result.cards;
}
