/**
 * A question as its parts, whatever their order: names, numbers, and words that tell what a number is. Every word is one of
 * these, or says nothing, or is one that only asks for the result; else nothing is made of the question here.
 */
import { plain } from '../../cases/names.ts';
import type { AskingLanguage } from '../language.ts';
import { type Names, spansOf } from '../names.ts';
import { idleConditions, tokensIn, withoutReporters } from '../reading.ts';
import { type Fragment, segment, type Value } from '../segment.ts';

/** What a part is; the words for each stand in `parts` of rules/shared/asking.<language>.yaml. */
export type PartKind =
  | 'side'
  | 'country'
  | 'card'
  | 'region'
  | 'n'
  | 'pair'
  /** What is done. */
  | 'coup'
  | 'realign'
  /** What was done before, and is not what is asked about. */
  | 'past'
  | 'control'
  /** Markers go down. */
  | 'place'
  /** An attempt in the space race, and a box of its track. */
  | 'space'
  | 'box'
  /** The headline phase. */
  | 'headline'
  /** Countries beside the one that is spoken of. */
  | 'neighbours'
  /** Somebody has it. */
  | 'has'
  /** A card is played; how is not said. */
  | 'play'
  /** Says that something is so, and nothing else. */
  | 'own'
  | 'score'
  | 'end'
  /** What a number counts. */
  | 'ops'
  | 'worth'
  | 'points'
  | 'die'
  | 'defcon'
  | 'milops'
  | 'vp'
  | 'vp_at'
  | 'battlegrounds'
  | 'others'
  | 'countries'
  | 'all'
  | 'none'
  /** Whoever asks is the side behind it. */
  | 'as'
  /** The card beside it is in effect. */
  | 'active'
  /** The card before it is in effect; of anything else it says where it stands. */
  | 'on'
  /** The country behind it is the target. */
  | 'against'
  /** Asks for what comes of it, and says nothing else. */
  | 'ask'
  /** Markers: where control is meant, it is not said of them. */
  | 'influence'
  /** Somebody dominates a region. */
  | 'dominates'
  /** Somebody has something there, which is not control. */
  | 'presence'
  /** How much somebody needs. */
  | 'need'
  /** Victory points that come, and those that somebody has. */
  | 'gain'
  | 'leads'
  /** The opponent takes part in a contest. */
  | 'joins'
  /** A war has been won. */
  | 'won'
  /** The game may be over by it. */
  | 'over'
  /** The turn, and the action round, in which it is. */
  | 'turn'
  | 'round'
  /** Between two numbers either of which may be the answer. */
  | 'or'
  /** A number that may be the answer, as another may. */
  | 'guess'
  /** What is behind it is not so. */
  | 'not'
  /** The die of both sides is behind it. */
  | 'both'
  /** The number beside it is printed on the map. */
  | 'stability'
  /** The other side does not take part in a contest. */
  | 'boycotts'
  /** An event takes a card at random. */
  | 'draws'
  /** A card is thrown away. */
  | 'discard'
  /** Where a card is taken from, or kept. */
  | 'hand'
  /** What is behind it somebody takes for the result. */
  | 'claims'
  /** The number behind it is the level to which somebody sets DEFCON. */
  | 'level';

export interface Part {
  readonly kind: PartKind;
  readonly value?: Value;
  /** Which part of the sentence it stands in, divided by points, commas and the like. */
  readonly clause: number;
  /** It stands directly behind a bracket that is opened. */
  readonly bracketed: boolean;
  /** "One" or "a": an article in most languages. */
  readonly article: boolean;
}

const SEPARATES = /[,;:.?!—–]|\s-\s/;

/** Words for a side that are none elsewhere: a red marker, one of his own. */
const CALLED: Readonly<Record<string, Value>> = { us: 'us', ussr: 'ussr', other: 'opponent' };

/** Parts that state something, other than names and numbers; a side alone does nothing, nor an article: "if he wins a war". */
const STATING = new Set<string>(['coup', 'realign', 'all', 'none', 'joins', 'won', 'active', 'end']);
const isThing = (values: Fragment['values']): boolean =>
  Object.entries(values).some(([name, value]) => !name.startsWith('side') && !name.startsWith('home') && value !== 1);

