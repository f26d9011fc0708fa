/** Cases for clauses that no case of the suite shows: wrong facts at the positions of random games, and as little around them as will do. */
import type { CaseInput } from '../../cases/case.ts';
import { writeFact } from '../../cases/facts.ts';
import { testsOf } from '../../core/judge.ts';
import type { ClauseId } from '../../core/ruleset.ts';
import { playsOf, positionBefore, type RandomPlay } from '../../fuzz/plays.ts';
import { type Random, seeded } from '../../fuzz/random.ts';
import { unlistedFacts } from '../../fuzz/unlisted.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { Agreement } from '../../match/agreement.ts';
import { twilightStruggle } from '../../registry/twilight-struggle.ts';
import { decisiveIn, type Kind, rulingOf } from './evidence.ts';
import { shrunk } from './shrink.ts';

/** A case that shows what a clause does. */
export interface Shown {
  readonly clause: ClauseId;
  readonly shows: Kind;
  readonly input: CaseInput;
}

/** Plays random games and tells of every clause that is asked for, and of the smallest case that shows it. */
export function searchCases(
  rules: Ruleset,
  wanted: ReadonlySet<ClauseId>,
  agreementOf: (random: Random) => Agreement,
  games: number,
): Shown[] {
  const best = new Map<ClauseId, Shown>();
  for (let seed = 0; seed < games; seed++) {
    const random = seeded(seed);
    const agreement = agreementOf(random);
    for (const play of playsOf(agreement, random))
      for (const found of inPlay(play, agreement, wanted, best, random)) {
        const shown = rulingOf(rules, found.input);
        const shows = shown && decisiveIn(shown).get(found.clause);
        if (!shows) continue;
        const small = smaller(rules, { ...found, shows });
        const known = best.get(found.clause);
        if (!known || sizeOf(small) < sizeOf(known)) best.set(found.clause, small);
      }
  }
  return [...best.values()];
}

/** A case is tried for a clause that is not shown yet, and now and then for one that is, since it may be smaller. */
function* inPlay(
  play: RandomPlay,
  { edition, policies }: Agreement,
  wanted: ReadonlySet<ClauseId>,
  best: ReadonlyMap<ClauseId, Shown>,
  random: Random,
): Iterable<Omit<Shown, 'shows'>> {
  const said = [];
  for (const { fact, before } of play.facts) {
    for (const wrong of unlistedFacts(before, random)) {
      const clauses = clausesAgainst(before, wrong).filter((clause) => wanted.has(clause));
      for (const clause of clauses) {
        if (best.has(clause) && random.below(20) > 0) continue;
        const position = positionBefore(play);
        if (!position) continue;
        const facts = [...said, writeFact(wrong, before)];
        const input: CaseInput = {
          edition,
          ...(Object.keys(policies).length > 0 && { policies }),
          position,
          action: [{ kind: 'facts', facts }],
        };
        yield { clause, input };
      }
    }
    said.push(writeFact(fact, before));
  }
}

function clausesAgainst(board: RandomPlay['before'], fact: GameFact): ClauseId[] {
  try {
    const findings = testsOf(twilightStruggle, board, fact);
    return [...new Set(findings.filter(({ force }) => force === 'forbids').map(({ clause }) => clause))];
  } catch {
    return [];
  }
}

/** Leaves out whatever the case shows its clause without. */
function smaller(rules: Ruleset, shown: Shown): Shown {
  const shows = (input: CaseInput): boolean => {
    const ruling = rulingOf(rules, input);
    return ruling !== undefined && decisiveIn(ruling).get(shown.clause) === shown.shows;
  };
  return { ...shown, input: shrunk(shown.input, shows) };
}

const sizeOf = ({ input }: Shown): number => JSON.stringify(input).length;
