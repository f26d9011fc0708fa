/** A ruling with everything that is told besides. */
import type { CaseInput } from '../cases/case.ts';
import { type Claim, claimsOf } from '../cases/claims.ts';
import type { Judged } from '../cases/desk.ts';
import type { ExtraNames } from '../cases/names.ts';
import { inAllOf, includes } from '../cases/outcomes.ts';
import {
  type OtherOrder,
  type OtherReading,
  otherOrders,
  otherReadings,
  type RestsOn,
  readingsUnder,
} from '../cases/readings.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Message } from '../core/render.ts';
import { claimOfCase } from './claim.ts';
import { interview, type Settlement } from './interview.ts';
import { type CallLanguage, label, say } from './language.ts';
import { nearestLegal } from './nearest-legal.ts';
import { changeInWords } from './paragraphs.ts';
import { type Settling, whatSettles } from './settle.ts';
import { type Unverified, unverifiedTouched } from './unverified.ts';

/** A case that was ruled on. */
type Ruled = Extract<Judged, { ok: true }>;

export interface Reported {
  readonly input: CaseInput;
  readonly ruling: CaseRuling;
  readonly claim: string | undefined;
  readonly settles: readonly Settling[];
  /** The facts that settle an undetermined case, and what each of them gives. */
  readonly settlements: readonly Settlement[];
  readonly nearest: readonly string[];
  readonly others: readonly OtherReading[];
  /** Every disputed question it rests on, those of `others` among them. */
  readonly rests: readonly RestsOn[];
  /** Plays whose order the case leaves open although it matters. */
  readonly orders: readonly OtherOrder[];
  readonly unverified: readonly Unverified[];
  /** What the case claims of its outcome; what is right comes last. */
  readonly claims: readonly Claim[];
}

/** Tells of a ruling what takes no other one: what was claimed, what is open, and what would have been legal. */
export function shortReportOn({ rules, input, ruling }: Omit<Ruled, 'ok'>, language: CallLanguage): Reported {
  return {
    input,
    ruling,
    claim: claimOfCase(input, ruling, language),
    settles: whatSettles(ruling, language),
    settlements: [],
    nearest: nearestLegal(ruling).map((message) => say(language, message)),
    others: [],
    rests: readingsUnder(rules, ruling, []),
    orders: [],
    unverified: unverifiedTouched(rules, ruling),
    claims: claimsOf(input, ruling),
  };
}

/** The same with what would settle it, and with the readings and orders under which it would come out differently. */
export function reportOn(judged: Ruled, language: CallLanguage, extraNames: ExtraNames): Reported {
  const { rules, input, ruling } = judged;
  const others = otherReadings(rules, input, ruling, extraNames);
  const settlements = interview(rules, input, ruling, extraNames);
  return {
    ...shortReportOn(judged, language),
    settles: whatSettles(ruling, language, settlements),
    settlements,
    others,
    rests: readingsUnder(rules, ruling, others),
    orders: otherOrders(rules, input, ruling, extraNames),
  };
}

/** What of the position cannot have come about, each with its clause. */
export const oddities = ({ ruling }: Reported, language: CallLanguage): string[] =>
  ruling.odd.map((finding) => `${finding.clause}: ${say(language, finding)}`);

/** Whether each thing that is claimed of the outcome is right, and how the number comes about. */
export const claimsInWords = ({ claims }: Reported, language: CallLanguage): string[] =>
  claims.map(({ key, state, claimed, found, said, comes, how }) => {
    const inWords = (message: Message | undefined, value: unknown): string =>
      message ? say(language, message) : `${key}: ${JSON.stringify(value) ?? '—'}`;
    const parts = [
      label(language, `claimed.${state}`, { what: inWords(said, claimed) }),
      ...(state === 'wrong' ? [label(language, 'claimed.comes', { what: inWords(comes, found) })] : []),
    ];
    const steps = how.map((finding) => `${finding.clause}: ${say(language, finding)}`);
    if (steps.length === 0 && comes && key !== 'legal') steps.push(label(language, 'claimed.unchanged'));
    const isComputed = steps.length > 0 && state !== 'none' && state !== 'open';
    return `${parts.join('; ')}${isComputed ? ` (${steps.join('; ')})` : ''}`;
  });

/** Dice and choices of the case that nothing asked for, by the keys under which the case states them. */
export const passedOver = ({ input, ruling }: Reported): string[] =>
  ruling.passedOver.map(({ action, key, value }) => {
    return `${whereIn(input, action)}${key}: ${JSON.stringify(value)}`;
  });

/** The orders under which plays come out differently, each with what comes of it. */
export const ordersLeftOpen = ({ input, orders }: Reported, language: CallLanguage): string[] =>
  orders.map((each) => `${changeInWords(each, language)} — ${whereIn(input, each.action)}order: ${each.order}`);

/** What each result of the dice leads to: first what all of them do. */
export function outcomesInWords({ ruling }: Reported, language: CallLanguage): string[] {
  const all = ruling.outcomes.reduce((sum, { dice }) => sum + dice.length, 0);
  const common = inAllOf(ruling.outcomes);
  const always = common.map((finding) => say(language, finding)).join('; ');
  const lines = ruling.outcomes.map(({ dice, consequences }) => {
    const shown = dice.map(({ die }) => die);
    const when = shown.includes(undefined)
      ? label(language, 'outcome.share', { n: dice.length, value: all })
      : `${label(language, 'outcome.dice')} ${shown.join(', ')}`;
    const own = consequences.filter((finding) => !includes(common, finding));
    const what = own.map((finding) => say(language, finding));
    const nothing = label(language, common.length > 0 ? 'outcome.nothing-else' : 'outcome.nothing');
    return `${when}: ${what.length === 0 ? nothing : what.join('; ')}`;
  });
  return common.length === 0 ? lines : [`${label(language, 'outcome.always')}: ${always}`, ...lines];
}

const whereIn = (input: CaseInput, action: number): string => (input.action.length > 1 ? `action ${action + 1}, ` : '');
