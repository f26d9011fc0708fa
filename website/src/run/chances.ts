/** What can happen at the board of a case: the odds of its acts, and the plays that can lose the game. Fetched when asked for. */
import { inAllOf, includes } from '../../../src/cases/outcomes.ts';
import type { CountryNote } from '../../../src/drawing/board.ts';
import type { Board } from '../../../src/games/twilight-struggle/board.ts';
import type { Side } from '../../../src/games/twilight-struggle/tables.ts';
import { type Act, gain, swing } from '../../../src/odds/acts.ts';
import { type Danger, eachDanger, playsOf, sideInDanger } from '../../../src/odds/danger.ts';
import { inDecimals } from '../../../src/odds/fraction.ts';
import type { SortedBy } from '../../../src/odds/sorted-by.ts';
import { headOf, ORDER, playInWords, wayInWords } from '../../../src/ruling/danger-view.ts';
import { type CallLanguage, label, say } from '../../../src/ruling/language.ts';
import { settled } from '../../../src/ruling/look-ahead.ts';
import { type OddsTable, oddsTable } from '../../../src/ruling/odds-table.ts';
import { choiceName, diceOf, exact, percent, percentOf, signed, summary } from '../../../src/ruling/odds-view.ts';
import { clauseName } from '../../../src/ruling/view-format.ts';
import type { Engine } from './engine.ts';

// Odds ----------------------------------------------------------------------------------------------------------------

/** One act with dice, ready to be shown. */
export interface ShownAct {
  /** What is done, without the country. */
  readonly kind: string;
  readonly country: string | undefined;
  readonly name: string;
  readonly notes: Readonly<Record<SortedBy, CountryNote>>;
  readonly outcomes: readonly ShownOutcome[];
  /** What comes whatever the dice show. */
  readonly always: string | undefined;
  readonly summary: readonly string[];
}

export interface ShownOutcome {
  /** From 0 to 1. */
  readonly share: number;
  readonly exact: string;
  readonly percent: string;
  readonly dice: string;
  readonly comes: string;
}

export interface ShownOdds {
  /** The card that stands for the one to be played; absent where it is chosen. */
  readonly title: string | undefined;
  readonly acts: readonly ShownAct[];
  readonly milliseconds: number;
}

/** Every act with dice that may follow, coups first; no acts where no choice leads to dice. */
export function oddsAt({ language }: Engine, end: Board): ShownOdds {
  const began = performance.now();
  const found = end.state.result ? undefined : oddsTable(end, 'control', language);
  const [coups, others] = [true, false].map((wanted) => found?.acts.filter((act) => isCoup(act) === wanted) ?? []);
  const acts = [...(coups ?? []), ...(others ?? [])].map((act) => shownAct(act, (found as OddsTable).at, language));
  return { title: found?.title, acts, milliseconds: performance.now() - began };
}

const isCoup = ({ choices }: Act): boolean => choices.some((fact) => fact.type === 'mode' && fact.mode === 'coup');

function shownAct(act: Act, at: Board, language: CallLanguage): ShownAct {
  const { choices, odds } = act;
  const names = choices.map((fact) => choiceName(fact, language));
  const last = choices.at(-1);
  const country = last && 'country' in last ? at.tables.countries[last.country]?.id : undefined;
  const common = inAllOf(odds.outcomes);
  const inWords = (findings: typeof common): string =>
    findings.map((finding) => `${say(language, finding)} (${clauseName(finding.clause, language)})`).join('; ');
  return {
    kind: (country === undefined ? names : names.slice(0, -1)).join(': '),
    country,
    name: names.join(': '),
    notes: {
      control: noteOf(act, 'control', language),
      vp: noteOf(act, 'vp', language),
      influence: noteOf(act, 'influence', language),
    },
    always: common.length === 0 ? undefined : inWords(common),
    outcomes: odds.outcomes.map((outcome) => ({
      share: inDecimals(outcome.chance),
      exact: exact(outcome.chance),
      percent: percent(outcome.chance, language),
      dice: diceOf(outcome, language),
      comes:
        inWords(outcome.consequences.filter((finding) => !includes(common, finding))) ||
        label(language, common.length > 0 ? 'outcome.nothing-else' : 'outcome.nothing'),
    })),
    summary: summary(odds, language),
  };
}

/** What stands at the country: the figure that is asked for, and a warning if the act can lose the game. */
function noteOf({ by, target, odds }: Act, what: SortedBy, language: CallLanguage): CountryNote {
  const rival: Side = by === 0 ? 1 : 0;
  const control = target?.control[by] ?? { n: 0, of: 1 };
  const text =
    what === 'control'
      ? percentOf(inDecimals(control), language, 0)
      : signed(what === 'vp' ? gain(odds, by) : swing(odds, by), language);
  const warns = odds.wins[rival].n > 0;
  const loses = warns ? `, ${label(language, 'odds.loses')} ${percent(odds.wins[rival], language)}` : '';
  const name = label(language, what === 'vp' ? 'odds.vp-short' : `odds.${what}`);
  return {
    text: warns ? `${text} !` : text,
    said: `${name} ${text}${loses}`,
    ...(warns && { warns }),
  };
}

// Danger --------------------------------------------------------------------------------------------------------------

/** Plays of one degree of danger, under its name. */
export interface ShownDangers {
  readonly degree: (typeof ORDER)[number];
  readonly title: string;
  readonly plays: readonly { readonly play: string; readonly way: string }[];
}

/** The plays looked at so far, of all. */
export interface DangersSoFar {
  readonly side: Side;
  readonly looked: number;
  readonly all: number;
  readonly found: readonly ShownDangers[];
  readonly milliseconds: number;
}

/** No longer than this without letting the page breathe, in milliseconds. */
const BREATH = 80;

/**
 * Looks at one play after the other, and hands over what there is from time to time.
 * @param stopped asked in between; the rest is left out once it is true
 */
export async function dangersAt(
  { language }: Engine,
  end: Board,
  show: (soFar: DangersSoFar) => void,
  stopped: () => boolean,
): Promise<void> {
  const board = settled(end);
  if (board.state.result) return;
  const side = sideInDanger(board);
  const all = playsOf(board, side).length;
  const dangers: Danger[] = [];
  let milliseconds = 0;
  const tell = (): void =>
    show({
      side,
      looked: dangers.length,
      all,
      found: byDegree(dangers, language),
      milliseconds,
    });
  let began = performance.now();
  for (const danger of eachDanger(board, side)) {
    dangers.push(danger);
    const taken = performance.now() - began;
    if (taken < BREATH) continue;
    milliseconds += taken;
    tell();
    await new Promise((resolve) => setTimeout(resolve));
    if (stopped()) return;
    began = performance.now();
  }
  milliseconds += performance.now() - began;
  tell();
}

function byDegree(dangers: readonly Danger[], language: CallLanguage): ShownDangers[] {
  return ORDER.flatMap((degree) => {
    const plays = dangers.filter((danger) => headOf(danger) === degree);
    if (plays.length === 0) return [];
    const shown = plays.map((danger) => ({
      play: playInWords(danger, language),
      way: wayInWords(danger, language),
    }));
    return [{ degree, title: label(language, `danger.${degree}`), plays: shown }];
  });
}
