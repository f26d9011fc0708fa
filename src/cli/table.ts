/** The one table of commands: help, usage errors, completion and the reference page are printed from it. */
import { LOCALES } from '../core/ruleset.ts';
import { EDITIONS } from '../data/sources.ts';
import type { Command, OptionSpec } from './command.ts';
import { GUERRA_FRIA_COMMANDS } from './guerra-fria/table.ts';

export const COMMON_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'edition',
    value: 'EDITION',
    choices: EDITIONS,
    summary: 'the edition to rule under; that of the case, else deluxe',
  },
  { name: 'lang', value: 'LANGUAGE', choices: LOCALES, summary: 'language of rulings and texts; from LANG, else en' },
  { name: 'format', value: 'FORMAT', summary: 'what to print' },
  {
    name: 'policy',
    value: 'ISSUE=OPTION',
    repeatable: true,
    summary: 'which reading of a disputed rule to use; see "arbiter explain ISSUE"',
  },
  { name: 'profile', value: 'PROFILE', summary: 'a named set of readings: rulebook, playdek, tournament' },
  {
    name: 'game',
    value: 'GAME',
    choices: ['twilight-struggle', 'guerra-fria'],
    summary: 'the game; twilight-struggle if absent',
  },
  { name: 'help', short: 'h', summary: 'print the help of a command' },
  { name: 'version', short: 'V', summary: 'print the version' },
];

export const EXIT_CODES: readonly (readonly [code: number, meaning: string])[] = [
  [0, 'nothing wrong'],
  [1, 'a violation or a finding'],
  [2, 'bad input or usage'],
  [3, 'undetermined: a missing fact decides, and is named'],
];

const oneCase = { usage: 'CASE.yaml', least: 1, most: 1, files: true } as const;
const paths = { usage: 'PATH…', least: 1, most: Number.POSITIVE_INFINITY, files: true } as const;

