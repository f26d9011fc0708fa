/** Findings in words when the caller brings no language of its own: enough to see which test failed and why. */
import type { Args, Finding } from '../../core/finding.ts';
import type { Tables } from '../../games/twilight-struggle/tables.ts';

export type Say = (finding: Finding) => string;

const SIDES = ['the US', 'the USSR'] as const;

/** Says a finding by its message id, with the names of what it is about. */
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

export const sideName = (side: 0 | 1): string => SIDES[side];
export const plural = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
/** A place on the track of victory points, as the log prints it. */
export const scoreName = (vp: number): string => (vp === 0 ? 'even' : vp > 0 ? `US ${vp}` : `USSR ${-vp}`);
