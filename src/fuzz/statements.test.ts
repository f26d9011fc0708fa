/**
 * Plays of random games, put into the words of a case. As they are they come out as in the game; with a fact added or
 * exchanged none is called LEGAL unless what is said has come to pass. `PLAYS=20000` looks at that many.
 */
import { describe, expect, it } from 'vitest';
import { exchanged } from './exchanged.ts';
import { pick, seeded } from './random.ts';
import {
  additions,
  bystanders,
  handedIn,
  legal,
  lessened,
  subjects,
  tableOf,
  withAdded,
} from './statements.fixture.ts';

const PLAYS = Number(process.env.PLAYS ?? 1200);
/** Many plays take long on a busy machine, which is no fault of theirs. Milliseconds. */
const PATIENCE = { timeout: Math.max(900_000, PLAYS * 1000) };

describe('a play of a random game in the words of a case', () => {
  it('comes out as it did in the game', PATIENCE, () => {
    const wrong: string[] = [];
    for (const { title, action, rule, played } of subjects(PLAYS)) {
      const ruling = legal(rule(action));
      if (!ruling || tableOf(ruling.end) !== tableOf(played)) wrong.push(title);
    }
    expect(wrong).toEqual([]);
  });

  it('is not called legal with something more, or something else, that comes to nothing', PATIENCE, () => {
    const wrong: string[] = [];
    const random = seeded(14);
    for (const { action, rule } of subjects(PLAYS)) {
      const ruling = legal(rule(action));
      if (!ruling || ruling.end.state.result) continue;
      const before = handedIn(ruling);
      const others = bystanders(ruling);
      const values = additions(others);
      const changed = [
        ...[0, 1, 2].flatMap(() => {
          const key = pick(random, Object.keys(values));
          return withAdded(action, key, values[key]?.(random)) ?? [];
        }),
        ...exchanged(action, pick(random, others.countries)),
      ];
      for (const words of changed) {
        const now = legal(rule(words));
        if (now && !now.end.state.result && handedIn(now) === before) wrong.push(JSON.stringify(words));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('comes out otherwise with something less, unless that had to happen', PATIENCE, () => {
    const wrong: string[] = [];
    for (const { action, rule } of subjects(PLAYS)) {
      const ruling = legal(rule(action));
      if (!ruling || ruling.end.state.result) continue;
      for (const words of lessened(action)) {
        const now = legal(rule(words));
        if (now && now.forced.length === 0 && handedIn(now) === handedIn(ruling))
          wrong.push(JSON.stringify([action, words]));
      }
    }
    expect(wrong).toEqual([]);
  });
});
