/**
 * How much of what a careful reader found in a real rulebook does the cross-check find? The documents are not ours to
 * publish: where they are absent, there is nothing to measure.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { beside } from '../beside.fixture.ts';
import { loadResources } from '../cli/commands/crosscheck-resources.ts';
import { timesOrdinary } from '../cpu-time.fixture.ts';
import type { Edition } from '../data/index.ts';
import { type CrosscheckResult, crosscheck, isThisRulebook } from './crosscheck.ts';
import type { TargetLocale } from './types.ts';

const RULEBOOKS = beside('seeds/');

interface Row {
  readonly id: string;
  readonly line: number;
  readonly clause: string | number;
  readonly class: string;
  readonly severity: string;
  readonly mechanical: string | boolean;
}

/** Which checks speak of which class of defect. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  number_mismatch: ['number', 'comparator', 'sign', 'edition', 'example'],
  missing_clause: ['coverage', 'structure', 'heading'],
  missing_example: ['coverage'],
  missing_cross_reference: ['reference'],
  untranslated_passage: ['language', 'name', 'term', 'consistency'],
  inconsistent_term: ['term', 'consistency', 'name', 'step-names', 'heading', 'term-absent', 'capitals', 'language'],
  mistranslation: [
    'term',
    'consistency',
    'name',
    'step-names',
    'heading',
    'grammar',
    'duplicate',
    'sides',
    'language',
    'term-absent',
    'spelling',
  ],
  meaning_inverted: ['modality', 'term-absent', 'sides', 'comparator', 'term', 'timing', 'sign'],
  wrong_clause_number: ['numbering', 'structure'],
  typo: ['spelling', 'grammar', 'form', 'duplicate', 'layout'],
  formatting: [
    'form',
    'grammar',
    'layout',
    'structure',
    'numbering',
    'capitals',
    'term',
    'duplicate',
    'consistency',
    'residue',
    'heading',
  ],
};

function read(prefix: string, locale: TargetLocale, edition: Edition, sections?: readonly string[]): CrosscheckResult {
  const name = readdirSync(RULEBOOKS.path).find((each) => each.startsWith(prefix))!;
  const options = { ...loadResources(locale, edition), ...(sections && { sections }) };
  return crosscheck(name, readFileSync(`${RULEBOOKS.path}${name}`, 'utf8'), options);
}

/** Line within two and a check that speaks of such a defect, or same clause and class. */
function isFound(row: Row, { findings }: CrosscheckResult): boolean {
  return findings.some(({ line, clause, check }) => {
    const fits = CLASSES[row.class]?.includes(check) ?? false;
    return fits && (Math.abs(line - row.line) <= 2 || clause === String(row.clause));
  });
}

describe.runIf(RULEBOOKS.present)(`the development sample${RULEBOOKS.remark}`, () => {
  const rows = RULEBOOKS.present
    ? (parse(readFileSync(beside('clauses/discrepancies-000.yaml').path, 'utf8')) as { discrepancies: Row[] })
        .discrepancies
    : [];
  const result = RULEBOOKS.present ? read('000', 'es', 'deluxe') : undefined;
  const share = (some: readonly Row[]) => some.filter((row) => isFound(row, result!)).length / some.length;
  const mechanical = rows.filter(({ mechanical: by }) => by === 'yes' || by === true);

  test('recall and precision, printed', () => {
    const table = [...new Set(mechanical.map((row) => row.class))].map((name) => {
      const own = mechanical.filter((row) => row.class === name);
      return { class: name, rows: own.length, found: own.filter((row) => isFound(row, result!)).length };
    });
    const near = result!.findings.filter((finding) =>
      rows.some((row) => Math.abs(finding.line - row.line) <= 2 && CLASSES[row.class]?.includes(finding.check)),
    );
    console.table(table);
    console.log(`findings ${result!.findings.length}, beside a listed defect of their class ${near.length}`);
    expect(near.length / result!.findings.length).toBeGreaterThan(0.6);
  });

  test('at least 85% of the mechanical rows that matter', () => {
    expect(
      share(mechanical.filter(({ severity }) => ['critical', 'high', 'medium'].includes(severity))),
    ).toBeGreaterThanOrEqual(0.85);
  });

  test('at least 70% of all mechanical rows', () => {
    expect(share(mechanical)).toBeGreaterThanOrEqual(0.7);
  });

  test('clauses are found where the worked alignment has them', () => {
    const gold = (
      parse(readFileSync(beside('clauses/clauses.yaml').path, 'utf8')) as {
        clauses: { id: string; seed_000: { status: string; lines?: string } }[];
      }
    ).clauses;
    const { found, missing, wrong } = compareAlignment(gold, result!);
    const [precision, recall] = [found / (found + wrong), found / (found + missing)];
    console.log(`alignment: recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`);
    expect(recall).toBeGreaterThan(0.9);
    expect(precision).toBeGreaterThan(0.75);
  });
});

function compareAlignment(
  gold: readonly { id: string; seed_000: { status: string; lines?: string } }[],
  { document, alignment }: CrosscheckResult,
) {
  let [found, missing, wrong] = [0, 0, 0];
  for (const { id, seed_000: at } of gold) {
    const links = alignment.byClause.get(id) ?? [];
    const lines = new Set(links.map(({ sentence }) => document.blocks[sentence.block]!.pieces[0]!.line));
    const [from = 0, to = from] = at.status === 'found' ? String(at.lines).split('-').map(Number) : [];
    const right = [...lines].filter((line) => line >= from && line <= to).length;
    if (right > 0) found++;
    else if (at.status === 'found' && !/^OPT|^LW|^XEP/.test(id)) missing++;
    wrong += lines.size - right;
  }
  return { found, missing, wrong };
}

describe.runIf(RULEBOOKS.present)(`the other documents${RULEBOOKS.remark}`, () => {
  test.each([
    ['002', 'es', 'deluxe', undefined],
    ['003', 'it', 'second', undefined],
    ['004', 'ru', 'deluxe', ['4']],
  ] as const)('%s is read within seconds', (prefix, locale, edition, sections) => {
    // Dictionaries are opened once for each process; how fast the disk is says nothing about the check.
    const { canon } = loadResources(locale, edition);
    for (const speller of [canon.speller, canon.english]) speller?.known('a');
    const result = read(prefix, locale, edition, sections);
    expect(timesOrdinary(() => read(prefix, locale, edition, sections))).toBeLessThan(50);
    expect(isThisRulebook(result)).toBe(true);
    expect(result.findings.length).toBeGreaterThan(5);
  });

  test('a section alone raises no alarm about the others', () => {
    const { findings } = read('004', 'ru', 'deluxe', ['4']);
    expect(findings.filter(({ check }) => check === 'coverage')).toEqual([]);
  });

  test('another game is recognised as another game', () => {
    expect(isThisRulebook(read('001', 'es', 'deluxe'))).toBe(false);
  });
});
