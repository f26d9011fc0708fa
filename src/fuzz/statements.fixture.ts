/** Plays of random games in the words of a case, and what may be changed in them. */
import type { CaseAction, CasePosition } from '../cases/case.ts';
import { type CaseRuling, type RuleResult, ruleCase } from '../cases/rule.ts';
import { sayHeadlines, sayPlay } from '../cases/say.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { playsOf, positionBefore } from './plays.ts';
import { pick, type Random, seeded } from './random.ts';

/** Hands are open, so that everything a play says can be stated. */
const AGREEMENT = { edition: 'deluxe', policies: {}, hands: 'known' } as const;

/** A play in words, with the ruling on it. */
export interface Subject {
  readonly title: string;
  /** Number of the card. */
  readonly card: number;
  readonly position: CasePosition;
  readonly action: CaseAction;
  readonly rule: (action: CaseAction, position?: CasePosition) => RuleResult;
  readonly played: Board;
}

/** Plays that the words of a case can tell; those in whose middle the discards were shuffled say too little. */
export function* subjects(count: number): Generator<Subject> {
  let n = 0;
  for (let seed = 0; ; seed++) {
    for (const [at, play] of [...playsOf(AGREEMENT, seeded(seed))].entries()) {
      const first = play.facts[0]?.fact;
      if (!first || !('card' in first)) continue;
      const action = first.type === 'headline' ? sayHeadlines(play.facts) : sayPlay(play.facts);
      const position = action && positionBefore(play);
      if (!action || !position) continue;
      if (n++ >= count) return;
      const rules = play.before.rules as Ruleset;
      const rule: Subject['rule'] = (words, from = position) => ruleCase(rules, { position: from, action: [words] });
      const title = `game ${seed}, play ${at}: ${JSON.stringify(action)}`;
      yield { title, card: first.card, position, action, rule, played: play.after };
    }
  }
}

/** What was handed to the referee: a fact that changes nothing here has been passed over. */
export const handedIn = ({ steps }: CaseRuling): string => JSON.stringify(steps.flatMap(({ fact }) => fact ?? []));

/** Everything on the table. */
export const tableOf = ({ state }: Board): string =>
  JSON.stringify([
    ...[[...(state.influence as Uint8Array)], [...(state.zone as Uint8Array)], state.vp, state.defcon],
    ...[state.milops, state.space, state.lasting.length, state.result],
  ]);

export const legal = (result: RuleResult): CaseRuling | undefined =>
  result.ok && result.ruling.verdict === 'legal' ? result.ruling : undefined;

/** Something more that a play might say, about countries and cards that had no part in it. */
export function additions({ cards, countries }: { cards: readonly string[]; countries: readonly string[] }) {
  const country = (random: Random): string => pick(random, countries);
  const card = (random: Random): string => pick(random, cards);
  const values: Readonly<Record<string, (random: Random) => unknown>> = {
    place: (random) => [country(random)],
    coup: country,
    die: () => 3,
    realign: (random) => [{ in: country(random), us: 3, ussr: 3 }],
    order: () => 'event_first',
    'event.add': (random) => [country(random)],
    'event.remove': (random) => [country(random)],
    'event.target': country,
    'event.shuttle_target': country,
    'event.discard': card,
    'event.taken': card,
    'event.drawn': card,
    'event.reclaim': card,
    'event.pick': card,
    'event.with': card,
    'event.shown': (random) => [card(random)],
    'event.sequence': (random) => [card(random)],
    'event.choice': () => 'none of these',
    'event.opponent': () => 'boycott',
    'event.region': () => 'asia',
    'event.defcon': () => 3,
    'event.winner_defcon': () => 4,
    'event.end_game': () => true,
    'event.with_un_intervention': () => true,
    'event.die': () => 3,
    'event.rolls': () => [{ us: 2, ussr: 5 }],
    'event.ops': (random) => ({ coup: country(random), die: 4 }),
    'event.then': (random) => ({ place: [country(random)] }),
    'event.event': (random) => ({ add: [country(random)] }),
  };
  return values;
}

/** The action with a value put in at a key; undefined where something else stands already. */
export function withAdded(action: CaseAction, key: string, value: unknown): CaseAction | undefined {
  const copy = structuredClone(action) as unknown as Record<string, unknown>;
  const headline = action.kind === 'headline';
  // A headline has an event and nothing else; of two it is that of the side that has one.
  if (headline && !key.startsWith('event.')) return undefined;
  const path = [...(headline ? [action.us ? 'us' : 'ussr'] : []), ...key.split('.')];
  const last = path.pop() as string;
  let at = copy;
  for (const step of path) {
    at[step] ??= {};
    at = at[step] as Record<string, unknown>;
  }
  if (Array.isArray(at[last]) && Array.isArray(value)) at[last] = [...at[last], ...value];
  else if (at[last] === undefined) at[last] = value;
  else return undefined;
  return copy as unknown as CaseAction;
}

const listed = (cards: unknown): readonly unknown[] => (Array.isArray(cards) ? cards : []);

/** Countries and cards that no step of a ruling names. */
export function bystanders({ steps, end }: CaseRuling): { cards: string[]; countries: string[] } {
  const named = steps.flatMap(({ findings, consequences }) => [...findings, ...consequences].map(({ args }) => args));
  const countries = new Set(named.map((args) => args?.country));
  // A hand that is shown names its cards in a list.
  const cards = new Set(named.flatMap((args) => [args?.card, args?.by, ...listed(args?.cards)]));
  return {
    countries: end.tables.countries.flatMap(({ id, index }) => (countries.has(index) ? [] : [id])),
    cards: end.tables.cards.flatMap((entry) => (entry && !cards.has(entry.number) ? [entry.id] : [])),
  };
}

/** The action without one of its facts, each in turn; what a card is used for and in which order has an ordinary value. */
export function lessened(action: CaseAction): CaseAction[] {
  const places: (string | number)[][] = [];
  const visit = (node: unknown, path: (string | number)[]): void => {
    if (Array.isArray(node)) places.push([...path, node.length - 1]);
    else if (typeof node === 'object' && node !== null) {
      for (const [key, value] of Object.entries(node)) if (!ORDINARY.has(key)) visit(value, [...path, key]);
    } else if (node !== 'none') places.push(path);
  };
  visit(action, []);
  return places.map((path) => {
    const copy = structuredClone(action) as unknown as Record<string | number, unknown>;
    const last = path.at(-1) as string | number;
    const at = path
      .slice(0, -1)
      .reduce<Record<string | number, unknown>>((node, key) => node[key] as typeof copy, copy);
    if (Array.isArray(at)) at.splice(last as number, 1);
    else delete at[last];
    return copy as unknown as CaseAction;
  });
}
const ORDINARY: ReadonlySet<string> = new Set([
  'kind',
  'player',
  'card',
  'as',
  'order',
  'choice',
  'ops',
  'coups',
  'realign',
]);
