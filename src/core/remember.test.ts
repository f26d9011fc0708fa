import { describe, expect, it } from 'vitest';
import { rememberText } from './remember.ts';

describe('what is remembered of a text', () => {
  it('is worked out once, even where there is no answer', () => {
    const asked: string[] = [];
    const found = rememberText((text) => {
      asked.push(text);
      return text === 'nothing' ? undefined : text.length;
    });
    expect(['Iran', 'nothing', 'Iran', 'nothing'].map(found)).toEqual([4, undefined, 4, undefined]);
    expect(asked).toEqual(['Iran', 'nothing']);
  });

  it('stays right when there are so many texts that all are forgotten', () => {
    const found = rememberText((text) => text.length);
    const texts = Array.from({ length: 50_000 }, (_, at) => 'x'.repeat(at % 7) + at);
    expect(texts.filter((text) => found(text) !== text.length)).toEqual([]);
    expect(found('0')).toBe(1);
  });
});
