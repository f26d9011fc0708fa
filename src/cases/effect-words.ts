/**
 * Lasting effects as people write them: `effects: [quagmire, cuban missile crisis against the us]`, a map, or one alone.
 * What is clear is put as the format has it; what is not is left as it stands, for the schema to say so.
 */

import { plain } from '../core/spelling.ts';
import { type Board, card } from '../games/twilight-struggle/board.ts';
import { rival, SIDE_IDS, type Side } from '../games/twilight-struggle/tables.ts';
import { effectCard, hasRoles, nameOfEffect, namesVictim, sidesHit } from './effects.ts';

interface Named {
  readonly name: string;
  readonly value?: unknown;
}

/** What effect words are read with. */
export interface EffectReader {
  readonly board: Board;
  readonly card: (name: string) => number | undefined;
  readonly region: (name: string) => string | undefined;
}

/** A position with its effects as a list of `{name, value}`; what is no position is returned as it is. */
export function withEffectsListed(position: unknown, reader: EffectReader): unknown {
  if (!isMap(position) || !('effects' in position)) return position;
  const { effects } = position;
  const list = Array.isArray(effects)
    ? effects.map((each) => listed(each, reader))
    : typeof effects === 'string'
      ? effects.split(/[,;]/).map((each) => listed(each.trim(), reader))
      : isMap(effects)
        ? Object.entries(effects).map(([name, value]) => listed(value === true ? name : { name, value }, reader))
        : effects;
  return { ...position, effects: list };
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listed(each: unknown, reader: EffectReader): unknown {
  if (typeof each === 'string') return inWords(each, reader) ?? { name: each };
  if (!isMap(each) || typeof each.name !== 'string') return each;
  // A name of the format, with what the format says it means.
  if (effectCard(reader.board, each.name) !== undefined && /^[a-z_0-9]+$/.test(each.name)) return each;
  const said =
    typeof each.value === 'string' ? `${each.name} ${each.value}` : each.value === undefined ? each.name : '';
  const number = reader.card(each.name);
  if (Array.isArray(each.value) && number !== undefined)
    return { ...each, name: nameOfEffect(card(reader.board, number).id) };
  return inWords(said, reader) ?? each;
}

/** Who stands before a side: the one it is turned against, or the one whose effect it is. */
const AGAINST = 'against|on|vs|contra|sobre|contro|против';
const BY = 'by|of|from|de|por|di|da|от';
const SIDES: Readonly<Record<string, Side>> = {
  ...{ us: 0, usa: 0, 'ee uu': 0, eeuu: 0, 'stati uniti': 0, америка: 0, сша: 0 },
  ...{ ussr: 1, urss: 1, soviets: 1, ссср: 1 },
};
const ARTICLE = '(?:the |los |la |gli |l )?';
const SIDE = new RegExp(
  `^(.+?) (?:(?<against>${AGAINST})|(?<by>${BY})) ${ARTICLE}(?<side>${Object.keys(SIDES).join('|')})$`,
  'u',
);

function inWords(text: string, reader: EffectReader): Named | undefined {
  const words = plain(text);
  const whole = number(words, reader);
  // The name of an effect may end in what whoever values it means: red_scare_on.
  if (whole !== undefined) return hasRoles(reader.board, whole) ? undefined : named(whole, reader.board);
  const turned = SIDE.exec(words);
  const side = turned?.groups && SIDES[turned.groups.side as string];
  if (turned?.groups && side !== undefined) {
    const found = number(turned[1] as string, reader);
    if (found === undefined) return undefined;
    const entry = card(reader.board, found);
    if (entry.owner !== undefined) {
      const isSo =
        turned.groups.against === undefined ? entry.owner === side : sidesHit(entry).includes(SIDE_IDS[side] as string);
      if (isSo) return named(found, reader.board);
      // On the side that it is never on: what is wrong with that is told of the effect.
      return turned.groups.against === undefined
        ? undefined
        : { ...named(found, reader.board), value: sideWritten(side) };
    }
    return named(found, reader.board, turned.groups.against === undefined ? side : rival(side));
  }
  for (let at = words.lastIndexOf(' '); at > 0; at = words.lastIndexOf(' ', at - 1)) {
    const found = number(words.slice(0, at).replace(/ (?:in|for|en|para|per|в)$/u, ''), reader);
    const region = reader.region(words.slice(at + 1).replace(/^(?:in|for|the|en|para|per|в) /u, ''));
    if (found !== undefined && region !== undefined)
      return { name: nameOfEffect(card(reader.board, found).id), value: region };
  }
  return undefined;
}

/** A card whose event leaves something behind. */
const number = (words: string, { board, card: cardOf }: EffectReader): number | undefined =>
  cardOf(words) ?? effectCard(board, words.replaceAll(' ', '_'));

/** By whom an effect is: a name of the format says whether its value is that side or the one that suffers. */
function named(found: number, board: Board, by?: Side): Named {
  const name = nameOfEffect(card(board, found).id);
  if (by === undefined) return { name };
  return { name, value: sideWritten(namesVictim(name) ? rival(by) : by) };
}

const sideWritten = (side: Side): string => (SIDE_IDS[side] as string).toUpperCase();
