import words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import { stringify } from 'yaml';
import type { Read } from '../../run/read.ts';

/** The case as text: for pasting, for sharing, and for what the form does not offer. */
export function Yaml<T extends object>({
  reader,
  input,
  onChange,
}: {
  /** What reads the text; it is loaded when first needed. */
  readonly reader: () => Promise<(text: string) => Read<T>>;
  readonly input: T;
  readonly onChange: (input: T) => void;
}): ReactNode {
  const [text, setText] = useState(() => stringify(input));
  const [told, setTold] = useState(input);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [read, setRead] = useState<{ readonly with: (text: string) => Read<T> }>();
  useEffect(() => {
    void reader().then((loaded) => setRead({ with: loaded }));
  }, [reader]);
  // What was changed elsewhere replaces the text; what was typed here stays as it was typed.
  if (told !== input) {
    setTold(input);
    setText(stringify(input));
    setProblems([]);
  }
  const change = (next: string): void => {
    setText(next);
    const result = read?.with(next);
    if (!result) return;
    setProblems(result.ok ? [] : result.problems);
    if (!result.ok) return;
    setTold(result.input);
    onChange(result.input);
  };
  return (
    <div className="yaml">
      <label>
        <span className="sr">{words.desk.yaml}</span>
        <textarea
          value={text}
          spellCheck={false}
          rows={24}
          readOnly={read === undefined}
          aria-invalid={problems.length > 0}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      <div role="status">
        {problems.map((problem) => (
          <pre key={problem} className="yaml__problem">
            {problem}
          </pre>
        ))}
      </div>
    </div>
  );
}
