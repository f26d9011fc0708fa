/** A scoring as `arbiter score --format json` prints it, and as the API answers. */

import { findingJson } from './finding-json.ts';
import type { ScoredSideJson, ScoreJson } from './json.ts';
import type { CallLanguage } from './language.ts';
import type { ScoredSide, score } from './score-view.ts';

export function scoreJson(result: ReturnType<typeof score>, language: CallLanguage): ScoreJson {
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
