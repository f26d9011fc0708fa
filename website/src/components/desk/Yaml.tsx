import words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import { parse, stringify } from 'yaml';
import type { CaseInput } from '../../../../src/cases/case.ts';
import { isCase } from './edit.ts';

const MOST_BYTES = 200_000;

/** The case as text: for pasting, for sharing, and for what the form does not offer. */
export function Yaml({
  input,
  onChange,
}: {
  readonly input: CaseInput;
  readonly onChange: (input: CaseInput) => void;
}): ReactNode {
  const [text, setText] = useState(() => stringify(input));
  const [problem, setProblem] = useState('');
  useEffect(() => {
    setText((before) => (sameCase(before, input) ? before : stringify(input)));
  }, [input]);
  const change = (next: string): void => {
    setText(next);
    const read = readCase(next);
    if (typeof read === 'string') setProblem(read);
    else {
      setProblem('');
      onChange(read);
    }
  };
  return (
    <label className="yaml">
      <span className="sr">{words.desk.yaml}</span>
      <textarea
        value={text}
        spellCheck={false}
        rows={22}
        onChange={(event) => change(event.target.value)}
        aria-invalid={problem !== ''}
      />
      <span role="status" className="yaml__problem">
        {problem}
      </span>
    </label>
  );
}

/** A case, the first of several, or what is wrong with the text. */
export function readCase(text: string): CaseInput | string {
  if (text.length > MOST_BYTES) return words.desk.tooLong;
  try {
    const value: unknown = parse(text, { maxAliasCount: 100 });
    const [first] = Array.isArray(value) ? value : [value];
    const found = first as { cases?: readonly unknown[] } | undefined;
    const one = found?.cases ? found.cases[0] : found;
    return isCase(one) ? one : words.desk.noCase;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

const sameCase = (text: string, input: CaseInput): boolean => {
  const read = readCase(text);
  return typeof read !== 'string' && JSON.stringify(read) === JSON.stringify(input);
};
