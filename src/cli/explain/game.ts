/** What a game hands in to `explain`: its chart, and what it knows about every name. */
import type { chart } from '../../core/chart.ts';
import type { Wording } from '../../core/wording.ts';
import type { Language } from '../../ruling/view-format.ts';
import type { Call } from '../command.ts';
import { type GameName, gameOf } from '../desk.ts';
import type { Entry } from './entry.ts';

export interface Explainer {
  readonly machine: Parameters<typeof chart>[0];
  /** What may be asked about, for whoever asks about nothing that there is. */
  readonly examples: Wording;
  /** Under the rules and in the language of a call. */
  readonly under: (call: Call) => {
    readonly language: Language;
    readonly find: {
      /** What a text may mean; several things if it is ambiguous, none if it is unknown. */
      readonly explain: (text: string) => readonly Entry[];
      /** Names that a misspelt text may have meant. */
      readonly nearest: (text: string) => readonly string[];
    };
  };
}

/** The one place where the games are bound to the command. */
const GAMES: Readonly<Record<GameName, () => Promise<Explainer>>> = {
  'twilight-struggle': async () => (await import('./twilight.ts')).twilightExplainer,
  'guerra-fria': async () => (await import('../guerra-fria/explain.ts')).guerraFriaExplainer,
};

/** The explanations of the game that a call names. */
export const explainerOf = ({ given }: Call): Promise<Explainer> => GAMES[gameOf(given)]();
