import type { CaseInput } from '../../../../src/cases/case.ts';
import type { CaseRuling } from '../../../../src/cases/rule.ts';
import type { MapModel } from '../../models.ts';
import type { Engine } from '../../run/engine.ts';
import { ruleAtDesk } from '../../run/rule.ts';

/** The first country named in what is done; undefined where none is. */
export function targetOf({ steps, start }: CaseRuling): string | undefined {
  const named = steps.flatMap(({ fact }) => (fact && 'country' in fact ? [fact.country] : []));
  return named.map((index) => start.tables.countries[index]?.id).find((found) => found !== undefined);
}

/** The region that a case is about: that of the first country named in what is done; the whole board where none is. */
export function regionOf(map: MapModel, engine: Engine, input: CaseInput): string {
  const result = ruleAtDesk(engine, input);
  const id = result.ok ? targetOf(result.ruled.reported.ruling) : undefined;
  return map.countries.find((country) => country.id === id)?.region ?? '';
}
