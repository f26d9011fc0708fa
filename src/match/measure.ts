/** Holding an engine against a case: what it did is kept first, and judged afterwards, so that other readings can be tried. */
import type { CaseFact } from '../cases/case.ts';
import { type Difference, same } from '../core/compare.ts';
import type { AtomicCase } from './atomic.ts';
import type { EngineSays, Request } from './protocol.ts';
import { type MatchState, STATE_KEYS } from './state.ts';

/** What came of asking an engine: an answer, or why there is none. */
export type Reply =
  | { readonly answered: true; readonly says: EngineSays }
  | { readonly answered: false; readonly failure: 'crash' | 'timeout' | 'nonsense'; readonly detail: string };

/** Asks an engine. */
export type Ask = (request: Request) => Promise<Reply>;

/** What an engine did in a case. */
export interface Observed {
  /** By step: was the fact taken, and which choices were there before it, if it says. */
  readonly steps: readonly {
    readonly taken: boolean;
    readonly choices?: readonly CaseFact[];
    readonly reason?: string;
  }[];
  readonly state?: Partial<MatchState>;
  /** Something that the engine does not know. */
  readonly unsupported?: string;
  readonly failure?: 'crash' | 'timeout' | 'nonsense';
  readonly detail?: string;
}

/**
 * How an engine fared, and how a report calls it. `reading` is play by another reading of a disputed rule; `unexpressible` is what it does not know:
 * neither is wrong. `crash`, `timeout` and `nonsense` are the engine's own.
 */
export const OUTCOME_WORDS = {
  passed: 'passed',
  reading: 'another reading',
  unexpressible: 'not expressible',
  differs: 'wrong result',
  'accepts-illegal': 'accepts what is illegal',
  'refuses-legal': 'refuses what is legal',
  crash: 'ended',
  timeout: 'gave no answer',
  nonsense: 'answered nonsense',
} as const;
export type Outcome = keyof typeof OUTCOME_WORDS;
export const OUTCOMES = Object.keys(OUTCOME_WORDS) as readonly Outcome[];

export interface Measured {
  readonly id: string;
  readonly level: AtomicCase['level'];
  readonly title: string;
  readonly outcome: Outcome;
  /** So many facts went as they should before anything differed. */
  readonly alike: number;
  /** Was the set of choices compared, anywhere? */
  readonly choices: boolean;
  readonly differences: readonly Difference[];
  /** Why, in words: of the engine, or ours. */
  readonly detail?: string;
  /** The reading by which it plays, as `issue=option`. */
  readonly reading?: string;
  readonly clauses: readonly string[];
}

/** Puts a case to an engine, fact by fact. */
export async function observe(ask: Ask, { edition, policies, position, steps }: AtomicCase): Promise<Observed> {
  const done: { taken: boolean; choices?: readonly CaseFact[]; reason?: string }[] = [];
  const begun = await ask({ do: 'new', edition: edition as 'deluxe', policies, position });
  const stopped = troubleIn(begun);
  if (stopped) return { steps: done, ...stopped };
  for (const { fact, choices: wanted } of steps) {
    const before = wanted && (await ask({ do: 'choices' }));
    if (before && !before.answered) return { steps: done, failure: before.failure, detail: before.detail };
    const list = before?.says.ok ? before.says.choices : undefined;
    const applied = await ask({ do: 'apply', fact });
    const trouble = troubleIn(applied);
    if (trouble) return { steps: done, ...trouble };
    const says = (applied as Extract<Reply, { answered: true }>).says;
    done.push({
      taken: says.ok,
      ...(Array.isArray(list) && { choices: list }),
      ...(says.reason !== undefined && { reason: String(says.reason) }),
    });
    if (!says.ok) return { steps: done };
  }
  const after = await ask({ do: 'state' });
  const trouble = troubleIn(after);
  if (trouble) return { steps: done, ...trouble };
  const { state } = (after as Extract<Reply, { answered: true }>).says;
  return { steps: done, ...(state && { state }) };
}

function troubleIn(reply: Reply): Pick<Observed, 'failure' | 'detail' | 'unsupported'> | undefined {
  if (!reply.answered) return { failure: reply.failure, detail: reply.detail };
  const { ok, unsupported } = reply.says;
  return ok || unsupported === undefined ? undefined : { unsupported: String(unsupported) };
}

type Judged = readonly [outcome: Outcome, differences?: readonly Difference[], detail?: string];

