/** Commands for translators: localized rulebooks and the exchange of texts. */
import { TARGET_LOCALES, TRANSLATED_LOCALES } from '../../data/locales.ts';
import type { Command } from '../command.ts';

/** Their rows of the table. */
export const TRANSLATION_COMMANDS: readonly Command[] = [
  {
    name: 'crosscheck',
    summary: 'checks a localized rulebook against the clauses: what is missing, wrong or inconsistent',
    operands: { usage: '[DOC]', least: 0, most: 1, files: true },
    about: [
      'DOC is text, Markdown, HTML, PO, XLIFF, .odt, .docx or PDF (for these two a reader must be installed, see NOTICE), with clause numbers or without. Of other encodings than UTF-8, UTF-16, windows-1252, windows-1251, KOI8-R and what a page names are recognised and told.',
      'A comment <!-- crosscheck-ignore CHECK: reason --> on a line of its own, or at the end of one, suppresses a finding; <!-- crosscheck-accept TERM: reason --> accepts a wording for the whole document.',
      'A glossary needs a first row that names its columns, "en" and the language, such as "es"; "es forms" and "es avoid" may follow, as "arbiter glossary --format csv" writes them.',
    ],
    options: [
      {
        name: 'locale',
        value: 'LOCALE',
        choices: TARGET_LOCALES,
        summary: 'language of the document; recognised if absent',
      },
      { name: 'sections', value: 'N,N', summary: 'the document has only these sections, or parts such as 8.1' },
      {
        name: 'min-severity',
        value: 'SEVERITY',
        choices: ['low', 'medium', 'high', 'critical'],
        summary: 'leave out findings that matter less',
      },
      {
        name: 'glossary',
        value: 'FILE',
        summary: 'your own terms, CSV or TBX: what it calls a thing is right, and every other name the slip',
      },
      { name: 'usage', value: 'NAME', summary: 'terms of published editions: printed (es), deluxe (it)' },
      { name: 'accept', value: 'TERM', repeatable: true, summary: 'this wording is right in the whole document' },
      { name: 'self', summary: 'check the translations of this package instead' },
    ],
    formats: ['text', 'json', 'md', 'html', 'sarif'],
    examples: [
      { line: 'arbiter crosscheck rulebook.md --locale es', does: 'every finding with its line' },
      {
        line: 'arbiter crosscheck section4.txt --locale ru --sections 4 --format html > report.html',
        does: 'document and clauses side by side',
      },
      { line: 'arbiter crosscheck --self', does: 'our own translations' },
    ],
    load: () => import('../commands/crosscheck.ts'),
  },
  {
    name: 'glossary',
    summary: 'prints the glossary: terms, regions, countries and cards in every language, with forms to avoid',
    operands: { usage: '', least: 0, most: 0, files: false },
    options: [],
    formats: ['tbx', 'csv', 'json'],
    examples: [{ line: 'arbiter glossary --format csv > glossary.csv', does: 'for a spreadsheet' }],
    load: () => import('../commands/glossary.ts'),
  },
  {
    name: 'export',
    summary: 'writes everything there is to translate, for Weblate, Crowdin, OmegaT or Poedit',
    operands: { usage: '', least: 0, most: 0, files: false },
    about: [
      'A language that is not there yet starts with empty translations; the progress goes to standard error. XLIFF is 2.0; most tools read 1.2.',
    ],
    options: [{ name: 'locale', value: 'LOCALE', summary: 'language code, such as it, or pt-BR for a new one' }],
    formats: ['po', 'xliff', 'xliff-1.2'],
    examples: [
      { line: 'arbiter export --locale it > it.po', does: 'the Italian texts' },
      { line: 'arbiter export --locale pt-BR --format xliff > pt-BR.xlf', does: 'a new language' },
    ],
    load: () => import('../commands/export.ts'),
  },
  {
    name: 'import',
    summary: 'says what a PO or XLIFF file, or a glossary in CSV or TBX, would change, and with --write changes it',
    operands: { usage: 'FILE', least: 1, most: 1, files: true },
    about: [
      'Texts made from another source than the present one, or marked as fuzzy, are named and left alone.',
      'A text whose id a tool has lost is recognised by its English. All of a file is written or, if a text is unknown or cannot be used, nothing.',
    ],
    options: [
      { name: 'write', summary: 'change the files under rules/' },
      { name: 'locale', value: 'LOCALE', summary: 'the language of a file that does not say it, or says it_IT for it' },
    ],
    formats: ['text'],
    examples: [{ line: 'arbiter import it.po --write', does: 'take over a translation' }],
    load: () => import('../commands/import.ts'),
  },
  {
    name: 'reviewed',
    summary: 'lists the translations whose source has changed, and records that they were held against it',
    operands: { usage: '[ID…]', least: 0, most: Number.POSITIVE_INFINITY, files: false },
    about: [
      'Without an ID: what is to be reviewed, each source above its translation. With IDs such as messages/die.range: these are right as they stand.',
      'Every text remembers the start of the hash of its source; "arbiter crosscheck --self" finds those that do not fit.',
    ],
    options: [
      { name: 'locale', value: 'LOCALE', choices: TRANSLATED_LOCALES, summary: 'this language only' },
      { name: 'all', summary: 'everything that is listed has been reviewed' },
    ],
    formats: ['text'],
    examples: [
      { line: 'arbiter reviewed', does: 'what is to be reviewed' },
      { line: 'arbiter reviewed messages/die.range --locale it', does: 'the Italian sentence is right' },
    ],
    load: () => import('../commands/reviewed.ts'),
  },
];
