/** The canon in one language: clauses with their words, and the phrasebooks by which terms and names are recognised. */
import type { NameEntry } from '../core/render.ts';
import type { Clause, CoreRuleset } from '../core/ruleset.ts';
import { type House, type Replaced, withHouses } from './house.ts';
import type { Lexicon, Printed, Speller } from './lexicon.ts';
import { officialNumber } from './official.ts';
import type { Concepts } from './statements/concepts.ts';
import type { Statement } from './statements/pair.ts';
import { parseStatements, type StatementData } from './statements/statements.ts';
import { makePhrasebook, type Phrasebook } from './text/phrases.ts';
import { cutWords, fold, makeStemmer, type Stemmer } from './text/words.ts';
import type { TargetLocale, Word } from './types.ts';

type Named = Readonly<Record<string, NameEntry>>;

/** The words of a language: the part of `Texts` that the cross-check reads. */
export interface CanonTexts {
  readonly names: {
    readonly regions: Named;
    readonly countries: Named;
    readonly cards: Named;
    readonly terms: Named;
    readonly space: Readonly<Record<string, Named>>;
  };
  readonly clauses: Readonly<Record<string, { readonly summary: string }>>;
}

export const NAME_KINDS = ['country', 'region', 'card', 'space'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** A thing with a proper name. */
export interface Entity {
  readonly kind: NameKind;
  readonly id: string;
  readonly name: string;
  readonly english: string;
}

export interface CanonClause {
  readonly id: string;
  /** The printed number it stands under: `6.1.2` for `6.1.2.ex1`. */
  readonly official: string;
  readonly section: string;
  readonly kind: Clause['kind'];
  readonly summary: string;
  readonly facts: Clause['facts'];
  readonly terms: readonly string[];
  readonly normative: boolean;
  readonly heading: boolean;
  readonly words: readonly Word[];
  readonly index: number;
}

/** An example of `rules/shared/crosscheck/examples.yaml`, which explains the format. */
export interface WorkedExample {
  readonly clause: string;
  /** One role each; a value of text is a fact of the clause. */
  readonly numbers: readonly Readonly<Record<string, number | string>>[];
  readonly rulings: Readonly<Record<string, ExampleRuling>>;
  readonly gives?: Readonly<Record<string, string>>;
}

/** A case with expressions in it. */
export interface ExampleRuling {
  readonly position: Readonly<Record<string, unknown>>;
  readonly action: readonly unknown[];
  /** The number that is tried from nought on. */
  readonly least?: string;
  /** Path of what the ruling shows -> its value, or a member of its list. */
  readonly until?: Readonly<Record<string, string>>;
}

/** Check -> groups of concepts that exclude one another. */
export type Contrasts = Readonly<Record<string, readonly (readonly string[])[]>>;

export interface Canon {
  readonly locale: TargetLocale;
  readonly edition: string;
  readonly lexicon: Lexicon;
  readonly concepts: Concepts;
  readonly contrasts: Contrasts;
  readonly statements: readonly Statement[];
  readonly printed: Printed;
  readonly stem: Stemmer;
  readonly clauses: readonly CanonClause[];
  readonly byId: ReadonlyMap<string, CanonClause>;
  readonly terms: Phrasebook<string>;
  /** The terms under the renderings to avoid as well: they are wrong, and yet they tell what is meant. */
  readonly meant: Phrasebook<string>;
  readonly names: Phrasebook<Entity>;
  readonly englishNames: Phrasebook<Entity>;
  readonly texts: CanonTexts;
  readonly speller: Speller | undefined;
  readonly english: Speller | undefined;
  readonly rules: CoreRuleset;
  readonly examples: readonly WorkedExample[];
  /** Renderings in whose place the house has its own. */
  readonly replaced: readonly Replaced[];
  /** The clauses of the other edition, whose numbers a text should not have. */
  readonly otherEdition: CoreRuleset['clauses'];
}

export interface CanonSources {
  readonly rules: CoreRuleset;
  readonly texts: CanonTexts;
  readonly english: CanonTexts;
  readonly lexicon: Lexicon;
  readonly concepts?: Concepts;
  readonly contrasts?: Contrasts;
  readonly statements?: StatementData;
  readonly printed: Printed;
  /** The translator's own terms. */
  readonly houses?: readonly House[];
  readonly examples?: readonly WorkedExample[];
  readonly otherEdition?: CoreRuleset['clauses'];
  readonly speller?: Speller | undefined;
  readonly englishSpeller?: Speller | undefined;
}

/** Prepares the canon of one edition in the language of the lexicon. */
export function makeCanon(sources: CanonSources): Canon {
  const { rules, english, printed } = sources;
  const own = { texts: sources.texts, lexicon: sources.lexicon, concepts: sources.concepts ?? {} };
  const { texts, lexicon, concepts, replaced } = withHouses(own, sources.houses ?? []);
  const stem = makeStemmer(lexicon.stem.endings, lexicon.stem.least);
  const clauses = orderClauses(rules).map((clause, index) => makeClause(clause, index, texts, stem));
  const entities = listEntities(texts, english, rules.edition);
  return {
    locale: lexicon.locale,
    edition: rules.edition,
    lexicon,
    concepts,
    contrasts: sources.contrasts ?? {},
    statements: parseStatements(sources.statements ?? []),
    printed,
    stem,
    clauses,
    byId: new Map(clauses.map((clause) => [clause.id, clause])),
    terms: makePhrasebook(termForms(texts), stem),
    meant: makePhrasebook([...termForms(texts), ...avoidedForms(texts, lexicon)], stem),
    names: makePhrasebook(
      entities.flatMap((each) => each.forms.map((form) => [form, each.entity] as const)),
      stem,
    ),
    englishNames: makePhrasebook(
      entities.filter(({ entity }) => isTranslated(entity)).map(({ entity }) => [entity.english, entity] as const),
      (word) => word,
      true,
    ),
    texts,
    speller: sources.speller,
    english: sources.englishSpeller,
    rules,
    examples: sources.examples ?? [],
    replaced,
    otherEdition: sources.otherEdition ?? {},
  };
}

/** JSON objects put whole-number keys such as "9" first; the booklet does not. */
function orderClauses(rules: CoreRuleset): Clause[] {
  const rank = (section: string) => (/^\d+$/.test(section) ? Number(section) : 100);
  return Object.values(rules.clauses).sort((a, b) => rank(a.section) - rank(b.section));
}

function makeClause(clause: Clause, index: number, texts: CanonTexts, stem: Stemmer): CanonClause {
  const summary = texts.clauses[clause.id]?.summary ?? clause.summary;
  const { id, section, kind, facts, terms, normative } = clause;
  return {
    id,
    official: officialNumber(id),
    section,
    kind,
    summary,
    facts: facts ?? {},
    terms: terms ?? [],
    normative,
    heading: /^Heading:/.test(clause.summary),
    words: cutWords(summary, stem),
    index,
  };
}

function* termForms(texts: CanonTexts): Generator<readonly [string, string]> {
  for (const [id, { form, forms }] of Object.entries(texts.names.terms)) {
    if (form) yield [form, id];
    for (const each of forms ?? []) yield [each, id];
  }
}

function* avoidedForms(texts: CanonTexts, lexicon: Lexicon): Generator<readonly [string, string]> {
  for (const { form, term } of lexicon.avoid) yield [form, term];
  for (const [id, { avoid }] of Object.entries(texts.names.terms))
    for (const { form } of (avoid ?? []) as readonly { readonly form: string }[]) yield [form, id];
}

function listEntities(texts: CanonTexts, english: CanonTexts, edition: string) {
  const all: { readonly entity: Entity; readonly forms: readonly string[] }[] = [];
  const add = (kind: NameKind, named: Named, source: Named) => {
    for (const [id, entry] of Object.entries(named)) {
      const name = entry.name ?? entry.title ?? id;
      const englishName = source[id]?.name ?? source[id]?.title ?? name;
      all.push({ entity: { kind, id, name, english: englishName }, forms: [name, ...(entry.forms ?? [])] });
    }
  };
  add('card', texts.names.cards, english.names.cards);
  add('country', texts.names.countries, english.names.countries);
  add('region', texts.names.regions, english.names.regions);
  add('space', texts.names.space[edition] ?? {}, english.names.space[edition] ?? {});
  return all;
}

const isTranslated = ({ name, english }: Entity): boolean => fold(name) !== fold(english);
