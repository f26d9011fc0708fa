/**
 * A question names some of the countries that an event asks for, not all: whether these may be among them is what is asked.
 * The rest goes wherever the event allows, and that it was chosen is said.
 */
import type { CaseInput } from '../cases/case.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Message } from '../core/render.ts';
import { CHOOSERS, type Chooser } from './certain.ts';
import { type Spent, withOperationsSpent } from './spent.ts';

/** Rules on a case, and on what it leaves open as the chooser says; undefined if it is none. */
export type Rule = (input: CaseInput, chooser?: Chooser) => CaseRuling | undefined;

/** The case as it is meant: with Operations spent, or the markers placed, of which nobody says how. */
export const asMeant = (input: CaseInput, before: CaseRuling, rule: Rule): Spent | undefined =>
  withOperationsSpent(input, before, rule) ?? withRestChosen(input, before, rule);

/** The case with the markers that the event asks for besides those that are named, if they can be placed. */
function withRestChosen(input: CaseInput, before: CaseRuling, rule: Rule): Spent | undefined {
  const { missing, verdict } = before;
  const [action, ...more] = input.action;
  if (verdict !== 'undetermined' || missing?.missing !== 'markers' || more.length > 0 || action?.kind !== 'play')
    return undefined;
  // Of an event that gives Operations besides, they may be all that is spoken of.
  const struck = action.event?.coup ?? action.event?.realign?.[0]?.in;
  if (missing.stated === undefined && struck === undefined) return undefined;
  for (const chooser of CHOOSERS) {
    const chosen = rule(input, chooser);
    if (chosen?.verdict !== 'legal') continue;
    const marked = { ...markers(chosen, 'place', 'add'), ...markers(chosen, 'remove', 'remove') };
    // Markers in the country that is struck would be part of the argument.
    if (missing.stated === undefined && Object.values(marked).some((counts) => String(struck) in counts)) continue;
    const whole = { ...input, action: [{ ...action, event: { ...action.event, ...marked } }] };
    const ruling = rule(whole);
    if (ruling?.verdict !== 'legal') continue;
    const assumed: Message =
      missing.stated === undefined
        ? { message: 'asked.rest-all', args: {} }
        : { message: 'asked.rest', args: { n: missing.stated, m: missing.wanted ?? 0 } };
    return { input: whole, ruling, assumed: [assumed] };
  }
  return undefined;
}

/** How many markers went down or came off, by country, as an event states it. */
function markers({ steps, end }: CaseRuling, type: 'place' | 'remove', key: 'add' | 'remove') {
  const counts = new Map<string, number>();
  for (const { fact, consequences } of steps) {
    if (fact?.type !== type) continue;
    const name = end.rules.countries[fact.country]?.name ?? '';
    // Some events move several to one country at once.
    const changed = consequences.find(
      ({ message, args }) => message === 'change.influence' && args?.country === fact.country,
    );
    const moved = Math.abs(Number(changed?.args?.to) - Number(changed?.args?.from));
    counts.set(name, (counts.get(name) ?? 0) + (Number.isNaN(moved) ? 1 : moved));
  }
  return counts.size > 0 ? { [key]: Object.fromEntries(counts) } : {};
}
