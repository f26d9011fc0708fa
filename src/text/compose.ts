/** Phrases to sentences: what the languages order alike. */

import type { Act, ActName } from './acts.ts';
import { type Clause, type Grammar, saidIn, sentence, words } from './grammar.ts';
import type { ListPhrase, Phrase, SayPhrase, Who } from './phrases.ts';

/** The sentences of a text; every option of a list has a line of its own. */
export function composeText(grammar: Grammar, phrases: readonly Phrase[]): readonly string[] {
  return phrases.flatMap((phrase) =>
    saidIn(grammar, (words) =>
      phrase.phrase === 'say' ? [sentence(composeSay(words, phrase))] : composeList(words, phrase),
    ),
  );
}

function composeSay(grammar: Grammar, phrase: SayPhrase): string {
  const main = words(front(grammar, phrase), composeActs(grammar, phrase.acts, subjectBefore(phrase)));
  const { unless, else: other } = phrase;
  const guarded = unless ? `${main}${grammar.unless(unless)}` : main;
  if (!other) return guarded;
  const rest = words(grammar.otherwise(other.if), composeActs(grammar, other.acts, subjectBefore(other)));
  return `${guarded}; ${rest}`;
}

function front(grammar: Grammar, phrase: SayPhrase | ListPhrase): string {
  return words(
    phrase.until && grammar.until(phrase.until),
    'moment' in phrase && phrase.moment && grammar.moment(phrase.moment),
    phrase.otherwise ? grammar.otherwise(phrase.if) : phrase.if && grammar.when(phrase.if),
  );
}

function composeList(grammar: Grammar, phrase: ListPhrase): readonly string[] {
  const { who, buys } = phrase;
  const lead = buys ? grammar.offer(who, composeActs(grammar, buys)) : grammar.choose(who);
  const options = phrase.options.map((option, index) => words(grammar.option(index), ...composeText(grammar, option)));
  return [sentence(`${words(front(grammar, phrase), textOf(lead))}:`), ...options];
}

/** Whom the words before the acts have just spoken of. */
interface Subject {
  readonly who: Who;
  readonly after: 'condition' | 'moment';
}

function subjectBefore({ if: condition, moment }: Pick<SayPhrase, 'if' | 'moment'>): Subject | undefined {
  if (condition) return 'who' in condition ? { who: condition.who, after: 'condition' } : undefined;
  return moment?.at === 'coup' && moment.stage === 'declared' ? { who: moment.who, after: 'moment' } : undefined;
}

/** Acts as one run of clauses; neighbours with the same subject share it. */
function composeActs(grammar: Grammar, acts: readonly Act[], known?: Subject): string {
  const groups: { readonly subject: string; readonly predicates: string[] }[] = [];
  for (const act of acts) {
    const { subject, predicate } = sayAct(grammar, act);
    const last = groups.at(-1);
    if (last && last.subject === subject) last.predicates.push(predicate);
    else groups.push({ subject, predicates: [predicate] });
  }
  return grammar.joinClauses(
    groups.map(({ subject, predicates }, index) => {
      const again = index === 0 && known && subject === grammar.who(known.who);
      return words(again ? grammar.again(known.who, known.after) : subject, grammar.joinPredicates(predicates));
    }),
  );
}

const textOf = ({ subject, predicate }: Clause): string => words(subject, predicate);

const sayAct = (grammar: Grammar, act: Act): Clause => (grammar.acts[act.act as ActName] as (act: Act) => Clause)(act);
