import { describe, expect, it } from 'vitest';
import { misspellings } from './misspelt.ts';

const find = misspellings(
  new Map([
    ['nigeria', 1],
    ['algeria', 2],
    ['marshall plan', 3],
    ['iran', 4],
    ['colombia', 5],
    ['colombie', 6],
  ]),
);

describe('a misspelt name', () => {
  it.each([
    ['a letter missing', 'nigera', 1],
    ['a letter too many', 'allgeria', 2],
    ['another letter', 'algaria', 2],
    ['two letters exchanged', 'marhsall plan', 3],
    ['two letters wrong', 'nygira', undefined],
    ['another beginning', 'zigeria', undefined],
    ['a short name', 'irab', undefined],
    ['a letter by which it may be two names', 'colombio', undefined],
  ])('with %s: %s', (_, written, meant) => {
    expect(find(written)).toBe(meant);
  });
});
