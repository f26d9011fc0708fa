/** A position as a case file, for `--format yaml`. */
import { Document, isMap, isSeq, visit } from 'yaml';
import type { CaseInput } from '../cases/case.ts';
import { positionOf } from '../cases/write.ts';
import type { Board } from '../games/twilight-struggle/board.ts';

/**
 * The position of a board as YAML that `arbiter` reads again.
 * @param comment lines to put above it
 */
export function positionYaml(board: Board, input: CaseInput, comment: readonly string[]): string {
  const { position, atRest } = positionOf(board, input.position.deck_top_first);
  const options = input.position.options;
  const document = new Document({
    edition: board.rules.edition,
    ...(input.policies && { policies: input.policies }),
    position: { ...position, ...(options && { options }) },
    action: [],
  });
  // Countries with their markers and lists of cards on one line each: the shape people write.
  visit(document, {
    Collection(_, node, path) {
      const small = isMap(node) ? path.length > 4 : isSeq(node);
      const plain = node.items.every(
        (item) => !isMap('value' in Object(item) ? (item as { value: unknown }).value : item),
      );
      if (small && plain) node.flow = true;
    },
  });
  const remarks = [...comment, ...(atRest ? [] : ['a play was under way, which this format cannot state'])];
  document.commentBefore = remarks.map((line) => ` ${line}`).join('\n');
  return document.toString({ lineWidth: 120, flowCollectionPadding: false });
}
