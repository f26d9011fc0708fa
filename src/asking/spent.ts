/**
 * A card is played for Operations and nobody says what they do: that is no reason to leave open whether it may be played, or
 * what becomes of the card. A marker more beside the own superpower is always allowed (6.1.4); that it was assumed is said.
 */
import type { CaseInput } from '../cases/case.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Message } from '../core/render.ts';

export interface Spent {
  readonly input: CaseInput;
  readonly ruling: CaseRuling;
  readonly assumed: Message;
}

/**
 * The case with the Operations of the card spent on influence, if nothing else is left open.
 * @param rule rules on a case; undefined if it is none
 */
export function withOperationsSpent(
  input: CaseInput,
  before: CaseRuling,
  rule: (input: CaseInput) => CaseRuling | undefined,
): Spent | undefined {
  const [action, ...more] = input.action;
  const open = before.findings.filter(({ force }) => force === 'undetermined');
  const side = action?.player === 'US' ? 'us' : 'ussr';
  if (before.verdict !== 'undetermined' || more.length > 0 || action?.kind !== 'play' || action.as !== 'ops')
    return undefined;
  if (open.some(({ message }) => message !== 'missing.operations')) return undefined;
  const { countries } = before.start.rules;
  const index = countries.findIndex(({ superpower }) => superpower === side);
  const country = countries[index];
  if (!country) return undefined;
  const { position } = input;
  const own = { [country.name]: { [side]: 1, ...position.influence?.[country.name] } };
  const spent = {
    ...input,
    position: { ...position, influence: { ...position.influence, ...own } },
    action: [{ ...action, place: { [country.name]: 1 } }],
  };
  const ruling = rule(spent);
  if (ruling?.verdict !== 'legal') return undefined;
  return { input: spent, ruling, assumed: { message: 'asked.place', args: { country: index } } };
}
