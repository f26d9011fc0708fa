/**
 * `npm run readings`: every pair of readings by itself, in both editions. What has been looked at is added to a file line by line;
 * started again it goes on where it was. Exits with 1 if something is wrong under a pair.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { jsonLines } from '../../data/files.ts';
import { loadRuleset } from '../../data/index.ts';
import { EDITIONS, type Edition } from '../../data/sources.ts';
import { suiteCases } from '../../rule-mutation/material.ts';
import { COUNT, toolOptions } from '../../tools/options.ts';
import { World } from '../proof.ts';
import { editionOf } from '../witness/clauses.ts';
import { Company, companies, type Together } from './company.ts';
import { nameOfAll } from './pairs.ts';

const values = toolOptions('npm run readings', 'rules on cases and plays games under every pair of readings', [
  { name: 'games', value: 'n', form: COUNT, summary: 'so many games under each pair (3)' },
  {
    name: 'shard',
    value: 'k/n',
    form: [/^[1-9]\d*\/[1-9]\d*$/, 'a part of so many, as 1/4'],
    summary: 'only a part of the pairs',
  },
  { name: 'out', value: 'file', summary: 'where the lines go (reports/readings.jsonl)' },
]);

interface Line extends Together {
  readonly edition: Edition;
}

const file = typeof values.out === 'string' ? values.out : 'reports/readings.jsonl';
mkdirSync(dirname(file), { recursive: true });
const lines = [...jsonLines<Line>(file)];
const done = new Set(lines.map(({ edition, readings }) => `${edition} ${readings}`));
const [part = 1, parts = 1] = String(values.shard ?? '1/1')
  .split('/')
  .map(Number);

for (const edition of EDITIONS) {
  const loaded = loadRuleset('twilight-struggle', edition);
  if (!loaded.ok) throw new Error('the rules do not load');
  const world = new World(loaded.rules, edition);
  const company = new Company(
    world,
    suiteCases().filter((input) => editionOf(input) === edition),
    Number(values.games ?? 3),
  );
  const wanted = companies(loaded.rules).filter((_, at) => at % parts === part - 1);
  for (const [at, choices] of wanted.entries()) {
    if (done.has(`${edition} ${nameOfAll(choices)}`)) continue;
    const line: Line = { edition, ...company.look(choices) };
    lines.push(line);
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    if (line.faults || at % 50 === 0)
      process.stderr.write(`${edition} ${at + 1}/${wanted.length} ${line.faults?.join('; ') ?? ''}\n`);
  }
}

const count = (wanted: (line: Line) => boolean): number => lines.filter(wanted).length;
const sum = (of: (line: Line) => number): number => lines.reduce((total, line) => total + of(line), 0);
const isPair = ({ readings }: Line): boolean => readings.includes(' ');
process.stdout.write(
  `${count(({ faults }) => faults !== undefined)} with faults of ${count(isPair)} pairs and ${count((line) => !isPair(line))} readings alone, ` +
    `${sum(({ cases }) => cases)} rulings, ${sum(({ games }) => games)} games; ` +
    `${count(({ meet }) => meet !== undefined)} pairs meet in a case, in ${count(({ idle }) => idle !== undefined)} one has nothing left to decide\n`,
);
process.exitCode = count(({ faults }) => faults !== undefined) > 0 ? 1 : 0;
