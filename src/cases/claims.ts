/**
 * What a case states of its own outcome, held against the ruling: somebody at the table says that he scores 5 victory points, and
 * wants to hear whether that is so and how the number comes about.
 */
import type { Args, Finding } from '../core/finding.ts';
import type { Message } from '../core/render.ts';
import type { CaseInput } from './case.ts';
import { sideNamed } from './effects.ts';
import type { CaseRuling } from './rule.ts';
import { compare } from './suite.ts';

/** One thing that is claimed. */
export interface Claim {
  /** Where the case states it, such as `milops.us`. */
  readonly key: string;
  /** `open`: what is not stated decides; `none`: nothing of the kind comes of it, or the play is not allowed. */
  readonly state: 'right' | 'wrong' | 'open' | 'none';
  readonly claimed: unknown;
  readonly found: unknown;
  /** What is claimed, as something to say, and what comes out; a key that is no number has no words of its own. */
  readonly said?: Message;
  readonly comes?: Message;
  /** How the number comes about. */
  readonly how: readonly Finding[];
}

/** A number that a ruling computes, and the findings it is read from. */
interface Figure {
  readonly message: string;
  readonly from: readonly string[];
  /** It stands on the board: a play that is not finished may change it yet, and one that is not allowed changes nothing. */
  readonly onBoard?: true;
  /** What either side gains counts. */
  readonly net?: true;
}

const INFLUENCE: Figure = { message: 'claimed.influence', from: ['change.influence'], onBoard: true };
const FIGURES: Readonly<Record<string, Figure>> = {
  influence: INFLUENCE,
  influence_changed: INFLUENCE,
  vp: { message: 'vp.track', from: ['change.vp'], onBoard: true, net: true },
  vp_gained: { message: 'claimed.vp-gained', from: ['change.vp'], onBoard: true, net: true },
  defcon: { message: 'claimed.defcon', from: ['change.defcon'], onBoard: true },
  milops: { message: 'claimed.milops', from: ['change.milops'], onBoard: true },
  space: { message: 'claimed.space', from: ['change.space'], onBoard: true },
  tally: { message: 'claimed.tally', from: ['score.total', 'score.none'], onBoard: true },
  ops_value: {
    message: 'claimed.operations',
    from: ['operations.printed', 'operations.modified', 'operations.within'],
  },
  marker_costs: { message: 'claimed.cost', from: ['place.cost'] },
  roll_modifiers: { message: 'claimed.modifier', from: ['realign.roll'] },
  coup_die_modifier: { message: 'claimed.coup', from: ['coup.strength'] },
  war_modifier: { message: 'claimed.war', from: ['war.won', 'war.lost'] },
};

/** Everything that a case claims of what comes of it; what is right comes last. That it is legal is told by the ruling, where it is. */
export function claimsOf({ expect = {} }: Pick<CaseInput, 'expect'>, ruling: CaseRuling): readonly Claim[] {
  const claims = Object.entries(expect).flatMap(([key, stated]) => {
    const figure = FIGURES[key];
    if (figure) return leaves(stated).map(([path, n]) => claimOf(key, figure, path, n, ruling));
    const wrong = { state: 'wrong', how: [] } as const;
    return compare({ [key]: stated }, ruling).map(({ key: where, expected, found }): Claim => {
      if (key !== 'legal') return { ...wrong, key: where, claimed: expected, found };
      const [said, comes] = [verdictSaid(expected), verdictSaid(ruling.verdict)];
      return { ...wrong, key, claimed: expected, found, said, comes };
    });
  });
  return claims.toSorted((a, b) => Number(a.state === 'right') - Number(b.state === 'right'));
}

const verdictSaid = (verdict: unknown): Message => ({
  message: 'claimed.verdict',
  args: { verdict: verdict === true ? 'legal' : verdict === false ? 'illegal' : String(verdict) },
});

type Path = readonly string[];

/** The numbers of a value, each with the keys or places in a list that lead to it. */
function leaves(value: unknown, path: Path = []): readonly (readonly [Path, number])[] {
  if (typeof value === 'number') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, each]) => leaves(each, [...path, key]));
}

function claimOf(key: string, figure: Figure, path: Path, n: number, ruling: CaseRuling): Claim {
  const subject = subjectOf(path, ruling);
  const factKey = key === 'influence_changed' ? 'influence' : key;
  const found = at(ruling.facts[factKey], path, ruling);
  const say = (value: number): Message => ({ message: figure.message, args: { ...subject, n: value, to: value } });
  const how = ruling.findings.filter((finding) => isAbout(finding, figure, subject));
  return {
    key: [key, ...path].join('.'),
    state: stateOf(figure, n, found, ruling),
    claimed: n,
    found,
    said: say(n),
    ...(typeof found === 'number' && { comes: say(found) }),
    how: subject.nth === undefined ? how : how.slice(subject.nth - 1, subject.nth),
  };
}

function stateOf({ onBoard }: Figure, n: number, found: unknown, { verdict, missing }: CaseRuling): Claim['state'] {
  if (verdict === 'illegal' && onBoard && n !== found) return 'none';
  const isOpen = verdict !== 'illegal' && (missing !== undefined || verdict === 'undetermined');
  if (isOpen && (onBoard || found === undefined)) return 'open';
  if (found === undefined) return 'none';
  return n === found ? 'right' : 'wrong';
}

/** Whose number it is, where, and of which marker or roll. */
interface Subject extends Args {
  readonly side?: 0 | 1;
  readonly country?: number;
  /** From 1. */
  readonly nth?: number;
}

function subjectOf(path: Path, { names }: CaseRuling): Subject {
  const side = path.map(sideNamed).find((each) => each !== undefined);
  const nth = path.find((key) => /^\d+$/.test(key));
  const country = side === undefined || path.length < 2 || nth !== undefined ? undefined : names.country(path[0] ?? '');
  return {
    ...(side !== undefined && { side }),
    ...(country !== undefined && { country }),
    ...(nth !== undefined && { nth: Number(nth) + 1 }),
  };
}

/** What stands at the end of a path in what was observed, where sides have small letters and countries their ids. */
function at(value: unknown, path: Path, { names, end }: CaseRuling): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const index = rest.length > 0 ? names.country(first) : undefined;
  const key = sideNamed(first) === undefined ? (end.tables.countries[index ?? -1]?.id ?? first) : first.toLowerCase();
  return at((value as Readonly<Record<string, unknown>> | undefined)?.[key], rest, { names, end } as CaseRuling);
}

const isAbout = ({ message, args = {} }: Finding, { from, net }: Figure, { side, country }: Subject): boolean =>
  from.includes(message) &&
  (net || side === undefined || args.side === side) &&
  (country === undefined || args.country === country);
