/** What shows each clause, in the words of the page that `arbiter prove` prints. */
import { readTaken, type Shown, shownByClause } from '../../../src/proofs/shown.ts';
import type { CaseLink, ShownModel, SuiteSection } from '../../src/models.ts';
import type { Library } from './library.ts';
import { casesAbout } from './suite.ts';

/** Clause -> what shows it, if anything is to be said of it. */
export type ShownOf = (clause: string) => ShownModel | undefined;

/** What shows the clauses of the game of a library. */
export function shownIn(library: Library, suite: readonly SuiteSection[]): ShownOf {
  const { content, locale, words, game } = library;
  const shown = shownByClause({
    twilightStruggle: (edition) => content.rules[edition],
    guerraFria: () => content.guerraFria.rules,
  })[game];
  const number = new Intl.NumberFormat(locale);
  const messages = content.texts[locale]!.messages;
  const figures = readTaken();
  const date = figures && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(figures.taken));
  const taken = date && (figures.stale ? words.clause.shown.stale : words.clause.shown.taken).replace('{date}', date);
  const claimOf = ({ id, method, checked }: Shown['claims'][number]) => {
    const isGames = method === 'games' || method === 'witness';
    const how = isGames ? words.clause.shown.games : words.clause.shown.proved;
    const text = messages[`label.prove.claim.${id}`];
    return { text: typeof text === 'string' ? text : id, how: how.replace('{n}', number.format(checked)) };
  };
  return (clause) => {
    const own = shown.get(clause);
    if (!own) return undefined;
    const { claims, cases, status, repeats } = own;
    const same = repeats === undefined ? undefined : library.clause(repeats);
    const links: readonly CaseLink[] = casesAbout(suite, ({ id }) => cases.includes(id));
    const isShown = claims.length > 0 || links.length > 0 || same !== undefined;
    return {
      claims: claims.map(claimOf),
      ...(taken !== undefined && claims.length > 0 && { taken }),
      cases: links,
      ...(same && { repeats: same }),
      ...(!isShown && (status === 'tested' || status === 'text' || status === 'open') && { otherwise: status }),
    };
  };
}
