/** Everything an expectation of a case may state, read off a ruling. */
import type { Args, Finding } from '../core/finding.ts';
import { type Board, influence, top } from '../games/twilight-struggle/board.ts';
import { valueIn } from '../games/twilight-struggle/operations/operations.ts';
import { hasAbility } from '../games/twilight-struggle/operations/space.ts';
import { DISCARD, KEPT, REMOVED, TABLE, UNSEEN, US_HAND, USSR_HAND } from '../games/twilight-struggle/state.ts';
import { SIDES } from '../games/twilight-struggle/tables.ts';
import { knownHand } from '../games/twilight-struggle/turn/hands.ts';
import { firstToShow } from '../games/twilight-struggle/turn/headline.ts';
import { actionRounds } from '../games/twilight-struggle/turn/rounds.ts';
import { isInForce } from './effects.ts';
import { SIDE_NAMES } from './query.ts';
import type { CaseStep } from './run.ts';

export type Observed = Readonly<Record<string, unknown>> & {
  /** Is a named effect in force at the end, and was it at the start? */
  readonly effect: (name: string) => { readonly before: boolean; readonly after: boolean };
};

const ABILITIES = {
  'two-space-cards-per-turn': 'two_space_cards',
  'opponent-reveals-headline-first': 'opponent_reveals_headline_first',
  'may-discard-held-card': 'discard_held',
  'eight-action-rounds': 'eight_action_rounds',
} as const;

const CARD_PLACES: Readonly<Record<number, string>> = {
  [DISCARD]: 'discard',
  [REMOVED]: 'removed',
  [KEPT]: 'in_play',
  [TABLE]: 'table',
  [UNSEEN]: 'unseen',
  [US_HAND]: 'us_hand',
  [USSR_HAND]: 'ussr_hand',
};

/** Reads every key of the expectation format off the end of a case and the notes taken on the way. */
export function observe(
  start: Board,
  end: Board,
  findings: readonly Finding[],
  steps: readonly CaseStep[],
  answers: Readonly<Record<string, unknown>>,
): Observed {
  const { state } = end;
  const argsOf = (message: string): Args[] =>
    findings.flatMap((f) => (f.message === message && f.args ? [f.args] : []));
  const { result } = state;
  const most = end.rules.victoryPoints.automaticVictory;
  const perSide = <T>(read: (side: 0 | 1) => T): { US: T; USSR: T } => ({ US: read(0), USSR: read(1) });
  return {
    first_reveal: firstReveal(start),
    influence: markersIn(end),
    vp: Math.max(-most, Math.min(most, state.vp)),
    vp_gained: { us: state.vp - start.state.vp, ussr: start.state.vp - state.vp },
    defcon: state.defcon,
    milops: { us: state.milops[0], ussr: state.milops[1] },
    space: { us: state.space[0], ussr: state.space[1] },
    turn: state.turn,
    china: {
      holder: state.chinaHolder === undefined ? 'none' : SIDE_NAMES[state.chinaHolder],
      face: state.chinaUp ? 'up' : 'down',
    },
    cards: placesOf(end),
    winner: result === null ? 'none' : result.winner === 'draw' ? 'draw' : SIDE_NAMES[result.winner],
    loser: result === null || result.winner === 'draw' ? 'none' : SIDE_NAMES[1 - result.winner],
    how: result === null ? 'none' : result.how.replaceAll('-', '_'),
    ops_value: operationsValueUsed(steps),
    marker_costs: argsOf('place.cost').map((args) => args.cost),
    roll_modifiers: rollModifiers(argsOf('realign.roll')),
    war_modifier: warModifier([...argsOf('war.won'), ...argsOf('war.lost')]),
    coup_die_modifier: argsOf('coup.strength').at(-1)?.cards,
    tally: tally(argsOf('score.total')),
    abilities: perSide((side) => abilitiesOf(end, side)),
    action_rounds: perSide((side) => actionRounds(end, side)),
    hands_after: perSide((side) => knownHand(end, side)),
    drawn: dealt(argsOf('deal.done')),
    discard: cardsIn(end, DISCARD),
    deck: cardsIn(end, UNSEEN),
    revealed: revealed(end, findings),
    first_resolved: firstResolved(argsOf('headline.resolves')),
    final_scoring: findings.some((f) => f.message === 'final.total'),
    stopped_early: false,
    total_us: SIDES.length && end.tables.countries.reduce((sum, { index }) => sum + influence(end, 0, index), 0),
    civil_war_influence: end.tables.civilWar === undefined ? undefined : influence(end, 1, end.tables.civilWar),
    affects: affected(end, findings),
    effect: (name) => ({ before: isInForce(start, name), after: isInForce(end, name) }),
    ...answers,
  };
}

