/** What may be done in a position, grouped by kind of decision. */
import { writeFact } from '../cases/facts.ts';
import { type Board, card } from '../games/twilight-struggle/board.ts';
import type { FactType, GameFact } from '../games/twilight-struggle/facts.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { decider } from '../games/twilight-struggle/tasks.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { circumstancesOf } from './board-text.ts';
import { choiceInWords, type Word, wordIn } from './choice-words.ts';
import type { LegalJson } from './json.ts';
import { label } from './language.ts';
import {
  after,
  awaits,
  exampleCard,
  type Playable,
  pathOf,
  playable,
  sideToAct,
  targetsOf,
  towardsOperations,
} from './look-ahead.ts';
import type { Paint } from './paint.ts';
import type { Language } from './view-format.ts';
import { inTwoColumns, WIDTH } from './wrap.ts';

type Targets = readonly { readonly country: number; readonly cost: number }[];

/** What a board waits for, and everything that may come next. */
export interface LegalView {
  readonly board: Board;
  /** State of the chart. */
  readonly awaits: string;
  readonly by: Side | undefined;
  readonly choices: readonly GameFact[];
  readonly cards: readonly Playable[];
  /** What could be done with the Operations of a card, or with those being conducted. */
  readonly operations?: {
    readonly with: number | undefined;
    readonly influence: Targets;
    readonly coup: Targets;
    readonly realignment: Targets;
  };
}

/** Looks at a board that waits for something. */
export function legalView(board: Board): LegalView {
  const choices = twilightStruggle.choices(board);
  const cards = awaits(board, 'play') ? playable(board) : [];
  const chance = choices.every(({ type }) => type === 'roll' || type === 'rolls' || type === 'deal' || type === 'draw');
  const by = chance ? undefined : awaits(board, 'headline') ? decider(board) : sideToAct(board);
  const found = operationsIn(board, cards);
  return { board, awaits: pathOf(board), by, choices, cards, ...(found && { operations: found }) };
}

function operationsIn(board: Board, cards: readonly Playable[]): LegalView['operations'] {
  const example = awaits(board, 'play') ? exampleCard(board, cards) : undefined;
  const there = example === undefined ? board : after(board, towardsOperations(sideToAct(board), example));
  if (!there || !awaits(there, 'mode')) return undefined;
  return {
    with: example,
    influence: targetsOf(there, 'influence'),
    coup: targetsOf(there, 'coup'),
    realignment: targetsOf(there, 'realignment'),
  };
}

// JSON ----------------------------------------------------------------------------------------------------------------

/** For programs. */
export function legalJson(
  { board, awaits: state, by, choices, cards, operations }: LegalView,
  { names }: Language,
): LegalJson {
  const id = (kind: 'country' | 'card' | 'side', value: number): string =>
    names.of[kind]?.(value, 'id') ?? String(value);
  const targets = (list: Targets) => list.map(({ country, cost }) => ({ country: id('country', country), cost }));
  return {
    awaits: state,
    ...(by !== undefined && { by: id('side', by) }),
    turn: board.state.turn,
    choices: choices.map((choice) => writeFact(choice, board)),
    ...(cards.length > 0 && { cards: cards.map((entry) => ({ ...entry, card: id('card', entry.card) })) }),
    ...(operations && {
      operations: {
        ...(operations.with !== undefined && { with: id('card', operations.with) }),
        influence: targets(operations.influence),
        coup: targets(operations.coup).map(({ country }) => country),
        realignment: targets(operations.realignment).map(({ country }) => country),
      },
    }),
  };
}

// Text ----------------------------------------------------------------------------------------------------------------

/** More cards than a hand holds are not listed one by one. */
const MANY_CARDS = 12;

/** For a terminal. */
export function legalText(view: LegalView, language: Language, paint: Paint, columns = 100): string {
  const { board, by } = view;
  const word = wordIn(language);
  const circumstances = circumstancesOf(board, language);
  const who = by === undefined ? '' : `${word('side', by)} · `;
  const awaited = label(language, 'legal.awaited', { step: view.awaits });
  const rows = [
    ...cardRows(view, word, language),
    ...choiceRows(view, word, language),
    ...operationRows(view, word, language),
  ];
  const lines = inTwoColumns(rows, 3, Math.min(columns, WIDTH));
  const nothing = rows.length === 0 ? [label(language, 'legal.nothing')] : [];
  return [`${paint('bold', `${who}${awaited}`)} (${circumstances})`, '', ...lines, ...nothing].join('\n');
}

type Row = readonly [left: string, right: string];

function cardRows({ board, cards }: LegalView, word: Word, language: Language): Row[] {
  const listed = cards.length <= MANY_CARDS ? cards : cards.filter(({ held }) => held);
  const rows = listed.map(
    ({ card: number, uses }): Row => [word('card', number), uses.map((use) => word('use', use)).join('; ')],
  );
  const open = cards.length - listed.length;
  const scoring = cards.filter((entry) => !listed.includes(entry) && card(board, entry.card).scoring).length;
  const more: Row[] =
    open === 0 ? [] : [[word('fact', 'play'), label(language, 'legal.open-cards', { n: open, scoring })]];
  return [...rows, ...more];
}

/** Choices other than cards to play and uses of Operations, which have rows of their own. */
function choiceRows({ choices, board }: LegalView, word: Word, language: Language): Row[] {
  const types = new Set(choices.map(({ type }) => type));
  const shown = [...types].filter((type) => type !== 'play' && !(type === 'mode' && awaits(board, 'mode')));
  return shown.map(
    (type): Row => [
      word('fact', type),
      choicesInWords(
        type,
        choices.filter((choice) => choice.type === type),
        word,
        language,
      ),
    ],
  );
}

function choicesInWords(type: FactType, choices: readonly GameFact[], word: Word, language: Language): string {
  if (type === 'roll' || type === 'rolls') return '1–6';
  const cards = choices.filter((choice) => 'card' in choice).length;
  if (cards > MANY_CARDS) return label(language, 'legal.open-cards', { n: cards, scoring: 0 });
  const words = choices.map((choice) => {
    const side = type === 'headline' && 'by' in choice ? `${word('side', choice.by)}: ` : '';
    return `${side}${choiceInWords(choice, word, language)}`;
  });
  return [...new Set(words)].join(', ');
}

function operationRows({ operations }: LegalView, word: Word, language: Language): Row[] {
  if (!operations) return [];
  const names = (list: Targets): string => list.map(({ country }) => word('country', country)).join(', ');
  const byCost = [1, 2].flatMap((cost) => {
    const list = operations.influence.filter((target) => target.cost === cost);
    return list.length === 0 ? [] : [`${label(language, 'legal.cost', { n: cost })} ${names(list)}`];
  });
  const none = label(language, 'legal.nowhere');
  return [
    [word('mode', 'influence'), byCost.join('; ') || none],
    [word('mode', 'coup'), names(operations.coup) || none],
    [word('mode', 'realignment'), names(operations.realignment) || none],
  ];
}
