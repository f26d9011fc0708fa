/** The rules and the words of *Guerra fría* that the common options ask for. */

import type { Call } from '../../../../cli/command.ts';
import { type Stop, usageError } from '../../../../cli/exit.ts';
import { refusedOptions, type Session } from '../../../../cli/session.ts';
import type { CaseProblem } from '../../../../core/case-problem.ts';
import { type Wording, wording } from '../../../../core/wording.ts';
import { didYouMean } from '../../../../data/nearest.ts';
import type { Words } from '../../desk/words.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Seat } from '../../seats.ts';
import type { Library } from '../cases.ts';
import { loadGuerraFria, loadGuerraFriaTexts, loadGuerraFriaWords } from '../data/load.ts';
import { type GuerraFriaLanguage, makeLanguage } from '../ruling/language.ts';

/** The rules under the policies asked for. Throws a `Stop` for what the game does not have. */
export function rulesOf({ session, given, command }: Pick<Call, 'session' | 'given' | 'command'>): Ruleset {
  if (session.edition !== undefined)
    throw wrongUse(wording('Guerra fría has one edition; leave out --edition'), command.name);
  if (given.has('profile'))
    throw wrongUse(wording('Guerra fría has no profiles; name the readings with --policy'), command.name);
  const house = session.house();
  const loaded = loadGuerraFria({ policies: session.policies, ...(house && { house }) });
  if (loaded.ok) return loaded.rules;
  throw refusedOptions(loaded.diagnostics, session.mistakeWords());
}

/** What a call rules by. */
export const libraryOf = (call: Call): Library => ({
  rules: rulesOf(call),
  policies: call.session.policies,
  words: loadGuerraFriaWords(),
});

/** A `Stop` about how a command was called for this game. */
export const wrongUse = (message: Wording, command: string, hint?: Wording): Stop =>
  usageError(message, `${command} --game guerra-fria`, hint);

/** The language of a call: the labels of every command, and above them the words of the game. */
export function languageOf(session: Session): GuerraFriaLanguage {
  const { locale } = session;
  const texts = session.shared(locale);
  return makeLanguage(loadGuerraFriaTexts(locale, session.house()), texts.messages, texts);
}

/** The player of this name, in any language. Throws a `Stop` about the option it stands in, if it stands in one. */
export function seatAsked(name: string, { seat, seats }: Words, command: string, option?: string): Seat {
  const found = seat(name);
  if (found !== undefined) return found;
  const problem = wording('unknown player "{name}"', { name });
  const hint = didYouMean(name, seats) ?? wording('south, west, north or east');
  throw wrongUse(option === undefined ? problem : wording('{option}: {problem}', { option, problem }), command, hint);
}

/** What may have been meant by something that is not understood: the nearest word, or what would have been right. */
export const hintFor = ({ message, expected, candidates = [] }: CaseProblem): Wording | undefined =>
  didYouMean(String(message.parts.name), candidates) ?? (expected && wording('expected {what}', { what: expected }));
