/** What a game hands in to the commands about cases: its referee, and what only a command line needs of it. */
import type { Wording } from '../core/wording.ts';
import type { AnyCase, CasesOf, JudgedCase, NoCases, Teller } from '../ruling/referee.ts';
import type { Given } from './args.ts';
import type { Call } from './command.ts';
import type { Input } from './input.ts';

export interface CaseDesk<Case extends AnyCase, Judged extends JudgedCase<Case>, Reported> {
  readonly referee: Teller<Case, Judged, Reported>;
  /** The cases of a file. */
  open(input: Input): CasesOf<Case> | NoCases;
  /**
   * What a file without cases is, and which command reads it; undefined if it looks like nothing we know.
   * @param some it holds cases, though there is something wrong with some of them
   */
  otherFile(input: Input, some: boolean): Wording | undefined;
  /** Is a file of a folder plainly not of this game, though another game may read it? */
  isOther(input: Input): boolean;
  /** The case with a fact that it leaves out. Throws a `Stop` if it is none that the game knows. */
  withFact(judged: Judged, fact: string): Case;
  /** What a case alone of its edition is wrong with; of a game with several editions. */
  readonly notModelled?: (input: Case) => Wording;
  /** Consecutive cases in a file, run one after the other; of a game that has such files. */
  readonly example?: (file: CasesOf<Case>) => (() => Example) | undefined;
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

/** A desk whose kind of case nobody needs to know. */
export type AnyDesk = CaseDesk<AnyCase, JudgedCase<AnyCase>, unknown>;

export type GameName = 'twilight-struggle' | 'guerra-fria';

/** The game of a call. */
export const gameOf = (given: Given): GameName => (given.one('game') ?? 'twilight-struggle') as GameName;

/** How a command is called for the game of a call, `rule --game guerra-fria`. */
export const named = (command: string, given: Given): string =>
  gameOf(given) === 'twilight-struggle' ? command : `${command} --game ${gameOf(given)}`;

/** The one place where the games are bound to the commands about cases. */
const DESKS: Readonly<Record<GameName, (call: Call) => Promise<unknown>>> = {
  'twilight-struggle': async (call) => (await import('./twilight-desk.ts')).twilightDesk(call),
  'guerra-fria': async (call) => (await import('./guerra-fria/desk.ts')).guerraFriaDesk(call),
};

/** The desk of the game that a call names. */
export const deskOf = async (call: Call): Promise<AnyDesk> => (await DESKS[gameOf(call.given)](call)) as AnyDesk;