// A case is ruled on a few times, and every time all countries and cards are told: plain loops take a third of the time.

function markersIn(end: Board): Record<string, { us: number; ussr: number }> {
  const markers: Record<string, { us: number; ussr: number }> = {};
  for (const { id, index } of end.tables.countries)
    markers[id] = { us: influence(end, 0, index), ussr: influence(end, 1, index) };
  return markers;
}

function placesOf(end: Board): Record<string, string> {
  const places: Record<string, string> = {};
  for (const number of end.tables.cardNumbers) places[number] = placeOf(end, number);
  return places;
}

const placeOf = (board: Board, number: number): string => CARD_PLACES[board.state.zone[number] ?? 0] ?? 'absent';

function cardsIn({ state: { zone: zones } }: Board, zone: number): number[] {
  const found: number[] = [];
  for (let number = 0; number < zones.length; number++) if (zones[number] === zone) found.push(number);
  return found;
}

/** Value of the Operations last conducted, with the location bonuses that all points together earned. */
function operationsValueUsed(steps: readonly CaseStep[]): number | undefined {
  const last = steps.findLast((step) => {
    const task = top(step.before);
    return task?.do === 'operations' && step.fact !== undefined && step.verdict !== 'illegal';
  });
  const task = last && top(last.before);
  if (!last || task?.do !== 'operations') return undefined;
  const country =
    last.fact && 'country' in last.fact ? [last.fact.country] : task.target === undefined ? [] : [task.target];
  return task.mode === 'space' ? task.value : valueIn(last.before, task, [...task.touched, ...country]);
}

function rollModifiers(rolls: readonly Args[]): { us: number; ussr: number }[] {
  const sum = (args: Args): number =>
    ['neighbours', 'more', 'superpower', 'cards'].reduce((total, key) => total + Number(args[key] ?? 0), 0);
  const pairs: { us: number; ussr: number }[] = [];
  for (let i = 0; i + 1 < rolls.length; i += 2) {
    pairs.push({ us: sum(rolls[i] as Args), ussr: sum(rolls[i + 1] as Args) });
  }
  return pairs;
}

function warModifier(wars: readonly Args[]): number | undefined {
  const penalty = wars.at(-1)?.penalty;
  return penalty === undefined ? undefined : 0 - Number(penalty);
}

/** Totals of both sides by the last scoring, before netting. */
function tally(totals: readonly Args[]): { us: number; ussr: number } | undefined {
  const us = totals.findLast((args) => args.side === 0)?.total;
  const ussr = totals.findLast((args) => args.side === 1)?.total;
  return us !== undefined && ussr !== undefined ? { us: Number(us), ussr: Number(ussr) } : undefined;
}

const abilitiesOf = (board: Board, side: 0 | 1): string[] =>
  Object.entries(ABILITIES).flatMap(([ability, name]) =>
    hasAbility(board, side, ability as 'may-discard-held-card') ? [name] : [],
  );

function dealt(deals: readonly Args[]): { US: number; USSR: number } | undefined {
  const last = deals.at(-1);
  return last ? { US: Number(last.us), USSR: Number(last.ussr) } : undefined;
}

/** Cards of each side that the other has been shown. */
function revealed(end: Board, findings: readonly Finding[]): { US: number[]; USSR: number[] } {
  const shown: { US: number[]; USSR: number[] } = { US: [], USSR: [] };
  for (const { message, args } of findings) {
    if (message === 'held.shown')
      shown[SIDE_NAMES[Number(args?.side) as 0 | 1]] = [...((args?.cards as number[]) ?? [])];
    if (message !== 'hand.shown') continue;
    const side = Number(args?.side) as 0 | 1;
    // A hand that stays open shows what it holds in the end.
    shown[SIDE_NAMES[side]] = args?.until === 'now' ? [...(args.cards as number[])] : knownHand(end, side);
  }
  return shown;
}

function firstResolved(resolved: readonly Args[]): string | undefined {
  const first = resolved[0];
  return first ? SIDE_NAMES[Number(first.side) as 0 | 1] : undefined;
}

function affected(end: Board, findings: readonly Finding[]): string | undefined {
  const begun = findings.findLast((f) => f.message === 'effect.begins')?.args?.card;
  const lasting = end.state.lasting.findLast((l) => l.card === begun);
  if (!lasting || !('modify' in lasting.step) || !('side' in lasting.step.modify)) return undefined;
  const { side } = lasting.step.modify;
  return side === 'opponent'
    ? SIDE_NAMES[(1 - lasting.player) as 0 | 1]
    : side === 'player'
      ? SIDE_NAMES[lasting.player]
      : undefined;
}

function firstReveal(start: Board): string {
  const first = firstToShow(start);
  return first === undefined ? 'simultaneous' : SIDE_NAMES[first];
}
