/** A ruling of either game, as the desk shows it. */
import type { Verdict } from '../../../src/core/finding.ts';
import { type CallLanguage, label } from '../../../src/ruling/language.ts';
import type { RulingView } from '../../../src/ruling/view.ts';
import { comesInWords } from '../../../src/ruling/view-format.ts';

export interface ShownRuling {
  readonly view: RulingView;
  /** Has anything been attempted that there is a ruling on? */
  readonly asked: boolean;
  /** Readings under which it would come out differently. */
  readonly others: readonly {
    readonly issue: string;
    readonly option: string;
    readonly changes: 'verdict' | 'result';
    readonly verdict: Verdict;
  }[];
  /** What else is said, under the label of each kind. */
  readonly remarks: readonly { readonly label: string; readonly items: readonly string[] }[];
  /** The disputed questions at stake: the reading in force, and those to choose from. */
  readonly stakes: readonly {
    readonly issue: string;
    readonly inForce: string | undefined;
    readonly options: readonly string[];
  }[];
}

/** Who reads the verdict alone must read that the game is over. */
export function verdictOf(language: CallLanguage, { view }: ShownRuling): string {
  const end = view.comes?.clause === undefined ? undefined : comesInWords(view, language);
  return [label(language, `verdict.${view.verdict}`), ...(end === undefined ? [] : [end])].join('. ');
}
