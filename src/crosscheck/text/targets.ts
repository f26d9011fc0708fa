/** The translations in a PO or XLIFF file as a text: every one on its own line of the file, everything else blank. */

/** Is the document one of translation units? */
export function holdsUnits(name: string, source: string): 'po' | 'xliff' | undefined {
  if (/\.po$/i.test(name) || /^(?:#.*\n)*msg(?:id|ctxt) "/.test(source)) return 'po';
  return /\.xlf$|\.xliff$/i.test(name) || /^\s*(?:<\?xml[^>]*>\s*)?<xliff\b/.test(source) ? 'xliff' : undefined;
}

/** Keeps only what is translated, where it stands. */
export function targetsOf(source: string, kind: 'po' | 'xliff'): string {
  return kind === 'po' ? poTargets(source) : xliffTargets(source);
}

/** The header of a PO file, the translation of the empty text, is left out. */
function poTargets(source: string): string {
  const lines = source.split(/\r\n|\n/);
  const kept = lines.map(() => '');
  let [into, isHeader] = [-1, false];
  for (const [index, line] of lines.entries()) {
    const match = /^(msgctxt|msgid|msgstr(?:\[\d\])?)?\s*"(.*)"\s*$/.exec(line);
    if (!match) into = -1;
    else if (match[1] === 'msgid') [into, isHeader] = [-1, match[2] === '' && !/^"./.test(lines[index + 1] ?? '')];
    else if (match[1]) into = match[1].startsWith('msgstr') && !isHeader ? index : -1;
    // A translation that goes on over several lines is put together on its first.
    if (match && into >= 0) kept[into] += match[2]!.replace(/\\n/g, ' ').replace(/\\(["\\])/g, '$1');
  }
  return kept.map(proseOnly).join('\n');
}

/** Templates and fragments of sentences are no rules text; `--self` and the tools themselves look after them. */
function proseOnly(text: string): string {
  return /^[\p{Lu}\d¿¡«“"+]/u.test(text.trim()) && !text.includes('{') ? text : '';
}

function xliffTargets(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  let [text, from] = ['', 0];
  for (const match of source.matchAll(/<target\b[^>]*>([^<]*(?:<(?!\/target>)[^<]*)*)<\/target>/g)) {
    const start = match.index + match[0].indexOf('>') + 1;
    text += blank(source.slice(from, start)) + (proseOnly(match[1]!) === '' ? blank(match[1]!) : match[1]);
    from = start + match[1]!.length;
  }
  return text + blank(source.slice(from));
}