export const COMMANDS: readonly Command[] = [
  {
    name: 'rule',
    summary: 'rules on one case: verdict, clauses, every number derived, what follows, the readings it rests on',
    operands: oneCase,
    about: [
      'CASE.yaml holds a position and what is claimed to happen. "-" reads standard input. If the file holds several cases, --id names one; without it each is ruled on.',
      'The other supported readings of the issues at stake are tried too; if one of them would rule otherwise, the ruling says so.',
    ],
    options: [
      { name: 'id', value: 'ID', summary: 'rule on the case with this id only' },
      {
        name: 'fact',
        value: 'FACT',
        repeatable: true,
        summary:
          'a fact the case leaves out: "ussr reveals fidel", "us holds china", "die 4", "dice us 3 ussr 5", "defcon=3"',
      },
    ],
    formats: ['text', 'json', 'yaml', 'md'],
    examples: [
      { line: 'arbiter rule mexico.yaml', does: 'rule on a case' },
      { line: 'arbiter rule held.yaml --lang es', does: 'the same argument in Spanish' },
      { line: 'arbiter rule - --format json < mexico.yaml', does: 'for programs' },
      { line: 'arbiter rule mexico.yaml --policy crisis-cancellation=at-coup', does: 'under another reading' },
    ],
    load: () => import('./commands/rule.ts'),
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
    ],
    formats: ['text', 'json'],
    examples: [
      { line: 'arbiter suite features/cases', does: 'run a folder' },
      { line: 'arbiter suite cases --min-confidence high --format json', does: 'for programs' },
    ],
    load: () => import('./commands/suite.ts'),
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
      { line: 'arbiter legal position.yaml --why-not "coup mexico"', does: 'the checks of a coup, with their clauses' },
    ],
    load: () => import('./commands/legal.ts'),
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
    load: () => import('./commands/score.ts'),
  },
  {
    name: 'explain',
    summary: 'a clause, card, country, region, issue or state by id, number or name in any language',
    operands: { usage: 'ID…', least: 1, most: 8, files: false },
    about: ['Words that belong together need no quotes: arbiter explain duck and cover.'],
    options: [],
    formats: ['text', 'json', 'md'],
    examples: [
      { line: 'arbiter explain 6.3.4', does: 'a clause' },
      { line: 'arbiter explain "quagmire"', does: 'a card, by its name in any of the four languages' },
      { line: 'arbiter explain shuttle-diplomacy-loss --lang it', does: 'a disputed reading, in Italian' },
      { line: 'arbiter explain turn.headline.choosing', does: 'a state of the chart' },
    ],
    load: () => import('./commands/explain.ts'),
  },
  {
    name: 'crosscheck',
    summary: 'checks a localized rulebook against the clauses: what is missing, wrong or inconsistent',
    operands: { usage: '[DOC]', least: 0, most: 1, files: true },
    about: [
      'DOC is text, Markdown or HTML in UTF-8, with clause numbers or without; a PDF must be turned into text first.',
      'A comment <!-- crosscheck-ignore CHECK: reason --> on a line of its own, or at the end of one, suppresses a finding.',
    ],
    options: [
      {
        name: 'locale',
        value: 'LOCALE',
        choices: ['es', 'it', 'ru'],
        summary: 'language of the document; recognised if absent',
      },
      { name: 'sections', value: 'N,N', summary: 'the document has only these sections' },
      { name: 'self', summary: 'check the translations of this package instead' },
    ],
    formats: ['text', 'json', 'md', 'html', 'sarif'],
    examples: [
      { line: 'arbiter crosscheck rulebook.md --locale es', does: 'every finding with its line' },
      {
        line: 'arbiter crosscheck section4.txt --locale ru --sections 4 --format html > report.html',
        does: 'document and clauses side by side',
      },
      { line: 'arbiter crosscheck --self', does: 'our own translations' },
    ],
    load: () => import('./commands/crosscheck.ts'),
  },
  {
    name: 'glossary',
    summary: 'prints the glossary: terms, regions, countries and cards in every language, with forms to avoid',
    operands: { usage: '', least: 0, most: 0, files: false },
    options: [],
    formats: ['tbx', 'csv', 'json'],
    examples: [{ line: 'arbiter glossary --format csv > glossary.csv', does: 'for a spreadsheet' }],
    load: () => import('./commands/glossary.ts'),
  },
  {
    name: 'export',
    summary: 'writes everything there is to translate, for Weblate, Crowdin, OmegaT or Poedit',
    operands: { usage: '', least: 0, most: 0, files: false },
    about: ['A language that is not there yet starts with empty translations; the progress goes to standard error.'],
    options: [{ name: 'locale', value: 'LOCALE', summary: 'language code, such as it, or pt-BR for a new one' }],
    formats: ['po', 'xliff'],
    examples: [
      { line: 'arbiter export --locale it > it.po', does: 'the Italian texts' },
      { line: 'arbiter export --locale pt-BR --format xliff > pt-BR.xlf', does: 'a new language' },
    ],
    load: () => import('./commands/export.ts'),
  },
  {
    name: 'import',
    summary: 'says what a PO or XLIFF file changes, and changes it',
    operands: { usage: 'FILE', least: 1, most: 1, files: true },
    about: ['Texts made from another source than the present one are named and left alone.'],
    options: [{ name: 'write', summary: 'change the files under rules/' }],
    formats: ['text'],
    examples: [{ line: 'arbiter import it.po --write', does: 'take over a translation' }],
    load: () => import('./commands/import.ts'),
  },
  {
    name: 'validate',
    summary: 'checks the rules, or case files, with file:line:column and "did you mean"',
    operands: { usage: '[PATH…]', least: 0, most: Number.POSITIVE_INFINITY, files: true },
    about: [
      'Without a path the rules of this package are checked; a folder with a game.yaml below it is checked as rules; every other file as cases.',
    ],
    options: [],
    games: ['twilight-struggle', 'guerra-fria'],
    formats: ['text', 'json'],
    examples: [
      { line: 'arbiter validate', does: 'check the rules' },
      { line: 'arbiter validate mexico.yaml', does: 'check a case without ruling on it' },
    ],
    load: () => import('./commands/validate.ts'),
  },
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
    load: () => import('./commands/fuzz.ts'),
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
    load: () => import('./commands/perft.ts'),
  },
  {
    name: 'completion',
    summary: 'prints a completion script for a shell',
    operands: { usage: 'bash|zsh|fish', least: 1, most: 1, files: false },
    options: [],
    games: ['twilight-struggle', 'guerra-fria'],
    formats: ['text'],
    examples: [{ line: 'eval "$(arbiter completion bash)"', does: 'for this shell session' }],
    load: () => import('./commands/completion.ts'),
  },
  {
    name: 'help',
    summary: 'prints the help, or that of a command',
    operands: { usage: '[COMMAND]', least: 0, most: 1, files: false },
    options: [],
    games: ['twilight-struggle', 'guerra-fria'],
    formats: ['text'],
    examples: [{ line: 'arbiter help rule', does: 'the help of one command' }],
    load: () => import('./commands/help.ts'),
  },
];

/** The command with this name, as it is for a game. */
export function commandNamed(name: string, game?: string): Command | undefined {
  return commandsOf(game).find((command) => command.name === name);
}

/** The commands of a game; those of *Twilight Struggle* also stand for what belongs to no game. */
export function commandsOf(game: string | undefined): readonly Command[] {
  if (game !== 'guerra-fria') return COMMANDS;
  const own = new Map(GUERRA_FRIA_COMMANDS.map((command) => [command.name, command]));
  const further = GUERRA_FRIA_COMMANDS.filter(({ name }) => !COMMANDS.some((command) => command.name === name));
  return [...COMMANDS.map((command) => own.get(command.name) ?? command), ...further];
}
