/** The text of a card, generated from its program. Pure, safe in a browser. */

export { clauseSentences } from './clause-sentences.ts';
export { type CardRelation, type CardText, describeCard, readingOrder } from './describe.ts';
export type { Relation } from './grammar.ts';
export { type CardIssue, type CardLink, type CardPage, cardPage } from './page.ts';
export { withRequirements } from './requirement-names.ts';
