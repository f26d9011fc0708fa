import type { CaseInput } from '../../../../src/cases/case.ts';
import type { MapModel } from '../../models.ts';
import type { Engine } from '../../run/engine.ts';
import { ruleAtDesk } from '../../run/rule.ts';

/** The region that a case is about: that of the first country named in what is done, else in the position. */
export function regionOf(map: MapModel, engine: Engine, input: CaseInput): string {
  const result = ruleAtDesk(engine, input);
  const { steps = [], start } = result.ok ? result.ruled.reported.ruling : {};
  const named = steps.flatMap(({ fact }) => (fact && 'country' in fact ? [fact.country] : []));
  const id = named.map((index) => start?.tables.countries[index]?.id).find((found) => found !== undefined);
  return map.countries.find((country) => country.id === id)?.region ?? '';
}
