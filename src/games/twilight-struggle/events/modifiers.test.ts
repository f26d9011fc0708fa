import { describe, expect, it } from 'vitest';
import {
  choices,
  difference,
  follow,
  forbidding,
  type Given,
  mode,
  place,
  play,
  position,
  roll,
  rolls,
  select,
  target,
  use,
} from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';
import { operationsValue } from './modifiers.ts';

const red = (n: number): Given['happenedFor'] => (n === 0 ? {} : { 'red-scare-purge': 'ussr' });

describe('7.4 Operations values', () => {
  it.each<[string, Given, number[]]>([
    ['as printed', {}, [1, 2, 3, 4]],
    ['Containment: +1, up to 4', { happened: ['containment'] }, [2, 3, 4, 4]],
    ['Red Scare: -1, down to 1', { happenedFor: red(1) ?? {} }, [1, 1, 2, 3]],
    ['both are summed before the limits', { happened: ['containment'], happenedFor: red(1) ?? {} }, [1, 2, 3, 4]],
    ['Brezhnev Doctrine is the affair of the USSR (7.4.1)', { happened: ['brezhnev-doctrine'] }, [1, 2, 3, 4]],
    ['so is Vietnam Revolts', { happened: ['vietnam-revolts'] }, [1, 2, 3, 4]],
  ])('%s', (_title, given, values) => {
    expect([1, 2, 3, 4].map((printed) => operationsValue(position(given), US, printed))).toEqual(values);
  });

  it('a scoring card stays without value', () => {
    expect(operationsValue(position({ happened: ['containment'] }), US, 0)).toBe(0);
  });

  it('two Red Scares add up, down to 1, unless that reading is switched off', () => {
    const twice = (policies: Given['policies']): number => {
      const board = position({ ...(policies && { policies }), happenedFor: { 'red-scare-purge': 'ussr' } });
      board.state.lasting = [...board.state.lasting, ...board.state.lasting];
      return operationsValue(board, US, 4);
    };
    expect([twice({}), twice({ 'red-scare-stacking': 'single' })]).toEqual([2, 3]);
  });

  it('Containment and Brezhnev Doctrine are personal', () => {
    const board = position({ happened: ['containment', 'brezhnev-doctrine'] });
    expect([operationsValue(board, US, 2), operationsValue(board, USSR, 2)]).toEqual([3, 3]);
  });
});

/** The USSR plays a card for influence with one marker in every country of Southeast Asia and in Japan. */
const inAsia = (id: string, given: Given) =>
  follow(
    position({
      phasing: 'ussr',
      ussr: id === 'the-china-card' ? ['nasser', 'comecon'] : [id, 'nasser'],
      us: ['nato', 'truman-doctrine'],
      influence: { vietnam: [0, 1], thailand: [0, 1], india: [0, 1], egypt: [0, 1] },
      ...given,
    }),
    play('ussr', id),
    use('ussr', 'operations'),
    mode('ussr', 'influence'),
  );

/** How many markers go down if they all go to these countries in turn. */
function markers(board: ReturnType<typeof inAsia>, ...ids: string[]): number {
  let at = board;
  for (let count = 0; ; count++) {
    const fact = place('ussr', ids[count % ids.length] as string)[0];
    if (!fact || at.state.agenda.at(-1)?.do !== 'operations' || forbidding(at, fact).length > 0) return count;
    at = follow(at, fact);
  }
}

