/** What the rules and cards say of each act, read from the events and the tables of checks: the same act may be spoken of twice. */
import type { Checks } from '../../core/checks.ts';
import type { ClauseId } from '../../core/ruleset.ts';
import { trapChecks, trapPassChecks } from '../../games/twilight-struggle/cards/trap.ts';
import { useChecks } from '../../games/twilight-struggle/cards/use.ts';
import { diceChecks } from '../../games/twilight-struggle/dice.ts';
import { markerChecks } from '../../games/twilight-struggle/events/board-verbs.ts';
import { cardChecks } from '../../games/twilight-struggle/events/card-verbs.ts';
import { offerChecks } from '../../games/twilight-struggle/events/crisis.ts';
import { warChecks } from '../../games/twilight-struggle/events/dice-verbs.ts';
import { optionChecks } from '../../games/twilight-struggle/events/flow-verbs.ts';
import { sequenceChecks } from '../../games/twilight-struggle/events/lasting-verbs.ts';
import { stepsIn } from '../../games/twilight-struggle/events/mentions.ts';
import type { CountryFilter, Role, Step } from '../../games/twilight-struggle/events/vocabulary.ts';
import { coupChecks } from '../../games/twilight-struggle/operations/coup.ts';
import { placementChecks } from '../../games/twilight-struggle/operations/influence.ts';
import { modeChecks } from '../../games/twilight-struggle/operations/mode.ts';
import { realignmentChecks } from '../../games/twilight-struggle/operations/realignment.ts';
import { spaceChecks } from '../../games/twilight-struggle/operations/space.ts';
import type { Card, Ruleset, SideId } from '../../games/twilight-struggle/ruleset.ts';
import { handicapChecks, setupChecks } from '../../games/twilight-struggle/setup/setup.ts';
import { passChecks, playChecks } from '../../games/twilight-struggle/turn/action-round.ts';
import { dealChecks } from '../../games/twilight-struggle/turn/deal.ts';
import { heldChecks } from '../../games/twilight-struggle/turn/end-of-turn.ts';
import { headlineChecks } from '../../games/twilight-struggle/turn/headline.ts';
import { crisisChecks, statecraftChecks, takeChecks } from '../../games/twilight-struggle/variants/turn-zero.ts';

/** What is said of an act. A demand asks for one way to spend an action round, and two of them ask for two. */
export type Says = 'forbids' | 'allows' | 'excepts' | 'raises' | 'lowers' | 'sets' | 'demands' | 'begins' | 'ends';

/** One thing that a rule or card says of an act. */
export interface Saying {
  /** A clause, or `card:<id>`. */
  readonly by: ClauseId;
  /** `coup`, `value card-ops`, `event opec`, `effect norad`, `round`. */
  readonly act: string;
  readonly says: Says;
  readonly side: SideId | 'any';
  /** Where it holds; everywhere if absent. */
  readonly places?: ReadonlySet<string>;
  /** It stays in force, and meets whatever comes later. */
  readonly lasts: boolean;
  /** It grants Operations, which rules and effects may forbid; free ones stand above some of them. 6.3.5 */
  readonly grants?: 'free' | 'as-rules-say';
  /** What it overrides by its own words. */
  readonly over?: ClauseId;
}

/** The clause by which each act may be done at all. */
const PERMITTED: Readonly<Record<string, ClauseId>> = {
  coup: '6.3.1',
  realign: '6.2.1',
  'place-ops': '6.1.1',
  'brush-war': '7.6',
  space: '6.4.1',
};

/** The clauses that say what a number is when nothing changes it. */
const VALUES: Readonly<Record<string, ClauseId>> = {
  'card-ops': '2.2.2',
  'coup-die': '6.3.2',
  'realign-die': '6.2.2',
  'coup-defcon': '6.3.4',
  'action-rounds': '4.5.D',
  battlegrounds: '2.1.4',
  'scoring-loss': '10.1.1',
  stability: '2.1.3',
};

/** The rules that ask for one way to spend a round: a scoring card may not be held. */
const DEMANDS: readonly ClauseId[] = ['10.1.5'];

/** All tables of checks, by the act that they are about. */
export const TABLES: readonly (readonly [string, Checks<never, never>])[] = [
  ['coup', coupChecks],
  ['realign', realignmentChecks],
  ['place-ops', placementChecks],
  ['space', spaceChecks],
  ['mode', modeChecks],
  ['use', useChecks],
  ['play', playChecks],
  ['headline', headlineChecks],
  ['round', trapChecks],
  ['pass', passChecks],
  ['pass', trapPassChecks],
  ['setup', setupChecks],
  ['setup', handicapChecks],
  ['deal', dealChecks],
  ['held', heldChecks],
  ['war', warChecks],
  ['marker', markerChecks],
  ['card', cardChecks],
  ['order', sequenceChecks],
  ['option', optionChecks],
  ['offer', offerChecks],
  ['dice', diceChecks],
  ['crisis', crisisChecks],
  ['statecraft', statecraftChecks],
  ['take', takeChecks],
] as never;

/** Everything that is said, in the order of the rulebook and of the cards. */
export function sayingsOf(rules: Ruleset): Saying[] {
  return [...ofChecks(), ...ofRules(rules), ...rules.cards.flatMap((card) => ofCard(rules, card))];
}

/** A check forbids, and its exception lifts it. */
function ofChecks(): Saying[] {
  return TABLES.flatMap(([act, checks]) =>
    checks.flatMap(({ clause, unless }): Saying[] => {
      if (typeof clause !== 'string') return [];
      const forbids: Saying = { by: clause, act, says: 'forbids', side: 'any', lasts: true };
      return unless && typeof unless.clause === 'string'
        ? [forbids, { ...forbids, by: unless.clause, says: 'excepts', over: clause }]
        : [forbids];
    }),
  );
}

