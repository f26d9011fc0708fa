/** What a ruling says, held against the rules: every step cites a clause there is, in a sentence that can be read. */

import type { Finding } from '../../core/finding.ts';
import { renderMessage } from '../../core/render.ts';
import { loadRuleset, loadTexts } from '../../data/index.ts';
import { makeNames } from './names.ts';
import { makeTables } from './tables.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe', { policies: { 'chinese-civil-war': 'on' } });
if (!loaded.ok) throw new Error('the rules do not load');
const { clauses, issues } = loaded.rules;
const texts = loadTexts('en');
const names = makeNames(makeTables(loaded.rules), texts);

/** Findings whose clause or disputed question is not in the rules, or whose message cannot be made a sentence. */
export function unsaid(findings: readonly Finding[]): string[] {
  return findings.flatMap((finding) => {
    const { clause, message, issue, see = [], over = [] } = finding;
    const unknown = [clause, ...see, ...over].filter((id) => !isClause(id));
    if (issue !== undefined && !(issue in issues)) unknown.push(issue);
    const sentence = renderMessage(texts.messages, finding, names);
    const unread = sentence === message || sentence.startsWith(`${message}(`) ? [sentence] : [];
    return [...unknown.map((id) => `${message} cites "${id}"`), ...unread];
  });
}

const isClause = (id: string): boolean => id in clauses || (id.startsWith('card:') && id.slice(5) in texts.names.cards);
