/** The document's own worked examples, computed again: when the numbers no longer fit each other, say so. */

import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { adjudicate, type Computed, printedNumbers } from '../adjudicate.ts';
import type { WorkedExample } from '../canon.ts';
import type { Block, CheckFinding, Word } from '../types.ts';
import { blockOf, type Check, type CheckContext, findingAt } from './check.ts';
import { alignNumbers } from './number-runs.ts';
import { numberValue } from './numbers.ts';

interface Token {
  readonly block: Block;
  readonly word: Word;
  readonly value: number;
}

/** A number of the document, and what it is in the example. */
interface PrintedNumber {
  readonly role: string;
  readonly printed: number;
  readonly token: Token;
}

/** An example as the document tells it. */
export interface ExampleRun {
  readonly clause: string;
  /** False where its numbers were not found, or too few of them to be sure. */
  readonly run: boolean;
  readonly findings: readonly CheckFinding[];
}

export const examples: Check = {
  id: 'example',
  why: 'a worked example whose numbers no longer compute',
  run: (context) => runExamples(context).flatMap(({ findings }) => findings),
};

/** Every worked example of the booklet, handed to the referee with the numbers of the document. */
export function runExamples(context: CheckContext): readonly ExampleRun[] {
  return context.canon.examples
    .filter(({ clause }) => context.canon.byId.has(clause))
    .map((example) => {
      const told = read(context, example);
      const findings = told ? recompute(context, example, told) : [];
      return { clause: example.clause, run: told !== undefined, findings };
    });
}

function recompute(context: CheckContext, example: WorkedExample, told: readonly PrintedNumber[]): CheckFinding[] {
  const rules = context.canon.rules as Ruleset;
  const given = Object.fromEntries(printedNumbers(rules, example));
  // Of a number that is told twice, the one as it is printed is the right one.
  for (const { role, printed, token } of told)
    if (!told.some((each) => each.role === role && each.token.value === printed)) given[role] = token.value;
  const computed = adjudicate(rules, example, given);
  const wanted = ({ role }: PrintedNumber) => computed.gives[role] ?? given[role]!;
  const wrong = told.filter((each) => wanted(each) !== each.token.value);
  const changed = told.filter(({ printed, token }) => printed !== token.value);
  const [first] = wrong;
  const [slip, ...more] = changed;
  if (!slip || (!first && computed.refused.length === 0)) return [];
  const isSlip = more.length === 0 && slip !== first;
  const { block, word } = (isSlip || !first ? slip : first).token;
  const { message, ...rest } =
    isSlip || !first ? causeOf(slip, first, computed) : { message: 'example.differs', expected: `${wanted(first)}` };
  const end = Math.min(block.text.length, word.end + 20);
  return [findingAt(context, message, block, word.start, end, { clause: example.clause, ...rest })];
}

/** The only number that is not the printed one, and what does not fit it. */
function causeOf({ printed, token }: PrintedNumber, first: PrintedNumber | undefined, { gives }: Computed) {
  const expected = String(printed);
  if (!first) return { message: 'example.refused', values: { number: token.value }, expected };
  const values = { number: token.value, result: gives[first.role] ?? printed, said: first.token.value };
  return { message: 'example.given', values, expected };
}

/** The numbers of an example as the document has them; undefined if it is not there, or not told in numbers. */
function read(context: CheckContext, example: WorkedExample): readonly PrintedNumber[] | undefined {
  const roles = printedNumbers(context.canon.rules as Ruleset, example);
  const printed = roles.map(([, value]) => value);
  const [best] = passages(context, example.clause)
    .map((tokens) => {
      const { pairs, cost } = alignNumbers(
        printed,
        tokens.map(({ value }) => value),
      );
      return { tokens, pairs, cost };
    })
    .sort((a, b) => a.cost - b.cost);
  if (!best) return undefined;
  const { tokens, pairs } = best;
  const same = pairs.filter(([ours, theirs]) => printed[ours] === tokens[theirs]!.value).length;
  // Too many other numbers mean another example, or a paragraph that was not recognised.
  const wrong = pairs.length - same;
  const isAlike = same >= roles.length * 0.55 && wrong <= Math.max(1, roles.length * 0.25);
  const isWhole = roles.every(([role]) => pairs.some(([ours]) => roles[ours]![0] === role));
  if (!isAlike && !(isWhole && wrong <= 1 && tokens.length <= roles.length + 1)) return undefined;
  return pairs.map(([ours, theirs]) => ({ role: roles[ours]![0], printed: printed[ours]!, token: tokens[theirs]! }));
}

/** An example may begin or end so many sentences beyond those that are known to be its own. */
const BEYOND = { before: 1, after: 3 };
/** Sentences of one example stand no further apart. */
const APART = 4;

/** Runs of numbers that may be those of the example, the shortest first. */
function passages(context: CheckContext, clause: string): readonly (readonly Token[])[] {
  const { document, alignment, reading } = context;
  const stated = reading.pairs
    .filter(({ statements }) => statements.some((each) => reading.statements[each]!.clause === clause))
    .flatMap(({ sentences }) => sentences.map((each) => reading.sentences[each]!.sentence.index));
  // What says another example first of all says nothing of this one.
  const others = new Set(context.canon.examples.map((each) => each.clause).filter((each) => each !== clause));
  const linked = (alignment.byClause.get(clause) ?? [])
    .filter(({ sentence, primary }) => primary || !others.has(context.clauseOf(sentence)))
    .map(({ sentence }) => sentence.index);
  const known = [...new Set([...linked, ...stated])].sort((a, b) => a - b);
  const groups: number[][] = [];
  for (const index of known) {
    const last = groups.at(-1);
    if (last && index - last.at(-1)! <= APART) last.push(index);
    else groups.push([index]);
  }
  const found = new Map<string, readonly Token[]>();
  for (const group of [...groups, ...known.map((each) => [each])])
    for (let from = group[0]!; from >= Math.max(0, group[0]! - BEYOND.before); from--)
      for (let to = group.at(-1)!; to <= group.at(-1)! + BEYOND.after && to < document.sentences.length; to++)
        if (!found.has(`${from} ${to}`)) found.set(`${from} ${to}`, tokensOf(context, from, to));
  return [...found.values()].sort((a, b) => a.length - b.length).filter((tokens) => tokens.length > 0);
}

/** Whole numbers of some sentences, in their order; "Example 2:" is none. */
function tokensOf(context: CheckContext, from: number, to: number): readonly Token[] {
  const { document, canon } = context;
  return document.sentences.slice(from, to + 1).flatMap((sentence) => {
    const block = blockOf(context, sentence);
    const isTitle = ({ end }: Word, index: number) =>
      sentence.start === 0 && index === 1 && /^\s*[:.)]/.test(block.text.slice(end));
    return sentence.words.flatMap((word, index): Token[] => {
      const value = numberValue(word, canon);
      // A word for one is an article as often as not.
      const isNone = value === undefined || (value === 1 && !/\d/.test(word.fold));
      return isNone || isTitle(word, index) ? [] : [{ block, word, value }];
    });
  });
}
