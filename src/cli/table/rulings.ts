/** Commands for referees: rulings, suites, positions, and looking things up. */
import { LEVELS } from '../../match/level.ts';
import type { Command } from '../command.ts';

const oneCase = { usage: 'CASE.yaml', least: 1, most: 1, files: true } as const;
const paths = { usage: 'PATH…', least: 1, most: Number.POSITIVE_INFINITY, files: true } as const;

/** Their rows of the table. */
export const RULING_COMMANDS: readonly Command[] = [
  {
    name: 'rule',
    summary: 'rules on one case: verdict, clauses, every number derived, what follows, the readings it rests on',
    operands: oneCase,
    about: [
      'CASE.yaml holds a position and what is claimed to happen. "-" reads standard input. If the file holds several cases, --id names one; without it each is ruled on.',
      'A .feature file is read as well: each scenario is a case, in the sentences of the features in any of the languages; --format gherkin writes a case in them.',
      'The other supported readings of the issues at stake are tried too; if one of them would rule otherwise, the ruling says so.',
    ],
    options: [
      { name: 'id', value: 'ID', summary: 'rule on the case with this id only' },
      { name: 'verbose', summary: 'tell everything: every test, every reading, every exception looked at' },
      {
        name: 'fact',
        value: 'FACT',
        repeatable: true,
        summary:
          'a fact the case leaves out: "ussr reveals fidel", "us holds nato", "die 4", "dice us 3 ussr 5", "defcon=3", "choice=boycott", "place=poland 2"',
      },
    ],
    formats: ['text', 'json', 'yaml', 'gherkin', 'md'],
    examples: [
      { line: 'arbiter rule mexico.yaml', does: 'rule on a case' },
      { line: 'arbiter rule held.yaml --lang es', does: 'the same argument in Spanish' },
      { line: 'arbiter rule - --format json < mexico.yaml', does: 'for programs' },
      { line: 'arbiter rule mexico.yaml --policy crisis-cancellation=at-coup', does: 'under another reading' },
    ],
    load: () => import('../commands/rule.ts'),
  },
  {
    name: 'ask',
    summary: 'rules on a question in plain words: English, Spanish, Italian or Russian',
    operands: { usage: '["QUESTION"]', least: 0, most: Number.POSITIVE_INFINITY, files: false },
    about: [
      'The question becomes a case, which --format yaml prints and --format gherkin as a scenario, and the case is ruled on like any other. What nobody said and had to be taken for granted is listed below the ruling; a word that is not understood is underlined.',
      'Without a question it is a conversation in the terminal: after each ruling only what would settle it is asked for, and a fact may be added ("die 4", "defcon=2"). An empty line ends.',
    ],
    options: [{ name: 'verbose', summary: 'tell everything: every test, every reading, every exception looked at' }],
    formats: ['text', 'json', 'yaml', 'gherkin', 'md'],
    examples: [
      {
        line: 'arbiter ask "turn 5, DEFCON 3, USSR has 2 in Mexico: may the US coup Mexico with Containment, die 4?"',
        does: 'a question with its position',
      },
      { line: 'arbiter ask "¿puede EE. UU. dar un golpe en Irán con DEFCON 2?"', does: 'the same in Spanish' },
      { line: 'arbiter ask', does: 'a conversation in the terminal' },
    ],
    load: () => import('../commands/ask.ts'),
  },
  {
    name: 'odds',
    summary: 'says what the dice of an act can do, with exact probabilities; of a position, every target',
    operands: oneCase,
    about: [
      'The case states an act and leaves its dice out: every roll is played, and a tie that is rolled again counts for nothing. Dice that are stated stay as they are; several acts after each other make a chain.',
      'Where a target is still to be chosen, every act with dice is listed with its odds; for a position without an action, with the Operations of the best card of the hand.',
    ],
    options: [
      { name: 'id', value: 'ID', summary: 'the case with this id' },
      {
        name: 'by',
        value: 'WHAT',
        choices: ['control', 'vp', 'influence'],
        summary: 'sort the targets by this; control if absent',
      },
    ],
    formats: ['text', 'json', 'md'],
    examples: [
      { line: 'arbiter odds coup.yaml', does: 'every outcome of a coup without its die' },
      { line: 'arbiter odds position.yaml --by influence', does: 'every coup and realignment that may be made' },
    ],
    load: () => import('../commands/odds.ts'),
  },
  {
    name: 'danger',
    summary: 'says which plays can lose the game before the next play, and the shortest way',
    operands: { ...oneCase, usage: 'POSITION.yaml|GAME' },
    about: [
      'Each card of the hand with each of its uses, or each headline, is played to its end by the referee: own choices, those of the opponent, dice, and cards nobody has seen. Where a marker is placed or influence realigned, one country stands for all.',
      'Of a log or a record: every play after which others could have ended the game, whatever its player did then, and whether another play of the cards known to be in hand was safe; of a lost game, the first round of the last turn from which on it could not be kept for certain.',
      'Exit code 1: some play can lose; 3: none was found, and not all could be searched.',
    ],
    options: [
      { name: 'id', value: 'ID', summary: 'the case with this id' },
      {
        name: 'side',
        value: 'SIDE',
        choices: ['us', 'ussr'],
        summary: 'the side in danger; whoever decides now, if absent',
      },
      {
        name: 'deals',
        value: 'N',
        summary:
          'for each play that can lose, the chance that it does over all deals of the hidden cards, or over N at random if there are more: the player at his best, the opponent at his worst',
      },
      { name: 'seed', value: 'N', summary: 'a whole number for random deals; 1 if absent' },
    ],
    formats: ['text', 'json', 'md'],
    examples: [
      { line: 'arbiter danger position.yaml', does: 'the plays of the hand, the certain losses first' },
      { line: 'arbiter danger position.yaml --deals 200', does: 'the same, with the chances under hidden cards' },
      { line: 'arbiter danger game.txt', does: 'the plays of a game that put it at risk' },
    ],
    load: () => import('../commands/danger.ts'),
  },
  {
    name: 'plan',
    summary: 'says whether scoring cards and military operations can still be managed in a turn, and how',
    operands: { ...oneCase, usage: 'POSITION.yaml' },
    about: [
      'Every way to play the own rounds of the turn is tried until one does all that is asked: "certain" if no die, hidden card or choice of the opponent in these plays can undo it, otherwise what it hangs on is named. If there is none, every way was tried.',
      'The rounds of the opponent are left out, and where a marker goes one country stands for all: what is found is a plan for the own hand, not for the answer to it.',
      'Exit code 0: it can be done for certain; 1: it cannot be done; 3: with luck, or not everything could be searched.',
    ],
    options: [
      { name: 'id', value: 'ID', summary: 'the case with this id' },
      {
        name: 'side',
        value: 'SIDE',
        choices: ['us', 'ussr'],
        summary: 'the side that plans; whoever decides now, if absent',
      },
      {
        name: 'without',
        value: 'DUTY',
        choices: ['milops', 'scoring'],
        repeatable: true,
        summary: 'leave the military operations or the scoring cards out',
      },
    ],
    formats: ['text', 'json', 'md'],
    examples: [
      { line: 'arbiter plan position.yaml', does: 'the rest of the turn, round by round' },
      { line: 'arbiter plan position.yaml --without milops', does: 'the scoring cards and DEFCON alone' },
    ],
    load: () => import('../commands/plan.ts'),
  },
  {
    name: 'suite',
    summary: 'runs case files or folders and compares what they expect with what is found',
    operands: paths,
    about: [
      'Folders are searched for .yaml files. Cases of an edition that is not modelled are listed as waiting, not as failed.',
      'A failing case of low confidence rests on a disputed reading: the readings under which it passes are named.',
    ],
    options: [
      {
        name: 'min-confidence',
        value: 'LEVEL',
        choices: ['low', 'medium', 'high'],
        summary: 'leave out cases of lower confidence',
      },
      {
        name: 'engine',
        value: 'COMMAND',
        summary: 'put the cases to another engine, fact by fact, and say level by level how it fares',
      },
      { name: 'name', value: 'NAME', summary: 'what to call the engine in the report' },
      {
        name: 'level',
        value: 'LEVEL',
        choices: LEVELS,
        repeatable: true,
        summary: 'ask the engine only the cases of this level',
      },
      { name: 'timeout', value: 'SECONDS', summary: 'how long an answer of the engine may take; 10 if absent' },
      { name: 'badge', value: 'FILE', summary: 'write a badge of the levels reached, as SVG' },
      { name: 'atomic', value: 'FILE', summary: 'write the cases fact by fact, as JSON, and ask nobody' },
    ],
    formats: ['text', 'json', 'md', 'html'],
    examples: [
      { line: 'arbiter suite cases', does: 'run a folder' },
      { line: 'arbiter suite cases --engine "python3 engine.py"', does: 'another engine' },
      { line: 'arbiter suite cases --min-confidence high --format json', does: 'for programs' },
    ],
    load: () => import('../commands/suite.ts'),
  },
  {
    name: 'replay',
    summary: 'adjudicates game logs: every move, and every result they state',
    operands: { usage: 'LOG…', least: 1, most: Number.POSITIVE_INFINITY, files: true },
    about: [
      'A log is the text of the digital edition, our own YAML record, or the simple form that a person types from a score sheet, one entry a line: "T5 AR3 US: Nasser ops, coup Iran 4"; the command tells them apart. "arbiter help convert" shows the simple form. Logs of the digital edition are judged under the profile playdek, as that edition plays, unless another is named: --profile rulebook holds a log to the recommended readings. "arbiter explain playdek" says in what the two differ.',
      'Without --all the first violation is shown, with the position before it and what would have been legal. Habits of the app are notes, never violations.',
      'Many logs are judged by several threads where there are more than two cores; ARBITER_THREADS=N in the environment asks for N of them.',
    ],
    options: [
      { name: 'all', summary: 'every violation, open test and note' },
      {
        name: 'position-at',
        value: 'MOMENT',
        summary: 'write the position before "T5 US AR3", "T5 headline" or a line as a case for rule and legal',
      },
      {
        name: 'what-if',
        value: 'MOMENT: ACTION',
        summary:
          'play on with another action in one place, as far as the rest makes sense: "T5 US AR3: coup iran with nasser, die 4", "212: die 3", "T2 headline: headline ussr fidel", or {card: nato, as: event} in the keys of a case',
      },
      {
        name: 'output',
        value: 'FOLDER',
        summary: 'with --format html: write a page for each log there, named after the log',
      },
      { name: 'anonymise', summary: 'leave the names of the players out' },
    ],
    formats: ['text', 'json', 'md', 'html'],
    examples: [
      { line: 'arbiter replay game.yaml', does: 'a record, as "arbiter play --save" writes it' },
      { line: 'arbiter replay game.txt --all', does: 'everything there is to say about a log' },
      { line: 'arbiter replay logs/*.txt', does: 'many logs, with a table and a total' },
      { line: 'arbiter replay game.txt --format html > game.html', does: 'the game as a page to step through' },
      { line: 'arbiter replay logs/*.txt --format html --output pages', does: 'a page for each of many games' },
      {
        line: 'arbiter replay game.txt --what-if "T5 US AR3: coup iran, die 4"',
        does: 'what another action would have led to',
      },
      {
        line: 'arbiter replay game.txt --position-at "T5 US AR3" > dispute.yaml',
        does: 'take a position out of a game',
      },
    ],
    load: () => import('../commands/replay.ts'),
  },
  {
    name: 'convert',
    summary: 'writes a game in another form: the text of the digital edition, our own record, or the simple form',
    operands: { usage: 'GAME', least: 1, most: 1, files: true },
    about: [
      'The simple form, in any of the languages: "setup US: Italy 3, Iran 1", "bid USSR: 2 VP", "T1 headline: US Nasser; USSR Fidel", "T1 AR1 USSR: NATO ops, coup Iran 4", "ops, place Italy 1, Iraq 2", "ops, realign Iran 2-5" (US die first), "space 3", "discard 4" to a trap, "event {…}" with what the event needs in the keys of a case, "pass", "T1 end", and "T1 AR1 USSR: {…}" with an entry in the keys of a record. "readings: ISSUE=READING" names readings. It becomes a record with every entry on its line.',
      'A log becomes a record of its facts, with the hands hidden as they are in the log; a record of facts with all cards known becomes a log. The same game has the same verdicts in both. Any game can be written in the simple form, in the words of --lang; it tells what was played, not what the hands held, and where a line would be judged otherwise for that, the call says so.',
    ],
    options: [{ name: 'to', value: 'FORM', choices: ['yaml', 'text', 'typed'], summary: 'the form to write' }],
    formats: ['text'],
    examples: [
      { line: 'arbiter convert game.txt --to yaml > game.yaml', does: 'a log as a record' },
      { line: 'arbiter convert game.yaml --to text', does: 'a record as a log' },
      { line: 'arbiter convert game.txt --to typed --lang es', does: 'a game as a score sheet, in Spanish' },
    ],
    load: () => import('../commands/convert.ts'),
  },
  {
    name: 'legal',
    summary: 'lists what may be done in a position, or says why something may not',
    operands: oneCase,
    about: ['The actions of the case, if it has any, are carried out first.'],
    options: [
      {
        name: 'why-not',
        value: 'ACTION',
        summary:
          'every check of an action: "place iran", "coup mexico", "realign italy", "play 25 event", "headline fidel", "pass"',
      },
      {
        name: 'all',
        summary:
          'each card in hand with each use: how many ways it may end, what it costs, scores and risks; what must still be done in the turn',
      },
      {
        name: 'compare',
        value: 'CASE',
        summary: 'like --all, and in what another hand or position differs: a second case file',
      },
      { name: 'id', value: 'ID', summary: 'the case with this id' },
      {
        name: 'by',
        value: 'SIDE',
        choices: ['us', 'ussr'],
        summary: 'the side that acts; the one to decide if absent',
      },
    ],
    formats: ['text', 'json'],
    examples: [
      { line: 'arbiter legal position.yaml', does: 'what may happen next' },
      { line: 'arbiter legal position.yaml --all', does: 'every card with every use, and what is known of it' },
      { line: 'arbiter legal position.yaml --why-not "coup mexico"', does: 'the checks of a coup, with their clauses' },
    ],
    load: () => import('../commands/legal.ts'),
  },
  {
    name: 'score',
    summary: 'scores a region, or all, with the derivation',
    operands: { usage: 'POSITION.yaml [REGION]', least: 1, most: 2, files: true },
    options: [{ name: 'id', value: 'ID', summary: 'the case with this id' }],
    formats: ['text', 'json'],
    examples: [
      { line: 'arbiter score position.yaml europe', does: 'one region' },
      { line: 'arbiter score position.yaml', does: 'all regions and the sum of final scoring' },
    ],
    load: () => import('../commands/score.ts'),
  },
  {
    name: 'explain',
    summary: 'a clause, card, country, region, issue or state by id, number or name in any language',
    operands: { usage: 'ID…', least: 1, most: 8, files: false },
    about: ['Words that belong together need no quotes: arbiter explain duck and cover.'],
    options: [
      {
        name: 'differences',
        summary:
          'what two editions, profiles, readings or files of house rules say differently, and the smallest position in which they part',
      },
      { name: 'chart', summary: 'the statechart of a state, or of the whole "game", in the notation of --format' },
    ],
    formats: ['text', 'json', 'md', 'scxml', 'mermaid', 'plantuml', 'dot', 'svg'],
    examples: [
      { line: 'arbiter explain 6.3.4', does: 'a clause' },
      { line: 'arbiter explain "quagmire"', does: 'a card, by its name in any of the languages' },
      { line: 'arbiter explain shuttle-diplomacy-loss --lang it', does: 'a disputed reading, in Italian' },
      { line: 'arbiter explain turn.headline.choosing', does: 'a state of the chart' },
      {
        line: 'arbiter explain turn --chart --format scxml',
        does: 'the chart of a turn, for an interpreter or a drawing program',
      },
      { line: 'arbiter explain turn.heldCards --chart --format svg', does: 'a drawing, for a browser' },
      { line: 'arbiter explain --differences deluxe second', does: 'what the second edition has otherwise' },
      {
        line: 'arbiter explain --differences deluxe trap-scoring-card=permitted',
        does: 'where a reading makes a difference',
      },
    ],
    load: () => import('../commands/explain.ts'),
  },
  {
    name: 'validate',
    summary: 'checks the rules, or case files, with file:line:column and "did you mean"',
    operands: { usage: '[PATH…]', least: 0, most: Number.POSITIVE_INFINITY, files: true },
    about: [
      'Without a path the rules of this package are checked; a folder with a game.yaml below it is checked as rules; every other file as cases.',
    ],
    options: [
      {
        name: 'locale',
        value: 'LOCALE',
        summary: 'list instead what a language lacks, file by file, and the share of it',
      },
    ],
    games: ['twilight-struggle', 'guerra-fria'],
    formats: ['text', 'json'],
    examples: [
      { line: 'arbiter validate', does: 'check the rules' },
      { line: 'arbiter validate --locale de', does: 'what is not translated into German yet' },
      { line: 'arbiter validate mexico.yaml', does: 'check a case without ruling on it' },
    ],
    load: () => import('../commands/validate.ts'),
  },
];
