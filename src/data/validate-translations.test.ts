/** What the rules gain is worded in every language that is whole; in the others English stands in for it. */

import { expect, it } from 'vitest';
import { listFiles, RULES_ROOT, readRulesFile } from './files.ts';
import { COMPLETE_LOCALES, TRANSLATED_LOCALES } from './locales.ts';
import { ownSchemas } from './own-schemas.ts';
import { validateFiles } from './validate.ts';

const decoder = new TextDecoder();
const files = listFiles(RULES_ROOT, '.yaml').map((path) => ({
  path,
  source: decoder.decode(readRulesFile(RULES_ROOT, path)),
}));

/** The languages with nothing but one clause and one question. */
const WORDED: Readonly<Record<string, string>> = {
  clauses: '"8.2.2": {summary: "-"}\n',
  issues: 'crisis-cancellation: {question: "-", options: {any-time: "-", at-coup: "-"}}\n',
};

const bare = files.map(({ path, source }) => {
  const name = /^twilight-struggle\/i18n\/[a-z]+\/(clauses|issues)\.yaml$/.exec(path)?.[1];
  return { path, source: name === undefined ? source : (WORDED[name] ?? source) };
});

const mistakes = validateFiles(bare, ownSchemas());

it.each(TRANSLATED_LOCALES)(
  'a clause or a question without words is named, unless the language may lack it: %s',
  (locale) => {
    const said = (name: string) =>
      mistakes
        .filter(({ file }) => file === `twilight-struggle/i18n/${locale}/${name}.yaml`)
        .map(({ message }) => `${message}`);
    const [clauses, issues] = [said('clauses'), said('issues')];
    if (!COMPLETE_LOCALES.includes(locale)) {
      expect([...clauses, ...issues]).toEqual([]);
      return;
    }
    expect(clauses).toContain('the clause 8.2.1 is not translated');
    expect(clauses).not.toContain('the clause 8.2.2 is not translated');
    expect(issues).toContain('the issue "unspent-operations" is not translated');
    expect(issues).not.toContain('the issue "crisis-cancellation" is not translated');
  },
);
