/** *Guerra fría* as programs play it. Its facts are the actions of its cases: `{kind: select, player: south, selection: +4}`. */

import { CaseError } from '../../../core/case-problem.ts';
import { stepAt } from '../../../core/steps.ts';
import { wording } from '../../../core/wording.ts';
import { explainErrors } from '../../../data/explain.ts';
import { Match, type Teller } from '../../../match/match.ts';
import { guerraFria } from '../../../registry/guerra-fria.ts';
import type { Board } from '../board.ts';
import type { CaseAction, CasePosition } from '../desk/format.ts';
import { writeLine } from '../desk/notation.ts';
import { observe } from '../desk/observe.ts';
import { factsOf, setUpBoard } from '../desk/reading.ts';
import type { Observed } from '../desk/told.ts';
import type { Words } from '../desk/words.ts';
import type { GameFact } from '../facts.ts';
import { makeBoard } from '../index.ts';
import type { Ruleset } from '../ruleset.ts';
import { idOf } from '../seats.ts';
import { read } from '../selection.ts';
import { guerraFriaSchemas } from './data/case-schemas.ts';

export type GuerraFriaMatch = Match<Board, GameFact, CaseAction, Observed>;

/** The part of the schema that a fact obeys. */
export const GUERRA_FRIA_FACT = 'guerra-fria-case.schema.json#/$defs/action';

/** Begins a game: with the agreement on talking, or at a position. Throws a `CaseError` for a position that makes no sense. */
export function openGuerraFria(rules: Ruleset, words: Words, position?: CasePosition): GuerraFriaMatch {
  const teller = tellerOf(words);
  if (!position) return Match.begin(teller, makeBoard(rules));
  const step = guerraFria.steps.indexOf('round.selecting') ?? 0;
  return Match.from(teller, setUpBoard(rules, position, words, step));
}

const tellerOf = (words: Words): Teller<Board, GameFact, CaseAction, Observed> => ({
  game: guerraFria,
  write: (fact, board) => Object.freeze(writeGuerraFriaFact(fact, board)),
  read: (action) => {
    const [wrong] = explainErrors(guerraFriaSchemas()(GUERRA_FRIA_FACT, action, new Map()));
    if (wrong) throw new CaseError(wrong);
    const [fact, ...others] = factsOf(action, words, []);
    if (fact && others.length === 0) return fact;
    throw new CaseError({ path: ['kind'], message: wording('a fact is the act of one player') });
  },
  state: (board) => observe(board, stepAt(guerraFria.steps, board.state).path),
});

/** A fact as the action of a case. */
export function writeGuerraFriaFact(fact: GameFact, board: Board): CaseAction {
  switch (fact.type) {
    case 'agree':
      return { kind: 'agree', talk: fact.talk };
    case 'talk':
      return { kind: 'talk', player: idOf(fact.by), way: fact.way };
    case 'commit':
      return { kind: 'commit', player: idOf(fact.by), ...(fact.seal !== null && { seal: fact.seal }) };
    case 'select':
      return { kind: 'select', player: idOf(fact.by), selection: writeLine(read(board, fact.by, fact.cards)) };
    case 'reveal': {
      const selection = writeLine(read(board, fact.by, fact.cards));
      return { kind: 'reveal', player: idOf(fact.by), selection, ...(fact.salt !== '' && { salt: fact.salt }) };
    }
  }
}
