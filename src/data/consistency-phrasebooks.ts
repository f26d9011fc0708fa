/** Can every template of a phrasebook be read, and is every entry there that it names? */
import { callsIn, partsOf, TemplateError } from '../core/phrase-template.ts';
import type { Check, Report, ValidFiles } from './check.ts';
import { didYouMean } from './nearest.ts';
import type { Entry, Phrasebook } from './phrasebook.ts';

export const checkPhrasebooks: readonly Check[] = [{ needs: ['phrasebook'], run: templatesAreInOrder }];

/** What is no entry but given: the quoted title of a card. */
const GIVEN: ReadonlySet<string> = new Set(['title']);
/** Entries that are no templates. */
const PLAIN: ReadonlySet<string> = new Set(['joints', 'quote-open', 'quote-close', 'lists', 'letters', 'join-clauses']);

function templatesAreInOrder(files: ValidFiles, report: Report): void {
  for (const file of files.of<Phrasebook>('phrasebook')) {
    const known = new Set(Object.keys(file.value));
    for (const { path, text } of Object.entries(file.value).flatMap(([name, entry]) =>
      PLAIN.has(name) ? [] : templatesOf(entry, [name]),
    )) {
      try {
        for (const name of callsIn(partsOf(text))) {
          if (known.has(name) || GIVEN.has(name) || /^(?:name|own):/.test(name)) continue;
          report(file, path, `there is no entry "${name}"`, { hint: didYouMean(name, known), code: 'phrasebook' });
        }
      } catch (error) {
        if (!(error instanceof TemplateError)) throw error;
        report(file, path, error.message, {
          expected: 'a template as the top of the English file describes it',
          code: 'phrasebook',
        });
      }
    }
  }
}

/** The templates of an entry; what `by` names is none. */
function templatesOf(
  entry: Entry,
  path: readonly string[],
): { readonly path: readonly string[]; readonly text: string }[] {
  if (typeof entry === 'string') return path.at(-1) === 'by' ? [] : [{ path, text: entry }];
  return Object.entries(entry).flatMap(([key, each]) => templatesOf(each, [...path, key]));
}
