import { describe, expect, it } from 'vitest';
import { DISCARD } from '../state.ts';
import {
  choices,
  draw,
  follow,
  type Given,
  inForce,
  mode,
  order,
  placeOf,
  play,
  position,
  roll,
  select,
  target,
  use,
} from '../table.fixture.ts';

const hands: Given = { turn: 8, us: ['nuclear-test-ban', 'truman-doctrine'], ussr: ['comecon', 'nasser'] };

describe('other readings of a card', () => {
  it.each([
    ['no', true],
    ['yes', false],
  ])('glasnost-ends-reformer=%s: the ban of The Reformer stands: %s', (option, stands) => {
    const start = position({
      ...hands,
      policies: { 'glasnost-ends-reformer': option },
      happened: ['the-reformer'],
      ussr: ['glasnost', 'nasser'],
    });
    const board = follow(start, play('ussr', 'glasnost'), use('ussr', 'event'), { type: 'done', by: 1 });
    expect(inForce(board).includes('the-reformer')).toBe(stands);
  });

  it.each([
    ['works', true],
    ['barred', false],
  ])('norad-after-quagmire=%s: NORAD takes effect: %s', (option, works) => {
    const start = position({
      ...hands,
      phasing: 'us',
      policies: { 'norad-after-quagmire': option },
      us: ['norad', 'truman-doctrine'],
    });
    start.state.occurred[42] = 1;
    const board = follow(start, play('us', 'norad'));
    expect(choices(board, 'use').includes('event')).toBe(works);
  });

  it.each([
    ['play-or-return', ['play', 'return']],
    ['must-play', ['play']],
  ])('grain-sales-scoring-card=%s: a scoring card may be %j', (option, options) => {
    const given: Given = {
      ...hands,
      phasing: 'us',
      policies: { 'grain-sales-scoring-card': option },
      us: ['grain-sales-to-soviets', 'truman-doctrine'],
      ussr: ['asia-scoring', 'fidel', 'nasser'],
    };
    const start = follow(position(given), play('us', 'grain-sales-to-soviets'), use('us', 'event'));
    expect(choices(follow(start, draw('asia-scoring')), 'choose')).toEqual(options);
    expect(choices(follow(start, draw('fidel')), 'choose')).toEqual(['play', 'return']);
  });

  it.each([
    ['applies', ['angola', 'canada']],
    ['not-yet', []],
  ])('norad-same-round=%s: NORAD acts on %j in the round in which it came after the fall', (option, where) => {
    const start = position({
      ...hands,
      defcon: 3,
      policies: { 'norad-same-round': option },
      ussr: ['norad', 'nasser'],
      influence: { canada: [4, 0], angola: [1, 1] },
    });
    const board = follow(
      start,
      play('ussr', 'norad'),
      use('ussr', 'operations'),
      order('ussr', 'operations-first'),
      mode('ussr', 'coup'),
      target('ussr', 'angola'),
      roll(1),
    );
    expect(choices(board, 'place').toSorted()).toEqual(where.filter((id) => id !== 'angola'));
  });

  it.each([
    ['credited', [0, 3]],
    ['none', [0, 0]],
  ])('che-military-operations=%s: a coup of Che gives %j', (option, milops) => {
    const start = position({
      ...hands,
      policies: { 'che-military-operations': option },
      ussr: ['che', 'nasser'],
      influence: { haiti: [5, 0] },
    });
    const board = follow(
      start,
      play('ussr', 'che'),
      use('ussr', 'event'),
      mode('ussr', 'coup'),
      target('ussr', 'haiti'),
      roll(1),
    );
    expect(board.state.milops).toEqual(milops);
  });

  it.each([
    ['starred', 'removed'],
    ['unstarred', 'discard'],
  ])('oas-founded-starred=%s: OAS Founded ends up %s', (option, to) => {
    const start = position({
      ...hands,
      phasing: 'us',
      policies: { 'oas-founded-starred': option },
      us: ['oas-founded', 'truman-doctrine'],
    });
    const board = follow(
      start,
      play('us', 'oas-founded'),
      use('us', 'event'),
      ...[1, 2].map(() => ({ type: 'place', by: 0, country: start.tables.countryIndex.get('chile') ?? 0 }) as const),
    );
    expect(placeOf(board, 'oas-founded')).toBe(to);
  });

  it.each([
    ['modified', true],
    ['printed', false],
  ])('blockade-value=%s: a 2 under Containment will do: %s', (option, will) => {
    const start = position({
      ...hands,
      policies: { 'blockade-value': option },
      happened: ['containment'],
      us: ['indo-pakistani-war', 'truman-doctrine'],
      ussr: ['blockade', 'nasser'],
    });
    const board = follow(start, play('ussr', 'blockade'), use('ussr', 'event'));
    expect(choices(board, 'choose').includes('discard')).toBe(will);
  });

  it.each([
    ['forbidden', false],
    ['allowed', true],
  ])('event-operations-space=%s: Operations of ABM Treaty for the space race: %s', (option, allowed) => {
    const start = position({
      ...hands,
      policies: { 'event-operations-space': option },
      ussr: ['abm-treaty', 'nasser'],
    });
    const board = follow(start, play('ussr', 'abm-treaty'), use('ussr', 'event'));
    expect(choices(board, 'mode').includes('space')).toBe(allowed);
  });

  it.each([
    ['optional', true],
    ['compulsory', false],
  ])('event-operations-optional=%s: Tear Down this Wall may be left at its influence: %s', (option, may) => {
    const start = position({
      ...hands,
      phasing: 'us',
      policies: { 'event-operations-optional': option },
      us: ['tear-down-this-wall', 'truman-doctrine'],
      influence: { poland: [0, 3] },
    });
    const board = follow(start, play('us', 'tear-down-this-wall'), use('us', 'event'));
    expect(choices(board, 'done').length > 0).toBe(may);
  });

  it.each([
    ['with-companion', ['un-intervention']],
    ['never', []],
  ])('star-wars-un-intervention=%s: Star Wars may fetch %j', (option, ids) => {
    const start = position({
      ...hands,
      phasing: 'us',
      space: [2, 0],
      policies: { 'star-wars-un-intervention': option },
      us: ['star-wars', 'nasser', 'truman-doctrine'],
      ussr: ['comecon', 'fidel'],
      discard: ['un-intervention'],
    });
    const board = follow(start, play('us', 'star-wars'), use('us', 'event'));
    expect(choices(board, 'select')).toEqual(ids);
  });

  it.each([
    ['with-effect', ['fidel']],
    ['any', ['fidel', 'nato']],
  ])('choice-without-effect=%s: Star Wars may fetch %j', (option, ids) => {
    const start = position({
      ...hands,
      phasing: 'us',
      space: [2, 0],
      policies: { 'choice-without-effect': option },
      us: ['star-wars', 'truman-doctrine'],
      // NATO lacks its prerequisite.
      discard: ['fidel', 'nato', 'asia-scoring'],
    });
    const board = follow(start, play('us', 'star-wars'), use('us', 'event'));
    expect(choices(board, 'select').toSorted()).toEqual(ids.toSorted());
    if (option !== 'any') return;
    const after = follow(board, select('us', 'nato'));
    expect(after.state.zone[21]).toBe(DISCARD);
    expect(after.state.occurred[21]).toBe(0);
  });

  it.each([
    ['with-effect', ['bulgaria']],
    ['any', ['bulgaria', 'czechoslovakia', 'hungary', 'romania', 'yugoslavia']],
  ])('choice-without-effect=%s: Independent Reds may name %j', (option, ids) => {
    const start = position({
      ...hands,
      phasing: 'us',
      policies: { 'choice-without-effect': option },
      us: ['independent-reds', 'truman-doctrine'],
      influence: { bulgaria: [0, 2] },
    });
    const board = follow(start, play('us', 'independent-reds'), use('us', 'event'));
    expect(choices(board, 'place').toSorted()).toEqual(ids);
  });

  it.each([
    ['counts', 1],
    ['ignored', 2],
  ])('brush-war-superpower=%s: a 3 in Mexico leaves %d there', (option, left) => {
    const start = position({
      ...hands,
      policies: { 'brush-war-superpower': option },
      ussr: ['brush-war', 'nasser'],
      influence: { mexico: [1, 1] },
    });
    const board = follow(start, play('ussr', 'brush-war'), use('ussr', 'event'), target('ussr', 'mexico'), roll(3));
    expect(board.state.influence[2 * (start.tables.countryIndex.get('mexico') ?? 0) + 1]).toBe(left);
  });

  it.each([
    ['latin-america', false],
    ['everywhere', true],
  ])('death-squads-region=%s: a coup in Kenya is helped: %s', (option, helped) => {
    const start = position({
      ...hands,
      policies: { 'death-squads-region': option },
      happenedFor: { 'latin-american-death-squads': 'ussr' },
      ussr: ['fidel', 'nasser'],
      influence: { kenya: [1, 0] },
    });
    const board = follow(
      start,
      play('ussr', 'fidel'),
      use('ussr', 'operations'),
      mode('ussr', 'coup'),
      target('ussr', 'kenya'),
      roll(2),
    );
    const lost = board.state.influence[2 * (start.tables.countryIndex.get('kenya') ?? 0)] === 0;
    expect(lost).toBe(helped);
  });
});
