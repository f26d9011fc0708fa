/** A sentence that has just named a card goes on with "it". */
import type { Act } from './acts.ts';
import type { CardPhrase, ConditionPhrase, Phrase, SayPhrase } from './phrases.ts';

type Mentioned = CardPhrase | 'china' | undefined;

export function withPronouns(phrase: Phrase): Phrase {
  if (phrase.phrase === 'list') return { ...phrase, options: phrase.options.map((option) => option.map(withPronouns)) };
  return inSentence(phrase);
}

function inSentence(phrase: SayPhrase): SayPhrase {
  const named = mentionedBy(phrase.if);
  const { else: other } = phrase;
  return {
    ...phrase,
    acts: inActs(phrase.acts, named),
    ...(other && { else: { ...other, acts: inActs(other.acts, named) } }),
  };
}

function inActs(acts: readonly Act[], named: Mentioned): readonly Act[] {
  let last = named;
  return acts.map((act) => {
    const own = cardOf(act);
    const again = isSame(own, last) ? pronoun(act) : act;
    last = own ?? last;
    return again;
  });
}

function mentionedBy(condition: ConditionPhrase | undefined): Mentioned {
  if (condition?.if === 'cardSide') return condition.card;
  return condition?.if === 'holdsCard' && condition.card === 'the-china-card' ? 'china' : undefined;
}

function cardOf(act: Act): Mentioned {
  if (act.act === 'china') return 'china';
  if (act.act === 'ops') return 'of' in act.value ? act.value.of : undefined;
  return act.act === 'fire' || act.act === 'oblige' || act.act === 'move' ? act.card : undefined;
}

/** A card that is moved keeps its name: what is said of it is about the card itself. */
function pronoun(act: Act): Act {
  switch (act.act) {
    case 'china':
      return { ...act, it: true };
    case 'fire':
    case 'oblige':
      return { ...act, card: { ...act.card, it: true } };
    case 'ops':
      return 'of' in act.value ? { ...act, value: { ...act.value, of: { ...act.value.of, it: true } } } : act;
    default:
      return act;
  }
}

function isSame(one: Mentioned, other: Mentioned): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
