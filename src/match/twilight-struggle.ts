/** *Twilight Struggle* as programs play it: from the set-up, or from a position of a case. */
import { CaseError, type CaseFact, type CasePosition } from '../cases/case.ts';
import { readFact } from '../cases/facts.ts';
import { indexNames } from '../cases/names.ts';
import { withOptions } from '../cases/options.ts';
import { setUpPosition } from '../cases/position.ts';
import { type CaseNames, caseNames } from '../cases/read-names.ts';
import { remember } from '../core/remember.ts';
import { wording } from '../core/wording.ts';
import { caseSchemas } from '../data/case-schemas.ts';
import { explainErrors } from '../data/explain.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { US } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { type Agreement, layTable } from './agreement.ts';
import { Match, type Teller } from './match.ts';
import { type MatchState, stateOf } from './state.ts';
import { writtenFacts } from './written.ts';

export type TwilightMatch = Match<Board, GameFact, CaseFact, MatchState>;

/** How a game begins: at a position, or at the set-up with what was agreed. */
export type Beginning = Partial<Pick<Agreement, 'hands' | 'handicap' | 'policies'>> & {
  readonly position?: CasePosition;
};

/** The parts of the schema that a fact and a position obey. */
export const FACT_SCHEMA = 'case.schema.json#/$defs/fact';
const POSITION_SCHEMA = 'case.schema.json#/$defs/position';

/**
 * Begins a game. Throws a `CaseError` for a position that makes no sense.
 * @param names those that facts and the position may use
 */
export function openMatch(
  rules: Ruleset,
  beginning: Beginning = {},
  names: CaseNames = englishNames(rules),
): TwilightMatch {
  const { position, policies = {}, hands = 'known', handicap } = beginning;
  for (const [issue, option] of Object.entries(policies))
    if (!rules.issues[issue]?.supported.includes(option))
      throw new CaseError({
        path: ['policies', issue],
        message: wording('unknown option "{option}" of the issue "{issue}"', { option, issue }),
      });
  if (position) mustFit(POSITION_SCHEMA, position, names);
  const board = tableUnder(rules, policies, position);
  const teller = tellerOf(board, names);
  if (!position) return Match.begin(teller, layTable(board, { hands, ...(handicap && { handicap }) }));
  const at = setUpPosition(board, position, indexNames(board.rules, names.extra()));
  if (position.options?.includes('us_bid_4')) at.state.handicap[US] = 4;
  return Match.from(teller, at);
}

/** English names only. */
const englishNames = remember((rules: Ruleset): CaseNames => caseNames(rules, () => ({})));

/** An empty table under these readings. Working out what the rules look up takes longer than a game: it is done once. */
function tableUnder(rules: Ruleset, policies: Readonly<Record<string, string>>, position?: CasePosition): Board {
  const key = JSON.stringify([policies, position?.options ?? []]);
  const made = tablesOf(rules);
  const table = made.get(key) ?? makeBoard(withOptions(rules, { position: position ?? {}, action: [], policies }));
  made.set(key, table);
  return twilightStruggle.copy(table);
}
const tablesOf = remember((_: Ruleset) => new Map<string, Board>());

const tellerOf = (table: Board, names: CaseNames): Teller<Board, GameFact, CaseFact, MatchState> => {
  const written = writtenFacts(table.tables);
  return {
    game: twilightStruggle,
    write: (fact, board) => written.write(fact, board),
    read: (fact, board) => {
      const dealt = plainDeal(fact, board);
      if (dealt) return dealt;
      mustFit(FACT_SCHEMA, fact, names);
      return readFact(fact, { board, names: indexNames(table.rules, names.extra()) }, []);
    },
    state: stateOf,
  };
};

/** A deal of cards by their ids, which every game has many of: read without the schema. */
function plainDeal(fact: CaseFact, { tables }: Board): GameFact | undefined {
  if (fact?.type !== 'deal' || Object.keys(fact).length !== 3) return undefined;
  const [us, ussr] = [fact.us, fact.ussr].map((cards) =>
    Array.isArray(cards) ? cards.map((id: unknown) => tables.cardNumber.get(id as string) ?? 0) : [0],
  ) as [number[], number[]];
  return us.includes(0) || ussr.includes(0) ? undefined : { type: 'deal', us, ussr };
}

/** Throws a `CaseError` for what the schema refuses. */
function mustFit(schema: string, value: unknown, names: CaseNames): void {
  const [wrong] = explainErrors(caseSchemas()(schema, value, names.forSchema));
  if (wrong) throw new CaseError(wrong);
}
