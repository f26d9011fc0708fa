/** What a test answers: yes, no or not known, of one subject or of all members of an enumeration at once. */
import { NumberSet } from './number-set.ts';

/** A yes-no test that may also be undecidable from what is known: `undefined`. */
export type Known = boolean | undefined;

/** A test. One made by `ofEach` can also be asked of all members of an enumeration at once. */
export interface Test<Board, Subject> {
  (board: Board, subject: Subject): Known;
  readonly each?: Each<Board, Subject>;
}

/** The members of an enumeration that pass; or the answer, if it is the same for all; or what is left to ask of each. */
export type Answer = NumberSet | Known | ((member: number) => Known);
/** A test of the members of an enumeration (countries, cards), whichever they are. */
export type Each<Board, Subject> = (board: Board, subject: Subject) => Answer;

/** A test that looks at one member of an enumeration (a country, a card), found in the subject. */
export const ofEach = <B, S>(memberOf: (subject: S) => number, each: Each<B, S>): Test<B, S> =>
  Object.assign(
    (board: B, subject: S): Known => {
      const answer = each(board, subject);
      if (answer instanceof NumberSet) return answer.has(memberOf(subject));
      return typeof answer === 'function' ? answer(memberOf(subject)) : answer;
    },
    { each },
  );

/** The members whose answer is not a sure no. */
export function notFalse(members: NumberSet, answer: Answer): NumberSet {
  if (answer instanceof NumberSet) return members.and(answer);
  if (typeof answer === 'function') return members.filter((member) => answer(member) !== false);
  return answer === false ? NumberSet.EMPTY : members;
}

/** The members whose answer is a sure yes. */
export function surelyTrue(members: NumberSet, answer: Answer): NumberSet {
  if (answer instanceof NumberSet) return members.and(answer);
  if (typeof answer === 'function') return members.filter((member) => answer(member) === true);
  return answer === true ? members : NumberSet.EMPTY;
}
