/** Has every plural the forms that its language takes for whole numbers? */
import { parseTemplate, type Slot, type Template } from '../core/render-template.ts';
import type { Check, Report, ValidFiles } from './check.ts';
import { languageOf } from './consistency-messages.ts';

export const checkPlurals: readonly Check[] = (['messages', 'gf-messages'] as const).map((kind) => ({
  needs: [kind],
  run: (files, report) => pluralsAreWhole(kind, files, report),
}));

type Messages = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

function pluralsAreWhole(kind: 'messages' | 'gf-messages', files: ValidFiles, report: Report): void {
  for (const file of files.of<Messages>(kind)) {
    const language = languageOf(file);
    // The forms of a language that nobody knows, or of a file that names none, are not checked.
    if (language === '' || Intl.PluralRules.supportedLocalesOf(language).length === 0) continue;
    const rules = new Intl.PluralRules(language);
    const forms = Array.from({ length: MOST + 1 }, (_, n) => rules.select(n));
    for (const [id, message] of Object.entries(file.value)) {
      const variants = typeof message === 'string' ? { '': message } : message;
      for (const [variant, text] of Object.entries(variants)) {
        const path = variant === '' ? [id] : [id, variant];
        for (const [form, n] of pluralsIn(parseTemplate(text) ?? []).flatMap((each) => lackingIn(each, forms)))
          report(file, path, `the plural has no form for ${n}`, { expected: `${form} {…}`, code: 'plural' });
      }
    }
  }
}

const pluralsIn = (template: Template): readonly Slot[] =>
  template.flatMap((part) =>
    typeof part === 'string' || !part.cases
      ? []
      : [...(part.by === 'plural' ? [part] : []), ...Object.values(part.cases).flatMap(pluralsIn)],
  );

/** No larger number is printed; the forms of a language repeat long before. */
const MOST = 120;

/**
 * The forms that a plural lacks, each with the first number that takes it. One without forms of the language, `=0 {…} other {…}`,
 * inflects nothing and lacks nothing.
 * @param forms the form that each number takes
 */
function lackingIn({ cases = {} }: Slot, forms: readonly string[]): readonly (readonly [string, number])[] {
  const has = (name: string): boolean => Object.hasOwn(cases, name);
  if (!Object.keys(cases).some((name) => name !== 'other' && !name.startsWith('='))) return [];
  const lacking = new Map<string, number>();
  for (const [n, form] of forms.entries()) if (!has(form) && !lacking.has(form) && !has(`=${n}`)) lacking.set(form, n);
  return [...lacking];
}
