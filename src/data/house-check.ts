/** Whether what house rules make of the files is still a game: the same schemas and checks that the files themselves obey. */
import type { Diagnostic } from './diagnostics.ts';
import type { Laid } from './house.ts';
import { type Kind, kindOf } from './kinds.ts';
import { collectNames } from './names.ts';
import type { ReadSuccess } from './read.ts';
import type { SchemaCheck } from './schema-check.ts';
import { checkConsistency, validateRead } from './validate.ts';

/**
 * Validates files that house rules were laid over; the words of a language, which they cannot change, aside.
 * @param house the file of the house rules, in which the mistakes are shown
 */
export function validateLaid(laid: Laid, house: ReadSuccess, check: SchemaCheck): Diagnostic[] {
  const files = [...laid.values].flatMap(([path, value]) => {
    const kind = path.includes('/i18n/') ? undefined : kindOf(path);
    return kind ? [{ path, kind, read: shownIn(house, laid, path, value) }] : [];
  });
  const names = collectNames(files.map(({ kind, read }) => ({ kind, value: read.value })));
  const changed = new Set(laid.origins.map(({ path }) => path));
  const wrong = files
    .filter(({ path }) => changed.has(path))
    .flatMap(({ kind, read }) => validateRead(read, kind, check, names));
  if (wrong.length > 0) return wrong;
  return checkConsistency(
    files.map(({ kind, read }) => ({ kind, file: { read, value: read.value } })),
    new Set<Kind>(),
    names,
  );
}

/** A file whose places are those of the house rules that changed them. */
function shownIn(house: ReadSuccess, { origins }: Laid, path: string, value: unknown): ReadSuccess {
  const own = origins.filter((each) => each.path === path);
  return {
    ok: true,
    file: house.file,
    text: house.text,
    value,
    locate: (place) => {
      const near = own
        .map((each) => ({ each, shared: sharedLength(each.place, place) }))
        .sort((a, b) => b.shared - a.shared)[0];
      return house.locate(near?.each.at ?? []);
    },
  };
}

function sharedLength(a: readonly unknown[], b: readonly unknown[]): number {
  const end = a.findIndex((key, index) => key !== b[index]);
  return end < 0 ? a.length : end;
}
