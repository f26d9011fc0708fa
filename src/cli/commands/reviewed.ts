/** `arbiter reviewed`: which translations were not made from the present source, and recording that they were reviewed. */

import { wording } from '../../core/wording.ts';
import { isCheckout, RULES_ROOT } from '../../data/files.ts';
import { didYouMean } from '../../data/index.ts';
import { TRANSLATED_LOCALES } from '../../data/locales.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, notHere, Stop, usageError } from '../exit.ts';
import { print } from '../io.ts';
import { formerTexts } from './former-sources.ts';
import { recordSources } from './import-write.ts';
import { type Entries, type Entry, isTranslated, loadEntries, needsReview } from './translated-entries.ts';

export function run({ operands, given, io }: Call): ExitCode {
  const locales = localesOf(given.one('locale'));
  const all = locales.map((locale) => ({ locale, ...loadEntries(locale) }));
  if (operands.length === 0 && !given.has('all')) {
    const waiting = all.flatMap(({ locale, entries }) => {
      const stale = entries.filter(needsReview);
      const former = formerTexts(Object.fromEntries(stale.flatMap(({ id, from }) => (from ? [[id, from]] : []))));
      return stale.map((each) => tell(locale, each, former));
    });
    print(io.stdout, [...waiting, `${waiting.length} to be reviewed in ${locales.join(', ')}`].join('\n'));
    return waiting.length > 0 ? EXIT.found : EXIT.fine;
  }
  if (!isCheckout()) throw notHere('reviewed');
  // Everything is looked up before anything is written.
  const chosen = all.map((each) => ({
    ...each,
    chosen: given.has('all') ? each.entries.filter(needsReview) : find(operands, each),
  }));
  for (const { locale, chosen: entries, leftovers } of chosen) {
    const hashes = Object.fromEntries(entries.map(({ id, now }) => [id, now]));
    const gone = leftovers.map(({ id }) => id);
    for (const file of recordSources(RULES_ROOT, locale, hashes, gone)) print(io.stdout, `written: rules/${file}`);
  }
  return EXIT.fine;
}

const localesOf = (asked: string | undefined): readonly string[] =>
  asked === undefined ? TRANSLATED_LOCALES : [asked];

function find(ids: readonly string[], { locale, entries }: { readonly locale: string } & Entries): Entry[] {
  return ids.map((id) => {
    const found = entries.find((each) => each.id === id);
    if (!found) {
      const hint = didYouMean(
        id,
        entries.map((each) => each.id),
      );
      throw usageError(wording('there is no text "{id}"', { id }), 'reviewed', hint);
    }
    if (isTranslated(found)) return found;
    throw new Stop(
      wording('arbiter: {id} is not translated yet ({locale}); it belongs into {file}', {
        id,
        locale,
        file: found.file,
      }),
    );
  });
}

/** Source and translation, one above the other; above them the source as it was, where the history of the checkout has it. */
function tell(locale: string, { id, texts, from, file }: Entry, former: ReadonlyMap<string, string>): string {
  const why = from === undefined ? 'never recorded' : 'the source has changed';
  const lines = texts.flatMap(({ id: unit, source, target }) => {
    const before = former.get(unit);
    const sources = before === undefined || before === source ? [`  ${source}`] : [`- ${before}`, `+ ${source}`];
    return [...sources, `  ${target}`];
  });
  return [`${id} (${locale}): ${why}; ${file}`, ...lines, ''].join('\n');
}
