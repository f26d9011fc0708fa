import { describe, expect, it } from 'vitest';
import { type Finding, verdictOf } from './finding.ts';

const finding = (force: Finding['force'], clause: string, over?: string[]): Finding => ({
  clause,
  force,
  message: 'm',
  ...(over && { over }),
});

describe('the verdict that findings add up to', () => {
  it.each<[string, Finding[], string]>([
    ['nothing to say', [], 'legal'],
    ['every test passed', [finding('permits', '1'), finding('applies', '2')], 'legal'],
    ['one test failed', [finding('permits', '1'), finding('forbids', '2')], 'illegal'],
    ['one test is open', [finding('permits', '1'), finding('undetermined', '2')], 'undetermined'],
    ['one failed and one is open', [finding('undetermined', '1'), finding('forbids', '2')], 'illegal'],
    ['an exception defeats the prohibition', [finding('forbids', '1'), finding('permits', '2', ['1'])], 'legal'],
    [
      'but not another one',
      [finding('forbids', '1'), finding('forbids', '3'), finding('permits', '2', ['1'])],
      'illegal',
    ],
    ['a prohibition defeats nothing', [finding('forbids', '1'), finding('forbids', '2', ['1'])], 'illegal'],
    ['an exception settles an open test', [finding('undetermined', '1'), finding('permits', '2', ['1'])], 'legal'],
  ])('%s: %j is %s', (_title, findings, verdict) => {
    expect(verdictOf(findings)).toBe(verdict);
  });
});
