/**
 * From a question that is understood to the ruling on it: the one way that the command line, the desk of the site and the
 * kept disputes all take, so that none of them says something else than another.
 */
import type { CaseInput } from '../cases/case.ts';
import { inAllOf } from '../cases/outcomes.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Finding, Verdict } from '../core/finding.ts';
import type { Message } from '../core/render.ts';
import { type Wording, wording } from '../core/wording.ts';
import { answersTo } from './asker.ts';
import { carriedOut, whateverIsChosen } from './certain.ts';
import { mostPlaced } from './most.ts';
import { allWithin, hangsOn, type OpenCountry, type Otherwise, otherwise } from './open-control.ts';
import { asMeant, type Rule } from './rest.ts';
import { type Spent, withoutMarker } from './spent.ts';
import type { UnderstoodCase } from './understood.ts';

/** The ruling on a question. */
export interface RuledQuestion {
  /** The case as it is meant. */
  readonly input: CaseInput;
  /** The case as it was asked, in whose words it is told what is claimed. */
  readonly asked: CaseInput;
  /** Undetermined where it hangs on something that is not said, whatever the one case comes to. */
  readonly verdict: Verdict;
  /** The ruling on the case as it is meant. */
  readonly ruling: CaseRuling;
  /** The same without what is only said of what was assumed, which is no part of the argument. */
  readonly told: CaseRuling;
  /** What was taken for granted because nobody said it. */
  readonly assumed: readonly Message[];
  /** Under what else, of which nothing is said, the verdict would be another one. */
  readonly others: readonly Otherwise[];
  /** The same in words: first what it hangs on, then each way it may be. */
  readonly open: readonly Message[];
  /** What was asked for beside a verdict. */
  readonly answers: readonly Message[];
  /** What comes of it whatever is chosen, where choices are open. */
  readonly certain: readonly Finding[];
}

/** What is forbidden because nothing of the kind is done at that moment: the case was made of other words than were meant. */
const ASTRAY = new Set(['out-of-sequence', 'not-your-decision']);

/** Where markers go down of whose reach nothing is said. */
const nearOf = (open: readonly OpenCountry[]): readonly OpenCountry[] =>
  open.filter(({ beside }) => beside !== undefined);

/** The markers within reach that are taken for granted. */
const toldNearby = (near: readonly OpenCountry[], { start }: CaseRuling): readonly Message[] =>
  near.map(({ beside }): Message => {
    const country = start.rules.countries.findIndex(({ name }) => name === beside?.name);
    return { message: 'asked.influence', args: { side: beside?.side === 'us' ? 0 : 1, country, n: 1 } };
  });

/**
 * The case with what nobody stated nearby, where a marker is forbidden for want of it and something else forbids it as well: what
 * was said decides, not what was left out.
 */
function withinReach({ open, input: asked }: UnderstoodCase, before: CaseRuling, rule: Rule): Spent | undefined {
  const near = nearOf(open);
  const forbids = ({ findings }: CaseRuling) => findings.find(({ force }) => force === 'forbids')?.message;
  if (near.length === 0 || before.verdict !== 'illegal' || forbids(before) !== 'place.reach') return undefined;
  const input = allWithin(asked, near);
  const ruling = rule(input);
  if (ruling?.verdict !== 'illegal' || forbids(ruling) === 'place.reach') return undefined;
  return { input, ruling, assumed: toldNearby(near, before) };
}

/**
 * An event that finds nothing to do, though markers are stated: they were not those that were meant, or not where. Of headlines it may be
 * asked which comes first.
 */
function findsNothing({ findings }: CaseRuling, { position, action }: CaseInput): boolean {
  const says = (wanted: string): boolean => findings.some(({ message }) => message === wanted);
  const isStated = Object.keys(position.influence ?? {}).length > 0;
  return (
    isStated && action.some(({ kind }) => kind === 'play') && says('markers.exhausted') && !says('change.influence')
  );
}

const WEIGHTY = /^(?:end\.|change\.(?:defcon|vp|influence)$)/;

/** The verdict, and what comes of it for DEFCON, for points and for the game: two readings that differ in these are not the same. */
function comesTo(ruling: CaseRuling | undefined): string {
  const all = [...(ruling?.findings ?? []), ...inAllOf(ruling?.outcomes ?? [])];
  const weighty = all.filter(({ message }) => WEIGHTY.test(message));
  return JSON.stringify([ruling?.verdict, weighty.map(({ message, args }) => [message, args])]);
}

