import { describe, expect, it } from 'vitest';
import {
  choose,
  done,
  follow,
  mode,
  place,
  play,
  position,
  roll,
  rolls,
  select,
  target,
  use,
  verdictOn,
} from '../table.fixture.ts';
import { eventTable } from './events.fixture.ts';

describe('Mid War events of both sides', () => {
  eventTable('ussr', [
    {
      card: 'brush-war',
      it: 'attacks any country of stability 2 or less: a 3 wins, 1 VP, 3 military operations',
      given: { influence: { nigeria: [2, 0] } },
      facts: [target('ussr', 'nigeria'), roll(3)],
      changes: { nigeria: [0, 2], vp: -1, milops: [0, 3] },
      to: 'discard',
    },
    {
      card: 'brush-war',
      it: 'the opposing superpower next door counts as a controlled neighbour (2.1.5.b)',
      given: { influence: { mexico: [1, 0] } },
      facts: [target('ussr', 'mexico'), roll(3)],
      changes: { milops: [0, 3] },
      to: 'discard',
    },
    {
      card: 'brush-war',
      it: 'neither DEFCON nor the ban on coups restricts it (7.6)',
      given: { defcon: 2, influence: { italy: [1, 0] }, happened: ['the-reformer'] },
      facts: [target('ussr', 'italy'), roll(6)],
      changes: { italy: [0, 1], vp: -1, milops: [0, 3] },
      to: 'discard',
    },
    {
      card: 'central-america-scoring',
      it: 'scores Central America, with a point for a country next to the enemy superpower',
      given: { influence: { cuba: [0, 3], haiti: [0, 1], 'dominican-republic': [0, 1], guatemala: [1, 0] } },
      changes: { vp: -4 },
      to: 'discard',
    },
    {
      card: 'southeast-asia-scoring',
      it: 'gives 1 VP for each controlled country, 2 for Thailand, and leaves the game (7.2)',
      given: { influence: { thailand: [2, 0], vietnam: [0, 1], burma: [2, 0], japan: [4, 0] } },
      changes: { vp: 2 },
      to: 'removed',
    },
    {
      card: 'arms-race',
      it: 'more military operations than the opponent give 1 VP',
      given: { milops: [1, 2], defcon: 3 },
      changes: { vp: -1 },
      to: 'discard',
    },
    {
      card: 'arms-race',
      it: 'more, and as many as DEFCON asks for, give 3 VP',
      given: { milops: [1, 3], defcon: 3 },
      changes: { vp: -3 },
      to: 'discard',
    },
    {
      card: 'arms-race',
      it: 'as many as the opponent give nothing',
      given: { milops: [3, 3], defcon: 3 },
      to: 'discard',
    },
    {
      card: 'cuban-missile-crisis',
      it: 'sets DEFCON to 2 and forbids the opponent coups',
      changes: { defcon: 2 },
      to: 'removed',
      lasts: true,
    },
    {
      card: 'salt-negotiations',
      it: 'improves DEFCON by 2, takes 1 off every coup, and fetches a card from the discards',
      given: { defcon: 2, discard: ['fidel', 'asia-scoring'] },
      facts: [select('ussr', 'fidel')],
      changes: { defcon: 4 },
      to: 'removed',
      cards: { fidel: 'ussr-hand', 'asia-scoring': 'discard' },
      lasts: true,
    },
    {
      card: 'salt-negotiations',
      it: 'the card need not be fetched',
      given: { defcon: 5, discard: ['fidel'] },
      facts: [done('ussr')],
      to: 'removed',
      cards: { fidel: 'discard' },
    },
    {
      card: 'summit',
      it: 'each side adds the regions it dominates or controls; the winner gains 2 VP and may move DEFCON',
      given: { influence: { cuba: [0, 3], haiti: [0, 1] }, defcon: 4 },
      facts: [rolls(3, 3), choose('ussr', 'improve')],
      changes: { vp: -2, defcon: 5 },
      to: 'discard',
    },
    {
      card: 'summit',
      it: 'equal totals do nothing',
      given: { influence: { cuba: [0, 3], haiti: [0, 1] } },
      facts: [rolls(4, 3)],
      to: 'discard',
    },
    {
      card: 'summit',
      it: 'when the winner lowers DEFCON to 1 the phasing player loses (8.1.3)',
      given: { defcon: 2 },
      facts: [rolls(5, 3), choose('us', 'degrade')],
      changes: { vp: 2, defcon: 1, wins: 'us' },
      to: 'table',
    },
    {
      card: 'how-i-learned-to-stop-worrying',
      it: 'sets DEFCON as the player likes and gives 5 military operations',
      facts: [choose('ussr', 3)],
      changes: { defcon: 3, milops: [0, 5] },
      to: 'removed',
    },
    {
      card: 'how-i-learned-to-stop-worrying',
      it: 'DEFCON 1 may be chosen, and loses the game',
      facts: [choose('ussr', 1)],
      changes: { defcon: 1, wins: 'us' },
      to: 'table',
    },
    {
      card: 'junta',
      it: 'two influence in Latin America, then a free coup or realignments there',
      given: { defcon: 2, influence: { panama: [1, 0] } },
      facts: [place('ussr', 'brazil'), mode('ussr', 'coup'), target('ussr', 'panama'), roll(5)],
      changes: { brazil: [0, 2], panama: [0, 2], defcon: 1, wins: 'us' },
      to: 'table',
    },
    {
      card: 'junta',
      it: 'the free coup gives no military operations (8.2.5)',
      given: { influence: { peru: [1, 0] } },
      facts: [place('ussr', 'brazil'), mode('ussr', 'coup'), target('ussr', 'peru'), roll(4)],
      changes: { brazil: [0, 2], peru: [0, 1] },
      to: 'discard',
    },
    {
      card: 'junta',
      it: 'coup and realignments may be left out',
      facts: [place('ussr', 'haiti'), done('ussr')],
      changes: { haiti: [0, 2] },
      to: 'discard',
    },
    {
      card: 'missile-envy',
      it: 'the opponent hands over its highest card; a neutral event of it happens at once',
      given: { us: ['nuclear-test-ban', 'truman-doctrine'], defcon: 4 },
      facts: [select('us', 'nuclear-test-ban')],
      changes: { vp: -2, defcon: 5 },
      to: 'us-hand',
      cards: { 'nuclear-test-ban': 'discard' },
      lasts: true,
    },
    {
      card: 'missile-envy',
      it: 'a card with an event of the opponent is used for Operations, without the event, and discarded',
      given: { us: ['nato', 'truman-doctrine'], influence: { cuba: [0, 1] } },
      facts: [select('us', 'nato'), mode('ussr', 'influence'), place('ussr', 'cuba', 'haiti', 'haiti', 'nicaragua')],
      changes: { cuba: [0, 2], haiti: [0, 2], nicaragua: [0, 1] },
      to: 'us-hand',
      cards: { nato: 'discard' },
    },
    {
      card: 'missile-envy',
      it: 'without an eligible card nothing is exchanged, and it is discarded',
      given: { us: ['asia-scoring', 'europe-scoring'] },
      to: 'discard',
      lasts: false,
    },
    {
      card: 'abm-treaty',
      it: 'improves DEFCON first, then gives 4 Operations',
      given: { defcon: 3, influence: { thailand: [0, 1] } },
      facts: [mode('ussr', 'influence'), place('ussr', 'thailand', 'thailand', 'thailand', 'vietnam')],
      changes: { defcon: 4, thailand: [0, 4], vietnam: [0, 1] },
      to: 'discard',
    },
    {
      card: 'abm-treaty',
      it: 'the coup is not free: it gives military operations',
      given: { defcon: 2, influence: { japan: [0, 0], haiti: [1, 0] } },
      facts: [mode('ussr', 'coup'), target('ussr', 'haiti'), roll(1)],
      changes: { defcon: 3, haiti: [0, 2], milops: [0, 4] },
      to: 'discard',
    },
    {
      card: 'latin-american-death-squads',
      it: 'moves the coup die of both sides in Central and South America this turn',
      to: 'discard',
      lasts: true,
    },
    {
      card: 'africa-scoring',
      it: 'scores Africa',
      given: { influence: { angola: [1, 0], nigeria: [1, 0], kenya: [2, 0], zaire: [0, 1] } },
      changes: { vp: 4 },
      to: 'discard',
    },
    {
      card: 'one-small-step',
      it: 'moves two boxes if the player is behind, with the VP of the second box only',
      given: { space: [3, 1] },
      changes: { space: [3, 3] },
      to: 'discard',
    },
    {
      card: 'one-small-step',
      it: 'gives the first VP of a box where the rival has not been',
      given: { space: [4, 3] },
      changes: { space: [4, 5], vp: -3 },
      to: 'discard',
    },
    {
      card: 'one-small-step',
      it: 'nothing if the player is not behind',
      given: { space: [2, 2] },
      to: 'discard',
    },
    {
      card: 'south-america-scoring',
      it: 'scores South America',
      given: { influence: { chile: [0, 3], peru: [0, 2], uruguay: [2, 0] } },
      changes: { vp: -4 },
      to: 'discard',
    },
  ]);
});

describe('Missile Envy against a hidden hand', () => {
  const taken = (us: readonly string[]) =>
    follow(
      position({ phasing: 'ussr', ussr: ['missile-envy'], us, hidden: [2, 0] }),
      play('ussr', 'missile-envy'),
      use('ussr', 'event'),
    );

  it('may find no eligible card: only the hand can tell', () => {
    expect(verdictOn(taken([]), done('us'))).toBe('undetermined');
  });

  it('finds one, if one is known to be there', () => {
    expect(verdictOn(taken(['nato']), done('us'))).toBe('illegal');
  });
});
