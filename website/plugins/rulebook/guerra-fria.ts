/** The rules of the other game on one page: its clauses, its deck, and what is disputed about it. */
import type { GuerraFriaModel } from '../../src/models.ts';
import type { Library } from './library.ts';

export function guerraFriaModel({ content, locale }: Library): GuerraFriaModel {
  const { rules, texts } = content.guerraFria;
  const own = texts[locale]!;
  const issues = Object.entries(rules.issues);
  return {
    clauses: inOrder(Object.values(rules.clauses)).map(({ id, kind, summary }) => ({
      id,
      kind,
      summary: own.clauses[id]?.summary ?? summary,
      ...(locale !== 'es' && { source: texts.es!.clauses[id]?.summary ?? summary }),
      disputed: issues.flatMap(([issue, { clauses }], index) =>
        clauses.includes(id) ? [{ id: issue, number: index + 1 }] : [],
      ),
    })),
    deck: Object.entries(rules.deck).map(([card, copies]) => ({ name: own.names.cards[card]?.name ?? card, copies })),
    issues: issues.map(([id, { question, options, preferred }], index) => ({
      id,
      number: index + 1,
      question: own.issues[id]?.question ?? question,
      preferred,
      options: Object.entries(options).map(([option, text]) => ({
        id: option,
        text: own.issues[id]?.options[option] ?? text,
      })),
    })),
  };
}

/** JavaScript puts whole numbers such as "3" before all other keys; the document does not. */
const inOrder = <T extends { readonly id: string }>(clauses: readonly T[]): readonly T[] =>
  [...clauses].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
