/** Numbers of markers that stand behind the country in which they are, without a verb. */
import type { Fragment } from './segment.ts';
import type { Token } from './tokens.ts';

/**
 * "Italy US 2", "places 2 in Japan (US 1)", "US has 1, USSR 0": what a side has in the country before it. "The USSR controls Poland 3-0
 * and Hungary 4-0": both pairs are told from the side that is named. Of two pairs of numbers with sides the dice come last.
 */
export function countedThere(fragments: readonly Fragment[], tokens: readonly Token[]): readonly Fragment[] {
  const isSetApart = ({ from, to }: Fragment): boolean =>
    tokens[from]?.bracketed === true && tokens[to - 1]?.bracketed === true && tokens[from - 1]?.bracketed !== true;
  const lastRolls = fragments.findLastIndex(({ id }) => id === 'act.rolls');
  const read: Fragment[] = [];
  for (const [at, each] of fragments.entries()) {
    const before = read.at(-1);
    if (each.id === 'act.rolls' && each.values.side2 !== undefined && at < lastRolls)
      read.push({ ...each, id: 'more.sides' });
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
