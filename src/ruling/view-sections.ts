/** What a consequence is about: the label under which a ruling shows it. */

export const SECTIONS = [
  'tests',
  'play',
  'operations',
  'strength',
  'result',
  'milops',
  'defcon',
  'vp',
  'scoring',
  'space',
  'event',
  'cards',
  'headline',
  'turn',
  'end',
  'so-far',
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** Beginnings of message ids; the longest that fits decides. */
const BY_BEGINNING: Readonly<Record<string, SectionId>> = {
  'card.': 'cards',
  'cards.': 'cards',
  'change.defcon': 'defcon',
  'change.influence': 'result',
  'change.milops': 'milops',
  'change.space': 'space',
  'change.vp': 'vp',
  'china.': 'cards',
  'civil-war.': 'event',
  'contest.': 'strength',
  'control.': 'play',
  'crisis.': 'event',
  'coup.': 'result',
  'coup.defcon-spared': 'defcon',
  'coup.no-milops': 'milops',
  'coup.strength': 'strength',
  'deal.': 'cards',
  'deck.': 'cards',
  'defcon.': 'defcon',
  'effect.': 'event',
  'end.': 'end',
  'event.': 'event',
  'final.': 'vp',
  'hand.': 'cards',
  'headline.': 'headline',
  'held.': 'cards',
  'label.operations-bonus': 'operations',
  'label.score.empty': 'scoring',
  'markers.': 'event',
  'milops.': 'milops',
  'operations.': 'operations',
  'option.': 'event',
  'pass.': 'play',
  'place.cost': 'result',
  'play.': 'play',
  'realign.': 'result',
  'realign.roll': 'strength',
  'scenario.': 'turn',
  'score.': 'scoring',
  'space.': 'space',
  'space.failure': 'strength',
  'space.success': 'strength',
  'statecraft.': 'event',
  'trap.discard': 'play',
  'trap.escapes': 'strength',
  'trap.stays': 'strength',
  'turn.': 'turn',
  'vp.': 'vp',
  'war.': 'strength',
};

/** The section of a message; undefined if no table names one. */
export function findSection(message: string): SectionId | undefined {
  const fitting = Object.keys(BY_BEGINNING).filter((beginning) => message.startsWith(beginning));
  const longest = fitting.reduce((a, b) => (b.length > a.length ? b : a), '');
  return BY_BEGINNING[longest];
}

/** The section of a message; what no table names is taken for part of an event. */
export const sectionOf = (message: string): SectionId => findSection(message) ?? 'event';
