/** A ruling in a few lines, for where it stands beside something else: what decides, and what forbids it or comes of it. */
import type { ClauseId } from '../core/ruleset.ts';
import { say } from './language.ts';
import type { RulingView } from './view.ts';
import type { Language } from './view-format.ts';
import type { SectionId } from './view-sections.ts';

export interface ShortRuling {
  /** What was claimed. */
  readonly claim?: string;
  /** The clause that decides, and its sentence. */
  readonly decides?: { readonly clause: ClauseId; readonly sentence: string };
  /** What forbids it, or leaves it open, in this very case. */
  readonly reasons: readonly string[];
  /** What is different on the board and on the tracks afterwards. */
  readonly changes: readonly string[];
}

/** The parts of a ruling that tell what is different afterwards. */
const CHANGES: ReadonlySet<string> = new Set<SectionId>(['result', 'milops', 'defcon', 'vp', 'space']);

/** The short form of a ruling, in the words of a language. */
export function shortRuling({ verdict, claim, decides, sections }: RulingView, language: Language): ShortRuling {
  const sentence = decides === undefined ? undefined : language.sentence?.(decides);
  const reasons = sections
    .flatMap(({ lines }) => lines)
    .filter(({ mark }) => mark === 'forbids' || mark === 'undetermined')
    .map(({ said }) => say(language, said));
  const changes = sections.filter(({ id }) => CHANGES.has(id)).flatMap(({ lines }) => lines);
  return {
    ...(claim !== undefined && { claim: say(language, claim) }),
    ...(decides !== undefined && sentence !== undefined && { decides: { clause: decides, sentence } }),
    reasons: [...new Set(reasons)],
    changes: verdict === 'legal' ? changes.map(({ said }) => say(language, said)) : [],
  };
}
