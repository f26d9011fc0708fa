/** The cross-check: a document against the canon, check by check. Pure: texts in, findings out. */
import { type Alignment, align } from './align/align.ts';
import type { Canon } from './canon.ts';
import { type Check, type CheckContext, inScope } from './checks/check.ts';
import { comparators, signs } from './checks/comparators.ts';
import { opposites, timing } from './checks/contraries.ts';
import { coverage } from './checks/coverage.ts';
import { edition } from './checks/edition.ts';
import { type ExampleRun, examples, runExamples } from './checks/examples.ts';
import { balance, brokenBlocks, doubledSentences, doubledWords, markup, punctuation, residue } from './checks/form.ts';
import { headingTitles, repeatedHeadings, stepNames } from './checks/headings.ts';
import { foreignSentences, foreignText } from './checks/language.ts';
import { firstSide, lostTerms, modality, sides } from './checks/meaning.ts';
import { englishNames, misspeltNames, wrongNames } from './checks/names.ts';
import { numbers, placements } from './checks/numbers.ts';
import { wrongPlaces } from './checks/places.ts';
import { clauseNumbers, danglingReferences, lostReferences, runIn, stepLetters } from './checks/references.ts';
import { spelling } from './checks/spelling.ts';
import {
  addedSentences,
  displacedSentences,
  missingStatements,
  statedComparators,
  statedModality,
  statedNames,
  statedNumbers,
  statedOpposites,
  statedSides,
  statedTimes,
} from './checks/statements.ts';
import { avoidedTerms, capitals, houseTerms, oneRendering } from './checks/terms.ts';
import type { Messages } from './messages.ts';
import { readStatements } from './statements/statements.ts';
import { readDocument } from './text/document.ts';
import { findAccepted } from './text/markup.ts';
import { holdsUnits } from './text/targets.ts';
import { cutWords } from './text/words.ts';
import { type CheckFinding, type DocumentText, SEVERITIES } from './types.ts';

/** In the order in which a reader would worry. */
export const CHECKS: readonly Check[] = [
  foreignSentences,
  coverage,
  modality,
  sides,
  firstSide,
  numbers,
  placements,
  examples,
  comparators,
  signs,
  timing,
  opposites,
  edition,
  avoidedTerms,
  houseTerms,
  englishNames,
  wrongNames,
  wrongPlaces,
  misspeltNames,
  oneRendering,
  stepNames,
  headingTitles,
  repeatedHeadings,
  lostTerms,
  foreignText,
  clauseNumbers,
  stepLetters,
  runIn,
  lostReferences,
  danglingReferences,
  capitals,
  doubledWords,
  doubledSentences,
  punctuation,
  balance,
  brokenBlocks,
  spelling,
  markup,
  residue,
];

/** Statement by statement, after the other checks. */
const STATED: readonly Check[] = [
  missingStatements,
  addedSentences,
  displacedSentences,
  statedModality,
  statedSides,
  statedNumbers,
  statedComparators,
  statedTimes,
  statedOpposites,
  statedNames,
];

/** Checks of how a document is laid out; a file of translation units has no layout of its own. */
const LAYOUT = new Set([
  'step-names',
  'heading',
  'heading-repeated',
  'numbering',
  'step-letters',
  'run-in',
  'reference-missing',
  'broken',
  'residue',
  'edition',
]);

export interface CrosscheckOptions {
  readonly canon: Canon;
  readonly messages: Messages;
  readonly residue: readonly RegExp[];
  /** Only these sections, or parts of them such as `8.1`, are expected. */
  readonly sections?: readonly string[];
  /** Terms and spellings that are right wherever they stand in the document. */
  readonly accepted?: readonly string[];
}

export interface CrosscheckResult {
  readonly document: DocumentText;
  readonly alignment: Alignment;
  readonly found: readonly string[];
  readonly missing: readonly string[];
  /** Worked examples, and whether the referee could rule on them with the document's numbers. */
  readonly examples: readonly ExampleRun[];
  readonly findings: readonly CheckFinding[];
  readonly suppressed: readonly CheckFinding[];
}

/** Below this mean likeness, or with fewer clauses than this, the document is about something else. */
const LIKENESS = 0.36;

/** Does the document look like this rulebook at all? */
export function isThisRulebook({ alignment }: Pick<CrosscheckResult, 'alignment'>): boolean {
  return alignment.likeness >= LIKENESS;
}

