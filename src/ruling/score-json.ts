/** A scoring as `arbiter score --format json` prints it, and as the API answers. */

import type { FindingJson } from './json.ts';
import type { CallLanguage } from './language.ts';
import { findingJson } from './ruling-json.ts';
import type { ScoredSide, scoreAll, scoreSoutheastAsia } from './score-view.ts';

/** What one side has in a region. */
export interface ScoredSideJson {
  readonly status: string;
  /** VP for presence, domination or control; null where control wins the game. */
  readonly statusVp: number | null;
  /** Ids of the countries that count. */
  readonly countries: readonly string[];
  readonly battlegrounds: readonly string[];
  readonly besideEnemy: readonly string[];
  readonly total: number | null;
}

/** A scoring. VP are positive for the US. */
export interface ScoreJson {
  /** `net` is null where control wins the game. */
  readonly regions?: readonly {
    readonly region: string;
    readonly us: ScoredSideJson;
    readonly ussr: ScoredSideJson;
    readonly net: number | null;
  }[];
  /** Southeast Asia counts country by country. */
  readonly values?: readonly { readonly side: 'us' | 'ussr'; readonly country: string; readonly vp: number }[];
  readonly vp: { readonly from: number; readonly to: number };
  readonly winner: 'us' | 'ussr' | 'draw' | 'none';
  readonly findings: readonly FindingJson[];
}

export function scoreJson(
  result: ReturnType<typeof scoreAll> | ReturnType<typeof scoreSoutheastAsia>,
  language: CallLanguage,
): ScoreJson {
  const id = (country: number): string => language.names.of.country?.(country, 'id') ?? String(country);
  const side = (score: ScoredSide): ScoredSideJson => ({
    status: score.status,
    statusVp: Number.isFinite(score.statusVp) ? score.statusVp : null,
    countries: score.controlled.map(id),
    battlegrounds: score.battlegroundsControlled.map(id),
    besideEnemy: score.besideEnemyControlled.map(id),
    total: Number.isFinite(score.total) ? score.total : null,
  });
  const { after, before } = result;
  const winner = after.state.result?.winner;
  return {
    ...('regions' in result
      ? {
          regions: result.regions.map(({ region, sides, net }) => ({
            region,
            us: side(sides[0]),
            ussr: side(sides[1]),
            net,
          })),
        }
      : {
          values: result.values.map(({ side: by, country, vp }) => ({
            side: by === 0 ? 'us' : 'ussr',
            country: id(country),
            vp,
          })),
        }),
    vp: { from: before.state.vp, to: after.state.vp },
    winner: winner === undefined ? 'none' : winner === 'draw' ? 'draw' : winner === 0 ? 'us' : 'ussr',
    findings: result.findings.map((finding) => findingJson(finding, language)),
  };
}
