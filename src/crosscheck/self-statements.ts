/** Our own clauses, held against their English source concept by concept: both are ours, so that nothing may differ. */
import type { Canon, CanonTexts, Contrasts } from './canon.ts';
import { type Concepts, countsOf, type Speech, tokensIn } from './statements/concepts.ts';
import { makePhrasebook } from './text/phrases.ts';
import { cutWords, makeStemmer } from './text/words.ts';

/** A difference that was looked at: the sentence says the same in another way. */
export interface Accepted {
  readonly id: string;
  readonly locale: string;
  readonly check: string;
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** English as the source of our texts speaks it. */
export function englishSpeech(texts: CanonTexts, concepts: Concepts): Speech {
  const stem = makeStemmer(['s', 'es'], 4);
  const { cards, countries, regions } = texts.names;
  const named = [
    ...Object.entries(cards).map(([id, { title, name, forms }]) => ({
      kind: 'card' as const,
      id,
      name: title ?? name,
      forms,
    })),
    ...Object.entries(countries).map(([id, { name, forms }]) => ({ kind: 'country' as const, id, name, forms })),
    ...Object.entries(regions).map(([id, { name, forms }]) => ({ kind: 'region' as const, id, name, forms })),
  ];
  const names = makePhrasebook(
    named.flatMap(({ kind, id, name = id, forms = [] }) =>
      [name, ...forms].map((form) => [form, { kind, id, name, english: name }] as const),
    ),
    stem,
  );
  const numbers = Object.fromEntries(NUMBERS.map((word, value) => [word, value]));
  return { names, concepts, stem, lexicon: { numbers } };
}

/** What the translation says otherwise than its source, by check. */
export function compareTexts(
  source: string,
  target: string,
  english: Speech,
  canon: Canon,
): readonly (readonly [check: string, message: string])[] {
  const [own, theirs] = [countsIn(source, english), countsIn(target, canon)];
  const lost = (concept: string) => (theirs.get(concept) ?? 0) < (own.get(concept) ?? 0);
  const extra = (concept: string) => (theirs.get(concept) ?? 0) > (own.get(concept) ?? 0);
  const found = contrary(canon.contrasts, lost, extra);
  const all = [...new Set([...own.keys(), ...theirs.keys()])];
  for (const [check, mark] of [
    ['number', '#'],
    ['name', '@'],
  ] as const) {
    const alike = all.filter((each) => each.startsWith(mark) && each !== '#1');
    const [gone, put] = [alike.filter((each) => !theirs.has(each)), alike.filter((each) => !own.has(each))];
    if (gone.length > 0 || put.length > 0)
      found.push([check, `the source has ${bare(gone)}, the translation ${bare(put)}`]);
  }
  const [a, b] = [own.get('negated') ?? 0, theirs.get('negated') ?? 0];
  if (a > 0 !== b > 0 && !found.some(([check]) => check === 'modality'))
    found.push(['modality', a > 0 ? 'the source denies this' : 'the source does not deny this']);
  return found;
}

const bare = (concepts: readonly string[]) => concepts.map((each) => each.slice(1)).join(', ') || 'none';

function contrary(
  contrasts: Contrasts,
  lost: (concept: string) => boolean,
  extra: (concept: string) => boolean,
): [string, string][] {
  return Object.entries(contrasts).flatMap(([check, groups]): [string, string][] => {
    for (const group of groups) {
      const [own, theirs] = [group.find(lost), group.find(extra)];
      if (own && theirs) return [[check, `“${own}” in the source is “${theirs}” here`]];
    }
    return [];
  });
}

/** A placeholder stands for what both print alike. */
function countsIn(text: string, speech: Speech): ReadonlyMap<string, number> {
  const words = cutWords(
    text.replace(/\{[^{}]*\}/g, (found) => ' '.repeat(found.length)),
    speech.stem,
  );
  return countsOf(tokensIn(words, speech), words, speech.lexicon.denials);
}
