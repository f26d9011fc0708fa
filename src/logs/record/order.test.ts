import { describe, expect, it } from 'vitest';
import { firstOutOfPlace } from './order.ts';
import type { RecordEntry } from './record.ts';

const round = (turn: number, n: number, side: 'us' | 'ussr', facts?: RecordEntry['facts']): RecordEntry => ({
  ...{ turn, round: n, side },
  ...(facts && { facts }),
});
const place: RecordEntry['facts'] = [{ type: 'place', by: 'us', country: 'italy' }];
const play: RecordEntry['facts'] = [{ type: 'play', by: 'us', card: 'nato' }];

describe('the order of the entries of a record', () => {
  it('may leave out anything', () => {
    const entries: RecordEntry[] = [
      { turn: 1, round: 'headline' },
      round(1, 2, 'us'),
      { turn: 1, round: 'end' },
      round(3, 1, 'ussr'),
      round(3, 4, 'us'),
    ];
    expect(firstOutOfPlace(entries)).toBeUndefined();
  });

  it('never goes back', () => {
    expect(firstOutOfPlace([round(2, 2, 'us'), round(4, 3, 'ussr'), round(2, 3, 'us')])).toBe(1);
    expect(firstOutOfPlace([round(2, 2, 'us'), round(2, 3, 'ussr'), round(2, 1, 'us')])).toBe(2);
    expect(firstOutOfPlace([round(2, 7, 'us'), { turn: 2, round: 'headline' }])).toBe(0);
  });

  it('has each round once, which may be told decision by decision', () => {
    expect(firstOutOfPlace([round(1, 1, 'us'), round(1, 1, 'us')])).toBe(1);
    const decisions = [play, place, place].map((facts) => round(1, 1, 'us', facts));
    expect(firstOutOfPlace(decisions)).toBeUndefined();
    expect(firstOutOfPlace([round(1, 1, 'us', play), round(1, 1, 'us', play)])).toBe(1);
  });
});
