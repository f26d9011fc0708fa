/**
 * Writes the table of scores on the page of the site from the report of the last run; or from several reports, each of some
 * files, that are named after the command.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'website/docs/mutation.md';
const BEGIN = '{/* scores: written by npm run mutation:page */}\n';
const END = '{/* end of scores */}\n';

const reports = process.argv.length > 2 ? process.argv.slice(2) : ['reports/mutation.json'];
const files = Object.assign({}, ...reports.map((report) => JSON.parse(readFileSync(report, 'utf8')).files));

const NOTICED = new Set(['Killed', 'Timeout']);
const COUNTED = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage']);

function scoreOf(mutants) {
  const counted = mutants.filter(({ status }) => COUNTED.has(status));
  return { changes: counted.length, noticed: counted.filter(({ status }) => NOTICED.has(status)).length };
}

const percent = ({ changes, noticed }) => `${((100 * noticed) / changes).toFixed(1)} %`;
const row = (name, score) => `| ${name} | ${score.changes} | ${score.noticed} | ${percent(score)} |`;

const scores = Object.entries(files)
  .map(([path, { mutants }]) => [path.replace('src/games/', ''), scoreOf(mutants)])
  .filter(([, { changes }]) => changes > 0)
  .sort(([a], [b]) => a.localeCompare(b, 'en'));
const folders = [...new Set(scores.map(([path]) => path.slice(0, path.lastIndexOf('/'))))];
const sum = (some) =>
  some.reduce((all, [, { changes, noticed }]) => ({ changes: all.changes + changes, noticed: all.noticed + noticed }), {
    changes: 0,
    noticed: 0,
  });

const table = [
  '| file | changes | noticed | score |',
  '|---|--:|--:|--:|',
  row('**everything**', sum(scores)),
  ...folders.flatMap((folder) => {
    const inside = scores.filter(([path]) => path.slice(0, path.lastIndexOf('/')) === folder);
    return [
      row(`**${folder}**`, sum(inside)),
      ...inside.map(([path, score]) => row(`\`${path.slice(folder.length + 1)}\``, score)),
    ];
  }),
];

const page = readFileSync(PAGE, 'utf8');
const [before, rest] = page.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error(`${PAGE} has no place for the scores`);
writeFileSync(PAGE, `${before}${BEGIN}\n${table.join('\n')}\n\n${END}${after}`);
console.log(table[2]);
