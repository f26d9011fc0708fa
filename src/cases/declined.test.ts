/** What may be chosen and is not spoken of is declined, and the ruling says so: nothing is taken for granted in silence. */
import { describe, expect, it } from 'vitest';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import type { CasePosition } from './case.ts';
import { ruled, rules } from './ruled.fixture.ts';

type Told = ReturnType<typeof ruled>;
const messages = ({ steps }: Told): readonly string[] =>
  steps.flatMap(({ consequences }) => consequences.map(({ message }) => message));
const verdictOf = ({ verdict, findings }: Told): string =>
  [verdict, ...findings.filter(({ force }) => force === 'forbids').map(({ message }) => message)].join(' ');

/** Markers of both sides everywhere, discards to take from, and effects that permit more: as much to choose as can be. */
const everywhere: CasePosition = {
  turn: 9,
  defcon: 5,
  influence: Object.fromEntries(rules.countries.map(({ id }) => [id, { us: 1, ussr: 1 }])),
  discard: ['NATO', 'Nasser', 'Duck and Cover'],
  space: { us: 3, ussr: 1 },
  effects: [{ name: 'the-reformer' }, { name: 'iran-contra-scandal' }],
  occurred: ['The Reformer', 'John Paul II Elected Pope', 'Marshall Plan'],
};

describe('a choice that is due and of which nothing is stated', () => {
  const plays = rules.cards.flatMap(({ title, number, scoring }) =>
    scoring || title === 'The China Card'
      ? []
      : (['US', 'USSR'] as const).map((side) => [title, side, number] as const),
  );

  it.each(plays)('%s played by the %s with nothing said of its event: what is declined is told', (_, player, card) => {
    const { steps } = ruled({ ...everywhere, phasing: player }, { kind: 'play', player, card, as: 'event' });
    const silent = steps.filter(({ fact, before }, at) => {
      const may = fact?.type === 'done' && twilightStruggle.choices(before).some(({ type }) => type !== 'done');
      const told = steps[at - 1]?.consequences.some(({ message }) => message === 'play.declined');
      return may && !told;
    });
    expect(silent).toEqual([]);
  });

  it.each(['SALT Negotiations', 'Puppet Governments', 'Ask Not What Your Country Can Do For You'])(
    'is declined where the card says "may" or "up to", and that is told: %s',
    (card) => {
      const influence = { Egypt: { us: 1 } };
      const hands = { us: [card, 'Fidel'] };
      const ruling = ruled(
        { turn: 9, phasing: 'US', influence, hands, discard: ['NATO'] },
        { kind: 'play', player: 'US', card, as: 'event' },
      );
      expect([ruling.verdict, messages(ruling).includes('play.declined')]).toEqual(['legal', true]);
    },
  );

  it('is not told of where it is declined in so many words', () => {
    const position = { turn: 5, phasing: 'US', discard: ['NATO'] } as const;
    const play = { kind: 'play', player: 'US', card: 'SALT Negotiations', as: 'event', event: { reclaim: 'none' } };
    expect(messages(ruled(position, play))).not.toContain('play.declined');
  });

  it('is asked for where the card leaves no choice whether, only where', () => {
    const ruling = ruled({ turn: 5, phasing: 'USSR' }, { kind: 'play', player: 'USSR', card: 'COMECON', as: 'event' });
    expect([ruling.verdict, ruling.missing?.missing]).toEqual(['legal', 'markers']);
  });

  it('is asked for when a card is played for Operations and nothing is said of them', () => {
    const ruling = ruled({ turn: 5, phasing: 'US' }, { kind: 'play', player: 'US', card: 'NATO', as: 'ops' });
    expect([ruling.verdict, ruling.missing?.missing]).toEqual(['legal', 'operations']);
  });

  it('points of a card that are left over are told', () => {
    const play = { kind: 'play', player: 'US', card: 'NATO', as: 'ops', place: { Panama: 3 } };
    const position = { turn: 5, phasing: 'US', influence: { Panama: { us: 1 } } } as const;
    expect(messages(ruled(position, play))).toContain('play.declined');
    expect(messages(ruled(position, { ...play, place: { Panama: 4 } }))).not.toContain('play.declined');
  });

  it('the headline of the other side is left aside, and that is told', () => {
    const headline = { kind: 'headline', us: { card: 'NATO' } };
    const position = { turn: 5, phase: 'headline' } as const;
    expect(messages(ruled(position, headline))).toContain('headline.untold');
    expect(messages(ruled({ ...position, hands: { ussr: [] } }, headline))).not.toContain('headline.untold');
  });

  it('a held card that may be thrown away is kept, and that is told', () => {
    const space = { us: 6, ussr: 0 };
    const position = { turn: 5, phase: 'cleanup', space, hands: { us: ['NATO'], ussr: ['Fidel'] } } as const;
    expect(messages(ruled(position, { kind: 'phase', phase: 'end_turn' }))).toContain('play.declined');
  });
});

describe('points that are awarded without a play', () => {
  it('are taken as stated, and that is told', () => {
    for (const phase of ['headline', 'action_round'] as const)
      expect(messages(ruled({ turn: 5, phase }, { kind: 'award', side: 'US', vp: 2 }))).toContain('vp.untold');
  });
});

describe('an event of which only is said that there is one', () => {
  const position = { turn: 5, phasing: 'US', influence: { Mexico: { us: 2 } } } as const;
  const play = { kind: 'play', player: 'US', as: 'ops', event: {} };

  it('beside Operations with an own card, it is claimed beside them, which is illegal', () => {
    const ruling = ruled(position, { ...play, card: 'Containment', place: { Mexico: 3 } });
    expect(verdictOf(ruling)).toBe('illegal stated.no-event');
  });

  it("beside Operations with a card of the opponent's, it happens", () => {
    expect(verdictOf(ruled(position, { ...play, card: 'Fidel', place: { Mexico: 2 } }))).toBe('legal');
  });

  it('without any use of the card, the card is played for it', () => {
    expect(verdictOf(ruled(position, { ...play, card: 'Containment', as: undefined }))).toBe('legal');
    expect(verdictOf(ruled(position, { ...play, card: 'Containment', as: 'event' }))).toBe('legal');
  });
});
