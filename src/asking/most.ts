/** How many markers a side can place in a country at most: tried by ruling on it, so that every rule about placing counts. 6.1 */
import type { CaseInput } from '../cases/case.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Message } from '../core/render.ts';
import type { Rule } from './rest.ts';

/** More markers than any Operations pay for. */
const TOO_MANY = 12;
const CLAUSE = '6.1.2';

export interface MostPlaced {
  readonly input: CaseInput;
  readonly ruling: CaseRuling;
  readonly answer: Message;
}

/**
 * The case with as many markers as can be placed.
 * @param input a case in which Operations are spent on markers in one country
 * @returns undefined if not even one can be placed, or it cannot be known
 */
export function mostPlaced(input: CaseInput, rule: Rule): MostPlaced | undefined {
  const [action] = input.action;
  const [name, ...others] = Object.keys((action?.kind === 'play' && action.place) || {});
  if (action?.kind !== 'play' || name === undefined || others.length > 0) return undefined;
  for (let n = TOO_MANY; n > 0; n--) {
    const tried = { ...input, action: [{ ...action, place: { [name]: n } }] };
    const ruling = rule(tried);
    if (ruling?.verdict === 'undetermined') return undefined;
    if (ruling?.verdict !== 'legal') continue;
    const country = ruling.names.country(name) ?? 0;
    const side = action.player === 'USSR' ? 1 : 0;
    return { input: tried, ruling, answer: { message: 'asked.most', args: { side, country, n, clause: CLAUSE } } };
  }
  return undefined;
}
