import { describe, expect, it } from 'vitest';
import { brokenLine, decode } from './decode.ts';

const SPANISH = 'Región con más países: el año señala la acción.';
const bytesOf = (...codes: number[]) => Uint8Array.from(codes);
const latin1 = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0));

describe('the encoding of a document', () => {
  it('is UTF-8 without a word about it', () => {
    expect(decode(new TextEncoder().encode(SPANISH))).toEqual({ text: SPANISH });
  });

  it('is UTF-16 by its mark', () => {
    const units = Array.from(`\uFEFF${SPANISH}`, (each) => each.charCodeAt(0));
    const little = Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
    const big = Uint8Array.from(units.flatMap((unit) => [unit >> 8, unit & 0xff]));
    expect(decode(little)).toEqual({ text: SPANISH, guessed: 'utf-16le' });
    expect(decode(big)).toEqual({ text: SPANISH, guessed: 'utf-16be' });
  });

  it('is concluded to be Western where few letters have accents', () => {
    expect(decode(latin1(SPANISH))).toEqual({ text: SPANISH, guessed: 'windows-1252' });
  });

  it('keeps the curly apostrophes and dashes of a Western table', () => {
    expect(decode(bytesOf(0x6c, 0x92, 0x55, 0x20, 0x97, 0x20, 0x80))?.text).toBe('l’U — €');
  });

  it('is concluded to be one of the two Russian tables by its small letters', () => {
    const text = 'Ход';
    expect(decode(bytesOf(0xd5, 0xee, 0xe4))).toEqual({ text, guessed: 'windows-1251' });
    expect(decode(bytesOf(0xe8, 0xcf, 0xc4))).toEqual({ text, guessed: 'koi8-r' });
  });

  it('is none where the bytes are those of a picture', () => {
    expect(decode(bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0))).toBeUndefined();
  });

  it('is damaged UTF-8, and no older encoding, where a file is cut off or a byte is lost', () => {
    const bytes = new TextEncoder().encode(`${SPANISH}\n${SPANISH}`);
    const lost = bytes.filter((_, index) => index !== bytes.indexOf(0xc3) + 1);
    expect([brokenLine(lost), decode(lost)]).toEqual([1, undefined]);
    const half = bytes.subarray(0, bytes.lastIndexOf(0xc3) + 1);
    expect([brokenLine(half), decode(half)]).toEqual([2, undefined]);
    expect(brokenLine(latin1(SPANISH))).toBeUndefined();
  });
});
