/** Questions at the command line: who understands them, and who rules on the cases that come of them. */

import { stringify } from 'yaml';
import { type Asker, askedAbout, featureSentences, makeAsker } from '../../asking/asker.ts';
import type { Generally } from '../../asking/generally.ts';
import type { Rule } from '../../asking/rest.ts';
import type { Understood } from '../../asking/understood.ts';
import type { CaseInput } from '../../cases/case.ts';
import type { CaseDesk } from '../../cases/desk.ts';
import { spokenProblem } from '../../cases/spoken-problem.ts';
import { remember } from '../../core/remember.ts';
import { wordingIn } from '../../core/wording.ts';
import { type Diagnostic, saidOf } from '../../data/diagnostics.ts';
import { loadAskingWords, loadPhrases } from '../../data/index.ts';
import { LOCALES } from '../../data/locales.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { Call } from '../command.ts';
import { Stop } from '../exit.ts';
import { report } from '../report.ts';

/** The question as a case, in the language asked for or else in whichever leaves no word over. */
export function read(question: string, { session }: Call, desk: CaseDesk): Understood {
  return askerFor(session.rules('deluxe'), { session, desk })(question, session.locale);
}

/** The same question as one about the rules in general: what decides questions like it. */
export function readGenerally(question: string, { session }: Call, desk: CaseDesk): Generally | undefined {
  return askerFor(session.rules('deluxe'), { session, desk }).generally(question, session.locale);
}

/** Made once for the rules and the words that go with them: a conversation has many questions. */
const askerFor = remember((rules: Ruleset, { session, desk }: Pick<Call, 'session'> & { desk: CaseDesk }): Asker => {
  const sources = LOCALES.flatMap((locale) => {
    const words = loadAskingWords(locale);
    const phrases = loadPhrases(locale);
    const { names, clauses } = session.texts(locale);
    return words ? [{ locale, words, ...featureSentences(phrases), names, clauses }] : [];
  });
  return makeAsker(sources, desk.nameIndex(), askedAbout(rules, session.rules('second')));
});

/** Rules on cases like one, each choice made as told. */
export function ruleWith(input: CaseInput, desk: CaseDesk, call: Call): Rule {
  const { file, entry } = opened(input, desk, call);
  return (other, chooser) => {
    const judged = desk.rule(file, entry, other, chooser);
    return judged.ok ? judged.ruling : undefined;
  };
}

const fileOf = (input: CaseInput, desk: CaseDesk) => desk.read('the question', stringify(input));

/** Is it a case at all, one that can be ruled on? */
export function isCase(input: CaseInput, desk: CaseDesk): boolean {
  const file = fileOf(input, desk);
  return file.ok && file.rejected.length === 0;
}

/** The question as the one case of a file. */
export function opened(input: CaseInput, desk: CaseDesk, call: Call) {
  const file = fileOf(input, desk);
  if (!file.ok || file.rejected.length > 0) throw refused(file.ok ? file.rejected : file.diagnostics, call);
  return { file, entry: file.cases[0]! };
}

/** Refuses what a question states, where no case can be made of it: a sentence without the lines of a case nobody wrote. */
export function refuseProblem(input: CaseInput, desk: CaseDesk, call: Call): void {
  const { file, entry } = opened(input, desk, call);
  const judged = desk.rule(file, entry);
  if (!judged.ok && judged.diagnostics.length > 0) throw refused(judged.diagnostics, call);
}

function refused([first, ...rest]: readonly Diagnostic[], call: Call): Stop {
  const { session } = call;
  if (!first) return new Stop(report(rest, call));
  const mistake = { path: first.path, ...saidOf(first) };
  const message = spokenProblem(mistake, session.rules('deluxe'), session.texts().names);
  return new Stop(`arbiter: ${wordingIn(session.mistakeWords(), message)}`);
}
