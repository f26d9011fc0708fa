import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { opens, sealOf, sealText } from './seal.ts';
import { sha256 } from './sha256.ts';

describe('sha256', () => {
  it('agrees with the library of Node for every length around a block, and beyond ASCII', () => {
    const texts = ['', 'abc', 'más misiles — ракеты', 'x'.repeat(100_000)];
    for (let length = 0; length < 200; length++) texts.push('a'.repeat(length));
    for (const text of texts) expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });
});

describe('a seal', () => {
  const sealed = { round: 7, by: 0, cards: [[], [4, 'IN'], ['IN', 0], [0, 'IN']], salt: 'w8Fk' } as const;

  it('is the digest of one line, whatever the order in which cards are listed', () => {
    expect(sealText(sealed)).toBe('guerra-fria / 7 / south / west IN 4 north IN 0 east IN 0 / w8Fk');
    expect(sealOf(sealed)).toBe(sha256(sealText(sealed)));
    expect(opens(sealOf(sealed).toUpperCase(), sealed)).toBe(true);
  });

  it('differs for another round, player, salt or card', () => {
    const others = [
      { ...sealed, round: 8 },
      { ...sealed, by: 1 as const },
      { ...sealed, salt: 'w8Fl' },
      { ...sealed, cards: [[], ['IN', 4], ['IN', 0], ['IN', 1]] as const },
    ];
    for (const other of others) expect(opens(sealOf(sealed), other)).toBe(false);
  });

  it('cannot be opened to fewer cards by a salt that swallows the rest', () => {
    const fewer = { ...sealed, cards: [[], ['IN', 4], ['IN', 0], []] as const };
    for (const salt of ['east IN 0 / w8Fk', 'east 0 IN w8Fk', ' east IN 0 / w8Fk']) {
      expect(sealText({ ...fewer, salt })).not.toBe(sealText(sealed));
    }
  });
});
