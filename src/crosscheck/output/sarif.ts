/** SARIF 2.1.0, for code hosts and editors. */
import { CHECKS, type CrosscheckResult } from '../crosscheck.ts';
import type { CheckFinding, Severity } from '../types.ts';

const LEVEL: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
  info: 'note',
};

/**
 * One run with one result for every finding.
 * @param uri where the document is, for whoever opens the report: relative to the folder that was worked in, or absolute
 */
export function sarifReport({ findings }: CrosscheckResult, uri: string): object {
  const ids = [...new Set(findings.map(({ check }) => check))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'arbiter crosscheck',
            rules: ids.map((id) => ({
              id,
              shortDescription: { text: CHECKS.find((check) => check.id === id)?.why ?? id },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => ({
          ruleId: finding.check,
          level: LEVEL[finding.severity],
          message: { text: finding.expected ? `${finding.message} → ${finding.expected}` : finding.message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri },
                region: {
                  startLine: finding.line,
                  startColumn: finding.column,
                  endColumn: finding.column + Math.max(1, finding.phrase.length),
                },
              },
            },
          ],
          // A line may move; check, clause and phrase stay.
          partialFingerprints: { phrase: fingerprint(finding) },
          properties: { clause: finding.clause, confidence: finding.confidence, severity: finding.severity },
        })),
      },
    ],
  };
}

/** 32-bit FNV-1a: short, stable, and no secret depends on it. */
function fingerprint({ check, clause, phrase }: CheckFinding): string {
  let hash = 0x811c9dc5;
  for (const char of `${check} ${clause} ${phrase}`) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
