/** Models of the register of disputes: the list, and a page for each entry. */
import type { IssueEntry, IssuePageModel } from '../../src/models.ts';
import { defined, type Library } from './library.ts';

export function issueModels(library: Library): readonly IssuePageModel[] {
  const { issues } = library.content.sources;
  return issues.map((issue, index): IssuePageModel => {
    const [previous, next] = [issues[index - 1], issues[index + 1]];
    const texts = library.content.texts[library.locale]!.issues[issue.id];
    return {
      game: library.game,
      ...library.issue(issue.id),
      confidence: issue.confidence,
      preferred: issue.preferred,
      options: Object.entries(issue.options).map(([id, text]) => ({
        id,
        text: texts?.options[id] ?? text,
        supported: issue.supported.includes(id),
      })),
      clauses: defined(issue.clauses.map(library.clause)),
      cards: defined(issue.cards.map(library.card)),
      evidence: issue.evidence,
      date: issue.date,
      ...(previous && { previous: library.issue(previous.id) }),
      ...(next && { next: library.issue(next.id) }),
    };
  });
}

/** What the list and the desk need of an entry. */
export function issueEntry({ id, number, question, confidence, preferred, options }: IssuePageModel): IssueEntry {
  return { id, number, question, confidence, preferred, options };
}
