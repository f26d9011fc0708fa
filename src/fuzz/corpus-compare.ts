/** Where two writings of the same games first part, and which clause or which reading that is about. */
import type { CaseFact } from '../cases/case.ts';
import { CaseError } from '../core/case-problem.ts';
import type { Difference } from '../core/compare.ts';
import type { Finding } from '../core/finding.ts';
import { notInEdition, printedUnder } from '../data/policies.ts';
import type { Agreement } from '../match/agreement.ts';
import { choiceDifferences, stateDifferences } from '../match/measure.ts';
import type { TwilightMatch } from '../match/twilight-struggle.ts';
import { type CorpusLine, type FactLine, type GameLine, matchFor, ungrouped } from './corpus.ts';

/** A game of a corpus. */
export interface WrittenGame {
  readonly head: GameLine;
  readonly facts: readonly FactLine[];
}

/** How two writings of a game compare. */
export interface Parting {
  readonly game: number;
  /** The decision at which they part, from 1; absent if they never do. */
  readonly at?: number;
  readonly turn?: number;
  readonly fact?: CaseFact;
  readonly differences: readonly Difference[];
  /** The clauses that decide, by our rules. */
  readonly clauses: readonly string[];
  /** Readings under which the second would be right, as `issue=option`. */
  readonly readings: readonly string[];
}

/** The games of a corpus, one after the other. */
export function* gamesOf(lines: Iterable<CorpusLine>): Generator<WrittenGame, void> {
  let head: GameLine | undefined;
  let facts: FactLine[] = [];
  for (const line of lines) {
    if ('fact' in line) facts.push(line);
    else if ('game' in line) {
      if (head) yield { head, facts };
      head = line;
      facts = [];
    }
  }
  if (head) yield { head, facts };
}

/** The first place at which two writings of a game part. */
export function firstParting(ours: WrittenGame, theirs: WrittenGame): Parting {
  const game = ours.head.game;
  const begun = stateDifferences(ours.head.state, theirs.head.state ?? {});
  if (begun.length > 0) return { game, at: 0, differences: begun, clauses: [], readings: [] };
  for (const [index, line] of ours.facts.entries()) {
    const other = theirs.facts[index];
    const differences = other
      ? lineDifferences(line, other, index)
      : [{ key: 'fact', expected: line.fact, found: undefined }];
    if (differences.length > 0) return parting(ours, index, differences, other);
  }
  return { game, differences: [], clauses: [], readings: [] };
}

/** Only what the second says is compared. */
export function lineDifferences(line: FactLine, other: Partial<FactLine>, index: number): readonly Difference[] {
  const listed =
    line.choices && other.choices ? choiceDifferences(ungrouped(line.choices), ungrouped(other.choices), index) : [];
  return listed.length > 0 ? listed : stateDifferences(line.state, other.state ?? {});
}

/** Explains a difference at a decision: replays the game up to there. */
export function parting(
  { head, facts }: WrittenGame,
  index: number,
  differences: readonly Difference[],
  other: Partial<FactLine> | undefined,
): Parting {
  const line = facts[index] as FactLine;
  const match = replayed(head, facts, index);
  const refused = differences[0]?.key === 'fact';
  const readings = match && other ? readingsOf(head, facts, index, other, refused, match) : [];
  const clauses = match ? clausesOf(match, line, differences) : [];
  const turn = match?.state.turn;
  return { game: head.game, at: index + 1, ...(turn && { turn }), fact: line.fact, differences, clauses, readings };
}

function replayed(agreement: Agreement, facts: readonly FactLine[], upTo: number): TwilightMatch | undefined {
  const match = matchFor({ ...agreement });
  for (const { fact } of facts.slice(0, upTo)) if (!match.apply(fact).ok) return undefined;
  return match;
}

/** For choices: the clauses that forbid or permit what one side lists alone; for a state: those of what followed. */
function clausesOf(match: TwilightMatch, line: FactLine, differences: readonly Difference[]): string[] {
  const [first] = differences;
  const clauses = (findings: readonly Finding[]): string[] => [...new Set(findings.map(({ clause }) => clause))];
  if (!first?.key.startsWith('choices')) {
    const ruling = match.judge(line.fact);
    return ruling instanceof CaseError ? [] : clauses(ruling.consequences);
  }
  const listed = [first.expected, first.found].flatMap((each) => (Array.isArray(each) ? (each as string[]) : []));
  return [
    ...new Set(
      listed.flatMap((text) => {
        const fact = Object.fromEntries(text.split(', ').map((part) => part.split(': '))) as unknown as CaseFact;
        const ruling = match.judge(fact);
        if (ruling instanceof CaseError) return [];
        const against = ruling.findings.filter(({ force }) => force === 'forbids');
        return clauses(against.length > 0 ? against : ruling.findings);
      }),
    ),
  ];
}

/** Single readings under which the second writing is right at this place, refusals included. */
function readingsOf(
  head: GameLine,
  facts: readonly FactLine[],
  index: number,
  other: Partial<FactLine>,
  refused: boolean,
  { board }: TwilightMatch,
): string[] {
  const { fact } = facts[index] as FactLine;
  const explains = (policies: Readonly<Record<string, string>>): boolean => {
    const match = replayed({ ...head, policies }, facts, index);
    if (!match) return false;
    const listed = other.choices ? choiceDifferences(match.choices(), ungrouped(other.choices), index) : [];
    if (listed.length > 0 || match.apply(fact).ok === refused) return false;
    return refused || stateDifferences(match.state, other.state ?? {}).length === 0;
  };
  const printed = printedUnder(board.rules);
  return Object.values(board.rules.issues).flatMap((issue) =>
    issue.supported
      .filter((option) => option !== board.rules.policies[issue.id] && !notInEdition(issue, option, printed))
      .filter((option) => explains({ ...head.policies, [issue.id]: option }))
      .map((option) => `${issue.id}=${option}`),
  );
}