/** Before a level they say that somebody sets it. */
const SETTING = new Set<string>(['ask', 'place']);

/** An abbreviation has no more letters. */
const ABBREVIATED = /^\p{L}{1,2}$/u;

/** The parts of a question in a language; undefined if a word is left over. */
export function partsOf(question: string, language: AskingLanguage, names: Names): readonly Part[] | undefined {
  const { parts, left, idle } = looseParts(question, language, names);
  return left.length > 0 || idle ? undefined : parts;
}

export interface LooseParts {
  readonly parts: readonly Part[];
  /** The words that are left over, as they were written. */
  readonly left: readonly string[];
  /** Is there a condition of which nothing is made? */
  readonly idle: boolean;
}

/** The parts of a question, whatever is left over. */
export function looseParts(question: string, language: AskingLanguage, names: Names): LooseParts {
  const tokens = tokensIn(question, language);
  const spans = spansOf(tokens, names, language.words, language.isFiller, language.isWord);
  const { fragments: found, left } = segment(tokens, language.parts, spans, language.isFiller);
  const fragments = withoutReporters(found, tokens, language);
  const isStated = (at: number): boolean =>
    fragments.some(
      ({ id, values, from, to }) =>
        from <= at && at < to && (STATING.has(id) || isThing(values) || /\d/.test(tokens[at]?.word ?? '')),
    );
  const idle = idleConditions(question, tokens, language, isStated).length > 0;
  let clause = 0;
  let end = 0;
  const mine = new Set((language.words.first_person ?? []).map(plain));
  const parts = fragments.flatMap(({ id, values, from, to }: Fragment, index): readonly Part[] => {
    // A dot within a name divides nothing: between the last part and this one there is none of it.
    let bracketed = false;
    for (let at = end; at <= from; at++) {
      const between = question.slice(at === 0 ? 0 : tokens[at - 1]?.to, tokens[at]?.from);
      // The dots of "EE. UU." and "U.S." divide nothing.
      const isShort = between.trim() === '.' && !tokens[at]?.opens && ABBREVIATED.test(tokens[at - 1]?.word ?? '');
      if (at > 0 && !isShort && SEPARATES.test(between)) clause += 1;
      if (at === from) bracketed = between.includes('(');
    }
    end = to;
    const called = CALLED[id];
    // "Duck and Cover, DEFCON to 2": what a play brings it to is claimed; "set DEFCON to 2" is chosen.
    const before = fragments[index - 1];
    const isBrought =
      id === 'defcon' &&
      language.isGoal(tokens[to]?.word ?? '') &&
      fragments.slice(0, index).some((each) => each.id === 'card' || each.id === 'coup');
    const isSet = before?.to === from && SETTING.has(before.id);
    const [value = called] = Object.values(values);
    const word = tokens[from]?.word ?? '';
    const part: Part = {
      kind: called === undefined ? ((isBrought ? (isSet ? 'level' : 'claims') : id) as PartKind) : 'side',
      ...(value !== undefined && { value }),
      clause,
      bracketed,
      article: value === 1 && !/\d/.test(word),
    };
    // "Y controlo Japón": the verb alone says who; "ha controllo" is a noun.
    const isVerb = id === 'control' && mine.has(word) && fragments[index - 1]?.id !== 'has';
    return isVerb ? [{ kind: 'side', value: 'me', clause, bracketed, article: false }, part] : [part];
  });
  // "North Korea is hers": at the end of its part of the sentence such a word says whose the country is.
  const owners = tokens.flatMap(({ word, to }, at) => {
    const ends = /^\s*(?:[.,;:!?]|$)/.test(question.slice(to));
    const isApart = !fragments.some((each) => each.from <= at && at < each.to);
    return ends && isApart && language.isOwner(word) ? [at] : [];
  });
  return {
    parts,
    left: [...new Set([...left, ...owners])].map((at) => question.slice(tokens[at]?.from, tokens[at]?.to)),
    idle,
  };
}
