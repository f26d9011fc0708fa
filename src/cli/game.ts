/**
 * What a game hands in to the command line. `rule`, `legal`, `suite`, `explain`, `replay`, `fuzz`, `perft` and `play` are
 * written once and ask through this; they know nothing else about a game.
 */
import type { chart } from '../core/chart.ts';
import type { Verdict } from '../core/finding.ts';
import type { CoreBoard, Game } from '../core/game.ts';
import type { Issue } from '../core/ruleset.ts';
import type { Fact } from '../core/steps.ts';
import type { Wording } from '../core/wording.ts';
import type { Diagnostic } from '../data/diagnostics.ts';
import type { Random } from '../fuzz/random.ts';
import type { Summary } from '../logs/replay/summary.ts';
import type { Format } from '../ruling/layout.ts';
import type { AnyCase, CasesOf, JudgedCase, NoCases, Teller } from '../ruling/referee.ts';
import type { Language } from '../ruling/view-format.ts';
import type { Call, Command } from './command.ts';
import type { ExitCode } from './exit.ts';
import type { Entry } from './explain/entry.ts';
import type { Input } from './input.ts';
import { print } from './io.ts';
import type { Lines } from './lines.ts';

/** A game at the command line. Each part is loaded when a command needs it. */
export interface CommandLineGame {
  /** The value of `--game`. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** By what a file of it is told from those of other games. */
  readonly marks: Marks;
  /** The commands as they are for this game: what they take and what their help says. */
  readonly commands: readonly Command[];
  /** The disputed questions, for `--policy 9=OPTION`. */
  issues(): Promise<readonly Issue[]>;
  /** For `rule`, `suite`, and whatever begins with a case. */
  desk(call: Call): Promise<AnyDesk>;
  legal(): Promise<LegalMoves<AnyDesk, AnyJudged>>;
  perft(): Promise<Counting<AnyJudged>>;
  explain(): Promise<Explainer>;
  replay(): Promise<ReplayGame>;
  fuzz(): Promise<RandomGames>;
  play(): Promise<Playing>;
  /** Of a game that has the command. */
  score?(): Promise<Scoring<AnyDesk, AnyJudged>>;
  /** The folder of its rules, if they are not among those of the project. */
  readonly folder?: string;
  /** What is wrong with a file, for `validate`; of a game whose files are not those of the first. */
  validate?(): Promise<(input: Input) => readonly Diagnostic[]>;
}

/** What only one game has in its cases. */
export interface Marks {
  /** Keys of a position. */
  readonly keys: readonly string[];
  /** Kinds of action. */
  readonly kinds: readonly string[];
}

// Cases ---------------------------------------------------------------------------------------------------------------

/** A game's referee, and what only a command line needs of it. */
export interface CaseDesk<Case extends AnyCase, Judged extends JudgedCase<Case>, Reported> {
  readonly referee: Teller<Case, Judged, Reported>;
  /** The cases of a file. */
  open(input: Input): CasesOf<Case> | NoCases;
  /** What a file of the game without cases is, and which command reads it; undefined if it looks like nothing we know. */
  otherFile(input: Input): Wording | undefined;
  /** Is a file of a folder plainly not of this game, though another game may read it? */
  isOther(input: Input): boolean;
  /** Was an action refused, so that nothing comes after the case? */
  isRefused(judged: Judged): boolean;
  /** The case with a fact that it leaves out. Throws a `Stop` if it is none that the game knows. */
  withFact(judged: Judged, fact: string): Case;
  /** What a case alone of its edition is wrong with; of a game with several editions. */
  notModelled?(input: Case): Wording;
  /** Consecutive cases in a file, run one after the other; of a game that has such files. */
  example?(file: CasesOf<Case>): (() => Example) | undefined;
  /** What its files of cases are called among those of other games, `case file`. */
  readonly caseFile: string;
  /** Commands for a position alone. */
  readonly ofPositions: string;
}

/** What came of an example of play. */
export interface Example {
  /** The edition, if it is one that is not modelled. */
  readonly waiting?: string;
  readonly outcomes: readonly (Outcome & Pick<AnyCase, 'confidence'>)[];
}

/** What came of a case of a suite. */
export interface Outcome {
  readonly id: string;
  readonly passed: boolean;
  readonly differences: readonly { readonly key: string; readonly expected: unknown; readonly found: unknown }[];
}

/** A desk, and a case ruled on, whose kind nobody needs to know. */
export type AnyDesk = CaseDesk<AnyCase, AnyJudged, unknown>;
export type AnyJudged = JudgedCase<AnyCase>;

// Legal moves ---------------------------------------------------------------------------------------------------------

/** What may be done after a case, for `legal`. */
export interface LegalMoves<Desk, Judged> {
  /** Every legal move, or how many there are. A long list may be broken off: then it says after what. */
  list(after: After<Desk, Judged>, call: Call): Promise<Printed & { readonly brokenOff?: string | undefined }>;
  /** The checks of one move, passed and failed. Throws a `Stop` for a text that nobody can understand. */
  whyNot(after: After<Desk, Judged>, wish: string, call: Call): Printed & { readonly verdict: Verdict };
}

