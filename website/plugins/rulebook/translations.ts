/** How far the translations are, and what is to be found in them; and the canon that a document is held against. */

import { isTranslated, loadEntries, needsReview } from '../../../src/cli/commands/translated-entries.ts';
import type { Locale } from '../../../src/core/ruleset.ts';
import type { Lexicon, Printed } from '../../../src/crosscheck/lexicon.ts';
import type { Messages } from '../../../src/crosscheck/messages.ts';
import type { SelfFinding } from '../../../src/crosscheck/self.ts';
import type { TargetLocale } from '../../../src/crosscheck/types.ts';
import { TARGET_LOCALES } from '../../../src/data/locales.ts';
import type { TranslationsModel } from '../../src/models.ts';
import type { CanonLanguage, CanonShared } from '../../src/run/crosscheck.ts';
import { arbiterJson } from './commands.ts';
import type { Content } from './content.ts';
import type { Library } from './library.ts';

/** Row of the table -> how the entries in it begin. */
const ROWS = {
  clauses: ['clauses/'],
  issues: ['issues/'],
  cards: ['glossary/cards/'],
  countries: ['glossary/countries/'],
  glossary: ['glossary/'],
  messages: ['messages/'],
  mistakes: ['mistakes/'],
  findings: ['findings/'],
  steps: ['steps/'],
  guerraFria: ['guerra-fria/'],
} as const;

type Row = keyof typeof ROWS;

/** The coverage of the languages other than English; read once per build. */
export async function readCoverage(root: string): Promise<TranslationsModel> {
  const findings = await arbiterJson<readonly SelfFinding[]>(root, ['crosscheck', '--self']);
  return TARGET_LOCALES.map((locale) => {
    const { entries } = loadEntries(locale);
    const taken = new Set<string>();
    const rows = Object.entries(ROWS).map(([row, starts]) => {
      const own = entries.filter(({ id }) => !taken.has(id) && starts.some((start) => id.startsWith(start)));
      for (const { id } of own) taken.add(id);
      const [have, review] = [own.filter(isTranslated).length, own.filter(needsReview).length];
      return [row as Row, { have, of: own.length, review }] as const;
    });
    return {
      locale,
      rows: Object.fromEntries(rows) as TranslationsModel[number]['rows'],
      findings: findings
        .filter((each) => each.locale === locale)
        .map(({ file, id, check, message }) => ({ file, id, check, message })),
    };
  });
}

/** The part of the canon that every language needs, with the findings told in the language of the site. */
export function canonShared({ content, locale }: Library): CanonShared {
  const { rules, texts, crosscheck } = content;
  return {
    rules: { deluxe: withoutProse(rules.deluxe), second: withoutProse(rules.second) },
    english: { names: texts.en!.names, clauses: {} },
    printed: crosscheck.printed,
    contrasts: crosscheck.contrasts,
    statements: crosscheck.statements,
    examples: crosscheck.examples,
    residue: crosscheck.residue,
    messages: crosscheck.messages[locale]!,
    lang: locale,
    locales: TARGET_LOCALES,
  };
}

/** Notes and evidence are for readers; no check reads them. */
function withoutProse(rules: CanonShared['rules']['deluxe']): CanonShared['rules']['deluxe'] {
  const issues = Object.entries(rules.issues).map(([id, issue]) => [id, { ...issue, evidence: [] }] as const);
  return {
    ...rules,
    cards: rules.cards.map((card) => ({ ...card, notes: [] })),
    issues: Object.fromEntries(issues),
  };
}

/** What belongs to one language that a document may be in. */
export function canonLanguage({ texts, crosscheck }: Content, locale: TargetLocale): CanonLanguage {
  const { names, clauses } = texts[locale]!;
  const summaries = Object.entries(clauses).map(([id, { summary }]) => [id, { summary }] as const);
  return {
    texts: { names, clauses: Object.fromEntries(summaries) } as CanonLanguage['texts'],
    lexicon: crosscheck.lexicons[locale]!,
    concepts: crosscheck.concepts[locale]!,
  };
}

/** What the cross-check knows besides the rules, as `rules/shared/crosscheck` has it. */
export interface CrosscheckFiles {
  readonly lexicons: Readonly<Record<TargetLocale, Lexicon>>;
  readonly concepts: Readonly<Record<TargetLocale, CanonLanguage['concepts']>>;
  readonly contrasts: CanonShared['contrasts'];
  readonly statements: CanonShared['statements'];
  readonly messages: Readonly<Record<Locale, Messages>>;
  readonly printed: Printed;
  readonly examples: CanonShared['examples'];
  readonly residue: readonly string[];
}
