/**
 * Transitions that no game takes, and why: the block of a play stands in the chart twice, for headlines and for action rounds,
 * and holds ways that only one of them, or only a card of a group's own, can go.
 */
export const UNREACHED: Readonly<Record<string, string>> = {
  'turn.headline.resolving.event.steps always 16':
    'only a card of one’s own acts between a coup and its die without ending the game',
  'turn.headline.resolving.event.steps always 17':
    'nothing interrupts Operations that a headline grants and leaves them over',
  'turn.headline.resolving.event.steps always 19': 'a headline always has its event to come back to',
  'turn.headline.resolving.operations.coup.target mode 1': 'a coup is named only where one is possible',
  'turn.actionRounds.resolving.event.steps always 16':
    'only a card of one’s own acts between a coup and its die without ending the game',
  'turn.actionRounds.resolving.operations.coup.target mode 1': 'a coup is named only where one is possible',
  'turn.heldCards.showing always 1': 'nothing ends the game between the end of the rounds and the showing of cards',
};
