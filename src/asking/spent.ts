/**
 * A card is played for Operations and nobody says what they do: that is no reason to leave open whether it may be played, or
 * what becomes of the card. A marker more beside the own superpower is always allowed (6.1.4); that it was assumed is said.
 */
import type { CaseInput } from '../cases/case.ts';
import type { CaseRuling, CaseStep } from '../cases/rule.ts';
import type { Message } from '../core/render.ts';
import { top } from '../games/twilight-struggle/board.ts';

/** The ruling without what is only said of the marker that was assumed: nobody asked about it. */
export function withoutMarker(ruling: CaseRuling): CaseRuling {
  const steps = ruling.steps.map((step): CaseStep => {
    const { fact } = step;
    if (fact?.type !== 'mode' && fact?.type !== 'place' && fact?.type !== 'done') return step;
    const consequences = step.consequences.filter(
      ({ message }) => !/^(place\.|change\.influence|play\.mode)/.test(message),
    );
    return { ...step, findings: [], consequences };
  });
  return { ...ruling, steps };
}

export interface Spent {
  readonly input: CaseInput;
  readonly ruling: CaseRuling;
  readonly assumed: readonly Message[];
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
  const side = action?.player === 'US' ? 'us' : 'ussr';
  const isUnspent = before.verdict !== 'illegal' && before.missing?.missing === 'operations';
  const task = top(before.end);
  if (!isUnspent || more.length > 0 || action?.kind !== 'play' || action.as !== 'ops') return undefined;
  const { countries } = before.start.rules;
  const index = countries.findIndex(({ superpower }) => superpower === side);
  const country = countries[index];
  if (!country) return undefined;
  const { position } = input;
  const own = { [country.name]: { [side]: 1, ...position.influence?.[country.name] } };
  // Of an event that does not happen no order is stated.
  const { order: _, ...unordered } = action;
  for (const each of [action, unordered]) {
    const spent = {
      ...input,
      position: { ...position, influence: { ...position.influence, ...own } },
      action: [{ ...each, place: { [country.name]: task?.do === 'operations' ? task.value : 1 } }],
    };
    const ruling = rule(spent);
    if (ruling?.verdict === 'legal')
      return { input: spent, ruling, assumed: [{ message: 'asked.place', args: { country: index } }] };
  }
  return undefined;
}
