/** Events that draw and show cards, as far as anybody has seen them. 4.3 */
import { describe, expect, it } from 'vitest';
import { judge, type Ruling } from '../../../core/judge.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import type { Board } from '../board.ts';
import { DISCARD, putCard, REMOVED, UNSEEN } from '../state.ts';
import {
  card,
  choices,
  done,
  draw,
  follow,
  forbidding,
  type Given,
  pathOf,
  placeOf,
  play,
  position,
  reveal,
  ruling,
  select,
  use,
  verdictOn,
} from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';
import { isAskedFor } from './card-verbs.ts';

/** What a ruling tells under a clause. */
const told = ({ consequences }: Ruling<Board>, under: string) =>
  consequences.filter(({ clause }) => clause === under).map(({ message, args }) => ({ message, ...args }));

/** Cards that nobody has seen. */
const unseen = ({ state, tables }: Board): number[] => tables.cardNumbers.filter((n) => state.zone[n] === UNSEEN);

const ASK_NOT = 'ask-not-what-your-country-can-do-for-you';

/** The US throws Fidel away and is about to draw a card; only these cards are left in the pile. */
function aboutToDraw(pile: readonly string[] | undefined, policies: Given['policies'] = {}): Board {
  const board = position({
    policies: policies ?? {},
    turn: 4,
    phasing: 'us',
    us: [ASK_NOT, 'fidel', 'truman-doctrine'],
    ussr: ['nasser'],
  });
  if (pile) {
    const left = new Set(pile.map(card));
    for (const number of board.tables.cardNumbers)
      if (board.state.zone[number] === UNSEEN && !left.has(number)) putCard(board.state, number, DISCARD);
  }
  return follow(board, play('us', ASK_NOT), use('us', 'event'), select('us', 'fidel'), done('us'));
}

describe('the card that Five Year Plan throws out', () => {
  const thrown = (id: string) =>
    ruling(
      follow(
        position({ phasing: 'us', us: ['five-year-plan'], ussr: [id] }),
        play('us', 'five-year-plan'),
        use('us', 'event'),
      ),
      draw(id),
    );

  it('is not said to lose its event if that event is the next thing to happen', () => {
    const said = { message: 'card.discarded-by-event', side: USSR, card: card('duck-and-cover') };
    expect(told(thrown('duck-and-cover'), 'card:five-year-plan')).toEqual([{ ...said, by: card('five-year-plan') }]);
    expect(told(thrown('fidel'), '5.4')).toEqual([{ ...said, card: card('fidel') }]);
  });
});

describe('a card drawn', () => {
  it('is one more hidden card of the hand if nobody else saw it', () => {
    const board = aboutToDraw(undefined);
    expect([board.state.hidden[US], follow(board, draw(0)).state.hidden[US]]).toEqual([0, 1]);
  });

  it('is known if it is named', () => {
    const board = follow(aboutToDraw(undefined), draw('nato'));
    expect([board.state.hidden[US], placeOf(board, 'nato')]).toEqual([0, 'us-hand']);
  });

  it.each<[string, Given['policies'], string]>([
    ['stay where they are when it was the last of the pile', {}, 'discard'],
    ['are shuffled at once in the other reading', { 'reshuffle-moment': 'at-once' }, 'unseen'],
  ])('the discards %s (4.3)', (_title, policies, zone) => {
    expect(placeOf(follow(aboutToDraw(['nato'], policies), draw('nato')), 'fidel')).toBe(zone);
  });

  it('comes from the discards if the pile is empty (4.3)', () => {
    const board = aboutToDraw([]);
    expect(placeOf(board, 'fidel')).toBe('unseen');
    expect(placeOf(follow(board, draw('fidel')), 'fidel')).toBe('us-hand');
  });
});

describe('a hand that must show its scoring cards', () => {
  const asked = follow(
    position({ phasing: 'ussr', ussr: ['the-cambridge-five', 'nasser'], us: ['truman-doctrine'], hidden: [2, 0] }),
    play('ussr', 'the-cambridge-five'),
    use('ussr', 'event'),
  );

  it('shows no card that is seen elsewhere', () => {
    expect(forbidding(asked, reveal('us', 'asia-scoring'))).toEqual([]);
    expect(forbidding(asked, reveal('us', 'nasser'))).toEqual(['card:the-cambridge-five']);
  });

  it('shows no more cards than it hides', () => {
    const three = ['asia-scoring', 'europe-scoring', 'middle-east-scoring'] as const;
    expect(forbidding(asked, reveal('us', ...three.slice(1)))).toEqual([]);
    expect(forbidding(asked, reveal('us', ...three))).toEqual(['card:the-cambridge-five']);
  });
});

