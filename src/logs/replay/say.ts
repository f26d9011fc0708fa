/** What is said when the caller brings no language: the id of the sentence, and what it is about. */
import type { Args } from '../../core/finding.ts';
import type { Message } from '../../core/render.ts';
import type { Tables } from '../../games/twilight-struggle/tables.ts';

/** Puts a finding, or a sentence about the log, into words. */
export type Say = (said: Message) => string;

const SIDES = ['the US', 'the USSR'] as const;

/** Says something by its message id, with the names of what it is about. */
export function plainSay(tables: Tables): Say {
  return ({ message, args = {} }) => {
    const words = Object.entries(args).map(([key, value]) => `${key} ${nameOf(tables, key, value)}`);
    return words.length === 0 ? message : `${message} (${words.join(', ')})`;
  };
}

function nameOf(tables: Tables, key: string, value: Args[string]): string {
  if (typeof value === 'object')
    return value.map((one) => nameOf(tables, key === 'cards' ? 'card' : key, one)).join(', ');
  if (typeof value === 'string') return value;
  if (key === 'country') return tables.countries[value]?.name ?? String(value);
  if (key === 'card') return tables.cards[value]?.title ?? String(value);
  if (key === 'side') return SIDES[value as 0 | 1] ?? String(value);
  return String(value);
}

/** A place on the track of victory points, as the log prints it. */
export const scoreName = (vp: number): string => (vp === 0 ? 'even' : vp > 0 ? `US ${vp}` : `USSR ${-vp}`);

/** A value that the log states, and the one that follows by the rules. */
export const log = (message: string, stated: number, found: number): Message => ({ message, args: { stated, found } });
