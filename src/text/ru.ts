/** Russian. */
import type { Card } from '../games/twilight-struggle/ruleset.ts';
import { clause, type Grammar, inARow, type MakeGrammar, type Relation } from './grammar.ts';
import { boardActs } from './ru/board-acts.ts';
import { cardActs } from './ru/card-acts.ts';
import { makeConditions } from './ru/conditions.ts';
import { and, does, makeNouns, ofWhom, operationsPoints, or, who } from './ru/nouns.ts';

const RELATION: Readonly<Record<Relation, string>> = {
  allows: 'делает возможным событие',
  allowedBy: 'становится возможным благодаря событию',
  prevents: 'запрещает событие',
  preventedBy: 'запрещается событием',
  cancels: 'прекращает действие события',
  cancelledBy: 'прекращает действие из-за события',
};
const PERIOD = { early: 'Начало Войны', mid: 'Середина Войны', late: 'Конец Войны' } as const;
const EDITION: Readonly<Record<string, string>> = { deluxe: 'в издании Deluxe', second: 'во втором издании' };

export const russian: MakeGrammar = (names) => {
  const nouns = makeNouns(names);
  const conditions = makeConditions(nouns);
  const { condition } = conditions;
  const grammar: Grammar = {
    locale: 'ru',
    acts: { ...boardActs(nouns, conditions), ...cardActs(nouns, conditions) },
    joinPredicates: and,
    joinClauses: (clauses) => inARow(clauses, ', и '),
    until: conditions.until,
    moment: conditions.moment,
    when: (phrase) => `если ${condition(phrase)},`,
    unless: (phrase) => `, кроме случая, когда ${condition(phrase)}`,
    otherwise: (phrase) => (phrase ? `иначе, если ${condition(phrase)},` : 'иначе'),
    who,
    // After a condition a side, which is not declined, is clearer by its name.
    again: (side, after) =>
      after === 'moment' || side === 'player' || side === 'opponent' ? (side === 'us' ? 'они' : 'он') : who(side),
    choose: (side) => clause(who(side), `${does(side, ['выбирает', 'выбирают', ''])} одно из следующего`),
    offer: (side, follows) =>
      clause(
        who(side),
        `${does(side, ['может', 'могут', ''])} в любой момент выполнить одно из следующего, и тогда ${follows}`,
      ),
    option: (index) => `${'абвгде'[index]})`,
    prerequisite: (phrase) => `событие происходит, только если ${condition(phrase)}`,
    forbiddenBy: (cards) => `событие не может произойти после события ${or(cards.map(nouns.title))}`,
    timing: {
      noHeadline: 'эта карта не может быть заглавной',
      noEvent: 'у этой карты нет события',
      paired: (side, cards) => `разыгрывается вместе со второй картой с руки ${ofWhom(side)}: это ${companion(cards)}`,
      beforeHeadlines: 'как заглавная карта срабатывает раньше любой другой, каковы бы ни были значения',
      onlyPlayedBy: (side) =>
        `в раунде действия событие происходит, только если карту ${does(side, ['разыгрывает', 'разыгрывают', ''])} ${who(side)}`,
    },
    lasting: 'событие остаётся в силе (название подчёркнуто)',
    removed: 'после события удаляется из игры',
    relation: (relation, card) => `${RELATION[relation]} ${nouns.title(card.id)} (№ ${card.printed})`,
    difference: (difference, edition) => {
      const where = EDITION[edition] ?? edition;
      switch (difference.difference) {
        case 'absent':
          return `${where} этой карты нет`;
        case 'number':
          return `${where} это карта № ${difference.n}`;
        case 'only':
          return `${where} сказано ещё: ${difference.sentence}`;
        case 'without':
          return `${where} не сказано: ${difference.sentence}`;
      }
    },
    facts,
  };
  const companion = (cards: Parameters<typeof nouns.cards>[0]): string => nouns.cards(cards).replace(/^карту/, 'карта');
  return grammar;
};

function facts(card: Card): readonly string[] {
  const event = card.side === 'neutral' ? 'нейтральное событие' : `событие ${ofWhom(card.side)}`;
  return [
    `№ ${card.printed}`,
    card.scoring ? 'карта подсчёта очков' : event,
    ...(card.scoring ? [] : [operationsPoints(card.ops)]),
    PERIOD[card.period],
    ...(card.war ? ['война'] : []),
    ...(card.starred ? ['звёздочка'] : []),
    ...(card.ongoing ? ['название подчёркнуто'] : []),
    ...(card.optional ? ['дополнительная'] : []),
  ];
}
