import * as words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import type { Read } from '../../run/read.ts';
import { Problem } from '../Problem.tsx';
import { useYaml } from './useYaml.ts';

interface Props<T> {
  /** What reads the text; it is loaded when first needed. */
  readonly reader: () => Promise<(text: string) => Read<T>>;
  readonly input: T;
  readonly onChange: (input: T) => void;
  /** Told whether the text, as it stands now, cannot be read. */
  readonly onUnread: (unread: boolean) => void;
}

/** The case as text: for pasting, for sharing, and for what the form does not offer. */
export function Yaml<T extends object>(props: Props<T>): ReactNode {
  const stringify = useYaml();
  return stringify && <Text {...props} stringify={stringify} />;
}

function Text<T extends object>(props: Props<T> & { readonly stringify: (value: object) => string }): ReactNode {
  const { reader, input, onChange, onUnread, stringify } = props;
  const [text, setText] = useState(() => stringify(input));
  const [told, setTold] = useState(input);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [several, setSeveral] = useState(false);
  const [read, setRead] = useState<{ readonly with: (text: string) => Read<T> }>();
  useEffect(() => {
    void reader().then((loaded) => setRead({ with: loaded }));
  }, [reader]);
  // What was changed elsewhere replaces the text; what was typed here stays as it was typed.
  if (told !== input) {
    setTold(input);
    setText(stringify(input));
    setProblems([]);
    setSeveral(false);
  }
  const unread = problems.length > 0;
  useEffect(() => onUnread(unread), [unread, onUnread]);
  const change = (next: string): void => {
    setText(next);
    const result = read?.with(next);
    if (!result) return;
    setProblems(result.ok ? [] : result.problems);
    setSeveral(result.ok && result.several);
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
          aria-invalid={unread}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      <div role="status">
        {problems.map((problem) => (
          <Problem key={problem} text={problem} />
        ))}
        {several && <p className="unverified">{words.desk.several}</p>}
      </div>
    </div>
  );
}
