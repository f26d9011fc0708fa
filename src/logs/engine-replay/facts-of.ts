/** What a decision of a replay is on our board: the fact that it stands for, or one that has to come before it. */
import type { NameIndex } from '../../cases/names.ts';
import { accepts, stepAt } from '../../core/steps.ts';
import { type Board, top } from '../../games/twilight-struggle/board.ts';
import type { FactType, GameFact } from '../../games/twilight-struggle/facts.ts';
import { hasAbility } from '../../games/twilight-struggle/operations/space.ts';
import type { Mode } from '../../games/twilight-struggle/state.ts';
import { rival, type Side, US, USSR } from '../../games/twilight-struggle/tables.ts';
import { decider } from '../../games/twilight-struggle/tasks.ts';
import { twilightStruggle } from '../../registry/index.ts';
import type { ReplayAction } from './replay-file.ts';

export interface Read {
  /** Undefined if the decision is of no account here. */
  readonly fact: GameFact | undefined;
  /** Is the decision told with it? If not, more facts come of it. */
  readonly isWhole: boolean;
}

/** Names of the engine's own, where they are not those of the cards, for what our events call otherwise. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  add: ['build'],
  remove: ['purge'],
  raise: ['improve'],
  lower: ['degrade'],
  none: ['leave'],
  south_africa_only: ['south-africa'],
  and_adjacent: ['spread'],
  refuse: ['lose-west-germany', 'accept'],
};

const USES = { event: 'event', ops: 'operations', space_race: 'space', un_intervention: 'paired' } as const;
const MODES: Readonly<Record<string, Mode>> = { influence: 'influence', coup: 'coup', realignment: 'realignment' };

/** What is said where nothing more is done. */
const NOTHING: ReadonlySet<unknown> = new Set(['none', 'skip', 'done', 'stop', 'pass', 'decline']);

/** What stands around a decision. */
export interface Around {
  readonly next: ReplayAction | undefined;
  /** The die of the side that was rolled before, in a realignment. */
  readonly die: number | undefined;
  /** The card with which UN Intervention is played: the engine names that one alone. */
  readonly companion: number | undefined;
}

/** The card that another one is played with. */
const COVER = 'un-intervention';

/** Is a card played with another one, which lies below it? */
export const isCovered = ({ kind }: ReplayAction, next: ReplayAction | undefined): boolean =>
  kind === 'action_round_play' && next?.kind === 'play_mode' && next.payload.mode === 'un_intervention';

/** The next fact of a decision on a board that waits for something; undefined if they do not fit. */
export function factsOf(board: Board, action: ReplayAction, names: NameIndex, around: Around): Read | undefined {
  const { kind, payload } = action;
  const by = decider(board) ?? board.state.phasing;
  const nothing: Read = { fact: undefined, isWhole: true };
  const answer = (fact: GameFact): Read | undefined =>
    isAsked(board, fact.type) ? { fact, isWhole: true } : undefined;
  switch (kind) {
    case 'headline_play':
      return answer({ type: 'headline', by: headliner(board, action), card: cardIn(names, payload) });
    case 'action_round_play': {
      const card = isCovered(action, around.next) ? (names.card(COVER) ?? 0) : cardIn(names, payload);
      return answer({ type: 'play', by: board.state.phasing, card });
    }
    case 'play_mode': {
      // UN Intervention is played for its event, which asks for the card that it covers.
      const { companion } = around;
      const use = companion === undefined ? USES[payload.mode as keyof typeof USES] : 'event';
      const used = use && answer({ type: 'use', by, use });
      if (companion === undefined) return used;
      return used ? { ...used, isWhole: false } : answer({ type: 'select', by, card: companion });
    }
    case 'event_ops_order':
      return answer({ type: 'order', by, order: payload.order === 'event_first' ? 'event-first' : 'operations-first' });
    case 'ops_type': {
      const mode = MODES[String(payload.type)];
      return mode && answer({ type: 'mode', by, mode });
    }
    case 'event_resume':
    case 'realignment_actor_roll':
      return nothing;
    case 'realignment_opponent_roll': {
      const own = around.die ?? 0;
      const other = Number(payload.value);
      const [us, ussr] = by === US ? [own, other] : [other, own];
      return answer({ type: 'rolls', us, ussr });
    }
    case 'coup_roll':
    case 'space_race_roll':
    case 'war_roll':
    case 'quagmire_roll':
      return answer({ type: 'roll', die: Number(payload.value) });
    case 'contest_roll':
      return answer(contest(board, payload));
    default:
      return choiceOf(board, payload, names, by) ?? (isIdle(board, action) ? nothing : undefined);
  }
}

