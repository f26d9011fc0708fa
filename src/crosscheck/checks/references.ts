/** Clause numbers: printed at all, in order, once each; references kept and pointing somewhere. */
import type { CheckFinding } from '../types.ts';
import { blockOf, type Check, type CheckContext, findingAt, findingIn, inScope, segments } from './check.ts';
import { stepList } from './headings.ts';

const NUMBER = /(?<![\d.,])(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?!\d|[.,]\d)/g;

/** Numbers in the running text: not the label of the block, not a multiplication, not money. */
function numbersIn(text: string, label: string | undefined): readonly string[] {
  const from = label ? label.length : 0;
  return [...text.slice(from).matchAll(NUMBER)].map((match) => match[1]!);
}

/** The printed text points to another clause, the document does not. */
export const lostReferences: Check = {
  id: 'reference-missing',
  why: 'a pointer to another clause that the document has dropped',
  run(context) {
    const { canon, reading } = context;
    // Our own words point nowhere: these are pointers of the booklet.
    if (reading.own) return [];
    return segments(context).flatMap(({ clause, sentences }): CheckFinding[] => {
      const wanted = canon.printed.references[clause.id];
      if (!wanted || !inScope(context, clause)) return [];
      const around = new Set(
        sentences.flatMap((sentence) => {
          const block = blockOf(context, sentence);
          return [block, context.document.blocks[block.index + 1]].flatMap((each) =>
            each ? numbersIn(each.text, each.label) : [],
          );
        }),
      );
      const lost = wanted.filter(
        (id) => ![...around].some((each) => each === id || id.startsWith(`${each}.`) || each.startsWith(`${id}.`)),
      );
      if (lost.length === 0) return [];
      const first = sentences[0]!;
      return [
        findingIn(context, 'reference.missing', first, {
          clause: clause.id,
          values: { targets: lost.join(', ') },
          expected: `(${lost.join(', ')})`,
        }),
      ];
    });
  },
};

/** A reference to a clause that does not exist. */
export const danglingReferences: Check = {
  id: 'reference-dangling',
  why: 'a pointer to a clause that does not exist',
  run(context) {
    const { canon, document } = context;
    const known = new Set(
      canon.clauses.flatMap(({ official, id }) => [official, id.replace(/\/.*/, ''), official.replace(/\.0$/, '')]),
    );
    return document.blocks.flatMap((block) =>
      block.kind === 'quote'
        ? []
        : [...block.text.matchAll(/[(（][^()]{0,40}?(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)\.?[^()]{0,25}\)/g)].flatMap(
            (match): CheckFinding[] => {
              const id = match[1]!;
              if (known.has(id) || known.has(`${id}.0`)) return [];
              return [
                findingAt(context, 'reference.dangling', block, match.index, match.index + match[0].length, {
                  values: { target: id },
                }),
              ];
            },
          ),
    );
  },
};

/** Clause numbers at the start of blocks: none, wrong, twice, unknown. */
export const clauseNumbers: Check = {
  id: 'numbering',
  why: 'clause numbers missing, repeated or wrong',
  run(context) {
    const { document, canon, alignment } = context;
    const labelled = document.blocks.filter(({ label }) => label?.includes('.'));
    if (labelled.length === 0) return noNumbers(context);
    const known = new Set([
      ...canon.clauses.flatMap(({ official }) => [official, official.replace(/\.0$/, ''), `${official}.0`]),
      ...(canon.printed.numbers[canon.edition] ?? []),
    ]);
    const seen = new Set<string>();
    return labelled.flatMap((block): CheckFinding[] => {
      const label = block.label!;
      const heading = alignment.headings.get(block.index);
      const report = (message: string, expected: string) =>
        findingAt(context, message, block, 0, label.length, { values: { label }, expected });
      const repeated = seen.has(label);
      seen.add(label);
      const byTitle = titleNumber(context, block.text);
      if (byTitle && byTitle.replace(/\.0$/, '') !== label.replace(/\.0$/, '') && heading)
        return [report('number.wrong-title', byTitle)];
      if (repeated) return [report('number.repeated', '')];
      if (!known.has(label)) return [report('number.unknown', '')];
      return [];
    });
  },
};

/** The number that a heading of this title has in the booklet. */
function titleNumber({ canon }: CheckContext, text: string): string | undefined {
  const bare = text.replace(/^[\d.]+\s*/, '').toLowerCase();
  const exact = Object.entries(canon.lexicon.headings).find(([, { title }]) => title.toLowerCase() === bare);
  return exact?.[0];
}

/** One finding for a document without any number, at the first text that has one in the booklet. */
function noNumbers(context: CheckContext): CheckFinding[] {
  const { alignment, document } = context;
  const titled = [...alignment.headings]
    .filter(([, { id }]) => /^\d+\.[1-9]/.test(id))
    .map(([index]) => document.blocks[index]!);
  const block = titled[0];
  if (!block || document.blocks.length < 30) return [];
  return [
    findingAt(context, 'number.none', block, 0, block.text.length, {
      clause: alignment.headings.get(block.index)!.id,
      expected: alignment.headings.get(block.index)!.id,
    }),
  ];
}

/** The steps A to I listed without their letters, although the rules below have them. */
export const stepLetters: Check = {
  id: 'step-letters',
  why: 'steps that are cited by letter are listed without it',
  run(context) {
    const headings = context.document.blocks.filter(({ label }) => label !== undefined && /^[A-I]$/.test(label));
    const list = stepList(context, headings);
    const first = list[0];
    if (!first || first.label || headings.length < 5) return [];
    return [findingAt(context, 'number.letters', first, 0, first.text.length, { clause: '4.5', expected: 'A … I' })];
  },
};

/** Two numbered rules in one paragraph of a document without numbers. */
export const runIn: Check = {
  id: 'run-in',
  why: 'a numbered rule runs on in the paragraph of the one before',
  run(context) {
    const { document, alignment } = context;
    if (alignment.labels > 10) return [];
    return document.blocks.flatMap((block): CheckFinding[] => {
      if (block.kind !== 'paragraph' || block.sentences.length < 2) return [];
      const links = block.sentences.map((sentence) =>
        alignment.bySentence[sentence.index]!.find(({ primary }) => primary),
      );
      return links.flatMap((link, index): CheckFinding[] => {
        const before = links[index - 1];
        if (
          !link ||
          !before ||
          link.score < 0.5 ||
          before.score < 0.35 ||
          link.clause.official === before.clause.official
        )
          return [];
        // Only the first sentence of the next number shows that it starts here, and a lettered step is no number.
        if (
          link.clause.id !== link.clause.official ||
          link.clause.index <= before.clause.index ||
          link.clause.index - before.clause.index > 3
        )
          return [];
        if (
          alignment.byClause.get(before.clause.id)!.some((each) => each.primary && each.sentence.block !== block.index)
        )
          return [];
        if (
          /\.[A-I]$/.test(link.clause.official) ||
          alignment.byClause.get(link.clause.id)!.some(({ sentence }) => sentence.block < block.index)
        )
          return [];
        const sentence = link.sentence;
        return [
          findingAt(context, 'structure.run-in', block, sentence.start, Math.min(sentence.end, sentence.start + 60), {
            clause: link.clause.id,
            values: { before: before.clause.official },
          }),
        ];
      });
    });
  },
};
