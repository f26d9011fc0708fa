/** `arbiter crosscheck DOC --locale es|it|ru` */

import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eld } from 'eld/extrasmall';
import { wording, wordingIn } from '../../core/wording.ts';
import { isIn } from '../../crosscheck/checks/check.ts';
import { crosscheck, isThisRulebook } from '../../crosscheck/crosscheck.ts';
import { isInLanguage } from '../../crosscheck/language.ts';
import { htmlReport } from '../../crosscheck/output/html.ts';
import { jsonReport } from '../../crosscheck/output/json.ts';
import { markdownReport } from '../../crosscheck/output/markdown.ts';
import { sarifReport } from '../../crosscheck/output/sarif.ts';
import { textReport } from '../../crosscheck/output/text.ts';
import { checkTranslations, type SelfFinding } from '../../crosscheck/self.ts';
import { SEVERITIES, type Severity, type TargetLocale } from '../../crosscheck/types.ts';
import { isCheckout, PACKAGE_ROOT } from '../../data/files.ts';
import { EDITIONS, type Edition } from '../../data/index.ts';
import { COMPLETE_LOCALES, TARGET_LOCALES } from '../../data/locales.ts';
import type { Call } from '../command.ts';
import { readDocument } from '../documents/read.ts';
import { EXIT, type ExitCode, Stop, usageError } from '../exit.ts';
import { print } from '../io.ts';
import { housesOf } from './crosscheck-house.ts';
import { loadOwnResources, loadResources, missingDictionary, type Resources } from './crosscheck-resources.ts';
import { type Entries, isTranslated, loadEntries } from './translated-entries.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, io } = call;
  if (given.has('self')) return await runSelf(call);
  const [path] = operands;
  if (path === undefined) throw usageError(wording('which document? arbiter crosscheck DOC --locale es'), 'crosscheck');
  const { text, guessed, taken } = await readDocument(path, io);
  const tellAside = (said: ReturnType<typeof wording>) =>
    print(io.stderr, `arbiter: ${wordingIn(call.session.mistakeWords(), said)}`);
  if (guessed) tellAside(wording('the document is no UTF-8; it was read as {charset}', { charset: guessed }));
  if (taken) tellAside(wording('lines are counted in the text taken out of {path}', { path }));
  const locale = localeOf(text, given.one('locale'), path);
  const edition = (EDITIONS.find((each) => each === given.one('edition')) ?? 'deluxe') satisfies Edition;
  const { houses, aside } = await housesOf(call, locale);
  aside.forEach(tellAside);
  const { canon, messages, residue } = loadResources(locale, edition, given.one('lang') ?? locale, houses);
  const sections = given
    .one('sections')
    ?.split(',')
    .map((each) => each.trim());
  const nowhere = sections?.find((section) => !canon.clauses.some((clause) => isIn(section, clause)));
  if (nowhere !== undefined) {
    const known = [...new Set(canon.clauses.map(({ section }) => section))];
    throw usageError(
      wording('the rules have no section "{name}"', { name: nowhere }),
      'crosscheck',
      wording('sections: {names}', { names: known.join(', ') }),
    );
  }
  const name = path === '-' ? 'standard input' : basename(path);
  const accepted = given.all('accept');
  const result = crosscheck(name, text, { canon, messages, residue, accepted, ...(sections && { sections }) });
  if (!isThisRulebook(result)) {
    throw new Stop(
      wording(
        "arbiter: {name} does not read like the rulebook of Twilight Struggle; another game's, perhaps, or only a short passage of it",
        { name },
      ),
    );
  }
  const dictionary = missingDictionary(locale);
  if (dictionary !== undefined) {
    tellAside(
      wording('spelling was not checked: the dictionary {name} is not installed (see NOTICE)', { name: dictionary }),
    );
  }
  const shown = { ...result, findings: shownOf(result, call) };
  print(io.stdout, render(call, path, shown, { canon, messages }, given.one('lang') ?? locale));
  return shown.findings.length > 0 ? EXIT.found : EXIT.fine;
}

type Result = ReturnType<typeof crosscheck>;

/** The findings asked for. */
function shownOf({ findings }: Result, { given }: Call): Result['findings'] {
  const least = SEVERITIES.indexOf((given.one('min-severity') ?? 'info') as Severity);
  return findings.filter(({ severity }) => SEVERITIES.indexOf(severity) <= least);
}

