/** The parts of the rules in which an engine can be measured by itself. */
import type { CaseInput } from '../cases/case.ts';
import type { CaseRuling } from '../cases/rule.ts';

/** What each level is about, in the order in which engines tend to reach them. */
export const LEVEL_TITLES = {
  board: 'Board, set-up and control',
  operations: 'Operations',
  'space-military': 'Space race and military operations',
  headlines: 'Headlines',
  'events-early': 'Events of the Early War',
  'events-mid': 'Events of the Mid War',
  'events-late': 'Events of the Late War',
  hidden: 'Hidden information',
  disputed: 'Disputed readings',
} as const;
export type Level = keyof typeof LEVEL_TITLES;
export const LEVELS = Object.keys(LEVEL_TITLES) as readonly Level[];

const PERIODS = ['early', 'mid', 'late'] as const;

/**
 * The level of a case: the hardest thing in it. A disputed reading comes before hidden cards, hidden cards before
 * headlines, headlines before the latest event that occurs, events before the tracks, the tracks before Operations.
 * @param section the file in which it stands
 */
export function levelOf(input: CaseInput, ruling: CaseRuling, section: string): Level {
  if (/disputed/.test(section) || Object.keys(input.policies ?? {}).length > 0 || input.confidence === 'low')
    return 'disputed';
  if (ruling.verdict === 'undetermined' || hidesCards(input) || showsCards(input, ruling)) return 'hidden';
  if (ruling.steps.some(({ fact }) => fact?.type === 'headline')) return 'headlines';
  const { cards } = ruling.start.tables;
  const events = ruling.findings.flatMap(({ message, args }) =>
    message === 'event.occurs' || message === 'event.unmet' || message === 'event.barred' ? [Number(args?.card)] : [],
  );
  const claimed = ruling.steps.some(({ fact }) => fact?.type === 'use' && fact.use === 'event');
  const latest = Math.max(-1, ...events.map((card) => PERIODS.indexOf(cards[card]?.period as 'early')));
  const period = PERIODS[latest];
  if (period) return `events-${period}`;
  if (claimed) return `events-${periodOfClaim(ruling)}`;
  const modes = new Set(ruling.steps.flatMap(({ fact }) => (fact?.type === 'mode' ? [fact.mode] : [])));
  const space = modes.has('space') || ruling.steps.some(({ fact }) => fact?.type === 'use' && fact.use === 'space');
  const tracks = ruling.findings.some(({ message }) => /^milops|^space/.test(message));
  if (space || (tracks && modes.size === 0)) return 'space-military';
  return modes.size > 0 || ruling.steps.some(({ fact }) => fact?.type === 'play') ? 'operations' : 'board';
}

/** A hand of which something is known, but not everything. */
const hidesCards = ({ position: { hands } }: CaseInput): boolean =>
  Object.values(hands ?? {}).some(
    (hand: unknown) => typeof hand === 'object' && hand !== null && 'hidden' in hand && Number(hand.hidden) > 0,
  );

/** Cards are drawn, dealt or shown, or the case asks who then holds which. */
const showsCards = ({ expect = {} }: CaseInput, { steps }: CaseRuling): boolean =>
  steps.some(({ fact }) => fact?.type === 'draw' || fact?.type === 'deal' || fact?.type === 'reveal') ||
  ['revealed', 'drawn', 'hands_after'].some((key) => key in expect);

/** The period of the card whose event was claimed and refused. */
function periodOfClaim(ruling: CaseRuling): (typeof PERIODS)[number] {
  const played = ruling.steps.findLast(({ fact }) => fact?.type === 'play')?.fact;
  const card = played?.type === 'play' ? ruling.start.tables.cards[played.card] : undefined;
  return (card?.period as 'early' | undefined) ?? 'early';
}
