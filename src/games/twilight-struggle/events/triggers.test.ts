/** How lasting effects end: used up, by a play, by another card or with the turn; and that the others stand. 7.4 */
import { describe, expect, it } from 'vitest';
import type { Board } from '../board.ts';
import type { GameFact } from '../facts.ts';
import {
  card,
  choices,
  choose,
  follow,
  type Given,
  inForce,
  mode,
  order,
  pass,
  pathOf,
  place,
  play,
  position,
  roll,
  ruling,
  target,
  told,
  use,
} from '../table.fixture.ts';
import { expireEffects } from './lasting-verbs.ts';
import { use as spend } from './triggers.ts';

const hands: Given = { turn: 4, us: ['nasser', 'truman-doctrine'], ussr: ['comecon', 'fidel'] };
const having = (...happened: string[]): Given => ({ ...hands, happened });

describe('an effect that can be used once', () => {
  it('ends when it has been used, and others stand', () => {
    const start = position({ ...having('nato', 'we-will-bury-you', 'containment'), phasing: 'us' });
    const board = follow(start, play('us', 'truman-doctrine'), use('us', 'event'));
    expect(inForce(board)).toEqual(['nato', 'containment']);
  });

  it('that can be used more often is one use poorer, and others are not', () => {
    const board = position(having('we-will-bury-you', 'u2-incident'));
    board.state.lasting = board.state.lasting.map((lasting) => ({ ...lasting, uses: 3 }));
    spend(board, board.state.lasting[0] as Board['state']['lasting'][number]);
    expect(board.state.lasting.map(({ uses }) => uses)).toEqual([2, 3]);
  });

  it('that has no number of uses goes on', () => {
    const start = position({ ...having('flower-power'), phasing: 'us', us: ['korean-war', 'nato'] });
    const board = follow(start, play('us', 'korean-war'), use('us', 'operations'), order('us', 'operations-first'));
    expect(board.state.vp).toBe(-2);
    expect(inForce(board)).toEqual(['flower-power']);
  });
});

describe('an effect that a play ends', () => {
  const played = (by: 'us' | 'ussr', id: string): string[] => {
    const start = position({ ...having('formosan-resolution', 'nato'), phasing: by, china: by });
    return inForce(follow(start, play(by, id), use(by, 'operations'), mode(by, 'influence')));
  };

  it('ends by that play, and others stand', () => {
    expect(played('us', 'the-china-card')).toEqual(['nato']);
  });

  it('is told when it ends', () => {
    const start = position({ ...having('formosan-resolution'), phasing: 'us', china: 'us' });
    const { consequences } = ruling(follow(start, play('us', 'the-china-card')), use('us', 'operations'));
    expect(consequences.filter(({ message }) => message === 'effect.ends')).toMatchObject([
      { clause: 'card:formosan-resolution', args: { card: card('formosan-resolution') } },
    ]);
  });

  it('ends neither by that of the other side nor by another', () => {
    expect(played('ussr', 'the-china-card')).toEqual(['formosan-resolution', 'nato']);
    expect(played('us', 'truman-doctrine')).toEqual(['formosan-resolution', 'nato']);
  });
});

describe('an effect that another card ends', () => {
  const quagmire = (...happened: string[]) =>
    ruling(
      follow(position({ ...having(...happened), ussr: ['quagmire', 'fidel'] }), play('ussr', 'quagmire')),
      use('ussr', 'event'),
    );
  const ended = ({ consequences }: ReturnType<typeof quagmire>) =>
    consequences.filter(({ message }) => message === 'effect.ends').map(({ args }) => args?.card);

  it('ends and is told, and others stand', () => {
    const after = quagmire('norad', 'nato');
    expect(inForce(after.board)).toEqual(['nato', 'quagmire']);
    expect(ended(after)).toEqual([card('norad')]);
  });

  it('is not told where it was not in force', () => {
    expect(ended(quagmire('nato'))).toEqual([]);
  });
});

describe('an effect that lasts until the end of the turn', () => {
  it('ends then and is told, each once, and others stand', () => {
    const board = position({ ...hands, turn: 8, happened: ['nato', 'containment', 'iran-contra-scandal'] });
    const said = told(board, expireEffects);
    expect(said.map(({ clause, message, args }) => ({ clause, message, ...args }))).toEqual([
      { clause: 'card:containment', message: 'effect.ends', card: card('containment') },
      { clause: 'card:iran-contra-scandal', message: 'effect.ends', card: card('iran-contra-scandal') },
    ]);
    expireEffects(board);
    expect(inForce(board)).toEqual(['nato']);
  });
});

describe('what an effect watches for', () => {
  const given: Given = { ...hands, phasing: 'us', us: ['korean-war', 'nuclear-test-ban', 'nato'] };
  const flower = (id: string, ...facts: GameFact[]): number =>
    follow(position({ ...given, happened: ['flower-power'] }), play('us', id), ...facts).state.vp;

  it('is a card of its kind in the use that it names (Flower Power)', () => {
    expect(flower('korean-war', use('us', 'operations'), order('us', 'operations-first'))).toBe(-2);
    expect(flower('nuclear-test-ban', use('us', 'operations'))).toBe(0);
    expect(flower('korean-war', use('us', 'space'))).toBe(0);
  });

  it('is not a round in which no card is played', () => {
    const board = position({ ...hands, phasing: 'us', us: [], happened: ['flower-power', 'norad'] });
    expect(follow(board, pass('us')).state.vp).toBe(0);
  });

  it('is no other event than that of the card that it names (U2 Incident)', () => {
    const start = position({ ...hands, happened: ['u2-incident'] });
    expect(follow(start, play('ussr', 'fidel'), use('ussr', 'event')).state.vp).toBe(0);
  });

  it('is what came after it, in one reading of NORAD, whatever takes effect besides', () => {
    const start = position({
      policies: { 'norad-same-round': 'not-yet' },
      happened: ['norad'],
      turn: 8,
      defcon: 3,
      us: ['truman-doctrine', 'fidel'],
      ussr: ['nuclear-subs', 'nasser'],
      influence: { canada: [4, 0], angola: [1, 1] },
    });
    const board = follow(
      start,
      play('ussr', 'nuclear-subs'),
      use('ussr', 'operations'),
      order('ussr', 'operations-first'),
      mode('ussr', 'coup'),
      target('ussr', 'angola'),
      roll(1),
    );
    expect(inForce(board)).toEqual(['norad', 'nuclear-subs']);
    expect(choices(board, 'place')).toEqual(['canada']);
    const after = follow(board, ...place('us', 'canada'));
    expect([inForce(after), pathOf(after)]).toEqual([['norad', 'nuclear-subs'], 'turn.actionRounds.choosingCard']);
  });

  it('lets the side whose card it is name the region (Chernobyl)', () => {
    const board = follow(
      position({ ...hands, turn: 8, ussr: ['chernobyl', 'fidel'] }),
      play('ussr', 'chernobyl'),
      use('ussr', 'operations'),
      order('ussr', 'event-first'),
    );
    expect(inForce(follow(board, choose('us', 'africa')))).toEqual(['chernobyl']);
  });
});