/** Reads a document and runs every check. */
export function crosscheck(name: string, source: string, options: CrosscheckOptions): CrosscheckResult {
  const { canon, messages } = options;
  const { lexicon, speller } = canon;
  const document = readDocument(name, source, {
    openers: lexicon.openers,
    residue: options.residue,
    stem: canon.stem,
    abbreviations: new Set(lexicon.abbreviations),
    articles: new Set(lexicon.articles),
    isWord: speller ? (word) => speller.known(word) : undefined,
  });
  const alignment = align(document, canon);
  const context: CheckContext = {
    document,
    canon,
    alignment,
    reading: readStatements(document, alignment, canon),
    messages,
    sections: options.sections,
    clauseOf: (sentence) => alignment.bySentence[sentence.index]?.find(({ primary }) => primary)?.clause.id ?? '',
  };
  const units = holdsUnits(name, source) !== undefined;
  const checks = units ? CHECKS.filter(({ id }) => !LAYOUT.has(id)) : CHECKS;
  const run = (some: readonly Check[]) => some.flatMap((check) => check.run(context));
  const all = beside(dedupe(run(checks)), units ? [] : run(STATED));
  const accepted = acceptedIn(canon, [...(options.accepted ?? []), ...findAccepted(source)]);
  const { kept, suppressed } = suppress(all, document, units, accepted);
  const wanted = canon.clauses.filter((clause) => !clause.heading && inScope(context, clause));
  return {
    document,
    alignment,
    found: wanted.filter(({ id }) => alignment.byClause.has(id)).map(({ id }) => id),
    missing: wanted.filter(({ id }) => !alignment.byClause.has(id)).map(({ id }) => id),
    examples: runExamples(context).filter(({ clause }) => inScope(context, canon.byId.get(clause)!)),
    findings: kept,
    suppressed,
  };
}

/** Checks of how a thing is called. */
const WORDING = new Set(['term', 'name', 'consistency', 'language', 'step-names', 'heading', 'spelling', 'capitals']);

/** Whether a finding is only about a word that has been accepted, in any of its inflections. */
function acceptedIn({ stem }: Canon, accepted: readonly string[]): (finding: CheckFinding) => boolean {
  const stems = (text: string) => cutWords(text, stem).map((word) => word.stem);
  const known = new Set(accepted.map((each) => stems(each).join(' ')));
  // The wrong card is no matter of taste.
  return ({ check, phrase }) => WORDING.has(check) && check !== 'name' && known.has(stems(phrase).join(' '));
}

/** One finding per phrase and place: of two that say nearly the same, the first check in the list is the more precise. */
function dedupe(findings: readonly CheckFinding[]): CheckFinding[] {
  const kept: CheckFinding[] = [];
  for (const each of findings) {
    const twin = kept.some(
      (other) =>
        other.line === each.line &&
        (other.check === each.check ||
          (WORDING.has(other.check) && WORDING.has(each.check)) ||
          (other.check === 'grammar' && each.check === 'spelling')) &&
        overlap(other, each) &&
        (other.check !== each.check || other.clause === each.clause || each.phrase !== ''),
    );
    if (!twin) kept.push(each);
  }
  return inOrder(kept);
}

/** Checks that speak of what a rule means: of one passage one of them is enough. */
const MEANING = new Set(['number', 'sides', 'modality', 'comparator', 'timing', 'opposite', 'sign', 'name', 'example']);

/** What the statements show beside what other checks have said of the same passage or clause. */
function beside(found: readonly CheckFinding[], stated: readonly CheckFinding[]): readonly CheckFinding[] {
  const all = [...found];
  for (const each of stated) {
    const isKnown = all.some((other) => {
      if (each.check === 'coverage') return other.check === 'coverage' && other.clause === each.clause;
      if (other.line !== each.line || other.clause !== each.clause || !MEANING.has(other.check)) return false;
      return other.check === each.check
        ? other.expected === each.expected || overlap(other, each)
        : MEANING.has(each.check) &&
            each.check !== 'name' &&
            isShort(other) &&
            isShort(each) &&
            (other.phrase === each.phrase || overlap(other, each));
    });
    if (!isKnown) all.push(each);
  }
  return inOrder(all);
}

/** A passage, and no whole sentence. */
const isShort = ({ phrase }: CheckFinding) => phrase.length < 60;

const inOrder = (findings: readonly CheckFinding[]) =>
  [...findings].sort(
    (a, b) => a.line - b.line || a.column - b.column || SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );

/** In a sentence that is left in English nothing else is worth a word. */
function overlap(a: CheckFinding, b: CheckFinding): boolean {
  if (a.phrase === '' || b.phrase === '') return a.phrase === b.phrase && a.clause === b.clause;
  return (
    a.column < b.column + b.phrase.length &&
    b.column < a.column + Math.max(a.phrase.length, a.check === 'language' && a.severity === 'high' ? 400 : 0)
  );
}

/** A comment suppresses a check on its own line, or on the next line with text; in a PO file, in its entry. */
function suppress(
  findings: readonly CheckFinding[],
  { suppressions, lines }: DocumentText,
  units: boolean,
  isAccepted: (finding: CheckFinding) => boolean,
) {
  const covered = suppressions.map(({ line, check }) => {
    const text = lines[line - 1]!;
    const after = (from: number, wanted: (text: string) => boolean) => {
      const at = lines.findIndex((each, index) => index >= from && wanted(each));
      return at < 0 ? lines.length : at;
    };
    if (/^\s*#/.test(text) && units) return { check, from: line, to: after(line, (each) => each.trim() === '') };
    const alone = text.replace(/<!--(?:(?!<!--).)*?-->/g, '').trim() === '';
    const next = alone ? after(line, (each) => each.trim() !== '') + 1 : line;
    return { check, from: next, to: next };
  });
  const isCovered = (finding: CheckFinding) =>
    isAccepted(finding) ||
    covered.some(
      ({ check, from, to }) =>
        finding.line >= from && finding.line <= to && (check === 'all' || check === finding.check),
    );
  return { kept: findings.filter((each) => !isCovered(each)), suppressed: findings.filter(isCovered) };
}
