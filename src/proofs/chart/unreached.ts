/**
 * Transitions that no game takes, and why: the block of a play stands in the chart twice, for headlines and for action rounds,
 * and holds ways that only one of them, or only a card of a group's own, can go.
 */
export const REASONS = {
  'own-card': 'only a card of one’s own acts between a coup and its die without ending the game',
  'nothing-over': 'nothing interrupts Operations that a headline grants and leaves them over',
  'event-first': 'a headline always has its event to come back to',
  'coup-possible': 'a coup is named only where one is possible',
  'game-goes-on': 'nothing ends the game between the end of the rounds and the showing of cards',
} as const;

/** The names of the reasons; the site says them in the language of the reader. */
export type Reason = keyof typeof REASONS;

const WHY: Readonly<Record<string, Reason>> = {
  'turn.headline.resolving.event.steps always 16': 'own-card',
  'turn.headline.resolving.event.steps always 17': 'nothing-over',
  'turn.headline.resolving.event.steps always 19': 'event-first',
  'turn.headline.resolving.operations.coup.target mode 1': 'coup-possible',
  'turn.actionRounds.resolving.event.steps always 16': 'own-card',
  'turn.actionRounds.resolving.operations.coup.target mode 1': 'coup-possible',
  'turn.heldCards.showing always 1': 'game-goes-on',
};

/** Why no game takes a transition; undefined if one does. */
export const reasonOf = (transition: string): Reason | undefined => WHY[transition];

/** Each transition that no game takes, with the reason in words. */
export const UNREACHED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WHY).map(([name, reason]) => [name, REASONS[reason]]),
);
