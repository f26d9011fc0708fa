/** "Unknown …", "did you mean …?": the candidates closest to a misspelt word. */
import { editDistance } from '../core/edit-distance.ts';
import { plain } from '../core/spelling.ts';
import { type Wording, wording } from '../core/wording.ts';

/**
 * The candidates nearest to `word`, best first; none if nothing is near. Case, accents and punctuation do not count.
 * @param limit how many to return at most
 */
export function nearest(word: string, candidates: Iterable<string>, limit = 1): string[] {
  const wanted = plain(word.slice(0, 80));
  if (wanted === '') return [];
  const scored: { candidate: string; score: number }[] = [];
  for (const candidate of candidates) {
    const score = distance(wanted, plain(candidate));
    if (score !== undefined) scored.push({ candidate, score });
  }
  return scored
    .sort((a, b) => a.score - b.score || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** The sentence for a diagnostic, or undefined if nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>): Wording | undefined {
  const [best] = nearest(word, candidates);
  return best === undefined ? undefined : wording('did you mean "{name}"?', { name: best });
}

/** Names of things in a language have genders: each kind of them has its own words. */
const UNKNOWN =
  'unknown {kind, select, country {country} card {card} effect {effect} region {region} issue {issue} ' +
  'scoringRegion {scoring region} subregion {sub-region} scoring {scoring card} binding {name} ' +
  'cardReference {card reference} zone {place of cards} other {{kind}}} "{name}"';

/** Something called `name` that there is not. */
export const unknownThing = (kind: string, name: string): Wording => wording(UNKNOWN, { kind, name });

/** What may stand in a place. */
export const oneOf = (names: readonly string[]): Wording => wording('one of {names}', { names: names.join(', ') });

/** Edits between the two words, or undefined if they are too far apart to be a slip. */
function distance(word: string, candidate: string): number | undefined {
  if (word === candidate) return 0;
  const allowed = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));
  const edits = editDistance(word, candidate, allowed);
  if (edits <= allowed) return edits;
  // A shortened name, `china` or `ask not` for a longer title, is no slip of the finger but is easily recognised.
  return word.length >= 3 && (candidate.startsWith(`${word} `) || candidate.split(' ').includes(word))
    ? allowed + 1
    : undefined;
}
