/** What is missing that only chance decides, or cards nobody has seen: whether the play is legal does not depend on it. */
export const DICE: ReadonlySet<string> = new Set([
  ...['coup-die', 'space-die', 'realignment-dice', 'war-die', 'contest-dice', 'trap-die'],
]);

/** A card drawn unseen, a hand that is shown. */
export const HIDDEN_CARDS: ReadonlySet<string> = new Set(['random-card', 'random-cards', 'shown-cards']);

/** Points that nobody has spent yet: what was done before them was legal all the same. */
const UNSPENT = 'operations';

/** What somebody still has to choose: that the play may be made does not hang on which. */
export const CHOICES: ReadonlySet<string> = new Set([
  ...[UNSPENT, 'markers', 'card', 'option', 'war-target', 'discounted-country'],
]);

/** Who controls a country: what comes of a play may hang on it where the play is legal whoever does. */
const CONTROL = 'control';

export type DecidedBy = 'dice' | 'hidden-cards' | 'operations' | 'choices' | 'control';

/** What decides what comes of a legal play whose end is not stated; undefined if that is certain. */
export const decidedBy = (open: string | undefined): DecidedBy | undefined => {
  if (open === undefined) return undefined;
  if (open === UNSPENT || open === CONTROL) return open;
  return CHOICES.has(open) ? 'choices' : HIDDEN_CARDS.has(open) ? 'hidden-cards' : 'dice';
};
