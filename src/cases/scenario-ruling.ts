/** What came of a case, in the sentences of the features. */
import type { CaseRuling } from './rule.ts';
import type { Said } from './scenario-text.ts';

/** A clause that a sentence can name; a card has no number of its own there. */
const NUMBERED = /^\d[\d.A-Ia-i]*$/;

/** The verdict as a sentence; none where no clause of the rules forbids it by its number. */
export function verdictSaid({ verdict, findings }: Pick<CaseRuling, 'verdict' | 'findings'>): readonly Said[] {
  if (verdict !== 'illegal') return [{ kind: 'then', id: `ruling.${verdict}`, values: {} }];
  const clause = findings.find((finding) => finding.force === 'forbids' && NUMBERED.test(finding.clause))?.clause;
  return clause === undefined ? [] : [{ kind: 'then', id: 'ruling.illegal', values: { clause } }];
}
