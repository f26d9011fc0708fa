/** *Guerra fría* in the reader's browser. */
import * as words from '@words';
import { looksAt } from '../../../../machines/guerra-fria/looks-at.ts';
import { guards } from '../../../../machines/guerra-fria/vocabulary.ts';
import { attempt } from '../../../../src/core/case-problem.ts';
import { chart } from '../../../../src/core/chart.ts';
import { start as startGame } from '../../../../src/core/judge.ts';
import { type MistakeWords, wordingIn } from '../../../../src/core/wording.ts';
import type { Board } from '../../../../src/games/guerra-fria/board.ts';
import {
  type CaseInput,
  makeWords,
  sentenceOf,
  type Texts,
  type Words,
} from '../../../../src/games/guerra-fria/desk/index.ts';
import { writeLine } from '../../../../src/games/guerra-fria/desk/notation.ts';
import { setUpBoard, withPolicies } from '../../../../src/games/guerra-fria/desk/reading.ts';
import { replayRecord } from '../../../../src/games/guerra-fria/desk/record.ts';
import type { ExtraWords } from '../../../../src/games/guerra-fria/desk/words.ts';
import type { GameFact } from '../../../../src/games/guerra-fria/facts.ts';
import { makeBoard } from '../../../../src/games/guerra-fria/index.ts';
import type { Ruleset } from '../../../../src/games/guerra-fria/ruleset.ts';
import { idOf } from '../../../../src/games/guerra-fria/seats.ts';
import { read } from '../../../../src/games/guerra-fria/selection.ts';
import { guerraFria } from '../../../../src/registry/guerra-fria.ts';
import type { Moment, Start, Walker } from '../../run/walk.ts';
import { sentence } from '../../sentence.ts';

/** What a page hands over. */
export interface GuerraFriaData {
  readonly rules: Ruleset;
  readonly texts: Texts;
  /** Spellings in every language, so that a record may use any of them. */
  readonly spellings: ExtraWords;
  /** Sentences about what a reader has written. */
  readonly mistakes: MistakeWords;
}

const SELECTING = 'round.selecting';

export function guerraFriaWalker({ rules, texts, spellings, mistakes }: GuerraFriaData): Walker<Board, GameFact> {
  const dictionary = makeWords(spellings);
  const board = (start: Start): Board | undefined => {
    if (start === 'setup') return startGame(guerraFria, makeBoard(rules));
    if (typeof start !== 'string' && 'agreement' in start) {
      const { policies } = start.agreement;
      return startGame(guerraFria, makeBoard({ ...rules, policies: { ...rules.policies, ...policies } }));
    }
    const step = guerraFria.steps.indexOf(SELECTING) ?? 0;
    const { position = {}, policies = {} }: Pick<CaseInput, 'position' | 'policies'> =
      typeof start === 'string' ? {} : start;
    const set = attempt(() => ({ board: setUpBoard(withPolicies(rules, { policies }), position, dictionary, step) }));
    return set.ok ? set.board : undefined;
  };
  return {
    game: guerraFria,
    watched: { chart: chart(guerraFria.machine), steps: guerraFria.steps, guards, looksAt },
    factName: (type) => texts.names.facts[type]?.name ?? type,
    guardNames: words.guards,
    starts: { setup: words.charts.starts.agreement, round: words.charts.starts.firstRound },
    boardAt: board,
    say: (fact, before) => said(texts, fact, before),
    sayFinding: (finding) => sentenceOf(texts, finding),
    clause: (id) => ({ id, slug: id, summary: texts.clauses[id]?.summary ?? '' }),
    clock: ({ state }) => [state.round],
    open: (text) => openText(rules, text, dictionary, mistakes),
  };
}

/** A fact in a few words. */
function said({ names }: Texts, fact: GameFact, board: Board): string {
  const kind = names.facts[fact.type]?.name ?? fact.type;
  if (fact.type === 'agree') return sentence(`${kind}: ${words.charts.talk[fact.talk]}`);
  const who = names.seats[idOf(fact.by)]?.name ?? idOf(fact.by);
  if (fact.type !== 'select' && fact.type !== 'reveal') return `${who}: ${kind}`;
  const line = writeLine(read(board, fact.by, fact.cards));
  return `${who}: ${line.replace(/[A-Za-z]{2,}/g, (word) => names.seats[word]?.name ?? names.cards[word]?.name ?? word)}`;
}

/** A record of a game, or a case: every action is a moment, reached by the facts before it. */
async function openText(
  rules: Ruleset,
  text: string,
  dictionary: Words,
  mistakes: MistakeWords,
): Promise<readonly Moment<GameFact>[] | string> {
  const read = (await import('./read.ts')).readGuerraFriaGame(text, mistakes);
  if (!read.ok) return read.problems.join('\n');
  const record = read.input;
  const replayed = replayRecord(guerraFria, rules, record, dictionary);
  if (!replayed.ok) return wordingIn(mistakes, replayed.problem.message);
  const { steps } = replayed.replay;
  const agrees = record.action[0]?.kind === 'agree' && record.position === undefined;
  const { position = {}, policies = {} } = record;
  const start: Start = agrees ? 'setup' : { position, policies };
  return record.action.flatMap((action, index): Moment<GameFact>[] => {
    const facts = steps.flatMap(({ action: at, fact }) => (at <= index && fact ? [fact] : []));
    const round = steps.find(({ action: at }) => at === index)?.before.state.round;
    if (round === undefined) return [];
    return [{ title: `${words.charts.roundNumber} ${round} · ${action.kind}`, walk: { start, facts } }];
  });
}
