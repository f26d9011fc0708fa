/** What a ruling says, held against the rules: every step cites a clause there is, in a sentence that can be read. */
import type { Finding } from '../../core/finding.ts';
import { sentenceOf } from './desk/texts.ts';
import { loadGuerraFria, loadGuerraFriaTexts } from './program/data/load.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { clauses, issues } = loaded.rules;
const texts = loadGuerraFriaTexts('en');

/** Findings whose clause or disputed question is not in the rules, or whose message cannot be made a sentence. */
export function unsaid(findings: readonly Finding[]): string[] {
  return findings.flatMap((finding) => {
    const { clause, message, issue } = finding;
    const sentence = sentenceOf(texts, finding);
    return [
      ...(clause in clauses ? [] : [`${message} cites "${clause}"`]),
      ...(issue === undefined || issue in issues ? [] : [`${message} names "${issue}"`]),
      ...(sentence === message || sentence.startsWith(`${message}(`) ? [sentence] : []),
    ];
  });
}
