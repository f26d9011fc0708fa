/** What is missing that only chance decides, or cards nobody has seen: whether the play is legal does not depend on it. */
export const DICE: ReadonlySet<string> = new Set([
  ...['coup-die', 'space-die', 'realignment-dice', 'war-die', 'contest-dice', 'trap-die'],
]);

/** A card drawn unseen, a hand that is shown. */
export const HIDDEN_CARDS: ReadonlySet<string> = new Set(['random-card', 'shown-cards']);

/** Points of the card's own that nobody has spent yet: what was done before them was legal all the same. */
export const UNSPENT = 'operations';

/** What decides what comes of a legal play whose end is not stated; undefined if that is certain. */
export const decidedBy = (open: string | undefined): 'dice' | 'hidden-cards' | 'operations' | undefined =>
  open === undefined ? undefined : open === UNSPENT ? 'operations' : HIDDEN_CARDS.has(open) ? 'hidden-cards' : 'dice';
