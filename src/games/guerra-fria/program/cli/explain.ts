/** What *Guerra fría* knows about every name. */

import { type Entry, section } from '../../../../cli/explain/entry.ts';
import { codeNaming } from '../../../../cli/explain/uses.ts';
import type { Explainer } from '../../../../cli/game.ts';
import type { Locale } from '../../../../core/ruleset.ts';
import { wording } from '../../../../core/wording.ts';
import { loadFactWords } from '../../../../data/index.ts';
import { LOCALES } from '../../../../data/locales.ts';
import { nearest } from '../../../../data/nearest.ts';
import { guerraFria, guerraFriaDesk } from '../../../../registry/guerra-fria.ts';
import { factsInWords } from '../../../../text/facts.ts';
import type { Entry as Found } from '../../desk/lookup.ts';
import type { Texts } from '../../desk/texts.ts';
import { loadGuerraFriaTexts } from '../data/load.ts';
import type { GuerraFriaLanguage } from '../ruling/language.ts';
import { languageOf, rulesOf } from './session.ts';

export const guerraFriaExplainer: Explainer = {
  machine: guerraFria.machine,
  examples: wording('try a clause (2.4.2.1), a move (+4, R, A), a card (IN, OUT, ALLY), an issue'),
  under(call) {
    const { session } = call;
    const texts = Object.fromEntries(LOCALES.map((locale) => [locale, loadGuerraFriaTexts(locale, session.house())]));
    const library = { rules: rulesOf(call), texts: texts as Record<Locale, Texts> };
    const language = languageOf(session);
    return {
      language: language,
      find: {
        explain: (text) => {
          const found = guerraFriaDesk.explainId(library, text, session.locale);
          return found ? [entryOf(found, language)] : [];
        },
        nearest: (text) => nearest(text, guerraFriaDesk.explainable(library), 3),
      },
    };
  },
};

/** The entry under the headings of the command. */
function entryOf(found: Found, language: GuerraFriaLanguage): Entry {
  const { kind, id, title, text, facts, options = {}, inForce, evidence = [], clauses, issues, steps } = found;
  const { texts } = language;
  const summaries = clauses
    .filter((clause) => clause !== id)
    .map((clause) => `${clause}: ${texts.clauses[clause]?.summary ?? ''}`);
  const readings = Object.entries(options).map(
    ([option, reading]) => `${option === inForce ? '✓ ' : ''}${option}: ${reading}`,
  );
  return {
    kind: kind === 'step' ? 'state' : kind,
    id,
    title,
    summary: text,
    sections: [
      ...section(
        'numbers',
        factsInWords(facts, { written: loadFactWords(language.names.locale) }).map(
          ({ name, value }) => `${name}: ${value}`,
        ),
      ),
      ...section('options', readings),
      ...section('evidence', evidence),
      ...section('clauses', summaries),
      ...section(
        'issues',
        issues.map((issue) => `${issue}: ${texts.issues[issue]?.question ?? ''}`),
      ),
      ...section('states', steps),
      ...section('code', kind === 'clause' ? codeNaming(id, 'guerra-fria') : []),
    ],
  };
}