describe('Our Man in Tehran', () => {
  const TEHRAN = 'our-man-in-tehran';

  /** The US is about to look at five cards; only these are in the pile, and these among the discards. */
  function aboutToLook(pile: readonly string[], discards: readonly string[], policies: Given['policies'] = {}): Board {
    const board = position({
      policies: policies ?? {},
      turn: 8,
      phasing: 'us',
      us: [TEHRAN, 'truman-doctrine'],
      ussr: ['nasser'],
      influence: { lebanon: [1, 0] },
    });
    for (const number of unseen(board)) putCard(board.state, number, REMOVED);
    for (const id of pile) putCard(board.state, card(id), UNSEEN);
    for (const id of discards) putCard(board.state, card(id), DISCARD);
    return follow(board, play('us', TEHRAN), use('us', 'event'));
  }

  const six = ['nato', 'fidel', 'comecon', 'blockade', 'asia-scoring', 'cia-created'];
  const zero = draw(0);

  it('lets the US discard what was seen, and as many cards besides as nobody saw', () => {
    const board = follow(aboutToLook(six, ['decolonization']), draw('nato'), zero, draw('comecon'), zero, zero);
    // Four cards of the pile are unseen, and three of them are among the five.
    expect(choices(board, 'select').toSorted()).toEqual(six.toSorted());
    expect(verdictOn(board, select('us', 'nato'))).toBe('legal');
    expect(verdictOn(board, select('us', 'fidel'))).toBe('undetermined');
    expect(verdictOn(board, select('us', 'decolonization'))).toBe('illegal');
    const two = follow(board, select('us', 'nato'));
    expect(choices(two, 'select').toSorted()).toEqual(six.filter((id) => id !== 'nato').toSorted());
  });

  it('lets it discard no more of them than that', () => {
    const drawn = follow(aboutToLook(six, []), draw('nato'), draw('comecon'), draw('fidel'), draw('blockade'), zero);
    expect(choices(drawn, 'select').toSorted()).toEqual(six.toSorted());
    const task = drawn.state.agenda.at(-1);
    if (task?.do !== 'cards') throw new Error('nothing to select');
    // The one card that nobody saw has been named.
    drawn.state.agenda[drawn.state.agenda.length - 1] = { ...task, chosen: [card('asia-scoring')] };
    expect(verdictOn(drawn, select('us', 'cia-created'))).toBe('illegal');
    expect(verdictOn(drawn, select('us', 'nato'))).toBe('legal');
    // A card that was seen takes nothing from those that were not.
    drawn.state.agenda[drawn.state.agenda.length - 1] = { ...task, chosen: [card('nato')] };
    expect(verdictOn(drawn, select('us', 'cia-created'))).toBe('undetermined');
  });

  it('looks at the discards too, shuffled, if the pile has too few cards (4.3)', () => {
    const two = follow(aboutToLook(['nato', 'comecon'], six.slice(3)), zero);
    expect(placeOf(two, 'blockade')).toBe('discard');
    expect(placeOf(follow(two, zero), 'blockade')).toBe('unseen');
    expect(placeOf(follow(two, draw('nato')), 'blockade')).toBe('unseen');
  });

  it('looks at fewer cards if there are no five', () => {
    const end = follow(aboutToLook(['nato', 'comecon', 'fidel'], []), zero, draw('comecon'), zero);
    expect(choices(end, 'draw')).toEqual([]);
    expect(choices(end, 'select')).toContain('comecon');
  });

  it('puts back what is left and shuffles the pile', () => {
    const board = follow(aboutToLook(six, []), draw('nato'), draw('comecon'), zero, zero, zero);
    const thrown = ruling(board, select('us', 'nato'));
    expect(told(thrown, '5.4')).toEqual([{ message: 'card.discarded-by-event', side: US, card: card('nato') }]);
    const { consequences, board: end } = ruling(thrown.board, done('us'));
    expect([placeOf(end, 'nato'), placeOf(end, 'comecon')]).toEqual(['discard', 'unseen']);
    expect(consequences).toContainEqual(expect.objectContaining({ clause: '4.3', message: 'deck.shuffled' }));
    expect(consequences.some(({ message }) => message === 'card.to-hand')).toBe(false);
  });
});