const isAsked = ({ state }: Board, type: FactType): boolean => accepts(twilightStruggle.steps, state, type);

/** A choice in an event from which nothing can come: our rules go on to the Operations, or to the next player. */
const isIdle = (board: Board, { kind }: ReplayAction): boolean =>
  kind === 'event_choice' && (isAsked(board, 'mode') || isAsked(board, 'play'));

/** A choice of a country, a card or an option: what it is chosen for is what the board waits for. */
function choiceOf(board: Board, payload: ReplayAction['payload'], names: NameIndex, by: Side): Read | undefined {
  const given = (type: FactType): boolean => isAsked(board, type);
  const said = payload.country ?? payload.card ?? payload.choice ?? payload.option;
  if (typeof said !== 'string') return undefined;
  const whole = (fact: GameFact): Read => ({ fact, isWhole: true });
  const choices = twilightStruggle.choices(board);
  const name = said.replaceAll('_', ' ');
  const country = names.country(name);
  const card = names.card(name);
  if (NOTHING.has(said) && given('done')) return whole({ type: 'done', by });
  const options = choices.flatMap((fact) => (fact.type === 'choose' ? [fact.option] : []));
  const own = [said.toLowerCase().replaceAll('_', '-'), ...(OPTIONS[said] ?? [])];
  const option = own.find((each) => options.includes(each));
  if (option !== undefined) return whole({ type: 'choose', by, option });
  // A card that is paid shows what has been chosen before.
  if (card !== undefined && options.includes('discard'))
    return { fact: { type: 'choose', by, option: 'discard' }, isWhole: false };
  if (country !== undefined) {
    const fits = choices.find((fact) => 'country' in fact && fact.country === country);
    if (fits) return whole(fits);
    for (const type of ['place', 'remove', 'target'] as const) if (given(type)) return whole({ type, by, country });
  }
  const type = (['draw', 'select', 'discard', 'play'] as const).find(given);
  if (card === undefined || type === undefined) return undefined;
  return whole(type === 'draw' ? { type, card } : { type, by, card });
}

/** Who lays down a headline: the USSR before the US, but whoever may see the other card after it. 6.4.4 */
function headliner(board: Board, { actor }: ReplayAction): Side {
  if (actor === 'US' || actor === 'USSR') return actor === 'US' ? US : USSR;
  const second = hasAbility(board, USSR, 'opponent-reveals-headline-first') ? USSR : US;
  return board.state.headline[rival(second)] === 0 ? rival(second) : second;
}

/** The dice of a contest, of which the sponsor rolls the first. */
function contest(board: Board, payload: ReplayAction['payload']): GameFact {
  const task = top(board);
  const sponsor: Side = task && 'frame' in task ? task.frame.player : board.state.phasing;
  const [own, other] = [Number(payload.sponsor_roll), Number(payload.defender_roll)];
  return sponsor === US ? { type: 'rolls', us: own, ussr: other } : { type: 'rolls', us: other, ussr: own };
}

const cardIn = (names: NameIndex, { card }: ReplayAction['payload']): number =>
  names.card(String(card).replaceAll('_', ' ')) ?? 0;

/** What the rules ask for and the engine decides by itself: the deal, what is hidden, what cannot be otherwise. */
export function unasked(board: Board): GameFact | undefined {
  if (stepAt(twilightStruggle.steps, board.state).path.endsWith('eal')) return { type: 'deal', us: [], ussr: [] };
  const choices = twilightStruggle.choices(board);
  // An event that does not come about can be put anywhere.
  const order = choices.find((fact) => fact.type === 'order' && fact.order === 'event-first');
  if (order) return order;
  const [first, ...more] = choices;
  if (first && more.length === 0) return first;
  return (
    choices.find(({ type }) => type === 'done' || type === 'pass') ??
    choices.find((fact) => fact.type === 'draw' && fact.card === 0) ??
    choices.find(({ type }) => type === 'reveal')
  );
}
