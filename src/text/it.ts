/** Italian. */
import type { Card } from '../games/twilight-struggle/ruleset.ts';
import { clause, type Grammar, inARow, type MakeGrammar, type Relation } from './grammar.ts';
import { boardActs } from './it/board-acts.ts';
import { cardActs } from './it/card-acts.ts';
import { makeConditions } from './it/conditions.ts';
import { and, da, di, does, makeNouns, nel, operationsPoints, or, who } from './it/nouns.ts';

const RELATION: Readonly<Record<Relation, string>> = {
  allows: 'permette',
  allowedBy: 'permesso da',
  prevents: 'impedisce',
  preventedBy: 'impedito da',
  cancels: "pone fine all'effetto di",
  cancelledBy: 'al suo effetto pone fine',
};
const PERIOD = { early: 'Inizio Guerra', mid: 'Metà Guerra', late: 'Fine Guerra' } as const;
const EDITION: Readonly<Record<string, string>> = { deluxe: "l'edizione Deluxe", second: 'la seconda edizione' };

export const italian: MakeGrammar = (names) => {
  const nouns = makeNouns(names);
  const conditions = makeConditions(nouns);
  const { condition } = conditions;
  const grammar: Grammar = {
    locale: 'it',
    acts: { ...boardActs(nouns, conditions), ...cardActs(nouns, conditions) },
    joinPredicates: and,
    joinClauses: (clauses) => inARow(clauses, ', e '),
    until: conditions.until,
    moment: conditions.moment,
    when: (phrase) => `se ${condition(phrase)},`,
    unless: (phrase) => `, tranne se ${condition(phrase)}`,
    otherwise: (phrase) => (phrase ? `altrimenti, se ${condition(phrase)},` : 'altrimenti'),
    who,
    again: () => '',
    choose: (side) => clause(who(side), `${does(side, ['sceglie', 'scelgono', ''])} una di queste possibilità`),
    offer: (side, follows) =>
      clause(
        who(side),
        `${does(side, ['può', 'possono', ''])} fare in qualsiasi momento una di queste cose, e allora ${follows}`,
      ),
    option: (index) => `${'abcdef'[index]})`,
    prerequisite: (phrase) => `l'Evento accade solo se ${condition(phrase)}`,
    forbiddenBy: (cards) => `l'Evento non può accadere dopo ${or(cards.map(nouns.title))}`,
    timing: {
      noHeadline: 'questa carta non può essere una Carta Titolo',
      noEvent: 'questa carta non ha Evento',
      paired: (side, cards) =>
        `si gioca insieme a una seconda carta: ${nouns.cards(cards)} dalla mano ${di(who(side))}`,
      beforeHeadlines: 'come Carta Titolo ha effetto prima di ogni altra, quali che siano i valori',
      onlyPlayedBy: (side) => `in un Round di Azione l'Evento accade solo se la carta è giocata ${da(who(side))}`,
    },
    lasting: "l'Evento resta in vigore (titolo sottolineato)",
    removed: "rimossa dal gioco dopo l'Evento",
    relation: (relation, card) => `${RELATION[relation]} ${nouns.title(card.id)} (n. ${card.printed})`,
    difference: (difference, edition) => {
      const where = EDITION[edition] ?? edition;
      switch (difference.difference) {
        case 'absent':
          return `${where} non ha questa carta`;
        case 'number':
          return `${nel(where)} questa carta è la n. ${difference.n}`;
        case 'only':
          return `${where} dice inoltre: ${difference.sentence}`;
        case 'without':
          return `${where} non dice: ${difference.sentence}`;
      }
    },
    facts,
  };
  return grammar;
};

function facts(card: Card): readonly string[] {
  const event = card.side === 'neutral' ? 'Evento neutrale' : `Evento ${di(who(card.side))}`;
  return [
    `N. ${card.printed}`,
    card.scoring ? 'carta Punteggio' : event,
    ...(card.scoring ? [] : [operationsPoints(card.ops)]),
    PERIOD[card.period],
    ...(card.war ? ['guerra'] : []),
    ...(card.starred ? ['asterisco'] : []),
    ...(card.ongoing ? ['titolo sottolineato'] : []),
    ...(card.optional ? ['facoltativa'] : []),
  ];
}
