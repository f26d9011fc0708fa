/** What is stated of cards that nobody chooses: the hand that an event shows, the order of a new draw pile. */
import type { Finding } from '../core/finding.ts';
import { cardClause } from '../games/twilight-struggle/board.ts';
import { ABSENT, DISCARD, UNSEEN, ZONES } from '../games/twilight-struggle/state.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { holds, lying } from '../games/twilight-struggle/turn/hands.ts';
import type { CaseStep } from './run.ts';
import { type Part, partOf, type Stated, type Statement } from './statement.ts';

/** Cards that an event has shown of a hand. */
export const shownIn = ({ message, args }: Finding): readonly number[] =>
  message === 'hand.shown' ? (args?.cards as readonly number[]) : [];

const shownOf = ({ facts }: Part): readonly number[] =>
  facts.flatMap(({ key, card }) => (key === 'shown' && card !== undefined ? [card] : []));

/** Was a card shown: by name, or as one of those of the hand that the position does not name? */
export function wasShown(statement: Statement, stated: Stated, steps: readonly CaseStep[]): boolean {
  const { card } = stated;
  if (card === undefined) return false;
  return steps.some(({ consequences, before }) =>
    consequences.some((finding) => {
      const known = shownIn(finding);
      if (finding.message !== 'hand.shown' || known.includes(card)) return known.includes(card);
      const side = finding.args?.side as Side;
      const unseen = shownOf(partOf(statement, stated)).filter((each) => holds(before, side, each) === undefined);
      const { hidden } = before.state;
      const most = (hidden[side] as number) < 0 ? unseen.length : (hidden[side] as number);
      return unseen.slice(0, most).includes(card);
    }),
  );
}

/** A card that the event of the play has shown and that is not among those said to have been shown. */
export function explainLeftOut(statement: Statement, steps: readonly CaseStep[]): readonly Finding[] {
  const [event] = statement.events;
  if (!event?.own.facts.some(({ key }) => key === 'shown')) return [];
  const told = shownOf(event.own);
  for (const { consequences, after } of steps) {
    const clause = cardClause(after, statement.card);
    const shows = consequences.find((finding) => finding.message === 'hand.shown' && finding.clause === clause);
    const cards = shows ? shownIn(shows) : [];
    const card = cards.find((each) => !told.includes(each));
    if (card !== undefined)
      return [{ clause, force: 'forbids', message: 'stated.left-out', args: { by: statement.card, cards, card } }];
  }
  return [];
}

/** The step in which the discards became the draw pile. 4.3 */
const shuffleIn = (steps: readonly CaseStep[]): CaseStep | undefined =>
  steps.find(({ consequences }) => consequences.some(({ message }) => message === 'deck.reshuffled'));

/** Have the discards been shuffled with this card among them, as far as the position names them? */
export function wasShuffled(card: number, steps: readonly CaseStep[]): boolean {
  const [first] = steps;
  const shuffle = shuffleIn(steps);
  if (!first || !shuffle) return false;
  return shuffle.before.state.zone[card] === DISCARD || lying(first.before, DISCARD).isEmpty;
}

/** Why the order of the discards is not what is stated: they are not shuffled here, or the card is not one of them. */
export function notShuffled(card: number, by: number, steps: readonly CaseStep[]): Finding {
  const about = { clause: '4.3', force: 'forbids' } as const;
  const shuffle = shuffleIn(steps);
  if (!shuffle) return { ...about, message: 'stated.no-reshuffle', args: { card: by } };
  const zone = shuffle.before.state.zone[card] ?? ABSENT;
  const where = zone > UNSEEN ? { zone: ZONES[zone] as string } : {};
  return { ...about, message: 'card.fits', args: { card, by, why: 'away', from: 'discard', ...where } };
}
