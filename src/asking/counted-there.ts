/** Numbers of markers that stand behind the country in which they are, without a verb. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Fragment } from './segment.ts';
import type { Token } from './tokens.ts';
import { warsIn } from './war-target.ts';

/**
 * "Italy US 2", "places 2 in Japan (US 1)", "US has 1, USSR 0": what a side has in the country before it. "The USSR controls Poland 3-0
 * and Hungary 4-0": both pairs are told from the side that is named. Of two pairs of numbers with sides the
 * dice come last, and none stand in brackets.
 */
export function countedThere(
  all: readonly Fragment[],
  tokens: readonly Token[],
  rules: Pick<Ruleset, 'cards'>,
): readonly Fragment[] {
  const fragments = playedBy(all, tokens, rules);
  const isSetApart = ({ from, to }: Fragment): boolean =>
    tokens[from]?.bracketed === true && tokens[to - 1]?.bracketed === true && tokens[from - 1]?.bracketed !== true;
  // As many pairs as realignment rolls are made: "first roll 4 to 3, second roll 6 to 1".
  const times = fragments.reduce(
    (most, { id, values: { n } }) => (REALIGNS.test(id) ? Math.max(most, Number(n ?? 1)) : most),
    1,
  );
  const lastRolls = fragments.flatMap(({ id }, at) => (id === 'act.rolls' ? [at] : [])).at(-times) ?? 0;
  const read: Fragment[] = [];
  for (const [at, each] of fragments.entries()) {
    const before = read.at(-1);
    const told = strikesCounted(each, fragments, tokens, rules);
    if (told) {
      read.push(...told);
      continue;
    }
    if (each.id === 'act.rolls' && each.values.side2 !== undefined && (at < lastRolls || isSetApart(each)))
      read.push({ ...each, id: 'more.sides', values: { ...each.values, ...countryOf(before, each) } });
    else if (before && isPairOfSame(before, each, tokens))
      read.push({ ...each, id: 'position.owned_pair', values: { ...each.values, side: before.values.side ?? '' } });
    else if (each.id !== 'more.counted' || before?.to !== each.from) read.push(each);
    else if (before.id === 'more.there' && before.values.side !== each.values.side)
      read.push({ ...each, id: 'more.there' });
    else if (isInCountry(before, isSetApart(each), tokens[each.from]?.apart === true)) {
      // Where no bracket sets it apart, the country is named for the number alone.
      const from = before.id === 'more.country' && !isSetApart(each) ? before.from : each.from;
      if (from === before.from) read.pop();
      read.push({
        ...each,
        id: 'more.in_country',
        from,
        values: { ...each.values, country: before.values.country ?? '' },
      });
    } else read.push(each);
  }
  return read;
}

/**
 * "Brush War by the USSR on Italy", "Junta by the US: 2 influence in Chile": who plays the card, and what is told of it then. What
 * stands behind the side is not what that side has somewhere.
 */
function playedBy(
  fragments: readonly Fragment[],
  tokens: readonly Token[],
  rules: Pick<Ruleset, 'cards'>,
): readonly Fragment[] {
  return fragments.flatMap((each, at): readonly Fragment[] => {
    const before = fragments[at - 1];
    const { side, ...told } = each.values;
    const isNext = before?.id === 'act.card' && each.from - before.to <= 2;
    const behind = BEHIND[each.id];
    if (!isNext || !behind || side === undefined || Object.keys(each.values)[0] !== 'side') return [each];
    const colon = tokens.findIndex(({ led }, index) => led === true && each.from < index && index < each.to);
    const isStruck = warsIn([before], rules).length > 0 && each.id === 'more.ruled';
    if (colon < 0 && !isStruck) return [each];
    const divide = colon < 0 ? each.to - 1 : colon;
    return [
      { ...each, id: 'act.side', values: { side }, to: divide },
      { ...each, id: isStruck ? 'act.target' : behind, values: told, from: divide },
    ];
  });
}

/** "Brush War on Iran (US 2 / USSR 0)": the country before the bracket is the target of the war that is spoken of. */
function strikesCounted(
  each: Fragment,
  fragments: readonly Fragment[],
  tokens: readonly Token[],
  rules: Pick<Ruleset, 'cards'>,
): readonly Fragment[] | undefined {
  const { country } = each.values;
  const bracket = tokens.findIndex(
    ({ bracketed, led }, at) => (bracketed || led) === true && each.from < at && at < each.to,
  );
  const isLed = each.id === 'more.sides' && Object.keys(each.values)[0] === 'country' && bracket > 0;
  const wars = warsIn(fragments, rules);
  if (!isLed || country === undefined || wars.length !== 1 || fragments.some(({ id }) => id === 'act.target'))
    return undefined;
  return [
    { ...each, id: 'act.target', values: { country }, to: bracket },
    { ...each, from: bracket },
  ];
}

const REALIGNS = /^act\.realign(?:_there)?$/;

/** What a phrase that begins with a side is without it. */
const BEHIND: Readonly<Record<string, string>> = { 'more.ruled': 'more.country', 'position.influence': 'more' };

/** "Realigns Venezuela (US 1, USSR 2)": the country directly before the bracket, or it would be that of the dice. */
const countryOf = (before: Fragment | undefined, { from }: Fragment): Fragment['values'] =>
  typeof before?.values.country === 'string' && before.to === from ? { country: before.values.country } : {};

/** Behind a comma the number is that of the country only where something is taken away there: "removes 2 from Poland, USSR 3". */
const isInCountry = ({ id, values: { country } }: Fragment, isBracketed: boolean, isApart: boolean): boolean =>
  typeof country === 'string' &&
  (isBracketed
    ? !id.includes('coup')
    : id === 'act.remove' || id === 'more.in_country' || (id === 'more.country' && !isApart));

function isPairOfSame(before: Fragment, { id, from }: Fragment, tokens: readonly Token[]): boolean {
  const isNext = from - before.to <= 1 && !tokens.slice(before.to, from + 1).some(({ opens }) => opens);
  return id === 'position.influence_pair' && before.id === 'position.owned_pair' && isNext;
}
