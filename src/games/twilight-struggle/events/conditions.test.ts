/** The vocabulary of conditions: what each says, and what it says of what nobody has seen. */
import { describe, expect, it } from 'vitest';
import type { Frame } from '../state.ts';
import { card, position } from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';
import { truth } from './conditions.ts';
import { changedFrame, freshFrame } from './frame.ts';
import type { Condition } from './vocabulary.ts';

/** The US carries out Fidel, a card of the USSR, in the round of the USSR. */
const board = position({
  turn: 4,
  defcon: 3,
  vp: -2,
  phasing: 'ussr',
  influence: { france: [3, 0], poland: [0, 3] },
  happened: ['nato'],
  us: ['duck-and-cover'],
  ussr: ['nasser', 'asia-scoring'],
  hidden: [2, 0],
  china: 'us',
});
const frame = changedFrame(freshFrame(card('fidel'), US), {
  bound: {
    taken: { cards: [card('comecon')] },
    neutral: { cards: [card('olympic-games')] },
    unseen: { amount: 2 },
    none: { cards: [] },
  },
  watched: { card: card('un-intervention'), by: US, use: 'event' },
});
const yes: Condition = { occurred: 'nato' };
const no: Condition = { occurred: 'fidel' };
/** Only the hidden part of the US hand can say. */
const open: Condition = { holds: { side: 'us', card: 'comecon' } };
const defcon = { track: 'defcon' } as const;

describe('a condition', () => {
  it.each<[Condition, boolean | undefined]>([
    [yes, true],
    [no, false],
    [open, undefined],
    [{ not: yes }, false],
    [{ not: no }, true],
    [{ not: open }, undefined],
    [{ all: [yes, yes] }, true],
    [{ all: [yes, open] }, undefined],
    [{ all: [open, no] }, false],
    [{ any: [no, no] }, false],
    [{ any: [no, open] }, undefined],
    [{ any: [open, yes] }, true],
    [{ gt: [defcon, 2] }, true],
    [{ gt: [defcon, 3] }, false],
    [{ gte: [defcon, 3] }, true],
    [{ gte: [defcon, 4] }, false],
    [{ lt: [defcon, 4] }, true],
    [{ lt: [defcon, 3] }, false],
    [{ lte: [defcon, 3] }, true],
    [{ lte: [defcon, 2] }, false],
    [{ eq: [defcon, 3] }, true],
    [{ eq: [defcon, 2] }, false],
    [{ controls: { side: 'us', id: 'france' } }, true],
    [{ controls: { side: 'opponent', id: 'poland' } }, true],
    [{ controls: { side: 'us', id: 'poland' } }, false],
    [{ controls: { side: 'us', id: 'atlantis' } }, false],
    [{ occurred: 'no-such-card' }, false],
    [{ inEffect: 'nato' }, true],
    [{ inEffect: 'containment' }, false],
    [{ inEffect: 'no-such-card' }, false],
    [{ holds: { side: 'ussr', card: 'nasser' } }, true],
    [{ holds: { side: 'ussr', card: 'comecon' } }, false],
    [{ holds: { side: 'us', card: 'no-such-card' } }, false],
    [{ holds: { side: 'ussr', where: { scoring: true } } }, true],
    [{ holds: { side: 'ussr', where: { minOps: 3 } } }, false],
    [{ holds: { side: 'us', where: { minOps: 3 } } }, true],
    [{ holds: { side: 'us', where: { scoring: true } } }, undefined],
    [{ exists: 'taken' }, true],
    [{ exists: 'none' }, false],
    [{ exists: 'unseen' }, false],
    [{ exists: 'never-bound' }, false],
    [{ cardSide: 'this', in: ['ussr'] }, true],
    [{ cardSide: 'this', in: ['player', 'neutral'] }, false],
    [{ cardSide: 'taken', in: ['neutral', 'opponent'] }, true],
    [{ cardSide: 'neutral', in: ['neutral'] }, true],
    [{ cardSide: 'neutral', in: ['player', 'opponent'] }, false],
    [{ cardSide: 'unseen', in: ['us', 'ussr', 'neutral'] }, false],
    [{ cardSide: 'never-bound', in: ['us', 'ussr', 'neutral'] }, false],
    [{ isSide: 'player', side: 'us' }, true],
    [{ isSide: 'player', side: 'ussr' }, false],
    [{ phase: 'action-round' }, true],
    [{ phase: 'headline' }, false],
    [{ phasing: 'ussr' }, true],
    [{ phasing: 'player' }, false],
    [{ phasing: 'any' }, true],
    [{ playedAs: 'un-intervention', mode: 'event' }, true],
    [{ playedAs: 'un-intervention', mode: 'ops' }, false],
    [{ playedAs: 'fidel', mode: 'event' }, false],
    [{ vpLead: 'ussr' }, true],
    [{ vpLead: 'player' }, false],
    [{ defconMovedTo: 2, during: 'action-round' }, false],
  ])('%j is %s', (condition, known) => {
    expect(truth(board, frame, condition)).toBe(known);
  });

  it('of the phase is that of the headlines before the first action round', () => {
    const headlines = position({ round: 0 });
    expect(truth(headlines, frame, { phase: 'headline' })).toBe(true);
    expect(truth(headlines, frame, { phase: 'action-round' })).toBe(false);
  });

  it.each([
    [5, true, false],
    [0, false, false],
    [-5, false, true],
  ])('of the lead at %d VP is %s for the US and %s for the USSR', (vp, us, ussr) => {
    const at = position({ vp });
    expect((['us', 'ussr'] as const).map((side) => truth(at, frame, { vpLead: side }))).toEqual([us, ussr]);
  });

  it('of who has played the card looks at the card of the event and at nobody else', () => {
    const playing = (id: string, by: typeof US | typeof USSR) => {
      const at = position();
      at.state.play = { card: card(id), by, use: 'operations' };
      return truth(at, frame, { playedBy: 'us' });
    };
    expect([playing('fidel', US), playing('fidel', USSR), playing('nasser', US)]).toEqual([true, false, false]);
    expect(truth(position(), frame, { playedBy: 'us' })).toBe(false);
  });

  it('of how a card was played needs a play that is watched', () => {
    const condition = { playedAs: 'nato', mode: 'ops' } as const;
    const watching = (watched: Frame['watched']) => truth(board, changedFrame(frame, { watched }), condition);
    expect(watching({ card: card('nato'), by: US, use: 'operations' })).toBe(true);
    expect(watching({ card: card('nato'), by: US, use: 'event' })).toBe(false);
    expect(truth(board, freshFrame(card('fidel'), US), condition)).toBe(false);
  });

  it('of a forbidden event looks at the card that is watched', () => {
    // The Arab-Israeli War is forbidden after the Camp David Accords.
    const after = position({ happened: ['camp-david-accords'] });
    const barred = (watched: Frame['watched']) =>
      truth(after, changedFrame(freshFrame(card('flower-power'), USSR), { watched }), { eventBarred: 'played-card' });
    expect(barred({ card: card('arab-israeli-war'), by: US, use: 'operations' })).toBe(true);
    expect(barred({ card: card('korean-war'), by: US, use: 'operations' })).toBe(false);
    expect(barred({ card: 0, by: US, use: null })).toBe(false);
    expect(barred(undefined)).toBe(false);
  });

  it('of DEFCON is that it has moved to 2 in this action round', () => {
    const moved = position();
    moved.state.movedTo = 1 << 2;
    expect(truth(moved, frame, { defconMovedTo: 2, during: 'action-round' })).toBe(true);
  });
});
