import type { Engine } from './engine.ts';

/** The clause or the card that a line rests on. */
export function cite({ texts }: Engine, clause: string): { name: string; to: string; summary: string } {
  const card = clause.startsWith('card:') ? clause.slice('card:'.length) : undefined;
  if (card !== undefined) return { name: texts.names.cards[card]?.title ?? card, to: `/cards/${card}`, summary: '' };
  const to = `/rulebook/${clause.replaceAll('/', '-')}`;
  return { name: clause, to, summary: texts.clauses[clause]?.summary ?? '' };
}
