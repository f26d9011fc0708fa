/** What a clause, a disputed question or a state of the chart is: what every game knows of its names. */
import { type Clause, type CoreRuleset, findClause, type Issue } from './ruleset.ts';
import type { StepTable } from './steps.ts';

/** Something that has a name. */
export interface Found {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  /** One sentence; the question of an issue. Empty for what clauses speak of. */
  readonly text: string;
  readonly facts: Clause['facts'];
  /** Readings of an issue, by option. */
  readonly options?: Readonly<Record<string, string>>;
  /** The reading in force, and what speaks for it. */
  readonly inForce?: string;
  readonly evidence?: readonly string[];
  /** Clauses to read with it. */
  readonly clauses: readonly string[];
  /** Disputed questions about it. */
  readonly issues: readonly string[];
  /** States of the chart that rest on it. */
  readonly steps: readonly string[];
}

/** Where things are looked up. */
export interface Lookup {
  readonly rules: CoreRuleset;
  readonly steps: Pick<StepTable<never>, 'rows'>;
  /** The words of a language. */
  readonly words: {
    readonly clauses: Readonly<Record<string, { readonly summary: string }>>;
    readonly issues: Readonly<Record<string, Pick<Issue, 'question' | 'options'>>>;
    readonly step: (path: string) => string | undefined;
  };
}

/** The clause of a number, the issue of an id or a number (`A09`, `#9`), the state of a path; undefined if there is none. */
export const lookUp = (lookup: Lookup, query: string): Found | undefined =>
  clauseFound(lookup, query) ?? issueFound(lookup, query.toLowerCase()) ?? stateFound(lookup, query.toLowerCase());

/** Every name that `lookUp` knows. */
export const lookedUp = ({ rules, steps }: Pick<Lookup, 'rules' | 'steps'>): readonly string[] => [
  ...Object.keys(rules.clauses),
  ...Object.keys(rules.issues),
  ...steps.rows.flatMap(({ step: { path } }) => (path === '' ? [] : [path])),
];

export function clauseFound(lookup: Lookup, query: string): Found | undefined {
  const clause = findClause(lookup.rules, query);
  if (!clause) return undefined;
  const { id, facts } = clause;
  const text = lookup.words.clauses[id]?.summary ?? clause.summary;
  const clauses = Object.keys(lookup.rules.clauses).filter((each) => each.startsWith(`${id}.`));
  return { kind: 'clause', id, title: id, text, facts, ...about(lookup, [id]), clauses };
}

function issueFound(lookup: Lookup, wanted: string): Found | undefined {
  const { rules, words } = lookup;
  const number = /^(?:a|#)0*(\d+)$/.exec(wanted)?.[1];
  const issue = Object.values(rules.issues).find(({ id, number: own }) => id === wanted || String(own) === number);
  if (!issue) return undefined;
  const { id, confidence, evidence, clauses } = issue;
  const { question, options } = words.issues[id] ?? issue;
  return {
    ...{ kind: 'issue', id, title: id, text: question, facts: { number: issue.number, confidence }, options, evidence },
    ...about(lookup, clauses),
    inForce: rules.policies[id] ?? issue.preferred,
    issues: [],
  };
}

function stateFound(lookup: Lookup, wanted: string): Found | undefined {
  const step = lookup.steps.rows
    .map((row) => row.step)
    .find(({ path }) => path !== '' && path.toLowerCase() === wanted);
  if (!step) return undefined;
  const { path, tags, clause } = step;
  const facts = { awaits: tags.join(', ') || 'nothing' };
  return {
    kind: 'state',
    id: path,
    title: lookup.words.step(path) ?? path,
    text: '',
    facts,
    ...about(lookup, [clause]),
  };
}

/** What belongs to some clauses. */
export function about(
  { rules, steps }: Pick<Lookup, 'rules' | 'steps'>,
  clauses: readonly string[],
): Pick<Found, 'clauses' | 'issues' | 'steps'> {
  const issues = Object.values(rules.issues).filter((issue) => issue.clauses.some((each) => clauses.includes(each)));
  const paths = steps.rows.flatMap(({ step }) =>
    step.path !== '' && clauses.includes(step.clause) ? [step.path] : [],
  );
  return { clauses, issues: issues.map(({ id }) => id), steps: paths };
}
