/** What would settle an undetermined case. */

import { label } from '../../../../ruling/language.ts';
import type { CaseRuling } from '../../desk/case.ts';
import type { GuerraFriaLanguage } from './language.ts';

/** One entry for each fact that would help. */
export function settling({ verdict, findings }: CaseRuling, language: GuerraFriaLanguage): string[] {
  if (verdict !== 'undetermined') return [];
  const open = findings.filter(({ force }) => force === 'undetermined').map(({ message }) => message);
  return open.includes('talk.agreed') ? [label(language, 'settle.talk')] : [];
}