function ofRules({ cards, clauses }: Ruleset): Saying[] {
  const known = ([, by]: readonly [string, ClauseId]): boolean => Object.hasOwn(clauses, by);
  const rule = { side: 'any', lasts: true } as const;
  return [
    ...Object.entries(PERMITTED)
      .filter(known)
      .map(([act, by]): Saying => ({ ...rule, by, act, says: 'allows' })),
    ...Object.entries(VALUES)
      .filter(known)
      .map(([quantity, by]): Saying => ({ ...rule, by, act: `value ${quantity}`, says: 'sets' })),
    ...DEMANDS.map((by): Saying => ({ ...rule, by, act: 'round', says: 'demands' })),
    ...cards
      .filter(({ barredBy }) => barredBy.length > 0)
      .map(({ id }): Saying => ({ ...rule, by: '7.1', act: `event ${id}`, says: 'allows' })),
  ];
}

function ofCard(rules: Ruleset, card: Card): Saying[] {
  const by = `card:${card.id}`;
  const bars = card.barredBy.map(
    (id): Saying => ({ by: `card:${id}`, act: `event ${card.id}`, says: 'forbids', side: 'any', lasts: true }),
  );
  const programs = [card.event, card.intrinsic, ...(card.readings ?? []).map(({ event = [] }) => event)];
  const steps = stepsIn(programs.flat()).flatMap((step) => [step, ...stepsIn(later(step))]);
  return [...bars, ...steps.flatMap((step) => ofStep(rules, by, card, step))];
}

/** What an effect in force has done when it is set off, or made use of. */
function later(step: Step): readonly Step[] {
  if ('trigger' in step) return step.trigger.do;
  return 'offer' in step ? step.offer.do : [];
}

function ofStep(rules: Ruleset, by: ClauseId, card: Card, step: Step): Saying[] {
  const lasting = (act: string, says: Says, side: Role | undefined, where?: CountryFilter): Saying => {
    const places = placesOf(rules, where);
    return { by, act, says, side: sideOf(side), lasts: true, ...(places && { places }) };
  };
  if ('forbid' in step) {
    const { action, side, where } = step.forbid;
    return action.map((act) => lasting(act, 'forbids', side, where));
  }
  if ('exempt' in step) {
    const { from, where } = step.exempt;
    return forbiddenUnder(rules, from).map(({ act, over }) => ({ ...lasting(act, 'excepts', 'any', where), over }));
  }
  if ('modify' in step) {
    const { modify } = step;
    const where = 'allIn' in modify ? modify.allIn : 'where' in modify ? modify.where : undefined;
    return [lasting(`value ${modify.quantity}`, changeBy(modify), 'side' in modify ? modify.side : 'any', where)];
  }
  if ('trap' in step) return [lasting('round', 'demands', step.trap.side)];
  if ('oblige' in step) return [lasting('round', 'demands', step.oblige.side)];
  if ('cancel' in step && 'card' in step.cancel)
    return [
      { ...lasting(`effect ${step.cancel.card}`, 'ends', 'any'), over: `card:${step.cancel.card}`, lasts: false },
    ];
  if ('ops' in step) {
    const { side, modes, where, free } = step.ops;
    const act = (mode: string): string => (mode === 'influence' ? 'place-ops' : mode);
    const grants = free ? 'free' : 'as-rules-say';
    return modes.map((mode) => ({ ...lasting(act(mode), 'allows', side, where), lasts: false, grants }));
  }
  if ('war' in step && step.war.action)
    return [{ ...lasting(step.war.action, 'allows', 'any', step.war.target), lasts: false }];
  if ('trigger' in step && 'coup' in step.trigger.upon && step.trigger.do.some((each) => 'end' in each))
    return [lasting('coup', 'forbids', step.trigger.upon.coup)];
  return card.ongoing && step === card.event[0] ? [lasting(`effect ${card.id}`, 'begins', 'any')] : [];
}

function changeBy(modify: Extract<Step, { modify: unknown }>['modify']): Says {
  if (!('amount' in modify)) return 'sets';
  return modify.amount > 0 ? 'raises' : 'lowers';
}

/** What the effect with this label forbids, and the card it belongs to. */
const forbiddenUnder = ({ cards }: Ruleset, label: string): { readonly act: string; readonly over: ClauseId }[] =>
  cards.flatMap(({ id, event }) =>
    event.flatMap((step) =>
      'forbid' in step && step.forbid.label === label
        ? step.forbid.action.map((act) => ({ act, over: `card:${id}` }))
        : [],
    ),
  );

/** Whoever plays the card may be of either side. */
const sideOf = (role: Role | undefined): SideId | 'any' => (role === 'us' || role === 'ussr' ? role : 'any');

/** The countries that a filter names; what it says of the position may be true of any of them. */
function placesOf({ countries }: Ruleset, where: CountryFilter | undefined): ReadonlySet<string> | undefined {
  if (!where || (!where.id && !where.region)) return undefined;
  const region = where.region;
  const regions: readonly string[] =
    region === undefined ? [] : 'pick' in region ? (region.pick as readonly string[]) : region;
  const inside = countries.filter(
    (each) =>
      where.id?.includes(each.id) ||
      where.also?.includes(each.id) ||
      regions.includes(each.region) ||
      each.subregions.some((id) => regions.includes(id)),
  );
  return new Set(inside.map(({ id }) => id));
}
