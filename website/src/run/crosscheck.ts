/** The cross-check in the browser: the same checks as on the command line, but for spelling, which needs dictionaries. */

import {
  type Canon,
  type CanonTexts,
  type Contrasts,
  makeCanon,
  type WorkedExample,
} from '../../../src/crosscheck/canon.ts';
import { isIn } from '../../../src/crosscheck/checks/check.ts';
import { type CrosscheckResult, crosscheck, isThisRulebook } from '../../../src/crosscheck/crosscheck.ts';
import { sampleOf } from '../../../src/crosscheck/language.ts';
import type { Lexicon, Printed } from '../../../src/crosscheck/lexicon.ts';
import type { Messages } from '../../../src/crosscheck/messages.ts';
import { htmlReport } from '../../../src/crosscheck/output/html.ts';
import { jsonReport } from '../../../src/crosscheck/output/json.ts';
import { markdownReport } from '../../../src/crosscheck/output/markdown.ts';
import { type SideBySide, sideBySide } from '../../../src/crosscheck/output/side-by-side.ts';
import type { Concepts } from '../../../src/crosscheck/statements/concepts.ts';
import type { StatementData } from '../../../src/crosscheck/statements/statements.ts';
import type { TargetLocale } from '../../../src/crosscheck/types.ts';
import type { Ruleset } from '../../../src/games/twilight-struggle/ruleset.ts';
import type { EditionName } from '../models.ts';

/** What every language needs. */
export interface CanonShared {
  readonly rules: Readonly<Record<EditionName, Ruleset>>;
  readonly english: CanonTexts;
  readonly printed: Printed;
  readonly contrasts: Contrasts;
  readonly statements: StatementData;
  readonly examples: readonly WorkedExample[];
  /** Patterns of lines that are no text of a rulebook. */
  readonly residue: readonly string[];
  readonly messages: Messages;
  /** The language of the messages, which is the reader's. */
  readonly lang: string;
  /** The languages that a document may be in. */
  readonly locales: readonly TargetLocale[];
}

/** What belongs to one language. */
export interface CanonLanguage {
  readonly texts: CanonTexts;
  readonly lexicon: Lexicon;
  readonly concepts: Concepts;
}

export interface Request {
  readonly name: string;
  readonly source: string;
  readonly edition: EditionName;
  /** Undefined to have it recognised. */
  readonly locale: TargetLocale | undefined;
  /** None for the whole rulebook. */
  readonly sections: readonly string[];
}

export interface Report {
  readonly name: string;
  readonly locale: TargetLocale;
  readonly page: SideBySide;
  readonly found: number;
  readonly missing: readonly string[];
  readonly suppressed: number;
  /** The same result as files to keep. */
  readonly files: Readonly<Record<'html' | 'md' | 'json', string>>;
}

export type Answer = { readonly report: Report } | { readonly problem: 'noSection' | 'otherBook' | 'otherLanguage' };

/** Where the canon comes from: files of the site, fetched when they are needed. */
export interface Library {
  readonly shared: () => Promise<CanonShared>;
  readonly language: (locale: TargetLocale) => Promise<CanonLanguage>;
}

/** Holds a document against the canon. */
export async function check(library: Library, request: Request): Promise<Answer> {
  const locale = request.locale ?? (await recognise(library, request.source));
  if (locale === undefined) return { problem: 'otherLanguage' };
  const [shared, { texts, lexicon, concepts }] = await Promise.all([library.shared(), library.language(locale)]);
  const { rules, english, printed, examples, messages, residue } = shared;
  const otherEdition = rules[request.edition === 'deluxe' ? 'second' : 'deluxe'].clauses;
  const { contrasts, statements } = shared;
  const canon = makeCanon({
    rules: rules[request.edition],
    texts,
    english,
    lexicon,
    concepts,
    contrasts,
    statements,
    printed,
    examples,
    otherEdition,
  });
  const isThere = (section: string) => canon.clauses.some((clause) => isIn(section, clause));
  if (!request.sections.every(isThere)) return { problem: 'noSection' };
  const result = crosscheck(request.name, request.source, {
    canon,
    messages,
    residue: residue.map((pattern) => new RegExp(pattern, 'u')),
    ...(request.sections.length > 0 && { sections: request.sections }),
  });
  return isThisRulebook(result) ? { report: reportOf(result, canon, shared) } : { problem: 'otherBook' };
}

function reportOf(result: CrosscheckResult, canon: Canon, { messages, lang }: CanonShared): Report {
  return {
    name: result.document.name,
    locale: canon.locale,
    page: sideBySide(result, canon),
    found: result.found.length,
    missing: result.missing,
    suppressed: result.suppressed.length,
    files: {
      html: htmlReport(result, canon, messages, lang),
      md: markdownReport(result, messages),
      json: JSON.stringify(jsonReport(result, canon.locale, canon.edition), null, 1),
    },
  };
}

/** Below this share of words that hold sentences together, a text is in another language. */
const LEAST_SHARE = 0.15;

/** The language whose function words a text has most of. */
async function recognise(library: Library, source: string): Promise<TargetLocale | undefined> {
  const shared = await library.shared();
  const words =
    sampleOf(source)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const shares = await Promise.all(
    shared.locales.map(async (locale) => {
      const known = new Set((await library.language(locale)).lexicon.functionWords);
      return { locale, share: words.filter((word) => known.has(word)).length / Math.max(1, words.length) };
    }),
  );
  const [best] = shares.sort((a, b) => b.share - a.share);
  return best && best.share >= LEAST_SHARE ? best.locale : undefined;
}
