/**
 * The case that a question comes to if the little of it that is not understood is left out. It is an offer: nothing is ruled on
 * before whoever asked has seen how he was read.
 */
import type { CaseInput } from '../cases/case.ts';
import { checkCase } from '../cases/read-checks.ts';
import { caseNames } from '../cases/read-names.ts';
import { questionOf, type WritingLanguage } from '../cases/scenario-text.ts';
import { sentencesOf } from '../cases/scenario-write.ts';
import type { Verdict } from '../core/finding.ts';
import type { Message } from '../core/render.ts';
import { type Wording, wording } from '../core/wording.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Draft } from './draft.ts';
import type { AskingLanguage } from './language.ts';
import type { Names } from './names.ts';
import { draftOf } from './read-draft.ts';
import { readIn } from './reading.ts';
import { toldBy } from './results/frames.ts';
import { looseParts } from './results/parts.ts';
import { caseFrom } from './to-case.ts';
import type { Gap, UnderstoodCase } from './understood.ts';

/** A question as far as it is read as a case. */
export interface Nearly {
  readonly input: CaseInput;
  /** Words of which nothing was made, as they were written. */
  readonly left: readonly string[];
}

/** With more words left out it is another question. */
const MOST_LEFT = 3;
/** Words that mean one of these, or that name a country, change what is asked: without them it is another question as well. */
const MATTERS: ReadonlySet<string> = new Set(
  'coup realign place space headline discard cancel europe asia africa middle_east america southeast'.split(' '),
);

/**
 * A question as a case without the words that are not understood.
 * @param gaps what is not understood of it as a case: all of it is told
 * @returns undefined if they are many, if one is a number, a country or a deed, or if nothing is played in it
 */
export function nearly(
  question: string,
  language: AskingLanguage,
  names: Names,
  rules: Ruleset,
  gaps: readonly Gap[],
): Nearly | undefined {
  const left = gaps.flatMap(({ from, to }) => question.slice(from, to).split(/\s+/));
  const found = [byParts(question, language, names, rules), byPhrases(question, language, names, rules, left)];
  const [best] = found.flatMap((each) => each ?? []).toSorted((a, b) => a.left.length - b.left.length);
  const matters = (word: string): boolean =>
    /\d/.test(word) ||
    names.index.country(word) !== undefined ||
    language.concepts(word.toLowerCase()).some((concept) => MATTERS.has(concept));
  const isWhole = best && best.left.length <= MOST_LEFT && !best.left.some(matters);
  return isWhole ? best : undefined;
}

function byPhrases(
  question: string,
  language: AskingLanguage,
  names: Names,
  rules: Ruleset,
  left: readonly string[],
): Nearly | undefined {
  const { fragments } = readIn(question, language, names, language.phrases, language.isFiller);
  const { draft, useless } = draftOf(fragments, rules);
  const input = draft.named ? playIn(draft) : undefined;
  const isStated = fragments.some((each) => STATED.test(each.id) && !useless.some(({ from }) => from === each.from));
  return input && isStated ? { input, left } : undefined;
}

/** Without a position or a die it is a question about the rules. */
const STATED = /^(?:position\.(?!turn|round)|more\.|act\.(?:die|rolls|value))/;

function byParts(question: string, language: AskingLanguage, names: Names, rules: Ruleset): Nearly | undefined {
  const { parts, left, idle } = looseParts(question, language, names);
  // A condition that nothing is made of is more than a word that is left over.
  const told = idle ? undefined : toldBy(parts, rules);
  const input = told && playIn(draftOf(told.fragments, rules).draft);
  return input ? { input, left } : undefined;
}

/** What is played; a level of DEFCON that nobody named is assumed again when it is asked. */
function playIn(draft: Draft): CaseInput | undefined {
  const input = caseFrom(draft);
  if (!input?.action.some(({ kind }) => kind !== 'query')) return undefined;
  return withoutAssumed(input, draft.assumed);
}

function withoutAssumed(input: CaseInput, assumed: readonly Message[]): CaseInput {
  const { defcon, ...position } = input.position;
  return assumed.some(({ message }) => message === 'asked.defcon') ? { ...input, position } : input;
}

/** Does nothing that is said of the position exclude the rest of it: no card in two places, no number out of its bounds? */
function isSound(input: CaseInput, rules: Ruleset): boolean {
  let sound = true;
  checkCase(
    input,
    rules,
    caseNames(rules, () => ({})),
    () => {
      sound = false;
    },
  );
  return sound;
}

/** What stands before the question that is offered: how the first one was read. */
export const offerSaid = ({ left }: Nearly): Wording =>
  left.length > 0
    ? wording('read as a case without "{words}"; to have it ruled on, put right what is wrong and ask:', {
        words: left.join(', '),
      })
    : wording('read as a case; to have it ruled on, put right what is wrong and ask:');

/** What stands before the two questions where a card may be used or in effect, or be spent or happen as its event. */
export const EITHER = wording('this may be meant in two ways; ask which one:');

/** What may be meant, where that is two things: one case for each. */
export const eitherOf = ({ input, assumed, alternative }: UnderstoodCase): readonly Nearly[] =>
  alternative === undefined
    ? []
    : [input, alternative.input].map((each) => ({ input: withoutAssumed(each, assumed), left: [] }));

/** A question to ask instead, and the verdict that it gets. */
export interface Offered {
  readonly question: string;
  readonly verdict: Verdict;
}

/**
 * The question to ask instead, in the sentences of the features.
 * @param verdictOn the verdict on a question, if it is understood and ruled on: what is offered has to be
 * @returns undefined where no sentence says it, or nothing comes of it
 */
export function offerOf(
  { input }: Nearly,
  rules: Ruleset,
  language: WritingLanguage,
  verdictOn: (question: string) => Verdict | undefined,
): Offered | undefined {
  if (!isSound(input, rules)) return undefined;
  const { edition: _, ...own } = input;
  const written = sentencesOf(own, rules);
  if ('unsaid' in written) return undefined;
  const question = `${questionOf(written, language)}.`;
  const verdict = verdictOn(question);
  return verdict && { question, verdict };
}
