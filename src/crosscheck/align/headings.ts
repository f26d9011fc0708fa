/** Which heading of the booklet a heading of the document is. */
import type { Canon, CanonClause } from '../canon.ts';
import { cutWords } from '../text/words.ts';
import type { Block, DocumentText } from '../types.ts';

/** Recognises headings by their printed number or by their words; headings in any order, each clause as often as it comes. */
export function recogniseHeadings(document: DocumentText, canon: Canon): ReadonlyMap<number, CanonClause> {
  const found = new Map<number, CanonClause>();
  const used = new Set<string>();
  for (const block of document.blocks) {
    if (block.kind !== 'heading' || block.text.length > 90) continue;
    const clause = headingOf(block, canon, used);
    if (!clause) continue;
    found.set(block.index, clause);
    used.add(clause.id);
  }
  return found;
}

/** By its number, unless its words are those of another heading and not of that one: a number is soon mistyped. */
function headingOf(block: Block, canon: Canon, used: ReadonlySet<string>): CanonClause | undefined {
  const [numbered, named] = [byNumber(block, canon), byWords(block, canon, used)];
  if (!numbered || !named || /^[A-I]$/.test(block.label ?? '')) return numbered ?? named;
  const own = contentStems(block.text, canon);
  const { title, words } = canon.lexicon.headings[numbered.id]!;
  return [title, ...words].some((each) => [...contentStems(each, canon)].some((stem) => own.has(stem)))
    ? numbered
    : named;
}

function byNumber({ label }: Block, canon: Canon): CanonClause | undefined {
  if (label === undefined) return undefined;
  if (/^[A-I]$/.test(label)) return canon.byId.get(`4.5.${label}`);
  const candidates = [label, `${label}.0`, label.replace(/\.0$/, '')].flatMap((id) => canon.byId.get(id) ?? []);
  return candidates.find(({ id }) => id in canon.lexicon.headings);
}

/** The heading whose title shares most of its words with the block, if most of the block's words are among them. */
function byWords(block: Block, canon: Canon, used: ReadonlySet<string>): CanonClause | undefined {
  const own = contentStems(block.text, canon);
  if (own.size === 0 || own.size > 6) return undefined;
  let best: { readonly clause: CanonClause; readonly score: number } | undefined;
  for (const [id, { title, words }] of Object.entries(canon.lexicon.headings)) {
    const clause = canon.byId.get(id);
    if (!clause) continue;
    const theirs = contentStems(title, canon);
    const shared = [...own].filter((stem) => theirs.has(stem)).length;
    // A heading of one word may be another word for the same thing.
    const alias = own.size === 1 && words.some((word) => contentStems(word, canon).has([...own][0]!)) ? 0.55 : 0;
    const score = Math.max((2 * shared) / (own.size + theirs.size), alias) - (used.has(id) ? 0.15 : 0);
    if (shared / own.size < 0.5 && alias === 0) continue;
    if (score > (best?.score ?? 0.49)) best = { clause, score };
  }
  return best?.clause;
}

/** Stems of a heading without function words. */
export function contentStems(text: string, canon: Canon): ReadonlySet<string> {
  const ignored = new Set(canon.lexicon.functionWords);
  return new Set(
    cutWords(text, canon.stem).flatMap(({ fold, stem }) => (ignored.has(fold) || /^\d/.test(fold) ? [] : [stem])),
  );
}
