/** *Twilight Struggle* as a game that can be walked in the reader's browser. */
import * as words from '@words';
import { looksAt } from '../../../machines/twilight-struggle/looks-at.ts';
import { guards } from '../../../machines/twilight-struggle/vocabulary.ts';
import type { CasePosition } from '../../../src/cases/case.ts';
import { indexNames } from '../../../src/cases/names.ts';
import { withOptions } from '../../../src/cases/options.ts';
import { setUpPosition } from '../../../src/cases/position.ts';
import { attempt } from '../../../src/core/case-problem.ts';
import { chart } from '../../../src/core/chart.ts';
import { start as startGame } from '../../../src/core/judge.ts';
import type { Board } from '../../../src/games/twilight-struggle/board.ts';
import type { GameFact } from '../../../src/games/twilight-struggle/facts.ts';
import { makeBoard } from '../../../src/games/twilight-struggle/index.ts';
import { claimOf } from '../../../src/games/twilight-struggle/names.ts';
import { type Agreement, layTable } from '../../../src/match/agreement.ts';
import { twilightStruggle } from '../../../src/registry/twilight-struggle.ts';
import { withValues } from '../../words/values.ts';
import type { Engine } from './engine.ts';
import { openGame } from './open.ts';
import type { Start, Walker } from './walk.ts';

export function twilightStruggleWalker(engine: Engine): Walker<Board, GameFact> {
  const rules = engine.rules.deluxe;
  const starts: Readonly<Record<string, CasePosition>> = {
    headline: { base: 'setup', phase: 'headline', turn: 1 },
    round: { base: 'setup', phase: 'action_round', turn: 1, action_round: 1, phasing: 'USSR' },
  };
  const boardAt = (start: Start): Board | undefined => {
    if (start === 'setup') return startGame(twilightStruggle, makeBoard(rules));
    if (typeof start !== 'string' && 'agreement' in start) return agreed(start.agreement);
    const { position, policies = {} } = typeof start === 'string' ? { position: starts[start] } : start;
    return position && boardOf(position as CasePosition, policies);
  };
  /** The beginning of a game, with what was agreed before. */
  const agreed = ({
    edition = 'deluxe',
    policies,
    hands = 'known',
    handicap,
  }: Partial<Agreement>): Board | undefined => {
    const own = engine.rules[edition];
    if (!own) return undefined;
    const board = makeBoard({ ...own, policies: { ...own.policies, ...policies } });
    return startGame(twilightStruggle, layTable(board, { hands, ...(handicap && { handicap }) }));
  };
  const boardOf = (position: CasePosition, policies: Readonly<Record<string, string>>): Board | undefined => {
    const laid = attempt(() => {
      const own = withOptions(rules, { position, policies, action: [] });
      return { board: setUpPosition(makeBoard(own), position, indexNames(own, engine.extraNames)) };
    });
    return laid.ok ? laid.board : undefined;
  };
  const { setup, headline, round } = words.charts.starts;
  return {
    game: twilightStruggle,
    watched: { chart: chart(twilightStruggle.machine), steps: twilightStruggle.steps, guards, looksAt },
    factName: (type) => String(engine.texts.messages[`word.fact.${type}`] ?? type),
    guardNames: withValues(words.guards, (clause, fact) => rules.clauses[clause]?.facts[fact]),
    cardName: (card) => {
      const id = rules.cards.find(({ number }) => number === card)?.id ?? '';
      return engine.texts.names.cards[id]?.title ?? `#${card}`;
    },
    starts: { setup, headline, round },
    boardAt,
    say: (fact) => engine.say(claimOf(fact)),
    sayFinding: engine.say,
    clause: (id) => ({ id, summary: engine.texts.clauses[id]?.summary ?? '', slug: id.replaceAll('/', '-') }),
    clock: ({ state }) => [state.turn, `${state.round} ${state.phasing}`],
    open: (text) => openGame(engine, text),
  };
}
