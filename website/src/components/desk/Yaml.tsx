import words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import { stringify } from 'yaml';
import type { CaseInput } from '../../../../src/cases/case.ts';
import type { Engine } from '../../run/engine.ts';
import type { ReadCase } from '../../run/read-case.ts';

/** The case as text: for pasting, for sharing, and for what the form does not offer. */
export function Yaml({
  engine,
  input,
  onChange,
}: {
  readonly engine: Engine;
  readonly input: CaseInput;
  readonly onChange: (input: CaseInput) => void;
}): ReactNode {
  const [text, setText] = useState(() => stringify(input));
  const [told, setTold] = useState(input);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [read, setRead] = useState<{ readonly with: (text: string) => ReadCase }>();
  useEffect(() => {
    void import('../../run/read-case.ts').then(({ caseReader }) => setRead({ with: caseReader(engine) }));
  }, [engine]);
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
