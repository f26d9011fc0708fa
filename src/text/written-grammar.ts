/** The grammar of a language from its phrasebook. */
import { type ListWords, listAll } from '../core/lists.ts';
import type { Phrasebook } from '../data/phrasebook.ts';
import type { TextNames } from '../data/texts.ts';
import { type ActWords, type Clause, clause, type Grammar, inARow } from './grammar.ts';
import { makeSay } from './phrase-say.ts';

/** Subject and predicate, which a bar parts. */
function clauseOf(text: string): Clause {
  const [subject = '', ...rest] = text.split('|');
  return clause(subject.trim(), rest.join('|').trim());
}

/** @param english whose words stand in for what the phrasebook lacks */
export function writtenGrammar(book: Phrasebook, names: TextNames, words: ListWords, english?: Grammar): Grammar {
  const plain = (id: string, fallback: string): string => (typeof book[id] === 'string' ? book[id] : fallback);
  const lists = { ...words, locale: plain('lists', words.locale) };
  const say = makeSay(book, names, lists);
  const acts = new Proxy({}, { get: () => (act: unknown) => clauseOf(say('act', act)) }) as ActWords;
  return {
    ...(english && { english }),
    acts,
    joinPredicates: (predicates) => listAll(lists, predicates),
    joinClauses: (clauses) => inARow(clauses, plain('join-clauses', ', ')),
    until: (duration) => say('until', duration),
    moment: (moment) => say('moment', moment),
    when: (condition) => say('if', condition),
    unless: (condition) => say('unless', condition),
    otherwise: (condition) => (condition ? say('otherwise-if', condition) : say('otherwise', {})),
    who: (who) => say('role', who),
    again: (who, after) => say('again', who, { after }),
    choose: (who) => clauseOf(say('choose', { who })),
    offer: (who, follows) => clauseOf(say('offer', { who, follows })),
    option: (index) => say('option', { letter: plain('letters', 'abcdef')[index], n: index + 1 }),
    prerequisite: (condition) => say('prerequisite', condition),
    forbiddenBy: (cards) => say('forbidden-by', { cards }),
    timing: {
      noHeadline: () => say('no-headline', {}),
      noEvent: () => say('no-event', {}),
      paired: (who, cards) => say('paired', { who, cards }),
      beforeHeadlines: () => say('before-headlines', {}),
      onlyPlayedBy: (who) => say('only-played-by', { who }),
    },
    lasting: () => say('lasting', {}),
    removed: () => say('removed', {}),
    relation: (relation, card) => say('relation', { relation, card }),
    difference: (difference, edition) => say('difference', { ...difference, edition }),
    facts: (card) =>
      say('facts', card)
        .split('|')
        .map((fact) => fact.trim())
        .filter((fact) => fact !== ''),
  };
}
