import type { ReactNode } from 'react';

interface Props {
  /** Command -> what it prints, handed in where the guide is compiled. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The command without the name of the program. */
  readonly run: string;
  /** Of a long output only so many lines are shown; the plugin that runs the commands cuts it. */
  readonly lines?: number;
}

/** A command of the guides with what it prints. */
export function Output({ outputs, run }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className="output" tabIndex={0}>
      <code>
        <b>$ npx arbiter {run}</b>
        {`\n${outputs[run] ?? ''}`}
      </code>
    </pre>
  );
}
