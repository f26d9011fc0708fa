/** Where clauses, cards and issues are put to the test: scenarios of the features and cases of this package. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canonicalClause, type Locale } from '../../core/ruleset.ts';
import { indexCode } from '../../data/code-places.ts';
import { isCheckout, PACKAGE_ROOT } from '../../data/files.ts';
import { readYaml } from '../../data/index.ts';
import { filesBelow } from '../input.ts';

const FEATURES = join(PACKAGE_ROOT, 'features');

/** A scenario or a case, and the file it is in. */
export interface Use {
  readonly title: string;
  readonly file: string;
}

/** Rules and scenarios of a language, or of English if it has none, that carry a tag such as `@clause:6.3.4`. */
export function scenariosTagged(tag: string, locale: Locale): Use[] {
  const own = files('.feature', `/twilight-struggle/${locale}/`);
  return (own.length > 0 ? own : files('.feature', '/twilight-struggle/en/')).flatMap((path) => {
    const found: Use[] = [];
    let tags: string[] = [];
    for (const line of readFileSync(path, 'utf8')
      .split('\n')
      .map((text) => text.trim())) {
      if (line.startsWith('@')) tags.push(...line.split(/\s+/));
      else if (line !== '' && !line.startsWith('#')) {
        if (tags.includes(tag)) found.push({ title: line.replace(/^[^:]*:\s*/, ''), file: basename(path) });
        tags = [];
      }
    }
    return found;
  });
}

/** The case files of this package, read once. */
let cases: readonly { readonly path: string; readonly entries: readonly unknown[] }[] | undefined;

/** Cases that name a clause or play a card. */
export function casesAbout(about: { readonly clause?: string; readonly cards?: readonly (string | number)[] }): Use[] {
  cases ??= [...files('.yaml', '/cases/'), ...files('.yaml', '/suite/')].map((path) => {
    const read = readYaml(path, readFileSync(path));
    return { path, entries: read.ok ? [read.value].flat() : [] };
  });
  return cases.flatMap(({ path, entries }) => {
    return entries.flatMap((entry): Use[] => {
      const { id, title, clauses = [], action } = Object(entry) as CaseLike;
      const cites =
        about.clause !== undefined && clauses.some((clause) => canonicalClause(String(clause)) === about.clause);
      const plays = [action].flat().some((step) => cardsOf(step).some((card) => about.cards?.includes(card)));
      return cites || plays ? [{ title: String(title ?? id ?? ''), file: basename(path) }] : [];
    });
  });
}

/** Where the code of a game names a clause, in a check or a comment, as `file:line`; nowhere without the sources. */
export function codeNaming(clause: string, game: string): readonly string[] {
  if (!isCheckout()) return [];
  return (indexCode(PACKAGE_ROOT, game).get(clause) ?? []).map(({ file, line }) => `${file}:${line}`);
}

interface CaseLike {
  readonly id?: unknown;
  readonly title?: unknown;
  readonly clauses?: readonly unknown[];
  readonly action?: unknown;
}

function cardsOf(step: unknown): (string | number)[] {
  const { card, us, ussr } = Object(step) as {
    card?: string | number;
    us?: { card?: string };
    ussr?: { card?: string };
  };
  return [card, us?.card, ussr?.card].filter((ref) => ref !== undefined);
}

/** Files of this package's features; none if it was installed without them. */
function files(extension: string, part: string): string[] {
  try {
    return filesBelow(FEATURES, [extension]).filter((path) => path.replaceAll('\\', '/').includes(part));
  } catch {
    return [];
  }
}
