/** The tables that rules are looked up in, made from the ruleset: what each of them holds. */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../../data/index.ts';
import type { Edition } from '../../data/sources.ts';
import type { Ruleset } from './ruleset.ts';
import { makeTables, type Tables, US, USSR } from './tables.ts';

function rulesOf(policies: Readonly<Record<string, string>> = {}, edition: Edition = 'deluxe'): Ruleset {
  const loaded = loadRuleset('twilight-struggle', edition, { policies });
  if (!loaded.ok) throw new Error('the rules do not load');
  return loaded.rules;
}

const made = (policies: Readonly<Record<string, string>> = {}, edition: Edition = 'deluxe'): Tables =>
  makeTables(rulesOf(policies, edition));
const names = ({ countries }: Tables, indices: readonly number[]): string[] =>
  indices.map((index) => countries[index]?.id ?? '').sort();

describe('the cards', () => {
  it.each<[string, Readonly<Record<string, string>>, Edition]>([
    ['all of them', {}, 'deluxe'],
    ['without the optional ones if so agreed', { 'optional-cards': 'excluded' }, 'deluxe'],
    ['of the second edition', {}, 'second'],
  ])('join the pile by period, never the China Card: %s', (_which, policies, edition) => {
    const { ofPeriod, china, rules } = made(policies, edition);
    // What has a deck of its own joins it by an agreement, of which there is none here.
    const own = rules.cards.filter(({ number, deck }) => number !== china && deck === undefined);
    const joining = own.filter(({ optional }) => !optional || policies['optional-cards'] !== 'excluded');
    for (const period of ['early', 'mid', 'late'] as const)
      expect(ofPeriod[period].list()).toEqual(
        joining.flatMap((card) => (card.period === period ? [card.number] : [])).sort((a, b) => a - b),
      );
  });

  it('are found by number and by id; the China Card is none of the deck', () => {
    const { cards, cardNumber, cardNumbers, deck, china, chinaCard } = made();
    const inGame = cardNumbers.filter((number) => cards[number]?.inGame);
    expect(cardNumbers.every((number) => cardNumber.get(cards[number]?.id ?? '') === number)).toBe(true);
    expect([cards[0], cards.at(-1)]).toEqual([undefined, undefined]);
    expect([china, deck.has(china), chinaCard.list()]).toEqual([6, false, [6]]);
    expect(deck.list()).toEqual(inGame.filter((number) => number !== china));
  });

  it('join the pile of their period each by its own agreement, where the game can do without them', () => {
    const agreed = made().rules.cards.flatMap(({ number, period, deck }) => (deck ? [{ number, period, deck }] : []));
    expect(agreed.length).toBeGreaterThan(0);
    for (const { number, deck } of agreed) {
      const { ofPeriod, deck: dealt, cards } = made({ [deck.issue]: deck.when });
      for (const other of agreed) {
        const isIn = other.number === number;
        // What a crisis of Turn Zero puts into the deck joins no pile before.
        const joins = isIn && deck.issue !== 'turn-zero';
        expect([ofPeriod[other.period].has(other.number), dealt.has(other.number)]).toEqual([joins, isIn]);
        expect(cards[other.number]?.inGame).toBe(isIn);
      }
    }
  });

  it('have an owner, or none if they are neutral, and a clause of their own', () => {
    const { cards, cardNumber } = made();
    const owner = (id: string) => cards[cardNumber.get(id) ?? 0]?.owner;
    expect([owner('nato'), owner('fidel'), owner('olympic-games')]).toEqual([US, USSR, undefined]);
    expect(cards[21]?.clause).toBe('card:nato');
  });

  it('are forbidden by others that the edition has', () => {
    const barred = ({ cards, cardNumber }: Tables, id: string) => cards[cardNumber.get(id) ?? 0]?.barredBy;
    expect(barred(made(), 'arab-israeli-war')).toEqual([made().cardNumber.get('camp-david-accords')]);
    const rules = rulesOf();
    const without = { ...rules, cards: rules.cards.filter(({ id }) => id !== 'camp-david-accords') };
    expect(barred(makeTables(without), 'arab-israeli-war')).toEqual([]);
  });

  it('lose their asterisk in the reading that takes it', () => {
    const starred = (reading: string) => {
      const { cards, cardNumber } = made({ 'oas-founded-starred': reading });
      return cards[cardNumber.get('oas-founded') ?? 0]?.starred;
    };
    expect([starred('starred'), starred('unstarred')]).toEqual([true, false]);
  });
});

describe('the map', () => {
  it('has neighbours, superpowers and battlegrounds as sets', () => {
    const tables = made();
    const of = (id: string) => tables.neighbours[tables.countryIndex.get(id) ?? 0]?.list() ?? [];
    expect(names(tables, of('mexico'))).toEqual(['guatemala']);
    expect(names(tables, tables.besideSuperpower[US]?.list() ?? [])).toEqual(['canada', 'cuba', 'japan', 'mexico']);
    expect(tables.besideSuperpower[USSR]?.size).toBe(5);
    expect(tables.everywhere.size).toBe(tables.rules.countries.length);
    expect(tables.battlegrounds.has(tables.countryIndex.get('mexico') ?? 0)).toBe(true);
    expect(tables.controlNeeds[tables.countryIndex.get('france') ?? 0]).toBe(3);
  });

  it('has a space beside it in the variant of the civil war, which no region and no neighbour touches (12.1)', () => {
    expect([made().civilWar, made().countries.length]).toEqual([undefined, made().rules.countries.length]);
    const { civilWar, countries, inRegion } = made({ 'chinese-civil-war': 'on' });
    expect(countries[civilWar ?? 0]).toMatchObject({
      id: 'chinese-civil-war',
      stability: 3,
      battleground: false,
      region: '',
      subregions: [],
      adjacent: [],
      superpower: USSR,
    });
    expect([...inRegion.values()].some((region) => region.has(civilWar ?? 0))).toBe(false);
  });

  it('is open to coups and realignments by level of DEFCON (8.1.5)', () => {
    const tables = made();
    const closed = [5, 4, 3, 2].map((level) => tables.everywhere.without(tables.open[level] ?? tables.everywhere));
    const regions = closed.map((set) => [...new Set(set.list().map((at) => tables.countries[at]?.region))].sort());
    expect(regions).toEqual([[], ['europe'], ['asia', 'europe'], ['asia', 'europe', 'middle-east']]);
  });
});

describe('the tracks', () => {
  it('have a period for every turn, and no turn 0', () => {
    const { periods } = made();
    expect(periods.map((period) => period?.id)).toEqual([
      undefined,
      ...Array(3).fill('early'),
      ...Array(4).fill('mid'),
      ...Array(3).fill('late'),
    ]);
  });

  it('have the boxes of the space race in their order, whatever that of the rules', () => {
    const rules = rulesOf();
    const { spaceBoxes } = makeTables({ ...rules, spaceRace: rules.spaceRace.toReversed() });
    expect(spaceBoxes.map((box) => box?.box)).toEqual([undefined, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('an id that the ruleset does not define', () => {
  it.each([
    [
      'the country "atlantis"',
      (rules: Ruleset) => ({ ...rules, regions: [{ ...rules.regions[0], countries: ['atlantis'] }] }),
    ],
    [
      'the card "the-china-card"',
      (rules: Ruleset) => ({ ...rules, cards: rules.cards.filter(({ number }) => number !== 6) }),
    ],
  ])('is an error that names it: %s', (what, broken) => {
    expect(() => makeTables(broken(rulesOf()) as Ruleset)).toThrow(
      `the ruleset names ${what}, which it does not define`,
    );
  });
});
