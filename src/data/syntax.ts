/** The YAML parser's errors in plain words. */
import type { ErrorCode, YAMLError } from 'yaml';
import { wording } from '../core/wording.ts';
import type { DiagnosticTexts } from './diagnostics.ts';

interface SyntaxProblem extends DiagnosticTexts {
  readonly code: string;
  readonly from: number;
  readonly to: number;
}

const PLAIN: Readonly<Partial<Record<ErrorCode, DiagnosticTexts>>> = {
  TAB_AS_INDENT: { message: wording('a tab is used for indentation'), hint: wording('indent with spaces') },
  BAD_INDENT: {
    message: wording('the indentation does not fit'),
    hint: wording('align it with the lines it belongs to'),
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: wording('a second colon on one line'),
    hint: wording('put the value in quotes, or on a line of its own'),
  },
  BLOCK_IN_FLOW: { message: wording('a list or map in lines stands inside brackets') },
  MULTILINE_IMPLICIT_KEY: { message: wording('a key goes over several lines'), hint: wording('is a colon missing?') },
  UNEXPECTED_TOKEN: { message: wording('this cannot stand here') },
  MULTIPLE_DOCS: { message: wording('the file has more than one YAML document') },
  NON_STRING_KEY: { message: wording('a key must be plain text') },
  BAD_ALIAS: {
    message: wording('this is no valid alias'),
    hint: wording('put text that begins with * or & in quotes'),
  },
  TAG_RESOLVE_FAILED: {
    message: wording('tags are not supported'),
    hint: wording('put text that begins with ! in quotes'),
  },
  BAD_DQ_ESCAPE: {
    message: wording('unknown escape after a backslash'),
    hint: wording('use single quotes, or double the backslash'),
  },
};

/** A dash that begins a line where the parser is in the middle of a map, and a line without one where it is in a list. */
const STRAY_ENTRY: DiagnosticTexts = {
  message: wording('an entry of a list stands among the keys of a map'),
  hint: wording('indent it below the key whose list it is, or take the dash away'),
};
const STRAY_KEY: DiagnosticTexts = {
  message: wording('a line without a dash stands among the entries of a list'),
  hint: wording('indent it below the entry it belongs to, or begin it with a dash'),
};

/** The first problem of a document, reworded; the parser's own words where we have none. */
export function explainSyntax(text: string, problem: YAMLError): SyntaxProblem {
  const [began, to] = problem.pos;
  const dash = strayDash(text, began, problem.code);
  const from = dash ?? began + (/^ */.exec(text.slice(began, to))?.[0].length ?? 0);
  const texts = dash === undefined ? textsOf(problem) : STRAY_ENTRY;
  const code = problem.code.toLowerCase().replaceAll('_', '-');
  // An error at the very end is shown at the last character of the text.
  const at = Math.min(from, Math.max(0, text.trimEnd().length - 1));
  return {
    code,
    ...(texts ?? { message: problem.message }),
    from: at,
    to: Math.max(at + 1, Math.min(to, text.length)),
  };
}

function textsOf({ code, message }: YAMLError): DiagnosticTexts | undefined {
  if (code !== 'MISSING_CHAR') return PLAIN[code];
  return message.startsWith('Sequence item without') ? STRAY_KEY : leftOpen(message);
}

/** Where the parser took an entry of a list for a key: at the dash that begins the line. */
function strayDash(text: string, from: number, code: ErrorCode): number | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  const at = from + (/^ */.exec(text.slice(from))?.[0].length ?? 0);
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return line.trim() === '' && /^-\s/.test(text.slice(at, at + 2)) ? at : undefined;
}

/** The parser says in English what is missing. */
const leftOpen = (detail: string): DiagnosticTexts => ({
  message: wording('something is left open: a quote, a bracket, a comma or a colon ({detail})', { detail }),
});
