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
      'A game that breaks a rule is made as short as possible and written to a file that replay reads. The same seed gives the same games.',
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
      {
        name: 'record-all',
        value: 'FILE',
        summary: 'write every game whole, as lines of JSON: facts, legal sets, positions; compressed if it ends in .gz',
      },
    ],
    formats: ['text', 'json'],
    examples: [
      { line: 'arbiter fuzz --games 1000 --seed 7', does: 'a thousand games' },
      { line: 'arbiter fuzz --games 500 --every 0 --format json', does: 'how fast it plays' },
    ],
    load: () => import('../commands/fuzz.ts'),
  },
  {
    name: 'prove',
    summary: 'proves what can be proved of the rules, and prints one page: what, for which domain, how, in how long',
    operands: { usage: '', least: 0, most: 0, files: false },
    about: [
      'The arithmetic of the rules is held against formulas written from the clauses alone, over whole domains; the statecharts are held against the games that are kept. Both editions and Guerra fría have their turn, unless --edition or --game says otherwise.',
      'What speaks against a claim is written as a case that "arbiter rule" reads.',
    ],
    options: [
      { name: 'clause', value: 'CLAUSE', summary: 'only what is about this clause or those below it' },
      { name: 'claim', value: 'NAME', summary: 'only the claim of this name; --format json prints the names' },
      { name: 'quick', summary: 'go through a part of each domain, in less than two minutes' },
      { name: 'record', value: 'FOLDER', summary: 'where counter-examples are written; the current folder if absent' },
    ],
    games: ['twilight-struggle', 'guerra-fria'],
    formats: ['text', 'json'],
    examples: [
      { line: 'arbiter prove --quick', does: 'a part of every domain' },
      { line: 'arbiter prove --clause 6.3', does: 'everything about coups' },
    ],
    load: () => import('../commands/prove.ts'),
  },
  {
    name: 'compare',
    summary: 'says where two engines first part in the games of a corpus, and which clause or reading that is about',
    operands: { usage: 'A.jsonl [B.jsonl]', least: 1, most: 2, files: true },
    about: [
      'A corpus is written by "arbiter fuzz --record-all"; another engine writes the same lines, or is asked with --engine. What the second does not say is not compared.',
    ],
    options: [
      { name: 'engine', value: 'COMMAND', summary: 'ask this engine in place of a second file' },
      { name: 'games', value: 'N', summary: 'compare the first N games only' },
      { name: 'timeout', value: 'SECONDS', summary: 'how long an answer of the engine may take; 10 if absent' },
    ],
    formats: ['text', 'json'],
    examples: [
      { line: 'arbiter fuzz --games 300 --record-all corpus.jsonl.gz', does: 'write a corpus' },
      { line: 'arbiter compare corpus.jsonl.gz --engine "python3 engine.py"', does: 'play it with another engine' },
    ],
    load: () => import('../commands/compare.ts'),
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
    games: ['twilight-struggle', 'guerra-fria'],
    formats: ['text', 'json'],
    examples: [{ line: 'arbiter perft opening.yaml 3', does: 'one, two and three decisions' }],
    load: () => import('../commands/perft.ts'),
  },
  {
    name: 'engine',
    summary: 'speaks the protocol in which other engines are measured: a line of JSON in, a line out',
    operands: { usage: '', least: 0, most: 0, files: false },
    about: [
      'The requests are new, choices, apply, state and quit; the page on other engines describes them. "arbiter suite --engine" asks the same of any program.',
    ],
    options: [],
    formats: ['json'],
    examples: [{ line: 'arbiter suite --engine "arbiter engine"', does: 'our own engine, measured by our own suite' }],
    load: () => import('../commands/engine.ts'),
  },
  {
    name: 'play',
    summary: 'plays a game in the terminal: two people at the keyboard, or one against random choices',
    operands: { usage: '', least: 0, most: 0, files: false },
    about: [
      'What may be done is listed by number; a number chooses, "board" shows the board, the tracks and the hand, "undo" takes back until something is revealed, "quit" ends. Lines may come from a pipe: then nothing is prompted. The same seed deals the same cards.',
    ],
    options: [
      { name: 'opponent', value: 'WHO', choices: ['random'], summary: 'who plays the other side; people if absent' },
      {
        name: 'side',
        value: 'SIDE',
        choices: ['us', 'ussr'],
        summary: 'the side at the keyboard against an opponent; ussr if absent',
      },
      { name: 'seed', value: 'N', summary: 'a whole number for cards and dice; 1 if absent' },
      { name: 'dice', value: 'HOW', choices: ['rolled', 'typed'], summary: 'rolled if absent' },
      {
        name: 'odds',
        summary:
          'show the chance of control beside each target of a coup or realignment, and the uses that can lose the game',
      },
      { name: 'save', value: 'FILE', summary: 'write the game there before every play, for replay' },
      { name: 'force', summary: 'write over a file that is there already' },
    ],
    formats: ['text'],
    examples: [
      { line: 'arbiter play --opponent random --side us --seed 7', does: 'the US against random choices' },
      { line: 'arbiter play --dice typed --save game.yaml', does: 'two people with dice of their own' },
    ],
    load: () => import('../commands/play.ts'),
  },
];
