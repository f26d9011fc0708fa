/**
 * The condition of an event, of which a question may say nothing: it may be met or not, so nothing is ruled on, and the card that
 * says it is shown. A level of DEFCON that it asks for is taken for granted instead, and told.
 */
import { mentions } from '../games/twilight-struggle/events/mentions.ts';
import type { Card } from '../games/twilight-struggle/ruleset.ts';
import type { Draft } from './draft.ts';

/** The level of DEFCON at which the event of a card occurs, if only at one. */
export function levelRequired({ card, cardOf }: Draft): number | undefined {
  const condition = conditionOf(card, cardOf);
  const [track, level] = condition && 'eq' in condition ? condition.eq : [];
  return mentions(track, 'defcon') && typeof level === 'number' ? level : undefined;
}

const conditionOf = (card: string | undefined, cardOf: Draft['cardOf']): Card['requires'] =>
  card === undefined ? undefined : cardOf(card)?.requires;

/** What a condition may speak of, and whether anything is said of that. */
const SPOKEN: Readonly<Record<string, (draft: Draft, condition: unknown) => boolean>> = {
  space: ({ position }) => position.space !== undefined,
  milops: ({ position }) => position.milops !== undefined,
  controls: ({ influence, position }) => Object.keys(influence).length > 0 || position.control !== undefined,
  count: ({ influence, position }) => Object.keys(influence).length > 0 || position.control !== undefined,
  occurred: ({ position, effects, denied }, condition) =>
    [...(position.occurred ?? []), ...effects.map(({ name }) => name.replaceAll('_', '-')), ...denied].some((card) =>
      mentions(condition, String(card)),
    ),
};

/** Does the event of the card that is played hang on something of which nothing is said, while nothing else is done with it? */
export function isConditionOpen(draft: Draft): boolean {
  const { card, cardOf, use, actor, operations, realigned, headlines, queries } = draft;
  const condition = conditionOf(card, cardOf);
  const isElse = operations.coup ?? operations.place ?? realigned;
  if (!condition || isElse !== undefined || queries.length > 0 || Object.keys(headlines).length > 0) return false;
  const owner = card === undefined ? undefined : cardOf(card)?.side;
  const isCarriedOut = use === undefined || use === 'event' || (use === 'ops' && owner !== actor);
  return (
    isCarriedOut &&
    Object.entries(SPOKEN).some(([word, isSaid]) => mentions(condition, word) && !isSaid(draft, condition))
  );
}
