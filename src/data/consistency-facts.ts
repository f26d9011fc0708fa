/** Do the facts of the clauses stand somewhere, and do the clauses state what the rules read from them? */
import { LAW_LEAST, LAW_NUMBERS, LAW_SIDES, type LawPlace } from '../games/twilight-struggle/law.ts';
import type { Check, Report, ValidFiles } from './check.ts';
import { resolveFacts } from './facts.ts';
import type { Kind } from './kinds.ts';
import { didYouMean } from './nearest.ts';
import { type ClauseSource, EDITIONS, type Sources } from './sources.ts';

const SINGLE = ['map', 'regions', 'tracks', 'setup', 'variants', 'game'] as const satisfies readonly Kind[];
/** The files that the facts of clauses refer to. */
export const TWILIGHT_STRUGGLE = [...SINGLE, 'clauses', 'cards', 'issues'] as const satisfies readonly Kind[];

export const checkFacts: readonly Check[] = [
  { needs: TWILIGHT_STRUGGLE, run: referencesLeadSomewhere },
  { needs: TWILIGHT_STRUGGLE, run: rulesFindTheirValues },
];

/** The files as they are put together for compiling; what these checks do not read is left out. */
export function sourcesOf(files: ValidFiles): Sources {
  const single = Object.fromEntries(SINGLE.map((kind) => [kind, files.of(kind)[0]?.value]));
  const clauses = files.of<readonly ClauseSource[]>('clauses').flatMap(({ value }) => value);
  return { ...single, clauses, cards: files.of('cards').map(({ value }) => value) } as unknown as Sources;
}

function referencesLeadSomewhere(files: ValidFiles, report: Report): void {
  const sources = sourcesOf(files);
  const resolved = EDITIONS.map((edition) => [edition, resolveFacts(sources, edition)] as const);
  for (const file of files.of<readonly ClauseSource[]>('clauses'))
    for (const [index, clause] of file.value.entries())
      for (const [key, written] of Object.entries(clause.facts ?? {})) {
        const [name = '', only] = key.split('.');
        if (typeof written !== 'string' || !written.startsWith('=')) continue;
        const missing = resolved.filter(
          ([edition, facts]) =>
            clause.editions.includes(edition) &&
            (only ?? edition) === edition &&
            facts[clause.id]?.[name] === undefined,
        );
        if (missing.length === 0) continue;
        const message = `"${written}" leads nowhere in the ${missing.map(([edition]) => edition).join(' and ')} edition`;
        const expected = 'a place such as "=tracks.defcon.max", or a fact such as "=6.3.4#delta"';
        report(file, [index, 'facts', key], message, { expected, code: 'reference' });
      }
}

/** What `law.ts` reads must be there, and of the right kind. */
function rulesFindTheirValues(files: ValidFiles, report: Report): void {
  const sources = sourcesOf(files);
  for (const edition of EDITIONS) {
    const facts = resolveFacts(sources, edition);
    const demand = (places: readonly LawPlace[], what: string, fits: (value: unknown) => boolean): void => {
      for (const [clause, name] of places) {
        if (fits(facts[clause]?.[name])) continue;
        const place = placeOf(files, clause);
        if (!place) continue;
        const hint = didYouMean(name, Object.keys(facts[clause] ?? {}));
        const message = `the clause ${clause} must state "${name}", ${what}, which the rules read from it`;
        report(place.file, [place.index, 'facts', name], message, { ...(hint && { hint }), code: 'fact' });
      }
    };
    for (const [name, place] of Object.entries(LAW_NUMBERS)) {
      const least = LAW_LEAST[name as keyof typeof LAW_NUMBERS] ?? 0;
      const what = Number.isFinite(least) ? `a whole number from ${least}` : 'a whole number';
      demand([place], what, (value) => Number.isInteger(value) && (value as number) >= least);
    }
    demand(Object.values(LAW_SIDES), 'us or ussr', (value) => value === 'us' || value === 'ussr');
  }
}

function placeOf(files: ValidFiles, clause: string) {
  const lists = files.of<readonly ClauseSource[]>('clauses');
  for (const file of lists) {
    const index = file.value.findIndex(({ id }) => id === clause);
    if (index >= 0) return { file, index };
  }
  return undefined;
}
