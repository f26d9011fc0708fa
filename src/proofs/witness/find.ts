/** Looks for what shows that each clause makes a difference, first among the cases of the suite. */
import type { CaseInput } from '../../cases/case.ts';
import type { ClauseId } from '../../core/ruleset.ts';
import type { Values } from '../../data/gather.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { Change } from '../../rule-mutation/changes.ts';
import type { Judge, RulesRead } from '../../rule-mutation/judge.ts';
import { allChanges } from '../../rule-mutation/material.ts';
import { underChart, withoutActionsOf } from './changed-chart.ts';
import { citedIn, decisiveIn, type Kind, outcomeOf, rulingOf } from './evidence.ts';
import { valuesOf } from './values.ts';
import { where } from './where.ts';

/** What is known of one clause. */
export interface Witnessed {
  readonly clause: ClauseId;
  /** What shows the difference, and the case that does. */
  readonly shows?: Kind;
  readonly case?: string;
  /** For a value: where it stands, and what it was changed to. */
  readonly changed?: Pick<Change, 'file' | 'place' | 'kind' | 'to'>;
  /** A case that cites the clause. */
  readonly cited?: string;
  /** Clauses whose values it repeats. */
  readonly repeats?: readonly ClauseId[];
}

interface Known {
  readonly input: CaseInput;
  readonly cited: ReadonlySet<ClauseId>;
  readonly outcome: string;
}

/** Finds what it can for every normative clause of an edition. */
export function* findWitnesses(
  rules: Ruleset,
  cases: readonly CaseInput[],
  files: readonly RulesRead[],
  judge: Judge,
): Iterable<Witnessed> {
  const shown = new Map<ClauseId, { readonly shows: Kind; readonly case: string }>();
  const cited = new Map<ClauseId, string>();
  const known: Known[] = [];
  for (const input of cases) {
    const ruling = rulingOf(rules, input);
    if (!ruling) continue;
    const id = input.id as string;
    for (const [clause, shows] of decisiveIn(ruling)) if (!shown.has(clause)) shown.set(clause, { shows, case: id });
    const names = citedIn(ruling);
    for (const clause of names) if (!cited.has(clause)) cited.set(clause, id);
    known.push({ input, cited: names, outcome: outcomeOf(ruling) });
  }
  const values: Values = new Map(files.map(({ path, read }) => [path, read.value]));
  const all = [...allChanges(files).values()].flatMap((each) => each.changes);
  for (const { id: clause, normative } of Object.values(rules.clauses)) {
    if (!normative) continue;
    const own = shown.get(clause);
    const { changes, repeats } = valuesOf(files, clause);
    const rest = {
      ...(cited.has(clause) && { cited: cited.get(clause) as string }),
      ...(repeats.length > 0 && { repeats: [...new Set(repeats)].filter((each) => each !== clause) }),
    };
    if (own) yield { clause, ...own, ...rest };
    else {
      const changed = [...changes, ...changesAt(all, values, where().inData[clause])];
      yield { clause, ...(byValue(changed, judge) ?? byChart(rules, clause, known)), ...rest };
    }
  }
}

/** Changes of one clause that are tried; more of a kind say nothing new. */
const MOST_TRIED = 12;

/** The changes at the places that a pattern names: `*` is any key, and an entry of a list goes by its id or ability. */
function changesAt(all: readonly Change[], values: Values, pattern: string | undefined): readonly Change[] {
  if (pattern === undefined) return [];
  const [file = '', path = ''] = pattern.split(' ');
  const wanted = path.split('.');
  const found = all.filter((change) => change.file.includes(file) && fits(namedPlace(change, values), wanted));
  // A value before the whole entry.
  return [...found].sort((a, b) => Number(a.kind === 'drop') - Number(b.kind === 'drop'));
}

/** A place with the ids of entries in place of their numbers. */
function namedPlace({ file, place }: Change, values: Values): string[] {
  let node: unknown = values.get(file);
  return place.map((key) => {
    const child = (node as Record<string | number, unknown> | undefined)?.[key];
    node = child;
    const { id, ability } = (child ?? {}) as { id?: unknown; ability?: unknown };
    return typeof key === 'number' ? String(id ?? ability ?? key) : key;
  });
}

const fits = (keys: readonly string[], wanted: readonly string[]): boolean =>
  keys.some(
    (_, at) => wanted.every((key, n) => key === '*' || keys[at + n] === key) && keys.length >= at + wanted.length,
  );

function byValue(changes: ReturnType<typeof valuesOf>['changes'], judge: Judge): Partial<Witnessed> | undefined {
  const tried: string[] = [];
  for (const change of changes.slice(0, MOST_TRIED)) {
    const { fate, by } = judge.judge(change);
    tried.push(fate);
    if ((fate !== 'case' && fate !== 'ruling') || !by?.startsWith('TS-')) continue;
    const { file, place, kind, to } = change;
    return { shows: 'value', case: by, changed: { file, place, kind, to } };
  }
  // What stands in two files that must agree cannot be changed in one of them.
  return tried.length > 0 && tried.every((fate) => fate === 'refused') ? { shows: 'refused' } : undefined;
}

/** A case that comes out otherwise when the chart does nothing under the clause. */
function byChart(rules: Ruleset, clause: ClauseId, known: readonly Known[]): Partial<Witnessed> | undefined {
  const steps = withoutActionsOf(clause);
  if (!steps) return undefined;
  const telling = known.find(
    ({ input, cited, outcome }) => cited.has(clause) && underChart(steps, () => differs(rules, input, outcome)),
  );
  return telling && { shows: 'chart', case: telling.input.id as string };
}

/** Does a case come out otherwise now? A chart that breaks does not count: it must lead elsewhere. */
export function differs(rules: Ruleset, input: CaseInput, outcome: string): boolean {
  try {
    const ruling = rulingOf(rules, input);
    return ruling !== undefined && outcomeOf(ruling) !== outcome;
  } catch {
    return false;
  }
}
