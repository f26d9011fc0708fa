/** The commands of *Guerra fría*: what `arbiter COMMAND --game guerra-fria` takes. */
import type { Command } from '../command.ts';

const oneCase = { usage: 'CASE.yaml', least: 1, most: 1, files: true } as const;
const paths = { usage: 'PATH…', least: 1, most: Number.POSITIVE_INFINITY, files: true } as const;

export const GUERRA_FRIA_COMMANDS: readonly Command[] = [
  {
    name: 'rule',
    summary: 'rules on a case of Guerra fría: which selections are moves, what moves, who wins',
    operands: oneCase,
    about: [
      'CASE.yaml holds markers and what the players lay. "-" reads standard input. If the file holds several cases, --id names one; without it each is ruled on.',
      'A selection that breaks a condition is null: the ruling is then illegal and names the clause and the nearest move.',
    ],
    options: [
      { name: 'id', value: 'ID', summary: 'rule on the case with this id only' },
      { name: 'verbose', summary: 'tell everything: every test, those that go without saying too' },
      {
        name: 'fact',
        value: 'FACT',
        repeatable: true,
        summary: 'a fact the case leaves out: "talk open", "talk silent"',
      },
    ],
    formats: ['text', 'json', 'yaml', 'md'],
    examples: [
      {
        line: 'arbiter rule cases.yaml --id GF-01 --game guerra-fria',
        does: 'one case of a file',
      },
      { line: 'arbiter rule - --game guerra-fria --lang es < case.yaml', does: 'the argument in Spanish' },
    ],
    load: () => import('../commands/rule.ts'),
  },
  {
    name: 'suite',
    summary: 'runs case files of Guerra fría and compares what they expect with what is found',
    operands: paths,
    about: ['Folders are searched for .yaml files. The test_cases of the specification are read as they are.'],
    options: [
      {
        name: 'min-confidence',
        value: 'LEVEL',
        choices: ['low', 'medium', 'high'],
        summary: 'leave out cases of lower confidence',
      },
    ],
    formats: ['text', 'json'],
    examples: [{ line: 'arbiter suite cases --game guerra-fria', does: 'run a folder' }],
    load: () => import('../commands/suite.ts'),
  },
  {
    name: 'legal',
    summary: 'counts or lists the selections that are moves, or says why one is not',
    operands: oneCase,
    about: ['The actions of the case, if it has any, are carried out first.'],
    options: [
      {
        name: 'why-not',
        value: 'SELECTION',
        summary: 'every condition of a selection: "+4 west 4", "R west -5 north +5", "A north", "west IN 4, north 0 0"',
      },
      { name: 'id', value: 'ID', summary: 'the case with this id' },
      { name: 'by', value: 'PLAYER', summary: 'the player, in any language; with it every selection is listed' },
    ],
    formats: ['text', 'json'],
    examples: [
      { line: 'arbiter legal position.yaml --by south --game guerra-fria', does: 'what South may lay' },
      {
        line: 'arbiter legal position.yaml --by south --why-not "+4 west 12" --game guerra-fria',
        does: 'the conditions, with their clauses',
      },
    ],
    load: () => import('../commands/legal.ts'),
  },
  {
    name: 'score',
    summary: 'says what an attack of each pair would come to as the markers stand',
    operands: { usage: 'POSITION.yaml [PLAYER [PLAYER]]', least: 1, most: 3, files: true },
    about: ['The actions of the case, if it has any, are carried out first. Players name the pairs that they are in.'],
    options: [{ name: 'id', value: 'ID', summary: 'the case with this id' }],
    formats: ['text', 'json'],
    examples: [{ line: 'arbiter score position.yaml south --game guerra-fria', does: 'every attack of South' }],
    load: () => import('./score.ts'),
  },
  {
    name: 'explain',
    summary: 'a clause, move, card, issue, state or term of Guerra fría, in any language',
    operands: { usage: 'ID…', least: 1, most: 8, files: false },
    options: [
      { name: 'chart', summary: 'the statechart of a state, or of the whole "game", in the notation of --format' },
    ],
    formats: ['text', 'json', 'md', 'scxml', 'mermaid', 'plantuml', 'dot', 'svg'],
    examples: [
      { line: 'arbiter explain 2.4.2.1 --game guerra-fria', does: 'a clause' },
      { line: 'arbiter explain "valid attack" --game guerra-fria', does: 'a term' },
    ],
    load: () => import('../commands/explain.ts'),
  },
  {
    name: 'replay',
    summary: 'adjudicates every action of records and checks every result that they state',
    operands: { usage: 'RECORD…', least: 1, most: Number.POSITIVE_INFINITY, files: true },
    about: [
      'A folder stands for the records in it. The replay ends at the first action that is refused; a null selection is part of the game, and a note.',
    ],
    options: [
      { name: 'all', summary: 'every violation and every null selection, not only the first' },
      {
        name: 'position-at',
        value: 'MOMENT',
        summary: 'write the position before "R3", round 3, or before a line as a case for rule and legal',
      },
      {
        name: 'what-if',
        value: 'MOMENT: PLAYER SELECTION',
        summary: 'play on with another selection in one place: "R3: south +4 west 4", "12: north A south"',
      },
      {
        name: 'output',
        value: 'FOLDER',
        summary: 'with --format html: write a page for each record there, named after it',
      },
    ],
    formats: ['text', 'json', 'md', 'html'],
    examples: [
      { line: 'arbiter replay game.yaml --game guerra-fria', does: 'check a game' },
      {
        line: 'arbiter replay game.yaml --game guerra-fria --format html > game.html',
        does: 'as a page to step through',
      },
      {
        line: 'arbiter replay game.yaml --game guerra-fria --what-if "R3: south A north"',
        does: 'what another selection would have led to',
      },
    ],
    load: () => import('../commands/replay.ts'),
  },
  {
    name: 'fuzz',
    summary: 'plays random games of Guerra fría and tests the invariants after every round',
    operands: { usage: '', least: 0, most: 0, files: false },
    about: ['A game that breaks an invariant is written as a record. The same seed gives the same games.'],
    options: [
      { name: 'games', value: 'N', summary: 'how many; 100 if absent' },
      { name: 'seed', value: 'S', summary: 'a whole number; 1 if absent' },
      { name: 'record', value: 'FOLDER', summary: 'where failing games are written; the current folder if absent' },
    ],
    formats: ['text', 'json'],
    examples: [{ line: 'arbiter fuzz --games 1000 --seed 7 --game guerra-fria', does: 'a thousand games' }],
    load: () => import('../commands/fuzz.ts'),
  },
  {
    name: 'play',
    summary: 'plays a game of Guerra fría in the terminal, with people at the keyboard and random players',
    operands: { usage: '', least: 0, most: 0, files: false },
    about: [
      'The seats named are asked in turn for a selection, such as "+4 west 4", "R west -5 north +5" or "A north". "?" lists the moves, "? A" those that begin so; "undo" takes cards back until they are turned up; "quit" ends.',
      'Lines may come from a pipe: then nothing is prompted, and the line after the last selection of a round turns the cards up unless it is "undo". The same seed gives the same random players.',
    ],
    options: [
      {
        name: 'seats',
        value: 'SEATS',
        summary: 'who plays at the keyboard: south if absent',
      },
      { name: 'opponent', value: 'WHO', choices: ['random'], summary: 'who plays the other seats; random if absent' },
      { name: 'side', value: 'PLAYER', summary: 'the only seat at the keyboard, instead of --seats' },
      { name: 'seed', value: 'N', summary: 'a whole number; 1 if absent' },
      {
        name: 'save',
        value: 'FILE',
        summary: 'write the game there after every round, for replay',
      },
      { name: 'force', summary: 'write over a file that is there already' },
    ],
    formats: ['text'],
    examples: [
      {
        line: 'arbiter play --seats south,west --seed 7 --save game.yaml --game guerra-fria',
        does: 'two people against two random players',
      },
    ],
    load: () => import('../commands/play.ts'),
  },
];
