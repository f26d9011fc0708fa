/** What a clause says, in a sentence or two: its summary, or the text of a card where that is short. */
import type { Texts } from '../data/texts.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { describeCard } from './describe.ts';

/** Longer texts of cards are cut after a sentence. */
const MOST = 260;

/** A clause that only says what a thing is leaves the rule to its parts: the first of them that asks for something, else itself. */
function ruleOf({ clauses }: Ruleset, clause: string): string {
  if (clauses[clause]?.kind !== 'definition') return clause;
  const isRule = (kind: string | undefined): boolean => kind === 'condition' || kind === 'prohibition';
  const parts = Object.keys(clauses).filter(
    (id) => id.startsWith(`${clause}.`) && !id.slice(clause.length + 1).includes('.'),
  );
  return parts.find((id) => isRule(clauses[id]?.kind)) ?? clause;
}

/** The sentence of a clause, or of `card:ID`; undefined for what the rules do not have. */
export function clauseSentences(rules: Ruleset, texts: Texts): (clause: string) => string | undefined {
  return (clause) => {
    if (!clause.startsWith('card:')) return texts.clauses[ruleOf(rules, clause)]?.summary;
    const card = rules.cards.find(({ id }) => `card:${id}` === clause);
    if (!card) return undefined;
    const { prerequisite, sentences: event } = describeCard(rules, card, texts.names);
    const sentences = prerequisite === undefined ? event : [prerequisite, ...event];
    let text = sentences[0];
    for (const sentence of sentences.slice(1)) {
      if (`${text} ${sentence}`.length > MOST) return `${text} …`;
      text = `${text} ${sentence}`;
    }
    return text;
  };
}