describe('Ask Not What Your Country Can Do For You', () => {
  it('never takes the China Card (9.5.c)', () => {
    const board = follow(
      position({ turn: 4, phasing: 'us', us: [ASK_NOT, 'fidel'], ussr: ['nasser'], china: 'us' }),
      play('us', ASK_NOT),
      use('us', 'event'),
    );
    expect(choices(board, 'select')).toEqual(['fidel']);
    const [finding] = judge(twilightStruggle, board, select('us', 'the-china-card')).findings;
    expect(finding).toMatchObject({ force: 'forbids', clause: '9.5.c', args: { card: card('the-china-card') } });
  });

  it('shuffles nothing in either reading if no card is to be drawn', () => {
    const board = position({
      policies: { 'reshuffle-moment': 'at-once' },
      turn: 4,
      phasing: 'us',
      us: [ASK_NOT, 'fidel'],
      ussr: ['nasser'],
    });
    for (const number of unseen(board)) putCard(board.state, number, DISCARD);
    const end = follow(board, play('us', ASK_NOT), use('us', 'event'), done('us'));
    expect(placeOf(end, 'nato')).toBe('discard');
  });

  it('adds nothing to a hand that nobody states', () => {
    const board = follow(
      position({ turn: 4, phasing: 'us', us: [ASK_NOT, 'fidel'], ussr: ['nasser'], hidden: [-1, 0] }),
      play('us', ASK_NOT),
      use('us', 'event'),
      select('us', 'fidel'),
      done('us'),
    );
    expect(follow(board, draw(0)).state.hidden[US]).toBe(-1);
  });
});

describe('a card that an event takes from a hand', () => {
  const terror = (given: Given): Board =>
    follow(
      position({ turn: 8, ussr: ['terrorism', 'nasser'], ...given, happened: ['iranian-hostage-crisis'] }),
      play('ussr', 'terrorism'),
      use('ussr', 'event'),
    );

  it('is shown and was hidden there', () => {
    const board = follow(terror({ us: [], hidden: [3, 0] }), draw('nato'));
    expect([board.state.hidden[US], placeOf(board, 'nato')]).toEqual([2, 'discard']);
  });

  it('is discarded by its holder, as told (5.4)', () => {
    const drawn = ruling(terror({ us: ['nato', 'fidel'] }), draw('nato'));
    expect(told(drawn, '5.4')).toEqual([{ message: 'card.discarded-by-event', side: US, card: card('nato') }]);
    const [finding] = drawn.findings;
    expect(finding).toMatchObject({ clause: 'card:terrorism', args: { card: card('nato'), side: US } });
  });

  it('is one of two, or the only one', () => {
    const two = terror({ us: ['nato', 'fidel', 'comecon'] });
    expect(choices(follow(two, draw('nato')), 'draw').toSorted()).toEqual(['comecon', 'fidel']);
    const one = ruling(terror({ us: ['nato'] }), draw('nato'));
    expect(choices(one.board, 'draw')).toEqual([]);
    // A hand that is empty now has given all it had.
    expect(one.consequences.some(({ message }) => message === 'cards.none')).toBe(false);
  });

  it('is not known to be the last of a hand that nobody states', () => {
    const board = follow(terror({ us: [], hidden: [-1, 0] }), draw('nato'));
    expect(choices(board, 'draw')).toContain('fidel');
    expect(board.state.hidden[US]).toBe(-1);
  });

  it('is taken from its holder, and Missile Envy goes there', () => {
    const board = follow(
      position({ turn: 4, phasing: 'us', us: ['missile-envy', 'nato'], ussr: ['comecon', 'nasser'] }),
      play('us', 'missile-envy'),
    );
    const start = ruling(board, use('us', 'event'));
    const [fits] = judge(twilightStruggle, start.board, select('ussr', 'comecon')).findings;
    expect(fits).toMatchObject({
      clause: 'card:missile-envy',
      args: { card: card('comecon'), by: card('missile-envy'), side: USSR },
    });
    const taken = ruling(start.board, select('ussr', 'comecon'));
    expect(told(taken, 'card:missile-envy').slice(0, 2)).toEqual([
      { message: 'card.taken-from', side: USSR, card: card('comecon') },
      { message: 'card.to-hand', side: USSR, card: card('missile-envy') },
    ]);
  });

  it('is the highest that is known only if nothing is hidden beside it', () => {
    const envy = (ussr: readonly string[], hidden: number): Board =>
      follow(
        position({ turn: 4, phasing: 'us', us: ['missile-envy', 'nato'], ussr, hidden: [0, hidden] }),
        play('us', 'missile-envy'),
        use('us', 'event'),
      );
    expect(verdictOn(envy(['comecon', 'nasser'], 0), select('ussr', 'comecon'))).toBe('legal');
    expect(verdictOn(envy(['comecon', 'nasser'], 0), select('ussr', 'nasser'))).toBe('illegal');
    expect(verdictOn(envy(['comecon', 'nasser'], 1), select('ussr', 'comecon'))).toBe('undetermined');
    expect(verdictOn(envy(['comecon', 'nasser'], 1), select('ussr', 'nasser'))).toBe('illegal');
  });

  it('may not be there: then that is told (5.2.d)', () => {
    const board = follow(
      position({ turn: 4, phasing: 'us', us: ['missile-envy', 'nato'], ussr: [] }),
      play('us', 'missile-envy'),
    );
    expect(told(ruling(board, use('us', 'event')), '5.2.d')).toEqual([
      { message: 'cards.none', card: card('missile-envy') },
    ]);
  });
});

