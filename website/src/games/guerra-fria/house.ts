/** *Guerra fría* under a house's rules, at its desk. Loaded when first needed. */
import type { Values } from '../../../../src/data/gather.ts';
import { underHouse } from '../../../../src/data/house.ts';
import {
  type Files,
  guerraFriaFacts,
  guerraFriaRules,
  guerraFriaTexts,
} from '../../../../src/games/guerra-fria/program/data/compile.ts';
import { type HouseData, layChecked, type UnderHouse } from '../../run/house.ts';
import type { GuerraFriaData } from './walker.ts';

/** The rules as a house plays them, or what is wrong with its file. */
export function underGuerraFriaHouse(
  data: HouseData,
  printed: GuerraFriaData,
  text: string,
): UnderHouse<GuerraFriaData> {
  const checked = layChecked(data, text, printed.mistakes, 'guerra-fria');
  if (!('laid' in checked)) return checked;
  const { files, read, laid, refuse, title } = checked;
  const of =
    (values: Values): Files =>
    (name) =>
      values.get(`guerra-fria/${name}`);
  const loaded = guerraFriaRules(of(laid.values), { house: read });
  if (!loaded.ok) return refuse(loaded.diagnostics);
  const { clauses } = guerraFriaTexts(of(laid.values), printed.texts.locale);
  const rules = underHouse(loaded.rules, read, laid, guerraFriaFacts(of(files)));
  return { ok: true, title, data: { ...printed, rules, texts: { ...printed.texts, clauses } } };
}
