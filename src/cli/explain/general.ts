/** The answers to a question about the rules in general, as sentences. */
import type { General } from '../../asking/general.ts';
import { type Wording, wording } from '../../core/wording.ts';
import type { Texts } from '../../data/texts.ts';
import { cited, explainIssue, type Known } from './rules.ts';
import { explainCard, explainCountry } from './things.ts';

/** One thing that answers. */
export interface GeneralAnswer {
  readonly kind: 'neighbours' | 'clause' | 'card' | 'country' | 'issue';
  readonly id: string;
  readonly text: string;
}

/** How a card is told in an answer: when its event may occur and what it does. */
const CARD_SECTIONS = new Set(['conditions', 'event', 'cards']);
/** A card that is only mentioned beside another is no sentence; one that ends in a colon has its choices behind it. */
const isSentence = (item: string): boolean => /[.:]$/.test(item);

/** A clause, in another language beside the reader's if that is asked for. */
const sentenceIn = (known: Known, id: string, beside: Texts | undefined): string => {
  const sentence = beside?.clauses[id]?.summary;
  return sentence === undefined ? cited(known, id) : `${cited(known, id)} ● ${beside?.locale}: ${sentence}`;
};

/**
 * Everything that answers, the nearest first.
 * @param beside the language of which it is asked what stands in it
 */
export function generalAnswers(
  general: General,
  known: Known,
  said: (sentence: Wording) => string,
  beside?: Texts,
): readonly GeneralAnswer[] {
  const told = (
    sections: readonly { readonly key: string; readonly items: readonly string[] }[],
    keys: ReadonlySet<string>,
  ) => sections.filter(({ key }) => keys.has(key)).flatMap(({ items }) => items);
  const clauses = general.clauses.map((id) => ({ kind: 'clause' as const, id, text: sentenceIn(known, id, beside) }));
  const cards = general.cards.map((id) => {
    const { title, summary, sections } = explainCard(known, id);
    const text = `${title} (${summary}). ${told(sections, CARD_SECTIONS).filter(isSentence).join(' ')}`;
    return { kind: 'card' as const, id, text };
  });
  return [
    ...neighboursOf(general, known, said),
    ...(general.cardFirst ? [...cards, ...clauses] : [...clauses, ...cards]),
    ...general.countries.map((id) => {
      const { title, summary, sections } = explainCountry(known, id);
      const lists = sections.filter(({ key }) => key === 'neighbours' || key === 'region');
      return {
        kind: 'country' as const,
        id,
        text: [title, summary, ...lists.map(({ items }) => items.join(', '))].join(' · '),
      };
    }),
    ...general.issues.map((id) => {
      const { title, summary } = explainIssue(known, id);
      const reading = known.texts.issues[id]?.options[known.board.rules.issues[id]?.preferred ?? ''];
      return { kind: 'issue' as const, id, text: [`${title}: ${summary}`, reading ?? []].flat().join(' ● ') };
    }),
  ];
}

/** Whether two places touch. 2.1.6, 2.1.5.b */
function neighboursOf(
  { neighbours }: General,
  known: Known,
  said: (sentence: Wording) => string,
): readonly GeneralAnswer[] {
  if (!neighbours) return [];
  const { board, language } = known;
  const [one, other] = neighbours;
  const { countries, countryIndex } = board.tables;
  const at = countryIndex.get(one);
  const to = countryIndex.get(other);
  const country = at === undefined ? undefined : countries[at];
  if (at === undefined || !country) return [];
  const named =
    to === undefined
      ? language.names.of.side?.(other === 'us' ? 0 : 1, undefined)
      : language.names.of.country?.(to, undefined);
  const touch = to === undefined ? country.superpower === (other === 'us' ? 0 : 1) : country.adjacent.includes(to);
  const ends = { name: language.names.of.country?.(at, undefined) ?? one, other: named ?? other };
  const sentence = touch
    ? wording('{name} and {other} are adjacent', ends)
    : wording('{name} and {other} are not adjacent', ends);
  return [
    {
      kind: 'neighbours',
      id: `${one} ${other}`,
      text: `${said(sentence)}.`,
    },
    { kind: 'clause', id: '2.1.6', text: cited(known, '2.1.6') },
  ];
}
