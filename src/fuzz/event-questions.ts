/** What the event of a card asks of the players, read off its program; and what of it can never be a matter of course. */

import type { Board } from '../games/twilight-struggle/board.ts';
import { countriesMatching } from '../games/twilight-struggle/events/country-filter.ts';
import { freshFrame } from '../games/twilight-struggle/events/frame.ts';
import { mentions, stepsIn } from '../games/twilight-struggle/events/mentions.ts';
import type { Condition, CountryFilter, Option, Step } from '../games/twilight-struggle/events/vocabulary.ts';
import { type CardEntry, US } from '../games/twilight-struggle/tables.ts';

/** A question of an event. */
export interface Question {
  readonly verb: string;
  /** The countries it is about. */
  readonly where?: CountryFilter;
  /** Why more than one answer is always possible; absent where the position may leave one. */
  readonly open?: string;
}

/** The questions of an event, in the order of its program; those of its lasting effects are asked by other plays. */
export const questionsOf = (board: Board, card: CardEntry): readonly Question[] =>
  stepsIn(card.event).flatMap((step) => {
    const asked = asks(board, card, step);
    if (!asked) return [];
    return 'may' in step && step.may ? { ...asked, open: 'it may be declined' } : asked;
  });

/** The conditions in an event. */
export const conditionsOf = (card: CardEntry): readonly Condition[] => [
  ...(card.requires ? [card.requires] : []),
  ...card.event.flatMap((step) => ('if' in step ? [step.if] : step.when ? [step.when] : [])),
];

function asks(board: Board, card: CardEntry, step: Step): Question | undefined {
  if ('place' in step || 'remove' in step) return aboutMarkers(board, card, step);
  if ('choose' in step)
    return { verb: 'choose', ...openIf(freeOptions(step.choose.options) > 1, 'two options have no condition') };
  if ('ops' in step) return { verb: 'ops', open: 'there are always several countries to place in beside a superpower' };
  if ('war' in step) {
    const n = countriesMatching(board, freshFrame(card.number, US), step.war.target).size;
    return n > 1
      ? { verb: 'war', open: `any of ${n} countries may be attacked` }
      : { verb: 'war', open: 'a die decides' };
  }
  if ('contest' in step) return { verb: 'contest', open: 'dice decide' };
  if ('discard' in step) return { verb: 'discard', ...openIf(isUpTo(step.discard.count), 'any number may be chosen') };
  if ('take' in step) return { verb: 'take' };
  if ('play' in step) return { verb: 'play', open: 'a card may be used in several ways' };
  if ('draw' in step) return undefined;
  const picked = mentions(step, 'pick');
  return picked && ('defcon' in step || 'forbid' in step)
    ? { verb: 'pick', open: 'any of a list may be named' }
    : undefined;
}

const openIf = (holds: boolean, open: string): { readonly open?: string } => (holds ? { open } : {});

const freeOptions = (options: readonly Option[]): number => options.filter(({ requires }) => !requires).length;

const isUpTo = (count: unknown): boolean => typeof count === 'object' && count !== null && 'upTo' in count;

/** Keys of a filter that depend on what lies on the map. */
const LIVE = ['has', 'lacks', 'controlledBy', 'notControlledBy', 'hasAtLeast', 'notIn', 'regionOf'] as const;

function aboutMarkers(
  board: Board,
  card: CardEntry,
  step: Extract<Step, { readonly place: unknown } | { readonly remove: unknown }>,
): Question | undefined {
  const verb = 'place' in step ? 'place' : 'remove';
  const spec = 'place' in step ? step.place : step.remove;
  const { where } = spec;
  if ('countries' in spec && spec.countries === 'all') return undefined;
  const count = 'countries' in spec ? spec.countries : spec.total;
  const about = { verb, where };
  if (isUpTo(count)) return { ...about, open: 'fewer may be chosen' };
  if (verb === 'remove' || LIVE.some((key) => key in where)) return about;
  const n = countriesMatching(board, freshFrame(card.number, US), where).size;
  if (n === 1) return undefined;
  const room = 'countries' in spec ? n : n * (('max' in spec ? spec.max : undefined) ?? Number.POSITIVE_INFINITY);
  const most = typeof count === 'number' ? count : Number.NaN;
  return room > most || Number.isNaN(most) ? { ...about, open: `any of ${n} countries may take them` } : about;
}

/** The part of a filter that the map alone decides. */
export function onTheMap({ ...filter }: CountryFilter): CountryFilter {
  const copy = filter as Record<string, unknown>;
  for (const key of LIVE) delete copy[key];
  return copy;
}