/** What one step decides of a case; undefined if it goes on. */
function judgeStep(
  { fact, refused, choices }: AtomicCase['steps'][number],
  step: Observed['steps'][number],
  at: number,
): Judged | undefined {
  const listed = choices && step.choices ? choiceDifferences(choices, step.choices, at) : [];
  if (listed.length > 0) return ['differs', listed];
  if (refused !== undefined)
    return step.taken ? ['accepts-illegal', [], `${JSON.stringify(fact)} is refused under ${refused}`] : undefined;
  if (step.taken) return undefined;
  // A fact that none of the choices is leads nowhere: whoever refuses it at once refuses what follows from it.
  if (choices !== undefined && !choices.some((choice) => keyOf(choice) === keyOf(fact))) return ['passed'];
  return ['refuses-legal', [], `${JSON.stringify(fact)}${step.reason ? `: ${step.reason}` : ''}`];
}

/** Judges what an engine did by a case, or by the same case under another reading. */
export function judgeObserved(wanted: AtomicCase, observed: Observed): Measured {
  const { id, level, title, clauses } = wanted;
  let alike = 0;
  const measured = (outcome: Outcome, differences: readonly Difference[] = [], detail?: string): Measured => ({
    id,
    level,
    title,
    outcome,
    alike,
    choices: observed.steps.some((step) => step.choices),
    differences,
    clauses,
    ...(detail !== undefined && { detail }),
  });
  for (const [at, wantedStep] of wanted.steps.entries()) {
    const step = observed.steps[at];
    if (step === undefined) break;
    const [outcome, differences, detail] = judgeStep(wantedStep, step, at) ?? [];
    if (outcome) return measured(outcome, differences, detail);
    alike = at + 1;
  }
  if (observed.failure) return measured(observed.failure, [], observed.detail);
  if (observed.unsupported !== undefined) return measured('unexpressible', [], observed.unsupported);
  if (wanted.steps.some(({ refused }) => refused !== undefined)) return measured('passed');
  const differences = stateDifferences(wanted.state, observed.state ?? {}, wanted.about);
  if (differences.length > 0) return measured('differs', differences);
  const unsaid = wanted.about.filter(
    (key) => observed.state?.[key] === undefined && !(wanted.state.over && IDLE.has(key)),
  );
  if (unsaid.length > 0) return measured('unexpressible', [], `it does not say ${unsaid.join(', ')}`);
  return measured('passed');
}

/** Choices that one side has and the other has not. The order says nothing. */
export function choiceDifferences(
  wanted: readonly CaseFact[],
  found: readonly CaseFact[],
  at: number,
): readonly Difference[] {
  const ours = new Set(wanted.map(keyOf));
  const theirs = new Set(found.map(keyOf));
  const missing = [...ours].filter((key) => !theirs.has(key));
  const more = [...theirs].filter((key) => !ours.has(key));
  if (missing.length + more.length === 0) return [];
  return [{ key: `choices before fact ${at + 1}`, expected: missing, found: more }];
}

/** A fact as one text, whatever the order of its keys. */
export const keyOf = (fact: CaseFact): string =>
  Object.entries(fact ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}: ${Array.isArray(value) ? [...value].sort().join(' ') : String(value)}`)
    .join(', ');

/** What nobody looks at when the game is over, unless a case is about it: what would still have been done. */
const IDLE: ReadonlySet<string> = new Set([
  'vp',
  'influence',
  'control',
  'china',
  'milops',
  'space_attempts_spent',
  'discard',
  'removed',
  'beside',
  'hands',
  'effects',
  'by',
  'awaits',
  'phase',
]);

/**
 * Where two states part; only what the second says is compared.
 * @param about what is looked at even though the game is over
 */
export function stateDifferences(
  wanted: Partial<MatchState>,
  found: Partial<MatchState>,
  about: readonly string[] = [],
): Difference[] {
  return STATE_KEYS.flatMap((key) => {
    if (found[key] === undefined || wanted[key] === undefined) return [];
    if (wanted.over && IDLE.has(key) && !about.includes(key)) return [];
    return parted(key, inOrder(wanted[key]), inOrder(found[key]));
  });
}

/** The smallest parts of a value that differ. */
function parted(key: string, expected: unknown, found: unknown): Difference[] {
  if (same(expected, found)) return [];
  if (!isMap(expected) || !isMap(found)) return [{ key, expected, found }];
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...keys].flatMap((inner) => parted(`${key}.${inner}`, expected[inner], found[inner]));
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists in the order of the alphabet, at every depth. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value))
    return [...value].map(inOrder).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inOrder(part)]));
}