/** A case that was ruled on, and the desk that did. */
export interface After<Desk, Judged> {
  readonly desk: Desk;
  readonly judged: Judged;
}

/** What the position after a case scores, for `score`. */
export interface Scoring<Desk, Judged> {
  /** @param names what is asked for; everything if there are none. Throws a `Stop` for one that nobody knows. */
  score(after: After<Desk, Judged>, names: readonly string[], call: Call): Printed;
}

/** An answer for programs and for people; only one of the two is made. */
export interface Printed {
  json(): object;
  text(): string;
}

/** What the answers of a call are written for. */
export const layoutAsked = ({ format, paint, io }: Pick<Call, 'format' | 'paint' | 'io'>): Format => ({
  paint,
  columns: io.stdout.columns,
  markdown: format === 'md',
});

export const printAnswer = (answer: Printed, { io, format }: Call): void =>
  print(io.stdout, format === 'json' ? JSON.stringify(answer.json(), null, 2) : answer.text());

/** Sequences of legal moves after a case, for `perft`. */
export interface Counting<Judged> {
  readonly game: Game<CoreBoard, Fact>;
  board(judged: Judged): CoreBoard;
  /** A move in a few words. */
  write(fact: Fact, board: CoreBoard): object;
}

/** The counting of a game whose kinds of board and move nobody needs to know. */
export const counting = <Board extends CoreBoard, GameFact extends Fact, Judged>(
  game: Game<Board, GameFact>,
  board: (judged: Judged) => Board,
  write: (fact: GameFact, board: Board) => object,
): Counting<Judged> => ({ game, board, write }) as unknown as Counting<Judged>;

// Names ---------------------------------------------------------------------------------------------------------------

/** What a game knows about every name, for `explain`. */
export interface Explainer {
  readonly machine: Parameters<typeof chart>[0];
  /** What may be asked about, for whoever asks about nothing that there is. */
  readonly examples: Wording;
  /** Under the rules and in the language of a call. */
  under(call: Call): {
    readonly language: Language;
    readonly find: {
      /** What a text may mean; several things if it is ambiguous, none if it is unknown. */
      readonly explain: (text: string) => readonly Entry[];
      /** Names that a misspelt text may have meant. */
      readonly nearest: (text: string) => readonly string[];
    };
  };
}

// Whole games ---------------------------------------------------------------------------------------------------------

/** Records judged one after the other, for `replay`. */
export interface ReplayGame {
  /** Endings of the names of files that may hold a game, in a folder. */
  readonly endings: readonly string[];
  /** Does a file of a folder with such an ending hold a game? */
  holdsGame(path: string, call: Call): boolean;
  /** Refuses what is no game before anything is loaded that could judge one, where that takes long. Throws a `Stop`. */
  check?(path: string, call: Call): Promise<void>;
  /** Judges files one after the other under the options of a call. Throws a `Stop` for one that is no game. */
  replayer(call: Call): (path: string) => Promise<Replayed>;
  /** Writes the position before a moment as a case. */
  positionAt(path: string, moment: string, call: Call): Promise<ExitCode>;
  /** Plays on with another action in one place; of a game whose `replay` has the option. */
  whatIf?(path: string, text: string, call: Call): Promise<ExitCode>;
}

/** A game that was judged. It can be handed from one thread to another. */
export interface Replayed {
  readonly summary: Summary;
  readonly shown: string;
}

/** Random games, for `fuzz`. */
export interface RandomGames {
  /** A run of so many games under the options of a call, nothing of it played yet. The same seed gives the same games. */
  open(call: Call, games: number, seed: number): RandomRun;
  /** Whole games as lines of a corpus; of a game whose `fuzz` has the option. */
  corpus?(call: Call, games: number, seed: number): Iterable<object>;
}

export interface RandomRun {
  /** Plays game after game: whoever stops in between has the run as far as it came. */
  play(): Iterable<unknown>;
  /** What has come of it. */
  result(): RandomResult;
}

export interface RandomResult {
  readonly games: number;
  readonly decisions: number;
  /** What else there is to tell, for programs and for people. */
  readonly json: object;
  readonly lines: readonly string[];
  readonly failures: readonly {
    /** Name of the file it is written to. */
    readonly file: string;
    /** A record that `replay` reads. */
    readonly record: string;
    readonly json: object;
    readonly lines: readonly string[];
  }[];
}

/** A game at the keyboard, for `play`. */
export interface Playing {
  /** Reads the options; throws a `Stop` for what is wrong with them. What is returned plays to the end. */
  open(call: Call): (table: Keyboard) => Promise<void>;
}

export interface Keyboard {
  readonly lines: Lines;
  /** Dice, cards and whoever is not at the keyboard. */
  readonly random: Random;
  /** Keeps the record of the game so far. */
  keep(record: () => string): void;
}

// Calls ---------------------------------------------------------------------------------------------------------------

/** How a command is called for the game of a call, `rule --game guerra-fria`; the first game need not be named. */
export const named = (command: string, { game, games }: Pick<Call, 'game' | 'games'>): string =>
  game === games[0] ? command : `${command} --game ${game.id}`;
