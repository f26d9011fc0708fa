/** The worked examples, handed to the referee with the numbers that a document gives them. */
import type { CaseInput } from '../cases/case.ts';
import { ruleCase } from '../cases/rule.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';

/** Role -> number. */
export type Roles = Readonly<Record<string, number>>;

type Example = (rules: Ruleset, given: Roles) => Roles | undefined;

const stabilityOf = (rules: Ruleset, id: string) =>
  rules.countries.find((country) => country.id === id)?.stability ?? 0;

/** A card of this value whose event is neutral, so that nothing but Operations happens. */
const cardWorth = (rules: Ruleset, ops: number) =>
  rules.cards.find(
    (card) => card.ops === ops && card.side === 'neutral' && !card.scoring && card.id !== 'the-china-card',
  );

interface Ruled {
  readonly influence: Readonly<Record<string, { readonly us: number; readonly ussr: number }>>;
  readonly vp: number;
  readonly milops: { readonly us: number; readonly ussr: number };
}

function rule(rules: Ruleset, position: CaseInput['position'], action: CaseInput['action'][number]): Ruled | undefined {
  const base = { base: 'empty', turn: 4, phase: 'action_round', action_round: 1, defcon: 5, vp: 0 } as const;
  const result = ruleCase(rules, { position: { ...base, ...position }, action: [action] } as CaseInput);
  return result.ok && result.ruling.verdict === 'legal' ? (result.ruling.facts as unknown as Ruled) : undefined;
}

function coup(rules: Ruleset, { ops = 0, ussr = 0, die = 0 }: Roles): Roles | undefined {
  const card = cardWorth(rules, ops);
  if (!card) return undefined;
  const position = { phasing: 'US', influence: { Mexico: { us: 0, ussr } }, hands: { us: [card.id] } };
  const ruled = rule(rules, position, { kind: 'play', player: 'US', card: card.id, as: 'ops', coup: 'Mexico', die });
  const after = ruled?.influence.mexico;
  if (!ruled || !after) return undefined;
  const stability = stabilityOf(rules, 'mexico');
  const [removed, added] = [ussr - after.ussr, after.us];
  return {
    sum: die + ops,
    times: 2,
    stability,
    doubled: 2 * stability,
    result: removed + added,
    removed,
    added,
    military: ruled.milops.us,
  };
}

function realignment(rules: Ruleset, { ussr = 0, usDie = 0, ussrDie = 0 }: Roles): Roles | undefined {
  const card = cardWorth(rules, 1) ?? cardWorth(rules, 2);
  if (!card) return undefined;
  const position = { phasing: 'US', influence: { 'North Korea': { us: 0, ussr } }, hands: { us: [card.id] } };
  const realign = [{ in: 'North Korea', us: usDie, ussr: ussrDie }];
  if (!rule(rules, position, { kind: 'play', player: 'US', card: card.id, as: 'ops', realign })) return undefined;
  return { adjacent: 1, more: 1, ussrRoll: ussrDie + 2 };
}

function militaryOperations(rules: Ruleset, { military = 0, defcon = 0 }: Roles): Roles | undefined {
  const position = { phase: 'cleanup', defcon, milops: { us: military, ussr: 5 } } as const;
  const ruled = rule(rules, position, { kind: 'phase', phase: 'check_milops' } as CaseInput['action'][number]);
  return ruled && { vp: -ruled.vp };
}

function centralAmerica(rules: Ruleset, { panama = 0 }: Roles): Roles | undefined {
  const held = { Cuba: { us: 0, ussr: 3 }, Haiti: { us: 0, ussr: 1 }, 'Dominican Republic': { us: 0, ussr: 1 } };
  const influence = { ...held, Guatemala: { us: 1, ussr: 0 }, Panama: { us: panama, ussr: 0 } };
  const position = { phasing: 'USSR', influence, hands: { ussr: ['central-america-scoring'] } };
  const ruled = rule(rules, position, { kind: 'play', player: 'USSR', card: 'central-america-scoring', as: 'event' });
  const paid = rules.regions.find(({ id }) => id === 'central-america')?.scoring;
  if (!ruled || !paid) return undefined;
  const [us, net] = [paid.presence, -ruled.vp];
  return { domination: paid.domination, battleground: 1, adjacent: 1, ussr: net + us, us, net };
}

function control(rules: Ruleset): Roles {
  const stability = stabilityOf(rules, 'israel');
  return { stability, own: stability, lead: stability };
}

function placement(rules: Ruleset, { us = 0 }: Roles): Roles {
  const stability = stabilityOf(rules, 'turkey');
  // Two to one against the enemy's control, one once it is lost.
  return { stability, first: us >= stability ? 2 : 1, next: us - 1 >= stability ? 2 : 1, cost: 1 };
}

const EXAMPLES: Readonly<Record<string, Example>> = {
  '2.1.7.ex': control,
  '6.1.2.ex1': placement,
  '6.2.2.ex': realignment,
  '6.3.3.ex': coup,
  '8.2.1.ex': militaryOperations,
  '10.1.2.ex': centralAmerica,
  '10.2.1.ex': (_, { from = 0, vp = 0 }) => ({ move: vp, to: vp - from }),
  '10.2.2.ex': (_, { from = 0, vp = 0 }) => ({ to: from - vp }),
};

/** What the referee makes of an example; undefined if the numbers allow no ruling. */
export function adjudicate(rules: Ruleset, clause: string, given: Roles): Roles | undefined {
  return EXAMPLES[clause]?.(rules, given);
}
