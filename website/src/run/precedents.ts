/** The cases of the suite that a question is like, told with their facts and ruled on by the machines of the site. */

import precedents from '@generated/rulebook/default/precedents.json';
import asking from '@generated/rulebook/default/shared-asking.json';
import type { General } from '../../../src/asking/general.ts';
import { unlike } from '../../../src/asking/unlike.ts';
import type { CaseInput } from '../../../src/cases/case.ts';
import { storyOf } from '../../../src/cases/scenario-text.ts';
import { sentencesOf } from '../../../src/cases/scenario-write.ts';
import { wordingIn } from '../../../src/core/wording.ts';
import { type AskingData, caseShown, type Shown, writtenIn } from './answer.ts';
import { engine } from './site-engine.ts';

/** Number of a case -> where it stands in the suite, its title in English, and what is ruled on. */
export type PrecedentData = Readonly<
  Record<string, { readonly section: string; readonly title: string; readonly input: CaseInput }>
>;

/** The cards and countries that a question names. */
export type Named = Pick<General, 'cards' | 'countries'>;

export interface Precedent {
  readonly id: string;
  readonly to: string;
  /** In English, as the suite has it; on the English site alone. */
  readonly title?: string;
  /** In sentences; undefined where no sentence says one of them. */
  readonly facts?: string;
  /** What the question names and the case does not. */
  readonly unlike?: string;
  readonly shown: Shown;
}

/** A case by its number, beside a question that names these; undefined if it cannot be told. */
export function precedentShown(id: string, named: Named): Precedent | undefined {
  const { texts, rules } = engine;
  const known = (precedents as unknown as PrecedentData)[id];
  const shown = known && caseShown(engine, known.input);
  if (!known || !shown) return undefined;
  const said = sentencesOf(known.input, rules.deluxe);
  const missing = unlike(named, said, texts.names);
  return {
    id,
    to: `/conformance/${known.section}#${id}`,
    ...(texts.locale === 'en' && { title: known.title }),
    ...(!('unsaid' in said) && { facts: storyOf(said, writtenIn(texts.locale, asking as unknown as AskingData)) }),
    ...(missing && { unlike: wordingIn(texts, missing) }),
    shown,
  };
}
