/** Spanish. */
import type { Card } from '../games/twilight-struggle/ruleset.ts';
import { boardActs } from './es/board-acts.ts';
import { cardActs } from './es/card-acts.ts';
import { makeConditions } from './es/conditions.ts';
import { and, de, makeNouns, or, points, who } from './es/nouns.ts';
import { clause, type Grammar, inARow, type MakeGrammar, type Relation } from './grammar.ts';

const RELATION: Readonly<Record<Relation, string>> = {
  allows: 'permite',
  allowedBy: 'lo permite',
  prevents: 'impide',
  preventedBy: 'lo impide',
  cancels: 'pone fin al efecto de',
  cancelledBy: 'pone fin a su efecto',
};
const PERIOD = { early: 'Guerra Temprana', mid: 'Guerra Media', late: 'Guerra Tardía' } as const;
const EDITION: Readonly<Record<string, string>> = { deluxe: 'la edición Deluxe', second: 'la segunda edición' };

export const spanish: MakeGrammar = (names) => {
  const nouns = makeNouns(names);
  const conditions = makeConditions(nouns);
  const { condition } = conditions;
  const grammar: Grammar = {
    locale: 'es',
    acts: { ...boardActs(nouns, conditions), ...cardActs(nouns, conditions) },
    joinPredicates: and,
    joinClauses: (clauses) => inARow(clauses, ', y '),
    until: conditions.until,
    moment: conditions.moment,
    when: (phrase) => `si ${condition(phrase)},`,
    unless: (phrase) => `, salvo si ${condition(phrase)}`,
    otherwise: (phrase) => (phrase ? `de lo contrario, si ${condition(phrase)},` : 'de lo contrario,'),
    who,
    again: () => '',
    choose: (side) => clause(who(side), 'elige una de estas opciones'),
    offer: (side, follows) =>
      clause(who(side), `puede hacer en cualquier momento una de estas cosas, y entonces ${follows}`),
    option: (index) => `${'abcdef'[index]})`,
    prerequisite: (phrase) => `el evento solo se produce si ${condition(phrase)}`,
    forbiddenBy: (cards) => `el evento no puede producirse después de ${or(cards.map(nouns.title))}`,
    timing: {
      noHeadline: 'esta carta no puede ser titular',
      noEvent: 'esta carta no tiene evento',
      paired: (side, cards) =>
        `se juega junto con una segunda carta: ${nouns.cards(cards)} de la mano ${de(who(side))}`,
      beforeHeadlines: 'como titular, surte efecto antes que cualquier otro, sean cuales sean los valores',
      onlyPlayedBy: (side) => `en una ronda de acción, el evento solo se produce si ${who(side)} juega la carta`,
    },
    lasting: 'el evento permanece en vigor (título subrayado)',
    removed: 'se elimina del juego después del evento',
    relation: (relation, card) => `${RELATION[relation]} ${nouns.title(card.id)} (n.º ${card.printed})`,
    difference: (difference, edition) => {
      const where = EDITION[edition] ?? edition;
      switch (difference.difference) {
        case 'absent':
          return `${where} no tiene esta carta`;
        case 'number':
          return `en ${where} esta carta es la n.º ${difference.n}`;
        case 'only':
          return `${where} dice además: ${difference.sentence}`;
        case 'without':
          return `${where} no dice: ${difference.sentence}`;
      }
    },
    facts,
  };
  return grammar;
};

function facts(card: Card): readonly string[] {
  const event = card.side === 'neutral' ? 'evento neutral' : `evento ${de(who(card.side))}`;
  return [
    `N.º ${card.printed}`,
    card.scoring ? 'carta de puntuación' : event,
    ...(card.scoring ? [] : [`${points(card.ops)} de operaciones`]),
    PERIOD[card.period],
    ...(card.war ? ['guerra'] : []),
    ...(card.starred ? ['asterisco'] : []),
    ...(card.ongoing ? ['título subrayado'] : []),
    ...(card.optional ? ['opcional'] : []),
  ];
}