function render(
  { format, paint }: Call,
  path: string,
  result: Result,
  { canon, messages }: Pick<Resources, 'canon' | 'messages'>,
  lang: string,
): string {
  if (format === 'json') return JSON.stringify(jsonReport(result, canon.locale, canon.edition), null, 1);
  if (format === 'sarif') return JSON.stringify(sarifReport(result, uriOf(path)), null, 1);
  if (format === 'md') return markdownReport(result, messages);
  if (format === 'html') return htmlReport(result, canon, messages, lang);
  return textReport(result, messages, paint);
}

/** A path as reports for code hosts give it: there a colon, a number sign or a question mark would mean something else. */
const uriOf = (path: string): string => {
  if (path === '-') return 'stdin';
  return isAbsolute(path) ? pathToFileURL(path).href : path.split(sep).map(encodeURIComponent).join('/');
};

/** The locale asked for, which must be the language of the document; else the language of the document. */
function localeOf(source: string, asked: string | undefined, path: string): TargetLocale {
  const known = TARGET_LOCALES.find((each) => each === asked);
  if (asked !== undefined && !known)
    throw usageError(
      wording('no locale "{name}": there are {names}', { name: asked, names: TARGET_LOCALES.join(', ') }),
      'crosscheck',
    );
  const detect = (text: string) => eld.detect(text).language;
  const isKnown = known !== undefined && Object.values(eld.info().Languages).includes(known);
  // Whoever names a language that cannot be told from others knows better.
  if (known !== undefined && !isKnown) return known;
  const { ok, found } = isInLanguage(source, known ?? TARGET_LOCALES[0] ?? '', detect);
  const own = known ?? TARGET_LOCALES.find((each) => each === found);
  if (own && (ok || known === undefined)) return own;
  const language = found ? NAMES.of(found) : 'no language that can be told';
  throw new Stop(
    own
      ? `arbiter: ${path} seems to be in ${language}, not in ${NAMES.of(own)}`
      : `arbiter: ${path} seems to be in ${language}; there are locales for ${TARGET_LOCALES.map((each) => NAMES.of(each)).join(', ')}. A new one starts with: arbiter export --locale ${found || 'xx'}`,
  );
}

/** Our own translations must have nothing to find. */
async function runSelf({ io, format, operands }: Call): Promise<ExitCode> {
  if (operands.length > 0) throw usageError(wording('--self checks our own texts: name no document'), 'crosscheck');
  if (format !== 'text' && format !== 'json') throw usageError(wording('--self prints text or json'), 'crosscheck');
  const texts = TARGET_LOCALES.flatMap((locale) =>
    checkTranslations({ ...loadOwnResources(locale), ...thereOf(locale) }),
  );
  const findings = [...texts, ...(await checkFeatures())];
  if (format === 'json') print(io.stdout, JSON.stringify(findings, null, 1));
  else
    print(
      io.stdout,
      [
        ...findings.map(({ locale, file, id, check, message }) => `${file} ${id}: ${check}: ${message} (${locale})`),
        `${findings.length} findings in ${TARGET_LOCALES.join(', ')}`,
      ].join('\n'),
    );
  return findings.length > 0 ? EXIT.found : EXIT.fine;
}

/** What an unfinished language lacks is listed by `validate --locale`. */
function thereOf(locale: TargetLocale): Entries {
  const all = loadEntries(locale);
  return COMPLETE_LOCALES.includes(locale) ? all : { ...all, entries: all.entries.filter(isTranslated) };
}

/** Localized features must compile to the same steps and arguments as the English ones. An installed package cannot say. */
async function checkFeatures(): Promise<readonly SelfFinding[]> {
  if (!isCheckout()) return [];
  const { compareFeatures } = await import('../../../features/support/parity.ts');
  const folder = join(PACKAGE_ROOT, 'features/twilight-struggle');
  const there = TARGET_LOCALES.filter((locale) => existsSync(join(folder, locale)));
  return there.flatMap((locale) =>
    compareFeatures(`${folder}/en`, `${folder}/${locale}`, locale).map(({ kind, file, line, message }) => ({
      locale,
      file: `features/twilight-struggle/${locale}/${file}`,
      id: String(line),
      check: `feature-${kind}`,
      message,
    })),
  );
}
