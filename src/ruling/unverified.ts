/** Values of an edition that no printed source confirms, as far as a ruling touches them. */

import { cardsTouched } from '../cases/readings.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';

/** Where a value stands that nobody has confirmed, and why. */
export interface Unverified {
  readonly where: string;
  readonly why: string;
}

/** The marks of the cards, boxes and clauses in the argument. */
export function unverifiedTouched(rules: Ruleset, ruling: CaseRuling): Unverified[] {
  const cards = cardsTouched(ruling);
  const boxes = boxesTouched(ruling);
  const marks = rules.unverified.filter(({ where }) => {
    const [kind, id = ''] = where.split('.');
    if (kind === 'cards') return cards.has(id);
    return kind === 'spaceRace' && boxes.has(Number(id));
  });
  const cited = new Set(ruling.findings.map(({ clause }) => clause));
  const clauses = [...cited].flatMap((id): Unverified[] => {
    const why = rules.clauses[id]?.unverified;
    // A remark about the second edition is of no concern to another.
    const elsewhere = rules.edition !== 'second' && /second edition|second-edition/.test(why ?? '');
    return why === undefined || elsewhere ? [] : [{ where: id, why }];
  });
  return onePerReason([...marks, ...clauses]);
}

/** Several fields of one thing with the same reason are one entry. */
function onePerReason(marks: readonly Unverified[]): Unverified[] {
  const byReason = new Map<string, Unverified>();
  for (const { where, why } of marks) {
    const thing = where.replace(/\.[^.]*$/, '');
    const field = where.slice(thing.length + 1);
    const earlier = byReason.get(`${thing}|${why}`);
    byReason.set(`${thing}|${why}`, { where: earlier && field !== '' ? `${earlier.where}, ${field}` : where, why });
  }
  return [...byReason.values()];
}

/** Boxes of the space race that a marker reaches, or tries to reach. */
function boxesTouched({ findings }: CaseRuling): ReadonlySet<number> {
  return new Set(
    findings.flatMap(({ message, args }) => {
      if (message === 'change.space') return [Number(args?.to)];
      return message === 'space.success' || message === 'space.failure' ? [Number(args?.n)] : [];
    }),
  );
}
