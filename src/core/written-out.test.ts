import { afterEach, describe, expect, it, vi } from 'vitest';
import { Code, WrittenOut } from './written-out.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page that forbids code to be made. */
const forbidCode = (error: Error): void => {
  vi.stubGlobal('Function', function refuse() {
    throw error;
  });
};

const sum = (code: Code): ((n: number) => number) | undefined =>
  code.toFunction('sum', ['n'], `return n + ${code.name(40)} + ${code.name(2)} - ${code.name(40)};`);

describe('a function written out', () => {
  it('knows every value by one name', () => {
    expect(sum(new Code())?.(5)).toBe(7);
  });

  it('is written once, when it has been asked for often', () => {
    let times = 0;
    const written = new WrittenOut(() => {
      times++;
      return sum(new Code());
    });
    expect(written.get()).toBeUndefined();
    for (let asked = 0; asked < 1000; asked++) written.get();
    expect([times, written.get()?.(1)]).toEqual([1, 3]);
  });

  it('is never written where code may not be made', () => {
    forbidCode(new EvalError('forbidden by the page'));
    expect(sum(new Code())).toBeUndefined();
  });

  it('does not hide a fault in what is written', () => {
    expect(() => new Code().toFunction('broken', [], 'return (')).toThrow(SyntaxError);
  });
});
