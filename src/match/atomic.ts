/** A case fact by fact: what any engine can be asked, worked out from a case as a person wrote it. */
import type { CaseFact, CaseInput, CasePosition } from '../cases/case.ts';
import { writeFact } from '../cases/facts.ts';
import type { CaseRuling, CaseStep } from '../cases/rule.ts';
import { positionOf } from '../cases/write.ts';
import { same } from '../core/compare.ts';
import { rest } from '../core/judge.ts';
import { canonicalClause } from '../core/ruleset.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { type Level, levelOf } from './level.ts';
import { type MatchState, STATE_KEYS, stateOf } from './state.ts';
import { openMatch } from './twilight-struggle.ts';

/** A fact handed over, with what is compared. */
export interface AtomicStep {
  /** Every legal choice before it; absent where dice or cards decide. */
  readonly choices?: readonly CaseFact[];
  readonly fact: CaseFact;
  /** The clause or card under which it must be refused. */
  readonly refused?: string;
}

export interface AtomicCase {
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  readonly edition: string;
  readonly confidence: string;
  readonly policies: Readonly<Record<string, string>>;
  readonly clauses: readonly string[];
  readonly cards: readonly string[];
  /** Readings on which it rests, as `issue=option`. */
  readonly rests: readonly string[];
  readonly position: CasePosition;
  readonly steps: readonly AtomicStep[];
  readonly state: MatchState;
  /** What of the state the case is about: an engine that cannot state it cannot express the case. */
  readonly about: readonly (keyof MatchState)[];
}

/** A case that facts cannot tell. */
export interface LeftOut {
  readonly id: string;
  readonly why: string;
}

/** What decides nothing that a player could choose: dice and cards. */
const CHANCE: ReadonlySet<string> = new Set(['roll', 'rolls', 'deal', 'draw', 'reveal']);

/**
 * Works out the atomic form of a case.
 * @param base the rules of its edition with the recommended readings
 * @param section the file in which it stands, for the level
 * @param own the case as its author wrote it, if the readings of the caller were added
 */
export function atomicCase(
  base: Ruleset,
  input: CaseInput,
  ruling: CaseRuling,
  section: string,
  own: Pick<CaseInput, 'policies'> = input,
): AtomicCase | LeftOut {
  const id = String(input.id ?? input.title ?? 'case');
  const leftOut = (why: string): LeftOut => ({ id, why });
  const { start } = ruling;
  const policies = otherThan(base.policies, start.rules.policies);
  const position = wholePosition(start, input);
  const match = openMatch(base, { position, policies });
  const first = match.state;
  if (!same(first, stateOf(settled(start)))) return leftOut('no position states where it begins');
  const facts = ruling.steps.filter((step): step is CaseStep & { fact: NonNullable<CaseStep['fact']> } =>
    Boolean(step.fact),
  );
  if (ruling.verdict === 'illegal' && ruling.steps.at(-1)?.fact === undefined)
    return leftOut('what is wrong with it is no single fact');
  const steps: AtomicStep[] = [];
  for (const { fact, verdict, findings } of facts) {
    if (verdict === 'undetermined') break;
    const written = writeFact(fact, match.board);
    const choices = match.choices();
    const free = choices.some(({ type }) => !CHANCE.has(type));
    const refused = findings.find(({ force }) => force === 'forbids')?.clause;
    steps.push({ ...(free && { choices }), fact: written, ...(verdict === 'illegal' && refused && { refused }) });
    if (verdict === 'illegal') break;
    if (!match.apply(written).ok) return leftOut('something happens in it that is no fact');
  }
  if (ruling.verdict === 'legal' && !same(match.state, stateOf(settled(ruling.end))))
    return leftOut('something happens in it that is no fact');
  if (steps.length === 0 && ruling.verdict !== 'legal') return leftOut('no fact decides it');
  return {
    id,
    title: input.title ?? id,
    level: levelOf({ ...input, policies: own.policies ?? {} }, ruling, section),
    edition: base.edition,
    confidence: input.confidence ?? 'high',
    policies,
    clauses: (input.clauses ?? []).map((clause) => canonicalClause(String(clause))),
    cards: cardsOf(input, start),
    rests: ruling.rests.map((issue) => `${issue}=${start.rules.policies[issue]}`).sort(),
    position,
    steps,
    state: match.state,
    about: aboutOf(input, first, match.state),
  };
}

const settled = (board: Board): Board => rest(twilightStruggle, board).board;

const otherThan = (usual: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(own).filter(([issue, option]) => usual[issue] !== option));

/** The position with everything stated, by id. */
function wholePosition(board: Board, { position: { options = [], deck_top_first } }: CaseInput): CasePosition {
  const { position } = positionOf(board, deck_top_first);
  const idOf = new Map(board.tables.countries.map(({ name, id }) => [name, id]));
  const influence = Object.fromEntries(
    Object.entries(position.influence ?? {}).map(([name, markers]) => [idOf.get(name) ?? name, markers]),
  );
  const agreed = options.filter((option) => option === 'us_bid_4');
  return { ...position, influence, ...(agreed.length > 0 && { options: agreed }) };
}

function cardsOf(input: CaseInput, { tables }: Board): string[] {
  const { cards = [] } = input as { readonly cards?: readonly unknown[] };
  return cards.flatMap((ref) => {
    const card = typeof ref === 'object' && ref !== null ? (ref as { id?: unknown }).id : ref;
    const number = typeof card === 'number' ? card : tables.cardNumber.get(String(card));
    return number === undefined ? [] : (tables.cards[number]?.id ?? []);
  });
}

/** Key of an expectation -> keys of the state that tell it. */
const TELLS: Readonly<Record<string, readonly (keyof MatchState)[]>> = {
  influence: ['influence'],
  influence_changed: ['influence'],
  total_us: ['influence'],
  vp: ['vp'],
  tally: ['vp'],
  defcon: ['defcon'],
  milops: ['milops'],
  space: ['space'],
  turn: ['turn'],
  china: ['china'],
  cards: ['discard', 'removed'],
  discard: ['discard'],
  winner: ['over'],
  loser: ['over'],
  how: ['over'],
  hands_after: ['hands'],
  controller: ['control'],
  effects_added: ['effects'],
  effects_ended: ['effects'],
  effects_kept: ['effects'],
  effects_not_added: ['effects'],
};

/** What the case is about, as far as it can differ: nobody has to state that nobody has won. */
function aboutOf(input: CaseInput, before: MatchState, after: MatchState): (keyof MatchState)[] {
  const told = Object.keys(input.expect ?? {}).flatMap((key) => TELLS[key] ?? []);
  return STATE_KEYS.filter((key) => told.includes(key) && (key === 'control' || !same(before[key], after[key])));
}
