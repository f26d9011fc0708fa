/** What a sentence says too much or in place of something else, as it is told. */
import { expect, test } from 'vitest';
import type { Word } from '../types.ts';
import { differences } from './compare.ts';
import { countsOf, type Token } from './concepts.ts';
import { parseStatements, type Reading } from './statements.ts';

const CONTRASTS = {
  sides: [['each', 'us', 'ussr'], ['us']],
  modality: [['may', 'must'], ['may']],
  name: [['early', 'late']],
};

/** @param beside what another sentence of the clause says */
function told(said: string, says: string, beside = 'nothing') {
  const words: Word[] = [];
  const tokens: Token[] = [];
  let at = 0;
  for (const each of said.split(' ')) {
    const id = each.replace(',', '');
    tokens.push({ id, from: words.length, to: words.length + 1 });
    words.push({ text: id, fold: id, stem: id, start: at, end: at + id.length });
    at += each.length + 1;
  }
  const sentence = { index: 0, block: 0, start: 0, end: at, text: said, words };
  const statements = parseStatements([says, beside].map((each) => ({ clause: '1.1', says: each })));
  const sentences = [{ sentence, tokens, counts: countsOf(tokens, words), likeness: () => 1 }];
  const pair = { sentences: [0], statements: [0], score: 0.9, run: 0 };
  const reading: Reading = { sentences, statements, pairs: [pair], own: false, likeness: () => 1 };
  return differences(pair, reading, CONTRASTS).map(({ check, lost, extra }) => `${check}: ${lost} > ${extra}`);
}

test('one side in place of each player is told', () => {
  expect(told('us player gain card', 'each player gain card negated*0-1')).toEqual(['sides: each > us']);
});

test('a side that the statement does not name is told, one that it may name is not', () => {
  expect(told('us player gain card', 'player gain card')).toEqual(['sides:  > us']);
  expect(told('us player gain card', '?us player gain card')).toEqual([]);
});

test('"may" where something happens by itself is told, but not in a condition', () => {
  expect(told('player may shuffle card', 'player shuffle card')).toEqual(['modality:  > may']);
  expect(told('when_if influence may control, place marker', 'when_if influence control place marker')).toEqual([]);
  expect(told('when_if deck, card may shuffle', 'when_if deck card shuffle')).toEqual(['modality:  > may']);
});

test('another deck is told as another name', () => {
  expect(told('shuffle late card', 'shuffle early card')).toEqual(['name: early > late']);
});

test('nought says that there is none', () => {
  expect(told('us #2 influence ussr #0', 'us #2 influence ussr negated')).toEqual([]);
  expect(told('us #2 influence ussr', 'us #2 influence ussr negated')).toEqual(['modality: negated > ']);
});

test('a name that the clause has in another of its sentences may be said again', () => {
  expect(told('us play @turkey', 'us play')).toEqual(['name:  > @turkey']);
  expect(told('us play @turkey', 'us play', 'us controlled @turkey')).toEqual([]);
});
