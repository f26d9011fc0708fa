/** What would settle an undetermined case. */
import type { CaseRuling } from '../../games/guerra-fria/desk/case.ts';
import { label } from '../language.ts';
import type { Tongue } from './tongue.ts';

/** One entry for each fact that would help. */
export function settling({ verdict, findings }: CaseRuling, tongue: Tongue): string[] {
  if (verdict !== 'undetermined') return [];
  const open = findings.filter(({ force }) => force === 'undetermined').map(({ message }) => message);
  return open.includes('talk.agreed') ? [label(tongue, 'settle.talk')] : [];
}
