/** Fewer words are looked for, not asked. */
const FEWEST = 4;

/** Is a line a question, and not words or a query that are looked for? */
export const isQuestion = (line: string): boolean =>
  (line.match(/[\p{L}\p{N}]{1,60}/gu)?.length ?? 0) >= FEWEST && !/\p{L}(?::|[<>]=?)\S/u.test(line);
