/** What excludes a card or a country that the event never offered: the thing itself, as if the event were asked about it. */
import type { Finding } from '../core/finding.ts';
import { type Board, card as cardOf } from '../games/twilight-struggle/board.ts';
import { explainFact } from '../games/twilight-struggle/check.ts';
import { freshFrame } from '../games/twilight-struggle/events/frame.ts';
import { sideOfRole } from '../games/twilight-struggle/events/roles.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { type CardsTask, copyState, type MarkersTask, type Task } from '../games/twilight-struggle/state.ts';
import { ADDS, REMOVES } from './event-answers.ts';
import type { Part, Stated } from './statement.ts';

/** Cards that are stated without being chosen: those that a hand shows, and the order of a new draw pile. */
const UNCHOSEN: ReadonlySet<string> = new Set(['shown', 'reshuffle_order']);

/** Why no card that fits was on offer. */
export function whyNotCard(board: Board, number: number, { key, card: said }: Stated): readonly Finding[] {
  const { event, owner } = cardOf(board, number);
  const step = event.find((each) => 'take' in each || 'discard' in each);
  if (said === undefined || step === undefined || UNCHOSEN.has(key)) return [];
  const by = owner ?? board.state.phasing;
  const verb = 'take' in step ? 'take' : 'discard';
  const frame = freshFrame(number, by);
  const task: CardsTask = { do: 'cards', verb, step, frame, by, random: false, left: 1, optional: true, chosen: [] };
  return whyNot(board, task, { type: 'select', by, card: said });
}

/** Why an event moves no marker, or no further one, in a country. */
export function whyNotCountry(board: Board, number: number, stated: Stated, { facts }: Part): readonly Finding[] {
  const { country, key } = stated;
  if (country === undefined || country < 0) return [];
  const { event, owner } = cardOf(board, number);
  const by = owner ?? board.state.phasing;
  const alike = facts.filter((fact) => fact.key === key && fact.country === country);
  const chosen = alike.filter(({ used }) => used).map(() => country);
  for (const step of event) {
    const adds = 'place' in step && ADDS.includes(key as (typeof ADDS)[number]);
    if (!adds && !('remove' in step && REMOVES.includes(key as (typeof REMOVES)[number]))) continue;
    const frame = freshFrame(number, by);
    const spec = 'place' in step ? step.place : step.remove;
    // Of markers that have moved there, only the limit of a choice says why no more of them do.
    if (chosen.length > 0 && 'countries' in spec && spec.countries === 'all') continue;
    const side = sideOfRole(board, frame, spec.side);
    const task: MarkersTask = { do: 'markers', step, frame, by, side, left: 1, optional: true, chosen };
    const why = whyNot(board, task, { type: adds ? 'place' : 'remove', by, country });
    const told = chosen.length > 0 ? why.filter(({ message }) => message === 'marker.limit') : why;
    if (told.length > 0)
      return told.map((finding) =>
        finding.args?.n === undefined ? finding : { ...finding, args: { ...finding.args, n: alike.length } },
      );
  }
  return [];
}

function whyNot(board: Board, task: Task, fact: GameFact): readonly Finding[] {
  const asking: Board = { ...board, state: { ...copyState(board.state), agenda: [task] } };
  return explainFact(asking, fact).filter(({ force }) => force === 'forbids');
}
