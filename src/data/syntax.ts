/** The YAML parser's complaints in plain words. */
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

/** The first problem of a document, reworded; the parser's own words where we have none. */
export function explainSyntax(text: string, problem: YAMLError): SyntaxProblem {
  const [from, to] = problem.pos;
  const texts = problem.code === 'MISSING_CHAR' ? leftOpen(problem.message) : PLAIN[problem.code];
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

/** The parser says in English what is missing. */
const leftOpen = (detail: string): DiagnosticTexts => ({
  message: wording('something is left open: a quote, a bracket, a comma or a colon ({detail})', { detail }),
});