describe('7.4, 9.6 bonuses for staying in a region', () => {
  it.each<[string, string, Given, string[], number]>([
    ['the China Card is worth 4', 'the-china-card', {}, ['egypt'], 4],
    ['and 5 all in Asia (9.6)', 'the-china-card', {}, ['india'], 5],
    ['Southeast Asia is Asia (9.6)', 'the-china-card', {}, ['thailand', 'india'], 5],
    ['one point elsewhere and it is 4', 'the-china-card', {}, ['thailand', 'egypt'], 4],
    [
      'Vietnam Revolts makes 6 in Southeast Asia (7.4.ex)',
      'the-china-card',
      { happened: ['vietnam-revolts'] },
      ['vietnam'],
      6,
    ],
    ['but 5 in Asia outside it', 'the-china-card', { happened: ['vietnam-revolts'] }, ['vietnam', 'india'], 5],
    [
      'Red Scare takes one away again (7.4.ex)',
      'the-china-card',
      { happened: ['vietnam-revolts'], happenedFor: { 'red-scare-purge': 'us' } },
      ['vietnam'],
      5,
    ],
    [
      'Brezhnev Doctrine does not lift the China Card above 4',
      'the-china-card',
      { happened: ['brezhnev-doctrine'] },
      ['egypt'],
      4,
    ],
    ['the bonus comes on top of that limit', 'the-china-card', { happened: ['brezhnev-doctrine'] }, ['india'], 5],
    ['Vietnam Revolts adds to any card', 'fidel', { happened: ['vietnam-revolts'] }, ['vietnam'], 3],
    ['not outside Southeast Asia', 'fidel', { happened: ['vietnam-revolts'] }, ['india'], 2],
    ['nor if the points are divided', 'fidel', { happened: ['vietnam-revolts'] }, ['vietnam', 'india'], 2],
  ])('%s', (_title, id, given, ids, count) => {
    expect(markers(inAsia(id, given), ...ids)).toBe(count);
  });

  it('the bonus point buys no dear marker that the value could not pay', () => {
    const board = follow(
      inAsia('the-china-card', { influence: { thailand: [0, 1], malaysia: [3, 0], egypt: [0, 1] } }),
      ...place('ussr', 'thailand', 'thailand', 'thailand'),
    );
    // Three are spent; two more in Asia, none of them if one is spent elsewhere.
    expect(forbidding(board, place('ussr', 'malaysia')[0] as never)).toEqual([]);
    const strayed = follow(board, ...place('ussr', 'egypt'));
    expect(strayed.state.agenda.at(-1)?.do).not.toBe('operations');
  });

  it('a coup in Asia with the China Card has 5', () => {
    const start = position({ ussr: ['nasser', 'comecon'], us: ['nato'], influence: { 'south-korea': [3, 0] } });
    const board = follow(
      start,
      play('ussr', 'the-china-card'),
      use('ussr', 'operations'),
      mode('ussr', 'coup'),
      target('ussr', 'south-korea'),
      roll(2),
    );
    expect(difference(start, board)).toEqual({ 'south-korea': [2, 0], milops: [0, 5], defcon: 4, china: 'us-down' });
  });

  it('the fifth realignment with the China Card must be in Asia, after four there', () => {
    const start = position({ ussr: ['nasser', 'comecon'], us: ['nato'], influence: { india: [5, 0], panama: [1, 0] } });
    let board = follow(start, play('ussr', 'the-china-card'), use('ussr', 'operations'), mode('ussr', 'realignment'));
    for (let n = 0; n < 4; n++) board = follow(board, target('ussr', 'india'), rolls(3, 3));
    expect(choices(board, 'target')).toContain('india');
    expect(forbidding(board, target('ussr', 'panama'))).toEqual(['9.6']);
  });
});

describe('7.4.2 for all purposes', () => {
  // A reading about Operations that an event grants: the companion's are those of a card that is played.
  it.each(['modified', 'printed'])('the companion of UN Intervention is modified, granted Operations %s', (reading) => {
    const start = position({
      phasing: 'us',
      policies: { 'event-operations-modified': reading },
      us: ['un-intervention', 'fidel', 'nato'],
      ussr: ['nasser', 'comecon'],
      happened: ['containment'],
      influence: { chile: [1, 0] },
    });
    const board = follow(
      start,
      play('us', 'un-intervention'),
      use('us', 'event'),
      select('us', 'fidel'),
      mode('us', 'influence'),
    );
    expect(difference(board, follow(board, ...place('us', 'chile', 'chile', 'chile')))).toEqual({ chile: [4, 0] });
  });

  it.each<[string, Given['policies'], number]>([
    ['CIA Created gives 2 under Containment (7.4.2.ex3)', {}, 2],
    ['or 1 in the reading of the official answers', { 'event-operations-modified': 'printed' }, 1],
  ])('%s', (_title, policies, count) => {
    const start = position({
      ...(policies && { policies }),
      phasing: 'us',
      us: ['cia-created', 'nato'],
      ussr: ['nasser', 'comecon'],
      happened: ['containment'],
      influence: { chile: [1, 0] },
    });
    let board = follow(start, play('us', 'cia-created'), use('us', 'event'), mode('us', 'influence'));
    for (let n = 0; n < count; n++) board = follow(board, ...place('us', 'chile'));
    expect(board.state.agenda.at(-1)?.do).not.toBe('operations');
  });
});
