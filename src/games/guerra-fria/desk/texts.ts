/** The words of one language for this game, and how sentences are made of findings with them. */
import type { Finding } from '../../../core/finding.ts';
import {
  type NameEntry,
  type NameOf,
  type Names,
  renderMessage,
  type Words as Templates,
} from '../../../core/render.ts';
import type { Locale } from '../../../core/ruleset.ts';
import type { ExtraWords } from './words.ts';

type Named = Readonly<Record<string, NameEntry>>;

export interface Texts {
  readonly locale: Locale;
  readonly messages: Templates;
  readonly names: {
    readonly seats: Named;
    readonly cards: Named;
    readonly moves: Named;
    /** The verdicts. */
    readonly kinds: Named;
    readonly facts: Named;
    readonly steps: Named;
  };
  /** Clause id -> summary. */
  readonly clauses: Readonly<Record<string, { readonly summary: string }>>;
  /** Issue id -> question and options. */
  readonly issues: Readonly<
    Record<string, { readonly question: string; readonly options: Readonly<Record<string, string>> }>
  >;
  /** Term id -> its form in this language. */
  readonly terms: Named;
}

/** The sentence of a finding, without its clause. */
export const sentenceOf = (texts: Texts, finding: Finding): string =>
  renderMessage(texts.messages, finding, namesIn(texts));

/** The names that templates use, for `renderMessage`. */
export function namesIn({ locale, names }: Texts): Names {
  const of =
    (named: Named): NameOf =>
    (id, form = 'name') =>
      form === 'id' ? String(id) : (named[id]?.[form] as string | undefined);
  const { seats, moves, facts, steps } = names;
  return {
    locale,
    of: { player: of(seats), target: of(seats), move: of(moves), fact: of(facts), step: of(steps) },
    each: { players: of(seats) },
    number: () => undefined,
  };
}

/** What seats and cards are called in these languages, for `makeWords`. */
export function wordsIn(languages: readonly Texts[]): ExtraWords {
  return {
    seats: spellings(languages.map(({ names }) => names.seats)),
    cards: spellings(languages.map(({ names }) => names.cards)),
  };
}

/** A spelling that means different things in different languages, such as O for West and for East, is left out. */
function spellings(languages: readonly Named[]): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const named of languages) {
    for (const [id, { name, forms = [] }] of Object.entries(named)) {
      for (const word of [name ?? id, ...forms]) found.set(word, (found.get(word) ?? new Set()).add(id));
    }
  }
  const result: Record<string, string[]> = {};
  for (const [word, [id, ...others]] of found) {
    if (id !== undefined && others.length === 0) result[id] = [...(result[id] ?? []), word];
  }
  return result;
}
