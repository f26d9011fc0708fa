/**
 * `npm run disputes`: how many of the disputes are understood, at the first try and now, and which are not; each is asked as
 * if it had never been kept. `-- --learn` writes what decides them, and the examples of ours, to
 * `rules/shared/asked.<language>.yaml`, and how much what speaks for a clause says to `rules/shared/weighing.yaml`: by these other
 * questions are answered.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { LOCALES } from '../data/locales.ts';
import { disputeFiles, type Judged, keptLines, learntWeights, makeJudge, type Result, readDisputes } from './judge.ts';

const RESULTS: readonly Result[] = ['wrong', 'not_understood', 'right'];

const HEAD = `# yaml-language-server: $schema=../schemas/asked.schema.json
# Questions that were asked before, and examples of ours, written by \`npm run disputes -- --learn\` from features/disputes and
# features/asking: what decides (a clause, the card or country that is named, a case of the suite), a stroke, and the words and
# names of the question; and what the cases say of themselves. src/asking/features.ts says how they are read, src/asking/recall.ts
# and precedents.ts how they are used.
`;

const WEIGHING = new URL('../../rules/shared/weighing.yaml', import.meta.url);

/** A list of a file `asked`. */
const listed = (key: string, lines: readonly string[]): string =>
  lines.length === 0
    ? `${key}: []\n`
    : `${key}:\n${lines.map((line) => `  - '${line.replaceAll("'", "''")}'\n`).join('')}`;

function writeAsked(): void {
  for (const locale of LOCALES) {
    const { asked, ...others } = keptLines(locale);
    const lists = Object.entries(others).flatMap(([key, lines]) => (lines.length > 0 ? [listed(key, lines)] : []));
    const text = [HEAD, listed('asked', asked), ...lists].join('');
    writeFileSync(new URL(`../../rules/shared/asked.${locale}.yaml`, import.meta.url), text);
  }
}

function writeWeights(): void {
  const { clauses, cases } = learntWeights();
  const file = parseDocument(readFileSync(WEIGHING, 'utf8'));
  for (const [id, weight] of Object.entries(clauses)) file.setIn(['weights', id], weight);
  for (const [id, weight] of Object.entries(cases)) file.setIn(['cases', 'weights', id], weight);
  writeFileSync(WEIGHING, file.toString());
}

function measure(): void {
  const judge = makeJudge();
  const all: Judged[] = [];
  for (const file of disputeFiles()) {
    const judged = readDisputes(file).map((dispute) => judge(file, dispute));
    all.push(...judged);
    for (const { dispute, result, detail } of judged)
      if (result !== 'right') console.log(`${result}: ${dispute.ask}\n    ${detail}`);
    const counts = (of: readonly Result[]): string =>
      RESULTS.map((result) => `${of.filter((each) => each === result).length} ${result.replace('_', ' ')}`).join(', ');
    console.log(`${file}, at the first try: ${counts(judged.map(({ dispute }) => dispute.first_try))}`);
    console.log(`${file}, now: ${counts(judged.map(({ result }) => result))}`);
  }
  measureCases(all);
}

/** How often a case is shown that settles the question, of those general ones of which it is known which case does. */
function measureCases(all: readonly Judged[]): void {
  const known = all.filter(({ dispute: { cases }, shown }) => cases?.length && shown);
  const shown = known.filter((each) => each.shown?.length);
  const settling = shown.filter((each) => each.shown?.some((id) => each.dispute.cases?.includes(id)));
  console.log(
    `a case of the suite is shown for ${shown.length} of ${known.length}; for ${settling.length} one named for them`,
  );
}

if (process.argv.includes('--weigh')) writeWeights();
else if (process.argv.includes('--learn')) {
  writeAsked();
  // A new process reads what has just been written.
  execFileSync(process.execPath, [...process.execArgv, process.argv[1] as string, '--weigh'], { stdio: 'inherit' });
} else measure();
