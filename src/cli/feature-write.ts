/** Cases as feature files at the command line; what no sentence says is refused by its name. */

import type { CaseInput } from '../cases/case.ts';
import type { CaseRuling } from '../cases/rule.ts';
import { verdictSaid } from '../cases/scenario-ruling.ts';
import { featureOf, type WrittenScenario } from '../cases/scenario-text.ts';
import { sentencesOf } from '../cases/scenario-write.ts';
import type { Phrases } from '../cases/scenarios.ts';
import { type Wording, wording } from '../core/wording.ts';
import { allPhrases } from './feature-file.ts';
import type { Session } from './session.ts';

/** A case with what came of it. */
export interface RuledCase {
  readonly title: string;
  readonly input: CaseInput;
  readonly ruling: Pick<CaseRuling, 'verdict' | 'findings'>;
}

/** The case in sentences; or why there are none. */
export function scenarioOf({ title, input, ruling }: RuledCase, session: Session): WrittenScenario | Wording {
  const { expect: _, ...own } = input;
  const written = sentencesOf(own, session.rules('deluxe'));
  if ('unsaid' in written)
    return wording('arbiter: no sentence of the features says this part of {name}: {what}', {
      name: title,
      what: written.unsaid,
    });
  return { title, written: { ...written, said: [...written.said, ...verdictSaid(ruling)] } };
}

/** The text of a feature, in the language of the session if it has all of its sentences. */
export function featureText(title: string, scenarios: readonly WrittenScenario[], session: Session): string {
  const languages = allPhrases();
  const said = scenarios.flatMap(({ written }) => written.said);
  const whole = ({ ...phrases }: Phrases): boolean => said.every(({ kind, id }) => phrases[kind][id] !== undefined);
  const own = languages[session.locale];
  const locale = own && whole(own) ? session.locale : 'en';
  return featureOf(
    locale,
    { phrases: languages[locale] as Phrases, names: session.texts(locale).names },
    title,
    scenarios,
  );
}
