/** The statements of the booklet, from the rules' data or from our own sentences, and a document held against them. */
import { remember } from '../../core/remember.ts';
import type { Alignment } from '../align/align.ts';
import { carriesRules } from '../align/align.ts';
import type { Canon } from '../canon.ts';
import { cutSentences } from '../text/sentences.ts';
import type { DocumentText, Sentence } from '../types.ts';
import { countsOf, type Token, tokensIn } from './concepts.ts';
import { type Comparison, pairUp, type Said, type Statement } from './pair.ts';

/** `rules/shared/crosscheck/statements.yaml`: the sentences of the booklet in their order, each as what it says. */
export type StatementData = readonly {
  readonly clause: string;
  readonly says: string;
  /** What it says may be said by the sentences around it. */
  readonly optional?: boolean;
}[];

/** `us`, `?us` for one or none, `#1*3` for three times, `card*1-2` for once or twice. */
export function parseStatements(data: StatementData): readonly Statement[] {
  return data.map(({ clause, says, optional = false }) => ({
    clause,
    optional,
    says: new Map(
      says.split(/\s+/).map((each): [string, [number, number]] => {
        const [, maybe, concept, least = '1', most = least] = /^(\?)?([^*]+)(?:\*(\d+)(?:-(\d+))?)?$/.exec(each)!;
        return [concept!, maybe ? [0, Number(most)] : [Number(least), Number(most)]];
      }),
    ),
  }));
}

export interface SaidSentence extends Said {
  readonly sentence: Sentence;
  readonly tokens: readonly Token[];
}

/** So many words may be a sentence, though it stands like a heading. */
const LINE = 4;

/** A document and the statements it is held against, paired. */
export interface Reading extends Comparison {
  readonly sentences: readonly SaidSentence[];
  readonly statements: readonly Statement[];
  /** The document says our own clauses in our own words rather than those of the booklet. */
  readonly own: boolean;
}

/** Reads a document as a translation of the booklet, or of our own clauses, whichever it is more like. */
export function readStatements(document: DocumentText, alignment: Alignment, canon: Canon): Reading {
  if (canon.statements.length === 0) return { sentences: [], statements: [], pairs: [], own: false, likeness: () => 0 };
  const sentences = document.sentences
    .filter((sentence) => {
      const block = document.blocks[sentence.block]!;
      // A line without a full stop may be a rule.
      const least = block.kind === 'heading' ? LINE : 2;
      return carriesRules(block) && sentence.words.length >= least;
    })
    .map((sentence): SaidSentence => {
      // The number of a clause is none of its numbers.
      const { label } = document.blocks[sentence.block]!;
      const labelEnd =
        sentence.start === 0 && label !== undefined && sentence.text.startsWith(label) ? label.length : 0;
      const tokens = tokensIn(sentence.words, canon).filter(({ from }) => sentence.words[from]!.start >= labelEnd);
      const scores = alignment.scores[sentence.index]!;
      const likeness = (clause: string) => scores[canon.byId.get(clause)?.index ?? -1] ?? 0;
      return { sentence, tokens, counts: countsOf(tokens, sentence.words, canon.lexicon.denials), likeness };
    });
  const readings = [printedStatements(canon), ownStatements(canon)].map((statements): Reading => {
    return { sentences, statements, own: statements !== printedStatements(canon), ...pairUp(sentences, statements) };
  });
  const reading = readings.reduce((best, each) => (likenessOf(each) > likenessOf(best) ? each : best));
  // A page or two may hold anything: there is no order to go by.
  return reading.pairs.length < ENOUGH ? { ...reading, sentences: [], pairs: [] } : reading;
}

/** So many pairs make it sure which statements are meant. */
const ENOUGH = 8;

const likenessOf = ({ pairs }: Reading) => pairs.reduce((sum, { score }) => sum + score, 0);

/** Our own sentences, in the language of the document, say exactly what they say. */
const ownStatements = remember((canon: Canon): readonly Statement[] =>
  canon.clauses.filter(({ heading }) => !heading).flatMap((each) => clauseStatements(each, canon)),
);

function clauseStatements({ id, summary }: Canon['clauses'][number], canon: Canon): Statement[] {
  const abbreviations = new Set(canon.lexicon.abbreviations);
  const { sentences } = cutSentences([{ kind: 'paragraph', text: summary, pieces: [] }], {
    stem: canon.stem,
    abbreviations,
  });
  return sentences.map(({ words }) => {
    const counts = countsOf(tokensIn(words, canon), words, canon.lexicon.denials);
    return { clause: id, says: new Map([...counts].map(([concept, n]) => [concept, [n, n] as const])) };
  });
}

/** Those of the booklet; of what it is not known to say, our own sentences, which are compared by nobody. */
const printedStatements = remember((canon: Canon): readonly Statement[] => {
  const listed = canon.statements.filter(({ clause }) => canon.byId.has(clause));
  const sections = new Set(listed.map(({ clause }) => canon.byId.get(clause)!.section));
  const rest = canon.clauses
    .filter(({ heading, section }) => !heading && !sections.has(section))
    .flatMap((clause) => clauseStatements(clause, canon))
    .map((each) => ({ ...each, loose: true }));
  return [...listed, ...rest];
});
