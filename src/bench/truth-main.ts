/** `npm run odds [-- --games N --dice N]`: odds and dangers held against random games; exit code 1 if either is wrong. */
import { parseArgs } from 'node:util';
import { dangerTruth, errorsOff, oddsTruth } from '../fuzz/truth.ts';

const { values } = parseArgs({ options: { games: { type: 'string' }, dice: { type: 'string' } } });
const games = Number(values.games ?? 500);
const dice = Number(values.dice ?? 20_000);
if (![games, dice].every((n) => Number.isSafeInteger(n) && n > 0)) {
  process.stderr.write('odds: --games and --dice take whole numbers from 1\n');
  process.exit(2);
}
const { endings, fatal } = dangerTruth(games, 1);
const wrong = fatal.filter(({ danger, replayed }) => !danger.loss || !replayed);
process.stdout.write(`${wrong.length} of ${fatal.length} plays that lost the game were not marked\n`);
for (const [how, n] of Object.entries(endings)) process.stdout.write(`  ${n} games: ${how}\n`);
const kinds = [...oddsTruth(Number.POSITIVE_INFINITY, 2, dice)].sort(([, a], [, b]) => errorsOff(b) - errorsOff(a));
const off = kinds.filter(([, frequency]) => errorsOff(frequency) > 3);
process.stdout.write(`${off.length} of ${kinds.length} kinds of rolls are more than three standard errors off\n`);
for (const [kind, frequency] of kinds) {
  const { rolls, expected, seen } = frequency;
  process.stdout.write(
    `  ${kind}: ${rolls} rolls, ${expected.toFixed(1)} foretold, ${seen} seen, ${errorsOff(frequency).toFixed(2)} off\n`,
  );
}
process.exitCode = wrong.length + off.length > 0 ? 1 : 0;
