/** English. */
import type { Card } from '../games/twilight-struggle/ruleset.ts';
import { boardActs } from './en/board-acts.ts';
import { cardActs } from './en/card-acts.ts';
import { makeConditions } from './en/conditions.ts';
import { and, counted, makeNouns, ofWhom, or, who } from './en/nouns.ts';
import { clause, type Grammar, inARow, type MakeGrammar, type Relation } from './grammar.ts';

const RELATION: Readonly<Record<Relation, string>> = {
  allows: 'allows',
  allowedBy: 'allowed by',
  prevents: 'prevents',
  preventedBy: 'prevented by',
  cancels: 'ends the effect of',
  cancelledBy: 'its effect is ended by',
};
const PERIOD = { early: 'Early War', mid: 'Mid War', late: 'Late War' } as const;
const SIDE = { us: 'US', ussr: 'USSR', neutral: 'neutral' } as const;
const EDITION: Readonly<Record<string, string>> = { deluxe: 'the Deluxe Edition', second: 'the second edition' };

export const english: MakeGrammar = (names) => {
  const nouns = makeNouns(names);
  const conditions = makeConditions(nouns);
  const { condition } = conditions;
  const grammar: Grammar = {
    locale: 'en',
    acts: { ...boardActs(nouns, conditions), ...cardActs(nouns, conditions) },
    joinPredicates: and,
    joinClauses: (clauses) => inARow(clauses, ', and '),
    until: conditions.until,
    moment: conditions.moment,
    when: (phrase) => `if ${condition(phrase)},`,
    unless: (phrase) => `, unless ${condition(phrase)}`,
    otherwise: (phrase) => (phrase ? `otherwise, if ${condition(phrase)},` : 'otherwise'),
    who,
    again: (side) => (side === 'us' || side === 'ussr' ? 'it' : who(side)),
    choose: (side) => clause(who(side), 'chooses one of these'),
    offer: (side, follows) => clause(who(side), `may at any time do one of the following, and then ${follows}`),
    option: (index) => `(${'abcdef'[index]})`,
    prerequisite: (phrase) => `the event occurs only if ${condition(phrase)}`,
    forbiddenBy: (cards) => `the event cannot occur after ${or(cards.map(nouns.title))}`,
    timing: {
      noHeadline: 'this card cannot be a headline',
      noEvent: 'this card has no event',
      paired: (side, cards) =>
        `it is played together with a second card, ${nouns.cards(cards)} from ${ofWhom(side, 'hand')}`,
      beforeHeadlines: 'as a headline it takes effect before any other, whatever the values',
      onlyPlayedBy: (side) => `in an action round the event occurs only if ${who(side)} plays the card`,
    },
    lasting: 'the event stays in effect (underlined title)',
    removed: 'removed from the game after the event',
    relation: (relation, card) => `${RELATION[relation]} ${nouns.title(card.id)} (No. ${card.printed})`,
    difference: (difference, edition) => {
      const where = EDITION[edition] ?? edition;
      switch (difference.difference) {
        case 'absent':
          return `${where} does not have this card`;
        case 'number':
          return `in ${where} this card is No. ${difference.n}`;
        case 'only':
          return `${where} has in addition: ${difference.sentence}`;
        case 'without':
          return `${where} does not have: ${difference.sentence}`;
      }
    },
    facts,
  };
  return grammar;
};

function facts(card: Card): readonly string[] {
  return [
    `No. ${card.printed}`,
    card.scoring ? 'scoring card' : `${SIDE[card.side]} event`,
    ...(card.scoring ? [] : [counted(card.ops, 'Operations point')]),
    PERIOD[card.period],
    ...(card.war ? ['war'] : []),
    ...(card.starred ? ['asterisk'] : []),
    ...(card.ongoing ? ['underlined'] : []),
    ...(card.optional ? ['optional'] : []),
  ];
}
