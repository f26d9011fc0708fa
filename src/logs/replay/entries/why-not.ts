/** The clause of what a line claims, where nothing on the board leads to it. */
import type { Finding } from '../../../core/finding.ts';
import type { Message } from '../../../core/render.ts';
import type { BodyLine } from '../../line.ts';
import type { LineOf, Slot } from '../entry-lines.ts';
import type { Run } from '../run.ts';
import { log } from '../say.ts';

export interface Objection {
  readonly clause: string;
  readonly said: Message | readonly Message[];
}

const CLAUSES: Readonly<Record<Exclude<BodyLine['kind'], 'influence' | 'event' | 'effect' | 'reshuffle'>, string>> = {
  vp: '10.2',
  defcon: '8.1',
  'military-operations': '8.2',
  'space-advance': '6.4.3',
  operations: '5.2',
  target: '6.0',
  'coup-result': '6.3.2',
  'realignment-roll': '6.2.2',
  war: '7.6',
  'war-result': '7.6',
  'space-roll': '6.4.1',
  'trap-roll': '5.3',
  'region-choice': '5.2',
  olympics: '5.2',
  'headline-card': '4.5.C',
  'no-cards': '5.5',
  discard: '5.4',
  reveal: '5.4',
  return: '5.4',
  play: '5.1',
  win: '10.3',
};

const NOTHING: Message = { message: 'log.nothing' };

export function whyNot(run: Run, slot: Slot): Objection {
  const { line } = slot;
  switch (line.kind) {
    case 'influence':
      if (slot.clause) return { clause: slot.clause, said: log('log.change', Math.abs(line.delta), slot.moved) };
      return { clause: line.delta > 0 ? '6.1.1' : '2.1.6', said: NOTHING };
    case 'event':
      return whyNoEvent(run, line);
    case 'effect':
      return {
        clause: '7.3',
        said: line.begins ? NOTHING : { message: 'log.effect-stays', args: { card: line.card } },
      };
    case 'reshuffle':
      return { clause: '4.3', said: { message: 'log.no-reshuffle' } };
    default:
      return { clause: CLAUSES[line.kind], said: NOTHING };
  }
}

/** Why an event that is marked cannot occur. */
export function whyNoEvent(run: Run, { card }: LineOf<'event'>): Objection {
  const why: Finding | undefined = run.at.idle.get(card);
  if (!why) return { clause: '5.2', said: { message: 'log.no-event', args: { card } } };
  const clause = why.message === 'event.barred' ? '7.5' : why.clause;
  return { clause, said: [{ message: 'log.event-cannot', args: { card } }, why] };
}