/** Does one reading say all that the other says, and perhaps more? */
function includesAll(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part;
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(([key, each]) => includesAll((whole as Record<string, unknown>)[key], each));
}

/** The cards that are used. */
const usedIn = (input: CaseInput | undefined): string =>
  (input?.action ?? []).map((each) => ('card' in each ? each.card : '')).join();

/** The case that a question is read as, and the ruling; undefined where it may be two cases that come out differently. */
function readingOf({ input, alternative }: UnderstoodCase, rule: Rule) {
  const ruling = rule(input);
  const other = alternative && rule(alternative.input);
  // What is added by an event is no marker that was there before, where it leaves nothing open.
  if (ruling && !ruling.missing && !alternative?.ifIllegal && other?.missing?.missing === 'markers')
    return { asked: input, ruling };
  // Of two cards that are used neither has come to anything yet.
  const isOpen = ruling?.verdict === 'undetermined' && usedIn(alternative?.input) !== usedIn(input);
  const isSame = !isOpen && comesTo(other) === comesTo(ruling);
  const isIdle = alternative?.ifIllegal && (ruling?.verdict !== 'illegal' || other?.verdict !== 'legal');
  if (!ruling || !alternative || isSame || isIdle) return ruling && { asked: input, ruling };
  // "I win the Indo-Pakistani War": the same, with a die that the other reading leaves open.
  if (!other || !ruling.missing || !includesAll(alternative.input, input)) return undefined;
  return other.verdict === ruling.verdict ? { asked: alternative.input, ruling: other } : { asked: input, ruling };
}

/**
 * Rules on a question.
 * @param rule rules on a case; undefined if it is none
 * @returns undefined if no case that can be ruled on is made of the question, one that asks for nothing that is done then, or two
 *   that come out differently
 */
export function ruleQuestion(understood: UnderstoodCase, rule: Rule): RuledQuestion | undefined {
  const { asked, ruling: before } = readingOf(understood, rule) ?? {};
  if (!asked || !before) return undefined;
  // A card of which nobody speaks is not in the hand that is told: which one is played has to be said.
  const isCardTaken = understood.assumed.some(({ message }) => message === 'asked.card');
  const strays = (message: string): boolean => ASTRAY.has(message) || (isCardTaken && message === 'play.in-hand');
  if (before.findings.some(({ force, message }) => force === 'forbids' && strays(message))) return undefined;
  if (before.verdict === 'legal' && findsNothing(before, asked)) return undefined;
  const near = nearOf(understood.open);
  const mostHere = understood.most ? mostPlaced(asked, rule) : undefined;
  // How many go there is asked, not whether any are within reach.
  const mostNear = understood.most && !mostHere ? mostPlaced(allWithin(asked, near), rule) : undefined;
  const most = mostHere ?? mostNear;
  const meant = most ? undefined : (asMeant(asked, before, rule) ?? withinReach(understood, before, rule));
  const { input, ruling } = most ?? meant ?? { input: asked, ruling: before };
  const others = otherwise(input, understood.open, (other) => rule(other));
  const verdict = others.length > 0 ? 'undetermined' : ruling.verdict;
  return {
    input,
    asked,
    verdict,
    ruling,
    told: meant && ruling.verdict === 'legal' ? withoutMarker(ruling) : ruling,
    assumed: [...understood.assumed, ...(mostNear ? toldNearby(near, before) : []), ...(meant?.assumed ?? [])],
    others,
    open: hangsOn(others, ruling.verdict),
    answers: [
      ...(understood.barred ? [{ message: 'asked.barred', args: { verdict } }] : []),
      ...(most ? [most.answer] : answersTo(ruling, input, understood)),
    ],
    certain: whateverIsChosen(
      ruling,
      carriedOut(ruling, (chooser) => rule(input, chooser)),
    ),
  };
}

/** Why a question that is read as a case is not ruled on, before what decides questions like it. */
export const heldBack = ({ alternative }: UnderstoodCase): Wording =>
  alternative
    ? wording('it may be meant in two ways, so nothing is ruled on; questions like it are decided by this:')
    : wording('as it is read nothing would be done, so nothing is ruled on; questions like it are decided by this:');
