/** Decisions and dice of people at the keyboard. */

import type { Call } from '../../../../cli/command.ts';
import { print } from '../../../../cli/io.ts';
import type { Lines } from '../../../../cli/lines.ts';
import { actsOf } from '../../../../odds/acts.ts';
import { dangerOf } from '../../../../odds/danger.ts';
import { boardText, circumstancesOf } from '../../../../ruling/board-text.ts';
import { choiceInWords, wordIn } from '../../../../ruling/choice-words.ts';
import { byWhom } from '../../../../ruling/danger-view.ts';
import { label } from '../../../../ruling/language.ts';
import { pathOf } from '../../../../ruling/look-ahead.ts';
import { percent } from '../../../../ruling/odds-view.ts';
import type { Language } from '../../../../ruling/view-format.ts';
import { wrap } from '../../../../ruling/wrap.ts';
import type { Board } from '../../board.ts';
import type { GameFact } from '../../facts.ts';
import type { Side } from '../../tables.ts';

/** How to talk with the people. */
export interface Seat {
  readonly lines: Lines;
  readonly language: Language;
  readonly io: Call['io'];
  readonly paint: Call['paint'];
  /** Are the odds shown beside each choice? */
  readonly odds?: boolean;
}

/** A choice of a side by number; `undo`, or undefined if the game is broken off. */
export async function askChoice(
  board: Board,
  by: Side,
  choices: readonly GameFact[],
  { lines, language, io, paint, odds = false }: Seat,
): Promise<GameFact | 'undo' | undefined> {
  const beside = odds ? besideChoice(board, by, language) : () => '';
  const { ordered, text } = listed(board, by, choices, language, paint, beside);
  print(io.stdout, text);
  for (;;) {
    const line = await lines.next(`${wordIn(language)('side', by)}> `);
    if (line === undefined || line === 'quit') return undefined;
    if (line === 'undo') return 'undo';
    const chosen = /^\d+$/.test(line) ? ordered[Number(line) - 1] : undefined;
    if (chosen) return chosen;
    if (line === '?') print(io.stdout, text);
    else if (line === 'board') print(io.stdout, boardText(board, by, language, io.stdout.columns));
    else if (line !== '') print(io.stderr, label(language, 'play.number', { n: ordered.length }));
  }
}

/** What is known of the odds of a choice: the chance of control, or whether a use of a card can lose the game. */
function besideChoice(board: Board, by: Side, language: Language): (choice: GameFact) => string {
  const acts = actsOf(board).filter(({ choices }) => choices.length === 1);
  return (choice) => {
    const act = acts.find(({ choices: [first] }) => JSON.stringify(first) === JSON.stringify(choice));
    const notes: string[] = [];
    if (act?.target) notes.push(label(language, 'play.chance', { what: percent(act.target.control[by], language) }));
    if (choice.type === 'use' || choice.type === 'headline') {
      const danger = dangerOf(board, [choice], by);
      const what = byWhom(danger, language);
      if (danger.loss) notes.push(label(language, `options.${danger.loss.certain ? 'certain' : 'possible'}`, { what }));
    }
    return notes.length === 0 ? '' : ` (${notes.join('; ')})`;
  };
}

/** Choices grouped by kind and numbered through. */
function listed(
  board: Board,
  by: Side,
  choices: readonly GameFact[],
  language: Language,
  paint: Call['paint'],
  beside: (choice: GameFact) => string,
) {
  const word = wordIn(language);
  const types = [...new Set(choices.map(({ type }) => type))];
  const groups = types.map((type) => choices.filter((choice) => choice.type === type));
  const ordered = groups.flat();
  let n = 0;
  const rows = groups.flatMap((group, index) => {
    const items = group.map(
      (choice) =>
        `${++n}\u00a0${`${choiceInWords(choice, word, language)}${beside(choice)}`.replaceAll(' ', '\u00a0')}`,
    );
    const lines = wrap(items.join(', '), '    ').map((line) => line.replaceAll('\u00a0', ' '));
    return [`  ${word('fact', types[index] ?? '')}`, ...lines];
  });
  const where = circumstancesOf(board, language);
  const awaited = label(language, 'legal.awaited', { step: pathOf(board) });
  return { ordered, text: [paint('bold', `${word('side', by)} · ${awaited}`), `  ${where}`, ...rows].join('\n') };
}

/** Dice typed in; undefined if the game is broken off. */
export async function askDice(
  choices: readonly GameFact[],
  { lines, language, io }: Seat,
): Promise<GameFact | undefined> {
  const ask = label(language, choices.some(({ type }) => type === 'rolls') ? 'play.dice' : 'play.die');
  for (;;) {
    const line = await lines.next(`${ask}> `);
    if (line === undefined || line === 'quit') return undefined;
    const [one, other] = line.split(/\s+/).map(Number);
    const found = choices.find(
      (fact) =>
        (fact.type === 'roll' && fact.die === one && other === undefined) ||
        (fact.type === 'rolls' && fact.us === one && fact.ussr === other),
    );
    if (found) return found;
    if (line !== '') print(io.stderr, ask);
  }
}
