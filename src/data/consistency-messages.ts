/** Do the messages say the same things in every language, with the same values? */
import { keysOf, parseTemplate } from '../core/render-template.ts';
import type { Check, Report, ValidFile, ValidFiles } from './check.ts';
import type { Kind } from './kinds.ts';
import type { LanguageSource } from './language.ts';
import { didYouMean } from './nearest.ts';
/** Found by `npm run types`. */
import SAID_MESSAGES from './said-messages.json' with { type: 'json' };

export const checkMessages: readonly Check[] = [
  ...(['messages', 'gf-messages'] as const).map(
    (kind): Check => ({ needs: [kind], run: (files, report) => messagesAgree(kind, files, report) }),
  ),
  { needs: ['messages'], run: everyMessageIsThere },
];

/** What the rules say and no language has; what only some lack is found when they are compared. */
function everyMessageIsThere(files: ValidFiles, report: Report): void {
  const all = files.of<Messages>('messages');
  const [first] = all;
  if (!first) return;
  const known = new Set(all.flatMap(({ value }) => Object.keys(value)));
  const said = new Set(SAID_MESSAGES);
  for (const id of said) {
    if (known.has(id)) continue;
    const unsaid = [...known].filter((other) => !said.has(other));
    const message = `there is no message "${id}", which the rules say`;
    report(first, [], message, { hint: didYouMean(id, unsaid), code: 'message' });
  }
}

type Variants = Readonly<Record<string, string>>;
type Messages = Readonly<Record<string, string | Variants>>;

/**
 * What one language lacks and another has is missing; what only one of several languages has is unknown, and is most likely a
 * misspelling of what is missing there.
 */
function messagesAgree(kind: Kind, files: ValidFiles, report: Report): void {
  const all = files.of<Messages>(kind);
  if (all.length < 2) return;
  const unfinished = unfinishedIn(files);
  const english = all.find(({ read }) => /\ben(?:\.yaml|\/)/.test(read.file));
  for (const file of all) {
    const others = all.filter((each) => each !== file);
    const known = new Set(others.flatMap(({ value }) => Object.keys(value)));
    const missing = [...known].filter((id) => !Object.hasOwn(file.value, id) && isMeant(id, others));
    for (const id of unfinished.has(languageOf(file)) ? [] : missing) {
      const message = `there is no message "${id}" in this language`;
      report(file, [], message, { expected: `"${id}", as in ${nameOf(others, id)}`, code: 'message' });
    }
    for (const [id, text] of Object.entries(file.value))
      if (!known.has(id)) {
        if (isOwnForm(id, known)) continue;
        const hint = didYouMean(id, missing.length > 0 ? missing : known);
        report(file, [id], `unknown message "${id}": no other language has it`, { hint, onKey: true, code: 'message' });
      } else if (english && file !== english && Object.hasOwn(english.value, id))
        sameValues(file, id, text, english.value[id], report);
  }
}

/** Cases are a language's own affair: `word.country.chinese-civil-war.dat` beside the name that every language has. */
export const isOwnForm = (id: string, known: ReadonlySet<string>): boolean =>
  /(?:^|\/)word\.country\.[a-z-]+\.[a-z]+$/.test(id) && known.has(id.replace(/\.[a-z]+$/, ''));

/** The languages that need not be whole: what they lack is English, and `validate --locale` lists it. */
export const unfinishedIn = (files: ValidFiles): ReadonlySet<string> =>
  new Set(
    files
      .of<LanguageSource>('language')
      .filter(({ value }) => !value.complete)
      .map(languageOf),
  );

/** The language of a file, by its name or its folder. */
export const languageOf = ({ read }: ValidFile): string =>
  /\.([a-zA-Z-]+)\.yaml$/.exec(read.file)?.[1] ?? /\/i18n\/([^/]+)\//.exec(read.file)?.[1] ?? '';

/** A message that most of the languages have. */
const isMeant = (id: string, languages: readonly ValidFile<Messages>[]): boolean =>
  languages.filter(({ value }) => Object.hasOwn(value, id)).length > languages.length / 2;

const nameOf = (files: readonly ValidFile<Messages>[], id: string): string =>
  files.find(({ value }) => Object.hasOwn(value, id))?.read.file ?? '';

/** Each variant prints the values that the English one does. */
function sameValues(
  file: ValidFile,
  id: string,
  text: string | Variants,
  source: string | Variants | undefined,
  report: Report,
): void {
  const variants = (message: string | Variants): [readonly string[], string][] =>
    typeof message === 'string' ? [[[id], message]] : Object.entries(message).map(([key, each]) => [[id, key], each]);
  const wanted = new Map(variants(source ?? {}).map(([path, each]) => [path.join(), each]));
  for (const [path, own] of variants(text)) {
    const original = wanted.get(path.join());
    if (original === undefined) {
      report(file, path, 'the English message has other variants', { code: 'message' });
      continue;
    }
    const [there, here] = [valuesOf(original), valuesOf(own)];
    if (there === here) continue;
    const message =
      here === undefined ? 'the braces are not in order' : 'the values are not those of the English message';
    report(file, path, message, { expected: there || 'no placeholder', code: 'message' });
  }
}

/** The placeholders of a template in alphabetical order; undefined if it is malformed. */
function valuesOf(text: string): string | undefined {
  const template = parseTemplate(text);
  return (
    template &&
    [...keysOf(template)]
      .sort()
      .map((key) => `{${key}}`)
      .join(' ')
  );
}
