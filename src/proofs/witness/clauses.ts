/** What is shown of every clause, as it is kept, and the proof that goes through it again. */
import { join } from 'node:path';
import type { CaseInput } from '../../cases/case.ts';
import { editionNamed } from '../../cases/desk.ts';
import { runCase } from '../../cases/suite.ts';
import { type ClauseId, canonicalClause } from '../../core/ruleset.ts';
import { jsonLines, PACKAGE_ROOT } from '../../data/files.ts';
import { EDITIONS, type Edition } from '../../data/sources.ts';
import { changed } from '../../rule-mutation/changes.ts';
import { readRules, suiteCases } from '../../rule-mutation/material.ts';
import { rulesOf, trialOf } from '../../rule-mutation/suite.ts';
import { type Looked, type Proof, thinned, type World } from '../proof.ts';
import { underChart, withoutActionsOf } from './changed-chart.ts';
import { decisiveIn, outcomeOf, rulingOf } from './evidence.ts';
import { differs, type Witnessed } from './find.ts';
import { outcomeLine, readOutcomes, toldApart } from './outcomes.ts';
import { where } from './where.ts';

export const CLAUSE_FILE = join(PACKAGE_ROOT, 'features/witnesses/twilight-struggle-clauses.jsonl');

/** A line of the file. */
export interface ClauseLine extends Witnessed {
  readonly edition: Edition;
}

/** Every line of the file. */
export const readClauseLines = () => jsonLines<ClauseLine>(CLAUSE_FILE);

/**
 * How a clause stands. `witnessed`: a case that is kept shows the difference. `proved`: a claim goes through its domain.
 * `repeats`: it says what another says. `tested`: cases are kept under it, whose difference is not computed. `text`: nothing that
 * anybody does depends on it. `open`: none of these.
 */
export const STATUSES = ['witnessed', 'proved', 'repeats', 'tested', 'text', 'open'] as const;
export type Status = (typeof STATUSES)[number];

/** How every normative clause of an edition stands. */
export function statusesOf(
  { rules, edition }: Pick<World, 'rules' | 'edition'>,
  proved: ReadonlySet<ClauseId>,
): ReadonlyMap<ClauseId, Status> {
  const lines = new Map(readClauseLines().flatMap((line) => (line.edition === edition ? [[line.clause, line]] : [])));
  const named = new Set(suiteCases().flatMap(({ clauses = [] }) => clauses.map((id) => canonicalClause(String(id)))));
  const { same, textOnly } = where();
  const normative = Object.values(rules.clauses).filter((clause) => clause.normative);
  return new Map(
    normative.map(({ id }): [ClauseId, Status] => {
      const line = lines.get(id);
      if (line?.shows) return [id, 'witnessed'];
      if (proved.has(id)) return [id, 'proved'];
      if (same[id] !== undefined || line?.repeats?.length) return [id, 'repeats'];
      if (textOnly[id] !== undefined) return [id, 'text'];
      return [id, named.has(id) || line?.cited ? 'tested' : 'open'];
    }),
  );
}

/** Every difference that is kept is there still. */
function* lookAtClauses(world: World, quick: boolean): Iterable<Looked> {
  const cases = new Map(suiteCases().map((input) => [String(input.id), input]));
  const own = readClauseLines().filter(({ edition, shows }) => edition === world.edition && shows);
  const byValue = new Set([
    ...thinned(
      own.filter(({ shows }) => shows === 'value'),
      quick ? 6 : 1,
    ),
  ]);
  const values = byChange();
  for (const line of own) {
    const input = cases.get(line.case ?? '');
    if (line.shows === 'refused') continue;
    if (line.shows === 'value' && !byValue.has(line)) continue;
    const found = input !== undefined && isShown(world, line, input, values);
    yield found
      ? undefined
      : { detail: `${line.clause}: ${line.case} does not show it any more (${line.shows})`, differences: [] };
  }
}

type Digest = (line: ClauseLine | undefined, input: CaseInput) => string;

function isShown(world: World, line: ClauseLine, input: CaseInput, digest: Digest): boolean {
  if (line.shows === 'value') return digest(line, input) !== digest(undefined, input);
  const ruling = rulingOf(world.rules, input);
  if (!ruling) return false;
  if (line.shows !== 'chart') return decisiveIn(ruling).get(line.clause) === line.shows;
  const steps = withoutActionsOf(line.clause);
  return steps !== undefined && underChart(steps, () => differs(world.rules, input, outcomeOf(ruling)));
}

/** What comes of a case under the rules with the value of a line changed, or as they are. */
function byChange(): Digest {
  const values = new Map(readRules().map(({ path, read }) => [path, read.value]));
  const asTheyAre = rulesOf(values);
  return (line, input) => {
    const change = line?.changed && { ...line.changed, from: undefined };
    const rules = change
      ? rulesOf(new Map([...values, [change.file, changed(values.get(change.file), change)]]))
      : asTheyAre;
    return trialOf(input).run(rules).digest;
  };
}

/** The edition that a case is of. */
export const editionOf = (input: CaseInput): Edition => editionNamed(input.edition ?? '') ?? EDITIONS[0];

/** Every case of the suite comes out as it says. */
function* lookAtCases({ rules, edition }: World): Iterable<Looked> {
  for (const input of suiteCases()) {
    if (editionOf(input) !== edition) continue;
    const { passed, differences } = runCase(rules, input);
    yield passed ? undefined : { case: input, differences };
  }
}

/** And moves the markers and cards that it has moved before, also those it says nothing of. */
function* lookAtOutcomes({ rules, edition }: World): Iterable<Looked> {
  const known = readOutcomes();
  for (const input of suiteCases()) {
    const before = known.get(String(input.id));
    if (!before || editionOf(input) !== edition) continue;
    const now = outcomeLine(rules, input);
    const same = JSON.stringify(now) === JSON.stringify(before);
    yield same ? undefined : { detail: `${input.id}: ${toldApart(before, now)}`, differences: [] };
  }
}

export const CLAUSE_PROOFS: readonly Proof[] = [
  { id: 'cases', clauses: [], method: 'witness', look: lookAtCases },
  { id: 'outcomes', clauses: [], method: 'witness', kept: true, look: lookAtOutcomes },
  { id: 'clauses', clauses: [], method: 'witness', kept: true, look: lookAtClauses },
];
