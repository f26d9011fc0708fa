/** About as much as a search engine shows of a description. */
const LONGEST = 170;

/**
 * The first sentences of a guide in plain words, to describe it. Docusaurus would take its first line, which ends in the
 * middle of a sentence.
 */
export function leadOf(markdown: string): string | undefined {
  const prose = markdown
    .replace(/^(```+)[\s\S]*?^\1/gm, '')
    .split(/\n\s*\n/)
    .find((block) => /^[^\s#<|-]/.test(block));
  if (prose === undefined) return undefined;
  const plain = prose
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [first = plain, ...others] = plain.split(/(?<=[.!?]) (?=\p{Lu})/u);
  let lead = first;
  for (const sentence of others) {
    if (lead.length + sentence.length >= LONGEST) break;
    lead += ` ${sentence}`;
  }
  return lead;
}
