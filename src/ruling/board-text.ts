/** A board, its tracks and a hand as text that fits a terminal. */
import { type Board, controller, influence } from '../games/twilight-struggle/board.ts';
import { SIDES, type Side } from '../games/twilight-struggle/tables.ts';
import { knownHand } from '../games/twilight-struggle/turn/hands.ts';
import { label } from './language.ts';
import type { Language } from './view-format.ts';
import { wrap } from './wrap.ts';

/** When something is asked: the edition, the turn and DEFCON. */
export const circumstancesOf = ({ rules, state }: Pick<Board, 'rules' | 'state'>, language: Language): string =>
  label(language, 'circumstances', { edition: rules.edition, turn: state.turn, defcon: state.defcon });

/** @param side the side whose hand is shown */
export function boardText(board: Board, side: Side, language: Language, columns = 80): string {
  const { rules, state, tables } = board;
  const width = Math.min(columns, 80);
  const { of } = language.names;
  const vp = state.vp === 0 ? '0' : `${of.side?.(state.vp > 0 ? 0 : 1, undefined) ?? ''} ${Math.abs(state.vp)}`;
  const [us, ussr] = state.milops;
  const tracks = [
    circumstancesOf(board, language),
    label(language, 'board.tracks', { what: vp, us, ussr }),
    label(language, 'board.space', { us: state.space[0], ussr: state.space[1] }),
  ];
  const regions = rules.regions.flatMap(({ id, parent }): string[] => {
    if (parent !== null) return [];
    const held = (tables.inRegion.get(id)?.list() ?? []).filter((country) =>
      SIDES.some((each) => influence(board, each, country) > 0),
    );
    if (held.length === 0) return [];
    const countries = held.map((country) => {
      const star = controller(board, country) === undefined ? '' : '*';
      const name = of.country?.(country, undefined) ?? String(country);
      return `${name} ${influence(board, 0, country)}–${influence(board, 1, country)}${star}`.replaceAll(' ', '\u00a0');
    });
    const text = `${of.region?.(id, undefined) ?? id}: ${countries.join(', ')}`;
    return wrap(text, '      ', width).map((line, at) => (at === 0 ? `    ${line.trimStart()}` : line));
  });
  const cards = knownHand(board, side);
  const all = state.chinaHolder === side && state.chinaUp ? [...cards, tables.china] : cards;
  const hand = all.length === 0 ? [] : wrap(label(language, 'board.hand', { cards: all }), '    ', width);
  return [
    ...wrap(tracks.join(' · '), '  ', width),
    `  ${label(language, 'board.markers')}`,
    ...regions,
    ...hand.map((line, at) => (at === 0 ? `  ${line.trimStart()}` : line)),
  ]
    .map((line) => line.replaceAll('\u00a0', ' '))
    .join('\n');
}
