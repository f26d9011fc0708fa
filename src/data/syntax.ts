/** The YAML parser's complaints in plain words. */
import type { ErrorCode, YAMLError } from 'yaml';

interface SyntaxProblem {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly from: number;
  readonly to: number;
}

const PLAIN: Readonly<Partial<Record<ErrorCode, { readonly message: string; readonly hint?: string }>>> = {
  TAB_AS_INDENT: { message: 'a tab is used for indentation', hint: 'indent with spaces' },
  BAD_INDENT: { message: 'the indentation does not fit', hint: 'align it with the lines it belongs to' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a second colon on one line',
    hint: 'put the value in quotes, or on a line of its own',
  },
  BLOCK_IN_FLOW: { message: 'a list or map in lines stands inside brackets' },
  MISSING_CHAR: { message: 'something is left open: a quote, a bracket, a comma or a colon' },
  MULTILINE_IMPLICIT_KEY: { message: 'a key goes over several lines', hint: 'is a colon missing?' },
  UNEXPECTED_TOKEN: { message: 'this cannot stand here' },
  MULTIPLE_DOCS: { message: 'the file has more than one YAML document' },
  NON_STRING_KEY: { message: 'a key must be plain text' },
  BAD_ALIAS: { message: 'this is no valid alias', hint: 'put text that begins with * or & in quotes' },
  TAG_RESOLVE_FAILED: { message: 'tags are not supported', hint: 'put text that begins with ! in quotes' },
  BAD_DQ_ESCAPE: { message: 'unknown escape after a backslash', hint: 'use single quotes, or double the backslash' },
};

/** The first problem of a document, reworded; the parser's own words where we have none. */
export function explainSyntax(text: string, problem: YAMLError): SyntaxProblem {
  const [from, to] = problem.pos;
  const { message, hint } = PLAIN[problem.code] ?? { message: problem.message };
  const code = problem.code.toLowerCase().replaceAll('_', '-');
  const detail = problem.code === 'MISSING_CHAR' ? `${message} (${problem.message})` : message;
  // An error at the very end is shown at the last character of the text.
  const at = Math.min(from, Math.max(0, text.trimEnd().length - 1));
  return {
    code,
    message: detail,
    ...(hint === undefined ? {} : { hint }),
    from: at,
    to: Math.max(at + 1, Math.min(to, text.length)),
  };
}
