/**
 * A question that is talked over. After a ruling that something unsaid decides, only that is asked for: who controls a
 * country, whether a marker lies within reach, a die, an option. What is answered becomes part of the case.
 */

import type { Missing } from '../cases/asked.ts';
import type { CaseInput } from '../cases/case.ts';
import type { Message } from '../core/render.ts';
import { type OpenCountry, under, within } from './open-control.ts';
import type { RuledQuestion } from './rule-question.ts';
import type { UnderstoodCase } from './understood.ts';

/** One of the things that may be so, and the question with it. */
export interface Possibility {
  readonly said: Message;
  readonly understood: UnderstoodCase;
}

/** What is asked of whoever asked. */
export type Inquiry =
  /** One of several things is so: who controls a country, whether there is influence within reach. */
  | { readonly possibilities: readonly Possibility[]; readonly missing?: undefined }
  /** Something is to be named: a die, an option, cards. */
  | { readonly missing: Missing };

/**
 * What would settle a question that has been ruled on.
 * @returns undefined if the ruling stands, or if nothing that could be said is known to settle it
 */
export function inquiryOf(understood: UnderstoodCase, found: RuledQuestion): Inquiry | undefined {
  const { verdict, others, ruling, input } = found;
  const [open] = others;
  if (open) return { possibilities: possibilitiesOf({ ...understood, input }, open.country) };
  return verdict === 'undetermined' && ruling.missing ? { missing: ruling.missing } : undefined;
}

/** A question with what has been answered: it has been ruled on as it was read, so that no other reading of it is left. */
export const withAnswer = (
  { alternative: _, ...understood }: UnderstoodCase,
  input: CaseInput,
  open: UnderstoodCase['open'],
): UnderstoodCase => ({ ...understood, input, open });

function possibilitiesOf(understood: UnderstoodCase, country: OpenCountry): readonly Possibility[] {
  const { input } = understood;
  const known = (message: string, side: number | undefined, answered: CaseInput): Possibility => ({
    said: { message, args: { country: country.index, ...(side !== undefined && { side }) } },
    understood: withAnswer(
      understood,
      answered,
      understood.open.filter((each) => each.index !== country.index),
    ),
  });
  const { beside } = country;
  if (beside) {
    const side = beside.side === 'us' ? 0 : 1;
    return [known('asked.reach', side, within(input, beside)), known('asked.no-reach', side, input)];
  }
  return [
    known('asked.controls', 0, under(input, country, 'us')),
    known('asked.controls', 1, under(input, country, 'ussr')),
    known('asked.nobody', undefined, input),
  ];
}

/** How facts of a kind are begun where they are typed: a bare answer is read as one of them. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  'coup-die': ['die '],
  'space-die': ['die '],
  'war-die': ['die '],
  'trap-die': ['die '],
  'contest-dice': ['dice '],
  'realignment-dice': ['dice '],
  option: ['choice='],
  markers: ['add=', 'remove='],
  operations: ['place=', 'coup='],
  use: ['as='],
  order: ['order='],
  'war-target': ['target='],
  'discounted-country': ['shuttle_target='],
  card: ['pick='],
  'random-card': ['drawn='],
  'random-cards': ['drawn='],
};

/** The ways in which an answer to what is missing may be meant, as facts are typed. */
export const factsMeant = ({ missing }: Missing, text: string): readonly string[] => [
  text,
  ...(BEGINNINGS[missing] ?? []).map((beginning) => `${beginning}${text}`),
];
