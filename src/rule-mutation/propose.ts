/** For a change that nothing notices, a small case that does: found among random plays and made smaller. */
import type { CaseInput, CasePosition } from '../cases/case.ts';
import { type CaseOutcome, runCase } from '../cases/suite.ts';
import type { Edition } from '../data/sources.ts';
import type { Rules, Trial } from './suite.ts';
import { trialOf } from './suite.ts';

/** The first of the cases that comes out otherwise under the changed rules, made as small as it can be. */
export function tellingCase(cases: readonly Trialled[], changed: Rules, rules: Rules): CaseInput | undefined {
  let best: CaseInput | undefined;
  let tried = 0;
  for (const { input, trial, before } of cases) {
    if (!tells(trial, before, changed)) continue;
    const small = smaller(input, before, changed, rules);
    if (!best || sizeOf(small) < sizeOf(best)) best = small;
    if (++tried >= 4) break;
  }
  return best;
}

/** A case with what it comes to under the rules as they are. */
export interface Trialled {
  readonly input: CaseInput;
  readonly trial: Trial;
  readonly before: string;
}

/** Only what is ruled on says anything; undefined for the rest. */
export function trialled(input: CaseInput, rules: Rules): Trialled | undefined {
  const trial = trialOf(input);
  const before = digestOf(trial, rules);
  return /^\["(legal|illegal)"/.test(before) ? { input, trial, before } : undefined;
}

export function digestOf(trial: Trial, rules: Rules): string {
  try {
    return trial.run(rules).digest;
  } catch {
    return 'crash';
  }
}

export function tells(trial: Trial, before: string, changed: Rules): boolean {
  const after = digestOf(trial, changed);
  return after !== before && after !== 'crash';
}

const verdictIn = (digest: string): string => /^\["\w+",[^,]*,\[[^\]]*\]/.exec(digest)?.[0] ?? '';

/** Parts of a position that may be left out, those that matter least first. */
const LEFT_OUT = [
  ...['deck_top_first', 'discard', 'removed', 'effects', 'occurred', 'milops', 'space', 'vp', 'defcon', 'china'],
  ...['space_attempts_spent', 'chinese_civil_war_influence', 'action_round', 'hands', 'base'],
];

/** The case with as little in its position as still tells the rules apart, with the same verdict for the same reasons. */
function smaller(input: CaseInput, was: string, changed: Rules, rules: Rules): CaseInput {
  const verdict = verdictIn(was);
  let best = input;
  const tryWith = (position: CasePosition): void => {
    const candidate = { ...best, position };
    const trial = trialOf(candidate);
    const before = digestOf(trial, rules);
    if (verdictIn(before) === verdict && tells(trial, before, changed)) best = candidate;
  };
  const set = (change: object): void => tryWith({ ...best.position, ...change } as CasePosition);
  for (const key of LEFT_OUT) {
    const { [key]: value, ...rest } = best.position as Record<string, unknown>;
    if (value !== undefined) tryWith(rest as CasePosition);
  }
  for (const turn of [1, 4, 8]) if (turn < (best.position.turn ?? 1)) set({ turn });
  const countries = (): [string, unknown][] => Object.entries(best.position.influence ?? {});
  for (let size = Math.ceil(countries().length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = countries().length - size; at >= 0; at -= size)
      set({ influence: Object.fromEntries(countries().toSpliced(at, size)) });
  for (const [name] of countries())
    for (const side of ['us', 'ussr'] as const) {
      const { [side]: n, ...rest } = best.position.influence?.[name] ?? {};
      if (n !== undefined) set({ influence: { ...best.position.influence, [name]: rest } });
    }
  /** One after the other is left out of a list, the last one first. */
  const shorten = (list: () => readonly unknown[], changed: (shorter: readonly unknown[]) => object): void => {
    for (let at = list().length - 1; at >= 0; at--) set(changed(list().toSpliced(at, 1)));
  };
  for (const key of ['effects', 'occurred', 'discard', 'removed'] as const)
    shorten(
      () => best.position[key] ?? [],
      (list) => ({ [key]: list }),
    );
  for (const side of ['us', 'ussr'] as const) {
    const hands = () => (best.position.hands ?? {}) as Readonly<Record<string, readonly unknown[]>>;
    shorten(
      () => hands()[side] ?? [],
      (hand) => ({ hands: { ...hands(), [side]: hand } }),
    );
    const { [side]: hand = [], ...others } = hands();
    if (hand.length === 0 && best.position.hands) set({ hands: others });
  }
  return best;
}

const sizeOf = ({ position, action }: CaseInput): number => JSON.stringify([position, action]).length;

/** What of the outcome the change concerns, as an expectation that fails under the changed rules. */
export function expectation(input: CaseInput, rules: Rules, changed: Rules): Record<string, unknown> {
  const edition = (input.edition ?? 'deluxe') as Edition;
  const now = runCase(rules.twilightStruggle(edition), input);
  let then: CaseOutcome | undefined;
  try {
    then = runCase(changed.twilightStruggle(edition), input);
  } catch {
    then = undefined;
  }
  const { ruling } = now;
  if (!ruling) throw new Error('no ruling');
  if (ruling.verdict === 'illegal') {
    const against = ruling.findings.filter(({ force }) => force === 'forbids').map(({ clause }) => clause);
    return { legal: false, reason: against.at(-1) };
  }
  const expect: Record<string, unknown> = { legal: true };
  const own = ruling.facts as Record<string, unknown>;
  const other = (then?.ruling?.facts ?? {}) as Record<string, unknown>;
  const start = ruling.start;
  const markers: Record<string, unknown> = {};
  const were = (id: string): string => {
    const index = start.tables.countries.findIndex((each) => each.id === id);
    return JSON.stringify({ us: start.state.influence[index * 2], ussr: start.state.influence[index * 2 + 1] });
  };
  for (const [id, value] of Object.entries(own.influence as object))
    if (
      JSON.stringify(value) !== JSON.stringify((other.influence as Record<string, unknown> | undefined)?.[id]) &&
      (other.influence !== undefined || JSON.stringify(value) !== were(id))
    )
      markers[ruling.end.tables.countries.find((each) => each.id === id)?.name ?? id] = value;
  if (Object.keys(markers).length > 0) expect.influence = markers;
  const cards: Record<string, unknown> = {};
  for (const [id, value] of Object.entries(own.cards as object))
    if (other.cards !== undefined && value !== (other.cards as Record<string, unknown>)[id]) cards[id] = value;
  if (Object.keys(cards).length > 0) expect.cards = cards;
  for (const key of [
    'vp',
    'defcon',
    'milops',
    'space',
    'china',
    'winner',
    'how',
    'ops_value',
    'tally',
    'war_modifier',
    'coup_die_modifier',
    'roll_modifiers',
    'marker_costs',
    'hands_after',
    'revealed',
    'abilities',
    'action_rounds',
  ])
    if (
      Object.keys(other).length > 0 &&
      JSON.stringify(own[key]) !== JSON.stringify(other[key]) &&
      own[key] !== undefined
    )
      expect[key] = own[key];
  return expect;
}
