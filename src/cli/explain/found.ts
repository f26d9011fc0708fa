/** Something that was looked up, under the headings of the command. */
import type { Found } from '../../core/lookup.ts';
import { loadFactWords } from '../../data/index.ts';
import type { CallLanguage } from '../../ruling/language.ts';
import { factsInWords } from '../../text/facts.ts';
import { type Entry, sectionsOf } from './entry.ts';

/** @param code where the code names it */
export function entryOf(found: Found, language: CallLanguage, code: readonly string[] = []): Entry {
  const { kind, id, title, text, facts, options = {}, inForce, evidence = [], clauses, issues, steps } = found;
  const numbers = factsInWords(facts, { written: loadFactWords(language.names.locale) });
  const readings = Object.entries(options).map(
    ([option, reading]) => `${option === inForce ? '✓ ' : ''}${option}: ${reading}`,
  );
  const summaries = clauses
    .filter((clause) => clause !== id)
    .map((clause) => `${clause}: ${language.clauses?.[clause]?.summary ?? ''}`);
  const questions = issues.map((issue) => `${issue}: ${language.issues?.[issue]?.question ?? ''}`);
  return {
    ...{ kind, id, title, summary: text },
    sections: sectionsOf({
      numbers: numbers.map(({ name, value }) => `${name}: ${value}`),
      options: readings,
      evidence,
      clauses: summaries,
      issues: questions,
      states: steps,
      code,
    }),
  };
}
