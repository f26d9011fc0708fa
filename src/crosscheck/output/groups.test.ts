/** What a reader sees first, and how often. */
import { expect, test } from 'vitest';
import { loadResources } from '../../cli/commands/crosscheck-resources.ts';
import { crosscheck } from '../crosscheck.ts';
import type { CheckFinding } from '../types.ts';
import { groupsOf, linesOf } from './groups.ts';
import { markdownReport } from './markdown.ts';
import { textReport } from './text.ts';

const finding = (check: string, severity: CheckFinding['severity'], line: number, phrase = check): CheckFinding => ({
  check,
  severity,
  line,
  column: 1,
  confidence: 1,
  clause: '6.3',
  phrase,
  message: `«${phrase}»`,
  expected: '',
});
const order = (...findings: CheckFinding[]) =>
  groupsOf(findings).map(({ first }) => `${first.check} ${first.severity}`);

test('what turns a rule round comes first, then what weighs most', () => {
  expect(
    order(
      finding('term', 'medium', 1),
      finding('term', 'high', 2),
      finding('number', 'high', 3),
      finding('coverage', 'critical', 4),
      finding('modality', 'high', 5),
      finding('comparator', 'medium', 6),
    ),
  ).toEqual(['modality high', 'coverage critical', 'number high', 'term high', 'comparator medium', 'term medium']);
});

test('what is said of one wording again is one entry with the other lines, however it is written', () => {
  const [group, ...more] = groupsOf([
    finding('term', 'high', 3, 'Dado'),
    finding('term', 'high', 5, 'dado'),
    finding('term', 'high', 5, 'dado'),
    finding('term', 'high', 9, 'DADO'),
  ]);
  expect(more).toEqual([]);
  expect(group?.others).toHaveLength(3);
  expect(linesOf(group!)).toBe('5, 9');
});

test('two missing clauses are two entries, though neither has a wording', () => {
  const missing = finding('coverage', 'high', 3, '');
  expect(groupsOf([missing, { ...missing, clause: '6.4' }])).toHaveLength(2);
});

test('text and table say it once, and how many findings that are', () => {
  const { canon, messages, residue } = loadResources('es', 'deluxe', 'en');
  const text = 'El apostador gana.\n\nDespués, otro apostador pierde.\n';
  const result = crosscheck('own.md', text, { canon, messages, residue, sections: [] });
  expect(result.findings).toHaveLength(2);
  const report = textReport(result, messages);
  expect(report.match(/“apostador”/g)).toHaveLength(1);
  expect(report).toContain('also in lines 3');
  expect(report).toContain('2 findings, 1 of them different');
  expect(markdownReport(result, messages)).toContain('| 1, 3 | high | term |');
});