describe('a card that an event takes from the discards', () => {
  const salt = (discards: readonly string[]) =>
    ruling(
      follow(
        position({ turn: 4, phasing: 'us', us: ['salt-negotiations', 'nato'], ussr: ['nasser'], discard: discards }),
        play('us', 'salt-negotiations'),
      ),
      use('us', 'event'),
    );

  it('is taken by the side whose event it is', () => {
    const { board } = salt(['comecon', 'asia-scoring']);
    expect(choices(board, 'select')).toEqual(['comecon']);
    const [fits] = judge(twilightStruggle, board, select('us', 'comecon')).findings;
    expect(fits?.args).toEqual({ card: card('comecon'), by: card('salt-negotiations'), side: US });
    const taken = ruling(board, select('us', 'comecon'));
    expect(told(taken, 'card:salt-negotiations')).toContainEqual({
      message: 'card.taken-by',
      side: US,
      card: card('comecon'),
    });
    expect(placeOf(taken.board, 'comecon')).toBe('us-hand');
  });

  it('need not be there where it may be left', () => {
    expect(salt(['asia-scoring']).consequences.some(({ message }) => message === 'cards.none')).toBe(false);
  });
});

describe('a hand that is shown', () => {
  it('stays hidden where nothing of the event depends on its cards', () => {
    const board = follow(
      position({ phasing: 'us', us: ['cia-created', 'nato'], ussr: [], hidden: [0, 3] }),
      play('us', 'cia-created'),
      use('us', 'event'),
    );
    expect([pathOf(board), board.state.hidden[USSR]]).toEqual(['turn.actionRounds.resolving.operations.mode', 3]);
  });

  it('shows the cards asked for: all of them at the end of a turn, scoring cards to The Cambridge Five', () => {
    const board = follow(
      position({ ussr: ['the-cambridge-five', 'nasser'], us: ['truman-doctrine'], hidden: [2, 0] }),
      play('ussr', 'the-cambridge-five'),
      use('ussr', 'event'),
    );
    const task = board.state.agenda.at(-1);
    if (task?.do !== 'reveal') throw new Error('no hand is asked for');
    expect(isAskedFor(board, task, US, card('asia-scoring'))).toBe(true);
    expect(isAskedFor(board, task, US, card('nato'))).toBe(false);
    expect(isAskedFor(board, undefined, US, card('nato'))).toBe(true);
  });

  it('names the region of Southeast Asia Scoring too (The Cambridge Five)', () => {
    const board = follow(
      position({ turn: 4, ussr: ['the-cambridge-five', 'nasser'], us: ['southeast-asia-scoring', 'nato'] }),
      play('ussr', 'the-cambridge-five'),
      use('ussr', 'event'),
    );
    expect(choices(board, 'place')).toContain('thailand');
    expect(choices(board, 'place')).not.toContain('japan');
  });

  it('counts only the scoring cards among them, whatever else it holds (The Cambridge Five)', () => {
    const board = follow(
      position({ ussr: ['the-cambridge-five', 'nasser'], us: ['asia-scoring', 'nato'] }),
      play('ussr', 'the-cambridge-five'),
      use('ussr', 'event'),
    );
    expect(choices(board, 'place')).toContain('thailand');
    expect(choices(board, 'place')).not.toContain('kenya');
  });
});
