/** What a ruling says, held against the rules: every step cites a clause there is, in a sentence that can be read. */

import type { Finding, Force } from '../../core/finding.ts';
import { renderMessage } from '../../core/render.ts';
import { loadRuleset, loadTexts } from '../../data/index.ts';
import { makeNames } from './names.ts';
import { makeTables, USSR } from './tables.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe', { policies: { 'chinese-civil-war': 'on' } });
if (!loaded.ok) throw new Error('the rules do not load');
const { clauses, issues } = loaded.rules;
const texts = loadTexts('en');
const names = makeNames(makeTables(loaded.rules), texts);

/**
 * Findings whose clause or disputed question is not in the rules, or whose message cannot be made a sentence, or whose numbers
 * contradict each other.
 */
export function unsaid(findings: readonly Finding[]): string[] {
  return findings.flatMap((finding) => {
    const { clause, message, issue, see = [], over = [] } = finding;
    const unknown = [clause, ...see, ...over].filter((id) => !isClause(id));
    if (issue !== undefined && !(issue in issues)) unknown.push(issue);
    const sentence = renderMessage(texts.messages, finding, names);
    const unread = sentence === message || sentence.startsWith(`${message}(`) ? [sentence] : [];
    const wrong =
      SUMS[message]?.((finding.args ?? {}) as Record<string, number>, finding.force) === false
        ? [`wrong: ${sentence}`]
        : [];
    return [...wrong, ...unknown.map((id) => `${message} cites "${id}"`), ...unread];
  });
}

/** What holds between the numbers of a sentence, whoever is told them. */
const SUMS: Readonly<Record<string, (args: Readonly<Record<string, number>>, force: Force) => boolean>> = {
  'play.scoring-first': ({ n = 0, left = 0 }, force) => force !== 'forbids' || (n > 0 && n >= left),
  'realign.roll': ({ die = 0, neighbours = 0, more = 0, superpower = 0, cards = 0, total }) =>
    total === die + neighbours + more + superpower + cards,
  'coup.strength': ({ die = 0, operations = 0, cards = 0, stability = 0, n }) =>
    n === die + operations + cards - 2 * stability,
  'operations.modified': ({ printed = 0, sum = 0, n }) => n === Math.min(4, Math.max(1, printed + sum)),
  'place.points': ({ left = 0, value = 0 }) => left >= 0 && left <= value + 2,
  'realign.points': ({ left = 0, value = 0 }) => left >= 0 && left <= value + 2,
  'headline.tie': ({ us, ussr }) => us === ussr,
  'headline.order': ({ us = 0, ussr = 0, side }) => (side === USSR ? ussr > us : us > ussr),
};

const isClause = (id: string): boolean => id in clauses || (id.startsWith('card:') && id.slice(5) in texts.names.cards);
