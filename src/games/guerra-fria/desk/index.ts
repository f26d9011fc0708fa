/**
 * The referee's desk: everything that the commands ask of *Guerra fría*. What reads something written by people returns
 * `{ok: false, problem}` when it cannot understand it.
 */
export type { CaseRuling } from './case.ts';
export { type CaseInput, suiteCases } from './format.ts';
export type { GameRecord } from './record.ts';
export { sentenceOf, type Texts } from './texts.ts';
export { makeWords, type Words } from './words.ts';
