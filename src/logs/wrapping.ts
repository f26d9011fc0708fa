/** What replay sites put around the lines of a log: a title, where it comes from, rules, and the state of the game. */
import type { StatedState } from './log-file.ts';

/** What is left of a line without the wrapping, and what the wrapping says. */
export interface Unwrapped {
  /** Empty if the line is nothing but wrapping. */
  readonly text: string;
  readonly stated: Omit<StatedState, 'line'> | undefined;
}

/** Takes the wrapping off a tidied line; undefined if there is none. */
export function unwrapped(line: string): Unwrapped | undefined {
  if (MAYBE.test(line) === false) return undefined;
  if (/^(?:REPLAY\b|[A-Z][A-Z_]{2,}=)/.test(line)) return { text: '', stated: undefined };
  const state = STATE.exec(line)?.[0] ?? '';
  const without = state === '' ? line : line.slice(0, line.length - state.length).trim();
  const isRuled = without.startsWith('--') && without.endsWith('--');
  const isBare = /^[-=_*]{3,}$/.test(without);
  if (state === '' && !isRuled && !isBare) return undefined;
  return { text: isBare ? '' : isRuled ? betweenRules(without) : without, stated: stateIn(state) };
}

/** What stands between the dashes of a line such as `--- Turn 1 ---`. */
function betweenRules(line: string): string {
  let [start, end] = [0, line.length];
  while (line[start] === '-') start++;
  while (end > start && line[end - 1] === '-') end--;
  return line.slice(start, end).trim();
}

/** The beginnings and ends that wrapping has: no line of the log has one. */
const MAYBE = /^REPLAY\b|^[A-Z][A-Z_]{2,}=|^[-=_*]{2}|\[(?:score|vp|defcon|turn)\b[^\]]{0,30}\]$/i;

/** States in brackets at the end of a line. */
const STATE = /(?: ?\[(?:score|vp|defcon|turn)\b[^\]]{0,30}\]){1,6}$/i;

function stateIn(state: string): Unwrapped['stated'] {
  const score = /\[(?:score|vp)[ :=]*(?:US|USSR)? ?[+-]?(\d{1,2})\]/i.exec(state)?.[1];
  const defcon = /\[defcon[ :=]*([1-5])\]/i.exec(state)?.[1];
  if (score === undefined && defcon === undefined) return undefined;
  return {
    ...(score !== undefined && { score: Number(score) }),
    ...(defcon !== undefined && { defcon: Number(defcon) }),
  };
}
