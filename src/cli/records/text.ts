/** A record as the text of a file: YAML, one fact to a line. */
import { Document, isMap, isSeq, visit } from 'yaml';
import type { GameRecord } from '../../logs/record/record.ts';

const HEAD =
  ' A game of Twilight Struggle, fact by fact, with what stands on the board after each round.\n arbiter replay reads it.';

export function recordText(record: GameRecord): string {
  const document = new Document(record);
  document.commentBefore = HEAD;
  visit(document, {
    Pair(_, { key, value }) {
      if (String(key) === 'facts' && isSeq(value)) for (const fact of value.items) if (isMap(fact)) fact.flow = true;
      if (isMap(value) && ['influence', 'milops', 'space', 'handicap'].includes(String(key))) value.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
