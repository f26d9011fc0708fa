/** Commands that play whole games. */
import type { Command } from '../command.ts';

/** Their rows of the table. */
export const GAME_COMMANDS: readonly Command[] = [
  {
    name: 'fuzz',
    summary: 'plays random legal games and tests, as it goes, what must hold in every game',
    operands: { usage: '', least: 0, most: 0, files: false },
    about: [
      'Both editions, every supported reading and every degree of knowledge about the hands have their turn, unless --edition, --policy, --profile or --hands say otherwise.',
      'A game that breaks a rule is made as short as possible and written to a file. The same seed gives the same games.',
    ],
    options: [
      { name: 'games', value: 'N', summary: 'how many; 100 if absent' },
      { name: 'seed', value: 'S', summary: 'a whole number; 1 if absent' },
      {
        name: 'every',
        value: 'N',
        summary: 'test the choices at every Nth decision, 16 if absent; 0 tests nothing, to measure speed',
      },
      {
        name: 'hands',
        value: 'HANDS',
        choices: ['known', 'us-known', 'hidden', 'not-stated'],
        repeatable: true,
        summary: 'what is known of the hands',
      },
      { name: 'record', value: 'FOLDER', summary: 'where failing games are written; the current folder if absent' },
    ],
    formats: ['text', 'json'],
    examples: [
      { line: 'arbiter fuzz --games 1000 --seed 7', does: 'a thousand games' },
      { line: 'arbiter fuzz --games 500 --every 0 --format json', does: 'how fast it plays' },
    ],
    load: () => import('../commands/fuzz.ts'),
  },
  {
    name: 'perft',
    summary: 'counts the legal decision sequences of a position to a depth, for comparing implementations',
    operands: { usage: 'CASE.yaml DEPTH', least: 2, most: 2, files: true },
    about: ['The actions of the case, if it has any, are carried out first. Every die that can be rolled counts.'],
    options: [
      { name: 'id', value: 'ID', summary: 'the case with this id' },
      { name: 'divide', summary: 'split the count by the first decision' },
    ],
    formats: ['text', 'json'],
    examples: [{ line: 'arbiter perft opening.yaml 3', does: 'one, two and three decisions' }],
    load: () => import('../commands/perft.ts'),
  },
];
