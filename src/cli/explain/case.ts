/** A case of the suite, explained: its facts, what is ruled on it and what decides. */

import { label } from '../../ruling/language.ts';
import { clauseName } from '../../ruling/view-format.ts';
import type { Call } from '../command.ts';
import { precedent } from '../precedent.ts';
import { type Entry, sectionsOf } from './entry.ts';

/** The case with a number such as TS-204; nothing if there is none. */
export function explainCase(number: string, call: Call): readonly Entry[] {
  const known = precedent(number.trim().toUpperCase(), call);
  if (!known) return [];
  const { id, title = '', facts, file, verdict, clauses, short, language } = known;
  const { reasons, changes } = short;
  return [
    {
      kind: 'case',
      id,
      title: id,
      summary: title,
      sections: sectionsOf({
        facts: facts === undefined ? [] : [facts],
        ruling: [label(language, `verdict.${verdict}`), ...reasons],
        changes,
        clauses: clauses.map((each) => `${clauseName(each, language)} ${language.sentence?.(each) ?? ''}`.trimEnd()),
        cases: [file],
      }),
    },
  ];
}
