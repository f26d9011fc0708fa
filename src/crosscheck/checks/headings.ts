/** Headings: does a heading say what its section is about, and does a list call its steps as their headings do? */
import type { Block, CheckFinding } from '../types.ts';
import { type Check, type CheckContext, findingAt } from './check.ts';
import { avoidBook, stemsOf } from './terms.ts';

/** A heading over the first clause of a section whose title it does not resemble. */
export const headingTitles: Check = {
  id: 'heading',
  why: 'a heading that does not say what its section is about',
  run(context) {
    const { lexicon } = context.canon;
    return [...strayHeadings(context)].flatMap(([id, block]): CheckFinding[] => {
      const { title, words } = lexicon.headings[id]!;
      const known = new Set(words.flatMap((word) => stemsOf(word, context.canon)));
      if (stemsOf(block.text, context.canon).some((stem) => known.has(stem))) return [];
      return [findingAt(context, 'term.heading', block, 0, block.text.length, { clause: id, expected: title })];
    });
  },
};

/** Two headings with one text: a reader sent to one of them may end at the other. */
export const repeatedHeadings: Check = {
  id: 'heading-repeated',
  why: 'the same heading over two parts',
  run(context) {
    const seen = new Map<string, string | undefined>();
    return context.document.blocks.flatMap((block): CheckFinding[] => {
      const key = stemsOf(block.text, context.canon).join(' ');
      if (block.kind !== 'heading' || block.label || block.text.length > 60 || key.length < 6) return [];
      const section = sectionBelow(context, block);
      // An optional rule about the space race stands under the same heading as the rule it replaces.
      const elsewhere = seen.has(key) && section !== undefined && seen.get(key) !== section;
      if (!seen.has(key) || elsewhere) {
        seen.set(key, section);
        return [];
      }
      return [findingAt(context, 'heading.repeated', block, 0, block.text.length)];
    });
  },
};

/** The section of the first clause below a heading. */
function sectionBelow({ document, alignment }: CheckContext, { index }: Block): string | undefined {
  for (const { kind, sentences } of document.blocks.slice(index + 1)) {
    if (kind === 'heading') return undefined;
    for (const sentence of sentences) {
      const clause = alignment.bySentence[sentence.index]?.find(({ primary }) => primary)?.clause;
      if (clause) return clause.section;
    }
  }
  return undefined;
}

/** Headings that stand where one of the booklet's should stand, and are not recognised as it. */
export function strayHeadings({ document, canon, alignment }: CheckContext): ReadonlyMap<string, Block> {
  const seen = new Set([...alignment.headings.values()].map(({ id }) => id));
  const stray = new Map<string, Block>();
  for (const block of document.blocks) {
    if (block.kind !== 'heading' || alignment.headings.has(block.index) || block.label || block.text.length > 60)
      continue;
    const next = document.blocks.slice(block.index + 1, block.index + 3).flatMap(({ sentences }) => sentences);
    const clause = next
      .map(({ index }) => alignment.bySentence[index]?.find(({ primary }) => primary)?.clause)
      .find((each) => each !== undefined);
    if (!clause) continue;
    const title = [clause, canon.clauses[clause.index - 1], canon.clauses[clause.index - 2]].find(
      (each) => each && each.id in canon.lexicon.headings && each.section === clause.section,
    );
    if (title && !seen.has(title.id) && !stray.has(title.id)) stray.set(title.id, block);
  }
  return stray;
}

/** The steps of a turn are listed once and explained once: both should bear the same names. */
export const stepNames: Check = {
  id: 'step-names',
  why: 'a step is called one thing in the list and another above its rule',
  run(context) {
    const { document } = context;
    const headings = document.blocks.filter(
      ({ label, text }) => label !== undefined && /^[A-I]$/.test(label) && text.length < 400,
    );
    const list = stepList(context, headings);
    const bodies = new Map<string, Block>();
    for (const block of headings) if (!list.includes(block)) bodies.set(block.label!, block);
    return list.flatMap((item, index): CheckFinding[] => {
      const letter = 'ABCDEFGHI'[index]!;
      const body = bodies.get(letter);
      if (!body) return [];
      const [listed, headed] = [nameOf(item), nameOf(body)];
      if (sameName(context, listed.text, headed.text)) return [];
      // A name that is wrong in itself is no model for the other.
      const report = (block: Block, own: Name, other: Name, otherBlock: Block) =>
        findingAt(context, 'term.step', block, own.start, own.start + own.text.length, {
          clause: `4.5.${letter}`,
          values: { step: letter, other: other.text },
          expected: isSound(context, otherBlock, other) ? other.text : '',
        });
      return [report(item, listed, headed, body), report(body, headed, listed, item)];
    });
  },
};

/** Nine items in a row, or the first A to I in a document that letters its list. */
export function stepList(context: CheckContext, headings: readonly Block[]): readonly Block[] {
  const { document } = context;
  for (let i = 0; i < document.blocks.length; i++) {
    const run: Block[] = [];
    for (let j = i; j < document.blocks.length && document.blocks[j]!.marker; j++) run.push(document.blocks[j]!);
    if (run.length === 9 && run.every(({ text }) => text.length < 70)) return run;
    if (run.length > 0) i += run.length - 1;
  }
  const short = headings.filter(({ text }) => text.length < 75 && !/:\s*\S/.test(text));
  const lettered = [...'ABCDEFGHI'].map((letter) => short.find(({ label }) => label === letter));
  return lettered.every((each) => each !== undefined) ? (lettered as Block[]) : [];
}

interface Name {
  readonly text: string;
  readonly start: number;
}

/** None of its words is a rendering to avoid. */
function isSound({ canon }: CheckContext, { sentences }: Block, { start, text }: Name): boolean {
  const words = sentences.flatMap((sentence) => sentence.words).filter(({ end }) => end <= start + text.length);
  return avoidBook(canon).find(words).length === 0;
}

function nameOf({ text, label }: Block): Name {
  const start = label ? /^[A-I][.)]?\s*/.exec(text)![0].length : 0;
  const name = text
    .slice(start)
    .split(/(?<!\s)\s*[:(]/)[0]!
    .replace(/(?<![.\s])[.\s]+$/, '');
  return { text: name, start };
}

function sameName({ canon }: CheckContext, a: string, b: string): boolean {
  const [one, two] = [stemsOf(a, canon), stemsOf(b, canon)].map((stems) => [...stems].sort().join(' '));
  return one === two;
}
