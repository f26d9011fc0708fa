/** What effects in force change at once and at their end, and the order that one of them lays down. */
import { describe, expect, it } from 'vitest';
import { controlled } from '../board.ts';
import { card, choices, country, follow, forbidding, inForce, play, position, select, use } from '../table.fixture.ts';
import { US } from '../tables.ts';
import { freshFrame } from './frame.ts';
import { endEffects, keepIn, lastingSteps } from './lasting-verbs.ts';
import type { Step } from './vocabulary.ts';

describe('what an effect in force changes', () => {
  const frame = freshFrame(card('nato'), US);
  const firmer = { modify: { quantity: 'stability', side: 'any', amount: 1, where: { id: ['israel', 'nowhere'] } } };

  it('a changed stability number changes at once who controls a country, and again when it ends (2.1.7)', () => {
    const board = position({ influence: { israel: [4, 0], iran: [1, 0] } });
    const controls = () => controlled(board, US).has(country('israel'));
    expect(controls()).toBe(true);
    keepIn(board, firmer as unknown as Step, frame);
    expect(controls()).toBe(false);
    endEffects(board, card('nato'), 'card:nato');
    expect(controls()).toBe(true);
  });

  it('ends with the effects of its own card, and of no other', () => {
    const board = position({ happened: ['containment'], influence: { israel: [4, 0] } });
    keepIn(board, firmer as unknown as Step, frame);
    const told: string[] = [];
    endEffects({ ...board, report: ({ message }) => told.push(message) }, card('comecon'), 'card:comecon');
    expect([inForce(board), told]).toEqual([['containment', 'nato'], []]);
    endEffects(board, card('nato'), 'card:nato');
    expect(inForce(board)).toEqual(['containment']);
  });

  it('is found wherever it stands in an event, in its options too', () => {
    const step = { forbid: {} } as unknown as Step;
    const event = [
      {
        choose: {
          by: 'us',
          options: [
            { id: 'a', steps: [step] },
            { id: 'b', steps: [] },
          ],
        },
      },
    ];
    expect(lastingSteps(event as unknown as Step[])).toEqual([step]);
  });

  it.each([
    ['norad', 0],
    ['containment', 2],
  ])(
    'is %s: under one reading of NORAD, what DEFCON did before it counts no more, %d being remembered',
    (id, moved) => {
      const board = position({ policies: { 'norad-same-round': 'not-yet' } });
      board.state.movedTo = 2;
      const [step] = lastingSteps(board.tables.cards[card(id)]?.event ?? []);
      keepIn(board, step as Step, freshFrame(card(id), US));
      expect(board.state.movedTo).toBe(moved);
    },
  );
});

describe('the order in which a hand must be played', () => {
  const given = {
    edition: 'second' as const,
    ussr: ['aldrich-ames-remix', 'nasser'],
    us: ['nato', 'containment'],
    china: 'us' as const,
  };
  const laying = () => follow(position(given), play('ussr', 'aldrich-ames-remix'), use('ussr', 'event'));

  it('has every card of the hand once, and never the China Card (9.1.a)', () => {
    const board = laying();
    expect(choices(board, 'select').toSorted()).toEqual(['containment', 'nato']);
    expect(forbidding(board, select('ussr', 'the-china-card'))).toEqual(['card:aldrich-ames-remix']);
    const next = follow(board, select('ussr', 'nato'));
    expect(forbidding(next, select('ussr', 'nato'))).toEqual(['card:aldrich-ames-remix']);
  });
});
