/** What a case claims to happen, in a few words. */
import type { CaseRuling, CaseStep } from '../../desk/case.ts';
import { idOf } from '../../seats.ts';
import type { GuerraFriaLanguage } from './language.ts';
import { lineOf, nameOf } from './notation.ts';

/** The selections of the case, or the names of what is done. */
export function claimOf({ steps }: CaseRuling, language: GuerraFriaLanguage): string {
  const said = steps.flatMap((step) => partOf(step, language));
  // More than a round is told by the argument, and the circumstances say where it begins.
  return said.length > MOST ? `${said.slice(0, MOST).join(', ')}, …` : said.join(', ');
}

const MOST = 4;

/** What one fact lays or does. */
export function partOf({ fact, before }: CaseStep, language: GuerraFriaLanguage): string[] {
  if (!fact) return [];
  if (fact.type === 'agree') return [language.texts.names.facts.agree?.name ?? fact.type];
  if (fact.type === 'select' || fact.type === 'reveal')
    return [`${nameOf(fact.by, language)} ${lineOf(before, fact.by, fact.cards, language)}`];
  return [`${nameOf(fact.by, language)}: ${language.texts.names.facts[fact.type]?.name ?? idOf(fact.by)}`];
}
