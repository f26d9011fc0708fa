/** What a clause or a card says, for programs. */
import type { NameIndex } from '../cases/names.ts';
import { findClause, type Issue } from '../core/ruleset.ts';
import type { Texts } from '../data/texts.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { describeCard } from '../text/index.ts';
import type { Explained, ReadingJson } from './json.ts';

/**
 * @param name the number of a clause; or the name, id or number of a card
 * @returns undefined if nothing is called so
 */
export function explained(rules: Ruleset, texts: Texts, index: NameIndex, name: string): Explained | undefined {
  const rests = (names: (issue: Issue) => boolean): ReadingJson[] =>
    Object.values(rules.issues)
      .filter(names)
      .map(({ id: issue }) => {
        const option = rules.policies[issue];
        return { issue, option, text: texts.issues[issue]?.options[option ?? ''] };
      });
  const clause = findClause(rules, name);
  if (clause) {
    const text = texts.clauses[clause.id]?.summary ?? '';
    return { kind: 'clause', id: clause.id, text, rests: rests(({ clauses }) => clauses.includes(clause.id)) };
  }
  const number = index.card(name) ?? Number(name);
  const card = rules.cards.find((each) => each.number === number);
  if (!card) return undefined;
  const text = describeCard(rules, card, texts.names).sentences.join(' ');
  return { kind: 'card', id: card.id, text, rests: rests(({ cards }) => cards.includes(card.id)) };
}
