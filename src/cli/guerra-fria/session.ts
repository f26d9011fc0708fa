/** The rules and the words of *Guerra fría* that the common options ask for. */

import type { Library } from '../../cases/guerra-fria.ts';
import type { Locale } from '../../core/ruleset.ts';
import { type Wording, wording } from '../../core/wording.ts';
import { loadGuerraFria, loadGuerraFriaTexts, loadGuerraFriaWords } from '../../data/guerra-fria.ts';
import type { Ruleset } from '../../games/guerra-fria/ruleset.ts';
import { type GuerraFriaLanguage, makeLanguage } from '../../ruling/guerra-fria/language.ts';
import type { Call } from '../command.ts';
import { type Stop, usageError } from '../exit.ts';
import { refusedOptions, type Session } from '../session.ts';

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
export function languageOf(session: Session, locale: Locale = session.locale): GuerraFriaLanguage {
  const texts = session.shared(locale);
  return makeLanguage(loadGuerraFriaTexts(locale, session.house()), texts.messages, texts);
}
