/**
 * `npm run disputes`: how many of the disputes are understood, at the first try and now, and which are not; each is asked as
 * if it had never been kept. `-- --learn` writes what decides them to `rules/shared/asked.<language>.yaml`, by which other
 * questions are answered.
 */
import { writeFileSync } from 'node:fs';
import { LOCALES } from '../data/locales.ts';
import { disputeFiles, makeJudge, makeLearner, type Result, readDisputes } from './judge.ts';

const RESULTS: readonly Result[] = ['wrong', 'not_understood', 'right'];

const HEAD = `# yaml-language-server: $schema=../schemas/asked.schema.json
# Questions that were asked before, written by \`npm run disputes -- --learn\` from features/disputes: what decides (a clause,
# or the card that is named), a stroke, and what the question speaks of. src/asking/recall.ts says how they are used.
asked:
`;

function learn(): void {
  const learner = makeLearner();
  const all = disputeFiles().flatMap(readDisputes);
  for (const locale of LOCALES) {
    const lines = all.filter(({ lang = 'en' }) => lang === locale).flatMap((dispute) => learner(dispute) ?? []);
    const file = new URL(`../../rules/shared/asked.${locale}.yaml`, import.meta.url);
    writeFileSync(
      file,
      `${HEAD}${[...new Set(lines)].map((line) => `  - '${line.replaceAll("'", "''")}'\n`).join('')}`,
    );
  }
}

function measure(): void {
  const judge = makeJudge();
  for (const file of disputeFiles()) {
    const judged = readDisputes(file).map((dispute) => judge(file, dispute));
    for (const { dispute, result, detail } of judged)
      if (result !== 'right') console.log(`${result}: ${dispute.ask}\n    ${detail}`);
    const counts = (of: readonly Result[]): string =>
      RESULTS.map((result) => `${of.filter((each) => each === result).length} ${result.replace('_', ' ')}`).join(', ');
    console.log(`${file}, at the first try: ${counts(judged.map(({ dispute }) => dispute.first_try))}`);
    console.log(`${file}, now: ${counts(judged.map(({ result }) => result))}`);
  }
}

if (process.argv.includes('--learn')) learn();
else measure();
