/** Odds as `arbiter odds --format json` prints them, and as the API answers. */

import { writeFact } from '../cases/facts.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import type { Act } from '../odds/acts.ts';
import { type Fraction, inDecimals } from '../odds/fraction.ts';
import type { CountryOdds, Odds } from '../odds/odds.ts';
import { findingJson } from './finding-json.ts';
import type { ActOddsJson, BothSidesJson, CountryOddsJson, FractionJson, OddsJson } from './json.ts';
import type { CallLanguage } from './language.ts';

export const fractionJson = (share: Fraction): FractionJson => ({ n: share.n, of: share.of, value: inDecimals(share) });
const perSide = ([us, ussr]: readonly [Fraction, Fraction]): BothSidesJson => ({
  us: fractionJson(us),
  ussr: fractionJson(ussr),
});
const nameOf = (winner: Side | 'draw') => (winner === 'draw' ? 'draw' : winner === 0 ? 'us' : 'ussr');

const countryJson = ({ country, control, influence }: CountryOdds, board: Board): CountryOddsJson => ({
  country: board.tables.countries[country]?.id ?? String(country),
  control: perSide(control),
  influence: perSide(influence),
});

/** Fractions with their value. */
export const oddsJson = (odds: Odds, board: Board, language: CallLanguage): OddsJson => ({
  outcomes: odds.outcomes.map(({ chance, ways, consequences, result }) => ({
    chance: fractionJson(chance),
    ways: ways.map((rolls) => rolls.map((fact) => writeFact(fact, board))),
    consequences: consequences.map((finding) => findingJson(finding, language)),
    ...(result && { winner: nameOf(result.winner), how: result.how }),
  })),
  countries: odds.countries.map((each) => countryJson(each, board)),
  vp: fractionJson(odds.vp),
  wins: perSide(odds.wins),
});

/** The table over all targets. */
export const actsJson = (acts: readonly Act[], board: Board, language: CallLanguage): ActOddsJson[] =>
  acts.map(({ choices, target, odds }) => ({
    choices: choices.map((fact) => writeFact(fact, board)),
    ...(target && { target: countryJson(target, board) }),
    ...oddsJson(odds, board, language),
  }));
