/** Which side a role of an event falls to, as the vocabulary says. */
import { describe, expect, it } from 'vitest';
import { card, position } from '../table.fixture.ts';
import { type Side, US, USSR } from '../tables.ts';
import { changedFrame, freshFrame } from './frame.ts';
import { roleIs, sideOfRole } from './roles.ts';
import type { Role } from './vocabulary.ts';

/** The USSR carries out an event in a round of the US, which has lost a contest; the US holds the China Card. */
const board = position({ phasing: 'us', china: 'us' });
const frame = changedFrame(freshFrame(card('fidel'), USSR), { winner: USSR });

describe('the role', () => {
  it.each<[Role, Side]>([
    ['us', US],
    ['ussr', USSR],
    ['player', USSR],
    ['opponent', US],
    ['phasing', US],
    ['nonphasing', USSR],
    ['winner', USSR],
    ['holder', US],
  ])('%s falls to one side (%d)', (role, side) => {
    expect(sideOfRole(board, frame, role)).toBe(side);
    expect([US, USSR].filter((each) => roleIs(board, frame, role, each))).toEqual([side]);
  });

  it('any names both sides and is no side of its own', () => {
    expect([US, USSR].filter((each) => roleIs(board, frame, 'any', each))).toEqual([US, USSR]);
    expect(() => sideOfRole(board, frame, 'any')).toThrow('no side of its own');
  });

  it('winner is an error outside a contest', () => {
    expect(() => sideOfRole(board, freshFrame(card('fidel'), USSR), 'winner')).toThrow('outside a contest');
  });

  it('holder names nobody before the China Card has been dealt, and falls to the player', () => {
    const empty = position();
    empty.state.chinaHolder = undefined;
    expect([US, USSR].filter((each) => roleIs(empty, frame, 'holder', each))).toEqual([]);
    expect(sideOfRole(empty, frame, 'holder')).toBe(USSR);
  });
});
