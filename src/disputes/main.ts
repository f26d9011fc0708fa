/** `npm run disputes`: how many of the disputes are understood, at the first try and now, and which are not. */
import { disputeFiles, makeJudge, type Result, readDisputes } from './judge.ts';

const judge = makeJudge();
const RESULTS: readonly Result[] = ['wrong', 'not_understood', 'right'];
for (const file of disputeFiles()) {
  const judged = readDisputes(file).map((dispute) => judge(file, dispute));
  for (const { dispute, result, detail } of judged)
    if (result !== 'right') console.log(`${result}: ${dispute.ask}\n    ${detail}`);
  const counts = (of: readonly Result[]): string =>
    RESULTS.map((result) => `${of.filter((each) => each === result).length} ${result.replace('_', ' ')}`).join(', ');
  console.log(`${file}, at the first try: ${counts(judged.map(({ dispute }) => dispute.first_try))}`);
  console.log(`${file}, now: ${counts(judged.map(({ result }) => result))}`);
}
