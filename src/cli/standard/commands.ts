/** The commands of a game that leaves them to the project: what each takes, and what its help says. */
import type { OptionSpec } from '../args.ts';
import type { Command } from '../command.ts';

const CASE = { usage: 'CASE.yaml', least: 1, most: 1, files: true } as const;
const FILES = { usage: 'PATH…', least: 1, most: Number.POSITIVE_INFINITY, files: true } as const;
const NONE = { usage: '', least: 0, most: 0, files: false } as const;

const ID: OptionSpec = { name: 'id', value: 'ID', summary: 'the case with this id' };
const SEED: OptionSpec = { name: 'seed', value: 'S', summary: 'a whole number; 1 if absent' };

/** @param title what the game is called */
export function standardCommands(id: string, title: string): readonly Command[] {
  const row = (
    name: string,
    summary: string,
    operands: Command['operands'],
    options: readonly OptionSpec[],
    formats: readonly string[],
    load: Command['load'],
  ): Command => ({
    name,
    summary: `${summary} (${title})`,
    operands,
    options,
    formats,
    examples: [{ line: `arbiter ${[name, operands.usage].join(' ').trim()} --game ${id}`, does: title }],
    load,
  });
  return [
    row(
      'rule',
      'rules on a case: is it legal, and which clauses decide',
      CASE,
      [ID, { name: 'verbose', summary: 'tell everything' }],
      ['text', 'json', 'yaml', 'md'],
      () => import('../commands/rule.ts'),
    ),
    row(
      'legal',
      'lists the legal moves, or says why one is not',
      CASE,
      [ID, { name: 'why-not', value: 'MOVE', summary: 'a move as a case writes it, in one line of YAML' }],
      ['text', 'json'],
      () => import('../commands/legal.ts'),
    ),
    row(
      'suite',
      'runs cases and compares what they expect with what is found',
      FILES,
      [
        {
          name: 'min-confidence',
          value: 'LEVEL',
          choices: ['low', 'medium', 'high'],
          summary: 'leave out cases of lower confidence',
        },
      ],
      ['text', 'json'],
      () => import('../commands/suite.ts'),
    ),
    row(
      'explain',
      'a clause, a disputed question or a state of the chart',
      { usage: 'ID…', least: 1, most: 8, files: false },
      [{ name: 'chart', summary: 'the statechart of a state, or of the whole "game"' }],
      ['text', 'json', 'md', 'scxml', 'mermaid', 'plantuml', 'dot', 'svg'],
      () => import('../commands/explain.ts'),
    ),
    row(
      'replay',
      'adjudicates every move of records and checks the results that they state',
      FILES,
      [
        { name: 'all', summary: 'every violation, not only the first' },
        { name: 'position-at', value: 'LINE', summary: 'write the position before the move of a line as a case' },
      ],
      ['text', 'json', 'md'],
      () => import('../commands/replay.ts'),
    ),
    row(
      'fuzz',
      'plays random legal games and tests what must hold in every game',
      NONE,
      [
        { name: 'games', value: 'N', summary: 'how many; 100 if absent' },
        SEED,
        { name: 'record', value: 'FOLDER', summary: 'where failing games are written; the current folder if absent' },
      ],
      ['text', 'json'],
      () => import('../commands/fuzz.ts'),
    ),
    row(
      'perft',
      'counts the sequences of legal moves to a depth',
      { usage: 'CASE.yaml DEPTH', least: 2, most: 2, files: true },
      [ID, { name: 'divide', summary: 'split the count by the first move' }],
      ['text', 'json'],
      () => import('../commands/perft.ts'),
    ),
    row(
      'play',
      'plays a game in the terminal',
      NONE,
      [
        { name: 'side', value: 'PLAYER', summary: 'the only player at the keyboard; the others choose at random' },
        SEED,
        { name: 'save', value: 'FILE', summary: 'write the game there after every move, for replay' },
        { name: 'force', summary: 'write over a file that is there already' },
      ],
      ['text'],
      () => import('../commands/play.ts'),
    ),
  ];
}
