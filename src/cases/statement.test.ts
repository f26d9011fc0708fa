/** What is stated of a play: whose it is, whether it is all, how dice are told again, and what says nothing. */
import { describe, expect, it } from 'vitest';
import { ruled } from './ruled.fixture.ts';
import { play, statementTable, us, ussr, verdictOn } from './stated.fixture.ts';

describe('what is stated belongs to its owner', () => {
  statementTable([
    [
      'what is said of the event belongs to the event, what is said of the play to its Operations',
      { ...us, turn: 8, influence: { Egypt: { us: 1 }, Iran: { us: 2 } }, hands: { us: ['Lone Gunman'], ussr: [] } },
      play('US', 'Lone Gunman', {
        as: 'ops',
        order: 'event_first',
        place: { Egypt: 1 },
        event: { coup: 'Iran', die: 6 },
      }),
      'legal',
    ],
    [
      'Operations for a card taken by Missile Envy whose event comes up instead',
      { ...us, influence: { Panama: { us: 1 } }, hands: { us: ['Missile Envy'], ussr: ['NATO'] } },
      play('US', 'Missile Envy', { as: 'event', event: { taken: 'NATO', event: { place: { Panama: 4 } } } }),
      'illegal: 5.2.b event.unmet',
    ],
    [
      "Missile Envy used for the Operations of the card taken, as its event says, where that is the opponent's",
      { ...us, influence: { Panama: { us: 1 } }, hands: { us: ['Missile Envy'], ussr: ['Decolonization'] } },
      play('US', 'Missile Envy', { as: 'event', event: { taken: 'Decolonization', event: { place: { Panama: 2 } } } }),
      'legal',
    ],
    [
      'the wrong side for a tie under Missile Envy',
      { ...us, influence: { Panama: { us: 1 } }, hands: { us: ['Missile Envy'], ussr: ['NATO', 'Marshall Plan'] } },
      play('US', 'Missile Envy', { as: 'event', event: { taken: 'NATO', tie_chosen_by: 'US' } }),
      'illegal: card:missile-envy not-your-decision',
    ],
    [
      'the wrong side for the Operations of Lone Gunman',
      { ...us, turn: 8, influence: { Iran: { us: 2 } }, hands: { us: ['Lone Gunman'], ussr: [] } },
      play('US', 'Lone Gunman', {
        as: 'ops',
        order: 'event_first',
        place: { Iran: 1 },
        event: { ops: { by: 'US', coup: 'Iran', die: 6 } },
      }),
      'illegal: 6.0.a not-your-decision',
    ],
    [
      'the wrong side for an event that asks nothing',
      ussr,
      play('USSR', 'Fidel', { as: 'event', event: { by: 'US' } }),
      'illegal: card:fidel not-your-decision',
    ],
    [
      'the right side for an event that asks nothing',
      ussr,
      play('USSR', 'Fidel', { as: 'event', event: { by: 'USSR' } }),
      'legal',
    ],
  ]);
});

describe('what is stated in part', () => {
  statementTable([
    [
      'three of four countries of Decolonization',
      ussr,
      play('USSR', 'Decolonization', { as: 'event', event: { add: ['Angola', 'Zaire', 'Kenya'] } }),
      'undetermined: markers',
    ],
    [
      'no more than three countries of Decolonization',
      ussr,
      play('USSR', 'Decolonization', { as: 'event', event: { add: ['Angola', 'Zaire', 'Kenya'], no_more: true } }),
      'illegal: card:decolonization done.optional',
    ],
  ]);
});

describe('the dice of a tied Summit', () => {
  it('are told with what is added to them', () => {
    const influence = { France: { us: 3 }, Italy: { us: 2 }, 'Spain/Portugal': { us: 2 }, Egypt: { ussr: 2 } };
    const event = { rolls: { us: 3, ussr: 4 } };
    const ruling = ruled({ ...us, influence }, play('US', 'Summit', { as: 'event', event }));
    const tie = ruling.findings.find(({ message }) => message === 'contest.tie');
    expect(tie?.args).toMatchObject({ dieUs: 3, plusUs: 1, us: 4, ussr: 4 });
  });
});

describe('an action that says nothing', () => {
  it.each([
    ['headline', { turn: 5, phase: 'headline' }, {}],
    ['setup', { turn: 1, phase: 'setup' }, {}],
    ['facts', us, { facts: [] }],
    ['interrupt', us, { player: 'US', remove: {} }],
  ] as const)('is no action of kind %s', (kind, position, words) => {
    expect(verdictOn(position, { kind, ...words })).toBe('input: action.0');
  });
});
